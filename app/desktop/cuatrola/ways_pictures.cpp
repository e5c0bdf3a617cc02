#include "desktop/cuatrola/ways_pictures.h"

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

void addPeas(StillLife& life, QPointF at, int fives, int over) {
    const double unit = life.unit();
    const QSize pea(static_cast<int>(15 * unit), static_cast<int>(15 * unit));
    static constexpr double die[5][2]{{-1, -1}, {1, -1}, {-1, 1}, {1, 1}, {0, 0}};
    const int peas = 5 * fives + over;
    for (int i = 0; i < peas; ++i) {
        const QPointF place(at.x() + 34.0 * (i / 5) + 9 * die[i % 5][0], at.y() + 9 * die[i % 5][1]);
        life.painter().drawPixmap(place * unit - QPointF(pea.width(), pea.height()) / 2,
                                  life.deck().piece(QStringLiteral("pea"), pea, life.dpr()));
    }
}

void addDish(StillLife& life, QPointF at, double wide) {
    const double unit = life.unit();
    const QSize dish((QSizeF(wide, wide * 82 / 400) * unit).toSize());
    life.painter().drawPixmap(at * unit - QPointF(dish.width(), dish.height()) / 2,
                              life.deck().piece(QStringLiteral("dish"), dish, life.dpr()));
}

} // namespace

QPixmap handOfCuatrola(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    const QSizeF card(84, 151);
    add(life, "DJ", {52, 146, -24}, card);
    add(life, "BA", {80, 126, -12}, card);
    add(life, "CA", {112, 120, 0}, card);
    add(life, "CK", {144, 126, 12}, card);
    add(life, "CN", {172, 146, 24}, card);
    return life.finished();
}

QPixmap matchOfCuatrola(QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    add(life, "SN", {72, 98, -10}, QSizeF(86, 155));
    add(life, "DA", {146, 98, 9}, QSizeF(86, 155));
    addDish(life, {113, 214}, 214);
    addPeas(life, {48, 214}, 1, 3);
    addPeas(life, {148, 214}, 1, 1);
    return life.finished();
}

QPixmap doorOfCuatrola(doors::Which which, QSize size, double dpr, const Metrics& m, Deck& deck) {
    StillLife life(size, dpr, kWide, m, deck);
    switch (which) {
    case doors::Which::Play:
        add(life, "SN", {58, 206, -15});
        add(life, "BA", {168, 206, 15});
        add(life, "CK", {113, 172, 0});
        break;
    case doors::Which::Learn:
        life.painter().drawPixmap(0, 0, deck.scene(QStringLiteral("DN"), size, dpr));
        break;
    case doors::Which::Score:
        addDish(life, {113, 120}, 210);
        addPeas(life, {44, 120}, 1, 4);
        addPeas(life, {140, 120}, 1, 2);
        addDish(life, {113, 214}, 210);
        addPeas(life, {44, 214}, 1, 0);
        addPeas(life, {140, 214}, 1, 3);
    }
    return life.finished();
}

} // namespace desktop
