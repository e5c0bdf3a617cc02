#include "text/lesson_words.h"

#include "text/filled.h"

#include <cstdlib>

namespace text {

using namespace minchiate;
using minchiate_lessons::Fact;

namespace {

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(LessonWords)
};

template<class... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template<class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

QString inOrder(const std::vector<Card>& cards) {
    QStringList names;
    for (Card c : cards)
        names << (cards.size() == 1 ? cardInText(c) : shortCardName(c));
    return joined(names);
}

QString versicole(const std::vector<Versicola>& list) {
    QStringList names;
    for (const Versicola& v : list)
        names << versicolaName(v);
    return joined(names);
}

} // namespace

QString factText(const Fact& fact, const Teller& teller) {
    return std::visit(
        Overloaded{[](int number) { return QString::number(number); },
                   [](const minchiate_lessons::OneCard& one) {
                       const QString name = cardName(one.card);
                       const bool article = isTrump(one.card) || one.card == kFool; // in the name already
                       const QString full =
                           article ? name : LessonWords::tr("the %1", "king of cups").arg(name);
                       return one.capital ? capitalised(full) : full;
                   },
                   [](const minchiate_lessons::CardsInOrder& many) { return inOrder(many.cards); },
                   [&](Seat seat) {
                       return teller.isMe(seat) ? LessonWords::tr("you", "whom") : teller.names[seat];
                   },
                   [](Suit suit) { return suitName(suit); },
                   [&](const minchiate_lessons::Score& score) {
                       if (teller.watched && score.points != 0)
                           return LessonWords::tr("%1 for %2", "points, whom")
                               .arg(std::abs(score.points))
                               .arg(pairNames(score.points > 0 ? Side::NS : Side::EW, teller));
                       return score.points == 0  ? LessonWords::tr("level")
                              : score.points > 0 ? LessonWords::tr("%1 for us").arg(score.points)
                                                 : LessonWords::tr("%1 for them").arg(-score.points);
                   },
                   [](const SuitCounts& counts) { return announcement(counts); },
                   [](const std::vector<Versicola>& list) { return versicole(list); }},
        fact);
}

QString lessonText(const QString& text, const minchiate_lessons::Scene& scene, const Teller& teller) {
    return filled("Lessons", text, [&](const minchiate_lessons::Placeholder& p) -> std::optional<QString> {
        const auto fact = minchiate_lessons::Kind::factOf(p, scene);
        return fact ? std::optional(factText(*fact, teller)) : std::nullopt;
    });
}

QString annotationText(const minchiate_lessons::AnnotatedHand& hand,
                       const minchiate_lessons::Comment& comment,
                       const minchiate_lessons::Alternative* alternative, const Teller& teller) {
    const QString& text = alternative ? alternative->words : comment.words;
    return filled("Lessons", text, [&](const minchiate_lessons::Placeholder& p) -> std::optional<QString> {
        const auto fact = minchiate_lessons::factOf(p, hand, comment, alternative);
        return fact ? std::optional(factText(*fact, teller)) : std::nullopt;
    });
}

QString lessonTitle(const QString& text) {
    return translated("Lessons", text);
}

QString replyText(const minchiate_lessons::Lesson& lesson, const minchiate_lessons::Progress& progress,
                  const minchiate_lessons::Reply& reply, const Teller& teller) {
    if (reply.refusal)
        return explain(*reply.refusal, teller.names);
    if (reply.answer < 0)
        return {};
    const auto& step = lesson.steps[static_cast<std::size_t>(progress.step)];
    return lessonText(step.answers[static_cast<std::size_t>(reply.answer)].say,
                      lessons::sceneOf(lesson, progress, reply), teller);
}

QString buttonText(const minchiate_lessons::Lesson& lesson, const minchiate_lessons::Progress& progress,
                   int answer, const Teller& teller) {
    const auto& step = lesson.steps[static_cast<std::size_t>(progress.step)];
    const minchiate_lessons::Scene scene = lessons::sceneOf(lesson, progress);
    const auto& when = step.answers[static_cast<std::size_t>(answer)].when;
    if (step.ask.kind != minchiate_lessons::AskKind::Number)
        return lessonText(when.text, scene, teller);
    const auto number = when.number ? lessons::valueOf(*when.number, scene) : scene.asked;
    return number ? QString::number(*number) : QString();
}

} // namespace text
