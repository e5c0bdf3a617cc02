#include "cli/cuatrola/commands.h"

#include "cli/commands_of.h"
#include "cli/cuatrola/replay.h"
#include "cli/cuatrola/seat_messages.h"

#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/records/action_text.h"
#include "records/seat_text.h"
#include "text/cuatrola/cuatrola_words.h"

namespace cli {

using namespace cuatrola;

namespace {

struct Cuatrola {
    using Game = cuatrola::Game;
    using Record = HandRecord;
    static constexpr auto kName = "cuatrola", kFormat = kHandFormat;
    static constexpr Sides kSides = Sides::Pairs;
    static constexpr int kFewest = 4, kMost = 4;

    static QStringList figureNames() { return {QStringLiteral("points")}; }
    static QStringList levels() { return namesOf(levelNames()); }
    static Sit<Game> sit(const QString& level) { return seated(*levelNamed(level.toStdString())); }
    static Record numbered(quint64 number, const RuleSet& rules, int) {
        Record record;
        record.deal.rules = rules;
        record.deal.deck = numberedDeck(number);
        record.heading.number = number;
        return record;
    }
    static void open(tricks::Session<Game>&, quint64) {}
    static std::vector<std::vector<int>> figures(const Hand& hand) {
        const Score score = hand.position().score();
        return {ofPairs(sign(score.side) * score.points)};
    }
    static std::variant<RuleSet, QString> rules(const QJsonObject& switches) {
        return rulesBySwitches<RuleSet>(switches);
    }
    static auto read(const QJsonObject& object) { return handRecordOf(object); }
    static Report refused(const RecordFault& found) {
        return refusedRecord(found.fault, text::cuatrola::explain(found, text::seatNames()));
    }
    static QString explain(const Refusal& refusal, const Deal&) {
        return text::cuatrola::explain(refusal, text::seatNames());
    }
    static QString seatText(Seat seat, const Deal&) { return records::codeOf(seat); }
    static QString actionText(const Action& action, const Deal&) { return cuatrola::actionText(action); }
    static auto actionOf(const QString& text, const Deal&) { return cuatrola::actionOf(text); }
    static QJsonObject viewMessage(const View& view) { return cli::viewMessage(view); }
    static QJsonObject endMessage(const View& view) { return cli::endMessage(view); }
    static QJsonObject replayReport(const LoadedHand& loaded, LegalCards legal) {
        return cli::replayReport(loaded, legal);
    }
    static QJsonObject bench();
};

QJsonObject Cuatrola::bench() {
    tricks::Random random(1);
    Deck deck = numberedDeck(1);
    PerSeat<CardSet> hands;
    long long sum = 0;
    const double dealt = perSecond([&] {
        tricks::shuffle(std::span<Card>(deck), random);
        for (Seat seat : kSeats)
            hands[seat] = {};
        for (int i = 0; i < kDeckSize; ++i)
            hands[turned(Seat::E, i)].insert(deck[static_cast<std::size_t>(i)]);
        Position position(hands, Seat::S, suitOf(deck.back()), {});
        playOut(position, random);
        sum += position.score().points;
    });
    const double recorded = recordedPerSecond<Cuatrola>(randomPlayer(), sum);
    return {{QStringLiteral("game"), QStringLiteral("cuatrola")},
            {QStringLiteral("random_hands_per_second"), dealt},
            {QStringLiteral("recorded_hands_per_second"), recorded},
            {QStringLiteral("checksum"), sum}};
}

} // namespace

GameCommands cuatrolaCommands() {
    return commandsOf<Cuatrola>();
}

} // namespace cli
