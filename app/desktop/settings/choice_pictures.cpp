#include "settings/choice_pictures.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/shadows.h"

#include <QPainter>
#include <QRadialGradient>

#include <array>
#include <cmath>

using look::Deck;
using look::Metrics;

namespace settings {
namespace {

// Pictures are drawn on a sheet 100 wide; `unit` is how large one of its lengths comes out.
double unitOf(QSize size) {
    return size.width() / 100.0;
}

QPixmap cloth(QSize size, double dpr) {
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    QPainter p(&picture);
    const QRectF box(QPointF(0, 0), QSizeF(size));
    QRadialGradient light(QPointF(box.center().x(), box.height() * 0.32), box.width() * 0.78);
    light.setColorAt(0, QColor(look::colour::clothLit));
    light.setColorAt(0.6, QColor(look::colour::clothMid));
    light.setColorAt(1, QColor(look::colour::clothEdge));
    p.fillRect(box, light);
    return picture;
}

void prepare(QPainter& p) {
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
}

// A card lying at an angle, `x` and `y` its middle.
struct Lying {
    const char* code;
    double x, y, angle;
};

void drawCard(QPainter& p, Deck& deck, const Lying& card, double wide, double unit, const Metrics& m) {
    const int w = static_cast<int>(std::lround(wide * unit));
    const QSize size(w, static_cast<int>(std::lround(w * 1.8)));
    const QPixmap face = deck.card(QLatin1String(card.code), size, p.device()->devicePixelRatioF());
    const QRect at(QPoint(-size.width() / 2, -size.height() / 2), size);
    p.save();
    p.translate(card.x * unit, card.y * unit);
    p.rotate(card.angle);
    look::drawShadow(p, at, m, look::Shadow::card, look::cardRadius(size));
    p.drawPixmap(at.topLeft(), face);
    p.restore();
}

void drawHead(QPainter& p, Deck& deck, const QString& name, QPointF middle, double wide, double unit,
              const Metrics& m) {
    const int w = static_cast<int>(std::lround(wide * unit));
    const QSize size(w, static_cast<int>(std::lround(w * 55.0 / 46)));
    const QPoint corner(static_cast<int>(std::lround(middle.x() * unit - size.width() / 2.0)),
                        static_cast<int>(std::lround(middle.y() * unit - size.height() / 2.0)));
    const QRect mount(corner, size);
    const QPixmap head =
        deck.head(name, look::portraitRect(mount, m).size(), p.device()->devicePixelRatioF());
    look::drawMount(p, mount, head, m, false);
}

} // namespace

QPixmap handPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = cloth(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    const double middle = size.height() / unit / 2;
    constexpr std::array<const char*, 5> codes{"CJ", "SN", "T20", "T33", "T40"};
    // A fan: every card turns about a point far below the picture.
    constexpr double reach = 120;
    constexpr double step = 7.2;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const double angle = step * (static_cast<double>(i) - 2);
        const double turn = angle * 3.14159265358979 / 180;
        drawCard(p, deck,
                 {codes[i], 50 + reach * std::sin(turn), middle - 2 + reach * (1 - std::cos(turn)), angle},
                 32, unit, m);
    }
    return picture;
}

QPixmap roundPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = cloth(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    const double middle = size.height() / unit / 2;
    drawCard(p, deck, {"back", 50.5, middle + 1, -7}, 17, unit, m);
    drawCard(p, deck, {"back", 49.5, middle - 0.6, 4}, 17, unit, m);
    const double up = middle - 17;
    drawHead(p, deck, QStringLiteral("Lapo"), {50, middle - up}, 22, unit, m);
    drawHead(p, deck, QStringLiteral("You"), {50, middle + up}, 22, unit, m);
    drawHead(p, deck, QStringLiteral("Vieri"), {19, middle}, 22, unit, m);
    drawHead(p, deck, QStringLiteral("Bice"), {81, middle}, 22, unit, m);
    return picture;
}

QPixmap matchPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = cloth(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    const double high = size.height() / unit;
    const double row = (high - 8) / 3;
    const double wide = (row - 4) * 46 / 55;
    double y = 4 + row / 2;
    const std::array<QString, 3> partners{QStringLiteral("Lapo"), QStringLiteral("Vieri"),
                                          QStringLiteral("Bice")};
    for (const QString& partner : partners) {
        drawHead(p, deck, QStringLiteral("You"), {50 - wide * 0.54, y}, wide, unit, m);
        drawHead(p, deck, partner, {50 + wide * 0.54, y}, wide, unit, m);
        y += row;
    }
    return picture;
}

} // namespace settings
