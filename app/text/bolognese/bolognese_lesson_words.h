// Tarocco bolognese's lessons in the reader's language; see text/lessons.
#pragma once

#include "bolognese/lessons/kind.h"
#include "text/bolognese/bolognese_words.h"
#include "text/telling.h"

namespace text::bolognese {

struct LessonWords {
    using Kind = bolognese_lessons::Kind;
    using Teller = text::Teller;

    // "5", "the king of cups", "king, queen and knight of cups", "you", "swords".
    [[nodiscard]] static QString fact(const bolognese_lessons::Fact& fact, const Teller& teller);
    [[nodiscard]] static QString refused(const ::bolognese::Refusal& refusal, const Teller& teller);
    [[nodiscard]] static QString position(bolognese_lessons::PositionFault fault);
    [[nodiscard]] static QString record(const ::bolognese::RecordFault& fault);
    // What there is to look at: "the trick", "your hand".
    [[nodiscard]] static QString spot(const bolognese_lessons::Spot& spot, const Teller& teller);
};

} // namespace text::bolognese
