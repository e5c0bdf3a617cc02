#include "minchiate/exercises/finding.h"

#include "minchiate/exercises/rating.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/master.h"

#include <algorithm>
#include <array>

namespace exercises {

using namespace minchiate;
using advice::Option;

namespace {

constexpr std::uint64_t kPlayed = 1, kAsked = 2, kTried = 3; // seeds of what has nothing to do with another
constexpr int kFewestCards = 3;

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

Action choice(const SeatView& view, const players::Master& master, std::uint64_t seed, std::uint64_t which) {
    tricks::Thought thought{tricks::Random::forDecision(seed, static_cast<std::uint64_t>(view.seat), which)};
    return players::chooseAsMaster(players::Seen(view), master, thought);
}

bool doMastersAgree(const SeatView& view, const Action& best, std::uint64_t seed) {
    const auto all = settings();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (choice(view, all[i], seed, i) != best)
            return false;
    return true;
}

// How often players that think little find it, as a rating: who plays like them has 1500.
int difficultyOf(const SeatView& view, const Action& best, std::uint64_t seed) {
    constexpr std::array worlds{1, 2, 4, 8, 16};
    constexpr int times = 6;
    int tries = 1, found = 0;
    for (int few : worlds)
        for (int i = 0; i < times; ++i, ++tries) {
            tricks::Thought thought{
                tricks::Random::forDecision(seed, kTried, static_cast<std::uint64_t>(tries))};
            const players::Pimc pimc{.worlds = few, .worldsForDiscards = few};
            found += players::chooseByPimc(players::Seen(view), pimc, thought) == best;
        }
    tricks::Thought thought{tricks::Random::forDecision(seed, kTried, 0)};
    found += players::apprentice().choose(view, thought) == best;
    return difficultyFor(found, tries);
}

// Best and next, as far as it is certain that there is as much between them.
bool isClear(const std::vector<Option>& options) {
    return options.size() > 1 && options[0].points - options[1].points - 2 * options[1].error >= kClear;
}

// The decision with every card weighed; nothing if the best is not clear, in either of two weighings.
std::optional<practice::Decision> weighed(const Hand& hand, const std::vector<Action>& before,
                                          const PlayChoice& choice, std::uint64_t seed) {
    const SeatView view = viewOf(hand, hand.choice()->chooser);
    std::vector<Action> all;
    for (Card card : choice.cards)
        all.push_back({hand.choice()->seat, Play{card}});
    std::vector<Option> options = advice::weighed(view, all, advice::kDeep, seed);
    if (!isClear(options))
        return std::nullopt;
    std::vector<Action> actions = before;
    actions.push_back(options[1].action);
    auto again = advice::weigh(hand.deal(), actions, static_cast<int>(before.size()), advice::kDeep, kAsked);
    if (!again || !isClear(again->options) || again->best().action != options[0].action)
        return std::nullopt;
    again->options = std::move(options);
    again->cost = again->best().points - again->ofDone().points;
    again->rawCost = again->ofDone().behind;
    again->costError = again->ofDone().error;
    again->asGood = {again->best().action};
    return practice::Decision{*again, advice::kDeep};
}

// What the position before this decision makes, if it is one.
std::optional<Exercise> exerciseAt(quint64 deal, const Hand& hand, const std::vector<Action>& before) {
    const auto asked = hand.choice();
    const auto* play = std::get_if<PlayChoice>(&asked->among);
    if (!play || play->mayFall || play->cards.size() < kFewestCards)
        return std::nullopt;
    const SeatView view = viewOf(hand, asked->chooser);
    const std::uint64_t seed = tricks::Random::forDecision(deal, kAsked, before.size()).next();
    const auto quick = advice::weighed(view, {}, advice::kQuick, seed);
    if (quick.size() < 2 || quick[0].points - quick[1].points < kClear ||
        !doMastersAgree(view, quick[0].action, seed))
        return std::nullopt;
    const auto decision = weighed(hand, before, *play, seed);
    if (!decision || decision->weighed.best().action != quick[0].action)
        return std::nullopt;
    records::HandRecord record;
    record.deal = hand.deal();
    record.number = deal;
    record.actions = before;
    record.actions.push_back(decision->weighed.done);
    return Exercise{deal, practice::positionOf(record, *decision, {}),
                    difficultyOf(view, quick[0].action, seed)};
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
        const Action action = choice(viewOf(hand, asked->chooser), master, kPlayed, before.size());
        (void)hand.apply(action);
        before.push_back(action);
    }
    return all;
}

} // namespace exercises
