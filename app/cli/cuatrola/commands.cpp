#include "cli/cuatrola/commands.h"

#include "cli/cuatrola/replay.h"
#include "cli/per_second.h"

#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/random_player.h"
#include "text/cuatrola/cuatrola_words.h"
#include "text/words.h"

namespace cli {

using namespace cuatrola;

namespace {

Report replay(const QJsonObject& object, LegalCards legal) {
    const auto loaded = handRecordOf(object);
    if (const auto* found = std::get_if<RecordFault>(&loaded)) {
        const QString sentence = text::cuatrola::explain(*found, text::seatNames());
        return {refusal(found->fault.action, found->fault.path, found->fault.rule, sentence), sentence};
    }
    return {replayReport(std::get<LoadedHand>(loaded), legal), {}};
}

QJsonObject deal(quint64 number, const QJsonObject& switches) {
    HandRecord record;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        (void)setSwitch(record.deal.rules, it.key(), it.value());
    record.deal.deck = numberedDeck(number);
    record.heading.number = number;
    return toJson(record);
}

QString rulesFault(const QJsonObject& switches) {
    RuleSet rules;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        if (const auto wrong = setSwitch(rules, it.key(), it.value()))
            return text::explain(
                records::Fault{*wrong, -1, QStringLiteral("$.rules.") + it.key(), {}, {}, {}});
    return {};
}

QJsonObject bench() {
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
    const tricks::Player<Game> player = randomPlayer();
    const std::array players{player, player, player, player};
    quint64 seed = 0;
    const double recorded = perSecond([&] {
        tricks::Session<Game> session(Deal{{}, Seat::S, numberedDeck(++seed)});
        while (!session.over())
            (void)tricks::step<Game>(session, players, seed);
        sum += session.hand().position().score().points;
    });
    return {{QStringLiteral("game"), QStringLiteral("cuatrola")},
            {QStringLiteral("random_hands_per_second"), dealt},
            {QStringLiteral("recorded_hands_per_second"), recorded},
            {QStringLiteral("checksum"), sum}};
}

} // namespace

GameCommands cuatrolaCommands() {
    return {QStringLiteral("cuatrola"), QLatin1String(kHandFormat), replay, deal, rulesFault, bench};
}

} // namespace cli
