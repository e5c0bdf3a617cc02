// Every choice a step leaves to a learner: what the checker tries.
//
// Of a game's lessons K this needs
//
//   K::toPlay(choice)                     the cards that may be played and whose hand they are in; nothing
//   where
//                                         no card is to be played
//   K::addChoices(step, table, choices)   those that are the game's own
#pragma once

#include "lessons/answering.h"

namespace lessons {

// What is to be played: of whose hand, and which of its cards may be.
template<class Seat>
struct ToPlay {
    Seat seat{};
    CardSet cards;
};

inline constexpr int kAllSubsetsOf = 12; // cards: 4096 ways

template<class K>
[[nodiscard]] std::vector<typename K::Choosing> picksOf(const Lesson<K>& lesson, const Progress<K>& progress,
                                                        const Step<K>& step) {
    const CardSet from = step.ask.from ? K::cardsAt(*step.ask.from, progress.table, lesson.you) : CardSet{};
    const CardSet right = K::cardsThat(step.ask.which, from, sceneOf(lesson, progress)).value_or(CardSet{});
    std::vector<typename K::Choosing> choices;
    const auto add = [&](CardSet cards) {
        if (!cards.empty())
            choices.emplace_back(PickCards{cards});
    };
    if (from.size() <= kAllSubsetsOf) {
        const std::vector<Card> cards = inOrder(from).cards;
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
    for (const Answer<K>& answer : step.answers) {
        add(answer.when.has);
        add((right | answer.when.has) - answer.when.lacks);
        add(answer.when.exactly.value_or(CardSet{}));
    }
    return choices;
}

// All that may be chosen, as far as they can be listed: of cards picked, where there are too many ways, those
// that differ in the cards the answers name, and many others. Cards against the rules are not among them; see
// illegalCards().
template<class K>
[[nodiscard]] std::vector<typename K::Choosing> choicesOf(const Lesson<K>& lesson,
                                                          const Progress<K>& progress) {
    using Kind = typename K::AskKind;
    std::vector<typename K::Choosing> choices;
    const Step<K>* step = stepAt(lesson, progress);
    if (!step)
        return choices;
    const Kind kind = step->ask.kind;
    if (kind == Kind::Pick)
        return picksOf(lesson, progress, *step);
    if (kind == Kind::GoOn)
        choices.emplace_back(GoOn{});
    if (kind == Kind::Choose || kind == Kind::Number)
        for (int i = 0; i < static_cast<int>(step->answers.size()); ++i)
            choices.emplace_back(ChooseAnswer{i});
    const auto now = progress.table.choice();
    const auto play = now && kind == Kind::Play ? K::toPlay(*now) : std::nullopt;
    for (Card c : play ? play->cards : CardSet{})
        choices.emplace_back(PlayCard{c});
    K::addChoices(*step, progress.table, choices);
    return choices;
}

// Cards held by the seat whose turn it is that the rules refuse.
template<class K>
[[nodiscard]] CardSet illegalCards(const Progress<K>& progress) {
    const auto now = progress.table.choice();
    const auto play = now ? K::toPlay(*now) : std::nullopt;
    return play ? progress.table.held(play->seat) - play->cards : CardSet{};
}

// A right choice at this step, the first there is; nothing where there is none.
template<class K>
[[nodiscard]] std::optional<typename K::Choosing> rightChoice(const Lesson<K>& lesson,
                                                              const Progress<K>& progress) {
    for (const auto& choice : choicesOf(lesson, progress)) {
        const Reply<K> made = reply(lesson, progress, choice);
        if (made.verdict == Verdict::Right && !made.broken)
            return choice;
    }
    return std::nullopt;
}

} // namespace lessons
