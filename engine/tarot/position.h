// The play of the tricks as one small value that can be copied as bytes: hands, what each player has won, the
// trick on the table, and what each camp holds in the end (F8, F9.2). The hand holds one and so does search;
// there is no second copy of these rules. Auction, écart, announcements and price are others' affair.
#pragma once

#include "tarot/deal.h"

#include <type_traits>

namespace tarot {

// What becomes of the Excuse when another camp wins its trick.
enum class ExcuseRule : std::uint8_t {
    Exchanged, // F8.11: kept, and a card is owed
    Kept,      // F11.2: kept, and nothing is owed
    Captured,  // F11.2: it goes with the trick
    Alone,     // F10.2: everyone plays alone, and it stays with its player
};

// What lies open on each of a player's piles: nothing where the pile is gone, or where its open card has been
// played to the trick on the table (F12.2).
using Tops = std::array<std::optional<Card>, 6>;
[[nodiscard]] constexpr CardSet setOf(const Tops& tops) {
    CardSet set;
    for (const auto& top : tops)
        if (top)
            set.insert(*top);
    return set;
}

inline constexpr std::array<std::array<std::uint8_t, 6>, 2> kWholePiles{
    {{4, 4, 4, 4, 4, 4}, {4, 4, 4, 4, 4, 4}}};

// How the tricks of a hand begin.
struct Setting {
    int players = 4, tricks = 18;
    Seat leader{};
    Seats camp{}; // the declarer's, the partner included where the cards settle it; of two without declarer
                  // South
    CardSet aside{}; // the écart, or the chien that nobody took up; none where it counts for nobody
    Camp asideOf = Camp::Declarer;
    ExcuseRule excuse = ExcuseRule::Exchanged;
    bool noThreeBouts = false;      // F8.10
    std::optional<Card> called{};   // F8.8
    bool takerIsPartner = false;    // F6.3: whoever wins the trick of the card called
    std::optional<Seat> chelemBy{}; // F8.9: the declarer who announced it
    // Of two players: how high their piles are.
    std::array<std::array<std::uint8_t, 6>, 2> heights = kWholePiles;
};
[[nodiscard]] ExcuseRule excuseRuleOf(const RuleSet& rules, int players);

// Where the Excuse went that was played.
struct ExcuseFate {
    Seat by{};
    int trick = 0;             // from 1
    Camp camp{};               // whose it is in the end
    std::optional<Card> given; // for it, by that camp (F8.11)
    bool half = false;         // half a point passed instead
    bool operator==(const ExcuseFate&) const = default;
};
// F9.6
struct PetitAuBout {
    int trick = 0; // from 1
    Camp camp{};   // who gets the ten
    Seat seat{};   // who won that trick
    bool operator==(const PetitAuBout&) const = default;
};
// The piles of both camps with all debts settled (F9.2).
struct Settled {
    PerCamp<CardSet> piles{};
    PerCamp<int> halves{}; // F2.1, half a point passed included
    PerCamp<int> tricks{}; // won
    std::optional<ExcuseFate> excuse;
    std::optional<PetitAuBout> petit;
};

inline constexpr std::uint8_t kNone = 255; // no card, no pile

// What binds the play of a hand and never changes in its course; the parts of a Setting, small.
struct Bound {
    std::uint8_t players = 4, tricks = 18;
    Camp asideOf{};
    ExcuseRule excuse{};
    bool taker = false; // whoever wins the card called is the partner
    std::uint8_t called = kNone;
    Seat chelemBy{};

    bool operator==(const Bound&) const = default;
};
// The trick on the table. Cards laid to it are sets of one: what may follow and what wins are then found from
// one card to the next without a number in between, which is what a hand played by chance waits for.
struct OnTable {
    CardSet cards;
    CardSet beating; // what would win now (F8.6); of meaning once a suit is set
    Bits led = 0;    // of the suit led, 0 for trumps
    Seat leader{};
    std::uint8_t played = 0;
    Seat winner{};      // who played the card that wins so far
    bool isSet = false; // whether there lies a card that is not the Excuse

    // The card that wins so far, where a suit is set.
    [[nodiscard]] Card best() const {
        const CardSet trumps = cards & kTrumps;
        return trumps.empty() ? CardSet::ofWords(cards.low() & led, 0).last() : trumps.last();
    }
    // Whether the card would win so far (F8.6).
    [[nodiscard]] bool beats(Card card) const {
        return card != kExcuse && (!isSet || beating.contains(card));
    }
    // Cards of a hand that may follow, by F8.2 to F8.7.
    [[nodiscard]] CardSet following(CardSet hand) const;
    // The next card of the trick.
    void lay(Seat seat, CardSet card);
    bool operator==(const OnTable&) const = default;
};
// Where the Excuse and the petit went; trick 0: not played.
struct Fates {
    std::uint8_t excuseTrick = 0;
    Seat excuseBy{}, excuseTo{};
    bool excuseWon = false; // F8.12
    std::uint8_t petitTrick = 0;
    Seat petitTo{};

