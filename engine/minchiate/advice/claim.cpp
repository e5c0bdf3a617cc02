#include "minchiate/advice/claim.h"

#include "minchiate/players/worlds/allowed.h"
#include "minchiate/players/worlds/sampler.h"
#include "minchiate/tally.h"

#include <algorithm>
#include <optional>

namespace advice {

using namespace minchiate;
using players::Allowed;
using players::Seen;
using players::World;

namespace {

// ---- By the highest cards ----

// Whether a seat that leads takes all tricks by itself: it leads its trumps from the top, then its suits from
// the top. A card is safe if nobody can hold a higher one, or whoever may has had to play all it can hold of
// the suit to the cards led before; a suit card needs besides that nobody can trump it. Whoever may hold the
// Fool may have kept back one card by it.
class HighestCards {
public:
    HighestCards(const Seen& seen, const Allowed& allowed) : seen_(seen), allowed_(allowed) {
        for (Seat seat : kSeats) {
            if (seat == seen.view.seat)
                continue;
            may_[seat] = allowed.known.hands[seat];
            for (Card card : allowed.loose)
                if ((allowed.places[card.id] >> players::handPlace(seat)) & 1)
                    may_[seat].insert(card);
        }
    }

    // The card by which it begins; nothing where it is not sure.
    [[nodiscard]] std::optional<Card> firstToTakeAll() const {
        const Position& now = seen_.now;
        const SeatView& view = seen_.view;
        if (now.over() || now.trickFull() || now.turn() != view.seat || now.hasFallen(view.seat))
            return std::nullopt;
        if (now.played() == 0)
            return takeAllFrom(view.hand) ? std::optional(highestInOrder(view.hand)) : std::nullopt;
        for (Card card : now.legal())
            if (surelyTakes(card) && takeAllFrom(view.hand - CardSet(card)))
                return card;
        return std::nullopt;
    }

private:
    static constexpr std::array kInOrder{Suit::Trumps, Suit::Cups, Suit::Coins, Suit::Swords, Suit::Batons};

    [[nodiscard]] static Card highestInOrder(CardSet hand) {
        const auto suit =
            std::ranges::find_if(kInOrder, [&](Suit s) { return !(hand & cardsOf(s)).empty(); });
        return (hand & cardsOf(*suit)).last();
    }
    [[nodiscard]] bool takeAllFrom(CardSet hand) const {
        if (hand.contains(kFool))
            return false; // it takes nothing
        const int trumpsLed = (hand & kTrumps).size();
        int before = 0; // cards led before those of this suit
        for (Suit suit : kInOrder) {
            const CardSet mine = hand & cardsOf(suit);
            if (!safe(mine, suit, trumpsLed, before))
                return false;
            before += mine.size();
        }
        return true;
    }
    [[nodiscard]] bool safe(CardSet mine, Suit suit, int trumpsLed, int before) const {
        for (int led = 0; !mine.empty(); ++led) {
            const Card card = mine.last();
            mine.erase(card);
            for (Seat seat : kSeats) {
                const CardSet its = may_[seat] & cardsOf(suit);
                if (!its.empty() && its.last() > card && mayHold(seat, suit, led))
                    return false;
                // To tricks led in other suits it may have thrown cards of this one.
                const bool follows = (allowed_.known.hands[seat] & cardsOf(suit)).size() > led + before;
                if (suit != Suit::Trumps && !follows && mayHold(seat, Suit::Trumps, trumpsLed))
                    return false;
            }
        }
        return true;
    }
    // Whether a seat can still hold a card of a suit after so many leads of it.
    [[nodiscard]] bool mayHold(Seat seat, Suit suit, int led) const {
        const int others = (allowed_.known.hands[seat] - cardsOf(suit)).size();
        const int most = std::min((may_[seat] & cardsOf(suit)).size(), seen_.view.handSizes[seat] - others);
        return most > 0 && most > led - (may_[seat].contains(kFool) ? 1 : 0);
    }
    // To the trick on the table, whatever the later players hold.
    [[nodiscard]] bool surelyTakes(Card card) const {
        Position after = seen_.now;
        after.play(card);
        if (!after.led() || after.playerOf(after.winning()) != seen_.view.seat)
            return false;
        const Suit led = *after.led();
        for (int i = after.played(); i < 4; ++i) {
            const Seat later = after.playerOf(i);
            const bool follows = !(allowed_.known.hands[later] & cardsOf(led)).empty();
            const CardSet may = follows ? may_[later] & cardsOf(led) : may_[later];
            for (Card other : may)
                if (other != kFool && takes(other, card, led))
                    return false;
        }
        return true;
    }

