// A chair for an outside program that speaks the seat protocol (docs/seat-protocol.md).
#pragma once

#include "cli/chair.h"
#include "cli/program.h"
#include "cli/seat_protocol.h"

#include <string>

namespace cli {

// The program of one seat: started afresh for each hand, at its first decision.
class SeatProgram {
public:
    // `limit`: milliseconds for each answer.
    SeatProgram(std::string command, QString game, int limit)
        : command_(std::move(command)), game_(std::move(game)), limit_(limit) {}

    // The action it names, or why it names none.
    [[nodiscard]] std::variant<Named, QString> ask(const QJsonObject& view);
    void end(const QJsonObject& result);
    void giveUp();

private:
    [[nodiscard]] QString sentence(Trouble trouble) const;

    std::string command_;
    QString game_;
    int limit_;
    std::unique_ptr<Program> program_;
};

// C is a game at the command line's tables (table.h).
template<class C>
class ProgramChair : public Chair<typename C::Game> {
public:
    using Game = typename C::Game;

    ProgramChair(const std::string& command, int limit) : program_(command, QLatin1String(C::kName), limit) {}

    std::variant<typename Game::Action, QString> decide(const typename Game::Hand& hand,
                                                        typename Game::Seat seat, tricks::Thought&) override {
        const auto told = program_.ask(C::viewMessage(Game::view(hand, seat)));
        if (const auto* fault = std::get_if<QString>(&told))
            return *fault;
        const QString text = std::get<Named>(told).action;
        if (const auto action = C::actionOf(text, hand.deal()))
            return *action;
        return noAction(text);
    }
    void ended(const typename Game::Hand& hand, typename Game::Seat seat) override {
        program_.end(C::endMessage(Game::view(hand, seat)));
    }
    void failed() override { program_.giveUp(); }

private:
    SeatProgram program_;
};

} // namespace cli
