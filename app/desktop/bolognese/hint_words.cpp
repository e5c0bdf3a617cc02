#include "desktop/bolognese/hint_words.h"

#include "bolognese/players/levels.h"
#include "text/bolognese/bolognese_reasons.h"

#include <QCoreApplication>

namespace desktop {

using namespace bolognese;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(desktop::BologneseHints)
};

} // namespace

std::vector<Considered> BologneseHints::considered(const View& view, tricks::Thought& thought) {
    return bolognese::considered(view, *thinkingOf("master"), thought);
}
std::vector<Reason> BologneseHints::reasons(const View& view, const Action& action) {
    return reasonsFor(view, action);
}
QString BologneseHints::thought(ReasonKind kind) {
    return text::bolognese::thoughtWords(kind);
}
QString BologneseHints::reason(const Reason& reason) {
    return text::bolognese::reasonWords(reason);
}
bool BologneseHints::against(ReasonKind kind) {
    return text::bolognese::speaksAgainst(kind);
}
QString BologneseHints::choice(const View&, const Action& action) {
    return text::bolognese::choiceWords(action);
}
QString BologneseHints::where(const View& view, const Action& action) {
    return text::bolognese::whereWords(view, action);
}
QString BologneseHints::unit() {
    return Words::tr("Points of your side less theirs, from what you can know.");
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
tricks::CardSet BologneseHints::picks(const Action& action) {
    const auto* discard = std::get_if<Discard>(&action.what);
    return discard ? tricks::setOf(discard->cards) : tricks::CardSet();
}

} // namespace desktop
