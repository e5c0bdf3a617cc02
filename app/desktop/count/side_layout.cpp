#include "desktop/count/side_layout.h"

#include "desktop/look/type.h"
#include "minchiate/hand_order.h"
#include "text/words.h"

#include <QFontMetrics>

#include <algorithm>

namespace count {

using namespace minchiate;
using look::Metrics;
using look::Type;

namespace {

constexpr int bundlesInRow = 14;   // 42 cards: what counts lies in the rows below
constexpr double counterCard = 46; // at least, while one row holds them
constexpr double widestCounter = 66;
constexpr double widestFan = 68;

int high(const Metrics& m, Type type) {
    return QFontMetrics(look::font(m, type)).height();
}

int wide(const Metrics& m, Type type, const QString& words) {
    return QFontMetrics(look::font(m, type)).horizontalAdvance(words) + 1;
}

QFont pointsFont(const Metrics& m) {
    return look::sans(m, 16, QFont::DemiBold);
}

int captionHigh(const Metrics& m) {
    return QFontMetrics(pointsFont(m)).height();
}

int captionWide(const Metrics& m, const QString& name, const QString& points) {
    return wide(m, Type::Text, name) + m.px(10) + QFontMetrics(pointsFont(m)).horizontalAdvance(points) + 1;
}

int rowOf(const std::vector<LedgerRow>& ledger, Entry entry) {
    const auto row =
        std::find_if(ledger.begin(), ledger.end(), [entry](const LedgerRow& r) { return r.entry == entry; });
    return row == ledger.end() ? 0 : static_cast<int>(row - ledger.begin());
}

// The first row of a side's versicole.
int versicolaRow(const CountContent& content, const std::vector<LedgerRow>& ledger, Side side) {
    const int first = rowOf(ledger, Entry::Beyond) + 1;
    return side == content.us ? first
                              : first + static_cast<int>(content.result.count[content.us].versicole.size());
}

// A bundle's step, card and offset for a zone this wide.
struct BundleSize {
    int step = 0;
    int offset = 0;
    QSize back;
    QSize whole() const { return back + QSize(2 * offset, 2 * offset); }
};

BundleSize bundleSize(const Metrics& m, int zoneWide) {
    BundleSize size;
    size.step = std::min(m.px(42), (zoneWide - m.px(8)) / bundlesInRow);
    size.offset = std::max(1, m.px(2));
    size.back = cardSize(size.step - 2 * size.offset - std::max(2, m.px(3)));
    return size;
}

int bundlesFor(int cards) {
    return (cards + 2) / 3;
}

int beyondLeft(const BundleSize& size, int cards, const Metrics& m) {
    const int inRow = cards > 42 ? (bundlesFor(cards) - 1) % bundlesInRow + 1 : 0;
    return inRow * size.step + (inRow > 0 ? m.px(8) : 0);
}

// Is there no room for the words beside the last bundle?
bool beyondBelow(const BundleSize& size, int cards, const Metrics& m, int zoneWide) {
    return wide(m, Type::Text, beyondWords(cards)) > zoneWide - beyondLeft(size, cards, m);
}

// The last trick's block: its cards and words.
int lastTrickWide(const CountContent& content, const Metrics& m, int zoneWide, int cardWide) {
    const auto cards = static_cast<int>(content.lastTrick.size());
    const int fan = cardWide + std::max(0, cards - 1) * static_cast<int>(cardWide * 0.46);
    return std::min(zoneWide * 4 / 10,
                    std::max(fan, captionWide(m, lastTrickWords(content), QStringLiteral("10"))));
}

int counterRoom(const CountContent& content, Side side, const Metrics& m, int zoneWide, int cardWide) {
    if (content.result.lastTrick != side || content.lastTrick.empty())
        return zoneWide;
    return zoneWide - m.px(18) - lastTrickWide(content, m, zoneWide, cardWide);
}

void placeHead(SideLayout& s, const CountContent& content, Side side, const Metrics& m,
               const SidePlan& plan) {
    const bool ours = side == content.us;
    const QRect head(s.zone.left(), plan.headTop, s.zone.width(), plan.headRule - plan.headTop);
    const int taken = wide(m, Type::Strong, cardsWords(content.result.captured[side].size()));
    const int title = std::min(
        QFontMetrics(look::font(m, Type::Page)).horizontalAdvance(sideTitle(content, ours)) + m.px(4),
        head.width() - taken - m.px(50)); // a wreath has room beside it
    s.title = QRect(head.left(), head.top(), title, head.height());
    s.taken = QRect(head.right() + 1 - taken, head.top(), taken, head.height());
    const int resti = restiForUs(content);
    const bool wins = resti != 0 && (resti > 0) == ours;
    const int wreath = wins ? m.px(24) : 0;
    const int left = s.title.right() + 1 + m.px(8);
    const int room = s.taken.left() - m.px(10) - left - (wins ? wreath + m.px(8) : 0);
    const QString names = sideNames(content, ours);
    s.names =
        QRect(left, head.top(), std::clamp(wide(m, Type::Text, names), 0, std::max(0, room)), head.height());
    if (wins)
        s.laurel = QRect(s.names.right() + 1 + m.px(8), head.bottom() - m.px(10) - wreath, wreath, wreath);
}

void placeBundles(SideLayout& s, int cards, const Metrics& m, const SidePlan& plan) {
    const BundleSize size = bundleSize(m, s.zone.width());
    const int rowStep = size.whole().height() + m.px(10);
    s.back = size.back;
    s.offset = size.offset;
    const int count = std::max(bundlesInRow, bundlesFor(cards));
    for (int i = 0; i < count; ++i) {
        const int x = s.zone.left() + i % bundlesInRow * size.step;
        const int y = plan.bundlesTop + i / bundlesInRow * rowStep;
        s.bundles.push_back({QRect(QPoint(x, y), size.whole()), std::clamp(cards - 3 * i, 0, 3)});
    }
    if (cards > 42) {
        s.goldBar = QRect(s.zone.left() + bundlesInRow * size.step + m.px(1), plan.bundlesTop - m.px(2),
                          std::max(2, m.px(2)), size.whole().height() + 2 * m.px(2));
    }
    const int rows = (count - 1) / bundlesInRow;
    if (beyondBelow(size, cards, m, s.zone.width())) {
        s.beyond = QRect(s.zone.left(), plan.bundlesTop + (rows + 1) * rowStep - m.px(4), s.zone.width(),
                         captionHigh(m));
        return;
    }
    const int left = s.zone.left() + beyondLeft(size, cards, m);
    s.beyond = QRect(left, plan.bundlesTop + std::max(1, rows) * rowStep, s.zone.right() + 1 - left,
                     cards > 42 ? size.whole().height() : captionHigh(m));
}

CaptionedCards captioned(int row, std::vector<LaidCard> cards, const QRect& caption, const QString& name,
                         int points, const Metrics& m) {
    CaptionedCards c;
    c.row = row;
    c.box = around(cards);
    c.cards = std::move(cards);
    c.nameWords = name;
    c.pointsWords = QString::number(points);
    const int number = QFontMetrics(pointsFont(m)).horizontalAdvance(c.pointsWords) + 1;
    c.points = QRect(caption.right() + 1 - number, caption.top(), number, caption.height());
    c.name = caption.adjusted(0, 0, -number - m.px(4), 0);
    return c;
}

std::vector<Card> cardsOf(CardSet set) {
    std::vector<Card> cards;
    for (const Card c : set)
        cards.push_back(c);
    return cards;
}

std::vector<FanWanted> wantedFans(const std::vector<Versicola>& versicole, const QStringList& names,
                                  const Metrics& m) {
    std::vector<FanWanted> fans;
    for (std::size_t i = 0; i < versicole.size(); ++i)
        fans.push_back({versicole[i].cards.size(), captionWide(m, names[static_cast<qsizetype>(i)],
                                                               QString::number(versicole[i].points))});
    return fans;
}

QStringList versicolaNames(const std::vector<Versicola>& versicole, QString (*name)(const Versicola&)) {
    QStringList names;
    for (const Versicola& v : versicole)
        names << name(v);
    return names;
}

// The places of a side's versicole, and what is written under them: names give way only to cards that are
// clearly larger without.
struct PlacedFans {
    std::vector<FanPlace> places;
    QStringList names;
};

PlacedFans placedFans(const std::vector<Versicola>& versicole, const Metrics& m, const FanRoom& room) {
    PlacedFans full{{}, versicolaNames(versicole, text::versicolaName)};
    PlacedFans brief{{}, versicolaNames(versicole, shortName)};
    for (PlacedFans* fans : {&full, &brief})
        fans->places = placeFans(wantedFans(versicole, fans->names, m), room);
    return brief.places.front().cardWide * 10 > full.places.front().cardWide * 11 ? brief : full;
}

FanRoom fanRoom(const Metrics& m, const SidePlan& plan, int left) {
    FanRoom room;
    room.area = QRect(left, plan.versicoleTop + m.px(10), plan.wide,
                      plan.sections.back() - plan.versicoleTop - m.px(12));
    room.captionHigh = captionHigh(m);
    room.gapX = m.px(14);
    room.gapY = m.px(12);
    room.widest = plan.fanWide;
    return room;
}

void placeVersicole(SideLayout& s, int firstRow, const std::vector<Versicola>& versicole, const Metrics& m,
                    const FanRoom& room) {
    const PlacedFans fans = placedFans(versicole, m, room);
    for (std::size_t i = 0; i < versicole.size(); ++i)
        s.groups.push_back(
            captioned(firstRow + static_cast<int>(i), cardsOfFan(cardsOf(versicole[i].cards), fans.places[i]),
                      fans.places[i].caption, fans.names[static_cast<qsizetype>(i)], versicole[i].points, m));
}

// Three dashed places, and under them what they stand for.
void placeNothing(SideLayout& s, const QRect& area, const CountContent& content, const Metrics& m) {
    const QFontMetrics fm(emptyFont(content, m));
    const QRect words = fm.boundingRect(QRect(0, 0, area.width(), area.height()),
                                        Qt::AlignLeft | Qt::TextWordWrap, emptyWords(content));
    const int wordsHigh = std::min(area.height() / 2, words.height());
    const int gap = m.px(8);
    const QSize card = cardSize(std::clamp((area.height() - wordsHigh - gap) * 5 / 11, 1, m.px(80)));
    const int y = area.top() + (area.height() - card.height() - gap - wordsHigh) / 2;
    for (int i = 0; i < 3; ++i)
        s.emptyPlaces.emplace_back(QPoint(area.left() + i * (card.width() + gap), y), card);
    s.emptyWords = QRect(area.left(), y + card.height() + gap, area.width(), wordsHigh);
}

// The breadth with which a side's last trick and counters lie in one row each, if there is one.
int oneRowWide(const CountContent& content, Side side, const Metrics& m, const SidePlan& plan) {
    const int counters = (content.result.captured[side] & kCounters).size();
    for (int w = plan.counterWide; w > m.px(counterCard); --w) {
        if (!needsTwoRows(counters, counterRoom(content, side, m, plan.wide, w), w))
            return w;
    }
    return m.px(counterCard);
}

void placeLastAndCounters(SideLayout& s, const CountContent& content, const std::vector<LedgerRow>& ledger,
                          Side side, const Metrics& m, const SidePlan& plan) {
    const int caption = captionHigh(m);
    const QRect area(s.zone.left(), plan.countersTop, s.zone.width(), plan.bottom - plan.countersTop);
    const QRect cards = area.adjusted(0, 0, 0, -caption);
    const std::vector<Card> counters = inHandOrder(content.result.captured[side] & kCounters);
    const int wide = plan.counterWide;
    const int left = area.right() + 1 - counterRoom(content, side, m, area.width(), wide);
    const auto add = [&](Entry entry, std::vector<LaidCard> laid, int x, int block, const QString& words,
                         int points) {
        s.groups.push_back(captioned(rowOf(ledger, entry), std::move(laid),
                                     QRect(x, cards.bottom() + 1, block, caption), words, points, m));
    };
    const SideCount& count = content.result.count[side];
    if (side == content.result.lastTrick && !content.lastTrick.empty()) {
        const QRect at(area.left(), cards.top(), lastTrickWide(content, m, area.width(), wide),
                       cards.height());
        add(Entry::LastTrick, placeStrip(content.lastTrick, at, wide), at.left(), at.width(),
            lastTrickWords(content), count.last);
    }
    if (counters.empty())
        return;
    const QRect room(left, cards.top(), area.right() + 1 - left, cards.height());
    std::vector<LaidCard> laid = placeStrip(counters, room, wide);
    const QString words = countersWords(static_cast<int>(counters.size()));
    const int named = captionWide(m, words, QString::number(count.counters));
    const int block = std::min(room.width(), std::max(around(laid).width(), named));
    add(Entry::Counters, std::move(laid), left, block, words, count.counters);
}

// A cappotto: all cards on one side, none on the other.
void placeAllOrNothing(SideLayout& s, const CountContent& content, Side side, const Metrics& m,
                       const SidePlan& plan) {
    const CardSet captured = content.result.captured[side];
    const QRect area(s.zone.left(), plan.bundlesTop, s.zone.width(), plan.bottom - plan.bundlesTop);
    if (captured.empty()) {
        placeNothing(s, area, content, m);
        return;
    }
    CaptionedCards all;
    all.cards = placeHand(captured, area, m.trickCard.width(), m.px(8));
    all.box = around(all.cards);
    s.groups.push_back(std::move(all));
}

} // namespace

namespace {

void planBundles(SidePlan& plan, const CountContent& content, const Metrics& m, const PaperPlan& paper) {
    const BundleSize size = bundleSize(m, plan.wide);
    plan.bundlesTop = plan.headRule + m.px(14);
    plan.secondBundles = plan.bundlesTop + size.whole().height() * 3 / 2 + m.px(10);
    int most = 0;
    bool below = false;
    for (const Side side : kSides) {
        const int cards = content.result.captured[side].size();
        most = std::max(most, cards);
        below |= beyondBelow(size, cards, m, plan.wide);
    }
    const int rows = std::max(2, (bundlesFor(most) + bundlesInRow - 1) / bundlesInRow);
    const int bundles = rows * (size.whole().height() + m.px(10)) + (below ? captionHigh(m) + m.px(4) : 0);
    plan.versicoleLine = std::max(2, paper.lineAt(plan.bundlesTop + bundles + m.px(2)));
    plan.versicoleTop = paper.lineTop(plan.versicoleLine);
}

void planCounters(SidePlan& plan, const CountContent& content, const Metrics& m, const PaperPlan& paper,
                  int bottom) {
    const int least = m.px(counterCard);
    bool two = false;
    for (const Side side : kSides) {
        const int counters = (content.result.captured[side] & kCounters).size();
        two |= prefersTwoRows(counters, counterRoom(content, side, m, plan.wide, least), least);
    }
    const int need = m.px(12) + stripHigh(two, least) + captionHigh(m);
    plan.countersLine = std::min(paper.lines - paper.payment,
                                 static_cast<int>((bottom - need - paper.firstLine) / paper.pitch));
    plan.countersLine = std::max(plan.countersLine, plan.versicoleLine + paper.versicole);
    const int line = paper.lineTop(plan.countersLine);
    plan.countersTop = line + m.px(12);
    // Where the paper leaves them room, cards are larger.
    const int room = bottom - captionHigh(m) - plan.countersTop;
    plan.counterWide = std::clamp(static_cast<int>(room / 1.8), least, m.px(widestCounter));
    for (const Side side : kSides)
        plan.counterWide = std::min(plan.counterWide, oneRowWide(content, side, m, plan));
    const int cards = std::max(stripHigh(false, plan.counterWide), stripHigh(two, least));
    plan.bottom = std::min(bottom, plan.countersTop + captionHigh(m) + cards);
    plan.sections = {plan.versicoleTop, line};
}

// As large as both sides can bear, so that no versicola is blown up beside another.
void planFans(SidePlan& plan, const CountContent& content, const Metrics& m) {
    plan.fanWide = m.px(widestFan);
    for (const Side side : kSides)
        if (const auto& versicole = content.result.count[side].versicole; !versicole.empty())
            plan.fanWide =
                std::min(plan.fanWide, placedFans(versicole, m, fanRoom(m, plan, 0)).places.front().cardWide);
}

} // namespace

SidePlan planSides(const CountContent& content, const Metrics& m, int zoneWide, const PaperPlan& paper,
                   int bottom) {
    SidePlan plan;
    plan.wide = zoneWide;
    plan.headTop = paper.paper.top();
    plan.headRule = plan.headTop + std::max(m.px(44), high(m, Type::Page));
    planBundles(plan, content, m, paper);
    planCounters(plan, content, m, paper, bottom);
    planFans(plan, content, m);
    if (content.result.cappotto) {
        plan.bottom = bottom;
        plan.sections.clear();
    }
    return plan;
}

SideLayout placeSide(const CountContent& content, const std::vector<LedgerRow>& ledger, Side side,
                     const Metrics& m, const SidePlan& plan, int left) {
    SideLayout s;
    s.zone = QRect(left, plan.headTop, plan.wide, plan.bottom - plan.headTop);
    placeHead(s, content, side, m, plan);
    if (content.result.cappotto) {
        placeAllOrNothing(s, content, side, m, plan);
        return s;
    }
    placeBundles(s, content.result.captured[side].size(), m, plan);
    const FanRoom room = fanRoom(m, plan, left);
    if (content.result.count[side].versicole.empty())
        placeNothing(s, room.area, content, m);
    else
        placeVersicole(s, versicolaRow(content, ledger, side), content.result.count[side].versicole, m, room);
    placeLastAndCounters(s, content, ledger, side, m, plan);
    return s;
}

} // namespace count
