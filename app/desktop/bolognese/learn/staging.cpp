#include "desktop/bolognese/learn/staging.h"

namespace bolognese_learn {

using namespace bolognese;

namespace {

// The hand as the learner knows it, at the point that it has come to.
Situation situationOf(const Hand& hand, Seat you) {
    Situation situation;
    situation.view = viewOf(hand, you);
    if (const auto choice = hand.choice())
        situation.due = choice->seat;
    if (hand.phase() == Phase::Play && !hand.position().onTable().empty())
        situation.winning = hand.position().winning();
    return situation;
}

// A card is asked for, and no word with it: there is nothing to choose one by.
void barSignals(Question& question) {
    for (const Card card : question.view.hand)
        for (const Signal signal : {Signal::Busso, Signal::Striscio, Signal::Volo})
            question.barredSignals.push_back({card, signal, {}});
    if (auto* play = std::get_if<PlayChoice>(&question.choice.among))
        play->busso = play->striscio = play->volo = {};
}

// Who draws partners sits elsewhere from hand to hand, and keeps the face; other names have that of their
// place.
tricks::PerSeat<int> playersOf(const text::Teller& teller) {
    const Seat you = teller.you.value_or(Seat::S);
    tricks::PerSeat<int> byName{}, byPlace{};
    int all = 0; // who was found by name, a bit each
    for (Seat seat : kSeats) {
        byPlace[seat] = (index(seat) - index(you) + 4) % 4;
        for (int player = 1; player < 4 && seat != you; ++player)
            if (teller.names[seat] == bolognese_table::portraitOf(player)) {
                byName[seat] = player;
                all |= 1 << player;
            }
    }
    return all == 0b1110 ? byName : byPlace;
}

} // namespace

learn::CardsTold Lessons::cards() {
    return {bolognese_table::faceOf, text::bolognese::cardName};
}

bolognese_table::Staged Lessons::sceneFor(const Lesson& lesson, const Progress& progress,
                                          const bolognese_lessons::Table& laid, const People& people) {
    bolognese_table::Staged staged;
    staged.told = true;
    if (const Hand* hand = laid.hand())
        staged.situation = situationOf(*hand, lesson.you);
    staged.situation.view.seat = lesson.you;
    staged.situation.names = learn::namesAround(lesson.you, people);
    for (Seat seat : kSeats)
        staged.situation.players[seat] = (index(seat) - index(lesson.you) + 4) % 4;
    staged.situation.oneHand = true;
    layOpen(staged, lesson, progress, laid, bolognese_table::sorted);
    return staged;
}

bolognese_table::Staged Lessons::watched(const Hand& hand, const text::Teller& teller, bool all) {
    bolognese_table::Staged staged;
    staged.told = true;
    staged.watched = true;
    staged.you = teller.you;
    staged.situation = situationOf(hand, teller.me);
    staged.situation.names = teller.names;
    staged.situation.oneHand = true;
    const bolognese_lessons::Table laid(hand);
    staged.situation.players = playersOf(teller);
    for (Seat seat : kSeats) {
        if (all && seat != teller.me)
            staged.open[seat] = laid.held(seat);
    }
    return staged;
}

std::optional<Question> Lessons::questionOf(const Lesson& lesson, const Progress& progress) {
    const Step* step = askedAtTable(lesson, progress);
    if (!step)
        return std::nullopt;
    Question question = questionIn(*progress.table.hand());
    if (!std::holds_alternative<DiscardChoice>(question.choice.among))
        question.barred.clear(); // why a card may not be played is told to who tries it
    const AskKind kind = step->ask.kind;
    if (kind == AskKind::Play)
        barSignals(question);
    if (auto* discard = std::get_if<DiscardChoice>(&question.choice.among); discard)
        discard->accuso = {};
    else if (auto* play = std::get_if<PlayChoice>(&question.choice.among); kind != AskKind::Accuse)
        play->accuso = {};
    return question;
}

// Who is asked for an accuso and plays a card has stayed silent (B6.1).
bolognese_lessons::Choosing Lessons::choosing(const Action& action, AskKind kind) {
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return lessons::PickCards{CardSet(discard->cards[0]) | CardSet(discard->cards[1])};
    if (const auto* accuse = std::get_if<Accuse>(&action.what))
        return *accuse;
    if (kind == AskKind::Accuse)
        return Accuse{};
    const Play& play = std::get<Play>(action.what);
    if (kind == AskKind::Lead)
        return play;
    return lessons::PlayCard{play.card};
}

std::optional<Event> Lessons::redacted(const Event& event, Seat seat) {
    return bolognese::redacted(event, seat);
}

bool Lessons::asksForScore(const Lesson& lesson, const Progress& progress) {
    const QString asked = numberAsked(lesson, progress);
    return asked == QStringLiteral("count") || asked == QStringLiteral("score") ||
           asked == QStringLiteral("accused");
}

} // namespace bolognese_learn
