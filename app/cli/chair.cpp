#include "cli/chair.h"

#include "cli/clairvoyant.h"
#include "cli/program_chair.h"

#include <QStringList>

namespace cli {

using namespace minchiate;

namespace {

// A built-in player sees what its seat may see.
class PlayerChair : public Chair {
public:
    explicit PlayerChair(players::Player player) : player_(std::move(player)) {}

    std::variant<Action, Failure> decide(const Hand& hand, Seat seat, players::Thinking& thinking) override {
        return player_.choose(viewOf(hand, seat), thinking);
    }

private:
    players::Player player_;
};

const QLatin1String kExec("exec:");

} // namespace

std::optional<Level> levelNamed(const QString& name, int limit) {
    if (const auto player = players::playerNamed(name.toStdString()))
        return Level{name, [player] { return std::make_unique<PlayerChair>(*player); }};
    if (name == QLatin1String("clairvoyant"))
        return Level{name, clairvoyantChair};
    if (name.startsWith(kExec) && name.size() > kExec.size())
        return Level{name, [command = name.mid(kExec.size()).toStdString(), limit] {
                         return programChair(command, limit);
                     }};
    return std::nullopt;
}

QStringList levelNames() {
    QStringList names;
    for (std::string_view name : players::playerNames())
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    return names << QStringLiteral("clairvoyant") << kExec + QStringLiteral("COMMAND");
}

} // namespace cli
