// What the table asks, in general terms: cards, a place in the pack, buttons of the strip. Minchiate's
// choices become that here, and what the person does with cards and buttons becomes Minchiate's actions.
#pragma once

#include "desktop/table/layout.h"
#include "desktop/table/prompt_strip.h"
#include "text/telling.h"

#include <optional>
#include <variant>

namespace table {

struct Ask {
    enum class Cards {
        None,  // the strip's buttons alone, or the pack
        Play,  // one of them, which acts at once; others are tried, too, and refused
        Raise, // so many of them, given by the strip's button
        Pick,  // those picked are told, and given by Return
    };
    Cards cards = Cards::None;
    CardSet from;
    int most = 0; // to be raised, all of them; picked: of 1 another card takes its place, 0 is any number
    struct Bounds {
        int least = 0, most = 0;
    };
    std::optional<Bounds> cut; // how many cards may be lifted

    [[nodiscard]] bool buttonsAlone() const { return cards == Cards::None && !cut; }
};
// What is asked of the person; nothing while nobody asks.
[[nodiscard]] std::optional<Ask> askOf(const TableState& state);
// Playing that card, where a card is to be played.
[[nodiscard]] Action playOf(const TableState& state, Card card);

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
