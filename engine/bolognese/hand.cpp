#include "bolognese/hand.h"

#include "tricks/fold.h"

#include <algorithm>

namespace bolognese {

bool isTheDeck(const Deck& deck) {
    return tricks::setOf(deck) == kWholeDeck;
}

Hand::Hand(const Deal& deal) : deal_(deal) {
    // B4.2: packets of five, three times round; the last two to the dealer.
    for (int i = 0; i < 60; ++i)
        dealt_[turned(right(deal.dealer), i / 5)].insert(deal.deck[static_cast<std::size_t>(i)]);
}

std::optional<CardSet> Hand::held(Seat seat) const {
    if (!discard_)
        return std::nullopt;
    CardSet cards = dealt_[seat];
    if (seat == deal_.dealer)
        cards = (cards | CardSet{deal_.deck[60], deal_.deck[61]}) - *discard_;
    return cards;
}

int Hand::accused(Side side) const {
    int points = 0;
    for (const Accuso& accuso : accusi_)
        if (sideOf(accuso.seat) == side)
            points += accuso.worth.total();
    return points;
}

bool Hand::callingOut() const {
    const auto below = [this](Side side) { return deal_.score[side] < deal_.rules.target; };
    return deal_.rules.callOut && deal_.rules.match == Match::Ottocento && below(Side::NS) && below(Side::EW);
}

// ---- Choices ----

Worth worthOfAccuso(std::span<const Combination> shown, const RuleSet& rules) {
    return worthOf(shown, rules.doubleAccusi ? Doubling::FromThree : Doubling::Never);
}

// The dealer, having taken up the two cards, may not add to the partner's accuso.
std::optional<int> Hand::callsOutWith(Seat seat) const {
    if (!callingOut())
        return std::nullopt;
    const Side side = sideOf(seat);
    return missing(side) - (seat == deal_.dealer ? 0 : accused(side));
}

Accusable Hand::accusable(Seat seat) const {
    if (phase_ == Phase::Discard) {
        const Side side = sideOf(seat);
        Accusable all{combinationsOf(dealt_[seat], deal_.rules), missing(side)};
        return callingOut() && worthOfAccuso(all.made, deal_.rules).total() >= all.least ? all : Accusable{};
    }
    const auto isHis = [seat](const Accuso& accuso) { return accuso.seat == seat; };
    if (position_.trickNumber() > 1 || std::ranges::any_of(accusi_, isHis))
        return {};
    return {combinationsOf(*held(seat), deal_.rules), 0, true};
}

std::optional<Choice> Hand::choice() const {
    if (phase_ == Phase::Over)
        return std::nullopt;
    if (phase_ == Phase::Discard) {
        const CardSet from = dealt_[deal_.dealer] | CardSet{deal_.deck[60], deal_.deck[61]};
        return Choice{deal_.dealer, DiscardChoice{from - setOf(kFives), accusable(deal_.dealer)}};
    }
    const Seat seat = position_.turn();
    PlayChoice choice{position_.legal(), accusable(seat), {}, {}, {}};
    if (position_.played() == 0)
        for (Card card : choice.cards) {
            const auto may = [&](Signal signal) { return !signalFault({card, signal}); };
            if (may(Signal::Busso))
                choice.busso.insert(card);
            if (may(Signal::Striscio))
                choice.striscio.insert(card);
            if (may(Signal::Volo))
                choice.volo.insert(card);
        }
    return Choice{seat, choice};
}

// ---- Actions ----

std::variant<Hand::Events, Refusal> Hand::apply(const Action& action) {
    if (auto refusal = fault(action))
        return *refusal;
    Events events;
    if (const auto* discarded = std::get_if<Discard>(&action.what))
        layAway(*discarded, events);
    else if (const auto* accused = std::get_if<Accuse>(&action.what))
        accuse(action.seat, *accused, events);
    else
        play(action.seat, std::get<Play>(action.what), events);
    return events;
}

void Hand::layAway(const Discard& discarded, Events& events) {
    discard_ = tricks::setOf(discarded.cards);
    phase_ = Phase::Play;
    PerSeat<CardSet> hands;
    for (Seat seat : kSeats)
        hands[seat] = *held(seat);
    position_ = Position(hands, *discard_, deal_.dealer);
    const auto two = lastTwo();
    events.emplace_back(event::Discarded{
        deal_.dealer, {two.begin(), two.end()}, {discarded.cards.begin(), discarded.cards.end()}});
}

void Hand::accuse(Seat seat, const Accuse& accuse, Events& events) {
    Accuso accuso{seat, phase_ == Phase::Discard, {}, {}, 0};
    const CardSet holding = accuso.early ? dealt_[seat] : *held(seat);
    for (const Combination& one : combinationsOf(holding, deal_.rules))
        if (std::ranges::find(accuse.names, one.name) != accuse.names.end())
            accuso.shown.push_back(one);
    accuso.worth = worthOfAccuso(accuso.shown, deal_.rules);
    const Side side = sideOf(seat);
    accuso.total = accused(side) + accuso.worth.total();
    const auto needed = callsOutWith(seat);
    accusi_.push_back(accuso);
    events.emplace_back(event::Accused{accuso});
    if (needed && accuso.worth.total() >= *needed)
        callOut(side, events);
}

void Hand::callOut(Side side, Events& events) {
    phase_ = Phase::Over;
    Result result;
    result.calledOut = side;
    for (Side one : kSides)
        result.points[one] = accused(one);
    result_ = result;
    events.emplace_back(event::Counted{result});
}

void Hand::play(Seat seat, const Play& play, Events& events) {
    const int number = position_.trickNumber();
    if (position_.played() == 0)
        tricks_.push_back({seat, {}, std::nullopt});
    Trick& trick = tricks_.back();
    trick.plays.push_back({seat, play.card, play.signal});
    position_.play(play.card);
    const bool gathered = position_.trickNumber() > number;
    const bool mattoAlone = trick.plays.size() == 1 && play.card == kMatto;
    std::optional<Seat> winning;
    if (!mattoAlone)
        winning = gathered ? position_.leader() : position_.winning();
    events.emplace_back(event::Played{seat, play.card, play.signal, number, winning});
    if (!gathered)
        return;
    trick.winner = position_.leader();
    event::TrickGathered told{number, *trick.winner, {}, std::nullopt};
    for (const auto& entry : trick.plays)
        if (entry.card == kMatto)
            told.mattoKept = entry.seat;
        else
            told.cards.push_back(entry.card);
    events.emplace_back(std::move(told));
    if (position_.over())
        count(events);
}

void Hand::count(Events& events) {
    phase_ = Phase::Over;
    Result result;
    result.cappotto = position_.cappotto();
    result.exchange = position_.exchange(deal_.rules);
    for (Side side : kSides) {
        Count& made = result.count[side];
        made = countOf(side == result.exchange.from ? position_.pile(side) - result.exchange.cards
                                                    : position_.pile(side) | result.exchange.cards,
                       deal_.rules);
        made.last = side == position_.lastTrick() ? kLastTrickPoints : 0;
        made.accusi = accused(side);
        result.points[side] = made.total();
    }
    result_ = result;
    events.emplace_back(event::Counted{result});
}

Count countOf(CardSet pile, const RuleSet& rules) {
    Count made;
    made.pile = pile;
    made.combinations = combinationsOf(pile, rules);
    made.worth = worthOf(made.combinations, Doubling::FromThree);
    made.scartini = scartini(pile.low());
    return made;
}

Folded fold(const Deal& deal, std::span<const Action> actions) {
    return tricks::folded<Folded>(deal, actions);
}

} // namespace bolognese
