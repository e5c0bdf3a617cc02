// What a learner does in a lesson of French Tarot, and which answers are for it.
#include "tarot/lessons/kind.h"

namespace tarot_lessons {

bool Kind::fits(const Choosing& choice, AskKind kind) {
    return (kind == AskKind::Bid && std::holds_alternative<Speak>(choice)) ||
           (kind == AskKind::Call && std::holds_alternative<CallCard>(choice)) ||
           (kind == AskKind::Discard && std::holds_alternative<lessons::PickCards>(choice));
}

std::optional<Action> Kind::actionOf(const Choosing& choice, AskKind kind, const Table& table) {
    const auto now = table.choice();
    if (!now)
        return std::nullopt;
    if (const auto* play = std::get_if<lessons::PlayCard>(&choice))
        return Action{now->seat, Play{play->card}};
    if (const auto* said = std::get_if<Speak>(&choice))
        return Action{now->seat, *said};
    if (const auto* call = std::get_if<CallCard>(&choice))
        return Action{now->seat, *call};
    const auto* picked = std::get_if<lessons::PickCards>(&choice);
    return picked && kind == AskKind::Discard ? std::optional(Action{now->seat, Discard{picked->cards}})
                                              : std::nullopt;
}

bool Kind::meets(const Answer& answer, const Choosing& choice, const Scene&) {
    if (answer.when.always())
        return true;
    if (const auto* said = std::get_if<Speak>(&choice))
        return answer.when.own.bid == said->bid;
    const auto* call = std::get_if<CallCard>(&choice);
    return call && answer.when.cards.contains(call->card);
}

std::optional<lessons::ToPlay<Seat>> Kind::toPlay(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return play ? std::optional(lessons::ToPlay<Seat>{choice.seat, play->cards}) : std::nullopt;
}

namespace {

// So many of these cards, in their order from that place on.
CardSet window(CardSet from, int first, int count) {
    const std::vector<Card> cards = lessons::inOrder(from).cards;
    CardSet some;
    for (int i = 0; i < count; ++i)
        some.insert(cards[static_cast<std::size_t>(first + i) % cards.size()]);
    return some;
}

// Écarts of cards that are neighbours in hand, with those an answer speaks of and without those it forbids:
// far from all, but each answer is tried, and each card laid away.
void addEcarts(const Step& step, const DiscardChoice& choice, std::vector<Choosing>& choices) {
    const auto add = [&](CardSet cards) {
        if (cards.size() == choice.count && cards.containsAll(choice.must) &&
            (choice.must | choice.from).containsAll(cards))
            choices.emplace_back(lessons::PickCards{cards});
    };
    const auto addAll = [&](CardSet has, CardSet lacks) {
        const CardSet fixed = has | choice.must, from = choice.from - lacks - fixed;
        const int left = choice.count - fixed.size();
        for (int first = 0; left >= 0 && left <= from.size() && first < std::max(1, from.size()); ++first)
            add(fixed | window(from, first, left));
    };
    for (const Answer& answer : step.answers) {
        add(answer.when.exactly.value_or(CardSet{}));
        addAll(answer.when.has, answer.when.lacks);
    }
    addAll({}, {});
}

} // namespace

void Kind::addChoices(const Step& step, const Table& table, std::vector<Choosing>& choices) {
    const auto now = table.choice();
    if (!now)
        return;
    if (const auto* auction = std::get_if<AuctionChoice>(&now->among);
        auction && step.ask.kind == AskKind::Bid)
        for (Bid bid : auction->words)
            choices.emplace_back(Speak{bid});
    if (const auto* call = std::get_if<CallChoice>(&now->among); call && step.ask.kind == AskKind::Call)
        for (Card card : call->cards)
            choices.emplace_back(CallCard{card});
    if (const auto* ecart = std::get_if<DiscardChoice>(&now->among);
        ecart && step.ask.kind == AskKind::Discard)
        addEcarts(step, *ecart, choices);
}

bool Kind::waitsFor(AskKind kind, const Scene& scene) {
    const auto now = scene.table->choice();
    if (!now || now->seat != scene.you)
        return false;
    return kind == AskKind::Play   ? std::holds_alternative<PlayChoice>(now->among)
           : kind == AskKind::Bid  ? std::holds_alternative<AuctionChoice>(now->among)
           : kind == AskKind::Call ? std::holds_alternative<CallChoice>(now->among)
                                   : std::holds_alternative<DiscardChoice>(now->among);
}

bool Kind::isBeginning(const Table& table) {
    return table.hand() && table.hand()->auction().empty();
}

} // namespace tarot_lessons
