// What the table's strip asks, and what a press on one of its buttons comes to: Minchiate's choices in the
// strip's terms, and back.
#pragma once

#include "desktop/table/layout.h"
#include "desktop/table/prompt_strip.h"
#include "text/telling.h"

#include <optional>
#include <variant>

namespace table {

// The versicole to be shown, while they are chosen one by one.
using Chosen = std::optional<std::vector<CardSet>>;

// Where the picture stands while something may be asked.
enum class Waiting {
    Shows,    // it has not caught up
    ForPress, // something lies open until it is seen
    ForMe,    // it has caught up, and the person is asked
};

struct StripAsk {
    Prompt prompt;
    QRect Picture::*zone = &Picture::strip; // where the strip is looked for
};

// What the strip asks now; nothing where cards alone are asked for, or nobody.
[[nodiscard]] std::optional<StripAsk> stripAsk(const TableState& state, const Attention& attention,
                                               const Chosen& chosen, Waiting waiting,
                                               const text::Teller& teller);

// What pressing that button means: to act, or to choose otherwise, or nothing.
using StripAnswer = std::variant<std::monostate, Action, Chosen>;
[[nodiscard]] StripAnswer answerTo(const TableState& state, const Attention& attention, const Chosen& chosen,
                                   int button);

} // namespace table
