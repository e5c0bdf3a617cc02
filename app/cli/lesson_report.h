// A lesson of any game, or an annotated hand, held against its rules and read out.
//
// A game's report R says
//
//   R::Words                       its words; see text/lessons
//   R::teller(seat)                who tells, to that seat
//   R::watcher()                   who tells, to somebody who sees all hands
//   R::lies(table, teller)         what lies on the table, a line each
//   R::cards(set)                  cards by their codes
//   R::chosen(choice)              a choice that is the game's own
#pragma once

#include "cli/commands.h"
#include "cli/terminal.h"
#include "lessons/annotated.h"
#include "lessons/check.h"
#include "text/lessons/lesson_fault.h"
#include "text/lessons/lesson_text.h"

#include <QFileInfo>

#include <utility>

namespace cli {

void reportLine(const QString& text);

template<class R>
[[nodiscard]] QString chosenText(const typename R::Words::Kind::Choosing& choice,
                                 const lessons::Lesson<typename R::Words::Kind>& lesson,
                                 const lessons::Progress<typename R::Words::Kind>& progress,
                                 const typename R::Words::Teller& teller) {
    using K = typename R::Words::Kind;
    if (const auto* play = std::get_if<lessons::PlayCard>(&choice))
        return QStringLiteral("play ") + K::cardText(play->card);
    if (const auto* pick = std::get_if<lessons::PickCards>(&choice))
        return QStringLiteral("cards ") + R::cards(pick->cards);
    if (const auto* chosen = std::get_if<lessons::ChooseAnswer>(&choice))
        return u'“' + text::buttonText<typename R::Words>(lesson, progress, chosen->index, teller) + u'”';
    return std::holds_alternative<lessons::GoOn>(choice) ? QStringLiteral("press on") : R::chosen(choice);
}

// What comes of the choices, those that are told the same once.
template<class R>
void reportTried(const lessons::Lesson<typename R::Words::Kind>& lesson,
                 const lessons::Visit<typename R::Words::Kind>& visit,
                 const typename R::Words::Teller& teller) {
    using K = typename R::Words::Kind;
    const auto& step = lesson.steps[static_cast<std::size_t>(visit.progress.step)];
    QStringList printed;
    for (const auto& [choice, reply, alike] : visit.tried) {
        const QString text = text::replyText<typename R::Words>(lesson, visit.progress, reply, teller);
        if (printed.contains(text) && reply.answer >= 0)
            continue;
        printed << text;
        const char16_t sign = reply.verdict == lessons::Verdict::Right  ? u'+'
                              : reply.verdict == lessons::Verdict::Also ? u'~' // as good
                                                                        : u'-';
        const QString many = alike > 1 ? QStringLiteral(" (and %1 more)").arg(alike - 1) : QString();
        reportLine(QStringLiteral("    %1 %2%3")
                       .arg(QChar(sign))
                       .arg(chosenText<R>(choice, lesson, visit.progress, teller), many));
        if (reply.answer < 0)
            continue;
        QStringList then;
        for (const auto& action : step.answers[static_cast<std::size_t>(reply.answer)].then)
            then << K::actionText(action);
        if (!then.isEmpty())
            reportLine(QStringLiteral("        > ") + then.join(QStringLiteral(", ")));
        reportLine(QStringLiteral("        ") + text);
    }
}

template<class R>
void reportVisit(const lessons::Lesson<typename R::Words::Kind>& lesson,
                 const lessons::Visit<typename R::Words::Kind>& visit,
                 const typename R::Words::Teller& teller) {
    using K = typename R::Words::Kind;
    const auto& step = lesson.steps[static_cast<std::size_t>(visit.progress.step)];
    const auto scene = lessons::sceneOf(lesson, visit.progress);
    const auto say = [&](const QString& text) {
        return text::lessonText<typename R::Words>(text, scene, teller);
    };
    reportLine(QStringLiteral("\n%1.%2 %3")
                   .arg(visit.progress.step + 1)
                   .arg(step.test ? QStringLiteral(" (test)") : QString(), say(step.words)));
    for (const auto& action : step.first)
        reportLine(QStringLiteral("    > ") + K::actionText(action));
    for (const QString& lies : R::lies(visit.progress.table, teller))
        reportLine(QStringLiteral("    ") + lies);
    for (const QString& hint : step.hints)
        reportLine(QStringLiteral("    hint: ") + say(hint));
    if (!step.why.isEmpty())
        reportLine(QStringLiteral("    why: ") + say(step.why));
    reportTried<R>(lesson, visit, teller);
    if (step.ask.kind == K::AskKind::Play)
        for (lessons::Card c : lessons::illegalCards(visit.progress)) {
            const auto refused = lessons::reply(lesson, visit.progress, lessons::PlayCard{c});
            reportLine(QStringLiteral("    x play %1: %2")
                           .arg(K::cardText(c),
                                text::replyText<typename R::Words>(lesson, visit.progress, refused, teller)));
            break; // one of them says it
        }
}

// Cards in rows with their names, or as they lie; nothing where none are laid out.
template<class K>
[[nodiscard]] QStringList laidOut(const typename K::Table& table) {
    const auto* spread = table.spread();
    if (!spread)
        return {};
    const auto cards = [](const std::vector<lessons::Card>& list) {
        QStringList codes;
        for (const lessons::Card card : list)
            codes << K::cardText(card);
        return codes.join(u' ');
    };
    QStringList lines;
    for (const lessons::LabelledRow& row : spread->rows)
        lines << QStringLiteral("%1: %2").arg(text::lessonTitle(row.label), cards(row.cards));
    if (lines.isEmpty())
        lines << QStringLiteral("on the table: ") + cards(spread->cards);
    return lines;
}

// The trick that lies, or was gathered last: its number, its cards, who has it. `codeOf` names a seat.
template<class K, class CodeOf>
[[nodiscard]] QStringList trickLines(const typename K::Table& table, CodeOf codeOf) {
    if (table.tricks().empty())
        return {};
    const auto& trick = table.tricks().back();
    QStringList plays;
    for (const auto& entry : trick.plays)
        plays << codeOf(entry.seat) + u' ' + K::cardText(entry.card);
    return {QStringLiteral("trick %1: %2%3")
                .arg(table.tricks().size())
                .arg(plays.join(QStringLiteral(", ")),
                     trick.winner ? QStringLiteral(" → ") + codeOf(*trick.winner) : QString())};
}

// Cards by the names of who has them, a line each where there are any.
template<class K, class Whose, class CodeOf, class CardsOf>
[[nodiscard]] QStringList cardLines(const Whose& all, const QString& before, CodeOf codeOf, CardsOf cardsOf) {
    QStringList lines;
    for (const auto whose : all)
        if (const lessons::CardSet cards = cardsOf(whose); !cards.empty())
            lines << QStringLiteral("%1%2: %3").arg(before, codeOf(whose), lessons::codesOf<K>(cards));
    return lines;
}

// The ladder whose words a lesson is held to. A lesson lies in the game's folder of lessons/ beside rules/;
// one from elsewhere is held to the words that are compiled in.
template<class K>
[[nodiscard]] std::variant<lessons::Ladder<K>, lessons::FileError<K>> ladderFor(const QString& file) {
    const QString up = QLatin1String(K::kFolder).isEmpty() ? QStringLiteral("/..") : QStringLiteral("/../..");
    const QString root = QDir::cleanPath(QFileInfo(file).path() + up);
    const bool own = QFileInfo::exists(root + QStringLiteral("/rules/") + QLatin1String(K::kGame) +
                                       QStringLiteral("/glossary.json")) &&
                     QFileInfo::exists(root + QStringLiteral("/lessons"));
    return lessons::loadLadder<K>(own ? root : QStringLiteral(":"));
}

// Its faults, and with `walk` its comments with what they claim.
template<class R>
int reportAnnotated(const QString& file, bool walk) {
    using K = typename R::Words::Kind;
    using Error = lessons::LessonError<K>;
    const auto complain = [&](const Error& error) {
        complainOf(file, text::explainFault<typename R::Words>(error, {}));
    };
    const auto read = lessons::loadAnnotated<K>(file);
    if (const auto* error = std::get_if<Error>(&read)) {
        complain(*error);
        return Refused;
    }
    const auto& hand = std::get<lessons::AnnotatedHand<K>>(read);
    const auto faults = lessons::faultsOf(hand);
    for (const Error& fault : faults)
        complain(fault);
    const auto say = [&](const lessons::Comment<K>& comment, const lessons::Alternative<K>* other) {
        return text::annotationText<typename R::Words>(hand, comment, other, R::watcher());
    };
    if (walk)
        for (const auto& comment : hand.comments) {
            reportLine(QStringLiteral("\n%1. %2").arg(comment.at).arg(say(comment, nullptr)));
            for (const auto& other : comment.alternatives)
                reportLine(QStringLiteral("    instead %1: %2")
                               .arg(K::actionText(other.instead.front()), say(comment, &other)));
        }
    return faults.empty() ? Done : Refused;
}

template<class R>
int reportLesson(const QString& file, bool walk) {
    using K = typename R::Words::Kind;
    using Error = lessons::LessonError<K>;
    const auto told = [](const Error& error) { return text::explainFault<typename R::Words>(error, {}); };
    const auto loaded = ladderFor<K>(file);
    if (const auto* error = std::get_if<lessons::FileError<K>>(&loaded)) {
        complainOf(error->file, told(error->error));
        return Refused;
    }
    const auto read = lessons::loadLesson<K>(file);
    if (const auto* error = std::get_if<Error>(&read)) {
        if (error->place == QStringLiteral("format") && error->text == QLatin1String(K::kAnnotated))
            return reportAnnotated<R>(file, walk);
        complainOf(file, told(*error));
        return Refused;
    }
    const auto& lesson = std::get<lessons::Lesson<K>>(read);
    const auto faults = lessons::faultsOf(lesson, std::get<lessons::Ladder<K>>(loaded));
    for (const Error& fault : faults)
        complainOf(file, told(fault));
    if (walk) {
        const auto teller = R::teller(lesson.you);
        reportLine(QStringLiteral("%1 %2 — %3")
                       .arg(lesson.number.value_or(0))
                       .arg(text::lessonTitle(lesson.title), text::lessonTitle(lesson.goal)));
        int last = -1; // a step found on several ways is printed as the first finds it
        for (const auto& visit : lessons::walk(lesson).visits)
            if (std::exchange(last, visit.progress.step) != visit.progress.step)
                reportVisit<R>(lesson, visit, teller);
    }
    return faults.empty() ? Done : Refused;
}

} // namespace cli
