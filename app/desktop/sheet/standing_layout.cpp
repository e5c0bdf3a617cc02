#include "sheet/standing_layout.h"

#include "look/type.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace sheet {

namespace {

using look::Metrics;
using look::Type;

// Lengths at s = 1.
constexpr double kPaperWide = 1078;
constexpr double kPageMargin = 11; // cloth between frame and paper, at least
constexpr double kInset = 35;      // paper's edge to its words
constexpr double kMountTop = 13;
constexpr double kMountWide = 38;
constexpr double kMountHigh = 44;
constexpr double kUnderMount = 9;  // to the names' capitals
constexpr double kUnderNames = 12; // from their baseline to the rule
constexpr double kHeading = 34;
constexpr double kRowMost = 34;
constexpr double kTotal = 48;
constexpr double kFoot = 38;
constexpr double kBottom = 22;
constexpr double kBeforeTotal = 9;

constexpr double kAccountLine = 22, kAccountMargin = 8;
constexpr int kAccountLines = 5; // heads, and what is counted

// Columns as parts of the content's width.
constexpr double kPadRight = 0.351, kCountCentre = 0.458, kCountWide = 0.19;
constexpr double kFirstPlayer = 0.6135, kPlayerStep = 0.1085;

int textHigh(const Metrics& m, Type type) {
    return QFontMetrics(look::font(m, type)).height();
}

int rowsOf(const Standing& standing) {
    int rows = 0;
    for (const StandingRound& round : standing.rounds)
        rows += static_cast<int>(round.rows.size());
    return rows;
}

// Heights of the paper's parts.
struct Heights {
    int head, heading, row, account, total, foot, bottom, beforeTotal;
};

Heights heightsOf(const Metrics& m) {
    return {m.px(kMountTop + kMountHigh + kUnderMount) + QFontMetrics(look::font(m, Type::name)).capHeight() +
                m.px(kUnderNames),
            std::max(m.px(kHeading), textHigh(m, Type::round) + m.px(6)),
            textHigh(m, Type::sheet) + 2,
            std::max(m.px(kAccountLine), textHigh(m, Type::text) + 2),
            std::max(m.px(kTotal), textHigh(m, Type::total)),
            std::max(m.px(kFoot), textHigh(m, Type::button) + 2 * m.px(6)),
            m.px(kBottom),
            m.px(kBeforeTotal)};
}

// Of the lines under a hand that is the whole game.
int accountHigh(const Heights& h, const Metrics& m, const Standing& standing) {
    return standing.account ? kAccountLines * h.account + 2 * m.px(kAccountMargin) : 0;
}

int fixedHigh(const Heights& h, const Metrics& m, const Standing& standing) {
    return h.head + static_cast<int>(standing.rounds.size()) * h.heading + h.beforeTotal + h.total + h.foot +
           h.bottom + accountHigh(h, m, standing);
}

// Paper grows with the table further than running text does; and where the system's text is so large that
// twelve rows do not fit, the sheet's own is smaller.
Metrics paperMetrics(const Standing& standing, Metrics m, int room) {
    m.t = std::max(m.t, 0.75 * m.s);
    while (m.text(14) > 12) {
        const Heights h = heightsOf(m);
        if (fixedHigh(h, m, standing) + rowsOf(standing) * h.row <= room)
            break;
        m.t *= 0.96;
    }
    return m;
}

void placeColumns(StandingPlaces& places) {
    const Metrics& m = places.metrics;
    const QRect& c = places.content;
    const auto along = [&](double part) {
        return c.left() + static_cast<int>(std::lround(part * c.width()));
    };
    // Wide enough for bold ones, too.
    const int number = QFontMetrics(look::font(m, Type::button)).horizontalAdvance(QStringLiteral("00")) + 2;
    places.number = QRect(c.left(), 0, number, 1);
    const int dealer = c.left() + number + m.px(14);
    const int padHead = along(kPadRight) - m.px(96);
    places.dealer = QRect(dealer, 0, padHead - dealer, 1);
    places.pad = QRect(padHead, 0, along(kPadRight) - padHead, 1);
    const int count = static_cast<int>(kCountWide * c.width());
    places.count = QRect(along(kCountCentre) - count / 2, 0, count, 1);
    const int step = static_cast<int>(kPlayerStep * c.width());
    for (std::size_t i = 0; i < places.players.size(); ++i)
        places.players[i] =
            QRect(along(kFirstPlayer + kPlayerStep * static_cast<double>(i)) - step / 2, 0, step, 1);
}

void placeHead(StandingPlaces& places, int high) {
    const Metrics& m = places.metrics;
    const QRect& c = places.content;
    const int top = places.paper.top();
    places.headRule = top + high;
    places.headBaseline = places.headRule - m.px(kUnderNames);
    const int lineTop = places.headBaseline - QFontMetrics(look::font(m, Type::name)).ascent();
    const QRect line(c.left(), lineTop, c.width(), places.headRule - lineTop);
    const QRect words(c.left(), 0, places.pad.left() - c.left(), 1);
    places.title = QRect(c.left(), top + m.px(12), words.width(), lineTop - top - m.px(12));
    places.underTitle = StandingPlaces::cell(words, line);
    const QSize mount(m.px(kMountWide), m.px(kMountHigh));
    for (std::size_t i = 0; i < places.players.size(); ++i) {
        places.names[i] = StandingPlaces::cell(places.players[i], line);
        places.mounts[i] = QRect(
            QPoint(places.players[i].center().x() + 1 - mount.width() / 2, top + m.px(kMountTop)), mount);
    }
}

int placeRows(StandingPlaces& places, const Standing& standing, const Heights& h, int row) {
    const QRect& c = places.content;
    int y = places.headRule;
    for (const StandingRound& round : standing.rounds) {
        RoundPlaces at;
        at.heading = QRect(c.left(), y, c.width(), h.heading);
        y += h.heading;
        for (std::size_t i = 0; i < round.rows.size(); ++i, y += row)
            at.rows.emplace_back(c.left(), y, c.width(), row);
        places.rounds.push_back(at);
    }
    return y;
}

} // namespace

