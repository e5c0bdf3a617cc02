#include "desktop/bolognese/count/count_sides.h"

#include "desktop/bolognese/table/scene_of.h"
#include "desktop/look/type.h"
#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bolognese_count {

namespace {

namespace words = text::bolognese;
using bolognese_table::sorted;

struct CountSidesWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_count::CountPage)
};

constexpr double kTold = 0.34; // of a card's breadth: so much of it tells it

// A row of groups that is being laid out, closer where it would not find room.
struct Wanted {
    std::vector<Card> cards;
    int raised = 0; // of the last cards: they stand higher
    int row = -1;
    QString left, right, told;
};

// One way to lay a row of them, in pixels.
struct Fans {
    QSize card;
    int step = 0; // from one card to the next
    int gap = 0;  // from one group to the next
    int rows = 1;
    int rowHigh = 0; // from one row to the next; as the band has it
    int beside = 0;  // so much further from the cards that they serve with lie contatori
    bool indexes = false;

    [[nodiscard]] int besideIn(const Wanted& one) const {
        return one.raised > 0 && one.raised < static_cast<int>(one.cards.size()) ? beside : 0;
    }
};

class SideBuilder {
public:
    SideBuilder(const CountContent& content, const std::vector<Row>& rows, Side side,
                const look::Metrics& metrics, int left)
        : c(content), ledger(rows), side_(side), m(metrics), x0(left), wide(m.px(kSideWide)) {}

    SidePlan build() {
        plan.head = QRect(x0, y(34), wide, y(86) - y(34));
        for (const double at : {86.0, 364.0, 492.0, 582.0})
            plan.rules.push_back(y(at));
        sequences();
        cricche();
        scartini();
        lastThings();
        return std::move(plan);
    }

private:
    [[nodiscard]] int y(double windowY) const { return m.fromWindowTop(windowY); }
    [[nodiscard]] int rowOf(Entry entry) const {
        return static_cast<int>(std::ranges::find(ledger, entry, &Row::entry) - ledger.begin());
    }
    [[nodiscard]] int rowOf(Name name) const {
        const auto found = std::ranges::find_if(
            ledger, [&](const Row& row) { return row.entry == Entry::Combination && row.name == name; });
        return static_cast<int>(found - ledger.begin());
    }
    [[nodiscard]] QFont wordsFont() const { return look::font(m, look::Type::Text); }
    [[nodiscard]] int wordsWide(const Wanted& one) const {
        const QFontMetrics left(wordsFont()), right(look::sans(m, 15, QFont::DemiBold));
        int all = 0;
        for (const QString& line : one.left.split(u'\n'))
            all = std::max(all, left.horizontalAdvance(line));
        return all + (one.right.isEmpty() ? 0 : m.px(8) + right.horizontalAdvance(one.right));
    }
    [[nodiscard]] int fanWide(const Wanted& one, const Fans& fans) const {
        const int cards = static_cast<int>(one.cards.size());
        return std::max(fans.card.width() + fans.step * (cards - 1) + fans.besideIn(one), wordsWide(one));
    }
    [[nodiscard]] int wordsHigh(qsizetype lines, const Fans& fans) const {
        return static_cast<int>(lines) * QFontMetrics(wordsFont()).height() + (fans.indexes ? 0 : m.px(4));
    }

    [[nodiscard]] Wanted wantedOf(const Combination& one) const {
        const CardSet contatori = isSequence(one.name) ? one.cards & setOf(kContatori) : CardSet();
        Wanted wanted{sorted(one.cards - contatori),
                      contatori.size(),
                      rowOf(one.name),
                      words::fanName(one.name),
                      QString::number(one.points),
                      CountSidesWords::tr("%1, %n point(s): %2", "name, cards", one.points)
                          .arg(words::fanName(one.name), words::cardList(one.cards))};
        for (Card card : contatori)
            wanted.cards.push_back(card);
        return wanted;
    }
    Group& lay(const Wanted& one, QPoint at, const Fans& fans) {
        Group group;
        group.row = one.row;
        group.left = one.left;
        group.right = one.right;
        group.told = one.told;
        group.small = fans.indexes;
        const int n = static_cast<int>(one.cards.size());
        for (int i = 0; i < n; ++i) {
            const bool contatore = i >= n - one.raised;
            const QPoint by(fans.step * i + (contatore ? fans.besideIn(one) : 0),
                            contatore && !fans.indexes ? -m.px(6) : 0);
            group.cards.push_back({one.cards[static_cast<std::size_t>(i)], QRect(at + by, fans.card)});
        }
        group.words = QRect(at.x(), at.y() + fans.card.height() + m.px(2), fanWide(one, fans),
                            wordsHigh(one.left.count(u'\n') + 1, fans));
        plan.groups.push_back(group);
        return plan.groups.back();
    }

