#include "desktop/learn/said.h"

#include "desktop/rules/linked_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace learn {

using Note = look::LecternText::Note;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

constexpr qsizetype kShort = 3; // letters of an answer that stands beside others
const QString kNextLine = QStringLiteral("<p style='margin:6px 0 0 0'>");

QString whereWords(const Told& t) {
    QStringList parts;
    if (t.number)
        parts << Words::tr("Lesson %1 of %2").arg(*t.number + 1).arg(t.rungs);
    else
        parts << Words::tr("A lesson from a file");
    if (t.now)
        parts << Words::tr("step %1 of %2").arg(t.step + 1).arg(t.steps);
    if (t.now && t.now->test)
        parts << Words::tr("test");
    return parts.join(QStringLiteral(" · "));
}

void add(Said& said, const QString& words, Press press, bool main = false, bool enabled = true) {
    said.text.buttons.push_back({words, main, enabled});
    said.presses.push_back(press);
}

// The lesson is over. After the last that teaches the game one can play; what follows is the art of it.
void tellEnd(Said& said, const Told& t) {
    said.text.words = Words::tr("That was it. The goal: “%1”").arg(t.goal.toHtmlEscaped());
    if (t.asked > 0)
        said.text.words +=
            QStringLiteral("<p>") + Words::tr("Right at the first try: %1 of %2.").arg(t.atOnce).arg(t.asked);
    const bool next = !t.next.isEmpty(), onLadder = t.number.has_value();
    const bool mayPlay = !onLadder || *t.number >= t.lastOfGame;
    if (!next && onLadder)
        said.text.note = Words::tr("You have climbed the whole ladder. Now play.");
    else if (next && t.number == t.lastOfGame)
        said.text.note = Words::tr("You know the game now. Play, or go on to the art of it.");
    said.text.kind = t.atOnce == t.asked ? Note::Right : Note::Plain;
    if (next)
        add(said, Words::tr("&Next: %1").arg(t.next), {Does::Next}, true);
    if (mayPlay)
        add(said, Words::tr("&Play a match"), {Does::Play}, !next && onLadder);
    if (const int missed = t.asked - t.atOnce; missed > 0)
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

// With links on what is not one in `before` already: a term is a link once in a step.
QString linkedAfter(const QString& before, const QString& words, const books::Glossary* glossary) {
    static const QRegularExpression link(QStringLiteral("(<a href=\"term:[^\"]*\">)([^<]*)</a>"));
    const QString rich = rules::linked(words, glossary);
    QString once;
    qsizetype at = 0;
    for (auto found = link.globalMatch(rich); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        once += rich.mid(at, match.capturedStart() - at);
        once += before.contains(match.captured(1)) ? match.captured(2) : match.captured();
        at = match.capturedEnd();
    }
    return once + rich.mid(at);
}

// The words after an answer.
void tellReply(Said& said, const Told& t) {
    const QString words = t.reply->verdict == Verdict::Unanswered
                              ? Words::tr("This lesson has nothing to say to that. Try something else.")
                              : t.reply->words;
    const QString verdict =
        t.lessonsOwn ? Words::tr("The lesson goes on with its own choice.") : verdictWords(t.reply->verdict);
    said.text.note = (verdict.isEmpty() ? QString() : QStringLiteral("<b>%1</b> ").arg(verdict)) +
                     linkedAfter(said.text.words, words, t.glossary);
    said.text.kind = t.reply->verdict == Verdict::Right   ? Note::Right
                     : t.reply->verdict == Verdict::Wrong ? Note::Wrong
                                                          : Note::Plain;
}

// The reason of a decision, below what was said to it.
void tellWhy(Said& said, const Told& t) {
    if (t.now->why.isEmpty())
        return;
    if (t.why)
        said.text.note += QStringLiteral("<p style='margin:8px 0 0 0'>") +
                          linkedAfter(said.text.words + said.text.note, t.now->why, t.glossary);
    else
        add(said, Words::tr("&Why?"), {Does::Why});
}

// They have room beside one another.
bool answersAreFigures(const ToldStep& step) {
    return std::ranges::any_of(step.answers, [](const ToldAnswer& answer) {
        return std::ranges::any_of(answer.words.left(2), [](QChar c) { return c.isDigit(); });
    });
}

void addAnswers(Said& said, const Told& t) {
    const bool figures = answersAreFigures(*t.now);
    for (const ToldAnswer& answer : t.now->answers) {
        const QString key = QString::number(said.presses.size() + 1);
        add(said, Words::tr("%1)  %2", "key, answer").arg(key, answer.words), {Does::Answer, answer.index},
            false, t.settled);
        said.text.buttons.back().spent = answer.tried;
        said.text.buttons.back().answer = true;
        said.text.buttons.back().beside = figures && answer.words.size() <= kShort;
    }
}

void addPick(Said& said, const Told& t) {
    if (t.reply && t.reply->verdict == Verdict::Wrong && !t.changed) { // the same again says nothing new
        add(said, Words::tr("Ta&ke it back"), {Does::TakeBack}, true);
        return;
    }
    add(said,
        t.given == 0      ? Words::tr("Nothing picked yet")
        : t.given > 1     ? Words::tr("The&se %1").arg(t.given)
        : t.now->picksOne ? Words::tr("Thi&s one")
                          : Words::tr("Thi&s one alone"),
        {Does::Give}, true, t.settled && t.given > 0);
    if (!t.reply && said.text.note.isEmpty())
        said.text.note = Words::tr("Space or a click picks a card, or puts it back; Return hands in "
                                   "what is picked.");
}

void addQuestion(Said& said, const Told& t) {
    switch (t.now->asks) {
    case Asks::Nothing:
        add(said, Words::tr("Go &on"), {Does::GoOn}, true, t.settled);
        break;
    case Asks::Answers:
        addAnswers(said, t);
        break;
    case Asks::Pick:
        addPick(said, t);
        break;
    case Asks::Pieces:
        add(said, t.given == 0 ? Words::tr("Nothing laid yet") : Words::tr("That i&s it"), {Does::Give}, true,
            t.settled && t.given > 0);
        break;
    case Asks::Table:
        break; // the table asks
    }
}

QString hintWords(const Told& t, const QString& before) {
    QString hints;
    for (const QString& hint : t.now->hints.first(std::min<qsizetype>(t.hints, t.now->hints.size())))
        hints += (hints.isEmpty() ? QString() : kNextLine) + linkedAfter(before + hints, hint, t.glossary);
    return hints;
}

void tellStep(Said& said, const Told& t) {
    said.text.words = rules::linked(t.now->words, t.glossary);
    if (t.reply) {
        tellReply(said, t);
        const Verdict verdict = t.reply->verdict;
        // On with the lesson; of what is as good, with its own choice, or look for it.
        if (verdict == Verdict::Right || verdict == Verdict::Also)
            add(said, Words::tr("Go &on"), {Does::GoOn}, true);
        const bool undone = verdict == Verdict::Wrong && t.now->asks == Asks::Table;
        if (verdict == Verdict::Also || undone)
            add(said, Words::tr("Ta&ke it back"), {Does::TakeBack}, undone);
        if (!said.presses.empty()) {
            tellWhy(said, t);
            return;
        }
    }
    // Below what was said to the answer, which stays.
    if (const QString hints = hintWords(t, said.text.words + said.text.note); !hints.isEmpty())
        said.text.note += said.text.note.isEmpty() ? hints : kNextLine + hints;
    addQuestion(said, t);
    tellWhy(said, t);
    if (!t.now->hints.isEmpty()) { // it keeps its place, and with it all others do
        const bool more = t.hints < t.now->hints.size();
        add(said,
            t.hints == 0 ? Words::tr("A h&int")
            : more       ? Words::tr("Tell me &more")
                         : Words::tr("No more hints"),
            {Does::Hint}, false, t.settled && more);
    }
}

} // namespace

QString lookWords(const QStringList& things) {
    return things.isEmpty() ? QString() : Words::tr("Look at: %1.").arg(things.join(QStringLiteral("; ")));
}

Said saidOf(const Told& t) {
    Said said;
    said.text.where = whereWords(t);
    said.text.title = t.title;
    if (t.now)
        tellStep(said, t);
    else
        tellEnd(said, t);
    const auto foot = [&](const QString& words, Does does, bool enabled) {
        said.text.foot.push_back({words, false, enabled});
        said.foot.push_back({does});
    };
    foot(Words::tr("&Back"), Does::Back, !t.first);
    foot(Words::tr("&Again"), Does::Again, !t.first);
    foot(Words::tr("L&essons"), Does::Leave, true);
    return said;
}

} // namespace learn
