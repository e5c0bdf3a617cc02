// What lies on the table as the person sees it: a value, made from a situation and moved on by events. It
// holds no rule and asks nobody; sceneOf() tells it to the table in general terms.
#pragma once

#include "minchiate/model/game_model.h"

#include <array>
#include <optional>
#include <vector>

namespace minchiate_table {

using namespace minchiate;

// Cards that lie small before their owner, by how they became public (M5.10); of those declared each
// versicola is a group by itself.
struct PublicGroup {
    enum class Kind { Robbed, TurnedUp, FromFola, Declared };
    Kind kind{};
    std::vector<Card> cards;
};

// The trick in the middle.
struct OnTable {
    std::vector<Trick::Entry> plays;
    std::optional<Seat> winning; // nobody while only the Fool lies there
};

// What a lesson lays out besides what a game's situation tells.
struct Exhibit {
    std::vector<Card> spread; // lying in the open on the cloth, in this order; nobody sits at the table then
    bool told = false;        // what others do is told, and nobody is waited for
    bool dealt = true;        // false for a position made of parts: nobody dealt it, and it has no fola
    std::optional<PerSide<int>> piles; // of such a position: cards in each pile
    PerSeat<CardSet> shown{};          // of such a position: held cards that lie open
    std::optional<int> net;            // on the pad, in place of what was marked: with the count
};

// Some of these cards are to be picked, wherever they lie.
struct Picking {
    CardSet from;
    int most = 0; // of 1 another card picked takes its place; 0 for any number
};

struct TableState {
    Seat me{};
    Seat dealer{};
    bool dealt = true; // false where nobody dealt: the dealer means nothing then
    bool told = false; // what others do is told: nobody thinks of a move
    RuleSet rules;
    PerSeat<QString> names;
    PerSeat<int> players{};
    Phase phase{};
    int hand = 0; // 0-based in the game
    Length length{};
    bool unscored = false;

    std::vector<Card> spread; // cards to look at in place of people and hands

    // The draw for partners, while it is shown: each player's cards, of which those drawn again come later.
    std::array<std::vector<Card>, kPlayers> drawn;
    std::optional<Draw> draw; // all of it, until the deal begins

    int pack = 0;          // cards not yet dealt, lying in the middle
    CardSet cards;         // own
    PerSeat<int> counts{}; // cards in each hand, public ones included
    PerSeat<CardSet> open; // of fallen seats (M6.10)
    int fallen = 0;        // bit per seat
    PerSeat<std::vector<PublicGroup>> shown;
    std::vector<Card> looked; // the rest of the 13 the person saw as cutter, lying open until it goes on
    int fola = 0;
    std::optional<Card> folaTop;             // turned up on the fola just now (M5.6)
    PerSeat<int> discards{};                 // backs lying before their owner
    PerSeat<std::vector<Card>> discardsUp;   // while they are shown after trick 1 (M5.11)
    std::optional<SuitCounts> announcedLast; // said anew to anyone who asks (M5.11)

    OnTable trick;
    bool trickSeen = false; // a full trick need not lie any longer
    int trickNumber = 0;
    std::optional<OnTable> lastTrick;
    PerSide<int> captured{};         // cards in each pile
    std::optional<Side> foolDebt;    // whose Fool lies before them with a card owed (M6.6)
    std::optional<Card> paidForFool; // shown until the next trick
    Side paidTo{};                   // whose pile it goes to

    std::vector<Mark> marks;
    int net = 0;  // signed for NS
    int paid = 0; // resti paid in this hand, signed for NS
    std::optional<Result> result;

    std::optional<Due> due;                         // whose cut or card all see awaited
    std::optional<Choice> asked;                    // the person's decision
    std::vector<std::pair<Card, Refusal>> barred{}; // cards that may not be played now, and why not
    std::optional<Picking> picking;                 // in place of a decision
    SeatView view;     // what the person may know, as of the last question or situation
    CardSet announced; // own cards known to all: they carry the notch

    // Whose card or decision is awaited, as far as the picture shows it; nobody while a full trick lies.
    [[nodiscard]] std::optional<Seat> turn() const;
    // Who decides it: of a fallen hand whoever won the last trick (M6.10).
    [[nodiscard]] std::optional<Seat> chooser() const;
    [[nodiscard]] bool hasFallen(Seat seat) const { return (fallen >> index(seat)) & 1; }
    [[nodiscard]] bool asksCardOf(Seat seat) const;
    // Legal cards while the person chooses a card, for itself or for a fallen seat.
    [[nodiscard]] CardSet legal() const;
    [[nodiscard]] const CutChoice* cutting() const;
    [[nodiscard]] const DiscardChoice* discarding() const;
    [[nodiscard]] const DeclareChoice* declaring() const;
    [[nodiscard]] const PlayChoice* playing() const;
};

// The table after resuming, a move taken back, or at the start of a hand.
[[nodiscard]] TableState stateOf(const model::Situation& situation, const Exhibit& exhibit = {});
// A trick as it lies there.
[[nodiscard]] OnTable onTable(const Trick& trick);
// What an event does to it.
void apply(TableState& state, const Event& event);

} // namespace minchiate_table
