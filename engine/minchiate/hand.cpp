#include "minchiate/hand.h"

#include "tricks/fold.h"

#include <algorithm>
#include <utility>

namespace minchiate {

namespace {

constexpr int kHandSize = 21;

} // namespace

std::optional<DeckFault> faultOf(const Deck& deck) {
    if (setOf(deck) != kWholeDeck)
        return DeckFault::NotTheDeck;
    if (!isSuitCard(deck.back()) || isKing(deck.back()))
        return DeckFault::BottomCard;
    return std::nullopt;
}

Hand::Hand(const Deal& deal) : deal_(deal), play_(deal.rules, Tally(deal.rules.restiAtEndOnly)) {}

int Hand::passed() const {
    return passedOn(robbed_.size());
}

CardSet Hand::held(Seat seat) const {
    return phase_ == Phase::Play      ? position().hand(seat)
           : phase_ == Phase::Counted ? CardSet{}
                                      : dealtHands_[seat];
}

std::optional<Choice> Hand::choice() const {
    switch (phase_) {
    case Phase::Cut:
        return Choice{cutter(), cutter(), CutChoice{}};
    case Phase::Discard: {
        const Owed owed = owed_.front();
        return Choice{owed.seat, owed.seat,
                      DiscardChoice{owed.count, dealtHands_[owed.seat], deal_.rules.noCounterDiscard}};
    }
    case Phase::Play:
        if (answering_)
            return Choice{*answering_, *answering_,
                          DeclareChoice{versicoleOf(dealtHands_[*answering_], rules())}};
        return play_.choice();
    case Phase::Counted:
        break;
    }
    return std::nullopt;
}

std::variant<Hand::Events, Refusal> Hand::apply(const Action& action) {
    if (const auto refusal = faultOf(*this, action))
        return *refusal;
    Events events;
    if (const auto* c = std::get_if<Cut>(&action.what)) {
        cut(c->cards, events);
    } else if (const auto* d = std::get_if<Discard>(&action.what)) {
        discard(action.seat, d->cards, events);
    } else if (const auto* p = std::get_if<Play>(&action.what)) {
        play_.play(p->card, events);
        if (position().trickNumber() == 1 && versicolePoints(dealtHands_[action.seat], rules()) > 0)
            answering_ = action.seat; // M6.9
        else
            goOn(events);
    } else if (const auto* v = std::get_if<Declare>(&action.what)) {
        declare(action.seat, *v, events);
    } else {
        play_.fall(events);
    }
    return events;
}

// ---- The deal (M5). ----

void Hand::cut(int cards, Events& events) {
    events.push_back(event::CutMade{cutter(), cards});
    const auto& deck = deal_.deck;
    // M5.2: the lifted packet is looked at from its bottom upwards.
    int bottom = cards;
    while (bottom > 0 && robbable(rules()).contains(deck[static_cast<std::size_t>(bottom - 1)])) {
        const Card card = deck[static_cast<std::size_t>(--bottom)];
        robbed_.push_back(card);
        dealtHands_[cutter()].insert(card);
        events.push_back(event::Robbed{cutter(), card});
        play_.mark({Cause::Rob, sideOf(cutter()), cutter(), value(card), CardSet(card)}, events);
    }
    // M5.3: the other cards seen, up to 13 in all, are the bottom of the pack and so the fola. Past 13 robbed
    // cards the one that ended the robbing was looked at as well, and goes on top of none.
    const int others =
        std::max(bottom > 0 ? 1 : 0, std::min(kMostLooked - static_cast<int>(robbed_.size()), bottom));
    for (int i = 0; i < others; ++i)
        looked_.push_back(deck[static_cast<std::size_t>(bottom - 1 - i)]);
    events.push_back(event::Looked{cutter(), others, looked_});

    std::vector<Card> pile(deck.begin() + cards, deck.end());
    pile.insert(pile.end(), deck.begin(), deck.begin() + bottom);
    dealFrom(pile, events);
}

void Hand::dealFrom(const std::vector<Card>& pile, Events& events) {
    // M5.4: past 13 robbed cards the dealer goes without the 21st, then the last of the second ten, then of
    // the first.
    const int dealersCards = kHandSize - passed();
    auto next = pile.begin();
    const auto packet = [&](Seat seat, int wanted) {
        const std::vector<Card> cards(next, next + wanted);
        next += wanted;
        dealtHands_[seat] |= setOf(cards);
        events.push_back(event::Dealt{seat, wanted, cards});
    };
    for (const int already : {0, 10})
        for (int i = 1; i <= 4; ++i) {
            const Seat seat = turned(dealer(), i);
            packet(seat, seat == dealer() ? std::clamp(dealersCards - already, 0, 10) : 10);
        }
    for (int i = 1; i <= 4; ++i) { // M5.5: the 21st face up, the dealer's turned up last
        const Seat seat = turned(dealer(), i);
        if (seat == dealer() && dealersCards < kHandSize)
            break;
        const Card card = *next++;
        dealtHands_[seat].insert(card);
        turnedUp_[seat] = card;
        events.push_back(event::TurnedUp{seat, card});
        play_.mark({Cause::Upcard, sideOf(seat), seat, value(card), CardSet(card)}, events);
    }
    fola_.assign(next, pile.end());

    if (!robbed_.empty())
        owed_.push_back({cutter(), static_cast<int>(robbed_.size())});
    if (passed() == 0) {
        turnFola(events);
        announce(events);
    }
    if (const std::size_t dealers = folaRobbed_.size() + taken_.size(); dealers > 0)
        owed_.push_back({dealer(), static_cast<int>(dealers)});
    phase_ = Phase::Discard;
    if (owed_.empty())
        startPlay(events);
}

void Hand::turnFola(Events& events) {
    // M5.6: turned while robbable; the first other card goes back on top.
    while (!fola_.empty() && !turnedBack_) {
        const Card card = fola_.front();
        const bool takes = robbable(rules()).contains(card);
        events.push_back(event::FolaTurned{dealer(), card, takes});
        if (!takes) {
            turnedBack_ = card;
            break;
        }
        fola_.erase(fola_.begin());
        folaRobbed_.push_back(card);
        dealtHands_[dealer()].insert(card);
        play_.mark({Cause::Fola, sideOf(dealer()), dealer(), value(card), CardSet(card)}, events);
    }
    // M5.7: every counter left in it, unmarked.
    std::ranges::copy_if(fola_, std::back_inserter(taken_), [](Card c) { return kCounters.contains(c); });
    std::erase_if(fola_, [](Card c) { return kCounters.contains(c); });
    dealtHands_[dealer()] |= setOf(taken_);
    if (!taken_.empty())
        events.push_back(event::Taken{dealer(), taken_});
}

void Hand::announce(Events& events) {
    announcements_.push_back(countSuits(setOf(fola_)));
    events.push_back(event::Announced{partner(dealer()), announcements_.back()});
}

void Hand::discard(Seat seat, const std::vector<Card>& cards, Events& events) {
    discarded_[seat] = cards;
    dealtHands_[seat] -= setOf(cards);
    owed_.erase(owed_.begin());
    events.push_back(event::Discarded{seat, static_cast<int>(cards.size()), cards});
    if (seat == cutter() && passed() > 0) { // M5.4
        const std::vector<Card> toDealer(cards.begin(), cards.begin() + passed());
        dealtHands_[dealer()] |= setOf(toDealer);
        fola_.assign(cards.begin() + passed(), cards.end());
        events.push_back(event::Passed{seat, dealer(), passed(), toDealer});
        announce(events);
    }
    if (owed_.empty())
        startPlay(events);
}

// ---- The play (M6). ----

void Hand::startPlay(Events& events) {
    phase_ = Phase::Play;
    play_.begin(Position(dealtHands_, firstLeader(), rules()), events);
}

// A card lies, or an answer is given: the trick is gathered if it is full, and the next card awaited.
void Hand::goOn(Events& events) {
    const bool first = position().trickNumber() == 1;
    play_.gather(events);
    if (first && position().trickNumber() > 1)
        showDiscards(events);
    play_.await(events);
    if (play_.result())
        phase_ = Phase::Counted;
}

void Hand::declare(Seat seat, const Declare& declare, Events& events) {
    const auto held = versicoleOf(dealtHands_[seat], rules());
    for (const CardSet cards : declare.shown)
        declared_[seat].push_back(*std::ranges::find(held, cards, &Versicola::cards));
    answering_.reset();
    events.push_back(event::Declared{seat, declared_[seat]});
    for (const Versicola& v : declared_[seat])
        play_.mark({Cause::Declaration, sideOf(seat), seat, v.points, v.cards, 1}, events);
    goOn(events);
}

// M5.11: owner by owner; what was passed to the dealer (M5.4) stays unseen.
void Hand::showDiscards(Events& events) {
    for (const Seat seat : {cutter(), dealer()}) {
        const auto& all = discarded_[seat];
        const bool alreadyFola = seat == cutter() && passed() > 0;
        const std::vector<Card> shown(all.begin() + (alreadyFola ? passed() : 0), all.end());
        if (shown.empty())
            continue;
        events.push_back(event::DiscardsShown{seat, shown});
        if (!alreadyFola)
            fola_.insert(fola_.end(), shown.begin(), shown.end());
    }
    announce(events);
}

Folded fold(const Deal& deal, std::span<const Action> actions) {
    return tricks::folded<Folded>(deal, actions);
}

} // namespace minchiate
