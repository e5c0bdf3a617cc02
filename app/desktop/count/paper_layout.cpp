#include "desktop/count/paper_layout.h"

#include "desktop/count/side_layout.h"
#include "desktop/look/type.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace count {
namespace {

using look::Metrics;
using look::Type;

constexpr int coinsBesideWords = 5; // more lie under them
constexpr int paymentLines = 9; // last trick, counters, together, difference, pad, sum, gloss, two of coins

int wordsWide(const QFont& font, const QString& words) {
    return QFontMetrics(font).horizontalAdvance(words);
}

int padding(const Metrics& m) {
    return m.px(16);
}

// As wide as the widest row, within reason: the cards need the room.
int paperWide(const std::vector<LedgerRow>& ledger, const Metrics& m, int column) {
    const QFont label = look::font(m, Type::Text);
    const QFont sum = sumFont(m, QFont::Normal);
    const QFont strong = sumFont(m, QFont::Bold);
    int most = 0;
    for (const LedgerRow& row : ledger) {
        if (row.entry == Entry::Note)
            continue;
        const int words = wordsWide(row.isSum() ? sum : label, row.label);
        const int coins = row.entry == Entry::Resti ? m.px(70) : 0;
        most = std::max(most, row.isSum() ? words + m.px(16) + coins + wordsWide(strong, row.value)
                                          : words + 2 * column + 2 * m.px(4));
    }
    const int wanted = std::max(m.px(236), most + 2 * padding(m));
    return std::min(wanted, m.table.width() * 28 / 100);
}

// Words left, number right; or three columns.
PlacedRow placeRow(const LedgerRow& row, const QRect& line, const Metrics& m, int column) {
    PlacedRow placed;
    placed.line = line;
    const QRect in = line;
    if (!row.isSum()) {
        placed.us = QRect(in.left(), in.top(), column, in.height());
        placed.them = QRect(in.right() + 1 - column, in.top(), column, in.height());
        placed.label = QRect(in.left() + column, in.top(), in.width() - 2 * column, in.height());
        return placed;
    }
    const QFont strong = sumFont(m, QFont::Bold);
    const int value =
        row.value.isEmpty() ? 0 : std::min(in.width() * 2 / 3, wordsWide(strong, row.value) + m.px(6));
    placed.label = in.adjusted(0, 0, -value, 0);
    placed.value = QRect(in.right() + 1 - value, in.top(), value, in.height());
    return placed;
}

// Which line every row of the ledger begins on, and how many lines it takes.
struct OnLines {
    int first = 0;
    int count = 1;
};

// A row's line by the cards it counts, before rows make way for each other.
struct Wish {
    std::size_t row = 0;
    int y = 0; // middle of its cards
    double line = 0;
};

std::vector<Wish> versicolaWishes(const CountLayout& l, const std::vector<LedgerRow>& ledger,
                                  const PaperPlan& plan) {
    std::vector<Wish> wishes;
    for (const SideLayout* side : {&l.us, &l.them}) {
        for (const CaptionedCards& group : side->groups) {
            const auto row = static_cast<std::size_t>(group.row);
            if (ledger[row].entry == Entry::Versicola)
                wishes.push_back({row, group.box.center().y(), 0});
        }
    }
    std::stable_sort(wishes.begin(), wishes.end(), [](const Wish& a, const Wish& b) { return a.y < b.y; });
    for (std::size_t i = 0, end = 0; i < wishes.size(); i = end) {
        // Rows of fans that lie at about one height share the lines around it.
        while (end < wishes.size() && wishes[end].y - wishes[i].y < 2 * plan.pitch)
            ++end;
        const double middle = (wishes[i].y + wishes[end - 1].y) / 2.0;
        const double first = (middle - plan.firstLine) / plan.pitch - static_cast<double>(end - i) / 2;
        for (std::size_t k = i; k < end; ++k)
            wishes[k].line = std::round(first) + static_cast<double>(k - i);
    }
    return wishes;
}

// Every row on a line of its own, from `first` up to, not including, `end`, each as near its wish as may be.
void makeWay(std::vector<Wish>& wishes, int first, int end) {
    double next = first;
    for (Wish& wish : wishes) {
        wish.line = std::max(wish.line, next);
        next = wish.line + 1;
    }
    double last = end;
    for (auto wish = wishes.rbegin(); wish != wishes.rend(); ++wish) {
        wish->line = std::min(wish->line, last - 1);
        last = wish->line;
    }
}

// The line a height falls in.
int lineOf(const PaperPlan& plan, int y) {
    return std::max(0, static_cast<int>((y - plan.firstLine) / plan.pitch));
}

std::vector<OnLines> countedLines(const CountLayout& l, const std::vector<LedgerRow>& ledger,
                                  const PaperPlan& plan, const SidePlan& sides) {
    std::vector<OnLines> at(ledger.size());
    int line = sides.countersLine;
    for (std::size_t i = 0; i < ledger.size(); ++i) {
        if (ledger[i].entry == Entry::Taken)
            at[i].first = lineOf(plan, l.us.bundles.front().at.center().y());
        else if (ledger[i].entry == Entry::Beyond)
            at[i].first = std::max(at[0].first + 1, lineOf(plan, sides.secondBundles));
        else if (ledger[i].entry == Entry::Versicole)
            at[i].first = sides.countersLine - 1;
        else if (ledger[i].entry == Entry::Resti)
            at[i] = {line, std::max(1, plan.lines - line)};
        else if (ledger[i].entry != Entry::Versicola)
            at[i].first = line++;
    }
    std::vector<Wish> wishes = versicolaWishes(l, ledger, plan);
    makeWay(wishes, sides.versicoleLine, sides.countersLine - 1);
    for (const Wish& wish : wishes)
        at[wish.row].first = static_cast<int>(wish.line);
    return at;
}

std::vector<OnLines> cappottoLines(const std::vector<LedgerRow>& ledger, const PaperPlan& plan) {
    std::vector<OnLines> at;
    const auto rows = static_cast<int>(ledger.size());
    const int note = std::min(4, std::max(1, plan.lines - rows - 1));
    int line = std::max(0, (plan.lines - note - rows - 3) / 3);
    for (const LedgerRow& row : ledger) {
        const int high = row.entry == Entry::Note ? note : row.entry == Entry::Resti ? 3 : 1;
        at.push_back({line, high});
        line += high + (row.entry == Entry::Note ? 1 : 0);
    }
    return at;
}

// Coins from the left, closer the more there are, in two rows before they hide each other.
std::vector<QRect> placeCoins(const QRect& room, int coins, const Metrics& m) {
    std::vector<QRect> places;
    if (coins == 0)
        return places;
    const auto stepOf = [&](int side, int inRow) {
        return inRow > 1 ? std::min(side * 7 / 10, (room.width() - side) / (inRow - 1)) : side;
    };
    int side = std::min(room.height() - 2, m.px(34));
    const bool two = stepOf(side, coins) < side * 45 / 100;
    const int rows = two ? 2 : 1;
    side = two ? std::min(side, room.height() / 2 - 1) : side;
    const int inRow = (coins + rows - 1) / rows;
    const int step = stepOf(side, inRow);
    const int top = room.center().y() + 1 - rows * side / 2;
    for (int i = 0; i < coins; ++i)
        places.emplace_back(room.left() + i % inRow * step, top + i / inRow * side, side, side);
    return places;
}

} // namespace

