#include "desktop/cuatrola/cuatrola_room.h"

#include "desktop/cuatrola/learn/staging.h"
#include "desktop/cuatrola/left_match.h"
#include "desktop/cuatrola/ways_pictures.h"
#include "text/volumes/volumes.h"

namespace desktop {

using namespace cuatrola;

Game cuatrolaGame() {
    doors::Front front;
    front.name = CuatrolaRoom::tr("&Cuatrola");
    front.line = CuatrolaRoom::tr("Cuatrola, the Spanish game of twenty cards");
    front.pack = QStringLiteral("spagnola");
    front.top = QStringLiteral("CK");
    front.keystone = QStringLiteral("pomegranate");
    front.words = {CuatrolaRoom::tr("A match, or one hand"),
                   CuatrolaRoom::tr("Lessons at the table, from nothing"),
                   CuatrolaRoom::tr("For four and a real pack")};
    front.picture = doorOfCuatrola;
    return {QStringLiteral("cuatrola"), CuatrolaRoom::tr("Cuatrola"), front,
            [](const House& house) { return std::make_unique<CuatrolaRoom>(house); }};
}

CuatrolaRoom::CuatrolaRoom(const House& house)
    : SheetRoom(house, QStringLiteral("cuatrola"), text::volumes(), loadCuatrolaChoice(house.store)) {
    teach<cuatrola_learn::Lessons>(QStringLiteral("cuatrola"));
}

QString CuatrolaRoom::explain(const RecordFault& fault) const {
    return text::cuatrola::explain(fault, text::seatNames());
}

doors::GoOn CuatrolaRoom::rowOf(const KeptMatch& kept, const QDateTime& now) const {
    return goOnRow(kept, now);
}

std::vector<settings::KeyHelp> CuatrolaRoom::keysAtTable() const {
    const QString table = tr("At the table");
    return {{table, tr("P, S, C, Q"), tr("pass, solo, cuatrola, quintola")},
            {table, tr("S, I"), tr("sing, or stay silent")},
            {table, tr("N"), tr("the next hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the bets")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Return"), tr("plays the card; takes the offered button")},
            {table, tr("Tab"), tr("from the cards to the buttons of the strip")}};
}

} // namespace desktop

#include "moc_cuatrola_room.cpp"
