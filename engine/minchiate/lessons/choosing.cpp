// What a learner does in a lesson of Minchiate, and which answers are for it.
#include "minchiate/lessons/kind.h"

#include "tricks/random.h"

#include <algorithm>

namespace minchiate_lessons {

using namespace minchiate;

namespace {

constexpr double kAllCombos = 60'000; // ways of discarding that are all tried

bool sameSets(std::vector<CardSet> a, std::vector<CardSet> b) {
    const auto less = [](CardSet x, CardSet y) {
        return x.high() != y.high() ? x.high() < y.high() : x.low() < y.low();
    };
    std::ranges::sort(a, less);
    std::ranges::sort(b, less);
    return a == b;
}

// Fills `some` from `from` to just `count` cards, leaving out `without` while that is possible.
CardSet filled(CardSet some, CardSet from, CardSet without, int count) {
    for (const CardSet pool : {from - without, from})
        for (Card c : pool)
            if (some.size() < count)
                some.insert(c);
    return some;
}

void everyCombination(const std::vector<Card>& from, std::size_t at, int count, CardSet chosen,
                      std::vector<Choosing>& choices) {
    if (count == 0) {
        choices.emplace_back(PickCards{chosen});
        return;
    }
    if (from.size() - at < static_cast<std::size_t>(count))
        return;
    CardSet with = chosen;
    with.insert(from[at]);
    everyCombination(from, at + 1, count - 1, with, choices);
    everyCombination(from, at + 1, count, chosen, choices);
}

double combinations(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; ++i)
        ways = ways * (n - i) / (i + 1);
    return ways;
}

std::vector<Choosing> discards(const Step& step, const DiscardChoice& owed) {
    std::vector<Choosing> choices;
    for (const Answer& answer : step.answers) { // what the answers ask for, then others
        const lessons::When<Kind>& when = answer.when;
        const auto& emptied = when.own.makesVoid;
        const CardSet gone = emptied ? owed.from & cardsOf(*emptied) : CardSet{};
        choices.emplace_back(
            PickCards{when.exactly.value_or(filled(when.has | gone, owed.from, when.lacks, owed.count))});
    }
    const std::vector<Card> from = lessons::inOrder(owed.from).cards;
    if (combinations(owed.from.size(), owed.count) <= kAllCombos) {
        everyCombination(from, 0, owed.count, {}, choices);
        return choices;
    }
    tricks::Random random(1);
    for (int i = 0; i < 20'000; ++i) {
        std::vector<Card> cards = from;
        tricks::shuffle(std::span(cards), random);
        cards.resize(static_cast<std::size_t>(owed.count));
        choices.emplace_back(PickCards{setOf(cards)});
    }
    return choices;
}

std::vector<Choosing> declarations(const DeclareChoice& choice) {
    std::vector<Choosing> choices;
    for (unsigned bits = 0; bits < (1u << choice.held.size()); ++bits) {
        ShowVersicole show;
        for (std::size_t i = 0; i < choice.held.size(); ++i)
            if ((bits >> i) & 1)
                show.shown.push_back(choice.held[i].cards);
        choices.emplace_back(show);
    }
    return choices;
}

} // namespace

bool Kind::fits(const Choosing& choice, AskKind kind) {
    switch (kind) {
    case AskKind::Play:
        return std::holds_alternative<LayOpen>(choice);
    case AskKind::Discard:
        return std::holds_alternative<PickCards>(choice);
    case AskKind::Cut:
        return std::holds_alternative<LiftCards>(choice);
    case AskKind::Declare:
        return std::holds_alternative<ShowVersicole>(choice);
    case AskKind::Pad:
        return std::holds_alternative<LayPoints>(choice);
    default:
        return false;
    }
}

std::optional<Action> Kind::actionOf(const Choosing& choice, AskKind kind, const Table& table) {
    const auto now = table.choice();
    if (!now)
        return std::nullopt;
    if (const auto* play = std::get_if<PlayCard>(&choice))
        return Action{now->seat, Play{play->card}};
    if (std::holds_alternative<LayOpen>(choice))
        return Action{now->seat, Fall{}};
    if (const auto* lift = std::get_if<LiftCards>(&choice))
        return Action{now->seat, Cut{lift->cards}};
    if (const auto* show = std::get_if<ShowVersicole>(&choice))
        return Action{now->seat, Declare{show->shown}};
    if (const auto* pick = std::get_if<PickCards>(&choice); pick && kind == AskKind::Discard)
        return Action{now->seat, Discard{lessons::inOrder(pick->cards).cards}};
    return std::nullopt;
}

bool Kind::meets(const Answer& answer, const Choosing& choice, const Scene& scene) {
    const lessons::When<Kind>& when = answer.when;
    if (std::holds_alternative<LayOpen>(choice))
        return when.own.fall;
    if (std::holds_alternative<LiftCards>(choice))
        return when.always();
    if (const auto* show = std::get_if<ShowVersicole>(&choice))
        return when.always() || (when.own.shown && sameSets(*when.own.shown, show->shown));
    const auto& laid = std::get<LayPoints>(choice);
    if (answer.right)
        return laid.points == scene.asked;
    return when.always() || (when.number && lessons::valueOf(*when.number, scene) == laid.points);
}

bool Kind::holds(const Conditions& conditions, CardSet cards, const Table& table) {
    const auto now = table.choice();
    const CardSet left = now ? table.held(now->seat) - cards : CardSet{};
    return !conditions.makesVoid || (left & cardsOf(*conditions.makesVoid)).empty();
}

std::optional<lessons::ToPlay<Seat>> Kind::toPlay(const Choice& choice) {
    const auto* play = std::get_if<PlayChoice>(&choice.among);
    return play ? std::optional(lessons::ToPlay<Seat>{choice.seat, play->cards}) : std::nullopt;
}

void Kind::addChoices(const Step& step, const Table& table, std::vector<Choosing>& choices) {
    if (step.ask.kind == AskKind::Pad)
        for (int points = 0; points < kResto; ++points)
            choices.emplace_back(LayPoints{points});
    const auto now = table.choice();
    if (!now)
        return;
    const auto* play = std::get_if<PlayChoice>(&now->among);
    const auto* discard = std::get_if<DiscardChoice>(&now->among);
    const auto* declare = std::get_if<DeclareChoice>(&now->among);
    // Falling is offered only where the lesson speaks of it.
    if (step.ask.kind == AskKind::Play && play && play->mayFall &&
        std::ranges::any_of(step.answers, [](const Answer& a) { return a.when.own.fall; }))
        choices.emplace_back(LayOpen{});
    if (step.ask.kind == AskKind::Discard && discard)
        choices = discards(step, *discard);
    if (step.ask.kind == AskKind::Declare && declare)
        choices = declarations(*declare);
    if (step.ask.kind == AskKind::Cut && std::holds_alternative<CutChoice>(now->among))
        for (int cards = kLeastCut; cards <= kMostCut; ++cards)
            choices.emplace_back(LiftCards{cards});
}

} // namespace minchiate_lessons