int PaperPlan::lineAt(int y) const {
    return std::max(0, static_cast<int>(std::ceil((y - firstLine) / pitch - 0.02)));
}

PaperPlan planPaper(const std::vector<LedgerRow>& ledger, const Metrics& m, const QRect& cloth) {
    PaperPlan plan;
    plan.columns = std::none_of(ledger.begin(), ledger.end(),
                                [](const LedgerRow& row) { return row.entry == Entry::Note; });
    const QFont total = look::font(m, Type::Total);
    plan.column = std::max(m.px(46), wordsWide(total, QStringLiteral("888")) + m.px(4));
    const int wide = paperWide(ledger, m, plan.column);
    plan.paper = QRect(cloth.center().x() + 1 - wide / 2, cloth.top() + m.px(8), wide,
                       cloth.height() - m.px(8) - m.px(10));
    const int title = QFontMetrics(look::font(m, Type::Announcement)).height();
    const int heads = plan.columns ? QFontMetrics(look::font(m, Type::Strong)).height() : 0;
    plan.firstLine = plan.paper.top() + m.px(11) + title + heads + m.px(6);
    const int room = plan.paper.bottom() + 1 - m.px(10) - plan.firstLine;
    // A cappotto has few rows, written large.
    const int least =
        std::max(m.px(plan.columns ? 23 : 33),
                 QFontMetrics(look::font(m, Type::Sheet)).height() * (plan.columns ? 11 : 15) / 10);
    plan.lines = std::max(1, room / least);
    plan.pitch = static_cast<double>(room) / plan.lines;
    plan.versicole = static_cast<int>(std::count_if(ledger.begin(), ledger.end(), [](const LedgerRow& row) {
        return row.entry == Entry::Versicola || row.entry == Entry::Versicole;
    }));
    plan.payment = paymentLines;
    return plan;
}

