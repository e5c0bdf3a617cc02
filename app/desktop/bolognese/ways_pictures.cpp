#include "desktop/bolognese/ways_pictures.h"

#include "desktop/bolognese/table/chalk.h"
#include "desktop/look/still_life.h"

namespace desktop {

namespace {

using look::Deck;
using look::Metrics;
using look::StillLife;

// All places below are for an opening 226 x 320.
constexpr double kWide = 226;
const QSizeF kCard(124, 223);

void add(StillLife& life, const char* code, const look::Lying& at, QSizeF card = kCard) {
    life.addCard(QLatin1String(code), at, (card * life.unit()).toSize());
}

// A slate with both sides' points.
void addSlate(StillLife& life, QPointF middle, double wide, const QString& us, const QString& them) {
    const double unit = life.unit(), high = wide * 104 / 176;
    const QRectF at(QPointF(middle.x() - wide / 2, middle.y() - high / 2) * unit, QSizeF(wide, high) * unit);
    life.painter().drawPixmap(at.topLeft(),
                              life.deck().piece(QStringLiteral("slate"), at.size().toSize(), life.dpr()));
    const double half = at.width() / 2, figure = at.height() * 0.29;
    const QRectF ours(at.left() + half * 0.21, at.top(), half * 0.7, at.height());
    bolognese_table::drawChalk(life.painter(), ours, us, figure, Qt::AlignHCenter, life.deck());
    bolognese_table::drawChalk(life.painter(), ours.translated(half * 0.88, 0), them, figure,
                               Qt::AlignHCenter, life.deck());
}

} // namespace

QPixmap handOfBolognese(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    const QSizeF card(84, 151);
    add(life, "DQ", {52, 146, -24}, card);
    add(life, "SK", {80, 126, -12}, card);
    add(life, "T20", {112, 120, 0}, card);
    add(life, "TM2", {144, 126, 12}, card);
    add(life, "T1", {172, 146, 24}, card);
    return life.finished();
}

QPixmap matchOfBolognese(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    add(life, "T17", {74, 86, -10}, QSizeF(80, 144));
    add(life, "T18", {150, 86, 9}, QSizeF(80, 144));
    addSlate(life, {113, 186}, 180, QStringLiteral("412"), QStringLiteral("365"));
    return life.finished();
}

QPixmap doorOfBolognese(doors::Which which, QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    switch (which) {
    case doors::Which::Play:
        add(life, "TM4", {58, 206, -15});
        add(life, "CQ", {168, 206, 15});
        add(life, "T20", {113, 172, 0});
        break;
    case doors::Which::Learn:
        life.painter().drawPixmap(0, 0, deck.scene(QStringLiteral("T1"), size, dpr));
        break;
    case doors::Which::Score:
        addSlate(life, {113, 106}, 196, QStringLiteral("789"), QStringLiteral("498"));
        addSlate(life, {113, 232}, 196, QStringLiteral("800"), QStringLiteral("612"));
    }
    return life.finished();
}

} // namespace desktop