    bool operator==(const Fates&) const = default;
};
// Of two players: the piles from the bottom, how much of each is left, and the pile whose next card is to be
// turned up when the trick is complete.
struct PilesOfTwo {
    std::array<Piles, 2> stacks{};
    std::array<std::array<std::uint8_t, 6>, 2> heights{};
    std::array<std::uint8_t, 2> opened{kNone, kNone};

    bool operator==(const PilesOfTwo&) const = default;
};

class Position {
public:
    Position() = default;
    // `piles` of two players (F12.1); the hands are without them.
    Position(const Setting& setting, const PerSeat<CardSet>& hands, const std::array<Piles, 2>& piles = {});

    [[nodiscard]] int players() const { return bound_.players; }
    [[nodiscard]] int tricks() const { return bound_.tricks; }
    // Cards that the seat may choose from: the hand, with two players also the tops of the own piles (F12.2).
    [[nodiscard]] CardSet cards(Seat seat) const { return cards_[seat]; }
    [[nodiscard]] Tops tops(Seat seat) const; // of two players; the rest is in hand
    // Cards left in each of the seat's piles, the top included.
    [[nodiscard]] const std::array<std::uint8_t, 6>& heights(Seat seat) const {
        return two_.heights[half(seat)];
    }
    [[nodiscard]] Seat leader() const { return table_.leader; }
    [[nodiscard]] int played() const { return table_.played; } // cards on the table
    [[nodiscard]] CardSet onTable() const { return table_.cards; }
    [[nodiscard]] Seat turn() const { return turned(table_.leader, table_.played, bound_.players); }
    [[nodiscard]] int trickNumber() const {
        return trickNumber_;
    } // from 1; one more than tricks() at the end
    [[nodiscard]] bool over() const { return trickNumber_ > bound_.tricks; }
    // The card that wins so far, by F8.6; nothing while none lies there but the Excuse. That the Excuse wins
    // the last trick (F8.12) shows only when that is gathered.
    [[nodiscard]] std::optional<Card> bestCard() const {
        return table_.isSet ? std::optional(table_.best()) : std::nullopt;
    }
    [[nodiscard]] std::optional<Seat> winning() const {
        return table_.isSet ? std::optional(table_.winner) : std::nullopt;
    }
    // Whether the card would win so far, of the seat whose turn it is (F8.6).
    [[nodiscard]] bool beats(Card card) const { return table_.beats(card); }
    // The suit that must be followed, nothing while none is set (F8.2, F8.7).
    [[nodiscard]] CardSet ledSuit() const;
    [[nodiscard]] int tricksWon(Seat seat) const { return won_[seat]; }
    // Whose side each player is on, as far as the play has settled it.
    [[nodiscard]] Seats declarersCamp() const { return camp_; }
    [[nodiscard]] Camp campOf(Seat seat) const {
        return camp_.contains(seat) ? Camp::Declarer : Camp::Defence;
    }

    // The same, had that seat these cards to choose from.
    [[nodiscard]] Position withCards(Seat seat, CardSet cards) const {
        Position supposed = *this;
        supposed.cards_[seat] = cards;
        return supposed;
    }

    // À la misère: no camps (F10).
    [[nodiscard]] bool playsAlone() const { return bound_.excuse == ExcuseRule::Alone; }
    // Whoever wins the card called is the partner (F6.3).
    [[nodiscard]] bool seeksPartner() const { return bound_.taker; }

    // Legal cards of the seat whose turn it is (F8.1–F8.10, F12.2).
    [[nodiscard]] CardSet legal() const {
        const CardSet all = following();
        return limits_ == 0 ? all : limited(all);
    }
    // Legal before F8.8 to F8.10 are looked at.
    [[nodiscard]] CardSet following() const { return table_.following(cards_[turn()]); }
    // Cards that F8.8, or F8.9, takes from the seat whose turn it is.
    [[nodiscard]] CardSet barredByCall() const;
    [[nodiscard]] CardSet barredByChelem() const;
    // A legal card. The trick is gathered with its last card.
    void play(Card card);
    // Plays to the end: `choose(legal)` gives each card, as a set of one. Quicker than card by card, as what
    // lies on the table need not be stored.
    template<class Choose>
    void playToTheEnd(Choose choose);

