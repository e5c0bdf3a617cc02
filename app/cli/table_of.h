// The table of one game. C is the game as the command line knows it:
//
//   C::Game, C::Record              a tricks::Game; its hand record, {deal, actions, …}, written by toJson
//   C::kName                        for --game
//   C::numbered(number, rules, seats) the record of a numbered deal, without actions
//   C::sit(level)                   chairs for the built-in level of that name
//   C::open(session, number)        Opening::OfTheDeal
//   C::figures(hand)                of a hand that is over: Played::figures
//   C::rules(switches)              the rules, or what is wrong with the switches in one sentence
//   C::seatText(seat, deal), C::actionText(action, deal), C::actionOf(text, deal)
//   C::explain(refusal, deal)       one sentence
//   C::viewMessage(view), C::endMessage(view) what an outside program is told
#pragma once

#include "cli/program_chair.h"
#include "cli/table.h"

#include <chrono>
#include <map>

namespace cli {

inline constexpr QLatin1String kExec("exec:");

template<class C>
class TableOf : public Table {
    using Game = typename C::Game;
    using Seat = typename Game::Seat;
    using Rules = decltype(Game::Deal::rules);

public:
    explicit TableOf(const Seating& seating)
        : seating_(seating), rules_(std::get<Rules>(C::rules(seating.rules))),
          times_(static_cast<std::size_t>(seating.levels.size())) {}

    Played play(quint64 number, const std::vector<int>& who) override {
        record_ = C::numbered(number, rules_, seating_.seats);
        tricks::Session<Game> session(record_.deal);
        if (seating_.opening == Opening::OfTheDeal)
            C::open(session, number);
        Played played{{}, playOut(session, who, number)};
        record_.actions = session.actions();
        if (!played.failure)
            played.figures = C::figures(session.hand());
        return played;
    }
    QJsonObject record() const override { return toJson(record_); }
    const std::vector<DecisionTimes>& times() const override { return times_; }

private:
    // A chair for one place; partners share nothing.
    Chair<Game>& chair(int level, int place) {
        auto& chair = chairs_[{level, place}];
        if (chair)
            return *chair;
        const QString name = seating_.levels[level];
        if (name.startsWith(kExec))
            chair = std::make_unique<ProgramChair<C>>(name.mid(kExec.size()).toStdString(), seating_.limit);
        else
            chair = C::sit(name)();
        return *chair;
    }

    std::optional<Failure> playOut(tricks::Session<Game>& session, const std::vector<int>& who,
                                   quint64 seed) {
        using Clock = std::chrono::steady_clock;
        while (!session.over()) {
            const Seat seat = Game::chooser(*session.hand().choice());
            const auto place = static_cast<int>(seat);
            const int level = who[static_cast<std::size_t>(place)];
            Chair<Game>& asked = chair(level, place);
            tricks::Thought thought{tricks::randomFor(seed, seat, session.actions().size())};
            thought.effort = seating_.efforts[static_cast<std::size_t>(level)];
            const auto start = Clock::now();
            const auto answer = asked.decide(session.hand(), seat, thought);
            times_[static_cast<std::size_t>(level)].add(Clock::now() - start);
            if (const auto wrong = fault(session, answer)) {
                asked.failed();
                return Failure{place, C::seatText(seat, session.hand().deal()), *wrong};
            }
        }
        for (int place = 0; place < seating_.seats; ++place)
            chair(who[static_cast<std::size_t>(place)], place)
                .ended(session.hand(), static_cast<Seat>(place));
        return std::nullopt;
    }

    // Does what was answered, or tells what is wrong with it.
    std::optional<QString> fault(tricks::Session<Game>& session,
                                 const std::variant<typename Game::Action, QString>& answer) {
        if (const auto* none = std::get_if<QString>(&answer))
            return *none;
        const auto& action = std::get<0>(answer);
        const auto outcome = session.apply(action);
        const auto* refusal = std::get_if<typename Game::Refusal>(&outcome);
        if (!refusal)
            return std::nullopt;
        const auto& deal = session.hand().deal();
        return QStringLiteral("“%1” is not legal: %2")
            .arg(C::actionText(action, deal), C::explain(*refusal, deal));
    }

    Seating seating_;
    Rules rules_;
    typename C::Record record_;
    std::map<std::pair<int, int>, std::unique_ptr<Chair<Game>>> chairs_; // by level and place
    std::vector<DecisionTimes> times_;
};

} // namespace cli
