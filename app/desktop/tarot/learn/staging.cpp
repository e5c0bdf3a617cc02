#include "desktop/tarot/learn/staging.h"

#include "desktop/tarot/table/scene_of.h"
#include "text/tarot/tarot_count_words.h"

namespace tarot_learn {

using namespace tarot;
using tarot_lessons::SpotKind;

namespace {

// The hand as the learner knows it, at the point that it has come to.
Situation situationOf(const Hand& hand, Seat you) {
    Situation situation;
    situation.view = viewOf(hand, you);
    situation.campsKnown = hand.campsKnown();
    if (!hand.over())
        situation.due = hand.turn();
    if (hand.phase() == Phase::Play && hand.position().played() > 0)
        situation.winning = hand.position().winning();
    return situation;
}

PerSeat<QString> namesAround(Seat you, const learn::PeopleAround& people, int players) {
    PerSeat<QString> names;
    for (const QString& name : people ? people(players) : std::vector<QString>()) {
        names[you] = name;
        you = right(you, players);
    }
    return names;
}

} // namespace

text::tarot::LessonTeller Lessons::teller(const Lesson& lesson, const People& people) {
    text::tarot::LessonTeller teller;
    teller.me = lesson.you;
    for (int players = 2; players <= kMostPlayers; ++players)
        teller.names[static_cast<std::size_t>(players - 2)] = namesAround(lesson.you, people, players);
    return teller;
}

learn::CardsTold Lessons::cards() {
    return {[](Card card) { return QString::fromStdString(codeOf(card)); }, text::tarot::cardName};
}

tarot_table::Staged Lessons::sceneFor(const Lesson& lesson, const Progress& progress,
                                      const tarot_lessons::Table& laid, const People& people) {
    tarot_table::Staged staged;
    staged.told = true;
    if (const Hand* hand = laid.hand())
        staged.situation = situationOf(*hand, lesson.you);
    staged.situation.view.seat = lesson.you;
    staged.situation.names = namesAround(lesson.you, people, laid.players());
    staged.situation.oneHand = true;
    using Spoken = tarot_table::Staged::Spoken;
    if (lesson.number)
        staged.spoken = *lesson.number < kDeclarerFrom ? Spoken::OfNeither
                        : *lesson.number < kPlateFrom  ? Spoken::OfDeclarers
                                                       : Spoken::OfContracts;
    layOpen(staged, lesson, progress, laid, tarot_table::sorted);
    return staged;
}

Lessons::Teller Lessons::watcher(const Names& names, Seat from, std::optional<Seat> you) {
    Teller teller;
    teller.names.fill(names); // whatever table the hand is of
    teller.me = from;
    teller.watched = true;
    teller.you = you;
    return teller;
}

tarot_table::Staged Lessons::watched(const Hand& hand, const Teller& teller, bool all) {
    tarot_table::Staged staged;
    staged.told = true;
    staged.watched = true;
    staged.you = teller.you;
    staged.all = all;
    staged.situation = situationOf(hand, teller.me);
    staged.situation.names = teller.at(hand.deal().players);
    staged.situation.oneHand = true;
    if (all)
        staged.situation.view.ecart = hand.ecart();
    for (Seat seat : Seats::table(hand.deal().players))
        if (all && seat != teller.me)
            staged.open[seat] = hand.held(seat);
    return staged;
}

watch::Told Lessons::done(const View& view, const Action* last, bool counted, const Teller& teller) {
    const text::tarot::Teller told = teller.tellerAt(view.players);
    if (counted) {
        QString how = text::tarot::resultWords(view, told).sentence;
        how.chop(1);                                                            // the page ends the sentence
        return {how, u'\n' + text::tarot::countWorked(view, told).join(u'\n')}; // apart from what is said
    }
    if (last && std::holds_alternative<Speak>(last->what)) { // the word, and the chien that it turned up
        QStringList spoken;
        for (const auto& section : text::tarot::storyOf(view, told, {}))
            if (!section.lines.empty())
                spoken << section.lines.back().left;
        return {spoken.mid(1).join(QStringLiteral(". ")), {}}; // after the deal
    }
    const bool announced = last && (std::holds_alternative<ShowPoignee>(last->what) ||
                                    std::holds_alternative<ClaimMisere>(last->what));
    return {announced ? text::tarot::announcedLine(view.announcements.back(), told)
                      : text::tarot::lastDone(view, told),
            {}};
}

// Nothing is announced in a lesson: the words ask for a card.
std::optional<Question> Lessons::questionOf(const Lesson& lesson, const Progress& progress) {
    if (!askedAtTable(lesson, progress))
        return std::nullopt;
    Question question = questionIn(*progress.table.hand());
    question.barred.clear(); // why a card may not be played is told to who tries it
    if (auto* play = std::get_if<PlayChoice>(&question.choice.among)) {
        play->miseres.clear();
        play->poignees.clear();
    }
    return question;
}

tarot_lessons::Choosing Lessons::choosing(const Action& action, AskKind) {
    if (const auto* said = std::get_if<Speak>(&action.what))
        return *said;
    if (const auto* call = std::get_if<CallCard>(&action.what))
        return *call;
    if (const auto* discard = std::get_if<Discard>(&action.what))
        return lessons::PickCards{discard->cards};
    return lessons::PlayCard{std::get<Play>(action.what).card};
}

table::Spot Lessons::spotOn(const Spot& spot, const Lesson& lesson, const Progress& progress) {
    const Hand* hand = progress.table.hand();
    return hand ? watchedSpot(spot, *hand, lesson.you) : learn::usualSpot(spot, 0);
}

table::Spot Lessons::watchedSpot(const Spot& spot, const Hand& hand, Seat from) {
    if (spot.kind == SpotKind::Chien)
        return {table::Spot::Kind::Cards, tricks::setOf(hand.chien())};
    const bool isPile = spot.kind == SpotKind::Pile && hand.contract();
    return learn::usualSpot(spot, isPile ? tarot_table::pileOf(hand, spot.side, from) : 0);
}

std::optional<Event> Lessons::redacted(const Event& event, Seat seat) {
    return tarot::redacted(event, seat);
}

bool Lessons::asksForScore(const Lesson& lesson, const Progress& progress) {
    const QString asked = numberAsked(lesson, progress);
    return asked == QStringLiteral("count") || asked == QStringLiteral("pile") ||
           asked == QStringLiteral("margin");
}

} // namespace tarot_learn
