#include "tarot/position.h"

namespace tarot {

namespace {

// The card of least value, of equals the first by F1.5 (F8.11).
Card leastOf(CardSet pile) {
    for (CardSet kind :
         {kWholePack - kCourts - kBouts, cardsOf(Rank::Jack), cardsOf(Rank::Knight), cardsOf(Rank::Queen)})
        if (const CardSet some = pile & kind; !some.empty())
            return some.first();
    return pile.first();
}

} // namespace

ExcuseRule excuseRuleOf(const RuleSet& rules, int players) {
    if (players != 3 || rules.excuse3 == Excuse3::Exchanged)
        return ExcuseRule::Exchanged;
    return rules.excuse3 == Excuse3::Kept ? ExcuseRule::Kept : ExcuseRule::Captured;
}

Position::Position(const Setting& setting, const PerSeat<CardSet>& hands, const std::array<Piles, 2>& piles)
    : cards_(hands), aside_(setting.aside), bound_{static_cast<std::uint8_t>(setting.players),
                                                   static_cast<std::uint8_t>(setting.tricks),
                                                   setting.asideOf,
                                                   setting.excuse,
                                                   setting.takerIsPartner,
                                                   setting.called ? setting.called->id : kNone,
                                                   setting.chelemBy.value_or(Seat{})},
      camp_(setting.camp) {
    table_.leader = setting.leader;
    if (setting.noThreeBouts)
        limits_ |= ThreeBouts;
    if (setting.called)
        limits_ |= CalledSuit;
    if (setting.chelemBy)
        limits_ |= ChelemDuty;
    if (bound_.players != 2)
        return;
    two_.stacks = piles;
    two_.heights = setting.heights;
    for (Seat seat : {Seat::First, Seat::Second})
        cards_[seat] |= setOf(tops(seat));
}

CardSet Position::ledSuit() const {
    if (!table_.isSet)
        return {};
    return table_.led ? CardSet::ofWords(table_.led, 0) : kTrumps;
}

// ---- What may be played ----

CardSet Position::barredByCall() const {
    if (!(limits_ & CalledSuit) || table_.isSet)
        return {};
    return cardsOf(suitOf(Card{bound_.called})) - CardSet(Card{bound_.called});
}

CardSet Position::barredByChelem() const {
    const bool bound = (limits_ & ChelemDuty) && turn() == bound_.chelemBy && trickNumber_ < bound_.tricks;
    return bound ? CardSet(kExcuse) : CardSet{};
}

CardSet Position::limited(CardSet cards) const {
    cards -= barredByCall() | barredByChelem();
    if ((limits_ & ThreeBouts) && (table_.cards & kBouts).size() == 2)
        if (const CardSet others = cards - kBouts; !others.empty())
            return others;
    return cards;
}

// ---- Gathering ----

// F8.12: the last trick, the Excuse in it, and its player's camp has won all the others.
bool Position::excuseWins() const {
    if (trickNumber_ != bound_.tricks || bound_.players == 2 || bound_.excuse == ExcuseRule::Alone)
        return false;
    int won = 0;
    for (Seat seat : Seats::table(bound_.players))
        won += campOf(seat) == campOf(fates_.excuseBy) ? won_[seat] : 0;
    return won == bound_.tricks - 1;
}

OnTable Position::gatherRare(OnTable table) {
    if (table.cards.contains(kExcuse)) {
        if (excuseWins()) {
            fates_.excuseWon = true;
            table.winner = fates_.excuseBy;
        }
        fates_.excuseTrick = trickNumber_;
        fates_.excuseTo = table.winner;
        table.cards.erase(kExcuse);
    }
    if (table.cards.contains(kPetit)) {
        fates_.petitTrick = trickNumber_;
        fates_.petitTo = table.winner;
    }
    if (bound_.taker && table.cards.contains(Card{bound_.called}))
        camp_.insert(table.winner); // F6.3
    if ((limits_ & ChelemDuty) && table.winner != bound_.chelemBy)
        limits_ &= static_cast<std::uint8_t>(~ChelemDuty); // F8.9
    if (bound_.players == 2)
        turnUp();
    return table;
}

// ---- Two players (F12) ----

Tops Position::tops(Seat seat) const {
    Tops tops;
    if (bound_.players == 2)
        for (std::size_t pile = 0; pile < 6; ++pile)
            if (const int height = two_.heights[half(seat)][pile];
                height > 0 && two_.opened[half(seat)] != pile)
                tops[pile] = two_.stacks[half(seat)][pile][static_cast<std::size_t>(height - 1)];
    return tops;
}

void Position::takeFromPile(Seat seat, Card card) {
    auto& heights = two_.heights[half(seat)];
    for (std::size_t pile = 0; pile < 6; ++pile)
        if (heights[pile] > 0 && two_.stacks[half(seat)][pile][heights[pile] - 1u] == card) {
            --heights[pile];
            two_.opened[half(seat)] = static_cast<std::uint8_t>(pile);
        }
}

// F12.2: the card under each top that was played.
void Position::turnUp() {
    for (Seat seat : {Seat::First, Seat::Second}) {
        std::uint8_t& pile = two_.opened[half(seat)];
        if (pile == kNone)
            continue;
        if (const int height = two_.heights[half(seat)][pile]; height > 0)
            cards_[seat].insert(two_.stacks[half(seat)][pile][static_cast<std::size_t>(height - 1)]);
        pile = kNone;
    }
}

// ---- What each holds ----

CardSet Position::wonAlone(Seat seat) const {
    CardSet pile = piles_[seat];
    if (fates_.excuseTrick > 0 && fates_.excuseBy == seat)
        pile.insert(kExcuse);
    return pile;
}

Settled Position::settled() const {
    Settled made;
    for (Seat seat : Seats::table(bound_.players)) {
        made.piles[campOf(seat)] |= piles_[seat];
        made.tricks[campOf(seat)] += won_[seat];
    }
    made.piles[bound_.asideOf] |= aside_;
    settleExcuse(made);
    for (Camp camp : kCamps)
        made.halves[camp] += halves(made.piles[camp]);
    const bool atTheEnd =
        fates_.petitTrick == bound_.tricks || (fates_.excuseWon && fates_.petitTrick == bound_.tricks - 1);
    if (atTheEnd)
        made.petit = PetitAuBout{fates_.petitTrick, campOf(fates_.petitTo), fates_.petitTo};
    return made;
}

void Position::settleExcuse(Settled& settled) const {
    if (fates_.excuseTrick == 0)
        return;
    const Camp own = campOf(fates_.excuseBy), to = campOf(fates_.excuseTo);
    const bool changes = fates_.excuseTrick == bound_.tricks && !fates_.excuseWon; // F8.12
    const Camp holder = bound_.excuse == ExcuseRule::Captured ? to : changes ? other(own) : own;
    ExcuseFate fate{fates_.excuseBy, fates_.excuseTrick, holder, std::nullopt, false};
    if (bound_.excuse == ExcuseRule::Exchanged && holder != to) { // F8.11
        CardSet& pile = settled.piles[holder];
        if (pile.empty()) {
            fate.half = true;
            --settled.halves[holder];
            ++settled.halves[to];
        } else {
            fate.given = leastOf(pile);
            pile.erase(*fate.given);
            settled.piles[to].insert(*fate.given);
        }
    }
    settled.piles[holder].insert(kExcuse);
    settled.excuse = fate;
}

} // namespace tarot
