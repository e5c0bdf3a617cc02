// A whole hand being gone through, as a plain value: the hand and its people, and which way of it one is on.
// All that the page shows follows from this and from where the table stands.
#pragma once

#include "books/rule_book.h"
#include "desktop/review/compared.h"
#include "minchiate/lessons/annotated.h"

namespace review {

struct AsPlayed {};
// A comment's other line.
struct OtherLine {
    minchiate_lessons::Comment comment;
    minchiate_lessons::Alternative alternative;
    int saidAt = 0; // stop at which its words are said
};
// Another card, and computer players from there on.
struct Trial {
    Action action;
    int at = 0; // its index
};
// A seat that the reader plays: they are asked before they see what was played.
struct TakenSeat {
    struct Answer {
        int at = 0; // index of the action
        bool same = false;
    };
    int decision = 0; // index of the action that is asked for, or was last
    Choices choices;
    std::optional<Answer> answer;
};
using Way = std::variant<AsPlayed, OtherLine, Trial, TakenSeat>;

// Where one left the hand as it was played, to come back to.
struct Left {
    int stop = 0;
    Sight sight;
};

struct Reading {
    minchiate_lessons::AnnotatedHand hand;
    People people;
    const books::Glossary* glossary = nullptr; // its words become links
    Way way;
    Left left;
    bool choosing = false; // the keyboard picks another card
};

[[nodiscard]] inline Line recorded(const Reading& reading) {
    return {reading.hand.deal, reading.hand.actions};
}
[[nodiscard]] text::Teller tellerOf(const Reading& reading, const Sight& sight);
// What is said of the hand as it was played at this stop; null where nothing is.
[[nodiscard]] const minchiate_lessons::Comment* commentAt(const Reading& reading, const Stop& stop);
// Where a step by tricks is held up: only the hand as it was played is commented on.
[[nodiscard]] std::vector<int> told(const Reading& reading);

// Index of the seat's next own decision: neither the cut nor a fall, which are told.
[[nodiscard]] std::optional<int> nextDecision(const Line& line, Seat seat, int from);
// What was chosen in the seat at its decision, held against the record.
[[nodiscard]] TakenSeat answered(TakenSeat taken, const Line& recorded, const Action& action);
// The end of what was tried against the end of the hand; nothing before it is played out.
[[nodiscard]] std::optional<Compared> outcomeOf(const Reading& reading, const Line& shown);

} // namespace review
