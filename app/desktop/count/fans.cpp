#include "desktop/count/fans.h"

#include "minchiate/hand_order.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace count {

using namespace minchiate;

namespace {

constexpr double ratio = 1.8;         // a card's height to its width
constexpr double backRowShare = 0.75; // of a card's width: what a back row shows of its cards, from the top
constexpr int thinnestCard = 12;

int fanWide(int cards, int wide, double share) {
    return cards < 1 ? 0 : wide + (cards - 1) * static_cast<int>(wide * share);
}

int itemWide(const FanWanted& fan, int wide, double share) {
    return std::max(fanWide(fan.cards, wide, share), fan.captionWide);
}

// Where each row ends, if every row may be `limit` wide; rows are filled one after another.
std::vector<std::size_t> breaks(const std::vector<int>& widths, int gap, int limit) {
    std::vector<std::size_t> ends;
    int used = -gap;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        if (used >= 0 && used + gap + widths[i] > limit) {
            ends.push_back(i);
            used = -gap;
        }
        used += gap + widths[i];
    }
    ends.push_back(widths.size());
    return ends;
}

std::vector<int> widthsOf(const std::vector<FanWanted>& fans, int wide, double share) {
    std::vector<int> widths;
    widths.reserve(fans.size());
    for (const FanWanted& fan : fans)
        widths.push_back(itemWide(fan, wide, share));
    return widths;
}

bool fits(const std::vector<FanWanted>& fans, const FanRoom& room, int rows, int wide, double share) {
    const std::vector<int> widths = widthsOf(fans, wide, share);
    return *std::max_element(widths.begin(), widths.end()) <= room.area.width() &&
           breaks(widths, room.gapX, room.area.width()).size() <= static_cast<std::size_t>(rows);
}

int rowHigh(const FanRoom& room, int wide) {
    return cardSize(wide).height() + room.captionHigh;
}

// The widest card with which the fans fit in so many rows.
int widestCard(const std::vector<FanWanted>& fans, const FanRoom& room, int rows) {
    const double high = (room.area.height() - (rows - 1) * room.gapY) / static_cast<double>(rows);
    int wide = std::min(room.widest, static_cast<int>((high - room.captionHigh) / ratio));
    while (wide > thinnestCard && !fits(fans, room, rows, wide, indexShare))
        --wide;
    return wide;
}

// The same number of rows, but none much fuller than the others.
std::vector<std::size_t> balanced(const std::vector<int>& widths, const FanRoom& room) {
    std::vector<std::size_t> best = breaks(widths, room.gapX, room.area.width());
    for (int limit = room.area.width() - 4; limit > 0; limit -= 4) {
        const auto tighter = breaks(widths, room.gapX, limit);
        if (tighter.size() > best.size())
            break;
        best = tighter;
    }
    return best;
}

using HandRows = std::vector<std::vector<Card>>;

// Trumps with the Fool in `trumpRows` rows; the suits each in its own row, or C with D and S with B.
HandRows handRows(CardSet cards, bool paired, int trumpRows) {
    HandRows rows;
    if (paired) {
        rows.push_back(inHandOrder(cards & (cardsOf(Suit::Cups) | cardsOf(Suit::Coins))));
        rows.push_back(inHandOrder(cards & (cardsOf(Suit::Swords) | cardsOf(Suit::Batons))));
    } else {
        for (const Suit suit : kSuits)
            rows.push_back(inHandOrder(cards & cardsOf(suit)));
    }
    const std::vector<Card> high = inHandOrder(cards & (kTrumps | CardSet(kFool)));
    const auto n = static_cast<std::ptrdiff_t>(high.size());
    for (std::ptrdiff_t i = 0; i < trumpRows; ++i)
        rows.emplace_back(high.begin() + i * n / trumpRows, high.begin() + (i + 1) * n / trumpRows);
    std::erase_if(rows, [](const auto& row) { return row.empty(); });
    return rows;
}

int suitChanges(const std::vector<Card>& row) {
    int changes = 0;
    for (std::size_t i = 1; i < row.size(); ++i)
        changes += suitOf(row[i]) != suitOf(row[i - 1]);
    return changes;
}

int rowWide(const std::vector<Card>& row, int wide, double share, int gap) {
    return fanWide(static_cast<int>(row.size()), wide, share) + suitChanges(row) * gap;
}

// The widest card with which such rows fit.
int rowsCardWide(const HandRows& rows, const QRect& area, int widest, int gap) {
    const auto n = static_cast<int>(rows.size());
    if (n == 0)
        return 0;
    const auto fit = [&](int w) {
        return std::all_of(rows.begin(), rows.end(),
                           [&](const auto& row) { return rowWide(row, w, indexShare, gap) <= area.width(); });
    };
    int w = std::min(widest, static_cast<int>((area.height() - (n - 1) * gap) / (n * ratio)));
    while (w > thinnestCard && !fit(w))
        --w;
    return w;
}

