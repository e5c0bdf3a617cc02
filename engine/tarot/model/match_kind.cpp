#include "tarot/model/match_kind.h"

#include "tarot/numbered_deal.h"
#include "tarot/players/levels.h"
#include "tarot/records/action_text.h"

namespace tarot {

QString MatchKind::actionText(const Action& action, const Deal& deal) {
    return tarot::actionText(action, deal.players);
}

std::optional<Action> MatchKind::actionOf(QStringView text, const Deal& deal) {
    return tarot::actionOf(text, deal.players);
}

Deal MatchKind::nextDeal(const MatchRecord& match, quint64 number) {
    Seat dealer = Seat::First;
    if (!match.hands.empty())
        dealer = right(match.hands.back().record.deal.dealer, match.seats);
    else if (!match.draw.empty())
        dealer = firstDealer(match.draw);
    return {match.rules, match.seats, dealer, numberedDeck(packOf(match.rules, match.seats), number)};
}

bool MatchKind::isOver(const MatchRecord& match, const play::Company& company) {
    return static_cast<int>(countedHands(match, company).size()) >= match.length;
}

std::optional<tricks::Player<Game>> MatchKind::player(const std::string& level) {
    return levelNamed(level);
}

std::vector<CountedHand> countedHands(const MatchRecord& match, const play::Company& company) {
    std::vector<CountedHand> counted;
    for (std::size_t i = 0; i < match.hands.size(); ++i) {
        const auto& [record, paid] = match.hands[i];
        if (!paid || company.hands[i].unscored)
            continue;
        const Hand hand = fold(record.deal, record.actions).hand;
        if (hand.result() && counts(*hand.result()))
            counted.push_back({static_cast<int>(i), *hand.result(), hand.terms()});
    }
    return counted;
}

PerSeat<int> standingOf(const std::vector<CountedHand>& hands) {
    PerSeat<int> standing{};
    for (const CountedHand& hand : hands)
        for (Seat seat : Seats::table(kMostPlayers))
            standing[seat] += hand.result.scores[seat];
    return standing;
}

} // namespace tarot