    // Where each begins in at most so many rows, and the seal after them; nothing if they find no room.
    struct Placed {
        std::vector<QPoint> at; // x from the side's left, row
        QPoint end;             // behind the last
    };
    [[nodiscard]] std::optional<Placed> placed(const std::vector<Wanted>& all, const Fans& fans,
                                               int behind) const {
        Placed found;
        int x = 0, row = 0;
        const auto fits = [&](int width) {
            if (x > 0 && x + width > wide) {
                x = 0;
                ++row;
            }
            return row < fans.rows && width <= wide;
        };
        for (const Wanted& one : all) {
            const int width = fanWide(one, fans);
            if (!fits(width))
                return std::nullopt;
            found.at.push_back({x, row});
            x += width + fans.gap;
        }
        if (behind > 0 && !fits(behind))
            return std::nullopt;
        found.end = {x, row};
        return found;
    }
    // The first of these ways that has room.
    [[nodiscard]] const Fans* firstWithRoom(const std::vector<Wanted>& all, const std::vector<Fans>& ways,
                                            int behind) const {
        const auto found = std::ranges::find_if(
            ways, [&](const Fans& fans) { return placed(all, fans, behind).has_value(); });
        return found == ways.end() ? nullptr : &*found;
    }
    // Cards of that breadth, each of which can be told.
    [[nodiscard]] Fans fansOf(double breadth, double step, double gap, int rows) const {
        Fans fans{QSize(m.px(breadth), m.px(breadth * 1.8)), 0, m.px(gap), rows};
        fans.step = std::max(m.px(step), static_cast<int>(std::ceil(fans.card.width() * kTold)));
        return fans;
    }
    // The same with the contatori beside the cards that they serve with, as far as that.
    [[nodiscard]] static Fans apart(Fans fans, double part) {
        fans.beside = static_cast<int>((fans.card.width() - fans.step) * part);
        return fans;
    }
    // Indexes alone, in a band from `top` to `foot`: side by side, then as close as they can be told.
    void addIndexes(std::vector<Fans>& ways, int top, int foot) const {
        for (const double share : {1.0, 0.85}) {
            Fans fans{QSize(std::max(20, m.px(24)), std::max(34, m.px(41))) * share, 0, m.px(8), 1};
            fans.indexes = true;
            fans.rowHigh = fans.card.height() + m.px(2) + wordsHigh(1, fans) + m.px(1);
            fans.rows = std::max(1, (foot - top) / fans.rowHigh);
            for (const double step : {1.0, 0.9, 0.8, 0.7}) {
                fans.step = static_cast<int>(std::ceil(fans.card.width() * step));
                ways.push_back(fans);
            }
        }
    }
    // Whatever the cards are, some of it.
    void addClosest(std::vector<Fans>& ways, double breadth, int rows) const {
        for (const double step : {13.0, 10.0, 7.0, 5.0, 3.0, 2.0}) {
            Fans fans = fansOf(breadth, step, 6, rows);
            fans.step = std::max(2, m.px(step));
            ways.push_back(fans);
        }
    }

    void addSeal(Entry entry, const QRect& at, int plain, const QRect& beside, bool under) {
        const int row = rowOf(entry);
        plan.seals.push_back({row, at, CountSidesWords::tr("%1 × 2").arg(plain),
                              QString::number(ledger[static_cast<std::size_t>(row)].points[side_]), beside,
                              under});
    }

    // From the top of their band, rows of so many pixels.
    void layAll(const std::vector<Wanted>& all, const Fans& fans, const Placed& at, int top, int rowHigh) {
        for (std::size_t i = 0; i < all.size(); ++i)
            lay(all[i], {x0 + at.at[i].x(), top + at.at[i].y() * rowHigh}, fans);
    }

