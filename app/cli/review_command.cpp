#include "cli/review_command.h"

#include "cli/commands.h"
#include "minchiate/records/action_text.h"
#include "text/lesson_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdio>

namespace cli {

using namespace minchiate;

namespace {

int complain(const QString& file, const QString& sentence) {
    std::fprintf(stderr, "versicola-cli: %s: %s\n", file.toUtf8().constData(), sentence.toUtf8().constData());
    return Refused;
}

void print(const QJsonObject& object) {
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fflush(stdout); // strong play takes its time
}

double rounded(double points) {
    return std::round(points * 10) / 10;
}

QJsonObject report(const lessons::Decision& decision) {
    QJsonArray considered;
    for (const players::Considered& one : decision.considered)
        considered.append(
            QJsonObject{{QStringLiteral("action"), records::actionText(one.action)},
                        {QStringLiteral("points"), rounded(one.points)},
                        {QStringLiteral("error"), rounded(one.error)},
                        {QStringLiteral("convention"), rounded(one.convention)},
                        {QStringLiteral("reason"), QString::fromUtf8(players::nameOf(one.reason.kind))}});
    const auto behind = decision.behind();
    return {{QStringLiteral("number"), decision.at},
            {QStringLiteral("action"), records::actionText(decision.done)},
            {QStringLiteral("behind"), behind ? QJsonValue(rounded(*behind)) : QJsonValue()},
            {QStringLiteral("by_convention"), players::decidedByConvention(decision.considered)},
            {QStringLiteral("considered"), considered}};
}

} // namespace

int review(const QString& file, const lessons::Weighing& weighing) {
    lessons::AnnotatedHand hand;
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
            return complain(file, text::explain(*error, text::seatNames()));
        const auto read = lessons::loadAnnotated(file);
        if (const auto* fault = std::get_if<lessons::LessonError>(&read))
            return complain(file, text::explain(*fault, text::seatNames()));
        hand = std::get<lessons::AnnotatedHand>(read);
    }
    PerSeat<double> behind{};
    int decisions = 0;
    for (int at = 0; at < static_cast<int>(hand.actions.size()); ++at) {
        const lessons::Decision decision = lessons::decisionAt(hand.deal, hand.actions, at, weighing);
        if (decision.considered.empty())
            continue;
        ++decisions;
        behind[decision.done.seat] += decision.behind().value_or(0);
        print(report(decision));
    }
    QJsonObject whole{{QStringLiteral("decisions"), decisions}};
    QJsonObject bySeat;
    for (Seat seat : kSeats)
        bySeat[records::seatText(seat)] = rounded(behind[seat]);
    whole[QStringLiteral("behind")] = bySeat;
    print(whole);
    const auto faults = lessons::overclaims(hand, weighing);
    for (const auto& fault : faults)
        complain(file, text::explain(fault, text::seatNames()));
    return faults.empty() ? Done : Refused;
}

} // namespace cli