    // All tricks being won: what each camp holds. Not where everyone plays alone.
    [[nodiscard]] Settled settled() const;
    // What the player has won, the own Excuse included (F10.2).
    [[nodiscard]] CardSet wonAlone(Seat seat) const;
    // Who played the Excuse to which trick that is gathered; trick 0: nobody yet.
    [[nodiscard]] Seat excuseBy() const { return fates_.excuseBy; }
    [[nodiscard]] int excuseTrick() const { return fates_.excuseTrick; }

    bool operator==(const Position&) const = default;

private:
    // What keeps cards from being legal beside F8.2 to F8.5, as long as it does.
    enum Limit : std::uint8_t { CalledSuit = 1, ChelemDuty = 2, ThreeBouts = 4 };

    [[nodiscard]] static constexpr std::size_t half(Seat seat) { return static_cast<std::size_t>(seat) & 1; }
    [[nodiscard]] CardSet limited(CardSet cards) const;
    [[nodiscard]] bool excuseWins() const;
    void gather(OnTable table);
    [[nodiscard]] OnTable gatherRare(OnTable table);
    void takeFromPile(Seat seat, Card card);
    void turnUp();
    void settleExcuse(Settled& settled) const;

    PerSeat<CardSet> cards_{};
    PerSeat<CardSet> piles_{}; // tricks won, the Excuse apart
    CardSet aside_;
    OnTable table_;
    std::uint8_t trickNumber_ = 1;
    std::uint8_t limits_ = 0;
    Bound bound_;
    PerSeat<std::uint8_t> won_{};
    Seats camp_;
    Fates fates_;
    PilesOfTwo two_;
};

static_assert(std::is_trivially_copyable_v<Position>);

inline CardSet OnTable::following(CardSet hand) const {
    if (!isSet)
        return hand;
    // Without a branch: who is void in the suit (F8.3), has no trump (F8.5), or only trumps that are too low
    // (F8.4), cannot be foretold.
    const auto ifNone = [](Bits some) { return Bits{0} - (some == 0); };
    const Bits suit = hand.low() & led, trumps = hand.high() & kTrumpBits, higher = trumps & beating.high(),
               ruffs = higher | (trumps & ifNone(higher));
    return CardSet::ofWords(suit | (hand.low() & ifNone(suit) & ifNone(trumps)),
                            (ruffs & ifNone(suit)) | (hand.high() & kExcuseBit));
}

inline void OnTable::lay(Seat seat, CardSet card) {
    cards |= card;
    ++played;
    if (card.high() & kExcuseBit)
        return;
    if (!isSet) {
        isSet = true;
        led = kLedBits[static_cast<std::size_t>(std::countr_zero(card.low()))];
        beating = CardSet::ofWords(led, kTrumpBits);
    }
    winner = (card & beating).empty() ? winner : seat;
    // Up to a card that loses, and in suits other than the one led, nothing would have won anyway.
    const auto upTo = [](Bits one) { return (one << 1) - (one != 0); };
    beating = CardSet::ofWords(beating.low() & ~upTo(card.low() & led) & (Bits{0} - (card.high() == 0)),
                               beating.high() & ~upTo(card.high()));
}

inline void Position::play(Card card) {
    const Seat seat = turn();
    cards_[seat].erase(card);
    if (bound_.players == 2)
        takeFromPile(seat, card);
    if (card == kExcuse)
        fates_.excuseBy = seat;
    else if (!table_.isSet)
        limits_ &= static_cast<std::uint8_t>(~CalledSuit);
    table_.lay(seat, only(card));
    if (table_.played == bound_.players)
        gather(table_);
}

template<class Choose>
void Position::playToTheEnd(Choose choose) {
    const int players = bound_.players;
    while (!over()) {
        if (limits_ || players == 2 || table_.played > 0) {
            play(choose(legal()).first());
            continue;
        }
        OnTable table;
        Seat seat = table_.leader;
        for (int i = 0; i < players; ++i, seat = right(seat, players)) {
            CardSet& hand = cards_[seat];
            const CardSet card = choose(table.following(hand));
            hand -= card;
            table.lay(seat, card);
            if (card.high() & kExcuseBit)
                fates_.excuseBy = seat;
        }
        gather(table);
    }
}

inline void Position::gather(OnTable table) {
    if ((table.cards.high() & (kExcuseBit | kPetitBit)) || bound_.taker || limits_ || bound_.players == 2)
        table = gatherRare(table);
    piles_[table.winner] |= table.cards;
    ++won_[table.winner];
    table_.leader = table_.winner = table.winner;
    table_.cards = {};
    table_.led = table.led;
    table_.played = 0;
    table_.beating = {};
    table_.isSet = false;
    ++trickNumber_;
}

} // namespace tarot
