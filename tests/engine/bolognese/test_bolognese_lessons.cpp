// Tarocco bolognese's lessons: every line of those that come with the program is played, every word looked
// at; and the checker finds on Bolognese's table what it finds on others.
#include "bolognese/lessons/kind.h"
#include "places.h"
#include "records/seat_text.h"
#include "support/many/one_of_many.h"

#include <QTest>

using namespace bolognese_lessons;

Q_DECLARE_METATYPE(lessons::LessonFault)

namespace {

// South deals the pack in its order, and then West does.
const QByteArray kSound =
    R"({"format": "bolognese-lesson", "version": 1, "id": "small", "title": "Small", "goal": "Win.",
 "introduces": ["accuse"], "steps": [
  {"words": "Lay two away.", "look": ["hand:S", "score"],
   "table": {"hands": {"S": "D9 D8 D7 D6 DA B9 B8 B7 B6 BA T5 TM1 TM2 TM3 TM4",
                       "E": "CK CQ CN CJ C10 SK SQ SN SJ S10 T20 T19 T18 T17 T16",
                       "N": "C9 C8 C7 C6 CA S9 S8 S7 S6 SA T15 T14 T13 T12 T11",
                       "W": "DK DQ DN DJ D10 BK BQ BN BJ B10 T10 T9 T8 T7 T6"},
             "dealer": "S", "lastTwo": "T1 M"},
   "ask": "discard", "hints": ["Not the aces.", "Coins."],
   "answers": [{"has": "D7 D6", "right": true, "say": "These are worth nothing."}, {"say": "Rather coins."}]},
  {"words": "{seat:E} leads {card:CK}. What do you accuse?", "look": ["trick", "pile:NS"],
   "first": ["E:accuse cups", "E:play CK", "N:play C6", "W:play T6"], "ask": "accuse",
   "hints": ["Four and four.", "Moors and aces."],
   "answers": [{"accuses": ["aces", "moors"], "right": true, "say": "{points:TM1 TM2 TM3 TM4 T1 M DA BA}, then."},
               {"accuses": [], "say": "You may."}, {"say": "There is more to accuse."}]},
  {"words": "What falls to it?", "ask": "play", "hints": ["It is theirs.", "Cover."],
   "answers": [{"cards": "M", "right": true, "say": "It stays ours; the trick goes to {winner}."},
               {"say": "Not this."}]},
  {"words": "Lead.", "ask": "lead", "hints": ["High.", "Ask for the best."],
   "table": {"hands": {"S": "CK CQ CN CJ C10 SK SQ SN SJ S10 T20 T19 T18 T17 T16",
                       "E": "C9 C8 C7 C6 CA S9 S8 S7 S6 SA T15 T14 T13 T12 T11",
                       "N": "DK DQ DN DJ D10 BK BQ BN BJ B10 T10 T9 T8 T7 T6",
                       "W": "D9 D8 T1 M DA B9 B8 B7 B6 BA T5 TM1 TM2 TM3 TM4"},
             "dealer": "W", "discard": "D7 D6", "score": {"NS": 100, "EW": 40}},
   "answers": [{"cards": "T16", "signal": "busso", "right": true,
                "then": ["E:play T15", "N:play T6", "W:play T1"], "say": "It goes to {winner}."},
               {"signal": "striscio", "say": "True."}, {"say": "Say a word."}]},
  {"words": "Cards in their pile?", "ask": {"number": "{in-pile:EW}"}, "test": true,
   "hints": ["The discard.", "Two."],
   "answers": [{"right": true, "say": "Yes."}, {"number": "{in-pile:NS}", "say": "That is ours."}]}]})";

Ladder smallLadder() {
    Ladder ladder;
    ladder.book.rules = {{"B4.3", "Discard", "Two.", {}}};
    ladder.glossary = {{"accuse", "accusare", {"accuse"}, "To show.", "B6.1"}};
    return ladder;
}

QString told(const LessonError& error) {
    return QStringLiteral("fault %1 at step %2, %3: %4")
        .arg(static_cast<int>(error.fault))
        .arg(error.step)
        .arg(error.place, error.text);
}

