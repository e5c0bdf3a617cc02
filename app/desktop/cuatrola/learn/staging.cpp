#include "desktop/cuatrola/learn/staging.h"

namespace cuatrola_learn {

using namespace cuatrola;
using cuatrola_lessons::AskKind;
using cuatrola_lessons::Lesson;
using cuatrola_lessons::Progress;
using cuatrola_lessons::Step;
using learn::Asks;

namespace {

// The hand as the learner knows it, at the point that it has come to.
Situation situationOf(const Hand& hand, Seat you) {
    Situation situation;
    situation.view = viewOf(hand, you);
    const Position& position = hand.position();
    if (!hand.over()) // who is asked for a cante is awaited to lead (C6.6)
        situation.due = position.phase() == Phase::Sing ? position.leader() : position.turn();
    if (position.phase() == Phase::Play && position.played() > 0)
        situation.winning = position.winning();
    return situation;
}

} // namespace

text::Teller Lessons::teller(const Lesson& lesson, const People& people) {
    return {learn::namesAround(lesson.you, people), lesson.you};
}

learn::CardsTold Lessons::cards() {
    return {[](Card card) { return QString::fromStdString(codeOf(card)); }, text::cuatrola::cardName};
}

Asks Lessons::asks(AskKind kind) {
    switch (kind) {
    case AskKind::GoOn:
        return Asks::Nothing;
    case AskKind::Choose:
    case AskKind::Number:
        return Asks::Answers;
    case AskKind::Pick:
        return Asks::Pick;
    case AskKind::Play:
    case AskKind::Bid:
    case AskKind::Sing:
        break;
    }
    return Asks::Table;
}

bool Lessons::asksOwnCards(AskKind kind) {
    return asks(kind) == Asks::Table;
}

bool Lessons::picksOne(const Step& step) {
    const auto named = Kind::cardListOf(step.ask.which);
    return named && named->size() == 1;
}

cuatrola_table::Staged Lessons::sceneFor(const Lesson& lesson, const Progress& progress,
                                         const cuatrola_lessons::Table& laid, const People& people) {
    cuatrola_table::Staged staged;
    staged.told = true;
    const learn::Exposed open = exposed(lesson, progress);
    if (const Hand* hand = laid.hand()) {
        staged.situation = situationOf(*hand, lesson.you);
        for (Seat seat : kSeats)
            if (open.hands[seat])
                staged.open[seat] = laid.held(seat);
    }
    staged.situation.view.seat = lesson.you;
    staged.situation.names = learn::namesAround(lesson.you, people);
    staged.situation.oneHand = true;
    if (const auto* spread = laid.spread())
        staged.spread = spread->cards;
    else if (open.pile)
        staged.spread = lessons::inOrder(laid.captured(*open.pile)).cards;
    return staged;
}

cuatrola_table::Staged Lessons::watched(const Hand& hand, Seat from, bool all, const Names& names) {
    cuatrola_table::Staged staged;
    staged.told = true;
    staged.ownShown = true;
    staged.situation = situationOf(hand, from);
    staged.situation.names = names;
    staged.situation.oneHand = true;
    for (Seat seat : kSeats)
        if (all && seat != from)
            staged.open[seat] = hand.position().hand(seat);
    return staged;
}

std::optional<Question> Lessons::questionOf(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    const Hand* hand = progress.table.hand();
    if (!step || !hand || asks(step->ask.kind) != Asks::Table || !hand->choice())
        return std::nullopt;
    Question question = questionIn(*hand);
    question.barred.clear(); // why a card may not be played is told to who tries it
    return question;
}

cuatrola_lessons::Choosing Lessons::choosing(const Action& action, AskKind) {
    if (const auto* play = std::get_if<Play>(&action.what))
        return lessons::PlayCard{play->card};
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return *bid;
    return std::get<Sing>(action.what);
}

std::optional<Event> Lessons::redacted(const Event& event, Seat seat) {
    return cuatrola::redacted(event, seat);
}

bool Lessons::asksForScore(const Lesson& lesson, const Progress& progress) {
    const Step* step = stepAt(lesson, progress);
    return step && step->ask.kind == AskKind::Number && progress.table.hand();
}

} // namespace cuatrola_learn
