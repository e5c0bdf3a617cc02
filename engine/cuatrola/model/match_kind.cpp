#include "cuatrola/model/match_kind.h"

#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "cuatrola/records/action_text.h"

namespace cuatrola {

QString MatchKind::actionText(const Action& action, const Deal&) {
    return cuatrola::actionText(action);
}

std::optional<Action> MatchKind::actionOf(QStringView text, const Deal&) {
    return cuatrola::actionOf(text);
}

Deal MatchKind::nextDeal(const MatchRecord& match, quint64 number) {
    Seat dealer = Seat::S;
    if (!match.hands.empty())
        dealer = right(match.hands.back().record.deal.dealer);
    else if (!match.draw.empty())
        dealer = match.draw.back().seat;
    return {match.rules, dealer, numberedDeck(number)};
}

Paid MatchKind::paidBy(const Hand& hand) {
    const Score score = hand.position().score();
    return score.by == ScoredBy::Void ? Paid{} : Paid{score.side, score.points};
}

bool MatchKind::isOver(const MatchRecord& match, const play::Company& company) {
    return winner(standingOf(match, company), match.target).has_value();
}

std::optional<tricks::Player<Game>> MatchKind::player(const std::string& level) {
    return levelNamed(level);
}

Standing standingOf(const MatchRecord& match, const play::Company& company) {
    Standing standing{};
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
        const auto& paid = match.hands[i].paid;
        if (paid && paid->side && !company.hands[i].unscored)
            standing[*paid->side] += paid->points;
    }
    return standing;
}

} // namespace cuatrola
