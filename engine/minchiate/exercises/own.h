// Exercises that the person made of positions of their own: how one is made, and the file in which they are
// kept, which is written whole at every change.
#pragma once

#include "minchiate/practice/mistake.h"
#include "minchiate/practice/set_aside.h"

#include <stop_token>

namespace exercises {

struct OwnExercise {
    QString question; // in the person's words; empty: as others are asked
    // Asked like a mistake: "what was done" is the dearest of what is not as good as the best.
    practice::Mistake position;
};

// Why a position cannot be one.
enum class NoExercise : std::uint8_t {
    NoChoice,  // the hand is over, or one thing alone can be done
    AllAsGood, // nothing that can be done is worse than the best
    Stopped,
};
// What is asked once all of the hand's actions are made, weighed so. The same values make the same.
[[nodiscard]] std::variant<practice::Mistake, NoExercise>
exerciseFrom(const records::HandRecord& hand, QDate today, const advice::Effort& effort, std::uint64_t seed,
             std::stop_token stop = {});

[[nodiscard]] QJsonObject toJson(const std::vector<OwnExercise>& exercises);
// The positions are made anew by the rules: what cannot be is a fault.
[[nodiscard]] std::variant<std::vector<OwnExercise>, records::RecordError>
ownExercisesOf(const QJsonObject& object);

class OwnBook {
public:
    // Reads what is kept in that folder. A file that cannot be read is laid aside, and there are none; one
    // that cannot even be laid aside is never written over.
    explicit OwnBook(const QString& folder);

    [[nodiscard]] const std::vector<OwnExercise>& all() const { return all_; }
    [[nodiscard]] bool has(const QString& id) const;
    [[nodiscard]] const std::optional<practice::Damaged>& damaged() const { return damaged_; }
    // One more, last; a position that is there already stays as it is. The system's words where it cannot be
    // written, and then it is not there.
    [[nodiscard]] std::optional<QString> add(const OwnExercise& exercise);

private:
    QString file_;
    std::vector<OwnExercise> all_;
    std::optional<practice::Damaged> damaged_;
};

} // namespace exercises
