#include "game_commands.h"

#include "bolognese/commands.h"
#include "cuatrola/commands.h"
#include "minchiate/commands.h"
#include "table_of.h"
#include "tarot/commands.h"

#include <array>

namespace cli {

QJsonObject refusal(int action, const QString& path, const QString& rule, const QString& message) {
    const QJsonObject details{{QStringLiteral("action"), action >= 0 ? QJsonValue(action) : QJsonValue()},
                              {QStringLiteral("path"), action >= 0 ? QJsonValue() : QJsonValue(path)},
                              {QStringLiteral("rule"), rule.isEmpty() ? QJsonValue() : QJsonValue(rule)},
                              {QStringLiteral("message"), message}};
    return {{QStringLiteral("ok"), false}, {QStringLiteral("error"), details}};
}

std::span<const GameCommands> games() {
    static const std::array all{minchiateCommands(), bologneseCommands(), cuatrolaCommands(),
                                tarotCommands()};
    return all;
}

bool isLevel(const GameCommands& game, const QString& name) {
    return game.levels.contains(name) || (name.startsWith(kExec) && name.size() > kExec.size());
}

QString levelList(const GameCommands& game) {
    return (game.levels + QStringList(kExec + QStringLiteral("COMMAND"))).join(QStringLiteral(", "));
}

} // namespace cli
