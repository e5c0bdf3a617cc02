// The frame in which an outside program at a seat is spoken to: one JSON object a line each way
// (docs/seat-protocol.md). What it is told of the hand, and may do there, is each game's own.
#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <variant>

namespace cli {

// The first line a program gets.
[[nodiscard]] QJsonObject startMessage(const QString& game, int limit);

[[nodiscard]] QByteArray line(const QJsonObject& message);

// The action that a program's line names, or what is wrong with the line in one sentence. Whether it is an
// action, and legal, is the game's to say.
struct Named {
    QString action;
};
[[nodiscard]] std::variant<Named, QString> answerOf(const QByteArray& line);
// What is wrong with a text that is no action.
[[nodiscard]] QString noAction(const QString& text);

} // namespace cli
