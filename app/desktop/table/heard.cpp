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

namespace {

QString said(const QString& who, const QString& what) {
    return HeardWords::tr("%1: %2.", "name: card played").arg(who, what);
}

QString names(const Scene& scene, const std::vector<Card>& cards) {
    QStringList all;
    for (Card card : cards)
        all << scene.pack->words(card).name;
    return all.join(QStringLiteral(", "));
}

QString playTold(const Scene& scene, const Played& play) {
    const QString card = scene.pack->words(play.card).name;
    return said(scene.at(play.seat).called,
                play.word.isEmpty() ? card : card + QStringLiteral(", ") + play.word);
}

QString takerTold(const Scene& scene, int winner) {
    return winner == scene.me ? HeardWords::tr("You take the trick.")
                              : HeardWords::tr("%1 takes the trick.").arg(scene.at(winner).called);
}

// Of one person, that the picture shows and no card tells.
QStringList toldOf(const Person& before, const Person& after, bool own) {
    QStringList told;
    const auto spoken = [&](const QString& then, const QString& now) {
        if (!now.isEmpty() && now != then)
            told << said(after.called, now);
    };
    spoken(before.said, after.said);
    spoken(before.passed, after.passed);
    const auto away = [](const Person& person) {
        return person.laidAway + static_cast<int>(person.laidAwayUp.size());
    };
    if (!own && away(after) > away(before) && away(before) == 0)
        told << HeardWords::tr("%1 lays %n card(s) away.", nullptr, away(after)).arg(after.called);
    return told;
}

} // namespace

QString trickTold(const Scene& scene, const Trick& trick) {
    QStringList told;
    for (const Played& play : trick.plays)
        told << playTold(scene, play);
    if (trick.full && trick.winning)
        told << takerTold(scene, *trick.winning);
    return told.join(u' ');
}

QStringList toldBetween(const Scene& before, const Scene& after, bool choosing) {
    QStringList told;
    if (before.people.empty() || before.seats() != after.seats())
        return told;
    for (int seat = 0; seat < after.seats(); ++seat)
        if (const auto& drawn = after.at(seat).drawn; drawn.size() > before.at(seat).drawn.size())
            told << said(after.at(seat).called, names(after, {drawn.back()}));
    if (!after.looked.empty() && before.looked.size() < after.looked.size())
        told << names(after, after.looked) + u'.';
    for (std::size_t i = before.trick.plays.size(); i < after.trick.plays.size(); ++i)
        told << playTold(after, after.trick.plays[i]);
    if (after.trick.full && !before.trick.full && after.trick.winning)
        told << takerTold(after, *after.trick.winning);
    for (int seat = 0; seat < after.seats(); ++seat)
        told << toldOf(before.at(seat), after.at(seat), seat == after.me);
    const Middle& middle = after.middle;
    if (!choosing && !middle.up.empty() && middle.up != before.middle.up)
        told << (middle.words.isEmpty() ? names(after, middle.up) + u'.'
                                        : said(middle.words, names(after, middle.up)));
    if (after.notice && (!before.notice || before.notice->strong != after.notice->strong))
        told << after.notice->strong + u'.';
    if (isMarked(before, after))
        told << after.marks.back().reason + u' ' + after.marks.back().points + u'.';
    return told;
}

} // namespace table