// All faults of a lesson's text, those of reading it first.
std::vector<LessonError> faultsIn(const QByteArray& text) {
    const auto read = lessons::readLesson<Kind>(text, ".");
    if (const auto* error = std::get_if<LessonError>(&read))
        return {*error};
    return lessons::faultsOf(std::get<Lesson>(read), smallLadder());
}

// What a placeholder says when all of the discard, an accuso and the first trick have been done.
QString factAfterATrick(const char* name, const char* of) {
    const auto read = lessons::readLesson<Kind>(kSound, ".");
    const Lesson& lesson = std::get<Lesson>(read);
    auto progress = std::get<Progress>(lessons::begin(lesson));
    while (progress.step < 2)
        progress = lessons::reply(lesson, progress, *lessons::rightChoice(lesson, progress)).next;
    const Reply last = lessons::reply(lesson, progress, *lessons::rightChoice(lesson, progress));
    const Scene scene = lessons::sceneOf(lesson, progress, last);
    const auto fact = Kind::factOf({QLatin1String(name), QLatin1String(of)}, scene);
    if (!fact)
        return QStringLiteral("nothing");
    if (const int* number = std::get_if<int>(&*fact))
        return QString::number(*number);
    const auto* seat = std::get_if<Seat>(&*fact);
    return seat ? records::codeOf(*seat) : QStringLiteral("another kind");
}

} // namespace

class TestBologneseLessons : public QObject {
    Q_OBJECT
private slots:
    void theSoundOneIsSound() {
        QStringList found;
        for (const LessonError& error : faultsIn(kSound))
            found << told(error);
        QCOMPARE(found, QStringList());
    }

