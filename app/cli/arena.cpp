#include "cli/arena.h"

#include "cli/table.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/records/action_text.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <atomic>
#include <mutex>
#include <thread>

namespace cli {

using namespace minchiate;

namespace {

// Points of a finished hand, signed for NS.
int pointsOf(const Hand& hand) {
    int points = hand.result()->count[Side::NS].total() - hand.result()->count[Side::EW].total();
    for (const Mark& mark : hand.tally().marks())
        points += sign(mark.side) * mark.points;
    return points;
}

// What the threads share.
struct Shared {
    std::atomic<quint64> next{0};
    std::atomic<bool> over{false};
    std::mutex mutex; // for what follows
    std::vector<std::optional<PairScore>> pairs;
    Outcome outcome;
};

// Chairs of both levels for one thread: two each, partners who share nothing.
struct Sitting {
    std::array<std::unique_ptr<Chair>, 2> a, b;
    DecisionTimes timesA, timesB;

    explicit Sitting(const Contest& contest)
        : a{contest.a.sit(), contest.a.sit()}, b{contest.b.sit(), contest.b.sit()} {}

    [[nodiscard]] Table table(Side sideOfA, const Contest& contest) {
        Table table;
        for (Seat seat : kSeats) {
            const bool isA = sideOf(seat) == sideOfA;
            const auto place = static_cast<std::size_t>(index(seat) / 2);
            table.chairs[seat] = (isA ? a : b)[place].get();
            table.times[seat] = isA ? &timesA : &timesB;
            table.effort[seat] = isA ? contest.effortA : contest.effortB;
        }
        return table;
    }
};

std::variant<PairScore, Broken> playPair(const Contest& contest, quint64 number, Sitting& sitting) {
    PairScore score;
    for (const Side sideOfA : kSides) {
        players::Referee referee = refereeOf({contest.rules, Seat::S, numberedDeck(number)});
        // The cut belongs to the deal: nobody knows anything to cut by, and so both plays are of the same.
        (void)referee.apply({referee.hand().cutter(), Cut{numberedCut(number)}});
        if (const auto failure = playHand(referee, sitting.table(sideOfA, contest), number))
            return Broken{number, sideOf(failure->seat) == sideOfA, *failure};
        const auto play = static_cast<std::size_t>(index(sideOfA));
        score.points[play] = sign(sideOfA) * pointsOf(referee.hand());
        score.resti[play] = sign(sideOfA) * referee.hand().result()->resti;
    }
    return score;
}

void playPairs(const Contest& contest, Shared& shared) {
    Sitting sitting(contest);
    while (!shared.over) {
        const quint64 i = shared.next++;
        if (i >= contest.deals)
            break;
        const auto played = playPair(contest, contest.seed + i, sitting);
        const std::scoped_lock lock(shared.mutex);
        if (const auto* score = std::get_if<PairScore>(&played)) {
            shared.pairs[i] = *score;
            if (contest.heard)
                contest.heard(contest.seed + i, *score);
        } else {
            shared.over = true;
            if (!shared.outcome.broken)
                shared.outcome.broken = std::get<Broken>(played);
        }
    }
    const std::scoped_lock lock(shared.mutex);
    shared.outcome.a.add(sitting.timesA);
    shared.outcome.b.add(sitting.timesB);
}

} // namespace

Outcome contest(const Contest& contest) {
    Shared shared;
    shared.pairs.resize(contest.deals);
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < contest.threads; ++i)
            threads.emplace_back([&] { playPairs(contest, shared); });
        playPairs(contest, shared);
    }
    for (const auto& pair : shared.pairs)
        if (pair)
            shared.outcome.pairs.push_back(*pair);
    return std::move(shared.outcome);
}

QByteArray pairLine(quint64 number, const PairScore& score) {
    const QJsonObject line{{QStringLiteral("deal"), static_cast<qint64>(number)},
                           {QStringLiteral("points"), QJsonArray{score.points[0], score.points[1]}},
                           {QStringLiteral("resti"), QJsonArray{score.resti[0], score.resti[1]}}};
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject arenaReport(const Contest& contest, const Outcome& outcome) {
    const auto pairs = static_cast<double>(outcome.pairs.size());
    double points = 0, squares = 0, resti = 0;
    for (const PairScore& pair : outcome.pairs) {
        points += (pair.points[0] + pair.points[1]) / 2.0;
        resti += (pair.resti[0] + pair.resti[1]) / 2.0;
    }
    const double mean = points / pairs;
    for (const PairScore& pair : outcome.pairs) {
        const double off = (pair.points[0] + pair.points[1]) / 2.0 - mean;
        squares += off * off;
    }
    const auto whenPlayed = [&](double value) { return pairs > 0 ? QJsonValue(value) : QJsonValue(); };
    const auto level = [](const Level& named, double effort, const DecisionTimes& times) {
        const auto whenAsked = [&](double value) {
            return times.count() > 0 ? QJsonValue(value) : QJsonValue();
        };
        return QJsonObject{{QStringLiteral("level"), named.name},
                           {QStringLiteral("effort"), effort},
                           {QStringLiteral("decisions"), static_cast<qint64>(times.count())},
                           {QStringLiteral("decisions_per_second"), whenAsked(times.perSecond())},
                           {QStringLiteral("mean_ms"), whenAsked(times.meanMilliseconds())},
                           {QStringLiteral("median_ms"), whenAsked(times.milliseconds(0.5))},
                           {QStringLiteral("p99_ms"), whenAsked(times.milliseconds(0.99))}};
    };
    QJsonObject report{{QStringLiteral("deals"), static_cast<qint64>(outcome.pairs.size())},
                       {QStringLiteral("seed"), static_cast<qint64>(contest.seed)},
                       {QStringLiteral("mean_points"), whenPlayed(mean)},
                       {QStringLiteral("mean_resti"), whenPlayed(resti / pairs)},
                       {QStringLiteral("standard_error"),
                        pairs > 1 ? QJsonValue(std::sqrt(squares / (pairs - 1) / pairs)) : QJsonValue()},
                       {QStringLiteral("a"), level(contest.a, contest.effortA, outcome.a)},
                       {QStringLiteral("b"), level(contest.b, contest.effortB, outcome.b)}};
    if (const auto& broken = outcome.broken)
        report[QStringLiteral("broken")] =
            QJsonObject{{QStringLiteral("by"), QLatin1String(broken->a ? "a" : "b")},
                        {QStringLiteral("deal"), static_cast<qint64>(broken->deal)},
                        {QStringLiteral("seat"), records::seatText(broken->failure.seat)},
                        {QStringLiteral("message"), broken->failure.sentence}};
    return report;
}

} // namespace cli
