#include "desktop/rules/book_view.h"

#include "desktop/look/announce.h"
#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/type.h"
#include "desktop/rules/card_row.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

namespace {

constexpr int kTogether = 60; // ms to wait for more cards before a picture is drawn anew

RowMeasures measuresOf(const look::Metrics& m, int wide) {
    const int card = withText(m, 56);
    return {QSize(card, card * 9 / 5), withText(m, 6), wide};
}

} // namespace

BookView::BookView(const text::Volume& volume, look::Deck& deck, QWidget* parent)
    : QTextBrowser(parent), deck_(deck), book_(bookInside(volume)) {
    setAccessibleName(tr("The text of the rule book"));
    setOpenLinks(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the text never wraps anew because it comes
    setLineWrapMode(FixedPixelWidth); // a new width is written for, not wrapped before that as well
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    QPalette p = palette();
    p.setColor(QPalette::Base, Qt::transparent);
    p.setColor(QPalette::Text, QColor(colour::ink));
    p.setColor(QPalette::Link, QColor(colour::openBar));
    p.setColor(QPalette::Highlight, QColor(colour::openBar));
    p.setColor(QPalette::HighlightedText, QColor(colour::paper));
    setPalette(p);
    redraw_.setSingleShot(true);
    redraw_.setInterval(kTogether);
    connect(&redraw_, &QTimer::timeout, this, [this] {
        const QSet<QString> due = std::exchange(due_, {});
        for (const QString& code : due)
            drawPictures(code);
        viewport()->update();
    });
    connect(&deck_, &look::Deck::ready, this, [this](const QString& code) {
        due_.insert(code);
        redraw_.start();
    });
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (const auto target = targetOf(url.toString()))
            emit asked(*target);
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (widthForText() == written_.width()) // not while another width is being taken
            place_ = place();
        emit moved();
    });
}

void BookView::lay(const look::Metrics& m, const QRect& place) {
    metrics_ = m;
    verticalScrollBar()->setStyleSheet(look::scrollBarStyle(m, colour::paperRule));
    setGeometry(place);
    write();
}

// ---- The text ----

int BookView::widthForText() const {
    return viewport()->width() - metrics_.px(10);
}

void BookView::write() {
    const int wide = widthForText();
    const QSize asked(wide, metrics_.text(15));
    if (!isVisible() || wide < 100 || asked == written_)
        return;
    const Target kept = place_;
    written_ = asked;
    document()->clear(); // or the old text would be wrapped anew for each of these
    setLineWrapColumnOrWidth(viewport()->width());
    setFont(look::sans(metrics_, 15));
    document()->setDefaultFont(font());
    document()->setDefaultStyleSheet(bookStyle(metrics_));
    const RowMeasures measures = measuresOf(metrics_, wide);
    drawPictures(QString());
    RowMeasures narrow = measures;
    narrow.wide = wide - withText(metrics_, 62); // beside the number
    setHtml(bookText(book_,
                     {metrics_, wide, [&](const auto& example) { return rowSize(example, narrow).width(); },
                      look::letReaderWalk(*this) ? Captions::NamingCards : Captions::Plain}));
    readPlaces();
    dressLinks();
    arrived_.reset();
    if (!sought_.isEmpty()) {
        const int hit = hit_;
        seek(sought_);
        hit_ = std::min(hit, hits() - 1);
    }
    mark();
    if (!kept.name.isEmpty())
        go(kept);
}

// The pictures that show this card; all of them for an empty code.
void BookView::drawPictures(const QString& code) {
    const RowMeasures measures = measuresOf(metrics_, written_.width() - withText(metrics_, 62));
    for (const books::Rule& rule : book_.rules.rules)
        for (const books::Example& example : rule.examples)
            if (code.isEmpty() || example.cards.contains(code) || example.trick.contains(code))
                document()->addResource(QTextDocument::ImageResource, QUrl(pictureOf(example)),
                                        rowPicture(example, measures, deck_, devicePixelRatioF()));
}

void BookView::readPlaces() {
    places_.clear();
    links_.clear();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment piece = it.fragment();
            const QTextCharFormat format = piece.charFormat();
            for (const QString& name : format.anchorNames())
                if (const auto target = targetOf(name))
                    places_.push_back({piece.position(), *target});
            if (!format.anchorHref().isEmpty())
                links_.push_back({piece.position(), piece.position() + piece.length(), format.anchorHref()});
        }
}

