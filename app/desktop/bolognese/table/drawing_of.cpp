#include "desktop/bolognese/table/drawing_of.h"

#include "desktop/bolognese/table/scene_of.h"

#include <QCoreApplication>

#include <algorithm>

namespace bolognese_table {

namespace {

namespace words = text::bolognese;

struct DrawingWords {
    Q_DECLARE_TR_FUNCTIONS(DrawingWords)
};

// Under the name of who has drawn, as far as the draw has come.
QString drawnRole(const TableState& state, const table::Person& person, int player) {
    if (person.drawn.size() < 2)
        return {};
    const bool tied = std::ranges::any_of(state.draw->ties, [&](const Draw::Tie& tie) {
        return tie.from < *state.drawn && std::ranges::find(tie.players, player) != tie.players.end();
    });
    return tied ? DrawingWords::tr("equal cards: draws again (B3.1)")
                : DrawingWords::tr("the Matto does not count: draws again (B3.1)");
}

} // namespace

table::Scene drawingOf(const TableState& state, table::Scene scene, const text::Teller& teller) {
    scene.me = state.players[state.me()];
    scene.drawing = true;
    scene.piles.resize(kSides.size());
    scene.people.resize(kSeats.size());
    for (Seat seat : kSeats) {
        const int player = state.players[seat];
        table::Person& person = scene.people[static_cast<std::size_t>(player)];
        person.name = state.names[seat];
        person.called = teller.name(seat);
        person.portrait = portraitOf(player);
        person.looksLeft = person.portrait == QStringLiteral("Bice");
        for (std::size_t i = 0; i < *state.drawn; ++i)
            if (state.draw->cards[i].player == player)
                person.drawn.push_back(state.draw->cards[i].card);
        person.role = person.roleAtRest = drawnRole(state, person, player);
    }
    table::Prompt prompt;
    prompt.strong = words::drawSettled(teller);
    prompt.text = words::drawnAgain(*state.draw, state.players, teller);
    prompt.buttons = {{DrawingWords::tr("&Go on"), true, true}};
    scene.untilSeen = prompt;
    return scene;
}

} // namespace bolognese_table
