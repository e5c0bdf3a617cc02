// What a learner does in a lesson of Tarocco bolognese, and which answers are for it.
#include "bolognese/lessons/kind.h"

namespace bolognese_lessons {

namespace {

// Answers name several combinations seldom, and a hand makes few: all ways of accusing are tried.
void addAccusi(const Accusable& accusable, std::vector<Choosing>& choices) {
    const auto& made = accusable.made;
    for (unsigned bits = 0; bits < (1u << made.size()); ++bits) {
        Accuse some;
        for (std::size_t i = 0; i < made.size(); ++i)
            if ((bits >> i) & 1)
                some.names.push_back(made[i].name);
        choices.emplace_back(some);
    }
}

void addDiscards(CardSet from, std::vector<Choosing>& choices) {
    for (Card one : from)
        for (Card two : from)
            if (one < two)
                choices.emplace_back(lessons::PickCards{{one, two}});
}

void addLeads(const PlayChoice& play, std::vector<Choosing>& choices) {
    for (Card card : play.cards) {
        choices.emplace_back(Play{card});
        for (const auto& [signal, cards] :
             {std::pair(Signal::Busso, play.busso), std::pair(Signal::Striscio, play.striscio),
              std::pair(Signal::Volo, play.volo)})
            if (cards.contains(card))
                choices.emplace_back(Play{card, signal});
    }
}

} // namespace

bool Kind::fits(const Choosing& choice, AskKind kind) {
    return (kind == AskKind::Lead && std::holds_alternative<Play>(choice)) ||
           (kind == AskKind::Accuse && std::holds_alternative<Accuse>(choice)) ||
           (kind == AskKind::Discard && std::holds_alternative<lessons::PickCards>(choice));
}

std::optional<Action> Kind::actionOf(const Choosing& choice, AskKind kind, const Table& table) {
    const auto now = table.choice();
    if (!now)
        return std::nullopt;
    if (const auto* card = std::get_if<lessons::PlayCard>(&choice))
        return Action{now->seat, Play{card->card}};
    if (const auto* lead = std::get_if<Play>(&choice))
        return Action{now->seat, *lead};
    const auto* accuse = std::get_if<Accuse>(&choice);
    if (accuse && !accuse->names.empty()) // silence is no action (B6.1)
        return Action{now->seat, *accuse};
    const auto* pick = std::get_if<lessons::PickCards>(&choice);
    if (!pick || kind != AskKind::Discard || pick->cards.size() != 2)
        return std::nullopt;
    const auto cards = lessons::inOrder(pick->cards).cards;
    return Action{now->seat, Discard{{cards[0], cards[1]}}};
}

bool Kind::meets(const Answer& answer, const Choosing& choice, const Scene&) {
    const auto& when = answer.when;
    if (when.always())
        return true;
    if (const auto* lead = std::get_if<Play>(&choice))
        return (when.cards.empty() || when.cards.contains(lead->card)) &&
               (!when.own.signal || when.own.signal == lead->signal);
    const auto* accuse = std::get_if<Accuse>(&choice);
    return accuse && when.own.accuses == accuse->names;
}

bool Kind::holds(const Conditions& conditions, CardSet cards, const Table& table) {
    if (!conditions.makesVoid)
        return true;
    const auto now = table.choice();
    return now && ((table.held(now->seat) - cards) & setOf(bitsOf(*conditions.makesVoid))).empty();
}

std::optional<lessons::ToPlay<Seat>> Kind::toPlay(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return play ? std::optional(lessons::ToPlay<Seat>{choice.seat, play->cards}) : std::nullopt;
}

void Kind::addChoices(const Step& step, const Table& table, std::vector<Choosing>& choices) {
    const auto now = table.choice();
    if (!now)
        return;
    if (const auto* discard = std::get_if<DiscardChoice>(&now->among)) {
        if (step.ask.kind == AskKind::Discard)
            addDiscards(discard->from, choices);
        if (step.ask.kind == AskKind::Accuse)
            addAccusi(discard->accuso, choices);
        return;
    }
    const auto& play = std::get<PlayChoice>(now->among);
    if (step.ask.kind == AskKind::Lead)
        addLeads(play, choices);
    if (step.ask.kind == AskKind::Accuse)
        addAccusi(play.accuso, choices);
}

bool Kind::waitsFor(AskKind kind, const Scene& scene) {
    const auto now = scene.table->choice();
    if (!now || now->seat != scene.you)
        return false;
    const auto* discard = std::get_if<DiscardChoice>(&now->among);
    const auto* play = std::get_if<PlayChoice>(&now->among);
    switch (kind) {
    case AskKind::Play:
        return play != nullptr;
    case AskKind::Lead:
        return play && scene.table->hand()->position().played() == 0;
    case AskKind::Discard:
        return discard != nullptr;
    case AskKind::Accuse:
        return !(discard ? discard->accuso : play->accuso).made.empty();
    default:
        return true;
    }
}

bool Kind::isBeginning(const Table& table) {
    return table.hand() && table.hand()->phase() == Phase::Discard;
}

} // namespace bolognese_lessons
