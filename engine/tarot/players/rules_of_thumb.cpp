#include "tarot/players/rules_of_thumb.h"

namespace tarot {

namespace {

constexpr Bits kKings = bitsOf(Rank::King);

[[nodiscard]] constexpr CardSet orElse(CardSet set, CardSet otherwise) {
    return set.empty() ? otherwise : set;
}

// Of most value, and least; the lower card of equals.
Card dearest(CardSet cards) {
    for (CardSet kind : {kBouts | cardsOf(Rank::King), cardsOf(Rank::Queen), cardsOf(Rank::Knight),
                         cardsOf(Rank::Jack), kSuitCards})
        if (const CardSet some = cards & kind; !some.empty())
            return some.first();
    return cards.first();
}
Card cheapest(CardSet cards) {
    const CardSet pips = cards & (kSuitCards - kCourts);
    for (CardSet kind : {pips, cards & (kTrumps - kBouts), cards & cardsOf(Rank::Jack),
                         cards & cardsOf(Rank::Knight), cards & cardsOf(Rank::Queen), cards - kBouts})
        if (!kind.empty())
            return kind.first();
    return cards.first();
}

// What the seat due sees and concludes.
struct Sight {
    const Position& position;
    Seat seat = position.turn();

    CardSet legal = position.legal();
    CardSet hand = position.cards(seat);
    CardSet others = othersOf(position, seat); // cards it does not see

