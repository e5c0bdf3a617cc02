#include "minchiate/players/search/information_tree.h"

#include "minchiate/players/policy/convention.h"
#include "minchiate/players/policy/rollout.h"
#include "minchiate/tally.h"

#include <cmath>
#include <unordered_map>

namespace players {

using namespace minchiate;

namespace {

constexpr double kPromising = 5; // points: a card that makes more is not tried more often for it

// What a card has made in one place.
struct Tried {
    Card card;
    int times = 0;
    std::int64_t points = 0; // beyond convention's, signed for NS
};

// A hand that is played on.
struct Line {
    Position position;
    Memory memory;
    int marks = 0;        // since the card in question, signed for NS
    Side last{};          // who took the last trick gathered
    bool strayed = false; // from convention
};

// A choice in a place, with the line before it.
struct Turn {
    Line before;
    WeighedCards cards;
    std::uint64_t place = 0;
    int usual = 0, chosen = 0; // index of convention's card, and of the one played

    [[nodiscard]] Card card(int i) const { return cards.cards[static_cast<std::size_t>(i)].card; }
    // By how many points convention likes its own card better.
    [[nodiscard]] double gap(int i) const {
        const auto worth = [&](int c) { return cards.cards[static_cast<std::size_t>(c)].worth; };
        return inPoints(worth(usual) - worth(i));
    }
    [[nodiscard]] int up() const { return sign(sideOf(before.position.chooser())); }
};

// The trick, its leader and the cards on the table, as one number.
std::uint64_t placeOf(const Position& position) {
    auto place = static_cast<std::uint64_t>(position.trickNumber() * 4 + index(position.leader()));
    for (int i = 0; i < position.played(); ++i)
        place = place << 8 | 0x80u | position.played(i).id;
    return place;
}

class Tree {
public:
    Tree(const TreeSearch& search, const RuleSet& rules, const Memory& memory, int lastTrick)
        : search_(search), rules_(rules), memory_(memory), lastTrick_(lastTrick) {}

    // One way through a world, and one more that differs from it in one card.
    void learn(const Supposed& world, tricks::Random& random) {
        std::vector<Turn> turns;
        const int found = added(world, &turns);
        for (const Turn& turn : turns)
            note(turn, turn.chosen, found);
        if (const auto [turn, card] = otherCard(turns, random); turn)
            note(*turn, card, pointsOf(goOn(turn->before, card, nullptr)) - world.byConvention);
    }

    // What the tree's choices make of a world beyond convention's.
    [[nodiscard]] int added(const Supposed& world, std::vector<Turn>* turns = nullptr) const {
        const Line end = goOn({world.position, memory_}, kNone, turns);
        return end.strayed ? pointsOf(end) - world.byConvention : 0;
    }

private:
    static constexpr int kNone = -1;

    // Plays to the end of the tree's tricks; `first`, where there is one, is the card to begin with.
    [[nodiscard]] Line goOn(Line line, int first, std::vector<Turn>* turns) const {
        Position& position = line.position;
        while (!position.over()) {
            if (position.trickFull()) {
                const Gathered gathered = position.gather();
                line.last = sideOf(gathered.winner);
                line.marks += sign(line.last) * gathered.points;
                continue;
            }
            if (position.trickNumber() > lastTrick_)
                break;
            if (rules_.autoFall && position.mayFall()) {
                line.memory.shown[position.turn()] = position.hand(position.turn());
                position.fall();
            }
            Card card = position.legal().first();
            if (position.legal() != CardSet(card)) {
                Turn turn = turnAt(line);
                turn.chosen = first != kNone ? first : preferred(turn);
                first = kNone;
                line.strayed |= turn.chosen != turn.usual;
                card = turn.card(turn.chosen);
                if (turns && turn.cards.count > 1)
                    turns->push_back(turn);
            }
            remember(line.memory, position, card);
            position.play(card);
        }
        return line;
    }

