// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "bolognese/players/thinking.h"
#include "desktop/hints/told.h"
#include "text/bolognese/bolognese_reasons.h"

namespace desktop {

struct BologneseHints {
    static constexpr auto reasons = bolognese::reasonsFor;
    static constexpr auto thought = text::bolognese::thoughtWords;
    static constexpr auto reason = text::bolognese::reasonWords;
    static constexpr auto against = text::bolognese::speaksAgainst;
    static constexpr auto choice = text::bolognese::choiceWords;
    static constexpr auto where = text::bolognese::whereWords;

    [[nodiscard]] static std::vector<bolognese::Considered> considered(const bolognese::View& view,
                                                                       tricks::Thought& thought);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const bolognese::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const bolognese::Action& action);
    // The same card comes to the same with another word, or none.
    [[nodiscard]] static bool isAlike(const bolognese::Action& one, const bolognese::Action& other);
    [[nodiscard]] static tricks::CardSet picks(const bolognese::Action& action);
    [[nodiscard]] static QString button(const bolognese::View& view, const bolognese::Action& action);
};

} // namespace desktop
