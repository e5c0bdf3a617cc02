#include "arena.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/players/levels.h"
#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "tarot/numbered_deal.h"
#include "tarot/players/levels.h"

#include <cstdlib>
#include <cstring>
#include <optional>

namespace {

void tell(const char* what, const arena::Outcome& outcome) {
    std::printf("%s %+.3f ± %.3f (%.1f errors), %.2f of a hand's deviation %.2f; 99 in 100 under %.0f ms, "
                "slowest %.0f ms\n",
                what, outcome.mean, outcome.error, outcome.mean / outcome.error,
                outcome.mean / outcome.deviation, outcome.deviation, outcome.slow * 1000,
                outcome.slowest * 1000);
}

// A level by its name, or one that thinks so: "x:" and numbers.
template<class Player, class Read, class Considered>
Player playerOf(const char* name, std::optional<Player> level, Read read, Considered considered) {
    if (level)
        return *level;
    if (std::strncmp(name, "x:", 2) != 0) {
        std::fprintf(stderr, "arena: there is no level \"%s\".\n", name);
        std::exit(2);
    }
    return {name, [thinking = read(name), considered](const auto& view, tricks::Thought& thought) {
                return considered(view, thinking, thought).front().action;
            }};
}

int cuatrolaArena(const char* a, const char* b, int deals, std::uint64_t seed) {
    using namespace cuatrola;
    std::array<std::atomic<int>, 4> bids{}, won{};
    const auto player = [](const char* name) {
        return playerOf(
            name, levelNamed(name),
            [](const char* text) {
                Thinking thinking;
                int how = 0;
                std::sscanf(text, "x:%d,%lf,%d,%lf", &thinking.worlds, &thinking.trust, &how,
                            &thinking.caution);
                thinking.playOut = static_cast<PlayOut>(how);
                return thinking;
            },
            considered);
    };
    tell("game points a hand",
         arena::contest<Game>(
             player(a), player(b), deals, seed, {5, 10},
             [](std::uint64_t number) {
                 return Deal{{}, kSeats[number % 4], numberedDeck(number)};
             },
             [](const Hand& hand, unsigned chairs) {
                 const Score score = hand.position().score();
                 return (score.side == Side::NS) == (chairs == 5) ? score.points : -score.points;
             },
             [&](const tricks::Session<Game>& session) {
                 const Contract& contract = *session.hand().contract();
                 const auto bid = static_cast<std::size_t>(contract.bid);
                 ++bids[bid];
                 if (contract.bidder && sideOf(*contract.bidder) == session.hand().position().score().side)
                     ++won[bid];
             }));
    std::printf("plain %d, solo %d (%d won), cuatrola %d (%d), quintola %d (%d)\n", bids[0].load(),
                bids[1].load(), won[1].load(), bids[2].load(), won[2].load(), bids[3].load(), won[3].load());
    return 0;
}

int tarotArena(const char* a, const char* b, int deals, std::uint64_t seed, int players) {
    using namespace tarot;
    std::array<std::atomic<int>, 6> bids{}, made{};
    std::atomic<int> kings{0};
    const auto player = [](const char* name) {
        return playerOf(
            name, levelNamed(name),
            [](const char* text) {
                Thinking thinking;
                std::sscanf(text, "x:%d,%d,%lf,%lf,%lf", &thinking.worlds, &thinking.worldsBefore,
                            &thinking.trust, &thinking.whim, &thinking.caution);
                return thinking;
            },
            considered);
    };
    // Every other chair; of an odd number a third way makes up for the chair that has two of a kind beside
    // it.
    const unsigned all = (1u << players) - 1, half = 0x15u & all;
    tell("points a hand and chair",
         arena::contest<Game>(
             player(a), player(b), deals, seed, {half, all & ~half},
             [players](std::uint64_t number) {
                 return Deal{{},
                             players,
                             seatAt(static_cast<int>(number) % players),
                             numberedDeck(packOf({}, players), number)};
             },
             [players](const Hand& hand, unsigned chairs) {
                 // A's mean less B's, halved: what a chair of A's is above the table's mean.
                 double mine = 0, theirs = 0;
                 int count = 0;
                 for (Seat seat : Seats::table(players))
                     if ((chairs >> index(seat)) & 1) {
                         mine += hand.result()->scores[seat];
                         ++count;
                     } else {
                         theirs += hand.result()->scores[seat];
                     }
                 return (mine / count - theirs / (players - count)) / 2;
             },
             [&](const tricks::Session<Game>& session) {
                 const Hand& hand = session.hand();
                 const auto* count = std::get_if<ContractCount>(&hand.result()->how);
                 const auto bid =
                     static_cast<std::size_t>(hand.contract() ? hand.contract()->bid : Bid::Pass);
                 ++bids[bid];
                 made[bid] += count && count->price.made();
                 kings += hand.ecart() && !(hand.ecart()->cards & cardsOf(Rank::King)).empty();
             }));
    for (std::size_t bid = 0; bid < bids.size(); ++bid)
        std::printf("%s %d (%d made)%s",
                    std::array{"pass", "prise", "pousse", "garde", "sans", "contre"}[bid], bids[bid].load(),
                    made[bid].load(), bid < 5 ? ", " : "\n");
    return 0;
}

int bologneseArena(const char* a, const char* b, int deals, std::uint64_t seed) {
    using namespace bolognese;
    const auto player = [](const char* name) {
        return playerOf(
            name, levelNamed(name),
            [](const char* text) {
                Thinking thinking;
                std::sscanf(text, "x:%d,%d,%lf", &thinking.worlds, &thinking.worldsToDiscard, &thinking.whim);
                return thinking;
            },
            considered);
    };
    tell("points a hand and side", arena::contest<Game>(
                                       player(a), player(b), deals, seed, {5, 10},
                                       [](std::uint64_t number) {
                                           return Deal{{}, kSeats[number % 4], numberedDeck(number), {}};
                                       },
                                       [](const Hand& hand, unsigned chairs) {
                                           const auto& points = hand.result()->points;
                                           return (chairs == 5 ? 1 : -1) *
                                                  (points[Side::NS] - points[Side::EW]);
                                       },
                                       [](const tricks::Session<Game>&) {}));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 6) {
        std::fprintf(stderr, "arena GAME A B DEALS SEED\n");
        return 2;
    }
    const int deals = std::atoi(argv[4]);
    const auto seed = std::strtoull(argv[5], nullptr, 10);
    if (std::strcmp(argv[1], "cuatrola") == 0)
        return cuatrolaArena(argv[2], argv[3], deals, seed);
    if (std::strcmp(argv[1], "bolognese") == 0)
        return bologneseArena(argv[2], argv[3], deals, seed);
    if (std::strcmp(argv[1], "tarot") == 0)
        return tarotArena(argv[2], argv[3], deals, seed, argc > 6 ? std::atoi(argv[6]) : 4);
    return 2;
}
