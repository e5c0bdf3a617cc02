#include "minchiate/practice/review_store.h"

#include "minchiate/practice/digest.h"
#include "minchiate/records/action_text.h"
#include "minchiate/records/reader.h"
#include "records/atomic_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

namespace practice {

using namespace minchiate;
using records::errorAt;
using records::HandRecord;
using records::RecordError;
using records::RecordFault;

namespace {

constexpr QLatin1String kFormat("minchiate-review");

// The number of a decision in the hand; each is later than the one before.
bool isLater(const QJsonValue& value, int than, std::size_t actions) {
    return records::isWhole(value) && value.toDouble() > than && value.toDouble() < double(actions);
}

std::variant<Review, RecordError> decisionsOf(const QJsonArray& array, const HandRecord& record,
                                              Seat reader) {
    Review review;
    Hand hand(record.deal);
    int at = -1, made = 0;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString path = QStringLiteral("$.decisions[%1]").arg(i);
        const QJsonValue number = array[i][QStringLiteral("at")];
        if (!isLater(number, at, record.actions.size()))
            return errorAt(RecordFault::Mistyped, path + QStringLiteral(".at"), number);
        at = number.toInt();
        for (; made < at; ++made)
            if (std::holds_alternative<Refusal>(hand.apply(record.actions[static_cast<std::size_t>(made)])))
                return errorAt(RecordFault::Mistyped, path + QStringLiteral(".at"), number);
        auto decision = decisionOf(array[i], path, hand, at, record.actions[static_cast<std::size_t>(at)]);
        if (const auto* error = std::get_if<RecordError>(&decision))
            return *error;
        auto& found = std::get<Decision>(decision);
        if (found.weighed.chooser != reader)
            return errorAt(RecordFault::Mistyped, path + QStringLiteral(".at"), number);
        review.emplace(at, std::move(found));
    }
    return review;
}

} // namespace

QJsonObject toJson(const Review& review, const HandRecord& hand, Seat reader) {
    QJsonArray decisions;
    for (const auto& [at, decision] : review) {
        QJsonObject one = toJson(decision);
        one[QStringLiteral("at")] = at;
        decisions.append(one);
    }
    return {{QStringLiteral("format"), kFormat},
            {QStringLiteral("version"), 1},
            {QStringLiteral("weighing"), kWayOfWeighing},
            {QStringLiteral("hand"), digestOf(hand.deal, hand.actions)},
            {QStringLiteral("reader"), records::seatText(reader)},
            {QStringLiteral("decisions"), decisions}};
}

std::variant<Review, RecordError> reviewOf(const QJsonObject& object, const HandRecord& hand, Seat reader) {
    records::Reader fields(object);
    fields.expectFormat(kFormat);
    const auto weighing = fields.needed(QStringLiteral("weighing"), records::isWhole);
    (void)fields.needed(QStringLiteral("hand"), [&](const QJsonValue& value) {
        return value.toString() == digestOf(hand.deal, hand.actions);
    });
    (void)fields.needed(QStringLiteral("reader"), [&](const QJsonValue& value) {
        return value.toString() == records::seatText(reader);
    });
    const auto decisions = fields.needed(QStringLiteral("decisions"), records::isArray);
    if (fields.failure())
        return *fields.failure();
    if (weighing.toDouble() != kWayOfWeighing)
        return Review{};
    return decisionsOf(decisions.toArray(), hand, reader);
}

QString ReviewStore::fileOf(const HandRecord& hand, Seat reader) const {
    return QStringLiteral("%1/%2-%3.json")
        .arg(folder_, digestOf(hand.deal, hand.actions), records::seatText(reader));
}

LoadedReview ReviewStore::load(const HandRecord& hand, Seat reader) const {
    const QString file = fileOf(hand, reader);
    if (!QFileInfo::exists(file))
        return {};
    const auto damaged = [&](const RecordError& why) { return LoadedReview{{}, laidAside(file, why)}; };
    const auto parsed = records::readObject(file);
    if (const auto* error = std::get_if<records::JsonError>(&parsed))
        return damaged(records::errorOf(*error));
    auto review = reviewOf(std::get<QJsonObject>(parsed), hand, reader);
    if (const auto* error = std::get_if<RecordError>(&review))
        return damaged(*error);
    return {std::move(std::get<Review>(review)), std::nullopt};
}

std::optional<QString> ReviewStore::save(const HandRecord& hand, Seat reader, const Review& review) const {
    QDir().mkpath(folder_);
    return records::writeAtomically(
        fileOf(hand, reader), QJsonDocument(toJson(review, hand, reader)).toJson(QJsonDocument::Compact));
}

} // namespace practice
