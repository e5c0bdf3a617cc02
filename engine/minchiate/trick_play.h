// The play of the tricks as one value: the position, and all that the play has brought so far (M6, M7): the
// tricks, the marks, who fell when, the count at the end. A hand holds one from its first card on, a lesson
// that begins in the middle holds one made of parts; there is no second way to play a card.
#pragma once

#include "minchiate/action.h"

namespace minchiate {

class TrickPlay {
public:
    using Events = std::vector<Event>;

    TrickPlay() = default;
    // Before the first card; `tally` is what was marked before.
    TrickPlay(const RuleSet& rules, Tally tally) : rules_(rules), tally_(std::move(tally)) {}

    [[nodiscard]] const RuleSet& rules() const { return rules_; }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Trick>& tricks() const { return tricks_; } // the one on the table last
    [[nodiscard]] const Tally& tally() const { return tally_; }
    // The trick in whose course a seat fell; 0 while it has not (M6.10).
    [[nodiscard]] int fellIn(Seat seat) const { return fellIn_[seat]; }
    [[nodiscard]] const std::optional<Result>& result() const { return result_; } // once all is played
    // Whose card is due and among which; nothing while a trick is full or once all is played.
    [[nodiscard]] std::optional<Choice> choice() const;
    // Why this action is no card to be played now and no fall; nothing if it is one.
    [[nodiscard]] std::optional<Refusal> fault(const Action& action) const;

    // ---- What is done has no fault; what follows from it is added to `events`. ----

    // Points that score at once, and the resti they pay.
    void mark(Mark mark, Events& events);
    // The tricks begin, or go on, from this position.
    void begin(const Position& position, Events& events);
    void play(Card card, Events& events);
    void fall(Events& events);
    // Gathers the trick if it is full (M6.8).
    void gather(Events& events);
    // A card is awaited, unless all is played: with autoFall a seat falls now if it has no trump (M6.10);
    // after trick 21 the hand is counted (M7).
    void await(Events& events);

    bool operator==(const TrickPlay&) const = default;

private:
    [[nodiscard]] std::optional<Refusal> cardFault(Card card) const;
    [[nodiscard]] std::optional<Refusal> fallFault() const;

    RuleSet rules_;
    Position position_;
    std::vector<Trick> tricks_;
    PerSeat<int> fellIn_{};
    Tally tally_;
    std::optional<Result> result_;
};

// Why nothing can be done once the hand is counted.
[[nodiscard]] Refusal overFault(const Action& action);

// Who is awaited in the position, and who chooses; nothing while a trick is full or once all is played.
[[nodiscard]] std::optional<Due> dueIn(const Position& position);

} // namespace minchiate