    [[nodiscard]] static Turn turnAt(const Line& line) {
        Turn turn{line, weighedCards(line.position, line.memory), placeOf(line.position)};
        for (int i = 1; i < turn.cards.count; ++i)
            if (turn.gap(i) < 0)
                turn.usual = i;
        return turn;
    }

    [[nodiscard]] int pointsOf(const Line& end) const {
        const Position& position = end.position;
        return end.marks +
               (position.over()
                    ? countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, end.last,
                                      rules_)
                    : conventionPlayOut(position, end.memory, rules_));
    }

    // All that was tried in the turn's place.
    [[nodiscard]] std::span<const Tried> triedAt(const Turn& turn) const {
        const auto found = places_.find(turn.place);
        return found == places_.end() ? std::span<const Tried>() : found->second;
    }
    [[nodiscard]] static const Tried* of(std::span<const Tried> place, Card card) {
        const auto tried = std::ranges::find(place, card, &Tried::card);
        return tried == place.end() ? nullptr : &*tried;
    }

    void note(const Turn& turn, int i, int points) {
        auto& place = places_[turn.place];
        auto tried = std::ranges::find(place, turn.card(i), &Tried::card);
        if (tried == place.end())
            tried = place.insert(place.end(), {turn.card(i)});
        ++tried->times;
        tried->points += points;
    }

    // For the side that chooses, cautiously.
    [[nodiscard]] double promise(const Turn& turn, const Tried* tried) const {
        return tried ? turn.up() * static_cast<double>(tried->points) / (tried->times + search_.doubt) : 0;
    }

    [[nodiscard]] int preferred(const Turn& turn) const {
        int best = turn.usual;
        const auto place = triedAt(turn);
        double most = promise(turn, of(place, turn.card(best)));
        for (int i = 0; i < turn.cards.count && !place.empty(); ++i) {
            const Tried* tried = of(place, turn.card(i));
            if (i == turn.usual || !tried || tried->times < search_.leastTries)
                continue;
            if (const double points = promise(turn, tried) - turn.gap(i); points > most) {
                best = i;
                most = points;
            }
        }
        return best;
    }

    // A card that was not played, at one of the turns: those that promise something, that convention likes or
    // that have hardly been tried there have the better chance.
    struct Other {
        const Turn* turn = nullptr;
        int card = kNone;
    };
    [[nodiscard]] Other otherCard(const std::vector<Turn>& turns, tricks::Random& random) const {
        Other other;
        double sum = 0;
        for (const Turn& turn : turns) {
            const auto place = triedAt(turn);
            for (int i = 0; i < turn.cards.count; ++i) {
                if (i == turn.chosen)
                    continue;
                const Tried* tried = of(place, turn.card(i));
                const double chance =
                    std::exp((std::min(promise(turn, tried), kPromising) - turn.gap(i)) / search_.curiosity) /
                    (1 + (tried ? tried->times : 0));
                // Each takes the place of those before with its share of the sum so far.
                sum += chance;
                if (static_cast<double>(random.next() >> 11) * 0x1p-53 * sum < chance)
                    other = {&turn, i};
            }
        }
        return other;
    }

    const TreeSearch& search_;
    const RuleSet& rules_;
    const Memory& memory_;
    int lastTrick_;
    std::unordered_map<std::uint64_t, std::vector<Tried>> places_;
};

} // namespace

std::int64_t addedBySearch(std::size_t tree, std::span<const Supposed> worlds, const Memory& memory,
                           const RuleSet& rules, const TreeSearch& search, tricks::Random random,
                           const search::Work& work) {
    if (worlds.empty())
        return 0;
    Tree grown(search, rules, memory, worlds.front().position.trickNumber() + search.tricks);
    for (int round = 0; round < search.rounds; ++round)
        for (std::size_t i = tree; i < worlds.size() && !work.stopped(); i += kTrees)
            grown.learn(worlds[i], random);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < worlds.size() && !work.stopped(); ++i)
        if (i % kTrees != tree)
            sum += grown.added(worlds[i]);
    return sum;
}

} // namespace players
