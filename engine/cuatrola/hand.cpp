#include "cuatrola/hand.h"

#include "tricks/fold.h"

#include <algorithm>
#include <bit>

namespace cuatrola {

namespace {

PerSeat<CardSet> handsOf(const Deal& deal) {
    PerSeat<CardSet> hands;
    for (int i = 0; i < kDeckSize; ++i)
        hands[turned(right(deal.dealer), i)].insert(deal.deck[static_cast<std::size_t>(i)]);
    return hands;
}

} // namespace

bool isTheDeck(const Deck& deck) {
    return tricks::setOf(deck) == kWholeDeck;
}

std::string_view ruleOf(Why why) {
    switch (why) {
    case Why::HandOver:
        return "C7.1";
    case Why::BidDue:
        return "C4.1";
    case Why::BidTooLow:
        return "C4.2";
    case Why::AskingOver:
        return "C4.3";
    case Why::AnswerDue:
    case Why::NotAsked:
        return "C6.2";
    case Why::NoSuchCante:
        return "C6.1";
    case Why::OneCante:
        return "C6.3";
    case Why::TrumpsFirst:
        return "C6.4";
    case Why::NotThisCard:
        return "C5.1";
    case Why::FollowSuit:
        return "C5.3";
    case Why::MustOvertake:
        return "C5.4";
    case Why::MustTrump:
        return "C5.6";
    case Why::MustOvertrump:
        break;
    }
    return "C5.7";
}

Hand::Hand(const Deal& deal)
    : deal_(deal), position_(handsOf(deal), deal.dealer, suitOf(deal.deck.back()), deal.rules) {}

std::array<Card, kHandSize> Hand::dealt(Seat seat) const {
    std::array<Card, kHandSize> cards;
    const int place = index(turned(seat, -index(mano())));
    for (int round = 0; round < kHandSize; ++round)
        cards[static_cast<std::size_t>(round)] = deal_.deck[static_cast<std::size_t>(round * 4 + place)];
    return cards;
}

std::optional<Choice> Hand::choice() const {
    const Seat seat = position_.turn();
    switch (phase()) {
    case Phase::Bid: {
        BidChoice choice;
        for (Bid bid : {Bid::Pass, Bid::Solo, Bid::Cuatrola, Bid::Quintola})
            if (position_.mayBid(bid))
                choice.bids.push_back(bid);
        return Choice{seat, choice};
    }
    case Phase::Sing: {
        SingChoice choice;
        for (int count = 0; count <= 4; ++count)
            for (Suits suits = 0; suits < 16; ++suits)
                if (std::popcount(suits) == count && position_.maySing(suits))
                    choice.answers.push_back(suits);
        return Choice{seat, choice};
    }
    case Phase::Play:
        return Choice{seat, PlayChoice{position_.legal()}};
    case Phase::Over:
        break;
    }
    return std::nullopt;
}

// ---- Refusals ----

std::optional<Why> Hand::bidFault(const Action& action) const {
    const auto* bid = std::get_if<MakeBid>(&action.what);
    if (!bid || action.seat != position_.turn())
        return Why::BidDue;
    return position_.mayBid(bid->bid) ? std::nullopt : std::optional(Why::BidTooLow);
}

std::optional<Why> Hand::singFault(const Action& action) const {
    const auto* sing = std::get_if<Sing>(&action.what);
    if (!sing || action.seat != position_.turn())
        return Why::AnswerDue;
    if ((sing->suits & ~position_.held()) != 0)
        return Why::NoSuchCante;
    if (deal_.rules.cantes == Cantes::One && std::popcount(sing->suits) > 1)
        return Why::OneCante;
    return position_.maySing(sing->suits) ? std::nullopt : std::optional(Why::TrumpsFirst);
}

std::optional<Why> Hand::playFault(const Action& action) const {
    if (std::holds_alternative<MakeBid>(action.what))
        return Why::AskingOver;
    const auto* play = std::get_if<Play>(&action.what);
    if (!play)
        return Why::NotAsked;
    const CardSet hand = position_.hand(position_.turn());
    if (action.seat != position_.turn() || !hand.contains(play->card))
        return Why::NotThisCard;
    if (position_.legal().contains(play->card))
        return std::nullopt;
    const auto& trick = tricks_.back().plays;
    const CardSet suit = cardsOf(suitOf(trick.front().card));
    if (!(hand & suit).empty())
        return suit.contains(play->card) ? Why::MustOvertake : Why::FollowSuit;
    const bool trumped = std::ranges::any_of(
        trick, [&](const Trick::Entry& entry) { return suitOf(entry.card) == position_.trump(); });
    return trumped ? Why::MustOvertrump : Why::MustTrump;
}

std::optional<Refusal> Hand::fault(const Action& action) const {
    std::optional<Why> why;
    CardSet cards;
    switch (phase()) {
    case Phase::Bid:
        why = bidFault(action);
        break;
    case Phase::Sing:
        why = singFault(action);
        break;
    case Phase::Play:
        why = playFault(action);
        cards = position_.legal();
        break;
    case Phase::Over:
        why = Why::HandOver;
        break;
    }
    return why ? std::optional(Refusal{*why, position_.turn(), cards}) : std::nullopt;
}

// ---- Actions ----

std::variant<Hand::Events, Refusal> Hand::apply(const Action& action) {
    if (auto refusal = fault(action))
        return *refusal;
    Events events;
    if (const auto* made = std::get_if<MakeBid>(&action.what))
        bid(action.seat, made->bid, events);
    else if (const auto* sung = std::get_if<Sing>(&action.what))
        sing(action.seat, sung->suits, events);
    else
        play(action.seat, std::get<Play>(action.what).card, events);
    return events;
}

void Hand::bid(Seat seat, Bid bid, Events& events) {
    position_.makeBid(bid);
    bids_.emplace_back(seat, bid);
    const bool goesOn = phase() == Phase::Bid;
    events.emplace_back(event::Bid{seat, bid, goesOn ? std::optional(position_.turn()) : std::nullopt});
    if (goesOn)
        return;
    contract_ = Contract{position_.bid(), position_.bidder(), position_.idle(), position_.leader()};
    events.emplace_back(event::AskingEnded{*contract_});
}

void Hand::sing(Seat seat, Suits suits, Events& events) {
    const int before = position_.cantePoints(sideOf(seat));
    position_.sing(suits);
    cantes_.push_back(
        {seat, position_.trickNumber() - 1, suits, position_.cantePoints(sideOf(seat)) - before});
    events.emplace_back(event::Sung{cantes_.back()});
}

void Hand::play(Seat seat, Card card, Events& events) {
    const int number = position_.trickNumber();
    if (position_.played() == 0)
        tricks_.push_back({seat, {}, std::nullopt});
    Trick& trick = tricks_.back();
    const PerSide<int> before{{position_.cardPoints(Side::NS), position_.cardPoints(Side::EW)}};
    position_.play(card);
    trick.plays.push_back({seat, card});
    const bool goesOn = position_.trickNumber() == number;
    events.emplace_back(event::Played{seat, card, number, position_.winning(),
                                      goesOn ? std::optional(position_.turn()) : std::nullopt});
    if (goesOn)
        return;
    trick.winner = position_.winning();
    event::TrickGathered gathered{number, *trick.winner, {}, 0};
    for (const auto& entry : trick.plays)
        gathered.cards.push_back(entry.card);
    const Side side = sideOf(*trick.winner);
    gathered.points = position_.cardPoints(side) - before[side];
    events.emplace_back(std::move(gathered));
    if (!over())
        return;
    event::Ended ended{position_.score(), {}};
    for (Seat one : kSeats)
        ended.left[one] = position_.hand(one);
    events.emplace_back(ended);
}

Folded fold(const Deal& deal, std::span<const Action> actions) {
    return tricks::folded<Folded>(deal, actions);
}

} // namespace cuatrola
