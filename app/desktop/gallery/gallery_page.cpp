#include "gallery/gallery_page.h"

#include "card_notes.h"
#include "look/buttons.h"
#include "look/palette.h"
#include "look/shadows.h"
#include "look/surfaces.h"
#include "look/type.h"
#include "rules/linked_words.h"
#include "words.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace gallery {

using namespace minchiate;

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

// "In versicole: 28 to 40, 90 points; …", or that it serves in none.
QString versicoleLine(Card card) {
    const auto found = text::versicoleWith(card);
    QStringList parts;
    for (const Versicola& v : found)
        parts << GalleryPage::tr("%1: %n point(s)", "a versicola and its worth", v.points)
                     .arg(text::versicolaName(v));
    if (card == kFool)
        parts << GalleryPage::tr("with it in hand every other versicola gains 5 (M3.4)");
    if (parts.isEmpty())
        return GalleryPage::tr("It serves in no versicola.");
    return GalleryPage::tr("Versicole (M3): ") + parts.join(QStringLiteral("; ")) + QLatin1Char('.');
}

} // namespace

GalleryPage::GalleryPage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), list_(new DeckList(deck, this)),
      title_(inkLabel(this, look::colour::ink)), italian_(inkLabel(this, look::colour::ink2)),
      words_(inkLabel(this, look::colour::ink)),
      back_(new look::PaperButton(look::PaperButton::Kind::second, tr("&Back"), this)) {
    setAccessibleName(tr("Card gallery"));
    words_->setAccessibleName(tr("About the card"));
    connect(list_, &DeckList::chosen, this, &GalleryPage::tell);
    words_->setTextFormat(Qt::RichText);
    words_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(words_, &QLabel::linkActivated, this, [this](const QString& link) {
        if (const auto target = rules::targetOf(link))
            emit ruleAsked(target->name);
    });
    connect(back_, &QPushButton::clicked, this, &GalleryPage::closed);
    connect(&deck_, &look::Deck::ready, this, [this] { update(card_); });
    tell();
}

QString GalleryPage::told() const {
    return QStringList{title_->text(), italian_->text(), told_}.join(QLatin1Char('\n'));
}

void GalleryPage::tell() {
    const auto card = list_->current();
    if (card) {
        const text::CardNote note = text::noteOf(*card);
        title_->setText(note.english);
        italian_->setText(note.italian);
        told_ = note.pictured + QStringLiteral("\n\n") + note.worth + QStringLiteral("\n\n") +
                versicoleLine(*card);
    } else {
        title_->setText(tr("The back"));
        italian_->setText(QStringLiteral("Il dorso"));
        told_ = tr("Ninety-seven cards and one back: who turns a card over gives it away.");
    }
    words_->setText(rules::withLinksIn(QColor(look::colour::openBar).name(), rules::linked(told_)));
    layOut();
    update();
}

void GalleryPage::layOut() {
    const look::Metrics& m = metrics_;
    const QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(18), -m.px(18), -m.px(18));
    if (!cloth.isValid())
        return;
    // The large card at the right with its words under it; the list takes the rest, as far as it fits.
    const int right = std::clamp(cloth.width() * 34 / 100, m.px(300), m.px(420));
    int listWide = cloth.width() - right - m.px(28);
    while (list_->heightForWidth(listWide) > cloth.height() - m.px(50) && listWide > kInRow * 18)
        listWide -= kInRow;
    const int listHigh = list_->heightForWidth(listWide);
    const int left = cloth.width() - right - m.px(28);
    list_->setGeometry(cloth.left() + (left - listWide) / 2,
                       cloth.top() + std::max(0, (cloth.height() - m.px(50) - listHigh) / 2), listWide,
                       listHigh);
    back_->setMetrics(m);
    back_->setPaperGeometry(
        QRect(QPoint(cloth.left(), cloth.bottom() - back_->paperSize().height()), back_->paperSize()));

    const int cardHigh = cloth.height() * 56 / 100;
    const QRect column(cloth.right() - right, cloth.top(), right, cloth.height());
    card_ = QRect(0, 0, cardHigh * 100 / 180, cardHigh);
    card_.moveCenter({column.center().x(), column.top() + cardHigh / 2});
    paper_ = QRect(column.left(), card_.bottom() + m.px(14), column.width(),
                   column.bottom() - card_.bottom() - m.px(14));
    const int inset = m.px(16);
    QRect room = paper_.adjusted(inset, m.px(12), -inset, -m.px(8));
    title_->setFont(look::font(m, look::Type::section));
    italian_->setFont(look::serif(m, 18, true));
    words_->setFont(look::sans(m, 15));
    for (QLabel* label : {title_, italian_}) {
        const int high = label->heightForWidth(room.width());
        label->setGeometry(room.left(), room.top(), room.width(), high);
        room.setTop(room.top() + high + m.px(2));
    }
    room.setTop(room.top() + m.px(6));
    words_->setGeometry(room);
}

void GalleryPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), metrics_);
    look::drawPaper(p, paper_, metrics_);
    const auto card = list_->current();
    const QString code = card ? QString::fromStdString(minchiate::code(*card)) : QStringLiteral("back");
    look::drawShadow(p, card_, metrics_, look::Shadow::card, card_.width() / 20);
    p.drawPixmap(card_, deck_.card(code, card_.size(), devicePixelRatioF()));
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
