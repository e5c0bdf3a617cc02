#include "desktop/score/card_button.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "text/words.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace score {

using namespace minchiate;

CardButton::CardButton(look::Deck& deck, Card card, QWidget* parent)
    : QAbstractButton(parent), deck_(deck), card_(card), metrics_(look::metricsForTable(QSize(1280, 776))) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(text::shortCardName(card));
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void CardButton::setCardSize(QSize size, const look::Metrics& m) {
    cardSize_ = size;
    metrics_ = m;
    setFixedSize(sizeHint());
    update();
}

void CardButton::setTag(const QString& words, const QString& told) {
    tag_ = words;
    setAccessibleName(told.isEmpty()
                          ? text::shortCardName(card_)
                          : tr("%1: %2", "card, whose it is").arg(text::shortCardName(card_), told));
    update();
}

void CardButton::setRaised(bool raised) {
    raised_ = raised;
    update();
}

void CardButton::setFaded(bool faded) {
    faded_ = faded;
    update();
}

int CardButton::lift() const {
    return std::max(6, cardSize_.height() / 14);
}

QSize CardButton::sizeHint() const {
    const int ring = std::max(5, metrics_.px(5));
    return cardSize_ + QSize(2 * ring, 2 * ring + lift());
}

void CardButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        stepToRow(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        stepBy(event->key() == Qt::Key_Left ? -1 : 1);
    else
        QAbstractButton::keyPressEvent(event);
}

void CardButton::stepBy(int by) {
    const auto cards = parentWidget()->findChildren<CardButton*>(Qt::FindDirectChildrenOnly);
    for (qsizetype i = cards.indexOf(this) + by; i >= 0 && i < cards.size(); i += by)
        if (cards[i]->isVisible() && cards[i]->isEnabled()) {
            cards[i]->setFocus(Qt::TabFocusReason);
            return;
        }
}

void CardButton::stepToRow(int by) {
    CardButton* next = nullptr;
    const auto distance = [&](const CardButton* card) {
        const QPoint way = card->geometry().center() - geometry().center();
        return std::pair(by * way.y(), std::abs(way.x()));
    };
    for (CardButton* card : parentWidget()->findChildren<CardButton*>(Qt::FindDirectChildrenOnly))
        if (card->isVisible() && distance(card).first > height() / 2 &&
            (!next || distance(card) < distance(next)))
            next = card;
    if (next)
        next->setFocus(Qt::TabFocusReason);
}

void CardButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    const int ring = std::max(5, m.px(5));
    const bool up = raised_;
    const QRect r(QPoint(ring, ring + (up ? 0 : lift())), cardSize_);
    const int radius = look::cardRadius(cardSize_);
    look::drawShadow(p, r, m, up || underMouse() ? look::Shadow::Card : look::Shadow::Small, radius);
    const auto index = cardSize_.width() < 90 ? look::Deck::Index::Large : look::Deck::Index::Plain;
    const QString code = QString::fromStdString(minchiate::code(card_));
    p.setOpacity(faded_ ? 0.45 : 1);
    p.drawPixmap(r.topLeft(), deck_.card(code, cardSize_, devicePixelRatioF(), index));
    p.setOpacity(1);
    if (up)
        look::drawGoldEdge(p, r, m, radius);
    if (!tag_.isEmpty()) {
        const QFont font = look::font(m, look::Type::Tag);
        p.setFont(font);
        const QFontMetrics words(font);
        const int wide = std::min(r.width(), words.horizontalAdvance(tag_) + m.px(10));
        const QRect tag(r.center().x() - wide / 2, r.bottom() - words.height() - m.px(4), wide,
                        words.height() + m.px(2));
        look::drawTagPaper(p, tag, m);
        p.setPen(QColor(look::colour::ink));
        p.drawText(tag, Qt::AlignCenter | Qt::TextSingleLine, tag_);
    }
    if (hasFocus())
        look::drawFocusRing(p, r, m, radius);
}

std::vector<std::vector<Card>> scoringRows(CardSet cards) {
    const std::array<std::vector<Card>, 3> order{
        {{trump(1), trump(2), trump(3), trump(4), trump(5), trump(10), trump(13), trump(14), trump(20)},
         {trump(28), trump(29), trump(30), trump(31), trump(32), trump(33), trump(34), trump(35)},
         {trump(36), trump(37), trump(38), trump(39), trump(40), kFool, king(Suit::Cups), king(Suit::Coins),
          king(Suit::Swords), king(Suit::Batons)}}};
    std::vector<std::vector<Card>> rows;
    for (const auto& all : order) {
        rows.emplace_back();
        std::ranges::copy_if(all, std::back_inserter(rows.back()), [&](Card c) { return cards.contains(c); });
    }
    return rows;
}

} // namespace score

#include "moc_card_button.cpp"
