// What an outside program at a seat is told and what it answers: one JSON object a line each way
// (docs/seat-protocol.md).
#pragma once

#include "minchiate/seat_view.h"

#include <QByteArray>
#include <QJsonObject>

#include <variant>

namespace cli {

// The first line a program gets.
[[nodiscard]] QJsonObject startMessage(int limit);
// What a seat may know, and what it is asked: view.choice is there.
[[nodiscard]] QJsonObject viewMessage(const minchiate::SeatView& view);
// The end of a hand; view.result is there.
[[nodiscard]] QJsonObject endMessage(const minchiate::SeatView& view);

[[nodiscard]] QByteArray line(const QJsonObject& message);

// The action a program's line stands for, or what is wrong with the line in one sentence. Whether the action
// is legal is the hand's to say.
[[nodiscard]] std::variant<minchiate::Action, QString> answerOf(const QByteArray& line);

} // namespace cli
