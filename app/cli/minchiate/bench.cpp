#include "cli/minchiate/bench.h"

#include "cli/per_second.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/random_play.h"
#include "minchiate/players/worlds/sampler.h"
#include "tricks/referee.h"

namespace cli {

using namespace minchiate;

QJsonObject benchReport() {
    const Deal deal{{}, Seat::S, numberedDeck(1)};
    quint64 seed = 0;
    const auto hand = [&](const players::Player& player) {
        return [&, player] {
            tricks::Referee<Game> referee(deal, std::vector(4, player), ++seed);
            playOut(referee);
        };
    };
    tricks::Referee<Game> recorded(deal, std::vector(4, players::randomPlayer()), 1);
    playOut(recorded);
    const Position start(recorded.hand().dealtHands(), Seat::E, {});
    // What a seat knows before the fifth trick.
    Hand fifth(deal);
    for (std::size_t i = 0; fifth.phase() != Phase::Play || fifth.position().trickNumber() < 5; ++i)
        (void)fifth.apply(recorded.actions()[i]);
    const players::Sampler sampler{players::Seen(viewOf(fifth, fifth.choice()->chooser))};
    tricks::Random random(1);
    int sum = 0;
    const double plays = perSecond([&] { sum += players::randomPlayOut(start, random, deal.rules); });
    return {{QStringLiteral("random_hands_per_second"), perSecond(hand(players::randomPlayer()))},
            {QStringLiteral("apprentice_hands_per_second"), perSecond(hand(players::apprentice()))},
            {QStringLiteral("trick_plays_per_second"), plays},
            {QStringLiteral("cards_per_second"), plays * 84},
            {QStringLiteral("folds_per_second"),
             perSecond([&] { sum += fold(deal, recorded.actions()).hand.tally().net(); })},
            {QStringLiteral("worlds_per_second"), perSecond([&] { sum += sampler.draw(random) ? 1 : 0; })},
            {QStringLiteral("checksum"), sum}};
}

} // namespace cli
