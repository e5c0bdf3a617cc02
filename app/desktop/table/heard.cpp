#include "desktop/table/heard.h"

namespace table {

using sound::Sound;

namespace {

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

} // namespace table
