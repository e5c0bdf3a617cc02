#include "desktop/cuatrola/played_hands.h"

#include "text/cuatrola/cuatrola_telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace desktop {

using namespace cuatrola;

namespace {

struct PlayedHandsWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::CuatrolaPlayed)
};

} // namespace

QString CuatrolaPlayed::told(const View& view, const PerSeat<QString>& names, Seat me) {
    return text::cuatrola::resultLine(view, {names, me});
}

std::optional<int> CuatrolaPlayed::points(const Hand& hand, Seat me) {
    const Score score = hand.position().score();
    if (score.by == ScoredBy::Void)
        return 0;
    return score.side == sideOf(me) ? score.points : -score.points;
}

std::vector<games::Tally> CuatrolaPlayed::tallies(const Hand& hand, Seat me) {
    const Score score = hand.position().score();
    const Side us = sideOf(me);
    const bool scores = score.by != ScoredBy::Void, ours = scores && score.side == us;
    std::vector<games::Tally> tallies{{PlayedHandsWords::tr("Hands won"), ours ? 1 : 0, 1}};
    if (const auto& contract = hand.contract(); contract && contract->bidder) {
        if (sideOf(*contract->bidder) == us)
            tallies.push_back({PlayedHandsWords::tr("Bets of our side made"), ours ? 1 : 0, 1});
        else
            tallies.push_back({PlayedHandsWords::tr("Bets of theirs broken"), ours ? 1 : 0, 1});
    }
    const bool sang = std::ranges::any_of(
        hand.cantes(), [&](const Cante& cante) { return cante.suits != 0 && sideOf(cante.seat) == us; });
    tallies.push_back({PlayedHandsWords::tr("Hands in which we sang"), sang ? 1 : 0, 1});
    return tallies;
}

std::optional<bool> CuatrolaPlayed::won(const MatchRecord& match, const play::Company& company) {
    return winner(standingOf(match, company), match.target) == sideOf(static_cast<Seat>(company.person));
}

QString CuatrolaPlayed::game() {
    return PlayedHandsWords::tr("Cuatrola");
}

QString CuatrolaPlayed::unit() {
    return PlayedHandsWords::tr("Our game points less theirs");
}

} // namespace desktop
