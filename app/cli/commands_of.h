// The commands of one game, made of what its folder knows of it. C as in table_of.h, and
//
//   C::kFormat, C::kSides, C::kFewest, C::kMost, C::figureNames()
//   C::levels()               names of the built-in levels
//   C::read(object)           the loaded hand record, or its fault
//   C::refused(fault)         the report on that
//   C::replayReport(loaded, legal)
//   C::bench()
#pragma once

#include "cli/game_commands.h"
#include "cli/per_second.h"
#include "cli/table_of.h"

#include "records/fault.h"
#include "records/seat_text.h"
#include "text/words.h"
#include "tricks/referee.h"

namespace cli {

template<class C>
[[nodiscard]] GameCommands commandsOf() {
    using Rules = decltype(C::Game::Deal::rules);
    return {QLatin1String(C::kName),
            QLatin1String(C::kFormat),
            C::kSides,
            C::kFewest,
            C::kMost,
            C::levels(),
            C::figureNames(),
            [](const QJsonObject& object, LegalCards legal) -> Report {
                const auto loaded = C::read(object);
                if (const auto* fault = std::get_if<1>(&loaded))
                    return C::refused(*fault);
                return {C::replayReport(std::get<0>(loaded), legal), {}};
            },
            [](quint64 number, int seats) { return toJson(C::numbered(number, Rules{}, seats)); },
            [](const QJsonObject& switches) {
                const auto rules = C::rules(switches);
                const auto* fault = std::get_if<QString>(&rules);
                return fault ? *fault : QString();
            },
            [](const Seating& seating) -> std::unique_ptr<Table> {
                return std::make_unique<TableOf<C>>(seating);
            },
            C::bench};
}

// Names of levels as the options write them.
[[nodiscard]] inline QStringList namesOf(std::span<const std::string_view> levels) {
    QStringList names;
    for (std::string_view name : levels)
        names << QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    return names;
}

// A figure that one pair wins and the other loses, by place; `forNs` signed for South and North.
[[nodiscard]] inline std::vector<int> ofPairs(int forNs) {
    return {forNs, -forNs, forNs, -forNs};
}

// ---- What Minchiate's cousins have in common. ----

// The report on a record that is refused for `found`.
[[nodiscard]] inline Report refusedRecord(const records::Fault& found, const QString& sentence) {
    return {refusal(found.action, found.path, found.rule, sentence), sentence};
}

template<class Rules>
[[nodiscard]] std::variant<Rules, QString> rulesBySwitches(const QJsonObject& switches) {
    Rules rules;
    for (auto it = switches.begin(); it != switches.end(); ++it)
        if (const auto wrong = setSwitch(rules, it.key(), it.value()))
            return text::explain(
                records::Fault{*wrong, -1, QStringLiteral("$.rules.") + it.key(), {}, {}, {}});
    return rules;
}

// Base of what the command line knows of such a game; Named(name) is a built-in level of those that Names()
// tells.
template<class G, class HandRecord, auto Names, auto Named>
struct Cousin {
    using Game = G;
    using Record = HandRecord;
    using Rules = decltype(G::Deal::rules);

    static QStringList figureNames() { return {QStringLiteral("points")}; }
    static QStringList levels() { return namesOf(Names()); }
    static Sit<G> sit(const QString& level) { return seated(*Named(level.toStdString())); }
    // There is no choice that nobody can make by knowledge.
    static void open(tricks::Session<G>&, quint64) {}
    static std::variant<Rules, QString> rules(const QJsonObject& switches) {
        return rulesBySwitches<Rules>(switches);
    }
};

// The same of four who play in pairs.
template<class G, class HandRecord, auto Names, auto Named, auto NumberedDeck>
struct CousinInPairs : Cousin<G, HandRecord, Names, Named> {
    static constexpr Sides kSides = Sides::Pairs;
    static constexpr int kFewest = 4, kMost = 4;

    static HandRecord numbered(quint64 number, const decltype(G::Deal::rules)& rules, int) {
        HandRecord record;
        record.deal.rules = rules;
        record.deal.deck = NumberedDeck(number);
        record.heading.number = number;
        return record;
    }
    static QString seatText(tricks::Seat seat, const typename G::Deal&) { return records::codeOf(seat); }
};

// Whole hands of four among such players, one after the other; adds to `sum` what they were worth to South.
template<class C>
[[nodiscard]] double recordedPerSecond(const tricks::Player<typename C::Game>& player, long long& sum) {
    using Game = typename C::Game;
    const std::vector<tricks::Player<Game>> players(4, player);
    quint64 seed = 0;
    return perSecond([&] {
        ++seed;
        tricks::Referee<Game> referee(C::numbered(seed, {}, 4).deal, players, seed);
        (void)playOut(referee);
        sum += C::figures(referee.hand())[0][0];
    });
}

// How many hands a second: `randomHand(random)` deals and plays one by chance without a record and gives what
// it was worth; and recorded ones, among such players.
template<class C, class RandomHand>
[[nodiscard]] QJsonObject benchOf(RandomHand randomHand, const tricks::Player<typename C::Game>& player) {
    tricks::Random random(1);
    long long sum = 0;
    const double played = perSecond([&] { sum += randomHand(random); });
    const double recorded = recordedPerSecond<C>(player, sum);
    return {{QStringLiteral("game"), QLatin1String(C::kName)},
            {QStringLiteral("random_hands_per_second"), played},
            {QStringLiteral("recorded_hands_per_second"), recorded},
            {QStringLiteral("checksum"), sum}};
}

} // namespace cli
