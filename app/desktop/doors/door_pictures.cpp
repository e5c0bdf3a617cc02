#include "desktop/doors/door_pictures.h"

#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/still_life.h"

#include <QPainter>

namespace doors {
namespace {

using look::Deck;
using look::Lying;
using look::Metrics;
using look::StillLife;

// All places below are for an opening 226 x 320.
constexpr double openingWide = 226;

void addCard(StillLife& life, const QString& code, const Lying& at) {
    const double unit = life.unit();
    life.addCard(code, at, QSize(static_cast<int>(124 * unit), static_cast<int>(223 * unit)));
}

void addLoose(StillLife& life, const QString& piece, const Lying& at, QSizeF size) {
    const QSize whole = (size * life.unit()).toSize();
    const QPixmap picture = life.deck().piece(piece, whole, life.dpr());
    const QPoint corner(-whole.width() / 2, -whole.height() / 2);
    QPainter& p = life.painter();
    life.saveAndGoTo(at);
    look::drawShapeShadow(p, corner, picture, life.metrics(), 3, 2.5, 170);
    p.drawPixmap(corner, picture);
    p.restore();
}

// A ruled sheet with the deck's double frame line; the painter stands at its centre.
void drawSheet(StillLife& life, QSizeF size, int rows) {
    QPainter& p = life.painter();
    const double unit = life.unit();
    const QRectF r(-size.width() / 2 * unit, -size.height() / 2 * unit, size.width() * unit,
                   size.height() * unit);
    look::drawShadow(p, r.toRect(), life.metrics(), look::Shadow::Paper, 1);
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
    StillLife life(size, dpr, openingWide, m, deck);
    addCard(life, QStringLiteral("SN"), {63, 208, -15});
    addCard(life, QStringLiteral("T33"), {163, 208, 15});
    addCard(life, QStringLiteral("T40"), {113, 174, 0});
    return life.finished();
}

QPixmap learnPicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, openingWide, m, deck);
    QPainter& p = life.painter();
    p.drawPixmap(0, 0, deck.scene(QStringLiteral("T21"), size, dpr));
    // The primer: the four suits, the trumps and the Fool, as their indexes stand on the cards.
    life.saveAndGoTo({113, 277, -4});
    drawSheet(life, QSizeF(196, 62), 0);
    const QStringList letters{QStringLiteral("CK"), QStringLiteral("DQ"),  QStringLiteral("SN"),
                              QStringLiteral("BA"), QStringLiteral("T21"), QStringLiteral("M")};
    const double unit = life.unit();
    const QSize letter(static_cast<int>(22 * unit), static_cast<int>(42 * unit));
    const double step = 29 * unit;
    double x = -step * static_cast<double>(letters.size() - 1) / 2;
    for (const QString& code : letters) {
        p.drawPixmap(QPointF(x - letter.width() / 2.0, -letter.height() / 2.0),
                     deck.index(code, letter, dpr));
        x += step;
    }
    p.restore();
    return life.finished();
}

QPixmap scorePicture(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, openingWide, m, deck);
    life.saveAndGoTo({115, 180, -6});
    drawSheet(life, QSizeF(166, 220), 8);
    life.painter().restore();
    const QSizeF fish(108, 38);
    const QSizeF coin(50, 50);
    addLoose(life, QStringLiteral("fish"), {86, 96, -12}, fish);
    addLoose(life, QStringLiteral("fish"), {156, 128, 9}, fish);
    addLoose(life, QStringLiteral("fish"), {90, 164, -8}, fish);
    addLoose(life, QStringLiteral("stack"), {64, 216, 0}, QSizeF(72, 72));
    addLoose(life, QStringLiteral("token"), {117, 224, 0}, QSizeF(62, 58));
    addLoose(life, QStringLiteral("stack"), {168, 206, 0}, QSizeF(72, 72));
    addLoose(life, QStringLiteral("coin"), {80, 272, -10}, coin);
    addLoose(life, QStringLiteral("coin"), {134, 276, 12}, coin);
    return life.finished();
}

QPixmap florentinePicture(Which which, QSize size, double dpr, const Metrics& m, Deck& deck) {
    switch (which) {
    case Which::Play:
        return playPicture(size, dpr, m, deck);
    case Which::Learn:
        return learnPicture(size, dpr, m, deck);
    case Which::Score:
        break;
    }
    return scorePicture(size, dpr, m, deck);
}

} // namespace doors
