// French Tarot's lessons in the reader's language; see text/lessons.
#pragma once

#include "tarot/lessons/kind.h"
#include "text/tarot/tarot_telling.h"

namespace text::tarot {

// Who tells and to whom, at whatever table: one lesson may show several.
struct LessonTeller {
    std::array<Names, 4> names{seatNames(2), seatNames(3), seatNames(4), seatNames(5)}; // of two to five
    ::tarot::Seat me{};
    bool watched = false;               // as of a Teller
    std::optional<::tarot::Seat> you{}; // likewise

    [[nodiscard]] const Names& at(int players) const { return names[static_cast<std::size_t>(players - 2)]; }
    // Who tells at a table of so many.
    [[nodiscard]] text::tarot::Teller tellerAt(int players) const { return {at(players), me, watched, you}; }
    [[nodiscard]] bool isMe(::tarot::Seat seat) const { return tellerAt(4).isMe(seat); }
};

struct LessonWords {
    using Kind = tarot_lessons::Kind;
    using Teller = LessonTeller;

    // "5", "4½", "the king of clubs", "king, queen and jack of clubs", "you", "hearts", "garde sans".
    [[nodiscard]] static QString fact(const tarot_lessons::Fact& fact, const Teller& teller);
    [[nodiscard]] static QString refused(const ::tarot::Refusal& refusal, const Teller& teller);
    [[nodiscard]] static QString position(tarot_lessons::PositionFault fault);
    [[nodiscard]] static QString record(const ::tarot::RecordFault& fault);
    // What there is to look at: "the trick", "your hand".
    [[nodiscard]] static QString spot(const tarot_lessons::Spot& spot, const Teller& teller);
};

} // namespace text::tarot
