// Why an action may not be done, in the order in which faults are looked for.
#include "bolognese/hand.h"

#include <algorithm>

namespace bolognese {

std::string_view ruleOf(Why why) {
    switch (why) {
    case Why::HandOver:
        return "B5.6";
    case Why::DiscardFirst:
    case Why::DiscardSeat:
    case Why::DiscardNotHeld:
    case Why::DiscardTwice:
    case Why::DiscardFive:
    case Why::DiscardDone:
        return "B4.3";
    case Why::NoCallingOut:
    case Why::TooLittle:
        return "B6.5";
    case Why::AccuseNotNow:
        return "B6.1";
    case Why::AccuseTwice:
    case Why::AccuseNotHeld:
        return "B6.2";
    case Why::OtherSeat:
        return "B5.1";
    case Why::NotHeld:
    case Why::FollowSuit:
    case Why::MustTrump:
        return "B5.2";
    case Why::SignalNotLeading:
        return "B7.1";
    case Why::SignalNotAllowed:
        return "B7.2";
    case Why::SignalUntrue:
        break;
    }
    return "B7.3";
}

namespace {

bool isNamedTwice(const Accuse& accuse) {
    auto names = accuse.names;
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) != names.end();
}

bool makes(std::span<const Combination> made, const Accuse& accuse) {
    return std::ranges::all_of(accuse.names, [&](Name name) {
        return std::ranges::find(made, name, &Combination::name) != made.end();
    });
}

} // namespace

std::optional<Refusal> Hand::fault(const Action& action) const {
    const Seat turn = phase_ == Phase::Discard ? deal_.dealer : position_.turn();
    if (phase_ == Phase::Over)
        return Refusal{Why::HandOver, turn, {}, 0};
    if (phase_ == Phase::Discard)
        return beforePlayFault(action);
    if (std::holds_alternative<Discard>(action.what))
        return Refusal{Why::DiscardDone, turn, {}, 0};
    if (const auto* accused = std::get_if<Accuse>(&action.what))
        return accuseFault(action, *accused);
    return playFault(action, std::get<Play>(action.what));
}

std::optional<Refusal> Hand::beforePlayFault(const Action& action) const {
    const Seat dealer = deal_.dealer;
    const auto refused = [dealer](Why why, CardSet cards = {}, int number = 0) {
        return Refusal{why, dealer, cards, number};
    };
    if (std::holds_alternative<Play>(action.what))
        return refused(Why::DiscardFirst);
    if (const auto* discarded = std::get_if<Discard>(&action.what)) {
        if (action.seat != dealer)
            return refused(Why::DiscardSeat);
        const CardSet from = dealt_[dealer] | CardSet{deal_.deck[60], deal_.deck[61]};
        const CardSet cards = tricks::setOf(discarded->cards);
        if (!from.containsAll(cards))
            return refused(Why::DiscardNotHeld, cards - from);
        if (cards.size() < 2)
            return refused(Why::DiscardTwice, cards);
        if (const CardSet fives = cards & setOf(kFives); !fives.empty())
            return refused(Why::DiscardFive, fives);
        return std::nullopt;
    }
    const auto& accused = std::get<Accuse>(action.what);
    if (action.seat != dealer || !callingOut())
        return refused(Why::NoCallingOut);
    const auto made = combinationsOf(dealt_[dealer], deal_.rules);
    if (isNamedTwice(accused))
        return refused(Why::AccuseTwice);
    if (!makes(made, accused))
        return refused(Why::AccuseNotHeld);
    std::vector<Combination> shown;
    std::ranges::copy_if(made, std::back_inserter(shown), [&](const Combination& one) {
        return std::ranges::find(accused.names, one.name) != accused.names.end();
    });
    if (worthOfAccuso(shown, deal_.rules).total() < missing(sideOf(dealer)))
        return refused(Why::TooLittle, {}, missing(sideOf(dealer)));
    return std::nullopt;
}

std::optional<Refusal> Hand::accuseFault(const Action& action, const Accuse& accuse) const {
    const Seat turn = position_.turn();
    const bool again =
        std::ranges::any_of(accusi_, [&](const Accuso& accuso) { return accuso.seat == action.seat; });
    if (action.seat != turn || position_.trickNumber() > 1 || again)
        return Refusal{Why::AccuseNotNow, turn, {}, 0};
    if (isNamedTwice(accuse))
        return Refusal{Why::AccuseTwice, turn, {}, 0};
    if (!makes(combinationsOf(*held(turn), deal_.rules), accuse))
        return Refusal{Why::AccuseNotHeld, turn, {}, 0};
    return std::nullopt;
}

std::optional<Refusal> Hand::playFault(const Action& action, const Play& play) const {
    const Seat turn = position_.turn();
    const CardSet hand = position_.hand(turn), legal = position_.legal();
    if (action.seat != turn)
        return Refusal{Why::OtherSeat, turn, {}, 0};
    if (!hand.contains(play.card))
        return Refusal{Why::NotHeld, turn, {}, 0};
    if (!legal.contains(play.card)) {
        const bool follows = !(hand & setOf(bitsOf(*position_.led()))).empty();
        return Refusal{follows ? Why::FollowSuit : Why::MustTrump, turn, legal, 0};
    }
    return play.signal == Signal::None ? std::nullopt : signalRefusal(play);
}

std::optional<Refusal> Hand::signalRefusal(const Play& play) const {
    const Seat turn = position_.turn();
    if (position_.played() > 0)
        return Refusal{Why::SignalNotLeading, turn, {}, 0};
    const auto why = signalFault(play);
    return why ? std::optional(Refusal{*why, turn, CardSet(play.card), 0}) : std::nullopt;
}

// Of a legal card led with a signal.
std::optional<Why> Hand::signalFault(const Play& play) const {
    const Suit suit = suitOf(play.card);
    const auto wasPlayed = [this](Card card) {
        return std::ranges::any_of(tricks_, [&](const Trick& trick) {
            return trick.winner &&
                   std::ranges::find(trick.plays, card, &Trick::Entry::card) != trick.plays.end();
        });
    };
    const Signals rule = deal_.rules.signalsWhen;
    bool allowed = suit != Suit::Matto && rule != Signals::None;
    if (allowed && rule != Signals::Free) {
        if (suit == Suit::Trumps)
            allowed = rule == Signals::King || wasPlayed(kAngel);
        else
            allowed = wasPlayed(card(suit, Rank::King));
    }
    if (!allowed)
        return Why::SignalNotAllowed;
    const Bits more = position_.hand(position_.turn()).low() & bitsOf(suit) & ~bit(play.card);
    const bool untrue =
        (play.signal == Signal::Striscio && more == 0) || (play.signal == Signal::Volo && more != 0);
    return untrue ? std::optional(Why::SignalUntrue) : std::nullopt;
}

} // namespace bolognese
