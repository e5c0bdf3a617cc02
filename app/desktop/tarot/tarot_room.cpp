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
    : SheetRoom(house, QStringLiteral("tarot"), text::volumes(), loadTarotChoice(house.store)) {
    teach<tarot_learn::Lessons>(QStringLiteral("tarot"));
}

QString TarotRoom::explain(const RecordFault& fault) const {
    return text::tarot::explain(fault, text::tarot::seatNames(fault.refusal ? fault.refusal->players : 4));
}

doors::GoOn TarotRoom::rowOf(const KeptMatch& kept, const QDateTime& now) const {
    return goOnRow(kept, now);
}

std::pair<RuleSet, int> TarotRoom::tableNow() const {
    if (const MatchTable& table = model().table(); table.playing() && !table.matchOver())
        return {table.match().rules, table.match().seats};
    return {choice().rules, choice().players};
}

settings::RulesInShort TarotRoom::rulesInShort() const {
    const auto& [rules, players] = tableNow();
    return tarotInShort(rules, players);
}

std::vector<settings::KeyHelp> TarotRoom::keysAtTable() const {
    const QString table = tr("At the table");
    const auto& [rules, players] = tableNow();
    const Parts parts = partsOf(rules, players);
    std::vector<settings::KeyHelp> keys;
    if (parts.auction)
        keys.push_back(
            {table, tr("P, R, O, G, S, C"), tr("pass, prise, pousse, garde, garde sans, garde contre")});
    if (parts.auction && parts.announced)
        keys.push_back({table, tr("J, C"), tr("say jeu, or announce a chelem")});
    else if (parts.auction)
        keys.push_back({table, tr("J"), tr("say jeu")});
    const std::vector<settings::KeyHelp> ofAll{
        {table, tr("C, N"), tr("see the count, the next hand")},
        {table, tr("Left, Right"),
         parts.auction ? tr("along the cards that may be played, or the bids")
                       : tr("along the cards that may be played")},
        {table, tr("Up, Down"), tr("to trick, people and piles, and back to the cards")},
        {table, tr("Return"), tr("plays the card; takes the offered button")},
        {table, tr("Tab"), tr("from the cards to the buttons of the strip")}};
    keys.insert(keys.end(), ofAll.begin(), ofAll.end());
    return keys;
}

} // namespace desktop

#include "moc_tarot_room.cpp"
