// What a learner does in a lesson of Cuatrola, and which answers are for it.
#include "cuatrola/lessons/kind.h"

namespace cuatrola_lessons {

bool Kind::fits(const Choosing& choice, AskKind kind) {
    return (kind == AskKind::Bid && std::holds_alternative<MakeBid>(choice)) ||
           (kind == AskKind::Sing && std::holds_alternative<Sing>(choice));
}

std::optional<Action> Kind::actionOf(const Choosing& choice, AskKind, const Table& table) {
    const auto now = table.choice();
    if (!now)
        return std::nullopt;
    if (const auto* play = std::get_if<lessons::PlayCard>(&choice))
        return Action{now->seat, Play{play->card}};
    if (const auto* bid = std::get_if<MakeBid>(&choice))
        return Action{now->seat, *bid};
    if (const auto* sing = std::get_if<Sing>(&choice))
        return Action{now->seat, *sing};
    return std::nullopt;
}

bool Kind::meets(const Answer& answer, const Choosing& choice, const Scene&) {
    if (answer.when.always())
        return true;
    const Conditions& own = answer.when.own;
    if (const auto* bid = std::get_if<MakeBid>(&choice))
        return own.bid == bid->bid;
    const auto* sing = std::get_if<Sing>(&choice);
    return sing && own.sings == sing->suits;
}

std::optional<lessons::ToPlay<Seat>> Kind::toPlay(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return play ? std::optional(lessons::ToPlay<Seat>{choice.seat, play->cards}) : std::nullopt;
}

void Kind::addChoices(const Step& step, const Table& table, std::vector<Choosing>& choices) {
    const auto now = table.choice();
    if (!now)
        return;
    if (const auto* bids = std::get_if<BidChoice>(&now->among); bids && step.ask.kind == AskKind::Bid)
        for (Bid bid : bids->bids)
            choices.emplace_back(MakeBid{bid});
    if (const auto* answers = std::get_if<SingChoice>(&now->among); answers && step.ask.kind == AskKind::Sing)
        for (Suits suits : answers->answers)
            choices.emplace_back(Sing{suits});
}

bool Kind::waitsFor(AskKind kind, const Scene& scene) {
    const auto now = scene.table->choice();
    if (!now || now->seat != scene.you)
        return false;
    return kind == AskKind::Play  ? std::holds_alternative<PlayChoice>(now->among)
           : kind == AskKind::Bid ? std::holds_alternative<BidChoice>(now->among)
                                  : std::holds_alternative<SingChoice>(now->among);
}

bool Kind::isBeginning(const Table& table) {
    return table.hand() && table.hand()->bids().empty();
}

} // namespace cuatrola_lessons
