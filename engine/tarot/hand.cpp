#include "tarot/hand.h"

#include "tricks/fold.h"

#include <algorithm>

namespace tarot {

namespace {

template<class... Ts>
struct Cases : Ts... {
    using Ts::operator()...;
};
template<class... Ts>
Cases(Ts...) -> Cases<Ts...>;

} // namespace

Hand::Hand(const Deal& deal)
    : deal_(deal), table_(tableOf(deal.rules, deal.players)), dealt_(tarot::dealt(deal)) {
    if (const auto seat = petitSec(dealt_.hands, deal.players)) {
        phase_ = Phase::Over;
        result_ = Result{VoidHand{seat}, {}};
    } else if (!partsOf(deal.rules, deal.players).auction) {
        startPlay(); // F12.3
    }
}

// ---- What is known ----

Seat Hand::turn() const {
    switch (phase_) {
    case Phase::Auction:
        return turned(mano(), static_cast<int>(auction_.size()), deal_.players);
    case Phase::Play:
        return position_.turn();
    default:
        break;
    }
    return contract_ ? contract_->declarer : mano();
}

bool Hand::chienTurnedUp() const {
    return contract_ && takesUp(contract_->bid) && phase_ >= Phase::Discard && table_.chien > 0;
}

CardSet Hand::held(Seat seat) const {
    if (phase_ == Phase::Play || !tricks_.empty())
        return position_.cards(seat) - setOf(position_.tops(seat));
    CardSet cards = dealt_.hands[seat];
    if (contract_ && seat == contract_->declarer) {
        if (chienTurnedUp())
            cards |= tricks::setOf(chien());
        if (ecart_)
            cards -= ecart_->cards;
    }
    return cards;
}

Seats Hand::declarersCamp() const {
    if (!contract_)
        return {};
    Seats camp(contract_->declarer);
    if (!called_)
        return camp;
    if (deal_.rules.partner == Partner::Taker)
        return tricks_.empty() ? camp : position_.declarersCamp();
    for (Seat seat : Seats::table(deal_.players))
        if (dealt_.hands[seat].contains(*called_))
            camp.insert(seat);
    return camp;
}

std::optional<Seat> Hand::partner() const {
    for (Seat seat : declarersCamp())
        if (seat != contract_->declarer)
            return seat;
    return std::nullopt;
}

bool Hand::campsKnown() const {
    if (!contract_ || over())
        return over();
    if (deal_.players != 5)
        return true;
    if (!called_)
        return false;
    const bool byHolding = deal_.rules.partner == Partner::Holder;
    if (byHolding && chienTurnedUp() && std::ranges::find(chien(), *called_) != chien().end())
        return true;
    return std::ranges::any_of(tricks_, [&](const Trick& trick) {
        return (byHolding || trick.winner) &&
               std::ranges::find(trick.plays, *called_, &Trick::Entry::card) != trick.plays.end();
    });
}

// ---- Actions ----

std::variant<Hand::Events, Refusal> Hand::apply(const Action& action) {
    if (auto refusal = fault(action))
        return *refusal;
    Events events;
    const Seat seat = action.seat;
    std::visit(Cases{[&](const Speak& said) { speak(seat, said.bid, events); },
                     [&](const CallCard& call) {
                         called_ = call.card;
                         events.emplace_back(event::Called{seat, call.card});
                         openChien(events);
                     },
                     [&](const Discard& discard) { layAway(discard.cards, events); },
                     [&](const SayJeu& said) {
                         slam_ = said.slam;
                         startPlay();
                         events.emplace_back(event::JeuSaid{seat, slam_, position_.leader()});
                     },
                     [&](const ShowPoignee& shown) {
                         announce({seat, Announced::Poignee, shown.cards}, events);
                     },
                     [&](const ClaimMisere& claim) {
                         announce({seat, claim.kind, {}}, events);
                     },
                     [&](const Play& played) { play(seat, played.card, events); }},
               action.what);
    return events;
}

void Hand::speak(Seat seat, Bid bid, Events& events) {
    auction_.emplace_back(seat, bid);
    events.emplace_back(event::Spoken{seat, bid});
    if (static_cast<int>(auction_.size()) < deal_.players)
        return;
    const auto highest = std::ranges::max_element(auction_, {}, &std::pair<Seat, Bid>::second);
    if (highest->second != Bid::Pass)
        contract_ = Contract{highest->first, highest->second};
    events.emplace_back(event::AuctionEnded{contract_});
    if (contract_ && deal_.players == 5)
        phase_ = Phase::Call;
    else if (contract_)
        openChien(events);
    else if (deal_.rules.allPass == AllPass::Misere)
        startPlay();
    else
        end({VoidHand{}, {}}, events);
}

// F6.4: the chien is turned up; under the other contracts nobody looks at it.
void Hand::openChien(Events& events) {
    if (!takesUp(contract_->bid)) {
        phase_ = Phase::Jeu;
        return;
    }
    phase_ = Phase::Discard;
    const auto cards = chien();
    events.emplace_back(event::ChienTurnedUp{contract_->declarer, {cards.begin(), cards.end()}});
    if (called_ && campsKnown())
        events.emplace_back(event::PartnerKnown{});
}

void Hand::layAway(CardSet cards, Events& events) {
    ecart_ = Ecart{cards, cards & kTrumps};
    phase_ = Phase::Jeu;
    events.emplace_back(event::LaidAway{contract_->declarer, cards.size(), *ecart_});
}

void Hand::announce(const Announcement& announcement, Events& events) {
    announcements_.push_back(announcement);
    events.emplace_back(event::Announcing{announcement});
}

Terms Hand::terms() const {
    return {deal_.rules, deal_.players, deal_.dealer, !auction_.empty(), contract_, called_, slam_};
}

void Hand::startPlay() {
    PerSeat<CardSet> hands;
    for (Seat seat : Seats::table(deal_.players))
        hands[seat] = held(seat);
    const CardSet aside = ecart_ ? ecart_->cards : tricks::setOf(chien());
    position_ = Position(settingOf(terms(), aside, declarersCamp()), hands, dealt_.piles);
    phase_ = Phase::Play;
}

void Hand::play(Seat seat, Card card, Events& events) {
    bool isKnown = campsKnown();
    const auto tellCamps = [&] {
        if (contract_ && !isKnown && campsKnown()) {
            isKnown = true;
            events.emplace_back(event::PartnerKnown{partner()});
        }
    };
    const Position before = position_;
    if (before.played() == 0)
        tricks_.push_back({seat, {}, std::nullopt});
    position_.play(card);
    tricks_.back().plays.push_back({seat, card});
    events.emplace_back(event::Played{seat, card, before.trickNumber(),
                                      before.beats(card) ? std::optional(seat) : before.winning()});
    tellCamps();
    if (position_.trickNumber() == before.trickNumber())
        return;
    gather(before, events);
    tellCamps();
    if (position_.over())
        end(countOf(terms(), announcements_, position_), events);
}

void Hand::gather(const Position& before, Events& events) {
    Trick& trick = tricks_.back();
    trick.winner = position_.leader();
    event::TrickGathered told{before.trickNumber(), *trick.winner, {}, std::nullopt};
    for (const auto& entry : trick.plays) {
        told.cards.push_back(entry.card);
        if (entry.card == kExcuse)
            told.excuseOf = entry.seat;
    }
    events.emplace_back(std::move(told));
    if (partsOf(deal_.rules, deal_.players).piles)
        for (Seat seat : Seats::table(2)) {
            const Tops tops = position_.tops(seat), former = before.tops(seat);
            for (std::size_t pile = 0; pile < tops.size(); ++pile)
                if (tops[pile] && tops[pile] != former[pile])
                    events.emplace_back(event::TurnedUp{seat, static_cast<int>(pile), *tops[pile]});
        }
}

void Hand::end(Result result, Events& events) {
    phase_ = Phase::Over;
    result_ = std::move(result);
    events.emplace_back(event::Ended{*result_});
}

Folded fold(const Deal& deal, std::span<const Action> actions) {
    return tricks::folded<Folded>(deal, actions);
}

} // namespace tarot
