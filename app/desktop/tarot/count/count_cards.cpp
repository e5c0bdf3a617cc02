#include "desktop/tarot/count/count_cards.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>
#include <utility>

namespace tarot_count {

namespace {

// At s = 1, of a row: the cards' width, what is seen of the low one, between pairs, between groups.
struct Row {
    double card, seen, gap, between;
};
constexpr Row kTall{76, 26, 10, 34}, kMiddle{66, 22, 8, 50}, kLow{54, 18, 6, 34};
constexpr double kLast = 56, kLastStrip = 34;
constexpr double kLeast = 0.4; // a row too broad for its room grows smaller, but no more than so
constexpr double kOver = 0.45; // of a card that another row lies on, so much is seen

int heightOf(double width) {
    return qRound(width * 1.8);
}

double pairsWide(const CountedTwos& group, const Row& row) {
    const auto n = static_cast<double>(group.twos.size());
    return n * (row.card + row.seen) + (n - 1) * row.gap;
}

// Lays rows of groups from the top down.
class Laying {
public:
    Laying(const QRect& room, const look::Metrics& m, double factor)
        : room_(room), m_(m), factor_(factor), words_(QFontMetrics(look::font(m, look::Type::Text)).height()),
          y_(room.top()) {}

    void lay(const std::vector<CountedTwos>& groups, const Row& row, int width) {
        double wide = -row.between;
        for (const CountedTwos& group : groups)
            wide += pairsWide(group, row) + row.between;
        if (wide <= 0)
            return;
        scale_ = std::clamp(width / (wide * m_.s), kLeast, factor_) * m_.s;
        card_ = QSize(qRound(row.card * scale_), heightOf(row.card * scale_));
        x_ = room_.left();
        right_ = room_.left() + width;
        for (const CountedTwos& group : groups) {
            layGroup(group, row);
            x_ += (row.between - row.gap) * scale_;
        }
        y_ += card_.height() + words_ + m_.px(16) * factor_;
    }
    [[nodiscard]] bool fits() const { return y_ - m_.px(12) <= room_.bottom(); }
    [[nodiscard]] std::vector<LaidGroup> laid() && { return std::move(laid_); }

private:
    void layGroup(const CountedTwos& group, const Row& row) {
        LaidGroup one;
        double left = x_, right = x_;
        for (const Two& two : group.twos) {
            const double broad = (row.card + (two.low ? row.seen : 0)) * scale_;
            if (x_ + broad > right_ + 1 && x_ > room_.left()) { // goes on in a row over these
                left = x_ = room_.left();
                y_ += card_.height() * kOver;
            }
            const QPoint at(qRound(x_), qRound(y_));
            if (two.low)
                one.cards.push_back({*two.low, QRect(at, card_), false});
            const QPoint beside(two.low ? qRound(row.seen * scale_) : 0, 0);
            one.cards.push_back({two.card, QRect(at + beside, card_), false});
            right = std::max(right, x_ + broad);
            x_ += broad + row.gap * scale_;
        }
        one.words = QRect(qRound(left), qRound(y_) + card_.height() + m_.px(4), qRound(right - left), words_);
        one.name = text::tarot::countedName(group);
        one.points = text::tarot::pointsText(group.halves());
        laid_.push_back(std::move(one));
    }

    const QRect room_;
    const look::Metrics& m_;
    const double factor_;
    const int words_;
    double y_, x_ = 0, right_ = 0, scale_ = 1;
    QSize card_;
    std::vector<LaidGroup> laid_;
};

} // namespace

// Bouts and kings; queens, knights and jacks; the low cards.
std::vector<LaidGroup> layGroups(const std::vector<CountedTwos>& groups, const QRect& room, int firstRow,
                                 const look::Metrics& m) {
    std::array<std::vector<CountedTwos>, 3> rows;
    for (const CountedTwos& group : groups)
        rows[group.kind <= Counted::Kings ? 0 : group.kind == Counted::Low ? 2 : 1].push_back(group);
    for (double factor = 1;; factor -= 0.06) {
        Laying laying(room, m, factor);
        laying.lay(rows[0], kTall, firstRow);
        laying.lay(rows[1], kMiddle, room.width());
        laying.lay(rows[2], kLow, room.width());
        if (laying.fits() || factor < kLeast)
            return std::move(laying).laid();
    }
}

QSize lastTrickCard(const look::Metrics& m) {
    return {m.px(kLast), heightOf(m.px(kLast))};
}

int lastTrickWidth(int cards, const look::Metrics& m) {
    return m.px(kLast) + (cards - 1) * m.px(kLastStrip);
}

void drawCard(QPainter& painter, const LaidCard& card, const look::Metrics& m, look::Deck& deck) {
    const int radius = look::cardRadius(card.at.size());
    look::drawShadow(painter, card.at, m, look::Shadow::Small, radius);
    const auto index = card.at.width() < m.px(60) ? look::Deck::Index::Large : look::Deck::Index::Plain;
    painter.drawPixmap(card.at, deck.card(QString::fromStdString(codeOf(card.card)), card.at.size(),
                                          painter.device()->devicePixelRatioF(), index));
    if (card.wins)
        look::drawGoldEdge(painter, card.at, m, radius);
}

void drawGroup(QPainter& painter, const LaidGroup& group, const look::Metrics& m, look::Deck& deck) {
    for (const LaidCard& card : group.cards)
        drawCard(painter, card, m, deck);
    painter.setFont(look::font(m, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(group.words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, group.name);
    painter.setFont(look::sans(m, 16, QFont::DemiBold));
    painter.setPen(QColor(look::colour::text));
    painter.drawText(group.words, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, group.points);
}

} // namespace tarot_count
