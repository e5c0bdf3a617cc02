#include "desktop/peek/cards_peek.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "text/words.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStringList>
#include <QToolTip>

#include <algorithm>

namespace peek {

using minchiate::Card;

namespace {

constexpr int kVeil = 110; // how far the table steps back, of 255

QString codeOf(Card card) {
    return QString::fromStdString(minchiate::code(card));
}

// "king of cups, 7 swords. 28, Fool."
QString told(const QString& line, const CardsPeek::Rows& rows) {
    QStringList sentences;
    if (!line.isEmpty())
        sentences << line;
    for (const auto& row : rows) {
        QStringList names;
        for (const Card card : row)
            names << text::shortCardName(card);
        if (!names.isEmpty())
            sentences << names.join(CardsPeek::tr(", "));
    }
    return sentences.join(QStringLiteral(". "));
}

void write(QPainter& p, const QRect& r, const QString& words, const QFont& font, QRgb ink) {
    look::writeLine(p, r, Qt::AlignLeft | Qt::AlignTop, words, font, ink);
}

} // namespace

CardsPeek::CardsPeek(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    QWidget::hide();
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    parent->installEventFilter(this);
    connect(&deck_, &look::Deck::ready, this, [this] { update(places_.panel); });
}

void CardsPeek::show(const QString& title, const QString& line, const Rows& rows) {
    title_ = title;
    line_ = line;
    rows_ = rows;
    setAccessibleName(title);
    setAccessibleDescription(told(line, rows));
    setGeometry(parentWidget()->rect());
    layOut();
    update();
    if (!open_)
        focusBefore_ = QApplication::focusWidget();
    open_ = true;
    setVisible(true);
    raise();
    setFocus(Qt::OtherFocusReason);
    if (hasFocus()) {
        // Shown again with other cards: the focus did not move, so nothing else tells of them.
        QAccessibleEvent changed(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&changed);
    }
}

void CardsPeek::dismiss() {
    hide();
    finish();
}

void CardsPeek::hideEvent(QHideEvent*) {
    // Hidden with its window it is still open, and there again with it.
    if (isHidden())
        finish();
}

void CardsPeek::finish() {
    if (!open_)
        return;
    open_ = false;
    pressed_ = false;
    if (focusBefore_)
        focusBefore_->setFocus(Qt::OtherFocusReason);
    focusBefore_ = nullptr;
    emit closed();
}

bool CardsPeek::focusNextPrevChild(bool) {
    return true; // there is nothing else on it; what lies under it is not to be reached
}

void CardsPeek::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    // The panel's few words follow its cards, which grow further than running text does.
    metrics_.t = std::max(metrics_.t, 0.75 * metrics_.s);
    std::vector<int> counts;
    for (const auto& row : rows_)
        counts.push_back(static_cast<int>(row.size()));
    places_ = peekPlaces(title_, line_, counts, metrics_);
}

void CardsPeek::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    p.fillRect(rect(), look::withAlpha(look::colour::shadow, kVeil));
    look::drawShadow(p, places_.panel, m, look::Shadow::Paper, m.px(4));
    look::drawStrip(p, places_.panel, m);
    write(p, places_.title, title_, titleFont(m, title_), look::colour::text);
    write(p, places_.line, line_, look::font(m, look::Type::Text), look::colour::text2);
    write(p, places_.hint, closingHint(), look::font(m, look::Type::Text), look::colour::text2);
    const auto index = places_.largeIndex ? look::Deck::Index::Large : look::Deck::Index::Plain;
    const auto shadow = places_.card.width() < 60 ? look::Shadow::Small : look::Shadow::Card;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        for (std::size_t i = 0; i < rows_[row].size(); ++i) {
            const QRect r(places_.rows[row][i], places_.card);
            look::drawShadow(p, r, m, shadow, look::cardRadius(places_.card));
            p.drawPixmap(r.topLeft(),
                         deck_.card(codeOf(rows_[row][i]), places_.card, devicePixelRatioF(), index));
        }
    }
}

void CardsPeek::resizeEvent(QResizeEvent*) {
    layOut();
}

void CardsPeek::mousePressEvent(QMouseEvent* event) {
    event->accept(); // or the table under it would take the press, and the card there
    pressed_ = true;
}

void CardsPeek::mouseReleaseEvent(QMouseEvent* event) {
    // What opened it may have been a press that ends here.
    if (pressed_ && event->buttons() == Qt::NoButton)
        dismiss();
}

void CardsPeek::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        dismiss();
        break;
    default:
        // Everything else stays here: a key meant for these cards must not play one of the hand.
        event->accept();
    }
}

// The card seen at a point; the last drawn is the one that is seen.
const Card* CardsPeek::cardAt(QPoint at) const {
    const Card* seen = nullptr;
    for (std::size_t row = 0; row < rows_.size(); ++row)
        for (std::size_t i = 0; i < rows_[row].size(); ++i)
            if (QRect(places_.rows[row][i], places_.card).contains(at))
                seen = &rows_[row][i];
    return seen;
}

bool CardsPeek::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const Card* card = cardAt(help->pos()))
        QToolTip::showText(help->globalPos(), text::cardName(*card), this);
    else
        QToolTip::hideText();
    return true;
}

bool CardsPeek::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace peek

#include "moc_cards_peek.cpp"
