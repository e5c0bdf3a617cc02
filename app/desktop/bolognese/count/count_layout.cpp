#include "desktop/bolognese/count/count_layout.h"

#include "desktop/bolognese/table/scene_of.h"
#include "desktop/look/type.h"
#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace bolognese_count {

namespace {

namespace words = text::bolognese;
using bolognese_table::sorted;

struct CountLayoutWords {
    Q_DECLARE_TR_FUNCTIONS(bolognese_count::CountPage)
};

constexpr double kPageWide = 1280; // at s = 1, as all that follows
constexpr double kSideWide = 472, kSideLeft = 32, kPaperWide = 236, kPaperLeft = 522;

// A row of groups that is being laid out, closer where it would not find room.
struct Wanted {
    std::vector<Card> cards;
    int raised = 0; // of the last cards: they stand higher
    int row = -1;
    QString left, right, told;
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
    [[nodiscard]] int fanWide(const Wanted& one, int card, int step) const {
        return std::max(card + step * (static_cast<int>(one.cards.size()) - 1), wordsWide(one));
    }

    [[nodiscard]] Wanted wantedOf(const Combination& one) const {
        const CardSet contatori = isSequence(one.name) ? one.cards & setOf(kContatori) : CardSet();
        Wanted wanted{sorted(one.cards - contatori),
                      contatori.size(),
                      rowOf(one.name),
                      words::fanName(one.name),
                      QString::number(one.points),
                      CountLayoutWords::tr("%1, %n point(s): %2", "name, cards", one.points)
                          .arg(words::fanName(one.name), words::cardList(one.cards))};
        for (Card card : contatori)
            wanted.cards.push_back(card);
        return wanted;
    }
    Group& lay(const Wanted& one, QPoint at, QSize card, int step) {
        Group group;
        group.row = one.row;
        group.left = one.left;
        group.right = one.right;
        group.told = one.told;
        const int n = static_cast<int>(one.cards.size());
        for (int i = 0; i < n; ++i) {
            const int up = i >= n - one.raised ? m.px(6) : 0;
            group.cards.push_back(
                {one.cards[static_cast<std::size_t>(i)], QRect(at + QPoint(step * i, -up), card)});
        }
        const auto lines = one.left.count(u'\n') + 1;
        group.words = QRect(at.x(), at.y() + card.height() + m.px(2), fanWide(one, card.width(), step),
                            static_cast<int>(lines) * QFontMetrics(wordsFont()).height() + m.px(4));
        plan.groups.push_back(group);
        return plan.groups.back();
    }

    // Where each begins in at most so many rows, and the seal after them; nothing if they find no room.
    struct Placed {
        std::vector<QPoint> at; // x from the side's left, row
        QPoint end;             // behind the last
    };
    [[nodiscard]] std::optional<Placed> placed(const std::vector<Wanted>& all, int card, int step, int gap,
                                               int rows, int behind) const {
        Placed found;
        int x = 0, row = 0;
        const auto fits = [&](int width) {
            if (x > 0 && x + width > wide) {
                x = 0;
                ++row;
            }
            return row < rows && width <= wide;
        };
        for (const Wanted& one : all) {
            const int width = fanWide(one, card, step);
            if (!fits(width))
                return std::nullopt;
            found.at.push_back({x, row});
            x += width + gap;
        }
        if (behind > 0 && !fits(behind))
            return std::nullopt;
        found.end = {x, row};
        return found;
    }

    void addSeal(Entry entry, const QRect& at, int plain, const QRect& beside, bool under) {
        const int row = rowOf(entry);
        plan.seals.push_back({row, at, CountLayoutWords::tr("%1 × 2").arg(plain),
                              QString::number(ledger[static_cast<std::size_t>(row)].points[side_]), beside,
                              under});
    }

