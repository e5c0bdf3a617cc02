// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "cuatrola/players/thinking.h"
#include "desktop/hints/told.h"

namespace desktop {

struct CuatrolaHints {
    [[nodiscard]] static std::vector<cuatrola::Considered> considered(const cuatrola::View& view,
                                                                      tricks::Thought& thought);
    [[nodiscard]] static std::vector<cuatrola::Reason> reasons(const cuatrola::View& view,
                                                               const cuatrola::Action& action);
    [[nodiscard]] static QString thought(cuatrola::ReasonKind kind);
    [[nodiscard]] static QString reason(const cuatrola::Reason& reason);
    [[nodiscard]] static bool against(cuatrola::ReasonKind kind);
    [[nodiscard]] static QString choice(const cuatrola::View& view, const cuatrola::Action& action);
    [[nodiscard]] static QString where(const cuatrola::View& view, const cuatrola::Action& action);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const cuatrola::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const cuatrola::Action& action);
    [[nodiscard]] static QString button(const cuatrola::View& view, const cuatrola::Action& action);
    [[nodiscard]] static tricks::CardSet picks(const cuatrola::Action& action);
};

} // namespace desktop
