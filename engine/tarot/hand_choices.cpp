// What may be done by the seat that is due.
#include "tarot/hand.h"

#include <algorithm>

namespace tarot {

bool Hand::mayAnnounce() const {
    return contract_ && deal_.players > 2 && position_.trickNumber() == 1; // F7.4
}

bool Hand::hasAnnounced(Announced kind) const {
    return std::ranges::any_of(announcements_, [&](const Announcement& one) {
        return one.seat == position_.turn() && one.kind == kind;
    });
}

// F6.2
CardSet Hand::callable() const {
    if (deal_.rules.callAny)
        return kSuitCards;
    CardSet cards;
    for (Rank rank : {Rank::King, Rank::Queen, Rank::Knight, Rank::Jack}) {
        cards |= cardsOf(rank);
        if (!dealt_.hands[contract_->declarer].containsAll(cardsOf(rank)))
            break;
    }
    return cards;
}

// F6.5
DiscardChoice Hand::discardable() const {
    const CardSet hand = held(contract_->declarer);
    CardSet plain = (hand & kSuitCards) - cardsOf(Rank::King);
    if (called_)
        plain.erase(*called_);
    if (plain.size() >= table_.chien)
        return {table_.chien, {}, plain};
    return {table_.chien, plain, (hand & kTrumps) - kBouts};
}

PlayChoice Hand::playable() const {
    PlayChoice choice{position_.legal(), {}, {}};
    if (!mayAnnounce())
        return choice;
    for (Announced kind : {Announced::MisereAtouts, Announced::MisereTetes})
        if (!misereFault(kind))
            choice.miseres.push_back(kind);
    if (hasAnnounced(Announced::Poignee))
        return choice;
    const CardSet hand = position_.cards(position_.turn()), trumps = hand & kTrumps;
    for (int size : poigneeSizes(deal_.players)) {
        if (size <= trumps.size())
            choice.poignees.push_back({size, trumps});
        else if (size == trumps.size() + 1 && hand.contains(kExcuse)) // F7.6
            choice.poignees.push_back({size, trumps | CardSet(kExcuse)});
    }
    return choice;
}

std::optional<Choice> Hand::choice() const {
    switch (phase_) {
    case Phase::Auction: {
        AuctionChoice choice{{Bid::Pass}};
        for (Bid bid : {Bid::Prise, Bid::Pousse, Bid::Garde, Bid::GardeSans, Bid::GardeContre})
            if (!speakFault(bid))
                choice.words.push_back(bid);
        return Choice{turn(), choice};
    }
    case Phase::Call:
        return Choice{turn(), CallChoice{callable()}};
    case Phase::Discard:
        return Choice{turn(), discardable()};
    case Phase::Jeu: {
        JeuChoice choice;
        for (Slam slam : {Slam::None, Slam::Chelem, Slam::PetitChelem})
            if (!jeuFault(slam))
                choice.words.push_back(slam);
        return Choice{turn(), choice};
    }
    case Phase::Play:
        return Choice{turn(), playable()};
    case Phase::Over:
        break;
    }
    return std::nullopt;
}

} // namespace tarot
