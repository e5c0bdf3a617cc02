#include "cli/review_command.h"

#include "cli/terminal.h"
#include "minchiate/lessons/weighing.h"
#include "minchiate/records/action_text.h"
#include "text/lesson_words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <array>
#include <cmath>
#include <cstdio>
#include <future>

namespace cli {

using namespace minchiate;

namespace {

double rounded(double points) {
    return std::round(points * 10) / 10;
}

QJsonValue points(const std::optional<double>& points) {
    return points ? QJsonValue(rounded(*points)) : QJsonValue();
}

QString nameOf(advice::StakeKind kind) {
    static const std::array names{"counter", "versicola", "last_trick", "cards", "declared"};
    return QString::fromLatin1(names[static_cast<std::size_t>(kind)]);
}

QJsonObject report(const advice::Weighed& weighed) {
    QJsonArray options, asGood, lost;
    for (const advice::Option& one : weighed.options)
        options.append(
            QJsonObject{{QStringLiteral("action"), records::actionText(one.action)},
                        {QStringLiteral("points"), rounded(one.points)},
                        {QStringLiteral("error"), rounded(one.error)},
                        {QStringLiteral("reason"), QString::fromUtf8(players::nameOf(one.reason.kind))}});
    for (const Action& action : weighed.asGood)
        asGood.append(records::actionText(action));
    for (const advice::Stake& stake : weighed.lost)
        lost.append(QJsonObject{{QStringLiteral("kind"), nameOf(stake.kind)},
                                {QStringLiteral("cards"), QString::fromStdString(codes(stake.cards))},
                                {QStringLiteral("points"), rounded(stake.points)}});
    return {{QStringLiteral("number"), weighed.at},
            {QStringLiteral("trick"), weighed.trick},
            {QStringLiteral("seat"), records::seatText(weighed.chooser)},
            {QStringLiteral("action"), records::actionText(weighed.done)},
            {QStringLiteral("cost"), rounded(weighed.cost)},
            {QStringLiteral("raw_cost"), rounded(weighed.rawCost)},
            {QStringLiteral("error"), rounded(weighed.costError)},
            {QStringLiteral("as_good"), asGood},
            {QStringLiteral("lost"), lost},
            {QStringLiteral("open_best"), points(weighed.openBest)},
            {QStringLiteral("open_done"), points(weighed.openDone)},
            {QStringLiteral("options"), options}};
}

// Weighs all decisions, on so many threads; printed in order as they come.
std::vector<advice::Weighed> weighAll(const Deal& deal, const std::vector<Action>& actions,
                                      const Reviewing& reviewing) {
    const std::vector<int> decisions = advice::decisionsOf(deal, actions);
    std::vector<std::future<std::optional<advice::Weighed>>> ahead;
    std::size_t next = 0;
    std::vector<advice::Weighed> all;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        for (; next < decisions.size() && next < i + static_cast<std::size_t>(reviewing.threads); ++next)
            ahead.push_back(std::async(std::launch::async, [&, at = decisions[next]] {
                return advice::weigh(deal, actions, at, advice::effortOf(reviewing.effort), reviewing.seed);
            }));
        if (auto weighed = ahead[i].get()) {
            print(report(*weighed));
            all.push_back(std::move(*weighed));
        }
    }
    return all;
}

QJsonObject report(const advice::Part& part) {
    return {{QStringLiteral("points"), part.points}, {QStringLiteral("error"), rounded(part.error)}};
}

// What the decisions come to, and of a hand that is over the parts of its result, as each seat reads it.
QJsonObject summary(const Hand& hand, const std::vector<Action>& actions,
                    const std::vector<advice::Weighed>& all, std::uint64_t seed) {
    PerSeat<double> costs{}, raw{};
    for (const advice::Weighed& weighed : all) {
        costs[weighed.chooser] += weighed.cost;
        raw[weighed.chooser] += weighed.rawCost;
    }
    QJsonObject cost, rawCost, parts;
    for (Seat seat : kSeats) {
        cost[records::seatText(seat)] = rounded(costs[seat]);
        rawCost[records::seatText(seat)] = rounded(raw[seat]);
    }
    QJsonObject whole{{QStringLiteral("decisions"), static_cast<int>(all.size())},
                      {QStringLiteral("cost"), cost},
                      {QStringLiteral("raw_cost"), rawCost}};
    if (!hand.result())
        return whole;
    const auto worth = advice::worthOfDeal(hand.deal(), actions.front(), seed);
    for (Seat seat : kSeats) {
        const auto its =
            advice::skillAndLuck(advice::netOf(hand), seat, worth.value_or(advice::Worth{}), all);
        parts[records::seatText(seat)] = QJsonObject{{QStringLiteral("deal"), report(its.deal)},
                                                     {QStringLiteral("own"), report(its.own)},
                                                     {QStringLiteral("partner"), report(its.partner)},
                                                     {QStringLiteral("opponents"), report(its.opponents)},
                                                     {QStringLiteral("luck"), report(its.luck)},
                                                     {QStringLiteral("result"), its.result}};
    }
    whole[QStringLiteral("parts")] = parts;
    return whole;
}

} // namespace

int review(const QString& file, const Reviewing& reviewing) {
    minchiate_lessons::AnnotatedHand hand;
    const auto loaded = records::loadHandRecord(file);
    const auto* error = std::get_if<records::RecordError>(&loaded);
    if (!error) {
        const records::HandRecord& record = std::get<records::LoadedHand>(loaded).record;
        hand.deal = record.deal;
        hand.actions = record.actions;
    } else {
        const bool annotated = error->fault == records::RecordFault::Format &&
                               error->text == QStringLiteral("versicola-annotated");
        if (!annotated)
            return complainOf(file, text::explain(*error, text::seatNames()));
        const auto read = lessons::loadAnnotated<minchiate_lessons::Kind>(file);
        if (const auto* fault = std::get_if<minchiate_lessons::LessonError>(&read))
            return complainOf(file, text::explain(*fault, text::seatNames()));
        hand = std::get<minchiate_lessons::AnnotatedHand>(read);
    }
    const auto all = weighAll(hand.deal, hand.actions, reviewing);
    print(summary(fold(hand.deal, hand.actions).hand, hand.actions, all, reviewing.seed));
    minchiate_lessons::Weighing weighing;
    weighing.seed = reviewing.seed;
    weighing.threads = reviewing.threads;
    weighing.effort = reviewing.effort;
    const auto faults = minchiate_lessons::overclaims(hand, weighing);
    for (const auto& fault : faults)
        complainOf(file, text::explain(fault, text::seatNames()));
    return faults.empty() ? Done : Refused;
}

} // namespace cli
