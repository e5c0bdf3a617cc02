#include "desktop/learn/said.h"

#include "desktop/learn/staging.h"
#include "desktop/rules/linked_words.h"
#include "minchiate/hand_order.h"
#include "text/lesson_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace learn {

using minchiate_lessons::AskKind;
using minchiate_lessons::SpotKind;
using minchiate_lessons::Step;
using minchiate_lessons::Verdict;
using Note = look::LecternText::Note;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

QString whereWords(const Standing& s, const Step* step) {
    QStringList parts;
    if (s.lesson.number)
        parts << Words::tr("Lesson %1 of %2").arg(rungNumber(s.lesson)).arg(s.ladder.lessons.size());
    else
        parts << Words::tr("A lesson from a file");
    if (step)
        parts << Words::tr("step %1 of %2").arg(s.progress.step + 1).arg(s.lesson.steps.size());
    if (step && step->test)
        parts << Words::tr("test");
    return parts.join(QStringLiteral(" · "));
}

void add(Said& said, const QString& words, Press press, bool main = false, bool enabled = true) {
    said.text.buttons.push_back({words, main, enabled});
    said.presses.push_back(press);
}

constexpr qsizetype kShort = 3; // letters of an answer that stands beside others
const QString kNextLine = QStringLiteral("<p style='margin:6px 0 0 0'>");

// The lesson is over. After the tenth one can play; what follows is the art of it.
void tellEnd(Said& said, const Standing& s) {
    const QString goal = text::lessonTitle(s.lesson.goal).toHtmlEscaped();
    said.text.words = Words::tr("That was it. The goal: “%1”").arg(goal);
    if (s.asked > 0)
        said.text.words += QStringLiteral("<p>") + Words::tr("%1 of %2 at once.").arg(s.atOnce).arg(s.asked);
    const minchiate_lessons::Lesson* next = nextOn(s.ladder, s.lesson);
    constexpr int lastOfGame = 10;
    const bool onLadder = s.lesson.number.has_value();
    const bool mayPlay = !onLadder || s.lesson.number >= lastOfGame;
    if (!next && onLadder)
        said.text.note = Words::tr("You have climbed the whole ladder. Now play.");
    else if (next && s.lesson.number == lastOfGame)
        said.text.note = Words::tr("You know the game now. Play, or go on to the art of it.");
    said.text.kind = Note::Right;
    if (next)
        add(said, Words::tr("&Next: %1").arg(text::lessonTitle(next->title)), {Does::Next}, true);
    if (mayPlay)
        add(said, Words::tr("&Play a match"), {Does::Play}, !next && onLadder);
    if (const int missed = s.asked - s.atOnce; missed > 0)
        add(said, Words::tr("The &missed ones again (%1)").arg(missed), {Does::Missed});
}

// A verdict in words: no colour alone says it.
QString verdictWords(Verdict verdict) {
    switch (verdict) {
    case Verdict::Right:
        return Words::tr("Right.");
    case Verdict::Wrong:
    case Verdict::Refused:
        return Words::tr("Not yet.");
    case Verdict::Also:
        return Words::tr("Good, too.");
    case Verdict::Unanswered:
        break;
    }
    return {};
}

// The words after an answer.
void tellReply(Said& said, const Standing& s, const text::Teller& teller) {
    const QString words = s.reply->verdict == Verdict::Unanswered
                              ? Words::tr("This lesson has nothing to say to that. Try something else.")
                              : text::replyText(s.lesson, s.progress, *s.reply, teller);
    const QString verdict = verdictWords(s.reply->verdict);
    said.text.note = (verdict.isEmpty() ? QString() : QStringLiteral("<b>%1</b> ").arg(verdict)) +
                     rules::linked(words, &s.ladder.glossary);
    said.text.kind = s.reply->verdict == Verdict::Right   ? Note::Right
                     : s.reply->verdict == Verdict::Wrong ? Note::Wrong
                                                          : Note::Plain;
}

// The reason of a decision, below what was said to it.
void tellWhy(Said& said, const Standing& s, const Step& step, const text::Teller& teller) {
    if (step.why.isEmpty())
        return;
    if (!s.why) {
        add(said, Words::tr("&Why?"), {Does::Why});
        return;
    }
    const QString why = text::lessonText(step.why, lessons::sceneOf(s.lesson, s.progress), teller);
    said.text.note += QStringLiteral("<p style='margin:8px 0 0 0'>") + rules::linked(why, &s.ladder.glossary);
}

