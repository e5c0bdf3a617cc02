#include "desktop/bolognese/played_hands.h"

#include "text/bolognese/bolognese_telling.h"

#include <QCoreApplication>

#include <algorithm>

namespace desktop {

using namespace bolognese;

namespace {

struct PlayedHandsWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::BolognesePlayed)
};

} // namespace

QString BolognesePlayed::told(const View& view, const PerSeat<QString>& names, Seat me) {
    return text::bolognese::resultLine(view, {names, me});
}

std::optional<int> BolognesePlayed::points(const Hand& hand, Seat me) {
    const auto& points = hand.result()->points;
    const Side us = sideOf(me);
    return points[us] - points[other(us)];
}

std::vector<games::Tally> BolognesePlayed::tallies(const Hand& hand, Seat me) {
    const Side us = sideOf(me);
    std::vector<games::Tally> tallies{{PlayedHandsWords::tr("Hands won"), *points(hand, me) > 0 ? 1 : 0, 1}};
    if (!hand.result()->calledOut) {
        const auto last = hand.tricks().back().winner;
        tallies.push_back({PlayedHandsWords::tr("Last tricks won"), last && sideOf(*last) == us ? 1 : 0, 1});
    }
    const bool accused =
        std::ranges::any_of(hand.accusi(), [&](const Accuso& one) { return sideOf(one.seat) == us; });
    tallies.push_back({PlayedHandsWords::tr("Hands in which we accused"), accused ? 1 : 0, 1});
    return tallies;
}

std::optional<bool> BolognesePlayed::won(const MatchRecord& match, const play::Company& company) {
    const Side us = sideOf(static_cast<Seat>(company.person));
    const Verdict verdict = verdictOf(match, company);
    if (verdict == Verdict::Level)
        return std::nullopt;
    return verdict == (us == Side::NS ? Verdict::WonByNS : Verdict::WonByEW);
}

QString BolognesePlayed::game() {
    return PlayedHandsWords::tr("Tarocco bolognese");
}

QString BolognesePlayed::unit() {
    return PlayedHandsWords::tr("Our points less theirs");
}

} // namespace desktop
