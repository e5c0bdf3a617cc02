// What may be done by the seat that is due.
#include "tarot/hand_rules.h"

#include <algorithm>

namespace tarot {

bool mayAnnounce(const Hand& hand) {
    return hand.contract() && partsOf(hand.deal().rules, hand.players()).announced &&
           hand.position().trickNumber() == 1; // F7.4
}

bool hasAnnounced(const Hand& hand, Announced kind) {
    return std::ranges::any_of(hand.announcements(), [&](const Announcement& one) {
        return one.seat == hand.position().turn() && one.kind == kind;
    });
}

// F6.2
CardSet callable(const Hand& hand) {
    if (hand.deal().rules.callAny)
        return kSuitCards;
    CardSet cards;
    for (Rank rank : {Rank::King, Rank::Queen, Rank::Knight, Rank::Jack}) {
        cards |= cardsOf(rank);
        if (!hand.dealtTo(hand.contract()->declarer).containsAll(cardsOf(rank)))
            break;
    }
    return cards;
}

// F6.5
DiscardChoice discardable(const Hand& hand) {
    const CardSet held = hand.held(hand.contract()->declarer);
    CardSet plain = (held & kSuitCards) - cardsOf(Rank::King);
    if (hand.called())
        plain.erase(*hand.called());
    const int owed = hand.table().chien;
    if (plain.size() >= owed)
        return {owed, {}, plain};
    return {owed, plain, (held & kTrumps) - kBouts};
}

namespace {

PlayChoice playable(const Hand& hand) {
    PlayChoice choice{hand.position().legal(), {}, {}};
    if (!mayAnnounce(hand))
        return choice;
    for (Announced kind : {Announced::MisereAtouts, Announced::MisereTetes})
        if (!misereFault(hand, kind))
            choice.miseres.push_back(kind);
    if (hasAnnounced(hand, Announced::Poignee))
        return choice;
    const CardSet held = hand.position().cards(hand.turn()), trumps = held & kTrumps;
    for (int size : poigneeSizes(hand.players())) {
        if (size <= trumps.size())
            choice.poignees.push_back({size, trumps});
        else if (size == trumps.size() + 1 && held.contains(kExcuse)) // F7.6
            choice.poignees.push_back({size, trumps | CardSet(kExcuse)});
    }
    return choice;
}

} // namespace

std::optional<Choice> Hand::choice() const {
    switch (phase_) {
    case Phase::Auction: {
        AuctionChoice choice{{Bid::Pass}};
        for (Bid bid : {Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
            if (!speakFault(*this, bid))
                choice.words.push_back(bid);
        return Choice{turn(), choice};
    }
    case Phase::Call:
        return Choice{turn(), CallChoice{callable(*this)}};
    case Phase::Discard:
        return Choice{turn(), discardable(*this)};
    case Phase::Jeu: {
        JeuChoice choice;
        for (Slam slam : {Slam::None, Slam::Chelem, Slam::PetitChelem})
            if (!jeuFault(deal_.rules, deal_.players, slam))
                choice.words.push_back(slam);
        return Choice{turn(), choice};
    }
    case Phase::Play:
        return Choice{turn(), playable(*this)};
    case Phase::Over:
        break;
    }
    return std::nullopt;
}

} // namespace tarot
