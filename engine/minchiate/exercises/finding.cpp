#include "minchiate/exercises/finding.h"

#include "minchiate/exercises/rating.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/master.h"
#include "minchiate/practice/answering.h"

#include <algorithm>
#include <array>

namespace exercises {

using namespace minchiate;
using advice::Option;
using practice::Theme;

namespace {

constexpr std::uint64_t kPlayed = 1, kAsked = 2, kTried = 3; // seeds of what has nothing to do with another
constexpr int kFewest = 3;                                   // cards that may be played, or ways to lay away
constexpr int kLastTricks = 4; // in which a choice of two is one, if the last trick hangs on it

// Players that think little: in so many worlds, each so often; and the apprentice.
constexpr std::array kFewWorlds{1, 2, 4, 8, 16};
constexpr int kTimes = 6, kTries = static_cast<int>(kFewWorlds.size()) * kTimes + 1;

// Who plays the deals: quick, and well enough that the positions are those of good play.
players::Master quickMaster() {
    players::Master master;
    master.pimc.worlds = 24;
    master.pimc.trees.reset();
    master.worldsToSolve = 24;
    master.cardsToSolve = 20'000;
    return master;
}

// `master` in three settings: as it sits at the table; with play-outs alone, in three times as many worlds;
// and with every world as likely as any other, whatever the play seen makes of it.
std::array<players::Master, 3> settings() {
    players::Master wide, doubting;
    wide.pimc.worlds *= 3;
    wide.pimc.trees.reset();
    wide.exactTricks = 4;
    doubting.pimc.supposing.habits.reset();
    return {players::Master{}, wide, doubting};
}

Action chosenBy(const SeatView& view, const players::Master& master, std::uint64_t seed,
                std::uint64_t which) {
    tricks::Thought thought{tricks::Random::forDecision(seed, static_cast<std::uint64_t>(view.seat), which)};
    return players::chooseAsMaster(players::Seen(view), master, thought);
}

bool isAmong(const std::vector<Action>& right, const Action& action) {
    return std::ranges::any_of(right, [&](const Action& one) { return advice::isSame(one, action); });
}

bool doMastersAgree(const SeatView& view, const std::vector<Action>& right, std::uint64_t seed) {
    const auto all = settings();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (!isAmong(right, chosenBy(view, all[i], seed, i)))
            return false;
    return true;
}

// How often players that think little find it, as a rating: who plays like them has 1500.
int difficultyOf(const SeatView& view, const std::vector<Action>& right, std::uint64_t seed) {
    int tries = 1, found = 0;
    for (int few : kFewWorlds)
        for (int i = 0; i < kTimes; ++i, ++tries) {
            tricks::Thought thought{
                tricks::Random::forDecision(seed, kTried, static_cast<std::uint64_t>(tries))};
            const players::Pimc pimc{.worlds = few, .worldsForDiscards = few};
            found += isAmong(right, players::chooseByPimc(players::Seen(view), pimc, thought));
        }
    tricks::Thought thought{tricks::Random::forDecision(seed, kTried, 0)};
    found += isAmong(right, players::apprentice().choose(view, thought));
    return difficultyFor(found, kTries);
}

// The options as a decision in which nothing was done yet.
advice::Weighed asWeighed(std::vector<Option> options) {
    advice::Weighed weighed;
    weighed.done = options.front().action;
    for (const Option& option : options)
        if (advice::isAsGood(options.front(), option))
            weighed.asGood.push_back(option.action);
    weighed.options = std::move(options);
    return weighed;
}

// The next best, if it is certain that there is as much before it.
const Option* clearNext(const advice::Weighed& weighed) {
    const Option* next = nextOf(weighed);
    const bool clear = next && weighed.best().points - next->points - 2 * next->error >= kClear;
    return clear ? next : nullptr;
}

// The decision with every card weighed, or every way to lay away that is worth it; nothing if what is right
// is not clear, in either of two weighings.
std::optional<practice::Decision> weighed(const Hand& hand, const std::vector<Action>& before,
                                          std::uint64_t seed) {
    const Choice choice = *hand.choice();
    std::vector<Action> all;
    if (const auto* play = std::get_if<PlayChoice>(&choice.among))
        for (Card card : play->cards)
            all.push_back({choice.seat, Play{card}});
    auto first = asWeighed(advice::weighed(viewOf(hand, choice.chooser), all, advice::kDeep, seed));
    const Option* next = clearNext(first);
    if (!next)
        return std::nullopt;
    std::vector<Action> actions = before;
    actions.push_back(next->action);
    auto again = advice::weigh(hand.deal(), actions, static_cast<int>(before.size()), advice::kDeep, kAsked);
    if (!again || !clearNext(*again) || !isAmong(practice::rightAnswers(first), again->best().action))
        return std::nullopt;
    again->options = std::move(first.options);
    again->asGood = std::move(first.asGood);
    again->cost = again->best().points - again->ofDone().points;
    again->rawCost = again->ofDone().behind;
    again->costError = again->ofDone().error;
    return practice::Decision{*again, advice::kDeep};
}

// Whether the choice may be asked about: discards, or enough cards; in the last tricks two are enough.
bool isAsked(const Hand& hand) {
    const Choice choice = *hand.choice();
    if (std::holds_alternative<DiscardChoice>(choice.among))
        return true;
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    if (!play || play->mayFall)
        return false;
    const bool late = hand.position().trickNumber() > kTricks - kLastTricks;
    return play->cards.size() >= (late ? 2 : kFewest);
}

// What the position before this decision makes, if it is one.
std::optional<Exercise> exerciseAt(quint64 deal, const Hand& hand, const std::vector<Action>& before) {
    if (!isAsked(hand))
        return std::nullopt;
    const Choice choice = *hand.choice();
    const SeatView view = viewOf(hand, choice.chooser);
    const std::uint64_t seed = tricks::Random::forDecision(deal, kAsked, before.size()).next();
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    const bool isCard = play != nullptr;
    const auto quick = advice::weighed(view, {}, advice::kQuick, seed);
    if (quick.size() < (isCard ? 2 : kFewest))
        return std::nullopt;
    const Action& best = quick.front().action;
    if (quick.front().points - (isCard ? quick[1] : quick.back()).points < kClear) // no need of a longer look
        return std::nullopt;
    const auto decision = weighed(hand, before, seed);
    if (!decision)
        return std::nullopt;
    records::HandRecord record;
    record.deal = hand.deal();
    record.number = deal;
    record.actions = before;
    record.actions.push_back(decision->weighed.done);
    Exercise exercise{deal, practice::positionOf(record, *decision, {})};
    const auto right = practice::rightAnswers(exercise.position);
    const bool few = play && play->cards.size() < kFewest;
    if (!isAmong(right, best) || (few && exercise.theme() != Theme::LastTrick) ||
        !doMastersAgree(view, right, seed))
        return std::nullopt;
    exercise.difficulty = difficultyOf(view, right, seed);
    if (few && exercise.difficulty == difficultyFor(kTries, kTries)) // of two, and nobody misses it
        return std::nullopt;
    return exercise;
}

} // namespace

std::vector<Exercise> found(quint64 deal) {
    const players::Master master = quickMaster();
    std::vector<Exercise> all;
    std::vector<Action> before{{tricks::left(Seat::S), Cut{numberedCut(deal)}}};
    Hand hand({{}, Seat::S, numberedDeck(deal)});
    (void)hand.apply(before.front());
    while (const auto asked = hand.choice()) {
        if (auto exercise = exerciseAt(deal, hand, before))
            all.push_back(std::move(*exercise));
        const Action action = chosenBy(viewOf(hand, asked->chooser), master, kPlayed, before.size());
        (void)hand.apply(action);
        before.push_back(action);
    }
    return all;
}

} // namespace exercises