std::vector<LaidCard> placeRows(const HandRows& rows, const QRect& area, int w, int gap) {
    const auto n = static_cast<int>(rows.size());
    const int high = cardSize(w).height();
    const int step = high + std::min(2 * gap, n > 1 ? (area.height() - n * high) / (n - 1) : 0);
    int y = area.top() + (area.height() - (n - 1) * step - high) / 2;
    std::vector<LaidCard> laid;
    for (const auto& row : rows) {
        double share = indexShare;
        while (share + 0.02 <= widestShare && rowWide(row, w, share + 0.02, gap) <= area.width())
            share += 0.02;
        int x = area.left() + (area.width() - rowWide(row, w, share, gap)) / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            x += i > 0 && suitOf(row[i]) != suitOf(row[i - 1]) ? gap : 0;
            laid.push_back({row[i], QRect(QPoint(x, y), cardSize(w))});
            x += static_cast<int>(w * share);
        }
        y += step;
    }
    return laid;
}

} // namespace

QSize cardSize(int width) {
    return QSize(width, static_cast<int>(std::lround(width * ratio)));
}

std::vector<FanPlace> placeFans(const std::vector<FanWanted>& wanted, const FanRoom& room) {
    if (wanted.empty())
        return {};
    std::vector<FanWanted> fans = wanted;
    for (FanWanted& fan : fans)
        fan.captionWide = std::min(fan.captionWide, room.area.width());
    int wide = 0;
    int rows = 1;
    for (int n = 1; n <= static_cast<int>(fans.size()); ++n) {
        // One row more must pay: larger cards, not just more air.
        if (const int w = widestCard(fans, room, n); fits(fans, room, n, w, indexShare) && w > wide) {
            wide = w;
            rows = n;
        }
    }
    wide = std::max(wide, thinnestCard);
    double share = indexShare;
    while (share + 0.02 <= widestShare && fits(fans, room, rows, wide, share + 0.02))
        share += 0.02;
    const std::vector<int> widths = widthsOf(fans, wide, share);
    const std::vector<std::size_t> ends = balanced(widths, room);
    std::vector<FanPlace> places;
    int y = room.area.top();
    for (std::size_t i = 0, row = 0; row < ends.size(); ++row, y += rowHigh(room, wide) + room.gapY) {
        int x = room.area.left();
        for (; i < ends[row]; ++i) {
            const int high = cardSize(wide).height();
            const QRect cards(x, y, fanWide(fans[i].cards, wide, share), high);
            places.push_back({cards, wide, static_cast<int>(wide * share),
                              QRect(x, y + high, widths[i], room.captionHigh)});
            x += widths[i] + room.gapX;
        }
    }
    return places;
}

std::vector<LaidCard> cardsOfFan(const std::vector<Card>& cards, const FanPlace& place) {
    std::vector<LaidCard> laid;
    int x = place.cards.left();
    for (const Card card : cards) {
        laid.push_back({card, QRect(QPoint(x, place.cards.top()), cardSize(place.cardWide))});
        x += place.strip;
    }
    return laid;
}

bool needsTwoRows(int cards, int room, int wide) {
    return fanWide(cards, wide, indexShare) > room;
}

bool prefersTwoRows(int cards, int room, int wide) {
    return needsTwoRows(cards, room, wide * 85 / 100);
}

int stripHigh(bool twoRows, int wide) {
    return cardSize(wide).height() + (twoRows ? static_cast<int>(wide * backRowShare) : 0);
}

std::vector<LaidCard> placeStrip(const std::vector<Card>& cards, const QRect& area, int wide) {
    if (cards.empty())
        return {};
    const auto n = static_cast<int>(cards.size());
    const auto widest = [&](bool twoRows) {
        int w = wide;
        const auto inRow = twoRows ? (n + 1) / 2 : n;
        while (w > thinnestCard &&
               (stripHigh(twoRows, w) > area.height() || needsTwoRows(inRow, area.width(), w)))
            --w;
        return w;
    };
    const bool two = widest(false) < widest(true) * 85 / 100;
    const int w = widest(two);
    const int inRow = two ? (n + 1) / 2 : n;
    const double loosest = std::min(widestShare * w, (area.width() - w) / std::max(1.0, inRow - 1.0));
    const int strip = std::max(1, static_cast<int>(loosest));
    const int top = area.bottom() + 1 - stripHigh(two, w);
    std::vector<LaidCard> laid;
    for (int i = 0; i < n; ++i) {
        const bool front = i >= inRow;
        const int y = top + (front ? static_cast<int>(w * backRowShare) : 0);
        laid.push_back({cards[static_cast<std::size_t>(i)],
                        QRect(QPoint(area.left() + strip * (front ? i - inRow : i), y), cardSize(w))});
    }
    return laid;
}

std::vector<LaidCard> placeHand(CardSet cards, const QRect& area, int widest, int gap) {
    // Whichever rows allow the largest cards: few long ones in a wide area, many short ones in a high one.
    HandRows best;
    int wide = 0;
    for (const bool paired : {true, false}) {
        for (const int trumpRows : {1, 2, 3}) {
            const HandRows rows = handRows(cards, paired, trumpRows);
            if (const int w = rowsCardWide(rows, area, widest, gap); w > wide) {
                best = rows;
                wide = w;
            }
        }
    }
    return best.empty() ? std::vector<LaidCard>{} : placeRows(best, area, wide, gap);
}

QRect around(const std::vector<LaidCard>& cards) {
    return std::accumulate(cards.begin(), cards.end(), QRect(),
                           [](const QRect& all, const LaidCard& c) { return all.united(c.at); });
}

} // namespace count
