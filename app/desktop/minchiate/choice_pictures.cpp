#include "desktop/minchiate/choice_pictures.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/still_life.h"

#include <QPainter>
#include <QRadialGradient>

#include <array>
#include <cmath>

using look::Deck;
using look::Lying;
using look::Metrics;
using look::StillLife;

namespace desktop {
namespace {

// Places and breadths below are for a sheet this wide.
constexpr double sheetWide = 100;

void spreadCloth(StillLife& life) {
    const QRectF box(QPointF(0, 0), QSizeF(life.size()));
    QRadialGradient light(QPointF(box.center().x(), box.height() * 0.32), box.width() * 0.78);
    light.setColorAt(0, QColor(look::colour::clothLit));
    light.setColorAt(0.6, QColor(look::colour::clothMid));
    light.setColorAt(1, QColor(look::colour::clothEdge));
    // Over the edges, so that none of them is half covered where a pixel is not a whole one.
    life.painter().fillRect(box.adjusted(-1, -1, 1, 1), light);
}

void addCard(StillLife& life, const char* code, const Lying& at, double wide) {
    const int w = static_cast<int>(std::lround(wide * life.unit()));
    life.addCard(QLatin1String(code), at, QSize(w, static_cast<int>(std::lround(w * 1.8))));
}

void addHead(StillLife& life, const QString& name, QPointF middle, double wide) {
    const double unit = life.unit();
    const int w = static_cast<int>(std::lround(wide * unit));
    const QSize size(w, static_cast<int>(std::lround(w * 55.0 / 46)));
    const QPoint corner(static_cast<int>(std::lround(middle.x() * unit - size.width() / 2.0)),
                        static_cast<int>(std::lround(middle.y() * unit - size.height() / 2.0)));
    const QRect mount(corner, size);
    const look::Metrics& m = life.metrics();
    const QPixmap head = life.deck().head(name, look::portraitRect(mount, m).size(), life.dpr());
    look::drawMount(life.painter(), mount, head, m, false);
}

} // namespace

QPixmap handPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, sheetWide, m, deck);
    spreadCloth(life);
    const double middle = size.height() / life.unit() / 2;
    constexpr std::array<const char*, 5> codes{"CJ", "SN", "T20", "T33", "T40"};
    // A fan: every card turns about a point far below the picture.
    constexpr double reach = 120;
    constexpr double step = 7.2;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const double angle = step * (static_cast<double>(i) - 2);
        const double turn = angle * 3.14159265358979 / 180;
        addCard(life, codes[i],
                {50 + reach * std::sin(turn), middle - 2 + reach * (1 - std::cos(turn)), angle}, 32);
    }
    return life.finished();
}

QPixmap roundPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, sheetWide, m, deck);
    spreadCloth(life);
    const double middle = size.height() / life.unit() / 2;
    addCard(life, "back", {50.5, middle + 1, -7}, 17);
    addCard(life, "back", {49.5, middle - 0.6, 4}, 17);
    const double up = middle - 17;
    addHead(life, QStringLiteral("Lapo"), {50, middle - up}, 22);
    addHead(life, QStringLiteral("You"), {50, middle + up}, 22);
    addHead(life, QStringLiteral("Vieri"), {19, middle}, 22);
    addHead(life, QStringLiteral("Bice"), {81, middle}, 22);
    return life.finished();
}

QPixmap matchPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, sheetWide, m, deck);
    spreadCloth(life);
    const double high = size.height() / life.unit();
    const double row = (high - 8) / 3;
    const double wide = (row - 4) * 46 / 55;
    double y = 4 + row / 2;
    const std::array<QString, 3> partners{QStringLiteral("Lapo"), QStringLiteral("Vieri"),
                                          QStringLiteral("Bice")};
    for (const QString& partner : partners) {
        addHead(life, QStringLiteral("You"), {50 - wide * 0.54, y}, wide);
        addHead(life, partner, {50 + wide * 0.54, y}, wide);
        y += row;
    }
    return life.finished();
}

} // namespace desktop
