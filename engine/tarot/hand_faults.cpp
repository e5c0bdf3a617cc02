// Why an action may not be done, in the order in which faults are looked for.
#include "tarot/hand.h"

#include <algorithm>

namespace tarot {

std::string_view ruleOf(Why why) {
    static constexpr std::array<std::string_view, 30> rules{
        "F4.5", "F5.5", "F9.1", "F5.1", "F5.3", "F5.2", "F6.1", "F6.2", "F6.4", "F6.4",
        "F6.4", "F6.5", "F7.1", "F7.2", "F7.3", "F8.1", "F7.4", "F7.5", "F7.5", "F7.5",
        "F7.6", "F7.7", "F7.7", "F7.7", "F8.1", "F8.9", "F8.8", "F8.2", "F8.3", "F8.4"};
    return why == Why::ThirdBout ? "F8.10" : rules[static_cast<std::size_t>(why)];
}

std::optional<Refusal> Hand::fault(const Action& action) const {
    Refusal refusal{{}, turn(), deal_.players, {}, table_.chien};
    const auto why = fault(action, refusal.cards);
    if (!why)
        return std::nullopt;
    refusal.why = *why;
    return refusal;
}

std::optional<Why> Hand::fault(const Action& action, CardSet& cards) const {
    if (over()) {
        const auto* nothing = std::get_if<VoidHand>(&result_->how);
        return !nothing ? Why::HandOver : nothing->petitSec ? Why::VoidPetitSec : Why::VoidPassed;
    }
    const bool isDue = action.seat == turn();
    switch (phase_) {
    case Phase::Auction: {
        const auto* said = std::get_if<Speak>(&action.what);
        return said && isDue ? speakFault(said->bid) : Why::AuctionDue;
    }
    case Phase::Call: {
        const auto* call = std::get_if<CallCard>(&action.what);
        if (!call || !isDue)
            return Why::CallDue;
        cards = callable();
        return cards.contains(call->card) ? std::nullopt : std::optional(Why::NotCallable);
    }
    case Phase::Discard: {
        const auto* discard = std::get_if<Discard>(&action.what);
        return discard && isDue ? discardFault(discard->cards, cards) : Why::DiscardDue;
    }
    case Phase::Jeu: {
        const auto* said = std::get_if<SayJeu>(&action.what);
        return said && isDue ? jeuFault(said->slam) : Why::JeuDue;
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
        return cardFault(play->card, cards);
    if (!mayAnnounce())
        return Why::NoAnnouncing;
    return shown ? poigneeFault(shown->cards, cards) : misereFault(claim->kind);
}

std::optional<Why> Hand::speakFault(Bid bid) const {
    if (bid == Bid::Pass)
        return std::nullopt;
    if (bid == Bid::Pousse && !deal_.rules.pousse)
        return Why::PousseOff;
    const bool isHigher = std::ranges::all_of(auction_, [&](const auto& one) { return one.second < bid; });
    return isHigher ? std::nullopt : std::optional(Why::BidTooLow);
}

std::optional<Why> Hand::discardFault(CardSet discarded, CardSet& cards) const {
    if (discarded.size() != table_.chien)
        return Why::DiscardNumber;
    cards = discarded - held(contract_->declarer);
    if (!cards.empty())
        return Why::DiscardNotHeld;
    const DiscardChoice choice = discardable();
    cards = choice.must.empty() ? choice.from : choice.must;
    const bool isSo =
        discarded.containsAll(choice.must) && (choice.must | choice.from).containsAll(discarded);
    return isSo ? std::nullopt : std::optional(Why::DiscardNotSo);
}

std::optional<Why> Hand::jeuFault(Slam slam) const {
    if (slam == Slam::Chelem && deal_.players == 2)
        return Why::ChelemOfTwo;
    if (slam == Slam::PetitChelem && (deal_.players == 2 || !deal_.rules.petitChelem))
        return Why::PetitChelemOff;
    return std::nullopt;
}

std::optional<Why> Hand::poigneeFault(CardSet shown, CardSet& cards) const {
    const CardSet hand = position_.cards(position_.turn());
    if (hasAnnounced(Announced::Poignee))
        return Why::PoigneeTwice;
    const auto sizes = poigneeSizes(deal_.players);
    if (std::ranges::find(sizes, shown.size()) == sizes.end())
        return Why::PoigneeNumber;
    cards = shown - (hand & (kTrumps | CardSet(kExcuse)));
    if (!cards.empty())
        return Why::PoigneeNotHeld;
    cards = (hand & kTrumps) - shown;
    return shown.contains(kExcuse) && !cards.empty() ? std::optional(Why::PoigneeExcuse) : std::nullopt;
}

// F7.7
std::optional<Why> Hand::misereFault(Announced kind) const {
    if (!deal_.rules.miseres)
        return Why::MiseresOff;
    if (hasAnnounced(kind))
        return Why::MisereTwice;
    CardSet none = kBouts | kCourts;
    if (kind == Announced::MisereAtouts)
        none = deal_.rules.misereWithExcuse ? kTrumps : kTrumps | CardSet(kExcuse);
    const bool isTrue = (position_.cards(position_.turn()) & none).empty();
    return isTrue ? std::nullopt : std::optional(Why::MisereUntrue);
}

std::optional<Why> Hand::cardFault(Card card, CardSet& cards) const {
    const CardSet hand = position_.cards(position_.turn()), suit = position_.ledSuit();
    if (!hand.contains(card))
        return Why::NotHeld;
    cards = position_.legal();
    if (cards.contains(card))
        return std::nullopt;
    if (position_.barredByChelem().contains(card))
        return Why::ExcuseKept;
    if (position_.barredByCall().contains(card))
        return Why::SuitCalled;
    if (position_.following().contains(card))
        return Why::ThirdBout;
    if (!(hand & suit).empty() && !suit.contains(card))
        return Why::FollowSuit;
    return isTrump(card) ? Why::MustOvertrump : Why::MustTrump;
}

} // namespace tarot
