// What this game says of itself for hints (desktop/play/hinting.h).
#pragma once

#include "desktop/decisions/judged.h"
#include "tarot/players/thinking.h"
#include "text/tarot/tarot_reasons.h"

namespace desktop {

struct TarotHints {
    static constexpr auto reasons = tarot::reasonsFor;
    static constexpr auto thought = text::tarot::thoughtWords;
    static constexpr auto reason = text::tarot::reasonWords;
    static constexpr auto against = text::tarot::speaksAgainst;
    static constexpr auto choice = text::tarot::choiceWords;
    static constexpr auto where = text::tarot::whereWords;

    [[nodiscard]] static std::vector<tarot::Considered> considered(const tarot::View& view,
                                                                   tricks::Thought& thought);
    [[nodiscard]] static QString unit();
    [[nodiscard]] static hints::Figures figures(const tarot::Action& best);
    [[nodiscard]] static std::optional<tricks::Card> card(const tarot::Action& action);
    [[nodiscard]] static tricks::CardSet picks(const tarot::Action& action);
    [[nodiscard]] static QString button(const tarot::View& view, const tarot::Action& action);
    // Of a hand gone through again, a word of the auction, masters having thought so of it: what comes of it
    // where hands are played to their end. Nothing of other decisions, or when told to stop.
    [[nodiscard]] static std::optional<decisions::Judged>
    judged(const tarot::View& view, const tarot::Action& done, const std::vector<tarot::Considered>& masters,
           const std::stop_token& stop);
};

} // namespace desktop
