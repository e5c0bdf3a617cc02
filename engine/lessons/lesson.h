// A lesson as data: steps that show, ask and answer. What is written in one, docs/lesson-format.md says.
#pragma once

#include "books/placeholders.h"
#include "lessons/table.h"

#include <QString>
#include <QStringList>

namespace lessons {

// ---- Words and what the engine says in them. ----

using books::Placeholder;
// A number in a lesson: computed, or a plain one where it is an exercise and no claim.
using Figure = std::variant<int, Placeholder>;

// ---- What to look at. ----

enum class SpotKind { Cards, Hand, Seat, Public, Pile, Trick, Spread, Fola, Pad, Count };
// How far the count of a finished hand is told where it is looked at (M7.1, M7.3).
enum class CountPart { Cards, Versicole, Net, Resti };
struct Spot {
    SpotKind kind{};
    CardSet cards;    // of Cards
    Seat seat{};      // of Hand, Seat and Public: the cards that lie open before a player
    Side side{};      // of Pile
    CountPart part{}; // of Count
    bool operator==(const Spot&) const = default;
};

// ---- What a step asks. ----

enum class AskKind {
    GoOn,    // nothing: press on
    Play,    // a card of the seat whose turn it is, or to fall
    Pick,    // some of the cards shown
    Discard, // as many as are owed
    Cut,     // 13 to 84
    Declare, // any of the versicole held, or none
    Choose,  // one of the answers' texts
    Number,  // one of the answers' numbers
    Pad,     // a number laid in fishes and tokens
};
struct Ask {
    AskKind kind = AskKind::GoOn;
    std::optional<Spot> from;     // of Pick: Spread, Hand, Pile or Trick
    QString which;                // of Pick: the right cards, see cardsThat(); empty where the answers say it
    std::optional<Figure> number; // of Number and Pad: the right one
};

// ---- The answers. ----

// Which choices an answer is for: all the conditions that it has. With none it is for every choice left.
struct When {
    CardSet cards;                             // Play: one of these
    bool fall = false;                         // Play: laid the hand open
    CardSet has;                               // Pick, Discard: all of these among the chosen
    CardSet lacks;                             // Pick, Discard: none of these among the chosen
    QString any;                               // Pick, Discard: one at least that cardsThat() means
    std::optional<CardSet> exactly;            // Pick, Discard: just these
    std::optional<Suit> makesVoid;             // Discard: the suit is gone from the hand
    std::optional<std::vector<CardSet>> shown; // Declare: just these, in any order; empty for none
    QString text;                              // Choose: what the button says
    std::optional<Figure> number;              // Number, Pad

    [[nodiscard]] bool always() const;
};
struct Answer {
    bool right = false;
    bool also = false; // as good, but the lesson goes on with the right one: taken back, and no fault
    // What the answer claims of the trick: whether a counter of the learner's pair came home in it.
    std::optional<bool> home;
    When when;
    QString say;              // the reason
    std::vector<Action> then; // played out after the learner's own action; of a wrong one all is taken back
};

// ---- Steps and lessons. ----

struct Step {
    QString words;
    std::vector<Spot> look;
    std::optional<Table> table; // nothing: the one before goes on
    std::vector<Action> first;  // played out before the step asks
    Ask ask;
    QStringList hints; // a nudge, then nearly the answer
    QString why;       // the rule or the reason of the decision, for who asks
    std::vector<Answer> answers;
    bool test = false; // a position without teaching, to see what has been learnt
};

struct Lesson {
    QString id;
    std::optional<int> number; // its rung on the ladder; a lesson from a file has none
    QString title, goal;
    QStringList introduces; // terms of the glossary
    Seat you{};             // the learner's seat
    bool whole = false;     // one hand from the cut to the payment, every decision with its why
    std::vector<Step> steps;
};

// ---- Faults of a file. ----

enum class LessonFault {
    Json,          // see `record.json`
    Record,        // a record in it is wrong, see `record`
    Missing,       // a field is not there
    Mistyped,      // a field has a value that it cannot have
    Unknown,       // a field of no meaning: most likely mistyped
    NotACard,      // a text that should name cards
    NotAnAction,   // a text that should be an action
    NotASpot,      // nothing of that name can be looked at
    NotAPosition,  // see `position`
    NoTable,       // the first step has none
    Illegal,       // an action that the rules refuse, see `refusal`
    NotAsked,      // the table does not wait for what the step asks
    TooManySteps,  // more than kMostSteps
    TooManyWords,  // more than kMostWords in one text
    LateCard,      // no card is played by step kFirstCardBy
    Hints,         // not two hints where something is asked, or some where nothing is
    NoRightAnswer, // a step that cannot be passed
    NoWrongAnswer, // a step that cannot be failed
    Unanswered,    // a choice that no answer is for
    Unreachable,   // an answer that no choice reaches
    SaidTwice,     // two answers of a step give the same reason
    SameNumber,    // two buttons of one number
    TypedNumber,   // a figure in a text that is no placeholder
    NoSuchFact,    // a placeholder of an unknown name, or of nothing the table can tell
    NotThere,      // a card to be looked at that does not lie there
    TermTooEarly,  // a term that no lesson has introduced
    TermUnused,    // a term introduced and never used
    TermUnknown,   // a term introduced that the glossary does not have
    RuleUnknown,   // a rule cited that the rule book does not have
    NoTest,        // the last question is no test
    Overclaimed,   // strong play does not see what a comment says it does
    Unexplained,   // points marked in the deal that the words do not account for
    NotSo,         // the words claim what the table denies
    OtherCard,     // the next table shows another card than the one chosen
    NoWhy,         // a decision of a whole hand without its why
    NotWhole,      // a whole hand that is no hand, is not played out, or decides for the learner
    NotTheSame,    // the file's name is not the lesson's id, or two have one number
};

} // namespace lessons