// A digit would be taken for the answer itself where answers are numbers: those have letters.
bool answersAreWords(const Standing& s, const Step& step, const text::Teller& teller) {
    const auto isNumber = [&](int i) {
        const QString words = text::buttonText(s.lesson, s.progress, i, teller);
        return std::ranges::any_of(words.left(2), [](QChar c) { return c.isDigit(); });
    };
    for (int i = 0; i < static_cast<int>(step.answers.size()); ++i)
        if (isNumber(i))
            return false;
    return true;
}

// There is one card to be picked, by the question itself.
bool picksOne(const Step& step) {
    return step.ask.which == QLatin1String("winner");
}

void addQuestion(Said& said, const Standing& s, const Step& step, const text::Teller& teller) {
    switch (step.ask.kind) {
    case AskKind::GoOn:
        add(said, Words::tr("Go &on"), {Does::GoOn}, true, s.settled);
        break;
    case AskKind::Choose:
    case AskKind::Number:
        said.firstKey = answersAreWords(s, step, teller) ? Qt::Key_1 : Qt::Key_A;
        for (const int i : lessons::buttonOrder(s.lesson, s.progress)) {
            const QString words = text::buttonText(s.lesson, s.progress, i, teller);
            const bool tried = std::ranges::find(s.tried, i) != s.tried.end();
            const QChar key = QChar(said.firstKey + static_cast<int>(said.presses.size())).toLower();
            add(said, Words::tr("%1)  %2", "key, answer").arg(key, words), {Does::Answer, i}, false,
                s.settled && !tried);
            said.text.buttons.back().beside = said.firstKey == Qt::Key_A && words.size() <= kShort;
        }
        break;
    case AskKind::Pick:
        if (s.reply && s.reply->verdict == Verdict::Wrong && !s.changed) { // the same again says nothing new
            add(said, Words::tr("Ta&ke it back"), {Does::TakeBack}, true);
            break;
        }
        add(said,
            s.given == 0     ? Words::tr("Nothing picked yet")
            : s.given > 1    ? Words::tr("The&se %1").arg(s.given)
            : picksOne(step) ? Words::tr("Thi&s one")
                             : Words::tr("Thi&s one alone"),
            {Does::Give}, true, s.settled && s.given > 0);
        if (!s.reply && said.text.note.isEmpty())
            said.text.note = Words::tr("Space or a click picks a card, or puts it back; Return hands in "
                                       "what is picked.");
        break;
    case AskKind::Pad:
        add(said, s.given == 0 ? Words::tr("Nothing laid yet") : Words::tr("That i&s it"), {Does::Give}, true,
            s.settled && s.given > 0);
        break;
    case AskKind::Play:
    case AskKind::Discard:
    case AskKind::Cut:
    case AskKind::Declare:
        break; // the table asks
    }
}

// Something done at the table went wrong and is to be taken back; everything else can just be tried again.
bool wantsTakingBack(const Step& step, const minchiate_lessons::Reply& reply) {
    return reply.verdict == Verdict::Wrong &&
           (step.ask.kind == AskKind::Play || step.ask.kind == AskKind::Discard ||
            step.ask.kind == AskKind::Cut || step.ask.kind == AskKind::Declare);
}

QString hintWords(const Standing& s, const Step& step, const text::Teller& teller) {
    const auto scene = lessons::sceneOf(s.lesson, s.progress);
    QStringList hints;
    for (int i = 0; i < std::min<int>(s.hints, int(step.hints.size())); ++i)
        hints << rules::linked(text::lessonText(step.hints[i], scene, teller), &s.ladder.glossary);
    return hints.join(kNextLine);
}

