// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "desktop/hints/told.h"
#include "tarot/players/thinking.h"

namespace desktop {

struct TarotHints {
    [[nodiscard]] static std::vector<tarot::Considered> considered(const tarot::View& view,
                                                                   tricks::Thought& thought);
    [[nodiscard]] static std::vector<tarot::Reason> reasons(const tarot::View& view,
                                                            const tarot::Action& action);
    [[nodiscard]] static QString thought(tarot::ReasonKind kind);
    [[nodiscard]] static QString reason(const tarot::Reason& reason);
    [[nodiscard]] static bool against(tarot::ReasonKind kind);
    [[nodiscard]] static QString choice(const tarot::View& view, const tarot::Action& action);
    [[nodiscard]] static QString where(const tarot::View& view, const tarot::Action& action);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const tarot::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const tarot::Action& action);
    [[nodiscard]] static QString button(const tarot::View& view, const tarot::Action& action);
    [[nodiscard]] static tricks::CardSet picks(const tarot::Action& action);
};

} // namespace desktop