    void sequences() {
        std::vector<Wanted> all;
        for (const Combination& one : c.of(side_).combinations)
            if (isSequence(one.name))
                all.push_back(wantedOf(one));
        const bool doubled = ledger[static_cast<std::size_t>(rowOf(Entry::Doubled))].doubled[side_];
        const bool few = all.size() <= 3;
        const int seal = m.px(60);
        const Fans large = fansOf(72, 31, 18, 1), plain = fansOf(57, 24, 15, few ? 1 : 2),
                   close = fansOf(57, 21, 15, few ? 1 : 2);
        std::vector<Fans> ways;
        for (const double part : {1.0, 0.7, 0.4, 0.2})
            for (const Fans& fans : few ? std::vector{large, plain, close} : std::vector{plain, close})
                ways.push_back(apart(fans, part));
        if (few)
            ways.push_back(large);
        ways.insert(ways.end(), {plain, close, fansOf(46, 17, 10, few ? 1 : 2)});
        addIndexes(ways, y(96), few ? y(270) : y(364));
        addClosest(ways, 57, 2);
        const int behind = doubled && !few ? seal + m.px(100) : 0;
        const Fans* fans = firstWithRoom(all, ways, behind);
        if (!fans)
            return;
        const auto at = *placed(all, *fans, behind);
        const int top = fans->indexes ? y(96) : y(103),
                  rowHigh = fans->rowHigh > 0 ? fans->rowHigh : m.px(133);
        layAll(all, *fans, at, top, rowHigh);
        if (!doubled)
            return;
        const int sealTop =
            std::min(top + at.end.y() * rowHigh + (fans->indexes ? 0 : m.px(22)), y(362) - seal);
        const QPoint sealAt = few ? QPoint(x0, y(276)) : QPoint(x0 + at.end.x() + m.px(14), sealTop);
        addSeal(Entry::Doubled, QRect(sealAt, QSize(seal, seal)),
                ledger[static_cast<std::size_t>(rowOf(Entry::Sequences))].points[side_],
                QRect(sealAt.x() + seal + m.px(12), sealAt.y(), few ? wide - seal : m.px(90), seal), false);
    }

    void cricche() {
        std::vector<Wanted> all;
        for (const Combination& one : c.of(side_).combinations)
            if (!isSequence(one.name))
                all.push_back(wantedOf(one));
        const int row = rowOf(Entry::Cricche);
        const bool doubled = ledger[static_cast<std::size_t>(row)].doubled[side_];
        const bool few = all.size() <= 3;
        const int seal = m.px(44), room = doubled ? seal + m.px(18) : 0;
        // The seal has its place at the right of all rows.
        const int whole = std::exchange(wide, wide - room);
        std::vector<Fans> ways{fansOf(50, few ? 23 : 19, few ? 15 : 10, 1), fansOf(50, 17, 10, 1),
                               fansOf(42, 14, 10, 1)};
        addIndexes(ways, y(366), y(492));
        addClosest(ways, 50, 1);
        if (const Fans* fans = firstWithRoom(all, ways, 0))
            layAll(all, *fans, *placed(all, *fans, 0), fans->indexes ? y(366) : y(375), fans->rowHigh);
        wide = whole;
        if (!doubled)
            return;
        const QRect at(x0 + wide - seal - m.px(6), y(370), seal, seal);
        int plain = 0;
        for (const Combination& one : c.of(side_).combinations)
            plain += isSequence(one.name) ? 0 : one.points;
        addSeal(Entry::Cricche, at, plain,
                QRect(at.left() - m.px(8), at.bottom() + m.px(4), seal + m.px(16), m.px(60)), true);
    }

    void scartini() {
        const auto pairs = byTwos(c.of(side_).pile);
        const int row = rowOf(Entry::Scartini);
        const int least = 20, card = m.px(26);
        const bool chips = card < 24;
        const QSize size = chips ? QSize(least, 34) : QSize(card, m.px(47));
        const int n = static_cast<int>(pairs.size());
        const double step = n < 2 ? 0 : std::min(m.px(296) / 10.0, double(wide - size.width()) / (n - 1));
        for (int i = 0; i < n; ++i) {
            const Pair& pair = pairs[static_cast<std::size_t>(i)];
            const int x = x0 + static_cast<int>(step * i), top = y(500);
            Group group;
            group.row = row;
            group.pair = true;
            group.small = chips;
            if (!chips)
                group.cards.push_back({pair.behind, QRect(QPoint(x, top), size)});
            group.cards.push_back({pair.front, QRect(QPoint(x, top + (chips ? 0 : m.px(11))), size)});
            group.left = QString::number(pair.value);
            group.words = QRect(x, top + size.height() + (chips ? m.px(4) : m.px(12)), size.width(),
                                QFontMetrics(look::sans(m, 12)).height());
            group.told = CountSidesWords::tr("%1 with %2: %n point(s)", "two cards", pair.value)
                             .arg(words::cardName(pair.front), words::cardName(pair.behind));
            plan.groups.push_back(group);
        }
    }

