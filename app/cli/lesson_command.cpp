#include "cli/lesson_command.h"

#include "cli/commands.h"
#include "minchiate/hand_order.h"
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "minchiate/records/action_text.h"
#include "text/lesson_words.h"

#include <QDir>
#include <QFileInfo>

#include <cstdio>
#include <utility>

namespace cli {

using namespace minchiate;

namespace {

void line(const QString& text) {
    std::fprintf(stdout, "%s\n", text.toUtf8().constData());
}

void complain(const QString& file, const QString& text) {
    std::fprintf(stderr, "versicola-cli: %s: %s\n", file.toUtf8().constData(), text.toUtf8().constData());
}

QString codesOf(CardSet cards) {
    return QString::fromStdString(codes(cards));
}

void printTable(const minchiate_lessons::Table& table, const text::Teller& teller) {
    if (const auto* spread = table.spread(); spread && !spread->rows.empty()) {
        for (const minchiate_lessons::LabelledRow& row : spread->rows)
            line(QStringLiteral("    %1: %2")
                     .arg(text::lessonTitle(row.label), records::cardsText(row.cards)));
        return;
    }
    if (const auto* spread = table.spread()) {
        line(QStringLiteral("    on the table: ") + records::cardsText(spread->cards));
        return;
    }
    for (Seat seat : kSeats)
        line(QStringLiteral("    %1: %2").arg(records::seatText(seat), codesOf(table.held(seat))));
    for (Side side : kSides)
        if (!table.captured(side).empty())
            line(QStringLiteral("    pile %1: %2")
                     .arg(records::sideText(side), codesOf(table.captured(side))));
    if (!table.tricks().empty()) {
        const Trick& trick = table.tricks().back();
        QStringList plays;
        for (const auto& entry : trick.plays)
            plays << records::seatText(entry.seat) + u' ' + records::cardText(entry.card);
        line(QStringLiteral("    trick %1: %2%3")
                 .arg(table.tricks().size())
                 .arg(plays.join(QStringLiteral(", ")),
                      trick.winner ? QStringLiteral(" → ") + records::seatText(*trick.winner) : QString()));
    }
    line(QStringLiteral("    pad: ") +
         text::factText(minchiate_lessons::Score{sign(sideOf(teller.me)) * table.tally().net()}, teller));
}

QString said(const minchiate_lessons::Choosing& choice, const minchiate_lessons::Lesson& lesson,
             const minchiate_lessons::Progress& progress, const text::Teller& teller) {
    if (const auto* play = std::get_if<minchiate_lessons::PlayCard>(&choice))
        return QStringLiteral("play ") + records::cardText(play->card);
    if (std::holds_alternative<minchiate_lessons::LayOpen>(choice))
        return QStringLiteral("fall");
    if (const auto* pick = std::get_if<minchiate_lessons::PickCards>(&choice))
        return QStringLiteral("cards ") + codesOf(pick->cards);
    if (const auto* lift = std::get_if<minchiate_lessons::LiftCards>(&choice))
        return QStringLiteral("lift %1").arg(lift->cards);
    if (const auto* laid = std::get_if<minchiate_lessons::LayPoints>(&choice))
        return QStringLiteral("lay %1").arg(laid->points);
    if (const auto* chosen = std::get_if<minchiate_lessons::ChooseAnswer>(&choice))
        return u'“' + text::buttonText(lesson, progress, chosen->index, teller) + u'”';
    QStringList shown;
    if (const auto* show = std::get_if<minchiate_lessons::ShowVersicole>(&choice))
        for (const CardSet cards : show->shown)
            shown << codesOf(cards);
    return std::holds_alternative<minchiate_lessons::GoOn>(choice)
               ? QStringLiteral("press on")
               : QStringLiteral("show [%1]").arg(shown.join(QStringLiteral("] [")));
}

void printVisit(const minchiate_lessons::Lesson& lesson, const minchiate_lessons::Visit& visit,
                const text::Teller& teller) {
    const auto& step = lesson.steps[static_cast<std::size_t>(visit.progress.step)];
    const auto scene = lessons::sceneOf(lesson, visit.progress);
    line(QStringLiteral("\n%1.%2 %3")
             .arg(visit.progress.step + 1)
             .arg(step.test ? QStringLiteral(" (test)") : QString(),
                  text::lessonText(step.words, scene, teller)));
    for (const Action& action : step.first)
        line(QStringLiteral("    > ") + records::actionText(action));
    printTable(visit.progress.table, teller);
    for (const QString& hint : step.hints)
        line(QStringLiteral("    hint: ") + text::lessonText(hint, scene, teller));
    if (!step.why.isEmpty())
        line(QStringLiteral("    why: ") + text::lessonText(step.why, scene, teller));
    QStringList printed;
    for (const auto& [choice, reply, alike] : visit.tried) {
        const QString text = text::replyText(lesson, visit.progress, reply, teller);
        if (printed.contains(text) && reply.answer >= 0)
            continue; // told the same already
        printed << text;
        const char16_t sign = reply.verdict == minchiate_lessons::Verdict::Right  ? u'+'
                              : reply.verdict == minchiate_lessons::Verdict::Also ? u'~' // as good
                                                                                  : u'-';
        const QString many = alike > 1 ? QStringLiteral(" (and %1 more)").arg(alike - 1) : QString();
        line(QStringLiteral("    %1 %2%3")
                 .arg(QChar(sign))
                 .arg(said(choice, lesson, visit.progress, teller), many));
        if (reply.answer < 0)
            continue;
        QStringList then;
        for (const Action& action : step.answers[static_cast<std::size_t>(reply.answer)].then)
            then << records::actionText(action);
        if (!then.isEmpty())
            line(QStringLiteral("        > ") + then.join(QStringLiteral(", ")));
        line(QStringLiteral("        ") + text);
    }
    if (step.ask.kind == minchiate_lessons::AskKind::Play)
        for (Card c : lessons::illegalCards(visit.progress)) {
            const auto refused = lessons::reply(lesson, visit.progress, minchiate_lessons::PlayCard{c});
            line(QStringLiteral("    x play %1: %2")
                     .arg(records::cardText(c), text::replyText(lesson, visit.progress, refused, teller)));
            break; // one of them says it
        }
}

// An annotated hand: its faults, and with `walk` its comments with what they claim.
int annotated(const QString& file, const minchiate_lessons::AnnotatedHand& hand, bool walk) {
    const text::Teller teller{text::seatNames(), Seat::S, true};
    const auto faults = minchiate_lessons::faultsOf(hand);
    for (const auto& fault : faults)
        complain(file, text::explain(fault, teller.names));
    if (walk)
        for (const auto& comment : hand.comments) {
            line(QStringLiteral("\n%1. %2")
                     .arg(comment.at)
                     .arg(text::annotationText(hand, comment, nullptr, teller)));
            for (const auto& other : comment.alternatives)
                line(QStringLiteral("    instead %1: %2")
                         .arg(records::actionText(other.instead.front()),
                              text::annotationText(hand, comment, &other, teller)));
        }
    return faults.empty() ? Done : Refused;
}

int one(const QString& file, const minchiate_lessons::Ladder& ladder, bool walk) {
    const text::Names names = text::seatNames();
    const auto read = minchiate_lessons::loadLesson(file);
    if (const auto* error = std::get_if<minchiate_lessons::LessonError>(&read)) {
        const auto hand = minchiate_lessons::loadAnnotated(file);
        if (const auto* found = std::get_if<minchiate_lessons::AnnotatedHand>(&hand))
            return annotated(file, *found, walk);
        const bool isHand =
            error->place == QStringLiteral("format") && error->text == QStringLiteral("versicola-annotated");
        complain(file,
                 text::explain(isHand ? std::get<minchiate_lessons::LessonError>(hand) : *error, names));
        return Refused;
    }
    const auto& lesson = std::get<minchiate_lessons::Lesson>(read);
    const auto faults = minchiate_lessons::faultsOf(lesson, ladder);
    for (const auto& fault : faults)
        complain(file, text::explain(fault, names));
    if (walk) {
        const text::Teller teller{names, lesson.you};
        line(QStringLiteral("%1 %2 — %3")
                 .arg(lesson.number.value_or(0))
                 .arg(text::lessonTitle(lesson.title), text::lessonTitle(lesson.goal)));
        int last = -1; // a step found on several ways is printed as the first finds it
        for (const auto& visit : lessons::walk(lesson).visits)
            if (std::exchange(last, visit.progress.step) != visit.progress.step)
                printVisit(lesson, visit, teller);
    }
    return faults.empty() ? Done : Refused;
}

} // namespace

int lesson(const QStringList& files, bool walk) {
    // A lesson lies in lessons/ beside rules/; one from elsewhere is held to the words that are compiled in.
    const QString beside = QDir::cleanPath(QFileInfo(files.first()).path() + QStringLiteral("/.."));
    const bool own = QFileInfo::exists(beside + QStringLiteral("/rules/glossary.json"));
    const auto loaded = minchiate_lessons::loadLadder(own ? beside : QStringLiteral(":"));
    if (const auto* error = std::get_if<minchiate_lessons::FileError>(&loaded)) {
        complain(error->file, text::explain(error->error, text::seatNames()));
        return Refused;
    }
    int worst = Done;
    for (const QString& file : files)
        worst = std::max(worst, one(file, std::get<minchiate_lessons::Ladder>(loaded), walk));
    return worst;
}

} // namespace cli