void tellStep(Said& said, const Standing& s, const Step& step, const text::Teller& teller) {
    said.text.words = rules::linked(
        text::lessonText(step.words, lessons::sceneOf(s.lesson, s.progress), teller), &s.ladder.glossary);
    if (s.reply) {
        tellReply(said, s, teller);
        if (s.reply->verdict == Verdict::Right) {
            add(said, Words::tr("Go &on"), {Does::GoOn}, true);
            tellWhy(said, s, step, teller);
            return;
        }
        if (s.reply->verdict == Verdict::Also) { // on with the lesson's own choice, or look for it
            add(said, Words::tr("Go &on"), {Does::GoOn}, true);
            add(said, Words::tr("Ta&ke it back"), {Does::TakeBack});
            tellWhy(said, s, step, teller);
            return;
        }
        if (wantsTakingBack(step, *s.reply)) {
            add(said, Words::tr("Ta&ke it back"), {Does::TakeBack}, true);
            tellWhy(said, s, step, teller);
            return;
        }
    }
    // Below what was said to the answer, which stays.
    if (const QString hints = hintWords(s, step, teller); !hints.isEmpty())
        said.text.note += said.text.note.isEmpty() ? hints : kNextLine + hints;
    addQuestion(said, s, step, teller);
    tellWhy(said, s, step, teller);
    if (!step.hints.isEmpty()) { // it keeps its place, and with it all others do
        const bool more = s.hints < step.hints.size();
        add(said,
            s.hints == 0 ? Words::tr("A h&int")
            : more       ? Words::tr("Tell me &more")
                         : Words::tr("No more hints"),
            {Does::Hint}, false, s.settled && more);
    }
}

QString spotWords(const minchiate_lessons::Spot& spot, const text::Teller& teller) {
    const bool mine = teller.isMe(spot.seat);
    switch (spot.kind) {
    case SpotKind::Cards: {
        QStringList names;
        for (minchiate::Card card : minchiate::inHandOrder(spot.cards))
            names << text::cardInText(card);
        return text::joined(names);
    }
    case SpotKind::Hand:
        return mine ? Words::tr("your hand") : Words::tr("%1’s hand").arg(teller.names[spot.seat]);
    case SpotKind::Seat:
        return mine ? Words::tr("you") : teller.names[spot.seat];
    case SpotKind::Public:
        return mine ? Words::tr("your open cards")
                    : Words::tr("%1’s open cards").arg(teller.names[spot.seat]);
    case SpotKind::Pile:
        return teller.isOurs(spot.side) ? Words::tr("our tricks") : Words::tr("their tricks");
    case SpotKind::Trick:
        return Words::tr("the trick");
    case SpotKind::Spread:
        return Words::tr("the cards on the table");
    case SpotKind::Fola:
        return Words::tr("the fola");
    case SpotKind::Pad:
        return Words::tr("the score pad");
    case SpotKind::Count:
        return Words::tr("the paper of the count");
    }
    return {};
}

} // namespace

int rungNumber(const minchiate_lessons::Lesson& lesson) {
    return lesson.number.value_or(0) + 1;
}

const minchiate_lessons::Lesson* nextOn(const minchiate_lessons::Ladder& ladder,
                                        const minchiate_lessons::Lesson& lesson) {
    if (!lesson.number)
        return nullptr;
    const auto next = std::ranges::find(ladder.lessons, std::optional(*lesson.number + 1),
                                        &minchiate_lessons::Lesson::number);
    return next != ladder.lessons.end() ? &*next : nullptr;
}

QString lookWords(const std::vector<minchiate_lessons::Spot>& spots, const text::Teller& teller) {
    QStringList things;
    for (const minchiate_lessons::Spot& spot : spots)
        things << spotWords(spot, teller);
    return things.isEmpty() ? QString() : Words::tr("Look at: %1.").arg(things.join(QStringLiteral("; ")));
}

Said saidOf(const Standing& s, const text::Teller& teller) {
    Said said;
    const Step* step = stepAt(s.lesson, s.progress);
    said.text.where = whereWords(s, step);
    said.text.title = text::lessonTitle(s.lesson.title);
    if (step)
        tellStep(said, s, *step, teller);
    else
        tellEnd(said, s);
    const auto foot = [&](const QString& words, Does does, bool enabled) {
        said.text.foot.push_back({words, false, enabled});
        said.foot.push_back({does});
    };
    foot(Words::tr("&Back"), Does::Back, !s.first);
    foot(Words::tr("&Again"), Does::Again, !s.first);
    foot(Words::tr("L&essons"), Does::Leave, true);
    return said;
}

} // namespace learn