    void sequences() {
        std::vector<Wanted> all;
        for (const Combination& one : c.of(side_).combinations)
            if (isSequence(one.name))
                all.push_back(wantedOf(one));
        const bool doubled = ledger[static_cast<std::size_t>(rowOf(Entry::Doubled))].doubled[side_];
        const bool few = all.size() <= 3;
        const int seal = m.px(60), beside = seal + m.px(100);
        const QSize large(m.px(72), m.px(130)), plain(m.px(57), m.px(103));
        const auto lays = [&](QSize card, int step, int gap, int rows) {
            const auto found = placed(all, card.width(), step, gap, rows, doubled && !few ? beside : 0);
            if (!found)
                return false;
            const int rowHigh = m.px(133);
            for (std::size_t i = 0; i < all.size(); ++i)
                lay(all[i], {x0 + found->at[i].x(), y(103) + found->at[i].y() * rowHigh}, card, step);
            if (doubled) {
                const QPoint at = few ? QPoint(x0, y(276))
                                      : QPoint(x0 + found->end.x() + m.px(14),
                                               y(103) + found->end.y() * rowHigh + m.px(22));
                addSeal(Entry::Doubled, QRect(at, QSize(seal, seal)),
                        ledger[static_cast<std::size_t>(rowOf(Entry::Sequences))].points[side_],
                        QRect(at.x() + seal + m.px(12), at.y(), few ? wide - seal : m.px(90), seal), false);
            }
            return true;
        };
        if (few && lays(large, m.px(31), m.px(18), 1))
            return;
        for (const double step : {24.0, 21.0, 18.0, 15.0, 12.0, 9.0, 7.0, 5.0, 3.0})
            if (lays(plain, std::max(2, m.px(step)), m.px(step < 12 ? 6 : 15), 2))
                return;
    }

    void cricche() {
        std::vector<Wanted> all;
        for (const Combination& one : c.of(side_).combinations)
            if (!isSequence(one.name))
                all.push_back(wantedOf(one));
        const int row = rowOf(Entry::Cricche);
        const bool doubled = ledger[static_cast<std::size_t>(row)].doubled[side_];
        const QSize card(m.px(50), m.px(90));
        const bool few = all.size() <= 3;
        const int seal = m.px(44), room = doubled ? seal + m.px(18) : 0;
        for (const double step : {few ? 23.0 : 19.0, 16.0, 13.0, 10.0, 7.0, 4.0}) {
            const auto found = placed(all, card.width(), m.px(step), m.px(few ? 15 : 10), 1, room);
            if (!found)
                continue;
            for (std::size_t i = 0; i < all.size(); ++i)
                lay(all[i], {x0 + found->at[i].x(), y(375)}, card, m.px(step));
            break;
        }
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
            group.told = CountLayoutWords::tr("%1 with %2: %n point(s)", "two cards", pair.value)
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
                                         (side_ == c.us ? CountLayoutWords::tr("the Matto:\ncosts us %1")
                                                        : CountLayoutWords::tr("the Matto:\ncosts them %1"))
                                             .arg(words::cardList(exchange.cards)),
                                         {},
                                         CountLayoutWords::tr("The Matto costs %1 (B8.2)")
                                             .arg(words::cardList(exchange.cards))}
                                : Wanted{sorted(exchange.cards),
                                         0,
                                         -1,
                                         side_ == c.us ? CountLayoutWords::tr("from them,\nfor the Matto")
                                                       : CountLayoutWords::tr("from us,\nfor the Matto"),
                                         {},
                                         CountLayoutWords::tr("%1, for the Matto (B8.2)")
                                             .arg(words::cardList(exchange.cards))});
        for (const Accuso& accuso : c.accusi)
            if (sideOf(accuso.seat) == side_)
                for (const Combination& one : accuso.shown) {
                    Wanted wanted = wantedOf(one);
                    wanted.raised = 0;
                    wanted.row = rowOf(Entry::Accused);
                    wanted.left = CountLayoutWords::tr("accused");
                    all.push_back(wanted);
                }
        if (c.of(side_).last > 0) {
            Wanted last{{},
                        0,
                        rowOf(Entry::LastTrick),
                        CountLayoutWords::tr("last trick"),
                        QString::number(c.of(side_).last),
                        {}};
            CardSet cards;
            for (const auto& play : c.lastTrick.plays) {
                last.cards.push_back(play.card);
                cards.insert(play.card);
            }
            last.told = CountLayoutWords::tr("Last trick, 6 points: %1").arg(words::cardList(cards));
            all.push_back(last);
        }
        const QSize card(m.px(46), m.px(83));
        for (const double step : {19.0, 16.0, 13.0, 10.0, 7.0, 4.0, 2.0}) {
            const int arrow = owed ? m.px(40) : 0;
            const auto found = placed(all, card.width(), m.px(step), m.px(step < 10 ? 10 : 22), 1, arrow);
            if (!found && step > 2)
                continue;
            int x = x0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                Group& group = lay(all[i], {x, y(591)}, card, m.px(step));
                x += fanWide(all[i], card.width(), m.px(step)) + m.px(step < 10 ? 10 : 22);
                if (i == 0 && owed) {
                    // Over the gap that the words leave, from the other side or to it.
                    const int left =
                        std::max(group.cards.back().at.right() + m.px(8), x0 + card.width() + m.px(8));
                    plan.arrows.push_back(
                        {QRect(left, y(591) + card.height() / 2 - m.px(8), m.px(20), m.px(16)),
                         gives == (side_ != c.us)});
                    x = std::max(x, left + m.px(32));
                }
            }
            break;
        }
    }

    const CountContent& c;
    const std::vector<Row>& ledger;
    const Side side_;
    const look::Metrics& m;
    const int x0, wide;
    SidePlan plan;
};

} // namespace

