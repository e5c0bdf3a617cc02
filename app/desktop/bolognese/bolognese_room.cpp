#include "desktop/bolognese/bolognese_room.h"

#include "desktop/bolognese/learn/staging.h"
#include "desktop/bolognese/left_match.h"
#include "desktop/bolognese/ways_pictures.h"
#include "text/volumes/volumes.h"

namespace desktop {

using namespace bolognese;

Game bologneseGame() {
    doors::Front front;
    front.name = BologneseRoom::tr("&Bolognese");
    front.line = BologneseRoom::tr("Tarocco bolognese, the game of Bologna with sixty-two cards");
    front.pack = QStringLiteral("bolognese");
    front.top = QStringLiteral("T20");
    front.keystone = QStringLiteral("crown");
    front.words = {BologneseRoom::tr("A match, or one hand"),
                   BologneseRoom::tr("Lessons at the table, from nothing"),
                   BologneseRoom::tr("For four and a real pack")};
    front.picture = doorOfBolognese;
    return {QStringLiteral("bolognese"), BologneseRoom::tr("Tarocco bolognese"), front,
            [](const House& house) { return std::make_unique<BologneseRoom>(house); }};
}

BologneseRoom::BologneseRoom(const House& house)
    : SheetRoom(house, QStringLiteral("bolognese"), text::volumes(), loadBologneseChoice(house.store)) {
    teach<bolognese_learn::Lessons>(QStringLiteral("bolognese"));
}

QString BologneseRoom::explain(const RecordFault& fault) const {
    return text::bolognese::explain(fault, text::seatNames());
}

doors::GoOn BologneseRoom::rowOf(const KeptMatch& kept, const QDateTime& now) const {
    return goOnRow(kept, now);
}

std::vector<settings::KeyHelp> BologneseRoom::keysAtTable() const {
    const QString table = tr("At the table");
    return {{table, tr("A"), tr("accuses what is chosen, or calls out")},
            {table, tr("B, S, V"), tr("leads the card with busso, striscio, volo")},
            {table, tr("C, N"), tr("the count of the hand; the next hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the fans")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Space"), tr("raises a card for the discard; chooses a fan")},
            {table, tr("Return"), tr("plays the card; takes the offered button; lays two raised cards away")},
            {table, tr("Tab"), tr("from the cards to the fans and buttons of the strip")}};
}

} // namespace desktop

#include "moc_bolognese_room.cpp"
