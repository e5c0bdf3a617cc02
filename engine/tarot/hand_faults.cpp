// Why an action may not be done, in the order in which faults are looked for.
#include "tarot/hand_rules.h"

#include <algorithm>

namespace tarot {

std::string_view ruleOf(Why why) {
    static constexpr std::array<std::string_view, 30> rules{
        "F4.5", "F5.5", "F9.1", "F5.1", "F5.3", "F5.2", "F6.1", "F6.2", "F6.4", "F6.4",
        "F6.4", "F6.5", "F7.1", "F7.2", "F7.3", "F8.1", "F7.4", "F7.5", "F7.5", "F7.5",
        "F7.6", "F7.7", "F7.7", "F7.7", "F8.1", "F8.9", "F8.8", "F8.2", "F8.3", "F8.4"};
    return why == Why::ThirdBout ? "F8.10" : rules[static_cast<std::size_t>(why)];
}

std::optional<Why> speakFault(const Hand& hand, Bid bid) {
    if (bid == Bid::Pass)
        return std::nullopt;
    if (bid == Bid::Pousse && !hand.deal().rules.pousse)
        return Why::PousseOff;
    const bool isHigher =
        std::ranges::all_of(hand.auction(), [&](const auto& one) { return one.second < bid; });
    return isHigher ? std::nullopt : std::optional(Why::BidTooLow);
}

std::optional<Why> jeuFault(const RuleSet& rules, int players, Slam slam) {
    if (slam == Slam::Chelem && players == 2)
        return Why::ChelemOfTwo;
    if (slam == Slam::PetitChelem && (players == 2 || !rules.petitChelem))
        return Why::PetitChelemOff;
    return std::nullopt;
}

// F7.7
std::optional<Why> misereFault(const Hand& hand, Announced kind) {
    if (!hand.deal().rules.miseres)
        return Why::MiseresOff;
    if (hasAnnounced(hand, kind))
        return Why::MisereTwice;
    CardSet none = kBouts | kCourts;
    if (kind == Announced::MisereAtouts)
        none = hand.deal().rules.misereWithExcuse ? kTrumps : kTrumps | CardSet(kExcuse);
    const bool isTrue = (hand.position().cards(hand.turn()) & none).empty();
    return isTrue ? std::nullopt : std::optional(Why::MisereUntrue);
}

namespace {

std::optional<Why> discardFault(const Hand& hand, CardSet discarded, CardSet& cards) {
    if (discarded.size() != hand.table().chien)
        return Why::DiscardNumber;
    cards = discarded - hand.held(hand.contract()->declarer);
    if (!cards.empty())
        return Why::DiscardNotHeld;
    const DiscardChoice choice = discardable(hand);
    cards = choice.must.empty() ? choice.from : choice.must;
    const bool isSo =
        discarded.containsAll(choice.must) && (choice.must | choice.from).containsAll(discarded);
    return isSo ? std::nullopt : std::optional(Why::DiscardNotSo);
}

std::optional<Why> poigneeFault(const Hand& hand, CardSet shown, CardSet& cards) {
    const CardSet held = hand.position().cards(hand.turn());
    if (hasAnnounced(hand, Announced::Poignee))
        return Why::PoigneeTwice;
    const auto sizes = poigneeSizes(hand.players());
    if (std::ranges::find(sizes, shown.size()) == sizes.end())
        return Why::PoigneeNumber;
    cards = shown - (held & (kTrumps | CardSet(kExcuse)));
    if (!cards.empty())
        return Why::PoigneeNotHeld;
    cards = (held & kTrumps) - shown;
    return shown.contains(kExcuse) && !cards.empty() ? std::optional(Why::PoigneeExcuse) : std::nullopt;
}

std::optional<Why> cardFault(const Position& position, Card card, CardSet& cards) {
    const CardSet hand = position.cards(position.turn()), suit = position.ledSuit();
    if (!hand.contains(card))
        return Why::NotHeld;
    cards = position.legal();
    if (cards.contains(card))
        return std::nullopt;
    if (position.barredByChelem().contains(card))
        return Why::ExcuseKept;
    if (position.barredByCall().contains(card))
        return Why::SuitCalled;
    if (position.following().contains(card))
        return Why::ThirdBout;
    if (!(hand & suit).empty() && !suit.contains(card))
        return Why::FollowSuit;
    return isTrump(card) ? Why::MustOvertrump : Why::MustTrump;
}

std::optional<Why> faultOf(const Hand& hand, const Action& action, CardSet& cards) {
    if (hand.over()) {
        const auto* nothing = std::get_if<VoidHand>(&hand.result()->how);
        return !nothing ? Why::HandOver : nothing->petitSec ? Why::VoidPetitSec : Why::VoidPassed;
    }
    const bool isDue = action.seat == hand.turn();
    switch (hand.phase()) {
    case Phase::Auction: {
        const auto* said = std::get_if<Speak>(&action.what);
        return said && isDue ? speakFault(hand, said->bid) : Why::AuctionDue;
    }
    case Phase::Call: {
        const auto* call = std::get_if<CallCard>(&action.what);
        if (!call || !isDue)
            return Why::CallDue;
        cards = callable(hand);
        return cards.contains(call->card) ? std::nullopt : std::optional(Why::NotCallable);
    }
    case Phase::Discard: {
        const auto* discard = std::get_if<Discard>(&action.what);
        return discard && isDue ? discardFault(hand, discard->cards, cards) : Why::DiscardDue;
    }
    case Phase::Jeu: {
        const auto* said = std::get_if<SayJeu>(&action.what);
        return said && isDue ? jeuFault(hand.deal().rules, hand.players(), said->slam) : Why::JeuDue;
    }
    default:
        break;
    }
    const auto* play = std::get_if<Play>(&action.what);
    const auto* shown = std::get_if<ShowPoignee>(&action.what);
    const auto* claim = std::get_if<ClaimMisere>(&action.what);
    if ((!play && !shown && !claim) || !isDue)
        return Why::PlayDue;
    if (play)
        return cardFault(hand.position(), play->card, cards);
    if (!mayAnnounce(hand))
        return Why::NoAnnouncing;
    return shown ? poigneeFault(hand, shown->cards, cards) : misereFault(hand, claim->kind);
}

} // namespace

std::optional<Refusal> Hand::fault(const Action& action) const {
    Refusal refusal{{}, turn(), players(), {}, table_.chien};
    const auto why = faultOf(*this, action, refusal.cards);
    if (!why)
        return std::nullopt;
    refusal.why = *why;
    return refusal;
}

} // namespace tarot
