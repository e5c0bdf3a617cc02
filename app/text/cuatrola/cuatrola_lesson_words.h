// Cuatrola's lessons in the reader's language; see text/lessons.
#pragma once

#include "cuatrola/lessons/kind.h"
#include "text/cuatrola/cuatrola_words.h"
#include "text/telling.h"

namespace text::cuatrola {

struct LessonWords {
    using Kind = cuatrola_lessons::Kind;
    using Teller = text::Teller;

    // "5", "the king of cups", "king, knight and three of cups", "you", "swords".
    [[nodiscard]] static QString fact(const cuatrola_lessons::Fact& fact, const Teller& teller);
    [[nodiscard]] static QString refused(const ::cuatrola::Refusal& refusal, const Teller& teller);
    [[nodiscard]] static QString position(cuatrola_lessons::PositionFault fault);
    [[nodiscard]] static QString record(const ::cuatrola::RecordFault& fault);
    // What there is to look at: "the trick", "your hand".
    [[nodiscard]] static QString spot(const cuatrola_lessons::Spot& spot, const Teller& teller);
};

} // namespace text::cuatrola
