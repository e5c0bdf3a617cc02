#include "cli/arena.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <atomic>
#include <cmath>
#include <mutex>
#include <numeric>
#include <thread>

namespace cli {

namespace {

constexpr int kA = 0, kB = 1; // levels of the seating

// How often a deal is played, and who sits where in one of these plays. A's first chair is that of its
// number.
int plays(const Contest& contest) {
    return contest.game->sides == Sides::Pairs ? 2 : contest.seating.seats;
}

std::vector<int> whoSits(const Contest& contest, int play) {
    std::vector<int> who;
    for (int place = 0; place < contest.seating.seats; ++place) {
        const bool isA = contest.game->sides == Sides::Pairs ? place % 2 == play : place == play;
        who.push_back(isA ? kA : kB);
    }
    return who;
}

// What the threads share.
struct Shared {
    std::atomic<quint64> next{0};
    std::atomic<bool> over{false};
    std::mutex mutex; // for what follows
    std::vector<std::optional<DealScore>> deals;
    Outcome outcome;
};

std::variant<DealScore, Broken> playDeal(const Contest& contest, quint64 number, Table& table) {
    DealScore score(static_cast<std::size_t>(contest.game->figures.size()));
    for (int play = 0; play < plays(contest); ++play) {
        const auto who = whoSits(contest, play);
        const Played played = table.play(number, who);
        if (const auto& failure = played.failure)
            return Broken{number, who[static_cast<std::size_t>(failure->place)] == kA, *failure};
        for (std::size_t figure = 0; figure < score.size(); ++figure)
            score[figure].push_back(played.figures[figure][static_cast<std::size_t>(play)]);
    }
    return score;
}

void playDeals(const Contest& contest, Shared& shared) {
    const auto table = contest.game->table(contest.seating);
    while (!shared.over) {
        const quint64 i = shared.next++;
        if (i >= contest.deals)
            break;
        const auto played = playDeal(contest, contest.seed + i, *table);
        const std::scoped_lock lock(shared.mutex);
        if (const auto* score = std::get_if<DealScore>(&played)) {
            shared.deals[i] = *score;
            if (contest.onDeal)
                contest.onDeal(contest.seed + i, *score);
        } else {
            shared.over = true;
            if (!shared.outcome.broken)
                shared.outcome.broken = std::get<Broken>(played);
        }
    }
    const std::scoped_lock lock(shared.mutex);
    for (std::size_t level = 0; level < shared.outcome.times.size(); ++level)
        shared.outcome.times[level].add(table->times()[level]);
}

// A's figure in one deal, over all its plays.
double mean(const std::vector<int>& byPlay) {
    return std::accumulate(byPlay.begin(), byPlay.end(), 0.0) / static_cast<double>(byPlay.size());
}

QJsonObject levelReport(const QString& name, double effort, const DecisionTimes& times) {
    const auto whenAsked = [&](double value) { return times.count() > 0 ? QJsonValue(value) : QJsonValue(); };
    return {{QStringLiteral("level"), name},
            {QStringLiteral("effort"), effort},
            {QStringLiteral("decisions"), static_cast<qint64>(times.count())},
            {QStringLiteral("decisions_per_second"), whenAsked(times.perSecond())},
            {QStringLiteral("mean_ms"), whenAsked(times.meanMilliseconds())},
            {QStringLiteral("median_ms"), whenAsked(times.milliseconds(0.5))},
            {QStringLiteral("p99_ms"), whenAsked(times.milliseconds(0.99))}};
}

// The means of all figures, and the standard error of the first's.
void addMeans(QJsonObject& report, const GameCommands& game, const std::vector<DealScore>& deals) {
    const auto count = static_cast<double>(deals.size());
    for (qsizetype figure = 0; figure < game.figures.size(); ++figure) {
        double sum = 0;
        for (const DealScore& deal : deals)
            sum += mean(deal[static_cast<std::size_t>(figure)]);
        report[QStringLiteral("mean_") + game.figures[figure]] =
            deals.empty() ? QJsonValue() : QJsonValue(sum / count);
    }
    const double average = report[QStringLiteral("mean_") + game.figures.first()].toDouble();
    double squares = 0;
    for (const DealScore& deal : deals)
        squares += std::pow(mean(deal.front()) - average, 2);
    report[QStringLiteral("standard_error")] =
        deals.size() > 1 ? QJsonValue(std::sqrt(squares / (count - 1) / count)) : QJsonValue();
}

} // namespace

Outcome contest(const Contest& contest) {
    Shared shared;
    shared.deals.resize(contest.deals);
    {
        std::vector<std::jthread> threads;
        for (int i = 1; i < contest.threads; ++i)
            threads.emplace_back([&] { playDeals(contest, shared); });
        playDeals(contest, shared);
    }
    for (const auto& deal : shared.deals)
        if (deal)
            shared.outcome.deals.push_back(*deal);
    return std::move(shared.outcome);
}

QByteArray dealLine(const GameCommands& game, quint64 number, const DealScore& score) {
    QJsonObject line{{QStringLiteral("deal"), static_cast<qint64>(number)}};
    for (qsizetype figure = 0; figure < game.figures.size(); ++figure) {
        QJsonArray plays;
        for (int amount : score[static_cast<std::size_t>(figure)])
            plays.append(amount);
        line[game.figures[figure]] = plays;
    }
    return QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject arenaReport(const Contest& contest, const Outcome& outcome) {
    const Seating& seating = contest.seating;
    const auto level = [&](int which) {
        const auto i = static_cast<std::size_t>(which);
        return levelReport(seating.levels[which], seating.efforts[i], outcome.times[i]);
    };
    QJsonObject report{{QStringLiteral("game"), contest.game->name},
                       {QStringLiteral("seats"), seating.seats},
                       {QStringLiteral("deals"), static_cast<qint64>(outcome.deals.size())},
                       {QStringLiteral("seed"), static_cast<qint64>(contest.seed)},
                       {QStringLiteral("a"), level(kA)},
                       {QStringLiteral("b"), level(kB)}};
    addMeans(report, *contest.game, outcome.deals);
    if (const auto& broken = outcome.broken)
        report[QStringLiteral("broken")] =
            QJsonObject{{QStringLiteral("by"), QLatin1String(broken->a ? "a" : "b")},
                        {QStringLiteral("deal"), static_cast<qint64>(broken->deal)},
                        {QStringLiteral("seat"), broken->failure.seat},
                        {QStringLiteral("message"), broken->failure.sentence}};
    return report;
}

} // namespace cli