// Numbers in red, words of the glossary underlined: the text stays readable.
void BookView::dressLinks() {
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    for (const Link& link : links_) {
        const bool term = targetOf(link.href)->kind == Target::Kind::Term;
        QTextCharFormat format;
        format.setForeground(QColor(term ? colour::ink : colour::openBar));
        format.setUnderlineStyle(term ? QTextCharFormat::DotLine : QTextCharFormat::NoUnderline);
        format.setUnderlineColor(QColor(colour::openBar));
        cursor.setPosition(link.from);
        cursor.setPosition(link.to, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }
    cursor.endEditBlock();
}

// ---- Places ----

void BookView::scrollToPosition(int position, int above) {
    const QRectF at = document()->documentLayout()->blockBoundingRect(document()->findBlock(position));
    verticalScrollBar()->setValue(static_cast<int>(at.top()) - above);
}

std::optional<int> BookView::positionOf(const Target& target) const {
    const auto found = std::ranges::find(places_, target, &Place::target);
    return found == places_.end() ? std::nullopt : std::optional(found->position);
}

bool BookView::go(const Target& target) {
    if (written_.isEmpty()) { // not on the screen yet
        place_ = target;
        return true;
    }
    const auto position = positionOf(target);
    if (!position)
        return false;
    QTextCursor at(document());
    at.setPosition(*position);
    setTextCursor(at);
    scrollToPosition(*position, metrics_.px(6));
    arrived_ = position;
    mark();
    return true;
}

Target BookView::placeAt(int position) const {
    const auto after = std::ranges::upper_bound(places_, position, {}, &Place::position);
    if (places_.empty())
        return {};
    return after == places_.begin() ? places_.front().target : std::prev(after)->target;
}

Target BookView::place() const {
    return placeAt(topPosition());
}

Target BookView::placeOfHit(int hit) const {
    return placeAt(hits_[static_cast<std::size_t>(hit)].selectionStart());
}

QString BookView::wordsAround(int hit) const {
    return hits_[static_cast<std::size_t>(hit)].block().text();
}

QStringList BookView::links() const {
    QStringList all;
    for (const Link& link : links_)
        all << link.href;
    return all;
}

// ---- Keys ----

const BookView::Link* BookView::chosenLink() const {
    const QTextCursor at = textCursor();
    const auto found = std::ranges::find_if(links_, [&](const Link& link) {
        return at.hasSelection() && link.from == at.selectionStart() && link.to == at.selectionEnd();
    });
    return found == links_.end() ? nullptr : &*found;
}

void BookView::keyPressEvent(QKeyEvent* event) {
    const bool follows = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (const Link* link = follows ? chosenLink() : nullptr)
        emit asked(*targetOf(link->href));
    else if (event->key() == Qt::Key_Escape)
        event->ignore(); // the page's
    else
        QTextBrowser::keyPressEvent(event);
}

// From link to link as far as they are in sight, then out.
bool BookView::focusNextPrevChild(bool next) {
    const int top = cursorForPosition(QPoint(0, 0)).position();
    const int bottom = cursorForPosition(viewport()->rect().bottomRight()).position();
    std::vector<const Link*> seen;
    for (const Link& link : links_)
        if (link.from >= top && link.to <= bottom)
            seen.push_back(&link);
    const auto here = std::ranges::find(seen, chosenLink());
    const Link* wanted = nullptr;
    if (here == seen.end()) // from outside or from words: the first one, the last one
        wanted = seen.empty() || !next ? nullptr : seen.front();
    else if (next)
        wanted = here + 1 == seen.end() ? nullptr : here[1];
    else
        wanted = here == seen.begin() ? nullptr : here[-1];
    QTextCursor at = textCursor();
    if (!wanted) {
        at.setPosition((top + bottom) / 2); // in sight: the text must not scroll away
        setTextCursor(at);
        // The browser's own would begin with the links anew. NOLINTNEXTLINE(bugprone-parent-virtual-call)
        return QWidget::focusNextPrevChild(next);
    }
    at.setPosition(wanted->from);
    at.setPosition(wanted->to, QTextCursor::KeepAnchor);
    setTextCursor(at);
    return true;
}

void BookView::showEvent(QShowEvent* event) {
    QTextBrowser::showEvent(event);
    write();
}

} // namespace rules

#include "moc_book_view.cpp"
