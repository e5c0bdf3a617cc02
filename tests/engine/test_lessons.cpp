// The lessons, annotated hands, rule book and glossary that come with the program: every line is played,
// every word is looked at.
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "text/lesson_words.h"
#include "text/minchiate_volume.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace minchiate;
using namespace minchiate_lessons;

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void eighteenRungsFromZero();
    void everyLessonHolds_data();
    void everyLessonHolds();
    void everyChoiceIsAnsweredInWords();
    void everySentenceBeginsWithACapital();
    void buttonsDoNotGiveTheAnswerAway();
    void everyAnnotatedHandHolds();
    void m7_3_dresdenTheKingOfCupsInTrickSeventeen();
    void examplesSayTheirPoints();
    void termsAreExplainedAndLeadToARule();
    void questionsAPlayerHasAreAnswered_data();
    void questionsAPlayerHasAreAnswered();

private:
    Ladder ladder_;
    text::Teller teller_;
};

void TestLessons::initTestCase() {
    const auto loaded = loadLadder(RESOURCES);
    if (const auto* error = std::get_if<FileError>(&loaded))
        QFAIL(qPrintable(error->file + ": " + text::explain(error->error, text::seatNames())));
    ladder_ = std::get<Ladder>(loaded);
}

void TestLessons::eighteenRungsFromZero() {
    QCOMPARE(ladder_.lessons.size(), std::size_t{18});
    for (std::size_t i = 0; i < ladder_.lessons.size(); ++i)
        QCOMPARE(ladder_.lessons[i].number, std::optional(static_cast<int>(i)));
    QVERIFY(!ladder_.hands.empty());
    QVERIFY(ladder_.lessons.back().whole);
}

// What someone hears at a step who takes it rightly: its words, names of rows, the right answers, the why.
static QString heardAt(const Lesson& lesson, int step, const text::Teller& teller) {
    QStringList heard;
    for (const auto& [progress, tried] : walk(lesson).visits) {
        if (progress.step != step - 1)
            continue;
        const Step& now = lesson.steps[static_cast<std::size_t>(progress.step)];
        const Scene scene = sceneOf(lesson, progress);
        heard << text::lessonText(now.words, scene, teller) << text::lessonText(now.why, scene, teller);
        if (const auto* spread = progress.table.spread())
            for (const LabelledRow& row : spread->rows)
                heard << row.label;
        for (const Tried& one : tried)
            if (one.reply.verdict == Verdict::Right)
                heard << text::replyText(lesson, progress, one.reply, teller);
    }
    return heard.join(' ');
}

void TestLessons::questionsAPlayerHasAreAnswered_data() {
    QTest::addColumn<QJsonObject>("entry");
    QFile file(TEST_DATA "/questions.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray all = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(all.size() >= 30);
    for (const QJsonValue& entry : all)
        QTest::newRow(qPrintable(entry["question"].toString())) << entry.toObject();
}

// The questions were written before the lessons were: each answer is said at the step that is named.
void TestLessons::questionsAPlayerHasAreAnswered() {
    QFETCH(QJsonObject, entry);
    QVERIFY(ladder_.book.find(entry["rule"].toString()));
    for (const QJsonValue& taught : entry["taught"].toArray()) {
        const auto lesson = std::ranges::find(ladder_.lessons, taught["lesson"].toString(), &Lesson::id);
        QVERIFY2(lesson != ladder_.lessons.end(), qPrintable(taught["lesson"].toString()));
        const QString heard = heardAt(*lesson, taught["step"].toInt(), teller_);
        QVERIFY2(heard.contains(taught["says"].toString()), qPrintable(heard));
    }
    QVERIFY(!entry["taught"].toArray().isEmpty());
}

void TestLessons::everyLessonHolds_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < ladder_.lessons.size(); ++i)
        QTest::newRow(qPrintable(ladder_.lessons[i].id)) << static_cast<int>(i);
}

