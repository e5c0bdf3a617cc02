#include "desktop/table/heard.h"

#include <QCoreApplication>

namespace table {

using sound::Sound;

namespace {

struct HeardWords {
    Q_DECLARE_TR_FUNCTIONS(table::HeardWords)
};

int cardsInHands(const Scene& scene) {
    int cards = static_cast<int>(scene.hand.size());
    for (const Person& person : scene.people)
        cards += person.cards + static_cast<int>(person.open.size());
    return cards;
}

bool isAwaited(const Scene& scene) {
    return scene.me >= 0 && scene.me < scene.seats() && scene.at(scene.me).awaited;
}

bool isMarked(const Scene& before, const Scene& after) {
    if (after.marks.empty())
        return false;
    if (before.marks.size() != after.marks.size())
        return before.marks.size() < after.marks.size();
    const MarkLine &then = before.marks.back(), &now = after.marks.back();
    return then.reason != now.reason || then.points != now.points;
}

} // namespace

std::vector<Sound> heardBetween(const Scene& before, const Scene& after) {
    std::vector<Sound> heard;
    if (before.people.empty() || before.seats() != after.seats())
        return heard;
    if (after.trick.plays.size() > before.trick.plays.size())
        heard.push_back(Sound::Laid);
    if (before.trick.full && after.trick.plays.empty())
        heard.push_back(Sound::Taken);
    if (cardsInHands(after) > cardsInHands(before))
        heard.push_back(Sound::Dealt);
    if (isMarked(before, after))
        heard.push_back(Sound::Marked);
    if (isAwaited(after) && !isAwaited(before))
        heard.push_back(Sound::Turn);
    return heard;
}

QStringList toldBetween(const Scene& before, const Scene& after) {
    QStringList told;
    if (before.people.empty() || before.seats() != after.seats())
        return told;
    for (std::size_t i = before.trick.plays.size(); i < after.trick.plays.size(); ++i) {
        const Played& play = after.trick.plays[i];
        if (play.seat != after.me)
            told << HeardWords::tr("%1: %2.", "name: card played")
                        .arg(after.at(play.seat).called, after.pack->words(play.card).name);
    }
    if (after.trick.full && !before.trick.full && after.trick.winning)
        told << (*after.trick.winning == after.me
                     ? HeardWords::tr("You take the trick.")
                     : HeardWords::tr("%1 takes the trick.").arg(after.at(*after.trick.winning).called));
    for (int seat = 0; seat < after.seats(); ++seat)
        if (const Person& person = after.at(seat);
            seat != after.me && !person.said.isEmpty() && person.said != before.at(seat).said)
            told << HeardWords::tr("%1: %2.", "name: card played").arg(person.called, person.said);
    if (isMarked(before, after))
        told << after.marks.back().reason + u' ' + after.marks.back().points + u'.';
    return told;
}

} // namespace table
