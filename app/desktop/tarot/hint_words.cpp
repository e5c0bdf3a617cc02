#include "desktop/tarot/hint_words.h"

#include "tarot/players/levels.h"
#include "text/tarot/tarot_telling.h"

#include <QCoreApplication>

namespace desktop {

using namespace tarot;

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::TarotHints)
};

} // namespace

std::vector<Considered> TarotHints::considered(const View& view, tricks::Thought& thought) {
    return tarot::considered(view, *thinkingOf("master", view.players), thought);
}
QString TarotHints::unit() {
    return HintWords::tr("Your score for the hand, from what you can know.");
}

// In the auction more decides than points: the players know that their play-outs think too ill of declarers.
hints::Figures TarotHints::figures(const Action& best) {
    return std::holds_alternative<Speak>(best.what) ? hints::Figures::None : hints::Figures::Whole;
}
std::optional<tricks::Card> TarotHints::card(const Action& action) {
    const auto* play = std::get_if<Play>(&action.what);
    return play ? std::optional(play->card) : std::nullopt;
}
QString TarotHints::button(const View& view, const Action& action) {
    if (const auto* said = std::get_if<Speak>(&action.what))
        return text::tarot::bidOnTile(said->bid);
    if (const auto* said = std::get_if<SayJeu>(&action.what))
        return text::tarot::slamButton(said->slam);
    if (const auto* claimed = std::get_if<ClaimMisere>(&action.what))
        return text::tarot::misereButton(claimed->kind);
    if (const auto* shown = std::get_if<ShowPoignee>(&action.what))
        for (const PoigneeChoice& poignee : std::get<PlayChoice>(view.choice->among).poignees)
            if (poignee.count == shown->cards.size() &&
                poignee.from == shown->cards) // else the trumps are picked
                return text::tarot::poigneeButton(poignee, view.players);
    return {};
}
tricks::CardSet TarotHints::picks(const Action& action) {
    const auto* discard = std::get_if<Discard>(&action.what);
    return discard ? discard->cards : tricks::CardSet();
}

} // namespace desktop
