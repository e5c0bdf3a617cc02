#include "cli/minchiate/commands.h"

#include "cli/commands_of.h"
#include "cli/minchiate/bench.h"
#include "cli/minchiate/clairvoyant.h"
#include "cli/minchiate/oracle.h"
#include "cli/minchiate/replay_report.h"
#include "cli/minchiate/seat_messages.h"

#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/records/action_text.h"

namespace cli {

using namespace minchiate;

namespace {

struct Minchiate {
    using Game = minchiate::Game;
    using Record = records::HandRecord;
    static constexpr auto kName = "minchiate", kFormat = "minchiate-hand";
    static constexpr Sides kSides = Sides::Pairs;
    static constexpr int kFewest = 4, kMost = 4;

    static QStringList figureNames() { return {QStringLiteral("points"), QStringLiteral("resti")}; }
    static QStringList levels() {
        return namesOf(players::playerNames()) +
               QStringList{QStringLiteral("grandmaster"), QStringLiteral("master-2026-11"),
                           QStringLiteral("clairvoyant"), QStringLiteral("oracle")};
    }
    static Sit<Game> sit(const QString& level) {
        if (const auto player = players::playerNamed(level.toStdString()))
            return seated(*player);
        return level == QLatin1String("oracle") ? oracleChair : clairvoyantChair;
    }
    static Record numbered(quint64 number, const RuleSet& rules, int) {
        Record record;
        record.deal = {rules, Seat::S, numberedDeck(number)};
        record.number = number;
        return record;
    }
    // Nobody knows anything to cut by.
    static void open(tricks::Session<Game>& session, quint64 number) {
        (void)session.apply({session.hand().cutter(), Cut{numberedCut(number)}});
    }
    // Points are marks and the difference of the counts, also in a cappotto, of which only the resti tell.
    static std::vector<std::vector<int>> figures(const Hand& hand) {
        const Result& result = *hand.result();
        int points = result.count[Side::NS].total() - result.count[Side::EW].total();
        for (const Mark& mark : hand.tally().marks())
            points += sign(mark.side) * mark.points;
        return {ofPairs(points), ofPairs(result.resti)};
    }
    static std::variant<RuleSet, QString> rules(const QJsonObject& switches) {
        const auto rules = records::rulesOf(switches);
        if (const auto* error = std::get_if<records::RecordError>(&rules))
            return text::explain(*error, text::seatNames());
        return std::get<RuleSet>(rules);
    }
    static auto read(const QJsonObject& object) { return records::handRecordOf(object); }
    static Report refused(const records::RecordError& error) {
        return {refusalReport(error), text::explain(error, text::seatNames())};
    }
    static QString explain(const Refusal& refusal, const Deal&) {
        return text::explain(refusal, text::seatNames());
    }
    static QString seatText(Seat seat, const Deal&) { return records::seatText(seat); }
    static QString actionText(const Action& action, const Deal&) { return records::actionText(action); }
    static auto actionOf(const QString& text, const Deal&) { return records::actionOf(text); }
    static QJsonObject viewMessage(const SeatView& view) { return cli::viewMessage(view); }
    static QJsonObject endMessage(const SeatView& view) { return cli::endMessage(view); }
    static QJsonObject replayReport(const records::LoadedHand& loaded, LegalCards legal) {
        return cli::replayReport(loaded, legal);
    }
    static QJsonObject bench() { return benchReport(); }
};

} // namespace

GameCommands minchiateCommands() {
    return commandsOf<Minchiate>();
}

} // namespace cli