QRect Group::bounds() const {
    QRect all = words;
    for (const Lying& lying : cards)
        all = all.united(lying.at);
    return all;
}

CountLayout layOut(const CountContent& content, const std::vector<Row>& rows, QSize page) {
    CountLayout plan;
    look::Metrics& m = plan.m;
    m = look::metricsForTable(page, look::systemFontPx());
    // As the design has it where the page is as broad, else in the middle of it.
    const double share = std::min(m.s, page.width() / kPageWide);
    m.s = share;
    const int left = (page.width() - m.px(kPageWide)) / 2;
    plan.sides[content.us] = SideBuilder(content, rows, content.us, m, left + m.px(kSideLeft)).build();
    plan.sides[other(content.us)] =
        SideBuilder(content, rows, other(content.us), m, left + m.px(kPageWide - kSideLeft - kSideWide))
            .build();
    const auto y = [&](double at) { return m.fromWindowTop(at); };
    plan.paper = QRect(left + m.px(kPaperLeft), y(42), m.px(kPaperWide), y(671) - y(42));
    const QRect in = plan.paper.adjusted(m.px(14), 0, -m.px(14), 0);
    const auto add = [&](double at, double high) {
        plan.rows.push_back(QRect(in.left(), y(at - high / 2), in.width(), m.px(high)));
    };
    for (int i = 0; i < kSequences; ++i)
        add(114 + 25 * i, 25);
    add(294, 26);
    add(321, 27);
    for (int i = 0; i < 5; ++i)
        add(378 + 20 * i, 20);
    add(479, 24);
    add(530, 26);
    add(597, 24);
    add(621, 24);
    add(650, 30);
    const int board = m.px(106) * 176 / 104;
    if (!content.standsAlone())
        plan.slate = QRect(plan.paper.center().x() - board / 2, y(677), board, m.px(106));
    // Under what the Matto cost, and left of the button.
    plan.outlook = QRect(left + m.px(kSideLeft), y(724), m.px(330), y(784) - y(724));
    plan.foot[0] = QRect(left + m.px(kSideLeft), y(740), m.px(kSideWide), m.px(36));
    plan.foot[1] = QRect(left + m.px(kPageWide - kSideLeft - kSideWide), y(740), m.px(kSideWide), m.px(36));
    return plan;
}

std::vector<Group> layOutPile(const CountContent& content, Side side, QSize page) {
    const look::Metrics m = look::metricsForTable(page, look::systemFontPx());
    std::vector<Group> groups;
    const CardSet pile = content.of(side).pile;
    const int top = m.fromWindowTop(110), foot = m.fromWindowTop(720), rowHigh = (foot - top) / 5;
    const int high = std::min(rowHigh - m.px(10), m.px(150)), wide = high * 10 / 18;
    int row = 0;
    for (const Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps}) {
        CardSet held = pile & setOf(bitsOf(suit));
        if (suit == Suit::Trumps)
            held |= pile & CardSet(kMatto);
        const auto cards = sorted(held);
        Group group;
        const int n = static_cast<int>(cards.size()), room = page.width() - 2 * m.px(60) - wide;
        const int step = n < 2 ? 0 : std::min(wide + m.px(6), room / (n - 1));
        for (int i = 0; i < n; ++i)
            group.cards.push_back({cards[static_cast<std::size_t>(i)],
                                   QRect(m.px(60) + step * i, top + rowHigh * row, wide, high)});
        group.told = words::cardList(held);
        if (n > 0)
            groups.push_back(group);
        ++row;
    }
    return groups;
}

} // namespace bolognese_count