    // The Matto's card, accusi, the last trick.
    void lastThings() {
        std::vector<Wanted> all;
        const Exchange& exchange = c.result.exchange;
        const bool owed = !exchange.cards.empty() && !c.result.cappotto;
        const bool gives = owed && exchange.from == side_;
        if (owed)
            all.push_back(gives ? Wanted{{kMatto},
                                         0,
                                         -1,
                                         (side_ == c.us ? CountSidesWords::tr("the Matto:\ncosts us %1")
                                                        : CountSidesWords::tr("the Matto:\ncosts them %1"))
                                             .arg(words::cardsInText(exchange.cards)),
                                         {},
                                         CountSidesWords::tr("The Matto costs %1 (B8.2)")
                                             .arg(words::cardsInText(exchange.cards))}
                                : Wanted{sorted(exchange.cards),
                                         0,
                                         -1,
                                         side_ == c.us ? CountSidesWords::tr("from them,\nfor the Matto")
                                                       : CountSidesWords::tr("from us,\nfor the Matto"),
                                         {},
                                         CountSidesWords::tr("%1, for the Matto (B8.2)")
                                             .arg(words::cardsInText(exchange.cards))});
        for (const Accuso& accuso : c.accusi)
            if (sideOf(accuso.seat) == side_)
                for (const Combination& one : accuso.shown) {
                    Wanted wanted = wantedOf(one);
                    wanted.raised = 0;
                    wanted.row = rowOf(Entry::Accused);
                    wanted.left = CountSidesWords::tr("accused");
                    all.push_back(wanted);
                }
        if (c.of(side_).last > 0) {
            Wanted last{{},
                        0,
                        rowOf(Entry::LastTrick),
                        CountSidesWords::tr("last trick"),
                        QString::number(c.of(side_).last),
                        {}};
            CardSet cards;
            for (const auto& play : c.lastTrick.plays) {
                last.cards.push_back(play.card);
                cards.insert(play.card);
            }
            last.told = CountSidesWords::tr("Last trick, 6 points: %1").arg(words::cardList(cards));
            all.push_back(last);
        }
        const int arrow = owed ? m.px(40) : 0;
        std::vector<Fans> ways{fansOf(46, 19, 22, 1), fansOf(46, 16, 16, 1), fansOf(40, 14, 10, 1)};
        addIndexes(ways, y(591), y(620)); // one row: words of two lines may stand under it
        addClosest(ways, 46, 1);
        const Fans* fans = firstWithRoom(all, ways, arrow);
        if (!fans) { // the word once, and the points of each
            bool said = false;
            for (Wanted& one : all)
                if (one.row == rowOf(Entry::Accused) && std::exchange(said, true))
                    one.left.clear();
            fans = firstWithRoom(all, ways, arrow);
        }
        if (!fans)
            fans = &ways.back();
        int x = x0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            Group& group = lay(all[i], {x, y(591)}, *fans);
            x += fanWide(all[i], *fans) + fans->gap;
            if (i > 0 || !owed)
                continue;
            // Over the gap that the words leave, from the other side or to it.
            const int left = group.cards.back().at.right() + m.px(8);
            plan.arrows.push_back(
                {QRect(left, y(591) + fans->card.height() / 2 - m.px(8), m.px(20), m.px(16)),
                 gives == (side_ != c.us)});
            x = std::max(x, left + m.px(32));
        }
    }

    const CountContent& c;
    const std::vector<Row>& ledger;
    const Side side_;
    const look::Metrics& m;
    const int x0;
    int wide;
    SidePlan plan;
};

} // namespace

SidePlan sidePlanOf(const CountContent& content, const std::vector<Row>& rows, Side side,
                    const look::Metrics& metrics, int left) {
    return SideBuilder(content, rows, side, metrics, left).build();
}

} // namespace bolognese_count
