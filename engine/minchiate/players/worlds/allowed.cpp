#include "minchiate/players/worlds/allowed.h"

namespace players {

using namespace minchiate;

namespace {

constexpr int kFolaSize = 13;
constexpr PlaceBits kNowhere = 0;

class Reading {
public:
    explicit Reading(const Seen& of)
        : memory(of.common), view(of.view), played(of.played), cutter(of.view.cutter()),
          passed(of.view.passedToDealer()), shown(of.view.discardsWereShown()) {
        result.dealer = view.dealer;
        result.dealersPlayed = played[view.dealer];
        result.known.hands[view.seat] = view.hand;
        setRooms();
        setFola();
        setVoids();
        setVersicole();
        setLoose();
        setConditions();
    }

    Allowed result;

private:
    [[nodiscard]] bool fallen(Seat seat) const { return (view.fallen >> index(seat)) & 1; }

    void setRooms() {
        for (Seat seat : kSeats) {
            if (seat == view.seat)
                continue;
            if (fallen(seat))
                result.known.hands[seat] = view.openHands[seat];
            else
                result.room[static_cast<std::size_t>(handPlace(seat))] = view.handSizes[seat];
            // M5.4: past 13 robbed cards the cutter's discards are the fola and what was passed on.
            if (!shown && (passed == 0 || seat != cutter))
                result.room[static_cast<std::size_t>(discardsPlace(seat))] = view.discardCounts[seat];
        }
        for (Card card : view.discarded) // shown ones lie in the fola
            if (!shown && (passed == 0 || view.seat != cutter))
                result.known.discards[view.seat].insert(card);
    }

    void setFola() {
        if (view.fola) {
            result.known.fola = *view.fola;
            return;
        }
        for (Seat seat : kSeats)
            for (Card card : view.discardsShown[seat])
                result.known.fola.insert(card);
        if (view.phase == Phase::Cut || view.announcements.empty() || (passed > 0 && shown))
            return;
        auto counts = std::array<int, 5>{};
        int room = kFolaSize;
        if (passed == 0)
            room -= static_cast<int>(view.robbed.size() + view.folaRobbed.size() + view.taken.size());
        for (std::size_t i = 0; i < 4; ++i)
            counts[i] = view.announcements.front()[i];
        counts[4] = room - counts[0] - counts[1] - counts[2] - counts[3];
        if (view.turnedBack) {
            result.known.fola.insert(*view.turnedBack);
            --counts[suitPlace(*view.turnedBack)];
            --room;
        }
        result.room[kFolaPlace] = room;
        result.inFola = counts;
        // M5.2: the fola's last card is the one that ended the robbing, and stays there.
        const int beneath = kFolaSize - 1 - static_cast<int>(view.robbed.size() + view.folaRobbed.size());
        if (view.turnedBack && beneath > 0 && counts[4] == room)
            result.folaNeeds = kTrumps - robbable(view.rules) - result.known.fola;
    }

    // M6.2, M6.3: what a seat did not play, it does not hold.
    void setVoids() {
        for (Seat seat : kSeats)
            for (Suit suit : {Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons, Suit::Trumps}) {
                if (memory.isVoid(seat, suit))
                    excluded[seat] |= cardsOf(suit);
                if ((memory.noKing[seat] >> static_cast<int>(suit)) & 1)
                    excluded[seat].insert(king(suit));
            }
    }

    // M6.9: a versicola is shown whole, with the Fool if that is held.
    void setVersicole() {
        for (Seat seat : kSeats)
            for (const Versicola& v : view.declared[seat]) {
                CardSet& missing = excluded[seat];
                if (v.kind != VersicolaKind::Fools && !v.cards.contains(kFool))
                    missing.insert(kFool);
                if (v.kind == VersicolaKind::Kings)
                    missing |= kKings - v.cards;
                if (v.kind == VersicolaKind::Tens)
                    missing |= trumps({10, 40}) - v.cards;
                if (v.kind == VersicolaKind::Run) {
                    const CardSet run = v.cards & kTrumps;
                    const int low = trumpNumber(run.first()), high = trumpNumber(run.last());
                    if (low != 1 && low != 28)
                        missing.insert(trump(low - 1));
                    if (high != 5 && high != 40)
                        missing.insert(trump(high + 1));
                }
            }
    }

    // Where a card lies that everybody saw go somewhere, or nothing for all others (M5.10).
    [[nodiscard]] std::optional<PlaceBits> publicPlaces(Card card) const {
        std::optional<PlaceBits> places;
        const auto lies = [&](PlaceBits bits) {
            places = static_cast<PlaceBits>(places.value_or(bits) & bits);
        };
        const auto owned = [&](Seat seat) {
            PlaceBits bits = bit(handPlace(seat)) | bit(discardsPlace(seat));
            if (seat == cutter && passed > 0 && view.discardCounts[cutter] > 0)
                bits |= bit(handPlace(view.dealer)) | bit(kFolaPlace);
            return bits;
        };
        if (setOf(view.robbed).contains(card))
            lies(owned(cutter));
        if ((setOf(view.folaRobbed) | setOf(view.taken)).contains(card))
            lies(owned(view.dealer));
        if (view.passed.contains(card))
            lies(bit(handPlace(view.dealer)));
        for (Seat seat : kSeats) {
            if (view.turnedUp[seat] == card)
                lies(owned(seat));
            for (const Versicola& v : view.declared[seat])
                if (v.cards.contains(card))
                    lies(bit(handPlace(seat)));
        }
        return places;
    }