    void faults_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<LessonFault>("fault");
        QTest::addColumn<int>("step");
        const auto row = [](const char* name, const char* what, const char* by, LessonFault fault, int step) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by) << fault << step;
        };
        row("another game's lesson", "bolognese-lesson", "cuatrola-lesson", LessonFault::Mistyped, 0);
        row("a card in two hands", "D9 D8 D7 D6", "CK D8 D7 D6", LessonFault::NotAPosition, 1);
        row("a card short", "D9 D8 D7 D6", "D8 D7 D6", LessonFault::NotAPosition, 1);
        row("one card left over", "\"lastTwo\": \"T1 M\"", "\"lastTwo\": \"T1\"", LessonFault::NotAPosition,
            1);
        row("left over what is no card", "\"lastTwo\": \"T1 M\"", "\"lastTwo\": \"T1 X\"",
            LessonFault::NotACard, 1);
        row("a king laid away", "\"D7 D6\", \"right\"", "\"CK D6\", \"right\"", LessonFault::NoRightAnswer,
            1);
        row("a discard unanswered", "{\"say\": \"Rather coins.\"}",
            "{\"has\": \"B9\", \"say\": \"Rather coins.\"}", LessonFault::Unanswered, 1);
        row("a suit that is none", "{\"say\": \"Rather coins.\"}",
            "{\"void\": \"X\", \"say\": \"None?\"}, {\"say\": \"Rather coins.\"}", LessonFault::NotACard, 1);
        row("a trick led by nobody", "\"discard\": \"D7 D6\"",
            "\"discard\": \"D7 D6\", \"tricks\": [\"Q: CK\"]", LessonFault::NotAnAction, 4);
        row("a trick of five cards", "\"discard\": \"D7 D6\"",
            "\"discard\": \"D7 D6\", \"tricks\": [\"S: CK C6 DK D9 CQ\"]", LessonFault::NotAnAction, 4);
        row("a trick led by another", "\"discard\": \"D7 D6\"",
            "\"discard\": \"D7 D6\", \"tricks\": [\"E: C9\"]", LessonFault::Illegal, 4);
        row("a trick won before one is played", "Rather coins.", "{winner} took it.", LessonFault::NoSuchFact,
            1);
        row("a card given for no Matto", "Rather coins.", "{given} for it.", LessonFault::NoSuchFact, 1);
        row("no such combination", "\"aces\", \"moors\"", "\"aces\", \"eights\"", LessonFault::Mistyped, 2);
        row("an accuso that the hand does not make", "\"aces\", \"moors\"", "\"kings\"",
            LessonFault::NoRightAnswer, 2);
        row("silence unanswered",
            "{\"accuses\": [], \"say\": \"You may.\"}, {\"say\": \"There is more to accuse.\"}",
            "{\"accuses\": [\"aces\"], \"say\": \"More.\"}", LessonFault::Unanswered, 2);
        row("nobody is asked to accuse", "\"ask\": \"discard\"", "\"ask\": \"accuse\"", LessonFault::NotAsked,
            1);
        row("a card that is not played", "leads {card:CK}", "leads {card:CQ}", LessonFault::NotSo, 2);
        row("a line out of turn", "\"N:play C6\"", "\"W:play T6\"", LessonFault::Illegal, 2);
        row("a signal that is not true", "\"signal\": \"striscio\"", "\"signal\": \"volo\"",
            LessonFault::Unreachable, 4);
        row("no such signal", "\"signal\": \"striscio\"", "\"signal\": \"wink\"", LessonFault::Mistyped, 4);
        row("a card of another hand led", "\"cards\": \"T16\"", "\"cards\": \"T15\"",
            LessonFault::NoRightAnswer, 4);
        row("a score of one side", "\"NS\": 100, \"EW\": 40", "\"NS\": 100", LessonFault::Missing, 4);
        row("a rule of nowhere", "Rather coins.", "Rather coins (B4.9).", LessonFault::RuleUnknown, 1);
        row("a card that is not there", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"spread\": \"CK CN\"}, \"look\": [\"cards:CJ\"], \"words\": \"And now?\"",
            LessonFault::NotThere, 5);
        row("rules that are none", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"deal\": 8, \"dealer\": \"S\", \"rules\": {\"speed\": 1}}, \"words\": \"And now?\"",
            LessonFault::Mistyped, 5);
        row("a deal that is no number", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"deal\": \"eight\", \"dealer\": \"S\"}, \"words\": \"And now?\"",
            LessonFault::Mistyped, 5);
        row("rows of nothing", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"rows\": []}, \"words\": \"And now?\"", LessonFault::Missing, 5);
        row("a whole hand that is none", "\"goal\"", "\"whole\": true, \"goal\"", LessonFault::NotWhole, 0);
        row("a figure typed", "Rather coins.", "It costs 2.", LessonFault::TypedNumber, 1);
        // Cards by themselves have no dealer.
        row("the dealer of no hand", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"spread\": \"CK CQ\"}, \"words\": \"{dealer} dealt.\"", LessonFault::NoSuchFact, 5);
        row("a pile of no hand", "\"words\": \"Cards in their pile?\"",
            "\"table\": {\"spread\": \"CK CQ\"}, \"words\": \"{in-pile:EW} lie there.\"",
            LessonFault::NoSuchFact, 5);
        row("no hand to be asked in", "\"words\": \"Lead.\", \"ask\": \"lead\"",
            "\"words\": \"Lead.\", \"ask\": \"lead\", \"first\": [\"S:play CK\"]", LessonFault::NotAsked, 4);
        row("no such thing is asked", "\"ask\": \"lead\"", "\"ask\": \"bid\"", LessonFault::Mistyped, 4);
        row("a field of the table mistyped", "\"dealer\": \"W\"", "\"dealer\": \"W\", \"dealing\": 3",
            LessonFault::Unknown, 4);
        row("a score that nobody has", "\"NS\": 100", "\"NS\": -1", LessonFault::Mistyped, 4);
        row("three left over", "\"lastTwo\": \"T1 M\"", "\"lastTwo\": \"T1 M CK\"", LessonFault::NotAPosition,
            1);
        row("no count before the end", "Rather coins.", "{count:NS} lost.", LessonFault::NoSuchFact, 1);
    }
    void faults() {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(LessonFault, fault);
        QFETCH(int, step);
        QVERIFY(kSound.contains(what));
        const auto found = faultsIn(QByteArray(kSound).replace(what, by));
        const bool there = std::ranges::any_of(
            found, [&](const LessonError& e) { return e.fault == fault && e.step == step; });
        QVERIFY2(there, qPrintable(found.empty() ? QStringLiteral("nothing found") : told(found.front())));
    }

    // What the engine says where a text has a placeholder, by hand from the rules.
    void facts_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* of, const char* says) {
            QTest::addRow("%s %s", name, of) << name << of << says;
        };
        row("twos", "CK C6", "5"); // B2.1
        row("twos", "CK C6 C7", "nothing");
        row("points", "CK CQ CN", "10"); // B2.3
        row("sequences", "CK CQ T1 CA", "15");
        row("cricche", "CK DK SK", "17");                    // B2.2
        row("doubled", "CK CQ CN DK DQ DN SK SQ SN", "148"); // B2.8: twice 30 and twice 44
        row("number", "all", "939");                         // B2.9
        row("number", "half-cricche", "148");
        row("number", "target", "800"); // B3.4
        row("accused", "NS", "40");     // four Moors with both, two aces with both
        row("accused", "EW", "15");     // king, queen, knight and page of cups
        row("winner", "", "W");
        row("tricks", "EW", "1");
        row("in-pile", "NS", "3"); // the discard and the Matto (B5.5)
        row("needs", "S", "800");  // the dealer alone (B6.5)
        row("needs", "N", "760");
        row("count", "NS", "nothing");
        row("dealer", "", "S");
        row("leader", "", "W"); // to the trick that comes
        row("wins", "", "nothing");
        row("led", "", "nothing");
        row("score", "NS", "0");
        row("given", "", "nothing");
        row("value", "CK", "5");
        row("value", "CK CQ", "nothing");
        row("size", "CK CQ", "2");
        // Of nobody, and of nothing.
        row("number", "everything", "nothing");
        row("needs", "Q", "nothing");
        row("accused", "Q", "nothing");
        row("tricks", "Q", "nothing");
        row("in-pile", "Q", "nothing");
        row("worth", "CK", "nothing");
    }
    void facts() {
        QFETCH(QString, name);
        QFETCH(QString, of);
        QTEST(factAfterATrick(name.toLatin1().constData(), of.toLatin1().constData()), "says");
    }

    // What a step asks for is told before, or by the step itself, never by a hint alone.
    void whatIsAskedWasTold_data() {
        QTest::addColumn<QString>("asked");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* asked, const QStringList& told) {
            QTest::addRow("%s", asked) << QString::fromLatin1(asked) << told;
        };
        row("twos", {"{value:CK}", "{value:CQ}", "{value:CN}", "{value:CJ}", "{value:T20}"}); // B2.1
        row("count-twos", {"{number:all-twos}"});
        row("cricche", {"{cricche:CK DK SK}", "{cricche:CQ DQ SQ}", "{cricche:DN SN BN}"}); // B2.2
        row("needs", {"may not add it (B6.5)"});
        row("number", {"{number:all-sequences}", "{number:all-cricche}", "{number:all-twos}"}); // B2.9
    }
    void whatIsAskedWasTold() {
        QFETCH(QString, asked);
        QFETCH(QStringList, told);
        const auto ladder = std::get<Ladder>(lessons::loadLadder<Kind>(RESOURCES));
        QString before;
        for (const Lesson& lesson : ladder.lessons)
            for (const auto& step : lesson.steps) {
                before += step.words;
                const auto* fact =
                    step.ask.number ? std::get_if<lessons::Placeholder>(&*step.ask.number) : nullptr;
                if (!fact || fact->name != asked)
                    continue;
                for (const QString& words : told)
                    QVERIFY2(before.contains(words), qPrintable(lesson.id + u' ' + words));
                return;
            }
        QFAIL("it is asked nowhere");
    }

    void everyLessonHolds() {
        const auto loaded = lessons::loadLadder<Kind>(RESOURCES);
        if (const auto* error = std::get_if<FileError>(&loaded))
            QFAIL(qPrintable(error->file + ' ' + told(error->error)));
        const auto& ladder = std::get<Ladder>(loaded);
        QCOMPARE(ladder.lessons.size(), std::size_t{6}); // B11
        QStringList found;
        for (std::size_t i = 0; i < ladder.lessons.size(); ++i) {
            const Lesson& lesson = ladder.lessons[i];
            QCOMPARE(lesson.number, std::optional(static_cast<int>(i)));
            QVERIFY(!lessons::walk(lesson).visits.empty());
            for (const LessonError& error : lessons::faultsOf(lesson, ladder))
                found << lesson.id + QStringLiteral(": ") + told(error);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
    }
};

VERSICOLA_TEST(TestBologneseLessons)
#include "test_bolognese_lessons.moc"
