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
    : cards_(hands), aside_(setting.aside), players_(static_cast<std::uint8_t>(setting.players)),
      tricks_(static_cast<std::uint8_t>(setting.tricks)), leader_(setting.leader), camp_(setting.camp),
      asideOf_(setting.asideOf), excuseRule_(setting.excuse), taker_(setting.takerIsPartner) {
    if (setting.noThreeBouts)
        limits_ |= ThreeBouts;
    if (setting.called) {
        limits_ |= CalledSuit;
        called_ = setting.called->id;
    }
    if (setting.chelemBy) {
        limits_ |= ChelemDuty;
        chelemBy_ = *setting.chelemBy;
    }
    if (players_ != 2)
        return;
    stacks_ = piles;
    heights_ = setting.heights;
    for (Seat seat : {Seat::First, Seat::Second})
        cards_[seat] |= setOf(tops(seat));
}

CardSet Position::ledSuit() const {
    if (!isSet())
        return {};
    return led_ ? CardSet::ofWords(led_, 0) : kTrumps;
}

// ---- What may be played ----

CardSet Position::barredByCall() const {
    if (!(limits_ & CalledSuit) || isSet())
        return {};
    return cardsOf(suitOf(Card{called_})) - CardSet(Card{called_});
}

CardSet Position::barredByChelem() const {
    const bool bound = (limits_ & ChelemDuty) && turn() == chelemBy_ && trickNumber_ < tricks_;
    return bound ? CardSet(kExcuse) : CardSet{};
}

CardSet Position::limited(CardSet cards) const {
    cards -= barredByCall() | barredByChelem();
    if ((limits_ & ThreeBouts) && (trick_ & kBouts).size() == 2)
        if (const CardSet others = cards - kBouts; !others.empty())
            return others;
    return cards;
}

// ---- Gathering ----

// F8.12: the last trick, the Excuse in it, and its player's camp has won all the others.
bool Position::excuseWins() const {
    if (trickNumber_ != tricks_ || players_ == 2 || excuseRule_ == ExcuseRule::Alone)
        return false;
    int won = 0;
    for (Seat seat : Seats::table(players_))
        won += campOf(seat) == campOf(excuseBy_) ? won_[seat] : 0;
    return won == tricks_ - 1;
}

void Position::gatherRare() {
    if (trick_.contains(kExcuse)) {
        if (excuseWins()) {
            excuseWon_ = true;
            winner_ = excuseBy_;
        }
        excuseTrick_ = trickNumber_;
        excuseTo_ = winner_;
        trick_.erase(kExcuse);
    }
    if (trick_.contains(kPetit)) {
        petitTrick_ = trickNumber_;
        petitTo_ = winner_;
    }
    if (taker_ && trick_.contains(Card{called_}))
        camp_.insert(winner_); // F6.3
    if ((limits_ & ChelemDuty) && winner_ != chelemBy_)
        limits_ &= static_cast<std::uint8_t>(~ChelemDuty); // F8.9
    if (players_ == 2)
        turnUp();
}

// ---- Two players (F12) ----

Tops Position::tops(Seat seat) const {
    Tops tops;
    if (players_ == 2)
        for (std::size_t pile = 0; pile < 6; ++pile)
            if (const int height = heights_[half(seat)][pile]; height > 0 && opened_[half(seat)] != pile)
                tops[pile] = stacks_[half(seat)][pile][static_cast<std::size_t>(height - 1)];
    return tops;
}

void Position::takeFromPile(Seat seat, Card card) {
    auto& heights = heights_[half(seat)];
    for (std::size_t pile = 0; pile < 6; ++pile)
        if (heights[pile] > 0 && stacks_[half(seat)][pile][heights[pile] - 1u] == card) {
            --heights[pile];
            opened_[half(seat)] = static_cast<std::uint8_t>(pile);
        }
}

// F12.2: the card under each top that was played.
void Position::turnUp() {
    for (Seat seat : {Seat::First, Seat::Second}) {
        std::uint8_t& pile = opened_[half(seat)];
        if (pile == kNone)
            continue;
        if (const int height = heights_[half(seat)][pile]; height > 0)
            cards_[seat].insert(stacks_[half(seat)][pile][static_cast<std::size_t>(height - 1)]);
        pile = kNone;
    }
}

// ---- What each holds ----

CardSet Position::wonAlone(Seat seat) const {
    CardSet pile = piles_[seat];
    if (excuseTrick_ > 0 && excuseBy_ == seat)
        pile.insert(kExcuse);
    return pile;
}

Settled Position::settled() const {
    Settled made;
    for (Seat seat : Seats::table(players_)) {
        made.piles[campOf(seat)] |= piles_[seat];
        made.tricks[campOf(seat)] += won_[seat];
    }
    made.piles[asideOf_] |= aside_;
    settleExcuse(made);
    for (Camp camp : kCamps)
        made.halves[camp] += halves(made.piles[camp]);
    const bool atTheEnd = petitTrick_ == tricks_ || (excuseWon_ && petitTrick_ == tricks_ - 1);
    if (atTheEnd)
        made.petit = PetitAuBout{petitTrick_, campOf(petitTo_), petitTo_};
    return made;
}

void Position::settleExcuse(Settled& settled) const {
    if (excuseTrick_ == 0)
        return;
    const Camp own = campOf(excuseBy_), to = campOf(excuseTo_);
    const bool changes = excuseTrick_ == tricks_ && !excuseWon_; // F8.12
    const Camp holder = excuseRule_ == ExcuseRule::Captured ? to : changes ? other(own) : own;
    ExcuseFate fate{excuseBy_, excuseTrick_, holder, std::nullopt, false};
    if (excuseRule_ == ExcuseRule::Exchanged && holder != to) { // F8.11
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