StandingPlaces standingPlaces(const Standing& standing, QSize page, double systemFontPx) {
    StandingPlaces places;
    const Metrics table = look::metricsForTable(page, systemFontPx);
    const int margin = table.frame + table.px(kPageMargin);
    const int room = page.height() - 2 * margin;
    places.metrics = paperMetrics(standing, table, room);
    const Metrics& m = places.metrics;
    const Heights h = heightsOf(m);
    const int rows = std::max(1, rowsOf(standing));
    const int row =
        std::clamp((room - fixedHigh(h, m, standing)) / rows, h.row, std::max(h.row, m.px(kRowMost)));
    const int high = fixedHigh(h, m, standing) + rows * row;
    const int wide = std::min(m.px(kPaperWide), page.width() - 2 * margin);
    places.paper = QRect((page.width() - wide) / 2, (page.height() - high) / 2, wide, high);
    places.content = places.paper.adjusted(m.px(kInset), 0, -m.px(kInset), 0);
    placeColumns(places);
    placeHead(places, h.head);
    int y = placeRows(places, standing, h, row);
    const QRect& c = places.content;
    for (int i = 0; standing.account && i < kAccountLines; ++i)
        places.account.emplace_back(c.left(), y + m.px(kAccountMargin) + i * h.account, c.width(), h.account);
    y += accountHigh(h, m, standing);
    places.totalRule = y + h.beforeTotal;
    places.total = QRect(c.left(), places.totalRule, c.width(), h.total);
    places.foot = QRect(c.left(), places.total.bottom() + 1, c.width(), h.foot);
    return places;
}

} // namespace sheet
