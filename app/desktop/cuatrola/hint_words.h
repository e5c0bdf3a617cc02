// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "cuatrola/players/thinking.h"
#include "desktop/hints/told.h"
#include "text/cuatrola/cuatrola_reasons.h"

namespace desktop {

struct CuatrolaHints {
    static constexpr auto reasons = cuatrola::reasonsFor;
    static constexpr auto thought = text::cuatrola::thoughtWords;
    static constexpr auto reason = text::cuatrola::reasonWords;
    static constexpr auto against = text::cuatrola::speaksAgainst;
    static constexpr auto choice = text::cuatrola::choiceWords;
    static constexpr auto where = text::cuatrola::whereWords;

    [[nodiscard]] static std::vector<cuatrola::Considered> considered(const cuatrola::View& view,
                                                                      tricks::Thought& thought);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const cuatrola::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const cuatrola::Action& action);
    [[nodiscard]] static tricks::CardSet picks(const cuatrola::Action& action);
    [[nodiscard]] static QString button(const cuatrola::View& view, const cuatrola::Action& action);
};

} // namespace desktop
