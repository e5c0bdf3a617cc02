// Why an action is refused: every check that stands before Hand changes anything.
#include "minchiate/hand.h"

#include <algorithm>

namespace minchiate {

std::string_view ruleOf(Why why) {
    switch (why) {
    case Why::NotHeld:
        return "";
    case Why::HandOver:
    case Why::OtherSeat:
        return "M6.1";
    case Why::CutFirst:
    case Why::CutTwice:
    case Why::CutRange:
        return "M5.2";
    case Why::DiscardFirst:
    case Why::DiscardNone:
    case Why::DiscardCount:
    case Why::DiscardTwice:
    case Why::DiscardNotHeld:
    case Why::DiscardCounters:
        return "M5.9";
    case Why::FollowSuit:
    case Why::MustTrump:
        return "M6.2";
    case Why::KingRule:
        return "M6.3";
    case Why::FoolLead:
        return "M6.5";
    case Why::AnswerFirst:
    case Why::NothingToDeclare:
    case Why::NotAVersicola:
    case Why::ShownTwice:
        return "M6.9";
    case Why::FallOtherSeat:
    case Why::FallOver:
    case Why::FallWithTrumps:
    case Why::FallTwice:
    case Why::FallAutomatic:
        return "M6.10";
    }
    return "";
}

Refusal overFault(const Action& action) {
    Refusal refusal{Why::HandOver, {}, 0, action.seat};
    if (std::holds_alternative<Cut>(action.what))
        refusal.why = Why::CutTwice;
    else if (std::holds_alternative<Discard>(action.what))
        refusal.why = Why::DiscardNone;
    else if (std::holds_alternative<Declare>(action.what))
        refusal.why = Why::NothingToDeclare;
    else if (std::holds_alternative<Fall>(action.what))
        refusal.why = Why::FallOver;
    return refusal;
}

namespace {

std::optional<Refusal> cutFault(const Hand& hand, const Action& action) {
    const auto* cut = std::get_if<Cut>(&action.what);
    if (!cut || action.seat != hand.cutter())
        return Refusal{Why::CutFirst, {}, 0, hand.cutter()};
    if (cut->cards < kLeastCut || cut->cards > kMostCut)
        return Refusal{Why::CutRange, {}, cut->cards, hand.cutter()};
    return std::nullopt;
}

std::optional<Refusal> discardFault(const Hand& hand, const Action& action) {
    const Choice due = *hand.choice();
    const auto& owed = std::get<DiscardChoice>(due.among);
    const Seat seat = due.seat;
    const auto* discard = std::get_if<Discard>(&action.what);
    if (!discard)
        return Refusal{Why::DiscardFirst, {}, owed.count, seat};
    if (action.seat != seat)
        return Refusal{Why::DiscardNone, {}, 0, seat};
    const CardSet held = hand.held(seat);
    CardSet cards;
    for (Card c : discard->cards) {
        if (!held.contains(c))
            return Refusal{Why::DiscardNotHeld, CardSet(c), 0, seat};
        if (cards.contains(c))
            return Refusal{Why::DiscardTwice, CardSet(c), 0, seat};
        cards.insert(c);
    }
    if (cards.size() != owed.count)
        return Refusal{Why::DiscardCount, {}, owed.count, seat};
    // M5.9: counters only when the hand's other cards do not suffice, and then all of those first.
    const CardSet othersKept = held - kCounters - cards;
    if (hand.rules().noCounterDiscard && !(cards & kCounters).empty() && !othersKept.empty())
        return Refusal{Why::DiscardCounters, cards & kCounters, 0, seat};
    return std::nullopt;
}

std::optional<Refusal> declareFault(const Hand& hand, const Declare& declare) {
    const Seat seat = *hand.answering();
    const auto held = versicoleOf(hand.dealtHands()[seat], hand.rules());
    for (auto shown = declare.shown.begin(); shown != declare.shown.end(); ++shown) {
        if (std::ranges::find(held, *shown, &Versicola::cards) == held.end())
            return Refusal{Why::NotAVersicola, *shown, 0, seat};
        if (std::find(declare.shown.begin(), shown, *shown) != shown)
            return Refusal{Why::ShownTwice, *shown, 0, seat};
    }
    return std::nullopt;
}

std::optional<Refusal> playFault(const Hand& hand, const Action& action) {
    if (!hand.answering())
        return hand.trickPlay().fault(action);
    const auto* declaration = std::get_if<Declare>(&action.what);
    if (declaration && action.seat == hand.answering())
        return declareFault(hand, *declaration);
    return Refusal{Why::AnswerFirst, {}, 0, *hand.answering()};
}

} // namespace

std::optional<Refusal> faultOf(const Hand& hand, const Action& action) {
    switch (hand.phase()) {
    case Phase::Cut:
        return cutFault(hand, action);
    case Phase::Discard:
        return discardFault(hand, action);
    case Phase::Play:
        return playFault(hand, action);
    case Phase::Counted:
        break;
    }
    return overFault(action);
}

} // namespace minchiate
