#include "desktop/review/reading.h"

#include <algorithm>

namespace review {

text::Teller tellerOf(const Reading& reading, const Sight& sight) {
    return {reading.people.names, sight.from, true, reading.people.you};
}

const minchiate_lessons::Comment* commentAt(const Reading& reading, const Stop& stop) {
    if (stop.of == Stop::Of::Stage || stop.of == Stop::Of::Count)
        return nullptr;
    const auto& comments = reading.hand.comments;
    const auto found = std::ranges::find(comments, stop.made, &minchiate_lessons::Comment::at);
    return found == comments.end() ? nullptr : &*found;
}

std::vector<int> told(const Reading& reading) {
    std::vector<int> list;
    if (std::holds_alternative<AsPlayed>(reading.way))
        for (const minchiate_lessons::Comment& comment : reading.hand.comments)
            list.push_back(comment.at);
    return list;
}

std::optional<int> nextDecision(const Line& line, Seat seat, int from) {
    Hand hand = handAfter(line, from);
    for (int i = from; i < static_cast<int>(line.actions.size()); ++i) {
        const Action& action = line.actions[static_cast<std::size_t>(i)];
        const auto choice = hand.choice();
        if (choice && choice->chooser == seat && !std::holds_alternative<Cut>(action.what) &&
            !std::holds_alternative<Fall>(action.what))
            return i;
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            break;
    }
    return std::nullopt;
}

TakenSeat answered(TakenSeat taken, const Line& recorded, const Action& action) {
    const bool same = sameChoice(action, recorded.actions[static_cast<std::size_t>(taken.decision)]);
    if (isRealChoice(*handAfter(recorded, taken.decision).choice())) {
        ++taken.choices.asked;
        taken.choices.same += same;
    }
    taken.answer = TakenSeat::Answer{taken.decision, same};
    return taken;
}

std::optional<Compared> outcomeOf(const Reading& reading, const Line& shown) {
    const auto* trial = std::get_if<Trial>(&reading.way);
    if (!trial)
        return std::nullopt;
    const Hand now = handAfter(shown, static_cast<int>(shown.actions.size()));
    const Hand was = handAfter(recorded(reading), static_cast<int>(reading.hand.actions.size()));
    if (!now.result() || !was.result())
        return std::nullopt;
    return compared(was, now, sideOf(trial->action.seat));
}

} // namespace review