namespace {

void placeHeads(CountLayout& l, const PaperPlan& plan, const QRect& in) {
    const Metrics& m = l.text;
    const int title = QFontMetrics(look::font(m, Type::Announcement)).height();
    l.paperTitle = QRect(in.left(), in.top(), in.width(), title);
    if (!plan.columns)
        return;
    const int high = plan.firstLine - m.px(4) - l.paperTitle.bottom() - 1;
    l.usHead = QRect(in.left(), l.paperTitle.bottom() + 1, plan.column, high);
    l.themHead = l.usHead.translated(in.width() - plan.column, 0);
}

// A few coins lie beside their number; more have the whole breadth under it.
void placePayment(CountLayout& l, int coins) {
    const Metrics& m = l.text;
    PlacedRow& resti = l.rows.back();
    const int words = QFontMetrics(sumFont(m, QFont::Bold)).height();
    QRect room = resti.label.adjusted(0, 0, -m.px(8), 0);
    if (coins > coinsBesideWords && resti.line.height() >= 2 * words) {
        resti.value = QRect(resti.line.left(), resti.line.top(), resti.line.width(), words);
        room = resti.line.adjusted(0, words, 0, 0);
    }
    l.coins = placeCoins(room, coins, m);
}

} // namespace

void placePaper(CountLayout& l, const CountContent& content, const std::vector<LedgerRow>& ledger,
                const PaperPlan& plan, const SidePlan& sides) {
    const Metrics& m = l.text;
    l.paper = plan.paper;
    const QRect in = plan.paper.adjusted(padding(m), m.px(11), -padding(m), -m.px(8));
    placeHeads(l, plan, in);
    l.heavy.push_back(plan.firstLine);
    const std::vector<OnLines> at =
        plan.columns ? countedLines(l, ledger, plan, sides) : cappottoLines(ledger, plan);
    for (std::size_t i = 0; i < ledger.size(); ++i) {
        const int top = plan.lineTop(at[i].first);
        const int bottom = plan.lineTop(at[i].first + at[i].count);
        l.rows.push_back(
            placeRow(ledger[i], QRect(in.left(), top, in.width(), bottom - top), m, plan.column));
        if (ledger[i].entry == Entry::Together || ledger[i].entry == Entry::Sum)
            l.heavy.push_back(top);
        if (ledger[i].entry == Entry::Together)
            l.heavy.push_back(bottom);
    }
    if (plan.columns)
        l.paperSections = {plan.lineTop(sides.versicoleLine), plan.lineTop(sides.countersLine)};
    placePayment(l, content.unscored ? 0 : std::abs(restiForUs(content)));
}

} // namespace count
