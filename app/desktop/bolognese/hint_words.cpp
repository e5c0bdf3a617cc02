#include "desktop/bolognese/hint_words.h"

#include "bolognese/players/levels.h"

#include <QCoreApplication>

namespace desktop {

using namespace bolognese;

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::BologneseHints)
};

} // namespace

std::vector<Considered> BologneseHints::considered(const View& view, tricks::Thought& thought) {
    return bolognese::considered(view, *thinkingOf("master"), thought);
}
QString BologneseHints::unit() {
    return HintWords::tr("Points of your side less theirs, from what you can know.");
}

hints::Figures BologneseHints::figures(const Action&) {
    return hints::Figures::Whole;
}
std::optional<tricks::Card> BologneseHints::card(const Action& action) {
    const auto* play = std::get_if<Play>(&action.what);
    return play ? std::optional(play->card) : std::nullopt;
}
QString BologneseHints::button(const View&, const Action&) {
    return {}; // accusi are chosen among fans
}
bool BologneseHints::isAlike(const Action& one, const Action& other) {
    const auto* played = std::get_if<Play>(&one.what);
    const auto* same = std::get_if<Play>(&other.what);
    return played && same ? played->card == same->card : one == other;
}
tricks::CardSet BologneseHints::picks(const Action& action) {
    const auto* discard = std::get_if<Discard>(&action.what);
    return discard ? tricks::setOf(discard->cards) : tricks::CardSet();
}

} // namespace desktop