    const Seen& seen_;
    const Allowed& allowed_;
    PerSeat<CardSet> may_{}; // what the hand of another seat may hold
};

// ---- By trying everything ----

// All ways to play on, in one world after the other, as long as that is no great number.
class Everything {
public:
    Everything(const Seen& seen, const Allowed& allowed)
        : seen_(seen), allowed_(allowed), us_(sideOf(seen.view.seat)) {
        for (Card card : allowed.loose)
            loose_.push_back(card);
    }

    // Nothing where it is too much.
    [[nodiscard]] std::optional<Claims> claims() {
        std::array<int, kPlaces> room = allowed_.room;
        World world = allowed_.known;
        place(0, world, room);
        if (plays_ > kMostPlays || worlds_ == 0)
            return std::nullopt;
        return Claims{ours_, same_, 0};
    }

private:
    static constexpr int kPlaces = players::kPlaces;
    static constexpr long long kMostPlays = 200'000;

    [[nodiscard]] bool done() const { return plays_ > kMostPlays || (!ours_ && !same_); }

    // Lays the loose cards from this one on wherever they may lie.
    void place(std::size_t number, World& world, std::array<int, kPlaces>& room) {
        if (done() || ++plays_ > kMostPlays)
            return;
        if (number == loose_.size()) {
            if (!players::fits(world, allowed_) || !fitsFola(world))
                return;
            ++worlds_;
            points_.reset();
            play(players::positionIn(seen_, world), 0, Side::NS, true);
            return;
        }
        const Card card = loose_[number];
        for (int to = 0; to < kPlaces; ++to) {
            int& left = room[static_cast<std::size_t>(to)];
            if (left == 0 || ((allowed_.places[card.id] >> to) & 1) == 0)
                continue;
            --left;
            players::cardsIn(world, to).insert(card);
            place(number + 1, world, room);
            players::cardsIn(world, to).erase(card);
            ++left;
        }
    }
    [[nodiscard]] bool fitsFola(const World& world) const {
        if (!allowed_.inFola)
            return true;
        std::array<int, 5> counts{};
        for (Card card : world.fola& allowed_.loose)
            ++counts[players::suitPlace(card)];
        return counts == *allowed_.inFola;
    }
    void play(const Position& position, int marks, Side last, bool ours) {
        if (done())
            return;
        if (position.trickFull()) {
            Position next = position;
            const Gathered gathered = next.gather();
            const Side winner = sideOf(gathered.winner);
            play(next, marks + sign(winner) * gathered.points, winner, ours && winner == us_);
            return;
        }
        if (position.over()) {
            const int points =
                marks + countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last,
                                        seen_.view.rules);
            ours_ &= ours;
            same_ &= !points_ || *points_ == points;
            points_ = points;
            return;
        }
        for (Card card : position.legal()) {
            ++plays_;
            Position next = position;
            next.play(card);
            play(next, marks, last, ours);
        }
    }

    const Seen& seen_;
    const Allowed& allowed_;
    Side us_;
    std::vector<Card> loose_;
    std::optional<int> points_; // of the lines so far, in this world
    bool ours_ = true, same_ = true;
    long long plays_ = 0;
    int worlds_ = 0;
};

constexpr int kTricksToTry = 3; // with more left, all ways to play are too many

} // namespace

Claims claimsOf(const SeatView& view) {
    Claims claims;
    if (view.phase != Phase::Play || view.passedToDealer() > 0)
        return claims; // of cards passed on unseen too little is certain (M5.4)
    const Seen seen(view);
    if (seen.now.over() || !view.discardsWereShown())
        return claims;
    claims.tricksLeft = kTricks + 1 - seen.now.trickNumber();
    const Allowed allowed = players::allowedBy(seen);
    claims.restIsOurs = HighestCards(seen, allowed).firstToTakeAll().has_value();
    claims.nothingLeft = claims.tricksLeft == 1; // one card each
    if (claims.tricksLeft <= kTricksToTry)
        if (const auto tried = Everything(seen, allowed).claims()) {
            claims.restIsOurs |= tried->restIsOurs;
            claims.nothingLeft |= tried->nothingLeft;
        }
    return claims;
}

Card cardForClaim(const SeatView& view, CardSet legal) {
    const Seen seen(view);
    const Allowed allowed = players::allowedBy(seen);
    const std::optional<Card> first = HighestCards(seen, allowed).firstToTakeAll();
    return first && legal.contains(*first) ? *first : legal.last();
}

} // namespace advice
