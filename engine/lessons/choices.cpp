#include "lessons/choices.h"

#include "tricks/random.h"

#include <algorithm>

namespace lessons {

using namespace minchiate;

namespace {

constexpr int kAllSubsetsOf = 12;     // cards: 4096 ways
constexpr double kAllCombos = 60'000; // ways of discarding that are all tried

std::vector<Card> listOf(CardSet set) {
    std::vector<Card> list;
    for (Card c : set)
        list.push_back(c);
    return list;
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
        const When& when = answer.when;
        const CardSet gone = when.makesVoid ? owed.from & cardsOf(*when.makesVoid) : CardSet{};
        choices.emplace_back(
            PickCards{when.exactly.value_or(filled(when.has | gone, owed.from, when.lacks, owed.count))});
    }
    const std::vector<Card> from = listOf(owed.from);
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

std::vector<Choosing> picks(const Lesson& lesson, const Progress& progress, const Step& step) {
    const CardSet from = step.ask.from ? cardsAt(*step.ask.from, progress.table, lesson.you) : CardSet{};
    const Scene scene = sceneOf(lesson, progress);
    const CardSet right = cardsThat(step.ask.which, from, scene).value_or(CardSet{});
    std::vector<Choosing> choices;
    const auto add = [&](CardSet cards) {
        if (!cards.empty())
            choices.emplace_back(PickCards{cards});
    };
    if (from.size() <= kAllSubsetsOf) {
        const std::vector<Card> cards = listOf(from);
        for (unsigned bits = 1; bits < (1u << cards.size()); ++bits) {
            CardSet some;
            for (std::size_t i = 0; i < cards.size(); ++i)
                if ((bits >> i) & 1)
                    some.insert(cards[i]);
            add(some);
        }
        return choices;
    }
    add(right);
    add(from);
    for (Card c : from) {
        add(CardSet(c));
        add(right.contains(c) ? right - CardSet(c) : right | CardSet(c));
    }
    for (const Answer& answer : step.answers) {
        add(answer.when.has);
        add((right | answer.when.has) - answer.when.lacks);
        add(answer.when.exactly.value_or(CardSet{}));
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

std::vector<Choosing> choicesOf(const Lesson& lesson, const Progress& progress) {
    if (progress.over(lesson))
        return {};
    const Step& step = lesson.steps[static_cast<std::size_t>(progress.step)];
    const auto now = progress.table.choice();
    std::vector<Choosing> choices;
    switch (step.ask.kind) {
    case AskKind::GoOn:
        choices.emplace_back(GoOn{});
        break;
    case AskKind::Play:
        if (const auto* play = now ? std::get_if<PlayChoice>(&now->among) : nullptr) {
            for (Card c : play->cards)
                choices.emplace_back(PlayCard{c});
            // Falling is offered only where the lesson speaks of it.
            if (play->mayFall &&
                std::ranges::any_of(step.answers, [](const Answer& a) { return a.when.fall; }))
                choices.emplace_back(LayOpen{});
        }
        break;
    case AskKind::Pick:
        return picks(lesson, progress, step);
    case AskKind::Discard:
        if (const auto* discard = now ? std::get_if<DiscardChoice>(&now->among) : nullptr)
            return discards(step, *discard);
        break;
    case AskKind::Cut:
        for (int cards = kLeastCut; now && std::holds_alternative<CutChoice>(now->among) && cards <= kMostCut;
             ++cards)
            choices.emplace_back(LiftCards{cards});
        break;
    case AskKind::Declare:
        if (const auto* declare = now ? std::get_if<DeclareChoice>(&now->among) : nullptr)
            return declarations(*declare);
        break;
    case AskKind::Choose:
    case AskKind::Number:
        for (int i = 0; i < static_cast<int>(step.answers.size()); ++i)
            choices.emplace_back(ChooseAnswer{i});
        break;
    case AskKind::Pad:
        for (int points = 0; points < kResto; ++points)
            choices.emplace_back(LayPoints{points});
        break;
    }
    return choices;
}

CardSet illegalCards(const Progress& progress) {
    const auto now = progress.table.choice();
    const auto* play = now ? std::get_if<PlayChoice>(&now->among) : nullptr;
    return play ? progress.table.held(now->seat) - play->cards : CardSet{};
}

} // namespace lessons
