#include "cli/game_commands.h"

#include "cli/bolognese/commands.h"
#include "cli/cuatrola/commands.h"
#include "cli/minchiate/commands.h"
#include "cli/table_of.h"
#include "cli/tarot/commands.h"

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
