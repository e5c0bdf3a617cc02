#include "cli/bolognese/commands.h"

#include "cli/bolognese/replay.h"
#include "cli/per_second.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/players/random_player.h"
#include "text/bolognese/bolognese_words.h"
#include "text/words.h"

namespace cli {

using namespace bolognese;

namespace {

Report replay(const QJsonObject& object, LegalCards legal) {
    const auto loaded = handRecordOf(object);
    if (const auto* found = std::get_if<RecordFault>(&loaded)) {
        const QString sentence = text::bolognese::explain(*found, text::seatNames());
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

// A hand played by chance from its deal: two cards laid away, sixty played, both piles counted.
int randomHand(Deck& deck, tricks::Random& random) {
    tricks::shuffle(std::span<Card>(deck), random);
    PerSeat<CardSet> hands;
    for (int i = 0; i < 60; ++i)
        hands[turned(Seat::E, i / 5)].insert(deck[static_cast<std::size_t>(i)]);
    hands[Seat::S] |= CardSet{deck[60], deck[61]};
    CardSet discard;
    for (int i = 0; i < 2; ++i)
        discard.insert((hands[Seat::S] - setOf(kFives) - discard).pick([&](int size) {
            return static_cast<int>(random.below(static_cast<std::uint32_t>(size)));
        }));
    hands[Seat::S] -= discard;
    Position position(hands, discard, Seat::S);
    playOut(position, random);
    return position.points(RuleSet{})[Side::NS];
}

QJsonObject bench() {
    tricks::Random random(1);
    Deck deck = numberedDeck(1);
    long long sum = 0;
    const double played = perSecond([&] { sum += randomHand(deck, random); });
    const tricks::Player<Game> player = randomPlayer();
    const std::array players{player, player, player, player};
    quint64 seed = 0;
    const double recorded = perSecond([&] {
        ++seed;
        tricks::Session<Game> session(Deal{{}, Seat::S, numberedDeck(seed), {}});
        while (!session.over())
            (void)tricks::step<Game>(session, players, seed);
        sum += session.hand().result()->points[Side::NS];
    });
    return {{QStringLiteral("game"), QStringLiteral("bolognese")},
            {QStringLiteral("random_hands_per_second"), played},
            {QStringLiteral("recorded_hands_per_second"), recorded},
            {QStringLiteral("checksum"), sum}};
}

} // namespace

GameCommands bologneseCommands() {
    return {QStringLiteral("bolognese"), QLatin1String(kHandFormat), replay, deal, rulesFault, bench};
}

} // namespace cli
