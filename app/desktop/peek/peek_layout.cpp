#include "desktop/peek/peek_layout.h"

#include "desktop/look/type.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace peek {

namespace {

using look::Metrics;
using look::Type;

struct Peek {
    Q_DECLARE_TR_FUNCTIONS(Peek)
};

// Lengths at s = 1.
constexpr double kMargin = 30; // table seen around the panel, at least
constexpr double kInset = 24;  // panel's edge to its cards
constexpr double kRowGap = 10, kGroupGap = 16;
constexpr double kWidest = 101; // a card, at most

constexpr double kRatio = 1.8;
constexpr int kNarrowest = 34;        // a card, at least, in pixels
constexpr int kLargeIndexUnder = 80;  // cards narrower than this have the enlarged index
constexpr double kIndex = 0.30;       // part of a card's width that tells the card
constexpr double kLargeIndex = 0.385; // the same with the enlarged index
constexpr double kLoosest = 0.62;     // strips are not wider than this part of a card

struct Fan {
    int card;  // width
    int strip; // shown of each card but a row's last
    [[nodiscard]] int cardHigh() const { return static_cast<int>(std::lround(card * kRatio)); }
    [[nodiscard]] int wide(int cards) const { return card + strip * (cards - 1); }
};

int thinnest(int card) {
    return static_cast<int>(std::ceil(card * (card < kLargeIndexUnder ? kLargeIndex : kIndex)));
}

// Lays groups along lines as words are laid, and breaks a group only where it is longer than a line.
class Setter {
public:
    Setter(const Fan& fan, int room, const Metrics& m, bool lineEach)
        : fan_(fan), room_(room), rowGap_(m.px(kRowGap)), groupGap_(m.px(kGroupGap)), lineEach_(lineEach) {}

    void add(int cards) {
        rows_.emplace_back();
        if (cards == 0)
            return;
        if (x_ > 0) {
            x_ += groupGap_;
            if (lineEach_ || x_ + fan_.wide(cards) > room_)
                newLine();
        }
        for (int i = 0; i < cards; ++i) {
            if (i > 0 && x_ + fan_.card > room_)
                newLine();
            rows_.back().emplace_back(x_, y_);
            wide_ = std::max(wide_, x_ + fan_.card);
            x_ += fan_.strip;
        }
        x_ += fan_.card - fan_.strip;
    }

    [[nodiscard]] QSize size() const { return {wide_, wide_ > 0 ? y_ + fan_.cardHigh() : 0}; }
    [[nodiscard]] const std::vector<std::vector<QPoint>>& rows() const { return rows_; }

private:
    void newLine() {
        x_ = 0;
        y_ += fan_.cardHigh() + rowGap_;
    }

    Fan fan_;
    int room_, rowGap_, groupGap_;
    bool lineEach_;
    int x_ = 0, y_ = 0, wide_ = 0;
    std::vector<std::vector<QPoint>> rows_;
};

Setter set(const Fan& fan, const std::vector<int>& rows, QSize room, const Metrics& m, bool lineEach) {
    Setter setter(fan, room.width(), m, lineEach);
    for (const int cards : rows)
        setter.add(cards);
    return setter;
}

bool fits(const Setter& setter, QSize room) {
    return setter.size().width() <= room.width() && setter.size().height() <= room.height();
}

// The largest cards with which everything fits, spread as wide as that allows. Every row on a line of its
// own, unless the cards can be clearly larger when short rows share a line.
Setter largest(const std::vector<int>& rows, QSize room, const Metrics& m, Fan& fan) {
    const auto widest = [&](bool lineEach) {
        for (int card = m.px(kWidest); card > kNarrowest; --card)
            if (fits(set({card, thinnest(card)}, rows, room, m, lineEach), room))
                return card;
        return kNarrowest;
    };
    const int each = widest(true), shared = widest(false);
    const bool lineEach = each * 5 >= shared * 4;
    fan.card = lineEach ? each : shared;
    fan.strip = static_cast<int>(fan.card * kLoosest);
    const int least = thinnest(fan.card);
    const auto spread = [&] { return set(fan, rows, room, m, lineEach); };
    const int high = set({fan.card, least}, rows, room, m, lineEach).size().height();
    // Wider strips must not cost a line: two rows look at once, three are a heap.
    while (fan.strip > least && (!fits(spread(), room) || spread().size().height() > high))
        --fan.strip;
    return spread();
}

} // namespace

QFont titleFont(const Metrics& m, const QString& title) {
    const bool figures = std::any_of(title.begin(), title.end(), [](QChar c) { return c.isDigit(); });
    return figures ? look::sans(m, 21, QFont::DemiBold) : look::font(m, Type::Section);
}

QString closingHint() {
    return Peek::tr("Click anywhere, or press Esc, to close");
}

PeekPlaces peekPlaces(const QString& title, const QString& line, const std::vector<int>& rows,
                      const Metrics& m) {
    const QFontMetrics titleFm(titleFont(m, title)), lineFm(look::font(m, Type::Text)),
        hintFm(look::font(m, Type::Text));
    const int inset = m.px(kInset), between = m.px(14);
    const int lineHigh = line.isEmpty() ? 0 : lineFm.height() + m.px(4);
    const int words = titleFm.height() + lineHigh + between;
    const int under = between + hintFm.height();
    const int margin = m.frame + m.px(kMargin);
    const QSize room(m.table.width() - 2 * margin - 2 * inset,
                     m.table.height() - 2 * margin - inset - m.px(16) - words - under);
    Fan fan{kNarrowest, kNarrowest};
    const Setter setter = largest(rows, room, m, fan);

    PeekPlaces places;
    places.card = QSize(fan.card, fan.cardHigh());
    places.strip = fan.strip;
    places.largeIndex = fan.card < kLargeIndexUnder;
    const int wide = std::clamp(std::max({titleFm.horizontalAdvance(title), lineFm.horizontalAdvance(line),
                                          hintFm.horizontalAdvance(closingHint()), setter.size().width()}) +
                                    2,
                                0, room.width());
    const QSize panel(wide + 2 * inset, m.px(16) + words + setter.size().height() + under + m.px(16));
    places.panel =
        QRect(QPoint((m.table.width() - panel.width()) / 2, (m.table.height() - panel.height()) / 2), panel);
    const int left = places.panel.left() + inset;
    int y = places.panel.top() + m.px(16);
    places.title = QRect(left, y, wide, titleFm.height());
    places.line = QRect(left, y + titleFm.height(), wide, lineHigh);
    y += words;
    const QPoint origin(left, y);
    for (const auto& row : setter.rows()) {
        places.rows.emplace_back();
        for (const QPoint& at : row)
            places.rows.back().push_back(origin + at);
    }
    places.hint = QRect(left, y + setter.size().height() + between, wide, hintFm.height());
    return places;
}

} // namespace peek
