#include "tarot/players/auction_worth.h"

#include "tarot/players/auction_belief.h"
#include "tarot/players/knowledge.h"
#include "tarot/players/levels.h"

#include "search/ranking.h"
#include "search/worlds.h"

#include <algorithm>

namespace tarot {

namespace {

// The worlds are few, and shall be as far apart from one another as those of many.
constexpr search::Pace kPace{.draws = 32, .settle = 80, .steps = 24};

// How a hand came out for who spoke.
struct Outcome {
    int points = 0;
    bool taken = false, made = false;
};

// Who comes to the same decision after other words thinks the same.
Outcome playedOut(Hand hand, Seat seat, const AuctionTrial& trial, std::uint64_t seed,
                  const std::stop_token& stop) {
    for (std::uint64_t decision = 0; !hand.over(); ++decision) {
        if (stop.stop_requested())
            return {};
        const Seat due = hand.choice()->seat;
        tricks::Thought thought{
            tricks::Random::forDecision(seed, static_cast<std::uint64_t>(index(due)), decision), stop};
        (void)hand.apply(considered(viewOf(hand, due), trial.thinking, thought).front().action);
    }
    const Result& result = *hand.result();
    const auto* count = std::get_if<ContractCount>(&result.how);
    const bool taken = count && hand.contract()->declarer == seat;
    return {result.scores[seat], taken, taken && count->price.made()};
}

// Outcomes by hand and word.
AuctionWorth weighed(const std::vector<Bid>& words, Bid advised,
                     const std::vector<std::vector<Outcome>>& outcomes) {
    const std::size_t hands = outcomes.size();
    search::Scores scores(words.size(), hands);
    AuctionWorth worth{static_cast<int>(hands), {}};
    for (std::size_t word = 0; word < words.size(); ++word) {
        WordWorth& one = worth.words.emplace_back(WordWorth{words[word]});
        for (std::size_t hand = 0; hand < hands; ++hand) {
            const Outcome& outcome = outcomes[hand][word];
            scores.at(word, hand) = outcome.points;
            one.taken += outcome.taken;
            one.made += outcome.made;
        }
        one.points = scores.mean(word, hands);
    }
    auto& its = worth.words;
    const auto placeOf = [&](auto found) { return static_cast<std::size_t>(found - its.begin()); };
    const std::size_t most = placeOf(std::ranges::max_element(its, {}, &WordWorth::points)),
                      wanted = placeOf(std::ranges::find(its, advised, &WordWorth::bid));
    constexpr double least = 0.5; // points are told whole
    const auto isAsGood = [&](std::size_t word) {
        const auto behind = scores.difference(most, word, hands);
        return search::isAsGood(behind.mean, behind.error, least);
    };
    const std::size_t best = wanted < its.size() && isAsGood(wanted) ? wanted : most;
    for (std::size_t word = 0; word < words.size(); ++word)
        its[word].error = scores.difference(word, best, hands).error;
    std::swap(its.front(), its[best]);
    std::stable_sort(its.begin() + 1, its.end(),
                     [](const WordWorth& a, const WordWorth& b) { return a.points > b.points; });
    return worth;
}

} // namespace

// Masters in haste: of players, who look at one world for a card, declarers come off too badly, and masters
// themselves would take half a minute.
AuctionTrial auctionTrialFor(int players) {
    AuctionTrial trial{.hands = players == 5 ? 5 : 8, .thinking = *thinkingOf("master", players)};
    trial.thinking.worlds = 24;
    trial.thinking.worldsBefore = 100;
    trial.thinking.solved = 8;
    return trial;
}

std::vector<Bid> wordsToCompare(const AuctionChoice& choice, Bid said, Bid advised) {
    std::vector<Bid> ladder; // pousse is no step of its own: it is a prise
    for (Bid bid : choice.words)
        if (bid != Bid::Pousse || said == bid || advised == bid)
            ladder.push_back(bid);
    const auto at = std::ranges::find(ladder, said) - ladder.begin();
    std::vector<Bid> words;
    for (std::ptrdiff_t i = 0; i < std::ssize(ladder); ++i)
        if (const Bid bid = ladder[static_cast<std::size_t>(i)];
            bid == Bid::Pass || bid == Bid::Garde || bid == advised || (i >= at - 1 && i <= at + 1))
            words.push_back(bid);
    return words;
}

AuctionWorth auctionWorth(const View& view, const std::vector<Bid>& words, Bid advised,
                          const AuctionTrial& trial, tricks::Thought& thought) {
    const search::Work work(thought);
    std::vector<search::World> worlds =
        search::worldsOf(search::Dealing(hiddenFrom(view)), likelyWords(view), work.times(trial.hands),
                         thought.random.next(), work, kPace);
    std::erase_if(worlds, [&](const search::World& world) { return !isPossible(view, world); });
    const std::uint64_t seed = thought.random.next();
    std::vector<std::vector<Outcome>> outcomes(worlds.size());
    work.each(static_cast<int>(worlds.size()), [&](int number, std::size_t) {
        const auto world = static_cast<std::size_t>(number);
        const Hand before = handIn(view, worlds[world]);
        std::vector<Outcome> its;
        for (Bid word : words) {
            Hand hand = before;
            (void)hand.apply({view.seat, Speak{word}});
            its.push_back(playedOut(std::move(hand), view.seat, trial,
                                    tricks::Random::forDecision(seed, world, 0).next(), work.stop()));
        }
        if (!work.stop().stop_requested())
            outcomes[world] = std::move(its);
    });
    std::erase_if(outcomes, [](const auto& its) { return its.empty(); });
    return outcomes.empty() ? AuctionWorth{} : weighed(words, advised, outcomes);
}

} // namespace tarot
