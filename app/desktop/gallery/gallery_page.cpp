#include "desktop/gallery/gallery_page.h"

#include "desktop/look/buttons.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/rules/linked_words.h"
#include "text/bolognese/bolognese_pack.h"
#include "text/card_notes.h"
#include "text/cuatrola/cuatrola_pack.h"
#include "text/tarot/tarot_pack.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace gallery {

namespace {

QLabel* inkLabel(QWidget* parent, QRgb colour) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    QPalette p = label->palette();
    p.setColor(QPalette::WindowText, QColor(colour));
    label->setPalette(p);
    return label;
}

std::vector<look::Sign> signsOf(const std::vector<text::Pack>& packs) {
    std::vector<look::Sign> signs;
    for (const text::Pack& pack : packs)
        signs.push_back({pack.folder, pack.name, GalleryPage::tr("%1 pack", "Florentine pack").arg(pack.name),
                         GalleryPage::tr("%n card(s), for %1", "97 cards, for Minchiate",
                                         static_cast<int>(pack.codes.size()))
                             .arg(pack.game)});
    return signs;
}

// What is pictured, what it is worth, what it serves in.
QString tellingOf(const text::CardNote& note) {
    QStringList parts{note.pictured, note.worth, note.serves};
    parts.removeAll(QString());
    return parts.join(QStringLiteral("\n\n"));
}

} // namespace

GalleryPage::GalleryPage(look::Decks& decks, QWidget* parent)
    : QWidget(parent), packs_{text::florentinePack(), text::bolognese::bolognesePack(),
                              text::tarot::frenchPack(), text::cuatrola::spanishPack()},
      decks_(decks), row_(new look::SignRow(signsOf(packs_), this)),
      list_(new DeckList(packs_.front(), decks.florentine(), this)),
      title_(inkLabel(this, look::colour::ink)), own_(inkLabel(this, look::colour::ink2)),
      words_(inkLabel(this, look::colour::ink)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)) {
    setAccessibleName(tr("Card gallery"));
    row_->setAccessibleName(tr("Packs"));
    words_->setAccessibleName(tr("About the card"));
    connect(row_, &look::SignRow::chosen, this, &GalleryPage::showPack);
    connect(list_, &DeckList::chosen, this, &GalleryPage::tell);
    words_->setTextFormat(Qt::RichText);
    words_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(words_, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto target = rules::targetOf(link))
            emit ruleAsked(target->name);
    });
    connect(back_, &QPushButton::clicked, this, &GalleryPage::closed);
    showPack(0);
}

QString GalleryPage::told() const {
    return QStringList{title_->text(), own_->text(), told_}.join(QLatin1Char('\n'));
}

void GalleryPage::showPackOf(const QString& folder) {
    for (std::size_t i = 0; i < packs_.size(); ++i)
        if (packs_[i].folder == folder)
            row_->button(i)->click();
}

void GalleryPage::showPack(int pack) {
    shown_ = static_cast<std::size_t>(pack);
    connect(&deck(), &look::Deck::ready, this, qOverload<>(&QWidget::update), Qt::UniqueConnection);
    list_->setPack(packs_[shown_], deck());
    tell();
}

void GalleryPage::tell() {
    const text::CardNote note = packs_[shown_].noteOf(list_->current());
    title_->setText(note.english);
    own_->setText(note.own);
    told_ = tellingOf(note);
    words_->setText(rules::withLinksIn(QColor(look::colour::openBar).name(), rules::linked(told_)));
    layOut();
    update();
}

// How high the words of the wordiest card stand at this width: the large card keeps its size from card to
// card.
int GalleryPage::wordsNeed(int width) const {
    const QRect room(0, 0, width, 10000);
    const auto high = [&room](const QLabel* label, const QString& words) {
        return label->fontMetrics().boundingRect(room, Qt::TextWordWrap, words).height();
    };
    int most = 0;
    for (const QString& code : packs_[shown_].codes) {
        const text::CardNote note = packs_[shown_].noteOf(code);
        most =
            std::max(most, high(title_, note.english) + high(own_, note.own) + high(words_, tellingOf(note)));
    }
    return most + words_->fontMetrics().height() / 2 + metrics_.px(10);
}

void GalleryPage::layOut() {
    const look::Metrics& m = metrics_;
    const QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(18), -m.px(18), -m.px(18));
    if (!cloth.isValid())
        return;
    // The large card at the right with its words under it; packs and list take the rest, as far as they fit.
    const int right = std::clamp(cloth.width() * 34 / 100, m.px(300), m.px(420));
    const int left = cloth.width() - right - m.px(28);
    row_->setMetrics(m);
    row_->setGeometry(cloth.left(), cloth.top(), left, row_->neededHeight());
    back_->setMetrics(m);
    back_->setPaperGeometry(
        QRect(QPoint(cloth.left(), cloth.bottom() - back_->paperSize().height()), back_->paperSize()));
    const int top = row_->geometry().bottom() + m.px(10);
    const int room = cloth.bottom() - m.px(50) - top;
    const int inRow = packs_[shown_].inRow;
    int listWide = left;
    while (list_->heightForWidth(listWide) > room && listWide > inRow * 18)
        listWide -= inRow;
    const int listHigh = std::min(list_->heightForWidth(listWide), room);
    list_->setGeometry(cloth.left() + (left - listWide) / 2, top + (room - listHigh) / 2, listWide, listHigh);

    title_->setFont(look::font(m, look::Type::Section));
    own_->setFont(look::serif(m, 18, true));
    words_->setFont(look::sans(m, 15));
    const QRect column(cloth.right() - right, cloth.top(), right, cloth.height());
    const int inset = m.px(16);
    const int below = wordsNeed(right - 2 * inset) + m.px(14) + m.px(12) + m.px(8);
    const int cardHigh = std::min(cloth.height() * 56 / 100, cloth.height() - below);
    card_ = QRect(0, 0, cardHigh * 100 / 180, cardHigh);
    card_.moveCenter({column.center().x(), column.top() + cardHigh / 2});
    paper_ = QRect(column.left(), card_.bottom() + m.px(14), column.width(),
                   column.bottom() - card_.bottom() - m.px(14));
    QRect writing = paper_.adjusted(inset, m.px(12), -inset, -m.px(8));
    for (QLabel* label : {title_, own_}) {
        const int high = label->heightForWidth(writing.width());
        label->setGeometry(writing.left(), writing.top(), writing.width(), high);
        writing.setTop(writing.top() + high + m.px(2));
    }
    writing.setTop(writing.top() + m.px(6));
    words_->setGeometry(writing);
}

void GalleryPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), metrics_);
    look::drawPaper(p, paper_, metrics_);
    look::drawShadow(p, card_, metrics_, look::Shadow::Card, card_.width() / 20);
    p.drawPixmap(card_, deck().card(list_->current(), card_.size(), devicePixelRatioF()));
}

void GalleryPage::resizeEvent(QResizeEvent*) {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    layOut();
}

void GalleryPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gallery

#include "moc_gallery_page.cpp"
