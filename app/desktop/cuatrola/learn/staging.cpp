#include "desktop/cuatrola/learn/staging.h"

namespace cuatrola_learn {

using namespace cuatrola;

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

learn::CardsTold Lessons::cards() {
    return {[](Card card) { return QString::fromStdString(codeOf(card)); }, text::cuatrola::cardName};
}

cuatrola_table::Staged Lessons::sceneFor(const Lesson& lesson, const Progress& progress,
                                         const cuatrola_lessons::Table& laid, const People& people) {
    cuatrola_table::Staged staged;
    staged.told = true;
    if (const Hand* hand = laid.hand())
        staged.situation = situationOf(*hand, lesson.you);
    staged.situation.view.seat = lesson.you;
    staged.situation.names = learn::namesAround(lesson.you, people);
    staged.situation.oneHand = true;
    layOpen(staged, lesson, progress, laid, [](CardSet cards) { return lessons::inOrder(cards).cards; });
    return staged;
}

cuatrola_table::Staged Lessons::watched(const Hand& hand, const text::Teller& teller, bool all) {
    cuatrola_table::Staged staged;
    staged.told = true;
    staged.ownShown = true;
    staged.watched = true;
    staged.you = teller.you;
    staged.situation = situationOf(hand, teller.me);
    staged.situation.names = teller.names;
    staged.situation.oneHand = true;
    for (Seat seat : kSeats)
        if (all && seat != teller.me)
            staged.open[seat] = hand.position().hand(seat);
    return staged;
}

std::optional<Question> Lessons::questionOf(const Lesson& lesson, const Progress& progress) {
    if (!askedAtTable(lesson, progress))
        return std::nullopt;
    Question question = questionIn(*progress.table.hand());
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