    static CardSet othersOf(const Position& position, Seat seat) {
        CardSet others;
        for (Seat one : Seats::table(position.players()))
            if (one != seat)
                others |= position.cards(one);
        return others;
    }
    [[nodiscard]] Camp camp() const { return position.campOf(seat); }
    // A seat of the other camp has still to play.
    [[nodiscard]] bool opponentsToCome() const {
        for (int i = position.played() + 1; i < position.players(); ++i)
            if (position.campOf(turned(position.leader(), i, position.players())) != camp())
                return true;
        return false;
    }
    [[nodiscard]] CardSet over() const {
        CardSet over;
        for (Card card : legal)
            if (position.beats(card))
                over.insert(card);
        return over;
    }
    [[nodiscard]] bool ours() const {
        return position.winning() && position.campOf(*position.winning()) == camp();
    }
    // No trump unseen is higher.
    [[nodiscard]] bool isHighest(Card trump) const {
        return (others.high() & kTrumpBits & (~Bits{0} << (trump.id - 64))) == 0;
    }
    // The best card so far cannot well be beaten any more.
    [[nodiscard]] bool settled() const {
        const auto best = position.bestCard();
        return !opponentsToCome() || (best && isTrump(*best) && isHighest(*best));
    }
};

Card leading(const Sight& sight) {
    const CardSet plain = sight.legal & kSuitCards, trumps = sight.legal & kTrumps;
    const int own = trumps.size(), out = (sight.others & kTrumps).size();
    const int players = sight.position.players();
    const bool declarer = sight.camp() == Camp::Declarer;
    // The leader of trumps draws them: from the top while nobody can beat it (F17.8, F17.9).
    if (declarer && out > 0 && own * (players - 1) >= out + 2) {
        const CardSet spare = trumps - CardSet(kPetit);
        if (!spare.empty())
            return sight.isHighest(spare.last()) ? spare.last() : spare.first();
    }
    if (plain.empty())
        return orElse(trumps - CardSet(kPetit), sight.legal).first();
    Card best = plain.first();
    int most = -1000;
    for (Suit suit : kSuits) {
        const CardSet held = plain & cardsOf(suit);
        if (held.empty())
            continue;
        const int length = held.size(), unseen = (sight.others & cardsOf(suit)).size();
        const Card top = held.last();
        const bool highest = (sight.others.low() & bitsOf(suit) & (~Bits{0} << top.id)) == 0;
        // A long suit for the declarer, a short one or one still whole for the others (F17.5, F17.12).
        int worth = declarer ? 3 * length : length;
        const bool cashes = highest && (out == 0 || unseen >= 3 * (players - 1) - (declarer ? 2 : 1));
        worth += cashes ? 10 + halves(CardSet(top)) : unseen == 0 && out > 0 && !declarer ? -6 : 0;
        if (worth > most) {
            most = worth;
            best = cashes ? top : cheapest(held);
        }
    }
    return best;
}

Card following(const Sight& sight) {
    const CardSet legal = sight.legal - CardSet(kExcuse);
    const CardSet over = sight.over(), plain = legal & kSuitCards;
    const int pot = halves(sight.position.onTable());
    if (legal.low() == 0) { // trumps
        const CardSet spare = legal - CardSet(kPetit);
        if (legal.contains(kPetit) && (over.contains(kPetit) || sight.ours()) && sight.settled() &&
            (sight.ours() || !sight.opponentsToCome()))
            return kPetit; // brought home
        const CardSet low = orElse(spare, legal);
        if (over.empty())
            return low.first();
        // A good trick is worth a trump nobody beats.
        if (sight.opponentsToCome() && pot >= 8 && sight.isHighest(low.last()))
            return low.last();
        return low.first();
    }
    const bool mustFollow = (plain - sight.position.ledSuit()).empty();
    if (sight.ours() && sight.settled())
        return dearest(orElse(plain, legal));
    if (!mustFollow || over.empty())
        return cheapest(legal);
    const CardSet winning = over & plain;
    if (winning.empty())
        return cheapest(legal);
    const Card top = winning.last();
    if (!sight.opponentsToCome())
        return dearest(winning);
    // The king while its suit is fresh: later it will be trumped.
    const int unseen = (sight.others & sight.position.ledSuit()).size();
    const bool fresh = unseen >= sight.position.players() * 2;
    const bool highest = (sight.others.low() & sight.position.ledSuit().low() & (~Bits{0} << top.id)) == 0;
    return highest && (fresh || (sight.others & kTrumps).empty()) ? top : cheapest(legal);
}

// The Excuse goes where it saves something, and in time (F17.23).
bool playsExcuse(const Sight& sight, Card instead) {
    const Position& position = sight.position;
    if (!sight.legal.contains(kExcuse) || sight.legal.size() == 1)
        return false;
    if (position.trickNumber() >= position.tricks() - 1)
        return position.trickNumber() < position.tricks();
    if (position.played() == 0)
        return false;
    const bool wins = position.beats(instead) && !sight.opponentsToCome();
    return !wins && !sight.ours() &&
           (halves(CardSet(instead)) >= 5 || (isTrump(instead) && numberOf(instead) >= 15));
}

// À la misère: as high as loses, else as low as can be.
Card avoiding(const Sight& sight) {
    const CardSet under = sight.legal - sight.over() - CardSet(kExcuse);
    if (sight.position.played() > 0 && !under.empty())
        return dearest(under);
    return cheapest(sight.legal);
}

} // namespace

Card likelyCard(const Position& position) {
    const Sight sight{position};
    if (sight.legal.size() == 1)
        return sight.legal.first();
    if (position.playsAlone())
        return avoiding(sight);
    const CardSet others = sight.legal - CardSet(kExcuse);
    const Card card = position.bestCard() || position.played() > 0 ? following(sight) : leading(sight);
    if (card == kExcuse && !others.empty() && position.trickNumber() < position.tricks() - 1)
        return cheapest(others);
    return playsExcuse(sight, card) ? kExcuse : card;
}

// ---- Before the play ----

int strengthOf(CardSet hand) {
    const CardSet trumps = hand & kTrumps;
    const int withExcuse = (hand.high() & kExcuseBit) != 0, count = trumps.size() + withExcuse;
    int sum = (hand.contains(trump(21)) ? 10 : 0) + 8 * withExcuse;
    if (hand.contains(kPetit))
        sum += count >= 9 ? 9 : count >= 6 ? 7 : count >= 5 ? 5 : 0;
    if (count >= 5) {
        sum += 2 * count;
        for (int number = 16; number <= 21; ++number)
            if (hand.contains(trump(number)))
                sum += 2 + ((number > 16 && hand.contains(trump(number - 1))) ||
                            (number < 21 && hand.contains(trump(number + 1))));
    }
    for (Suit suit : kSuits) {
        const CardSet held = hand & cardsOf(suit);
        const bool king = held.contains(card(suit, Rank::King)),
                   queen = held.contains(card(suit, Rank::Queen));
        sum += king && queen ? 10 : king ? 6 : queen ? 3 : 0;
        sum += held.contains(card(suit, Rank::Knight)) ? 2 : 0;
        sum += held.contains(card(suit, Rank::Jack)) ? 1 : 0;
        sum += held.size() >= 7 ? 9 : held.size() == 6 ? 7 : held.size() == 5 ? 5 : 0;
    }
    return sum;
}

Bid bidFor(CardSet hand, int players, int eagerness) {
    int strength = strengthOf(hand) + eagerness;
    if (players == 3)
        strength -= 14; // a third more cards each
    if (players == 5)
        strength += 6; // fewer cards, and mostly a partner
    int shape = 0;     // for the two highest
    for (Suit suit : kSuits) {
        const int length = (hand & cardsOf(suit)).size();
        shape += length == 0 ? 6 : length == 1 ? 3 : 0;
    }
    if (strength + shape > 85)
        return Bid::GardeContre;
    if (strength + shape > 76)
        return Bid::GardeSans;
    return strength >= 45 ? Bid::Garde : strength >= 39 ? Bid::Prise : Bid::Pass;
}

Bid wordUpTo(Bid wanted, const AuctionChoice& choice) {
    Bid best = Bid::Pass;
    for (Bid word : choice.words)
        if (word <= wanted && word != Bid::Pousse)
            best = word;
    return best;
}

Card cardToCall(CardSet hand, CardSet callable) {
    const CardSet foreign = callable - hand;
    Card best = orElse(foreign, callable).last();
    int most = -100;
    for (Card card : orElse(foreign, callable)) {
        const CardSet held = hand & cardsOf(suitOf(card));
        const int worth = 10 * static_cast<int>(rankOf(card)) - held.size() +
                          (held.contains(tarot::card(suitOf(card), Rank::Queen)) ? 3 : 0);
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

CardSet cardsToLayAway(CardSet hand, const DiscardChoice& choice, unsigned emptied) {
    CardSet away = choice.must;
    const auto lay = [&](CardSet cards) {
        for (; !cards.empty() && away.size() < choice.count; cards.erase(dearest(cards)))
            away.insert(dearest(cards));
    };
    for (Suit suit : kSuits)
        if ((emptied >> static_cast<unsigned>(suit)) & 1)
            lay(choice.from & cardsOf(suit));
    // The middle courts of short suits, then pips of short suits, then anything; trumps from below.
    for (int length = 1; length <= kRanks; ++length)
        for (Suit suit : kSuits)
            if ((hand & cardsOf(suit)).size() == length && length <= 4 &&
                !(hand.low() & kKings & bitsOf(suit)))
                lay(choice.from & cardsOf(suit) & kCourts);
    for (int length = 1; length <= kRanks; ++length)
        for (Suit suit : kSuits)
            if ((hand & cardsOf(suit)).size() == length)
                lay((choice.from & cardsOf(suit)) - kCourts);
    lay(choice.from & kCourts);
    CardSet rest = choice.from - away;
    for (; !rest.empty() && away.size() < choice.count; rest.erase(rest.first()))
        away.insert(rest.first());
    return away;
}

// One suit without its king, or more, that the écart can empty.
CardSet cardsToLayAway(CardSet hand, const DiscardChoice& choice) {
    unsigned emptied = 0;
    int left = choice.count - choice.must.size();
    for (int length = 1; length <= 5; ++length)
        for (Suit suit : kSuits) {
            const CardSet held = hand & cardsOf(suit);
            if (held.size() == length && length <= left && choice.from.containsAll(held)) {
                emptied |= 1u << static_cast<unsigned>(suit);
                left -= length;
            }
        }
    return cardsToLayAway(hand, choice, emptied);
}

CardSet trumpsToShow(const PoigneeChoice& choice) {
    CardSet shown, from = choice.from;
    if (from.size() > choice.count)
        from.erase(kPetit);
    for (Card card : from)
        if (shown.size() < choice.count)
            shown.insert(card);
    return shown;
}

Action likelyAction(const Hand& hand) {
    const auto choice = hand.choice();
    const Seat seat = choice->seat;
    if (const auto* auction = std::get_if<AuctionChoice>(&choice->among)) {
        return {seat, Speak{wordUpTo(bidFor(hand.held(seat), hand.players()), *auction)}};
    }
    if (const auto* call = std::get_if<CallChoice>(&choice->among))
        return {seat, CallCard{cardToCall(hand.held(seat), call->cards)}};
    if (const auto* discard = std::get_if<DiscardChoice>(&choice->among))
        return {seat, Discard{cardsToLayAway(hand.held(seat), *discard)}};
    if (std::holds_alternative<JeuChoice>(choice->among))
        return {seat, SayJeu{Slam::None}};
    return {seat, Play{likelyCard(hand.position())}};
}

} // namespace tarot
