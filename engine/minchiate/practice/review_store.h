// What was found of the decisions of hands that were played, a file for each hand and reader in one folder.
#pragma once

#include "minchiate/practice/decision.h"
#include "minchiate/practice/set_aside.h"

#include <map>

namespace practice {

// The decisions of one seat in one hand, by the action's number: all of them, or as many as were weighed yet.
using Review = std::map<int, Decision>;

struct LoadedReview {
    Review review; // empty where nothing is kept, or what is kept was weighed in another way
    std::optional<Damaged> damaged;
};

class ReviewStore {
public:
    // The folder is made when the first review is saved.
    explicit ReviewStore(QString folder) : folder_(std::move(folder)) {}

    [[nodiscard]] LoadedReview load(const records::HandRecord& hand, minchiate::Seat reader) const;
    // In place of what was kept of it; the system's words when it fails, and then the old file stays.
    [[nodiscard]] std::optional<QString> save(const records::HandRecord& hand, minchiate::Seat reader,
                                              const Review& review) const;
    // Where it is kept: the name follows from deal, actions and reader alone.
    [[nodiscard]] QString fileOf(const records::HandRecord& hand, minchiate::Seat reader) const;

private:
    QString folder_;
};

// The same without a file. A review of another hand or reader is refused.
[[nodiscard]] QJsonObject toJson(const Review& review, const records::HandRecord& hand,
                                 minchiate::Seat reader);
[[nodiscard]] std::variant<Review, records::RecordError>
reviewOf(const QJsonObject& object, const records::HandRecord& hand, minchiate::Seat reader);

} // namespace practice
