#include "desktop/bolognese/count/count_sides.h"

#include "desktop/bolognese/table/scene_of.h"
#include "desktop/look/type.h"
#include "text/bolognese/bolognese_telling.h"

#include <algorithm>

namespace bolognese_count {

namespace {

namespace words = text::bolognese;
using bolognese_table::sorted;

constexpr double kPageWide = 1280; // at s = 1, as all that follows
constexpr double kSideLeft = 32, kPaperWide = 236, kPaperLeft = 522;

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
    plan.sides[content.us] = sidePlanOf(content, rows, content.us, m, left + m.px(kSideLeft));
    plan.sides[other(content.us)] =
        sidePlanOf(content, rows, other(content.us), m, left + m.px(kPageWide - kSideLeft - kSideWide));
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
