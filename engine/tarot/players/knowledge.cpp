#include "tarot/players/knowledge.h"

#include "search/seen_play.h"

#include <algorithm>

namespace tarot {

namespace {

PerSeat<CardSet> playedBySeat(const View& view) {
    return search::playedBySeat<PerSeat<CardSet>>(view.tricks);
}

CardSet allPlayed(const View& view) {
    CardSet all;
    for (CardSet cards : playedBySeat(view))
        all |= cards;
    return all;
}

CardSet chienOf(const View& view) {
    return tricks::setOf(view.chien);
}

bool isDeclarer(const View& view, Seat seat) {
    return view.contract && view.contract->declarer == seat;
}

bool hasLaidAway(const View& view) {
    return view.ecart.has_value();
}

CardSet inWorld(const search::World& world, int place) {
    return world[static_cast<std::size_t>(place)];
}

// Cards in hand now.
CardSet handIn(const View& view, const search::World& world, Seat seat) {
    return seat == view.seat ? view.hand : inWorld(world, index(seat));
}

// What lies aside: the écart, or the chien that nobody took up.
CardSet asideIn(const View& view, const search::World& world) {
    return inWorld(world, kAside) | (view.ecart ? view.ecart->cards : CardSet{});
}

// F6.3
Seats campIn(const View& view, const search::World& world) {
    Seats camp;
    if (!view.contract)
        return camp;
    camp.insert(view.contract->declarer);
    if (view.called && view.rules.partner == Partner::Holder)
        for (Seat seat : Seats::table(view.players))
            if (dealtIn(view, world, seat).contains(*view.called))
                camp.insert(seat);
    return camp;
}

// The piles of two players as they are now, what is covered in an order of no meaning.
std::array<Piles, 2> pilesIn(const View& view, const search::World& world) {
    std::array<Piles, 2> piles{};
    for (Seat seat : Seats::table(2)) {
        std::vector<Card> covered;
        for (Card card : inWorld(world, coveredBy(seat)))
            covered.push_back(card);
        tricks::Random random(inWorld(world, coveredBy(seat)).low() ^ inWorld(world, coveredBy(seat)).high());
        tricks::shuffle(std::span(covered), random);
        const Tops& tops = view.tops[seat];
        auto& own = piles[static_cast<std::size_t>(seat)];
        const auto& heights = view.heights[seat];
        for (std::size_t pile = 0; pile < own.size(); ++pile)
            for (std::size_t i = heights[pile]; i-- > 0;)
                if (i + 1u == heights[pile] && tops[pile]) {
                    own[pile][i] = *tops[pile];
                } else if (!covered.empty()) {
                    own[pile][i] = covered.back();
                    covered.pop_back();
                }
    }
    return piles;
}

Position startIn(const View& view, const search::World& world) {
    Setting setting = settingOf(termsOf(view), asideIn(view, world), campIn(view, world));
    PerSeat<CardSet> hands = playedBySeat(view);
    for (Seat seat : Seats::table(view.players))
        hands[seat] |= handIn(view, world, seat);
    if (view.players != 2)
        return {setting, hands};
    setting.heights = {view.heights[Seat::First], view.heights[Seat::Second]};
    return {setting, hands, pilesIn(view, world)};
}

CardSet ruledOut(const Position& before, Card played, CardSet among) {
    return search::ruledOut(played, among,
                            [&](CardSet cards) { return before.withCards(before.turn(), cards); });
}

// What was shown and said before a seat's first card.
CardSet excludedBy(Announced kind, const RuleSet& rules) {
    if (kind == Announced::MisereAtouts)
        return rules.misereWithExcuse ? kTrumps : kTrumps | CardSet(kExcuse);
    return kind == Announced::MisereTetes ? kBouts | kCourts : CardSet{};
}

// F6.2: whoever calls a queen was dealt all kings, and so on.
CardSet heldByCaller(const View& view) {
    CardSet held;
    if (!view.called || view.rules.callAny)
        return held;
    for (Rank rank : {Rank::King, Rank::Queen, Rank::Knight}) {
        if (rankOf(*view.called) >= rank)
            break;
        held |= cardsOf(rank);
    }
    return held;
}

} // namespace

CardSet dealtIn(const View& view, const search::World& world, Seat seat) {
    CardSet cards = handIn(view, world, seat) | playedBySeat(view)[seat];
    if (isDeclarer(view, seat) && takesUp(view.contract->bid) && !view.chien.empty())
        cards = (cards | (hasLaidAway(view) ? asideIn(view, world) : CardSet{})) - chienOf(view);
    return cards;
}

Terms termsOf(const View& view) {
    return {view.rules,    view.players, view.dealer, !view.auction.empty(),
            view.contract, view.called,  view.slam};
}

search::Hidden hiddenFrom(const View& view) {
    search::Hidden hidden;
    std::array<CardSet, search::kMostPlaces> impossible{};
    const CardSet chien = chienOf(view);
    const bool takenUp = view.contract && takesUp(view.contract->bid) && !chien.empty();
    const bool own = isDeclarer(view, view.seat);
    hidden.loose = packOf(view.rules, view.players) - view.hand - allPlayed(view);
    if (view.ecart)
        hidden.loose -= view.ecart->cards;
    if (takenUp && own)
        hidden.loose -= chien;
    for (Seat seat : Seats::table(view.players))
        if (seat != view.seat)
            hidden.room[static_cast<std::size_t>(index(seat))] = view.handSizes[seat];
    if (view.players == 2)
        for (Seat seat : Seats::table(2)) {
            int cards = 0;
            for (int height : view.heights[seat])
                cards += height;
            const CardSet tops = setOf(view.tops[seat]);
            hidden.loose -= tops;
            hidden.room[static_cast<std::size_t>(coveredBy(seat))] = cards - tops.size();
        }
    const int size = tableOf(view.rules, view.players).chien;
    if (!takenUp) {
        hidden.room[kAside] = size;
    } else if (!own) {
        // The chien was seen, and is with the declarer or laid away.
        const auto declarer = static_cast<std::size_t>(index(view.contract->declarer));
        for (std::size_t place = 0; place < impossible.size(); ++place)
            if (place != declarer && (place != kAside || !hasLaidAway(view)))
                impossible[place] |= chien;
        if (hasLaidAway(view)) {
            hidden.room[kAside] = size - view.ecart->cards.size();
            impossible[kAside] |= kTrumps | CardSet(kExcuse) | cardsOf(Rank::King);
            if (view.called)
                impossible[kAside].insert(*view.called);
            if (!view.ecart->shown.empty()) // all plain cards went (F6.5)
                impossible[declarer] |=
                    kSuitCards - cardsOf(Rank::King) - (view.called ? CardSet(*view.called) : CardSet{});
        }
    }
    const auto lieWith = [&](CardSet cards, Seat seat) {
        for (std::size_t place = 0; place < impossible.size(); ++place)
            if (place != static_cast<std::size_t>(index(seat)))
                impossible[place] |= cards;
    };
    if (view.contract)
        lieWith(heldByCaller(view), view.contract->declarer);
    for (const Announcement& one : view.announcements) {
        lieWith(one.cards, one.seat);
        impossible[static_cast<std::size_t>(index(one.seat))] |= excludedBy(one.kind, view.rules);
    }
    if (!view.tricks.empty()) {
        // What was on the table does not depend on what else the hands hold.
        Position position = startIn(view, {});
        for (const Trick& trick : view.tricks)
            for (const auto& [seat, card] : trick.plays) {
                if (seat != view.seat)
                    impossible[static_cast<std::size_t>(index(seat))] |=
                        ruledOut(position, card, hidden.loose);
                position.play(card);
            }
    }
    search::allowAllBut(impossible, hidden);
    return hidden;
}

bool isPossible(const View& view, const search::World& world) {
    PerSeat<CardSet> hands;
    for (Seat seat : Seats::table(view.players))
        hands[seat] = dealtIn(view, world, seat);
    return !petitSec(hands, view.players);
}

Position positionIn(const View& view, const search::World& world) {
    Position position = startIn(view, world);
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            position.play(play.card);
    return position;
}

Hand handIn(const View& view, const search::World& world) {
    // Which card of the deck goes where does not depend on the cards.
    const Table table = tableOf(view.rules, view.players);
    Deal deal{view.rules, view.players, view.dealer, {}};
    for (Card card : packOf(view.rules, view.players))
        deal.deck.push_back(card);
    const Dealt places = dealt(deal);
    const Deck numbered = deal.deck;
    const auto lay = [&](CardSet where, CardSet cards) {
        for (std::size_t i = 0; i < numbered.size(); ++i)
            if (where.contains(numbered[i]) && !cards.empty()) {
                deal.deck[i] = cards.first();
                cards.erase(cards.first());
            }
    };
    for (Seat seat : Seats::table(view.players))
        lay(places.hands[seat], dealtIn(view, world, seat));
    const auto chien = tarot::chienOf(places, table);
    if (view.chien.empty())
        lay(tricks::setOf(chien), inWorld(world, kAside));
    for (std::size_t i = 0; i < view.chien.size(); ++i)
        lay(CardSet(chien[i]), CardSet(view.chien[i]));
    if (view.players == 2) {
        const auto piles = pilesIn(view, world);
        for (std::size_t s = 0; s < 2; ++s)
            for (std::size_t pile = 0; pile < 6; ++pile)
                for (std::size_t i = 0; i < 4; ++i)
                    lay(CardSet(places.piles[s][pile][i]), CardSet(piles[s][pile][i]));
    }
    Hand hand(deal);
    for (const auto& [seat, bid] : view.auction)
        (void)hand.apply({seat, Speak{bid}});
    if (view.called)
        (void)hand.apply({view.contract->declarer, CallCard{*view.called}});
    if (hasLaidAway(view))
        (void)hand.apply({view.contract->declarer, Discard{asideIn(view, world)}});
    return hand;
}

} // namespace tarot
