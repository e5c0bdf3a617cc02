#include "desktop/table/slip.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/table/free_place.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace table {

namespace {

constexpr int kSlipPad = 14, kSlipTop = 10, kSlipGap = 6; // at s = 1
constexpr int kWidest = 220;                              // of the words, where the text has its plain size

int widest(const look::Metrics& metrics) {
    return static_cast<int>(kWidest * metrics.t);
}

QFont phraseFont(const look::Metrics& metrics) {
    return look::sans(metrics, 18);
}

int signWidth(const QFontMetrics& fm) {
    return fm.height() * 3 / 4;
}

int partWidth(const SlipPart& part, const QFontMetrics& fm, const look::Metrics& metrics) {
    return fm.horizontalAdvance(part.words) +
           (part.sign.isEmpty() ? 0 : signWidth(fm) + metrics.px(kSlipGap));
}

// A part that is longer than the slip is to be wide goes on below, word by word.
std::vector<SlipPart> wrapped(const SlipPart& part, int room, const QFontMetrics& fm,
                              const look::Metrics& metrics) {
    std::vector<SlipPart> lines;
    for (const QString& word : part.words.split(u' ')) {
        if (!lines.empty()) {
            SlipPart longer = lines.back();
            longer.words += u' ' + word;
            if (partWidth(longer, fm, metrics) <= room) {
                lines.back() = longer;
                continue;
            }
        }
        lines.push_back({word, lines.empty() ? part.sign : QString()});
    }
    return lines;
}

// The parts line by line, none longer than the slip is to be wide.
struct Line {
    std::vector<SlipPart> parts;
    int width = 0;
};
std::vector<Line> linesOf(const Slip& said, const look::Metrics& metrics) {
    const QFontMetrics fm(phraseFont(metrics));
    const int room = widest(metrics);
    std::vector<Line> lines;
    for (const SlipPart& whole : said.parts)
        for (const SlipPart& part : wrapped(whole, room, fm, metrics)) {
            const int width = partWidth(part, fm, metrics);
            if (lines.empty() || lines.back().width + width > room)
                lines.emplace_back();
            lines.back().parts.push_back(part);
            lines.back().width += width;
        }
    return lines;
}

QRect meaningRect(const Slip& said, const look::Metrics& metrics, int width) {
    if (said.meaning.isEmpty())
        return {};
    return QFontMetrics(look::font(metrics, look::Type::Text))
        .boundingRect(QRect(0, 0, width, 1000), Qt::AlignHCenter | Qt::TextWordWrap, said.meaning);
}

} // namespace

QSize slipSize(const Slip& said, const look::Metrics& metrics) {
    const QFontMetrics title(look::font(metrics, look::Type::Text)), phrase(phraseFont(metrics));
    const int cross = slipCross({0, 0, 100, 100}, metrics).width();
    const auto lines = linesOf(said, metrics);
    // A name too long for it is cut short: it stands by the plate.
    int width = std::min(title.horizontalAdvance(said.title) + 2 * cross, widest(metrics));
    for (const Line& line : lines)
        width = std::max(width, line.width);
    const int high = title.height() + static_cast<int>(lines.size()) * phrase.height() +
                     meaningRect(said, metrics, width).height();
    return {width + 2 * metrics.px(kSlipPad), high + 2 * metrics.px(kSlipTop)};
}

QRect slipCross(const QRect& slip, const look::Metrics& metrics) {
    const int size = std::max(18, metrics.px(20));
    return {slip.right() - size - metrics.px(3), slip.top() + metrics.px(4), size, size};
}

namespace {

// From edge to edge.
double apart(const QRect& a, const QRect& b) {
    const int dx = std::max({0, b.left() - a.right(), a.left() - b.right()});
    const int dy = std::max({0, b.top() - a.bottom(), a.top() - b.bottom()});
    return std::hypot(dx, dy);
}

bool serves(const SlipRoom& room, const QRect& at, const QRect& speaker) {
    return room.area.contains(at) && covered(at, room.taken) == 0 &&
           std::ranges::none_of(room.others,
                                [&](const QRect& other) { return apart(at, other) < apart(at, speaker); });
}

} // namespace

QRect slipPlace(QSize size, const QRect& speaker, const std::vector<SlipRoom>& rooms, const QRect& before) {
    for (const SlipRoom& room : rooms) {
        if (before.size() == size && serves(room, before, speaker))
            return before;
        const QRect at = freePlace(size, speaker, room.taken, room.area);
        if (serves(room, at, speaker))
            return at;
    }
    return freePlace(size, speaker, rooms.front().taken, rooms.front().area);
}

void drawSlipOf(QPainter& painter, const QRect& slip, const Slip& said, const QRect& speaker,
                const look::Metrics& metrics, look::Deck& deck) {
    const QPointF way = QPointF(speaker.center() - slip.center());
    const bool upright = std::abs(way.y()) * slip.width() > std::abs(way.x()) * slip.height();
    const Qt::Edge edge =
        upright ? (way.y() < 0 ? Qt::TopEdge : Qt::BottomEdge) : (way.x() < 0 ? Qt::LeftEdge : Qt::RightEdge);
    const int in = metrics.px(16);
    look::drawSlip(painter, slip, metrics, edge,
                   upright ? std::clamp(speaker.center().x(), slip.left() + in, slip.right() - in)
                           : std::clamp(speaker.center().y(), slip.top() + in, slip.bottom() - in));
    const int pad = metrics.px(kSlipPad), top = metrics.px(kSlipTop);
    const QRect room = slip.adjusted(pad, top, -pad, -top);
    painter.setPen(QColor(look::colour::ink2));
    painter.setFont(look::font(metrics, look::Type::Text));
    const int beside = slipCross(slip, metrics).width();
    look::writeLine(painter, room.adjusted(beside, 0, -beside, 0), Qt::AlignHCenter | Qt::AlignTop,
                    said.title, painter.font(), look::colour::ink2);
    painter.setFont(look::font(metrics, look::Type::Text));
    const QRectF cross = QRectF(slipCross(slip, metrics)).adjusted(5, 5, -5, -5);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
    const int line = painter.fontMetrics().height();
    painter.setPen(QColor(look::colour::ink));
    if (!said.meaning.isEmpty())
        painter.drawText(room, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, said.meaning);

    painter.setFont(phraseFont(metrics));
    const QFontMetrics fm = painter.fontMetrics();
    const QSize sign(signWidth(fm), signWidth(fm));
    int y = room.top() + line;
    for (const Line& words : linesOf(said, metrics)) {
        int x = room.center().x() - words.width / 2;
        for (const SlipPart& part : words.parts) {
            const int start = x;
            if (!part.sign.isEmpty()) {
                const QRect at(QPoint(x, y + (fm.height() - sign.height()) / 2), sign);
                painter.drawPixmap(at, deck.piece(part.sign, sign, painter.device()->devicePixelRatioF()));
                x += sign.width() + metrics.px(kSlipGap);
            }
            painter.drawText(QPoint(x, y + fm.ascent()), part.words);
            x = start + partWidth(part, fm, metrics);
        }
        y += fm.height();
    }
}

} // namespace table