    void setLoose() {
        CardSet seen = result.known.fola;
        for (Seat seat : kSeats)
            seen |= result.known.hands[seat] | result.known.discards[seat] | played[seat];
        PlaceBits anywhere = kNowhere;
        for (int place = 0; place < kPlaces; ++place)
            if (result.room[static_cast<std::size_t>(place)] > 0)
                anywhere |= bit(place);
        countersAlone = view.rules.noCounterDiscard && cutterKeepsCountersAlone();
        for (Card card : kWholeDeck - seen) {
            const auto known = publicPlaces(card);
            PlaceBits places = known.value_or(anywhere) & anywhere;
            if (!known && passed == 0 && kCounters.contains(card))
                places &= static_cast<PlaceBits>(~bit(kFolaPlace)); // M5.7
            if (result.inFola && (*result.inFola)[suitPlace(card)] == 0)
                places &= static_cast<PlaceBits>(~bit(kFolaPlace));
            for (Seat seat : kSeats)
                if (excluded[seat].contains(card))
                    places &= static_cast<PlaceBits>(~bit(handPlace(seat)));
            places = byCounterRule(card, places);
            if (std::has_single_bit(places)) {
                const int place = std::countr_zero(places);
                cardsIn(result.known, place).insert(card);
                --result.room[static_cast<std::size_t>(place)];
                if (place == kFolaPlace && result.inFola)
                    --(*result.inFola)[suitPlace(card)];
            } else {
                result.loose.insert(card);
                result.places[card.id] = places;
            }
        }
    }

    // M5.9, noCounterDiscard: who discards a counter keeps counters alone. That somebody did is supposed only
    // of a cutter known to hold too many of them, or to have done so.
    [[nodiscard]] PlaceBits byCounterRule(Card card, PlaceBits places) const {
        if (!view.rules.noCounterDiscard)
            return places;
        PlaceBits never = 0;
        if (countersAlone && !kCounters.contains(card))
            never = bit(handPlace(cutter));
        if (!countersAlone && kCounters.contains(card)) {
            never = bit(discardsPlace(cutter)) | bit(discardsPlace(view.dealer));
            if (passed > 0)
                never |= bit(kFolaPlace);
            if (passed > 0 && cuttersOwn().contains(card))
                never |= bit(handPlace(view.dealer));
        }
        return static_cast<PlaceBits>(places & ~never);
    }

    [[nodiscard]] bool cutterKeepsCountersAlone() const {
        CardSet discarded = setOf(view.discardsShown[cutter]) | view.passed;
        if (passed > 0 && view.fola && view.discardCounts[cutter] > 0)
            discarded |= *view.fola;
        return view.discardCounts[cutter] > 0 &&
               (!(discarded & kCounters).empty() || (cuttersOwn() & kCounters).size() > 21);
    }

    // What everybody saw go to the cutter.
    [[nodiscard]] CardSet cuttersOwn() const {
        CardSet cards = setOf(view.robbed);
        if (view.turnedUp[cutter])
            cards.insert(*view.turnedUp[cutter]);
        return cards;
    }

    void setConditions() {
        if (view.rules.autoFall && view.phase == Phase::Play)
            setTrumpHolders();
        if (passed > 0 && view.seat != view.dealer && view.seat != cutter) {
            result.passable = cuttersOwn();
            result.mostPassed = passed;
        }
    }

    // M6.10: asked for a card without a trump, a seat falls by itself. Who has not, held one then.
    void setTrumpHolders() {
        const auto holds = [&](Seat seat, bool still) {
            result.needsTrump &= ~(1 << index(seat));
            if (still && seat != view.seat && !fallen(seat))
                result.needsTrump |= 1 << index(seat);
        };
        for (const Trick& trick : view.tricks)
            for (const auto& play : trick.plays)
                holds(play.seat, !isTrump(play.card));
        // Whose turn it is has been asked; in trick 1 perhaps not yet, while the seat before it thinks about
        // its versicole.
        if (view.tricks.empty())
            holds(view.firstLeader(), true);
        else if (const Trick& last = view.tricks.back(); last.winner)
            holds(*last.winner, true);
        else if (view.tricks.size() > 1)
            holds(turned(last.leader, static_cast<int>(last.plays.size())), true);
    }

    const Memory& memory;
    const SeatView& view;
    const PerSeat<CardSet>& played;
    PerSeat<CardSet> excluded{}; // cards that seat's hand cannot hold
    Seat cutter;
    int passed;
    bool shown;
    bool countersAlone = false; // what the cutter kept, under noCounterDiscard
};

} // namespace

Allowed allowedBy(const Seen& seen) {
    return Reading(seen).result;
}

bool fits(const World& world, const Allowed& allowed) {
    for (Seat seat : kSeats)
        if (((allowed.needsTrump >> index(seat)) & 1) && (world.hands[seat] & kTrumps).empty())
            return false;
    if (!allowed.folaNeeds.empty() && (world.fola & allowed.folaNeeds).empty())
        return false;
    if (allowed.passable.empty())
        return true;
    const CardSet dealers = world.hands[allowed.dealer] | allowed.dealersPlayed;
    return (allowed.passable & dealers).size() <= allowed.mostPassed;
}

} // namespace players
