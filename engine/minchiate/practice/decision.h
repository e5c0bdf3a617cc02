// A weighed decision as JSON: what was found, and with how much effort. What follows from the hand is not
// written down.
#pragma once

#include "minchiate/advice/weigh.h"
#include "minchiate/records/hand_record.h"

namespace practice {

struct Decision {
    advice::Weighed weighed;
    advice::Effort effort;
};

// Whether `one` is more than `other`.
[[nodiscard]] bool isDeeper(const advice::Effort& one, const advice::Effort& other);

// The number of the way in which decisions are weighed. It goes up whenever the same effort finds something
// else; what an earlier one found is weighed anew.
inline constexpr int kWayOfWeighing = 1;

// Points to a thousandth.
[[nodiscard]] QJsonObject toJson(const Decision& decision);
// The decision that was made by `done` where the hand stood so; `path` is its place in the file. Every option
// is allowed there, and what was done is one of them.
[[nodiscard]] std::variant<Decision, records::RecordError> decisionOf(const QJsonValue& value,
                                                                      const QString& path,
                                                                      const minchiate::Hand& before, int at,
                                                                      const minchiate::Action& done);

} // namespace practice
