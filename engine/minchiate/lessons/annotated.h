// An annotated hand: a whole recorded hand with comments on its actions, and other lines that show what would
// have come of another card. Points that a comment claims are computed by playing those lines.
#pragma once

#include "minchiate/lessons/kind.h"

namespace minchiate_lessons {

// Another line: the record up to `at`, then other actions, then the record again to its end; or only those
// actions, where another winner of a trick makes the rest another hand.
struct Alternative {
    int at = 0;                  // index of the action it replaces
    std::vector<Action> instead; // played in its place
    bool stop = false;           // the line ends with them
    QString words; // said at the end of the line; if it is the hand's, with {gain}, {cost}, {resti}
};
// What strong play expects: one action at least so many points better than another, for the pair that plays,
// knowing what its seat knows. Whether it does so, weighing.h finds out.
struct Claim {
    int at = 0; // index of the action that was decided
    Action better, than;
    int by = 0;
};
struct Comment {
    int at = 0;    // said when so many actions have been played
    QString words; // {by} is what its first claim says
    std::vector<Claim> claims;
    std::vector<Spot> look;
    std::vector<Alternative> alternatives;
};
struct AnnotatedHand {
    QString id, title, source, introduction;
    PerSeat<QString> names; // of the record; may be empty
    minchiate::Deal deal;
    std::vector<Action> actions;
    std::vector<Comment> comments; // by rising `at`
};

[[nodiscard]] Read<AnnotatedHand> readAnnotated(const QByteArray& bytes, const QString& folder);
[[nodiscard]] Read<AnnotatedHand> loadAnnotated(const QString& path);

// The hand after so many actions.
[[nodiscard]] Table tableAfter(const AnnotatedHand& hand, int actions);

// An alternative played: after `instead` everybody plays as recorded; a seat whose recorded card
// is gone, because it was played in another's place, plays that other card. Nothing where the rules do not
// allow that: then the alternative must give all actions itself.
struct Continued {
    std::vector<Action> actions; // all of them, from the cut
    int from = 0;                // index of the first that differs
    Table end;
};
[[nodiscard]] std::optional<Continued> continued(const AnnotatedHand& hand, const Alternative& alternative);

// Net and resti of a finished hand as one number of points, signed for NS: what two lines are compared by.
[[nodiscard]] int worth(const Table& finished);

// What the words of an alternative speak of: {gain} and {cost} are those of the pair that plays otherwise.
[[nodiscard]] std::optional<Fact> factOf(const Placeholder& placeholder, const AnnotatedHand& hand,
                                         const Comment& comment, const Alternative* alternative);

using lessons::faultsOf; // of a lesson
// Every line played, every word looked at; empty for a hand that holds.
[[nodiscard]] std::vector<LessonError> faultsOf(const AnnotatedHand& hand);

} // namespace minchiate_lessons