void TestLessons::everyLessonHolds() {
    QFETCH(int, index);
    QStringList found;
    for (const LessonError& fault : faultsOf(ladder_.lessons[static_cast<std::size_t>(index)], ladder_))
        found << text::explain(fault, teller_.names);
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

// What the checker finds in facts must come out in words, too: nothing in braces is left, nothing is empty,
// and no step is longer than it may be.
void TestLessons::everyChoiceIsAnsweredInWords() {
    int replies = 0;
    for (const Lesson& lesson : ladder_.lessons)
        for (const auto& [progress, tried] : walk(lesson).visits) {
            const Step& step = lesson.steps[static_cast<std::size_t>(progress.step)];
            const QString words = text::lessonText(step.words, sceneOf(lesson, progress), teller_);
            QVERIFY2(!words.isEmpty() && !words.contains('{'), qPrintable(lesson.id + ": " + words));
            QVERIFY2(words.split(' ').size() <= lessons::kMostWords, qPrintable(lesson.id + ": " + words));
            for (const Tried& one : tried) {
                if (one.reply.answer < 0)
                    continue;
                const QString said = text::replyText(lesson, progress, one.reply, teller_);
                QVERIFY2(!said.isEmpty() && !said.contains('{'), qPrintable(lesson.id + ": " + said));
                ++replies;
            }
        }
    QVERIFY2(replies > 350, qPrintable(QString::number(replies))); // or the walk does not walk
}

// A card's name is written small in a text; at the beginning of a sentence it must be {Card:…}.
void TestLessons::everySentenceBeginsWithACapital() {
    static const QRegularExpression start(QStringLiteral("(?:^|[.!?] )[a-z]"));
    for (const Lesson& lesson : ladder_.lessons)
        for (const auto& [progress, tried] : walk(lesson).visits) {
            const Step& step = lesson.steps[static_cast<std::size_t>(progress.step)];
            const Scene scene = sceneOf(lesson, progress);
            QStringList said{text::lessonText(step.words, scene, teller_),
                             text::lessonText(step.why, scene, teller_)};
            for (const QString& hint : step.hints)
                said << text::lessonText(hint, scene, teller_);
            for (const Tried& one : tried)
                if (one.reply.answer >= 0)
                    said << text::replyText(lesson, progress, one.reply, teller_);
            for (const QString& words : said)
                QVERIFY2(!words.contains(start), qPrintable(lesson.id + ": " + words));
        }
}

// Wherever the right answer stands in the file, its button stands now here, now there.
void TestLessons::buttonsDoNotGiveTheAnswerAway() {
    QMap<int, int> places;
    int asked = 0;
    for (const Lesson& lesson : ladder_.lessons)
        for (int i = 0; i < static_cast<int>(lesson.steps.size()); ++i) {
            const Step& step = lesson.steps[static_cast<std::size_t>(i)];
            if (step.ask.kind != AskKind::Choose && step.ask.kind != AskKind::Number)
                continue;
            const auto from = beginAt(lesson, i);
            Progress progress = std::get<Progress>(from);
            progress.step = i;
            const std::vector<int> order = buttonOrder(lesson, progress);
            QCOMPARE(order.size(), step.answers.size());
            for (std::size_t place = 0; place < order.size(); ++place)
                if (step.answers[static_cast<std::size_t>(order[place])].right)
                    ++places[static_cast<int>(place)];
            ++asked;
        }
    QVERIFY(places.size() >= 3);
    for (const int count : places)
        QVERIFY2(count * 3 <= asked * 2, "two thirds of the right answers stand in one place");
}

void TestLessons::everyAnnotatedHandHolds() {
    for (const AnnotatedHand& hand : ladder_.hands) {
        QStringList found;
        for (const LessonError& fault : faultsOf(hand))
            found << text::explain(fault, teller_.names);
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }
}

// West's missed king of cups: 35 points, and still 2 resti.
void TestLessons::m7_3_dresdenTheKingOfCupsInTrickSeventeen() {
    const AnnotatedHand& hand = ladder_.hands.front();
    for (const Comment& comment : hand.comments)
        for (const Alternative& other : comment.alternatives) {
            if (other.instead.front() != Action{Seat::W, Play{king(Suit::Cups)}})
                continue;
            const auto line = continued(hand, other);
            QVERIFY(line && line->end.result());
            const Table played = tableAfter(hand, static_cast<int>(hand.actions.size()));
            QCOMPARE(line->end.tricks()[16].plays[1].card, king(Suit::Cups));
            QCOMPARE(Kind::worth(line->end, Seat::S) - Kind::worth(played, Seat::S), -35);
            QCOMPARE(line->end.result()->resti, -2);
            QCOMPARE(played.result()->resti, -2);
            return;
        }
    QFAIL("no such alternative");
}

void TestLessons::examplesSayTheirPoints() {
    int examples = 0;
    for (const books::Rule& rule : ladder_.book.rules)
        for (const books::Example& example : rule.examples) {
            const QString words = text::captionText(example.words, text::minchiateVolume());
            QVERIFY2(!words.contains('{'), qPrintable(rule.number + ": " + words));
            const QRegularExpression named("\\b[Tt]he [0-9]+\\b");
            QVERIFY(!lessons::hasTypedNumber(QString(example.words).remove(named), u'M'));
            ++examples;
        }
    QVERIFY(examples > 25);
}

void TestLessons::termsAreExplainedAndLeadToARule() {
    QStringList seen;
    for (const books::Term& term : ladder_.glossary) {
        QVERIFY2(!seen.contains(term.term), qPrintable(term.term));
        seen << term.term;
        QVERIFY2(!term.meaning.isEmpty() && !term.forms.isEmpty(), qPrintable(term.term));
        QVERIFY2(ladder_.book.find(term.rule), qPrintable(term.term + ' ' + term.rule));
    }
    for (const Lesson& lesson : ladder_.lessons) // and nothing is introduced twice
        for (const QString& term : lesson.introduces)
            QVERIFY2(!ladder_.knownBefore(lesson).contains(term), qPrintable(lesson.id + ": " + term));
}

VERSICOLA_TEST(TestLessons)
#include "test_lessons.moc"
