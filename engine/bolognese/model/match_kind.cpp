#include "bolognese/model/match_kind.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/players/levels.h"
#include "bolognese/records/action_text.h"

#include <algorithm>

namespace bolognese {

QString MatchKind::actionText(const Action& action, const Deal&) {
    return bolognese::actionText(action);
}

std::optional<Action> MatchKind::actionOf(QStringView text, const Deal&) {
    return bolognese::actionOf(text);
}

Deal MatchKind::nextDeal(const MatchRecord& match, const play::Company& company, quint64 number) {
    const Seat dealer = match.hands.empty() ? Seat::S : right(match.hands.back().record.deal.dealer);
    return {match.rules, dealer, numberedDeck(number), standingOf(match, company)};
}

Paid MatchKind::paidBy(const Hand& hand) {
    Paid paid{hand.result()->points, hand.deal().score};
    for (Side side : kSides)
        paid.score[side] += paid.points[side];
    return paid;
}

bool MatchKind::isOver(const MatchRecord& match, const play::Company& company) {
    return verdictOf(match, company) != Verdict::GoesOn;
}

std::optional<tricks::Player<Game>> MatchKind::player(const std::string& level) {
    return levelNamed(level);
}

void seatByDraw(NewMatch& match) {
    auto random = tricks::Random::forDecision(match.company.seed, 0, 0);
    const Draw draw = drawForPartners(random);
    match.match.draw = draw.cards;
    const NewMatch before = match;
    const PerSeat<int> players = seating(draw);
    for (Seat seat : kSeats) {
        const int player = players[seat];
        match.match.names[seat] = before.match.names[static_cast<Seat>(player)];
        match.company.levels[static_cast<std::size_t>(index(seat))] =
            before.company.levels[static_cast<std::size_t>(player)];
        if (player == before.company.person)
            match.company.person = index(seat);
    }
}

PerSide<int> standingOf(const MatchRecord& match, const play::Company& company) {
    PerSide<int> standing{};
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
        const auto& [record, paid] = match.hands[i];
        if (i == 0) // a hand that was given may come from the middle of another match
            standing = record.deal.score;
        if (paid && !company.hands[i].unscored)
            for (Side side : kSides)
                standing[side] += paid->points[side];
    }
    return standing;
}

Verdict verdictOf(const MatchRecord& match, const play::Company& company) {
    const auto& last = match.hands.back();
    std::optional<Side> calledOut;
    if (last.paid && !company.hands.back().unscored)
        calledOut = fold(last.record.deal, last.record.actions).hand.result()->calledOut;
    const auto hands =
        std::ranges::count_if(match.hands, [](const auto& hand) { return hand.paid.has_value(); });
    return verdict(match.rules, standingOf(match, company), static_cast<int>(hands), calledOut);
}

} // namespace bolognese
