#include "desktop/cuatrola/hint_words.h"

#include "cuatrola/players/levels.h"
#include "text/cuatrola/cuatrola_telling.h"

#include <QCoreApplication>

namespace desktop {

using namespace cuatrola;

namespace {

struct HintWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::CuatrolaHints)
};

} // namespace

std::vector<Considered> CuatrolaHints::considered(const View& view, tricks::Thought& thought) {
    return cuatrola::considered(view, *thinkingOf("master"), thought);
}
QString CuatrolaHints::unit() {
    return HintWords::tr("Game points of your side less theirs, from what you can know.");
}

hints::Figures CuatrolaHints::figures(const Action&) {
    return hints::Figures::Tenths;
}
std::optional<tricks::Card> CuatrolaHints::card(const Action& action) {
    const auto* play = std::get_if<Play>(&action.what);
    return play ? std::optional(play->card) : std::nullopt;
}
QString CuatrolaHints::button(const View& view, const Action& action) {
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return text::cuatrola::bidOnTile(bid->bid);
    if (const auto* sing = std::get_if<Sing>(&action.what)) {
        const auto answers = std::get<SingChoice>(view.choice->among).answers.size();
        return text::cuatrola::singButton(sing->suits, suitOf(view.turnedUp), static_cast<int>(answers));
    }
    return {};
}
tricks::CardSet CuatrolaHints::picks(const Action&) {
    return {}; // nothing is laid away
}

} // namespace desktop
