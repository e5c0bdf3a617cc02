#include "desktop/tarot/tarot_room.h"

#include "desktop/tarot/learn/staging.h"
#include "desktop/tarot/left_match.h"
#include "desktop/tarot/ways_pictures.h"
#include "text/tarot/tarot_words.h"
#include "text/volumes/volumes.h"

namespace desktop {

using namespace tarot;

Game tarotGame() {
    doors::Front front;
    front.name = TarotRoom::tr("&Tarot");
    front.line = TarotRoom::tr("Tarot, the French game of seventy-eight cards");
    front.pack = QStringLiteral("tarot");
    front.top = QStringLiteral("T21");
    front.keystone = QStringLiteral("cockade");
    front.words = {TarotRoom::tr("For two to five"), TarotRoom::tr("Lessons at the table, from nothing"),
                   TarotRoom::tr("For three to five and a real pack")};
    front.picture = doorOfTarot;
    return {QStringLiteral("tarot"), TarotRoom::tr("Tarot"), front,
            [](const House& house) { return std::make_unique<TarotRoom>(house); }};
}

TarotRoom::TarotRoom(const House& house)
    : SheetRoom(house, QStringLiteral("tarot"), text::volumes(QStringLiteral("tarot")),
                loadTarotChoice(house.store)) {
    teach<tarot_learn::Lessons>(QStringLiteral("tarot"));
}

QString TarotRoom::explain(const RecordFault& fault) const {
    return text::tarot::explain(fault, text::tarot::seatNames(fault.refusal ? fault.refusal->players : 4));
}

doors::GoOn TarotRoom::rowOf(const KeptMatch& kept, const QDateTime& now) const {
    return goOnRow(kept, now);
}

std::vector<settings::KeyHelp> TarotRoom::keysAtTable() const {
    const QString table = tr("At the table");
    return {{table, tr("P, R, O, G, S, C"), tr("pass, prise, pousse, garde, garde sans, garde contre")},
            {table, tr("J, C"), tr("say jeu, or announce a chelem")},
            {table, tr("C, N"), tr("see the count, the next hand")},
            {table, tr("Left, Right"), tr("along the cards that may be played, or the bids")},
            {table, tr("Ctrl+Left, Ctrl+Right"), tr("along all cards, and why one may not be played")},
            {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
            {table, tr("Menu"), tr("what this card, person or pile is; so does the right mouse button")},
            {table, tr("Return"), tr("plays the card; takes the offered button")},
            {table, tr("Esc"), tr("calls back the card just played")},
            {table, tr("Tab"), tr("from the cards to the buttons of the strip")}};
}

} // namespace desktop

#include "moc_tarot_room.cpp"
