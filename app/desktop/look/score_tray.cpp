#include "desktop/look/score_tray.h"

#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"

#include <QFontMetrics>
#include <QRegularExpression>

#include <algorithm>

namespace look {
namespace {

constexpr double fishWide = 50;
constexpr double fishHigh = 17.5; // as the picture is
constexpr double tokenWide = 30;
constexpr double tokenHigh = 28;
constexpr double stackWide = 32;
constexpr double stackHigh = 32;
constexpr double coinSide = 24;
constexpr double fishStep = 54;  // from one fish to the next
constexpr double rowStep = 24;   // from the upper row of fishes to the lower
constexpr double tokenStep = 33; // from one token to the next
constexpr double sideGap = 6;    // between tokens and fishes
constexpr double wellMargin = 6;

QString pictureOf(TrayPlace::What what) {
    switch (what) {
    case TrayPlace::What::Token:
        return QStringLiteral("token");
    case TrayPlace::What::Stack:
        return QStringLiteral("stack");
    case TrayPlace::What::Fish:
        return QStringLiteral("fish");
    case TrayPlace::What::Coin:
        return QStringLiteral("coin");
    }
    return {};
}

constexpr int kLeastInTray = 12; // px

// A pair's names that have no room are both as many letters shorter, "Eas, Wes", so that each is still told
// from the others; two letters seem words of their own, and so it is one then. One word has its beginning.
QString shortened(const QString& words, const QFontMetrics& fm, int width) {
    static const QRegularExpression name(QStringLiteral("\\p{L}+"));
    const bool pair = words.contains(u',');
    for (qsizetype letters = words.size(); pair && letters > 0; letters = letters == 3 ? 1 : letters - 1) {
        QString less;
        qsizetype after = 0;
        for (auto names = name.globalMatch(words); names.hasNext();) {
            const auto one = names.next();
            less += words.mid(after, one.capturedStart() - after) + one.captured().left(letters);
            after = one.capturedEnd();
        }
        less += words.mid(after);
        if (fm.horizontalAdvance(less) <= width)
            return less;
    }
    return fm.elidedText(words, Qt::ElideRight, width);
}

void drawIn(QPainter& p, const QRect& at, int flags, const QString& words) {
    p.drawText(at, flags, shortened(words, p.fontMetrics(), at.width()));
}

// The tray is a picture: its words grow with it.
QFont inTray(const Metrics& m, Type role, double size) {
    QFont f = font(m, role);
    f.setPixelSize(posterPx(m, size, 0.8));
    return f;
}

} // namespace

TrayWells trayWells(const QRect& r, const Metrics& m) {
    const int rim = m.px(7);
    const int between = m.px(7);
    const int number = m.px(62);
    const int resti = m.px(68); // "1 resto us" in one line
    const int top = r.top() + m.px(6);
    const int height = r.height() - 2 * m.px(6) - m.px(1);
    TrayWells w;
    w.number = QRect(r.left() + rim, top, number, height);
    w.resti = QRect(r.left() + r.width() - rim - resti, top, resti, height);
    const int left = w.number.left() + number + between;
    w.pieces = QRect(left, top, w.resti.left() - between - left, height);
    return w;
}

std::vector<TrayPlace> piecePlaces(const TrayPieces& pieces, const QRect& r, const Metrics& m) {
    const QRect well = trayWells(r, m).pieces;
    const int upper = pieces.fishes <= 2 ? pieces.fishes : (pieces.fishes + 1) / 2;
    const int lower = pieces.fishes - upper;
    const auto tokens = static_cast<double>(pieces.left.size() + pieces.right.size());
    const int sides = upper > 0 ? !pieces.left.empty() + !pieces.right.empty() : 0;
    const double fishesWide = upper > 0 ? upper * fishStep - (fishStep - fishWide) : 0;
    const double width = tokens * tokenStep + sides * sideGap + fishesWide;
    // The fullest pads are a little wider than the well: then everything in it shrinks alike.
    const double room = well.width() / m.s - 2 * wellMargin;
    const double fit = std::min(1.0, room / std::max(1.0, width));
    const auto px = [&](double length) { return m.px(length * fit); };

    double x = well.left() + (well.width() - width * fit * m.s) / 2;
    const int middle = well.top() + well.height() / 2;
    std::vector<TrayPlace> places;
    const auto lay = [&](const std::vector<int>& values) {
        for (const int value : values) {
            const bool stack = value == 5;
            const QSize size(px(stack ? stackWide : tokenWide), px(stack ? stackHigh : tokenHigh));
            const double left = x + (tokenStep * fit * m.s - size.width()) / 2;
            places.push_back({stack ? TrayPlace::What::Stack : TrayPlace::What::Token,
                              QRect(QPoint(static_cast<int>(left), middle - size.height() / 2), size)});
            x += tokenStep * fit * m.s;
        }
    };
    lay(pieces.left);
    x += upper > 0 && !pieces.left.empty() ? sideGap * fit * m.s : 0;
    for (int i = 0; i < pieces.fishes; ++i) {
        const bool second = i >= upper;
        const int column = second ? i - upper : i;
        const double shift = second ? (upper - lower) * fishStep / 2 : 0;
        const int row = lower == 0 ? 0 : px(second ? rowStep / 2 : -rowStep / 2);
        const QSize size(px(fishWide), px(fishHigh));
        places.push_back(
            {TrayPlace::What::Fish, QRect(QPoint(static_cast<int>(x) + px(shift + column * fishStep),
                                                 middle + row - size.height() / 2),
                                          size)});
    }
    x += (fishesWide + (upper > 0 && !pieces.right.empty() ? sideGap : 0)) * fit * m.s;
    lay(pieces.right);
    return places;
}

std::vector<TrayPlace> coinPlaces(int resti, bool ours, const QRect& r, const Metrics& m) {
    std::vector<TrayPlace> places;
    if (resti <= 0)
        return places;
    const QRect well = trayWells(r, m).resti;
    const int side = m.px(coinSide);
    const int room = well.width() - 2 * m.px(5) - side;
    const int step = resti > 1 ? std::min(m.px(15), room / (resti - 1)) : 0;
    const int width = side + step * (resti - 1);
    const int top = ours ? well.top() + m.px(4) : well.bottom() + 1 - m.px(4) - side;
    for (int i = 0; i < resti; ++i) {
        places.push_back({TrayPlace::What::Coin,
                          QRect(well.left() + (well.width() - width) / 2 + i * step, top, side, side)});
    }
    return places;
}

void drawTrayWood(QPainter& p, const QRect& r, const Metrics& m, const TrayContent& content,
                  const TrayWords& words) {
    drawBoard(p, r, m);
    const TrayWells wells = trayWells(r, m);
    drawWell(p, wells.number, m, colour::wellDark);
    drawWell(p, wells.pieces, m, colour::wellPieces);
    drawWell(p, wells.resti, m, colour::wellDark);
    p.save();
    const int inset = m.px(3);
    const QRect number = wells.number.adjusted(inset, 0, -inset, 0);
    if (content.net != 0) {
        const bool both = content.showNumber && !words.number.isEmpty();
        const QFont side = fitting(both ? inTray(m, Type::Text, 13) : inTray(m, Type::Counter, 18),
                                   words.side, number.width(), kLeastInTray);
        const QFont big = fitting(inTray(m, Type::PadNumber, 24), words.number, number.width(), kLeastInTray);
        const int sideHigh = QFontMetrics(side).height();
        const int bigHigh = both ? QFontMetrics(big).capHeight() + m.px(8) : 0;
        const int top = number.top() + (number.height() - sideHigh - bigHigh) / 2;
        p.setFont(side);
        p.setPen(QColor(colour::text2));
        drawIn(p, QRect(number.left(), top, number.width(), sideHigh), Qt::AlignCenter, words.side);
        if (both) {
            p.setFont(big);
            p.setPen(QColor(colour::text));
            p.drawText(QRect(number.left(), top + sideHigh - m.px(4), number.width(), bigHigh + m.px(8)),
                       Qt::AlignCenter, words.number);
        }
    }
    if (content.resti > 0) {
        const QRect resti = wells.resti.adjusted(m.px(2), m.px(3), -m.px(2), -m.px(3));
        const QFont f = fitting(inTray(m, Type::Text, 13), words.resti, resti.width(), kLeastInTray);
        p.setFont(f);
        p.setPen(QColor(colour::text));
        drawIn(p, resti, Qt::AlignHCenter | (content.restiOurs ? Qt::AlignBottom : Qt::AlignTop),
               words.resti);
    }
    p.restore();
}

void drawPiece(QPainter& p, const TrayPlace& piece, const Metrics& m, Deck& deck) {
    const QPixmap picture = deck.piece(pictureOf(piece.what), piece.at.size(), ratioOf(p));
    drawShapeShadow(p, piece.at.topLeft(), picture, m, 1.6, 1.4, 150);
    p.drawPixmap(piece.at.topLeft(), picture);
}

void drawScoreTray(QPainter& p, const QRect& r, const Metrics& m, const TrayContent& content,
                   const TrayWords& words, Deck& deck) {
    drawTrayWood(p, r, m, content, words);
    for (const TrayPlace& piece : piecePlaces(content.pieces, r, m))
        drawPiece(p, piece, m, deck);
    for (const TrayPlace& coin : coinPlaces(content.resti, content.restiOurs, r, m))
        drawPiece(p, coin, m, deck);
}

} // namespace look
