#include "desktop/practice/last_trick.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "text/words.h"

#include <QPainter>

namespace practise {

using namespace minchiate;

namespace {

constexpr QSize kCard(42, 76);
constexpr int kStep = 26;

} // namespace

LastTrick::LastTrick(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    hide();
}

void LastTrick::setTrick(const Trick* trick, int number, const text::Teller& teller) {
    setVisible(trick != nullptr);
    if (!trick)
        return;
    trick_ = *trick;
    const Seat winner = *trick->winner;
    words_ = teller.isMe(winner) ? tr("trick %1, yours").arg(number)
                                 : tr("trick %1, %2’s").arg(number).arg(teller.name(winner));
    QStringList cards;
    for (const Trick::Entry& play : trick->plays)
        cards << tr("%1 %2").arg(teller.name(play.seat), text::cardName(play.card));
    setAccessibleName(tr("%1: %2").arg(words_, cards.join(QStringLiteral(", "))));
    update();
}

void LastTrick::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

QSize LastTrick::wanted() const {
    const look::Metrics& m = metrics_;
    const QFontMetrics font(look::font(m, look::Type::Text));
    const int plays = static_cast<int>(trick_.plays.size());
    const int cards = m.px(kCard.width()) + std::max(0, plays - 1) * m.px(kStep) + m.px(6);
    return {std::max(cards, font.horizontalAdvance(words_) + m.px(4)),
            font.height() + m.px(4) + m.px(kCard.height()) + m.px(6)};
}

void LastTrick::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    p.setFont(look::font(m, look::Type::Text));
    p.setPen(QColor(look::colour::text2));
    p.drawText(rect(), Qt::AlignLeft | Qt::AlignTop, words_);
    const QSize card(m.px(kCard.width()), m.px(kCard.height()));
    QPoint at(m.px(2), p.fontMetrics().height() + m.px(5));
    for (const Trick::Entry& play : trick_.plays) {
        p.drawPixmap(QRect(at, card), deck_.card(QString::fromStdString(code(play.card)), card,
                                                 devicePixelRatioF(), look::Deck::Index::Large));
        if (trick_.winning() && trick_.plays[*trick_.winning()] == play)
            look::drawGoldEdge(p, QRect(at, card), m, look::cardRadius(card));
        at.rx() += m.px(kStep);
    }
}

} // namespace practise

#include "moc_last_trick.cpp"
