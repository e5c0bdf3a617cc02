// Who decides at a seat of the command line's tables, and what that chair is shown. A computer player and an
// outside program are handed the seat's view; the clairvoyant alone, a measure and no player, the hand itself
// (clairvoyant.h). The window knows no chairs: there everybody plays from a view.
#pragma once

#include "minchiate/players/player.h"

#include <QString>

#include <functional>
#include <memory>
#include <variant>

namespace cli {

// Why a chair gave no action, in one sentence.
struct Failure {
    minchiate::Seat seat{};
    QString sentence;
};

class Chair {
public:
    Chair() = default;
    Chair(const Chair&) = delete;
    Chair& operator=(const Chair&) = delete;
    virtual ~Chair() = default;

    // The answer to hand.choice(), whose chooser sits at `seat`.
    [[nodiscard]] virtual std::variant<minchiate::Action, Failure>
    decide(const minchiate::Hand& hand, minchiate::Seat seat, players::Thinking& thinking) = 0;
    // The hand has been counted.
    virtual void ended(const minchiate::Hand&, minchiate::Seat) {}
    // The hand ends early because this chair failed; it is asked for nothing any more.
    virtual void failed() {}
};

// What --ns, --ew, --a and --b name.
struct Level {
    QString name;
    std::function<std::unique_ptr<Chair>()> sit; // a chair for one seat, used by one thread
};

// The level of that name: a built-in player, "clairvoyant", or "exec:COMMAND", which has `limit` milliseconds
// for each answer. Nothing if there is none.
[[nodiscard]] std::optional<Level> levelNamed(const QString& name, int limit);
[[nodiscard]] QStringList levelNames();

} // namespace cli
