// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "bolognese/players/thinking.h"
#include "desktop/hints/told.h"

namespace desktop {

struct BologneseHints {
    [[nodiscard]] static std::vector<bolognese::Considered> considered(const bolognese::View& view,
                                                                       tricks::Thought& thought);
    [[nodiscard]] static std::vector<bolognese::Reason> reasons(const bolognese::View& view,
                                                                const bolognese::Action& action);
    [[nodiscard]] static QString thought(bolognese::ReasonKind kind);
    [[nodiscard]] static QString reason(const bolognese::Reason& reason);
    [[nodiscard]] static bool against(bolognese::ReasonKind kind);
    [[nodiscard]] static QString choice(const bolognese::View& view, const bolognese::Action& action);
    [[nodiscard]] static QString where(const bolognese::View& view, const bolognese::Action& action);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const bolognese::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const bolognese::Action& action);
    [[nodiscard]] static QString button(const bolognese::View& view, const bolognese::Action& action);
    [[nodiscard]] static tricks::CardSet picks(const bolognese::Action& action);
};

} // namespace desktop
