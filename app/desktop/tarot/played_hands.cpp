#include "desktop/tarot/played_hands.h"

#include "text/tarot/tarot_count_words.h"

#include <QCoreApplication>

namespace desktop {

using namespace tarot;

namespace {

struct PlayedHandsWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::TarotPlayed)
};

} // namespace

QString TarotPlayed::told(const View& view, const PerSeat<QString>& names, Seat me) {
    return text::tarot::resultWords(view, {names, me}).sentence;
}

std::optional<int> TarotPlayed::points(const Hand& hand, Seat me) {
    return counts(*hand.result()) ? std::optional(hand.result()->scores[me]) : std::nullopt;
}

std::vector<games::Tally> TarotPlayed::tallies(const Hand& hand, Seat me) {
    if (const auto* two = std::get_if<TwoCount>(&hand.result()->how))
        return {{PlayedHandsWords::tr("Hands won, one against one"), two->winner == me ? 1 : 0, 1}};
    const auto* count = std::get_if<ContractCount>(&hand.result()->how);
    if (!count)
        return {};
    const bool mine = hand.terms().contract->declarer == me, made = count->price.made();
    std::vector<games::Tally> tallies{{PlayedHandsWords::tr("Hands you took"), mine ? 1 : 0, 1}};
    if (mine)
        tallies.push_back({PlayedHandsWords::tr("Your contracts made"), made ? 1 : 0, 1});
    else if (!count->camp.contains(me))
        tallies.push_back({PlayedHandsWords::tr("Contracts you defended and beat"), made ? 0 : 1, 1});
    else
        tallies.push_back({PlayedHandsWords::tr("Contracts made as the partner"), made ? 1 : 0, 1});
    return tallies;
}

std::optional<bool> TarotPlayed::won(const MatchRecord& match, const play::Company& company) {
    const auto place = places(standingOf(countedHands(match, company)), match.seats);
    return place[static_cast<Seat>(company.person)] == 1;
}

QString TarotPlayed::game() {
    return PlayedHandsWords::tr("French Tarot");
}

QString TarotPlayed::unit() {
    return PlayedHandsWords::tr("My score");
}

} // namespace desktop
