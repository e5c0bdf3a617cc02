#include "doors/door_pictures.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/shadows.h"

#include <QPainter>

namespace doors {
namespace {

using look::Deck;
using look::Metrics;
using look::Shadow;

QPixmap blank(QSize size, double dpr) {
    QPixmap picture(size * dpr);
    picture.setDevicePixelRatio(dpr);
    picture.fill(Qt::transparent);
    return picture;
}

void prepare(QPainter& p) {
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
}

// All places below are for an opening 226 x 320; `unit` is one of those in pixels.
double unitOf(QSize size) {
    return size.width() / 226.0;
}

struct Leaning {
    double x, y; // centre
    double turn; // degrees
};

void drawCard(QPainter& p, Deck& deck, const QString& code, const Leaning& at, double unit,
              const Metrics& m) {
    const double dpr = p.device()->devicePixelRatio();
    const QSize card(static_cast<int>(124 * unit), static_cast<int>(223 * unit));
    const QRect r(QPoint(-card.width() / 2, -card.height() / 2), card);
    p.save();
    p.translate(at.x * unit, at.y * unit);
    p.rotate(at.turn);
    look::drawShadow(p, r, m, Shadow::card, look::cardRadius(card));
    p.drawPixmap(r.topLeft(), deck.card(code, card, dpr));
    p.restore();
}

void drawLoose(QPainter& p, Deck& deck, const QString& piece, const Leaning& at, QSizeF size, double unit,
               const Metrics& m) {
    const double dpr = p.device()->devicePixelRatio();
    const QSize whole = (size * unit).toSize();
    const QPixmap picture = deck.piece(piece, whole, dpr);
    const QPoint corner(-whole.width() / 2, -whole.height() / 2);
    p.save();
    p.translate(at.x * unit, at.y * unit);
    p.rotate(at.turn);
    look::drawShapeShadow(p, corner, picture, m, 3, 2.5, 170);
    p.drawPixmap(corner, picture);
    p.restore();
}

// A ruled sheet with the deck's double frame line; the painter stands at its centre.
void drawSheet(QPainter& p, QSizeF size, double unit, int rows, const Metrics& m) {
    const QRectF r(-size.width() / 2 * unit, -size.height() / 2 * unit, size.width() * unit,
                   size.height() * unit);
    look::drawShadow(p, r.toRect(), m, Shadow::paper, 1);
    p.fillRect(r, QColor(look::colour::paper));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(look::colour::ink), 1.3 * unit, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    const QRectF inner = r.adjusted(5 * unit, 5 * unit, -5 * unit, -5 * unit);
    p.drawRect(inner);
    if (rows < 1)
        return;
    p.setPen(QPen(QColor(look::colour::paperRule), unit));
    for (int i = 1; i < rows; ++i) {
        const double y = inner.top() + inner.height() * i / rows;
        p.drawLine(QPointF(inner.left() + 8 * unit, y), QPointF(inner.right() - 8 * unit, y));
    }
    p.drawLine(QPointF(r.center().x(), inner.top() + 6 * unit),
               QPointF(r.center().x(), inner.bottom() - 6 * unit));
}

} // namespace

QPixmap playPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = blank(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    drawCard(p, deck, QStringLiteral("SN"), {63, 208, -15}, unit, m);
    drawCard(p, deck, QStringLiteral("T33"), {163, 208, 15}, unit, m);
    drawCard(p, deck, QStringLiteral("T40"), {113, 174, 0}, unit, m);
    return picture;
}

QPixmap learnPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = blank(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    p.drawPixmap(0, 0, deck.scene(QStringLiteral("T21"), size, dpr));
    // The primer: the four suits, the trumps and the Fool, as their indexes stand on the cards.
    p.translate(113 * unit, 277 * unit);
    p.rotate(-4);
    drawSheet(p, QSizeF(196, 62), unit, 0, m);
    const QStringList letters{QStringLiteral("CK"), QStringLiteral("DQ"),  QStringLiteral("SN"),
                              QStringLiteral("BA"), QStringLiteral("T21"), QStringLiteral("M")};
    const QSize letter(static_cast<int>(22 * unit), static_cast<int>(42 * unit));
    const double step = 29 * unit;
    double x = -step * static_cast<double>(letters.size() - 1) / 2;
    for (const QString& code : letters) {
        p.drawPixmap(QPointF(x - letter.width() / 2.0, -letter.height() / 2.0),
                     deck.index(code, letter, dpr));
        x += step;
    }
    return picture;
}

QPixmap scorePicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    QPixmap picture = blank(size, dpr);
    QPainter p(&picture);
    prepare(p);
    const double unit = unitOf(size);
    p.save();
    p.translate(115 * unit, 180 * unit);
    p.rotate(-6);
    drawSheet(p, QSizeF(166, 220), unit, 8, m);
    p.restore();
    const QSizeF fish(108, 38);
    const QSizeF coin(50, 50);
    drawLoose(p, deck, QStringLiteral("fish"), {86, 96, -12}, fish, unit, m);
    drawLoose(p, deck, QStringLiteral("fish"), {156, 128, 9}, fish, unit, m);
    drawLoose(p, deck, QStringLiteral("fish"), {90, 164, -8}, fish, unit, m);
    drawLoose(p, deck, QStringLiteral("stack"), {64, 216, 0}, QSizeF(72, 72), unit, m);
    drawLoose(p, deck, QStringLiteral("token"), {117, 224, 0}, QSizeF(62, 58), unit, m);
    drawLoose(p, deck, QStringLiteral("stack"), {168, 206, 0}, QSizeF(72, 72), unit, m);
    drawLoose(p, deck, QStringLiteral("coin"), {80, 272, -10}, coin, unit, m);
    drawLoose(p, deck, QStringLiteral("coin"), {134, 276, 12}, coin, unit, m);
    return picture;
}

} // namespace doors
