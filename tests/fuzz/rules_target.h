// A hand of one game, driven by bytes through every phase; what must hold of any hand is looked at after each
// step.
#pragma once

#include "target.h"

#include "games/row.h"

#include <QJsonDocument>

namespace fuzz {

// The first bytes choose deal, cut and switches; two for each decision choose among what may be done there.
// `choose` plays by chance: an action for a hand, the view of who is asked there, and a source of chance.
template<class Row>
void driveHand(Bytes bytes, const auto& choose) {
    using Game = typename Row::Game;
    auto record = Row::anyHand(bytes.number(3));
    record.actions.clear();
    tricks::Session<Game> session(record.deal);
    while (const auto choice = session.hand().choice()) {
        const auto seat = Game::chooser(*choice);
        const auto view = Game::view(session.hand(), seat);
        require(view.choice == choice, "who is asked is told what may be done");
        const auto action = choose(session.hand(), view, bytes.number(2));
        require(session.apply(action).index() == 0, "what a player may do is done");
        record.actions.push_back(action);
        require(record.actions.size() < 500, "a hand comes to an end");
    }
    require(session.over(), "a hand in which nobody is asked is over");
    const auto folded = fold(record.deal, record.actions);
    require(!folded.refusal, "what was done may be done again");

    const QJsonObject written = Row::json(record);
    const auto back = Row::read(QJsonDocument::fromJson(QJsonDocument(written).toJson()).object());
    require(back.has_value(), "the record of a hand is read");
    // What is said in one action may come back in another order.
    require(back->deal == record.deal && Row::json(*back) == written, "and it is the same hand");

    const auto kept = static_cast<std::size_t>(bytes.number(1)) % (record.actions.size() + 1);
    session.undoTo(kept);
    const auto before = fold(record.deal, std::span(record.actions).first(kept)).hand;
    require(session.hand().choice() == before.choice(), "taken back is as if it had not been done");
}

} // namespace fuzz
