#include "desktop/cuatrola/cuatrola_pages.h"

#include "desktop/cuatrola/ways_pictures.h"

namespace desktop {

using namespace cuatrola;
using cuatrola_table::CuatrolaTable;

namespace {

constexpr int kLevel = 0;                                 // among the options
constexpr std::array kTargets{7, 10, 15, 20, 21, 30, 40}; // offered at hand; any other is in the settings

NewMatchPage* newMatchPageWith(look::Deck& deck) {
    return new NewMatchPage(
        CuatrolaPages::tr("A new match"), CuatrolaPages::tr("Five cards a hand, and quick"),
        {{CuatrolaPages::tr("A &match"), CuatrolaPages::tr("Hand after hand, to the last chick-pea"),
          matchOfCuatrola},
         {CuatrolaPages::tr("One &hand"), CuatrolaPages::tr("Five tricks and the score"), handOfCuatrola}},
        deck);
}

} // namespace

CuatrolaPages::CuatrolaPages(const House& house, MatchModel& model, const CuatrolaChoice& choice)
    : MatchPagesOf(house, model, choice, newMatchPageWith(house.decks.of(CuatrolaAtTable::pack())),
                   new CuatrolaTable(house.decks.of(CuatrolaAtTable::pack()))),
      lookAtOwn_(tablePage()->addCommand(tr("L&ook at my cards"), QKeySequence(Qt::Key_O),
                                         [this] { table()->lookAtOwn(lookAtOwn_->isChecked()); })) {
    lookAtOwn_->setCheckable(true);
    table()->setOnward([this] { return onwards(); });
    connect(table(), &CuatrolaTable::pilePressed, this, &CuatrolaPages::lookInto);
    join();
}

void CuatrolaPages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table()->state();
    auto story = text::cuatrola::storyOf(state.view, table()->teller(), state.uncounted);
    if (!state.draw.empty())
        story.insert(story.begin(), text::cuatrola::drawStory(state.draw, table()->teller()));
    tablePage()->log()->tellStory(story, how);
    lookAtOwn_->setEnabled(table()->mayLookAtOwn());
    lookAtOwn_->setChecked(state.ownShown);
}

// The last trick may be looked at until the next lead, and no other (C9.5).
void CuatrolaPages::lookInto(int pile) {
    const table::Scene& scene = table()->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        tablePage()->lookAtLastTrick();
    else
        table()->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QStringLiteral("C9.5")}});
}

std::vector<BeginOption> CuatrolaPages::options() const {
    const int now = choice().target;
    BeginOption target{tr("Played to"), {}, 0};
    for (const int points : kTargets) {
        if (points == now)
            target.now = static_cast<int>(target.values.size());
        target.values << tr("%n point(s)", nullptr, points);
    }
    if (std::ranges::find(kTargets, now) == kTargets.end()) {
        target.now = static_cast<int>(target.values.size());
        target.values << tr("%n point(s)", nullptr, now);
    }
    return {levelOption(cuatrolaLevels(), choice().level), target};
}

void CuatrolaPages::takeOption(int option, int value) {
    CuatrolaChoice wanted = choice();
    if (option == kLevel)
        wanted.level = cuatrolaLevels().value(value);
    else if (value < static_cast<int>(kTargets.size()))
        wanted.target = kTargets[static_cast<std::size_t>(value)];
    take(wanted);
}

void CuatrolaPages::setTerms(NewMatch& wanted) const {
    wanted.match.target = choice().target;
    wanted.match.rules = choice().rules;
}

QStringList CuatrolaPages::progress(const QWidget&) const {
    const Table& match = model().table();
    return {tr("Hand %1").arg(match.handNumber() + 1), tr("to %1").arg(match.match().target)};
}

} // namespace desktop

#include "moc_cuatrola_pages.cpp"
