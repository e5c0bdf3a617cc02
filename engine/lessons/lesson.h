// A lesson as data, of any game: steps that show, ask and answer. What is written in one,
// docs/lesson-format.md says.
//
// A game's lessons K say what differs from game to game:
//
//   K::Game                    as tricks::Game knows it, with its Action, Choice, Refusal, Seat
//   K::Table                   what lies there: apply(action), choice(), held(seat), cards(), tricks(),
//                              over(), spread(), hand(); see tableFaults() and Spread
//   K::Spot                    what can be looked at: its `kind` and, of K::SpotKind::Cards, `cards`
//   K::AskKind                 GoOn, Play, Pick, Choose, Number and what else the game asks
//   K::Conditions, K::Claims   of an answer, besides those of every game; they compare
//   K::Choosing                a variant of GoOn, PlayCard, PickCards, ChooseAnswer and more
//   K::Fact                    a variant of what stands in for a placeholder, int among them
//   K::PositionFault           why parts make no position
//   K::RecordFault             why a record is refused
//
// and functions, each named where it is used: those of files in lesson_reader.h and ladder.h, of choices in
// answering.h and choices.h, of claims in check.h.
#pragma once

#include "books/placeholders.h"
#include "tricks/card_set.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>
#include <vector>

namespace lessons {

using tricks::Card;
using tricks::CardSet;

// ---- Words and what the engine says in them. ----

using books::Placeholder;
// A number in a lesson: computed, or a plain one where it is an exercise and no claim.
using Figure = std::variant<int, Placeholder>;

// ---- What a step asks. ----

template<class K>
struct Ask {
    typename K::AskKind kind = K::AskKind::GoOn;
    std::optional<typename K::Spot> from; // of Pick: cards that lie at one place
    QString which;                        // of Pick: the right cards, see K::cardsThat(); empty where the
                                          // answers say it
    std::optional<Figure> number;         // of Number and its like: the right one
};

// ---- The answers. ----

// Which choices an answer is for: all the conditions that it has. With none it is for every choice left.
template<class K>
struct When {
    CardSet cards;                  // Play: one of these
    CardSet has;                    // of cards picked: all of these among the chosen
    CardSet lacks;                  // none of these among the chosen
    QString any;                    // one at least that K::cardsThat() means
    std::optional<CardSet> exactly; // just these
    QString text;                   // Choose: what the button says
    std::optional<Figure> number;   // Number and its like
    typename K::Conditions own;     // of this game

    [[nodiscard]] bool always() const {
        return cards.empty() && has.empty() && lacks.empty() && any.isEmpty() && !exactly && text.isEmpty() &&
               !number && own == typename K::Conditions{};
    }
};
template<class K>
struct Answer {
    bool right = false;
    bool also = false;         // as good, but the lesson goes on with the right one: taken back, and no fault
    typename K::Claims claims; // what it claims of the table after it
    When<K> when;
    QString say;                                // the reason
    std::vector<typename K::Game::Action> then; // played out after the learner's own action; of a wrong one
                                                // all is taken back
};

// ---- Steps and lessons. ----

template<class K>
struct Step {
    QString words;
    std::vector<typename K::Spot> look;
    std::optional<typename K::Table> table;      // nothing: the one before goes on
    std::vector<typename K::Game::Action> first; // played out before the step asks
    Ask<K> ask;
    QStringList hints; // a nudge, then nearly the answer
    QString why;       // the rule or the reason of the decision, for who asks
    std::vector<Answer<K>> answers;
    bool test = false; // a position without teaching, to see what has been learnt
};

template<class K>
struct Lesson {
    QString id;
    std::optional<int> number; // its rung on the ladder; a lesson from a file has none
    QString title, goal;
    QStringList introduces;       // terms of the glossary
    typename K::Game::Seat you{}; // the learner's seat
    bool whole = false;           // one hand from its beginning to its end, every decision with its why
    std::vector<Step<K>> steps;
};

// Cards that belong together, and what they are: "Worth five".
struct LabelledRow {
    QString label;
    std::vector<Card> cards;

    bool operator==(const LabelledRow&) const = default;
};

// Cards laid out in the open, in order; nobody plays them.
template<class RuleSet>
struct Spread {
    std::vector<Card> cards;
    std::vector<LabelledRow> rows; // the same cards in rows with their names; none where they just lie there
    RuleSet rules;

    bool operator==(const Spread&) const = default;
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
