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
    : QAbstractButton(parent), m_deck(deck), m_card(card),
      m_metrics(look::metricsForTable(QSize(1280, 776))) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(text::shortCardName(card));
    connect(&m_deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void CardButton::setCardSize(QSize size, const look::Metrics& m) {
    m_cardSize = size;
    m_metrics = m;
    setFixedSize(sizeHint());
    update();
}

void CardButton::setTag(const QString& words, const QString& told) {
    m_tag = words;
    setAccessibleName(told.isEmpty()
                          ? text::shortCardName(m_card)
                          : tr("%1: %2", "card, whose it is").arg(text::shortCardName(m_card), told));
    update();
}

void CardButton::setRaised(bool raised) {
    m_raised = raised;
    update();
}

void CardButton::setFaded(bool faded) {
    m_faded = faded;
    update();
}

int CardButton::lift() const {
    return std::max(6, m_cardSize.height() / 14);
}

QSize CardButton::sizeHint() const {
    const int ring = std::max(5, m_metrics.px(5));
    return m_cardSize + QSize(2 * ring, 2 * ring + lift());
}

void CardButton::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        stepToRow(event->key() == Qt::Key_Up ? -1 : 1);
    else
        QAbstractButton::keyPressEvent(event);
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
    const look::Metrics& m = m_metrics;
    const int ring = std::max(5, m.px(5));
    const bool up = m_raised;
    const QRect r(QPoint(ring, ring + (up ? 0 : lift())), m_cardSize);
    const int radius = look::cardRadius(m_cardSize);
    look::drawShadow(p, r, m, up || underMouse() ? look::Shadow::card : look::Shadow::small, radius);
    const auto index = m_cardSize.width() < 90 ? look::Deck::Index::large : look::Deck::Index::plain;
    const QString code = QString::fromStdString(minchiate::code(m_card));
    p.setOpacity(m_faded ? 0.45 : 1);
    p.drawPixmap(r.topLeft(), m_deck.card(code, m_cardSize, devicePixelRatioF(), index));
    p.setOpacity(1);
    if (up)
        look::drawGoldEdge(p, r, m, radius);
    if (!m_tag.isEmpty()) {
        const QFont font = look::font(m, look::Type::tag);
        p.setFont(font);
        const QFontMetrics words(font);
        const int wide = std::min(r.width(), words.horizontalAdvance(m_tag) + m.px(10));
        const QRect tag(r.center().x() - wide / 2, r.bottom() - words.height() - m.px(4), wide,
                        words.height() + m.px(2));
        look::drawTagPaper(p, tag, m);
        p.setPen(QColor(look::colour::ink));
        p.drawText(tag, Qt::AlignCenter | Qt::TextSingleLine, m_tag);
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
