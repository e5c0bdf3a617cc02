#include "desktop/coach/standing.h"

#include <algorithm>

namespace coach {

Standing standingOf(const review::Line& line, int at, Seat reader) {
    const Hand hand = review::handAfter(line, at);
    Standing now;
    now.at = at;
    now.phase = hand.phase();
    now.due = hand.choice();
    for (Seat seat : kSeats)
        now.hands[seat] = hand.held(seat);
    if (!hand.tricks().empty())
        now.trick = hand.tricks().back();
    now.trickNumber = static_cast<int>(hand.tricks().size());
    now.away = hand.discarded();
    const CardSet own = setOf(now.away[reader]); // they lie by themselves
    for (Card card : hand.fola())
        if (!own.contains(card))
            now.fola.push_back(card);
    now.result = hand.result();
    const bool readerPlays =
        now.due && now.due->chooser == reader && std::holds_alternative<PlayChoice>(now.due->among);
    if (!readerPlays || at >= static_cast<int>(line.actions.size()))
        return now;
    // Forward to the end of the trick: the cards of it that are still to come stay in their hands.
    const auto& before = hand.tricks();
    const std::size_t number = before.empty() || before.back().winner ? before.size() : before.size() - 1;
    now.before = number < before.size() ? before.back().plays.size() : 0;
    for (int on = at + 1; on <= static_cast<int>(line.actions.size()); ++on) {
        const Hand later = review::handAfter(line, on);
        if (later.tricks().size() <= number)
            continue;
        now.trick = later.tricks()[number];
        now.trickNumber = static_cast<int>(number) + 1;
        if (now.trick->winner)
            break;
    }
    return now;
}

std::vector<int> tricksEnd(const review::Line& line) {
    std::vector<int> ends;
    Hand hand(line.deal);
    for (std::size_t i = 0; i < line.actions.size(); ++i) {
        if (std::holds_alternative<Refusal>(hand.apply(line.actions[i])))
            break;
        const auto full = static_cast<std::size_t>(std::ranges::count_if(
            hand.tricks(), [](const Trick& trick) { return trick.winner.has_value(); }));
        if (full > ends.size())
            ends.push_back(static_cast<int>(i) + 1);
    }
    return ends;
}

int trickAfter(const review::Line& line, int at) {
    const auto first = std::ranges::find_if(
        line.actions, [](const Action& action) { return std::holds_alternative<Play>(action.what); });
    const int begins = static_cast<int>(first - line.actions.begin());
    if (at < begins)
        return at + 1;
    const std::vector<int> ends = tricksEnd(line);
    const auto next = std::ranges::upper_bound(ends, at);
    return next == ends.end() ? static_cast<int>(line.actions.size()) : *next;
}

int trickBefore(const review::Line& line, int at) {
    const auto first = std::ranges::find_if(
        line.actions, [](const Action& action) { return std::holds_alternative<Play>(action.what); });
    const int begins = static_cast<int>(first - line.actions.begin());
    if (at <= begins)
        return std::max(0, at - 1);
    const std::vector<int> ends = tricksEnd(line);
    const auto next = std::ranges::lower_bound(ends, at);
    return next == ends.begin() ? begins : *(next - 1);
}

} // namespace coach
