// The checker finds what it should: a small lesson without fault, and one fault after the other put into it.
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "text/lesson_words.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace minchiate_lessons;

Q_DECLARE_METATYPE(minchiate_lessons::LessonFault)

namespace {

const QByteArray kSound =
    R"({"format": "versicola-lesson", "version": 1, "id": "small", "title": "Small", "goal": "Win.",
 "introduces": ["void"], "steps": [
  {"words": "Without coins, a void: trump.",
   "table": {"play": {"hands": {"S": "T6 T25 S9", "E": "S7 T10", "N": "T2 S2", "W": "SK T33"},
                      "leader": "E", "trick": "D4 DN DQ"}},
   "look": ["hand:S"], "ask": "play", "hints": ["Trump.", "Use {card:T6}."],
   "answers": [{"cards": "T6", "right": true, "say": "It goes to {winner}."},
               {"say": "Too dear."}]},
  {"words": "How much is it?", "ask": {"number": "{value:T13}"}, "test": true, "hints": ["Think.", "A king's worth."],
   "answers": [{"right": true, "say": "Yes."}, {"number": 3, "say": "No."}]}]})";

Ladder smallLadder() {
    Ladder ladder;
    ladder.book.rules = {{"M6.2", "Following", "Follow.", {}}};
    ladder.glossary = {{"void", "fallio", {"void", "voids"}, "No card of a suit.", "M6.2"},
                       {"resto", "resto", {"resto"}, "Sixty points.", "M6.2"}};
    return ladder;
}

// All faults of a lesson's text, those of reading it first.
std::vector<LessonError> faultsIn(const QByteArray& text) {
    const auto read = readLesson(text, ".");
    if (const auto* error = std::get_if<LessonError>(&read))
        return {*error};
    return faultsOf(std::get<Lesson>(read), smallLadder());
}

} // namespace

class TestLessonFaults : public QObject {
    Q_OBJECT

private slots:
    void theSoundOneIsSound();
    void faults_data();
    void faults();
    void aLessonThatOnlyTells();
    void aTableThatShowsAnotherCard();
    void everyCardOfAnAnswerIsTried();
    void aDecisionTakenFromTheLearner();
    void theProgramSaysFileStepAndReason();
    void noBytesCrashIt();
};

void TestLessonFaults::theSoundOneIsSound() {
    QStringList found;
    for (const LessonError& fault : faultsIn(kSound))
        found << text::explain(fault, text::seatNames());
    QCOMPARE(found, QStringList());
}

void TestLessonFaults::faults_data() {
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("by");
    QTest::addColumn<LessonFault>("fault");
    QTest::addColumn<int>("step");

    const auto row = [](const char* name, const char* what, const QByteArray& by, LessonFault fault,
                        int step) { QTest::newRow(name) << QByteArray(what) << by << fault << step; };
    row("not JSON", "\"steps\": [", "\"steps\": (", LessonFault::Json, 0);
    row("a format of another kind", "versicola-lesson", "minchiate-hand", LessonFault::Mistyped, 0);
    row("a version to come", "\"version\": 1", "\"version\": 2", LessonFault::Mistyped, 0);
    row("no goal", "\"goal\": \"Win.\",", "", LessonFault::Missing, 0);
    row("a field mistyped", "\"hints\": [\"Trump", "\"hnits\": [\"Trump", LessonFault::Unknown, 1);
    row("a number for words", "\"say\": \"Too dear.\"", "\"say\": 5", LessonFault::Mistyped, 1);
    row("no card", "T6 T25 S9", "T6 T25 S99", LessonFault::NotACard, 1);
    row("a card twice in a hand", "T6 T25 S9", "T6 T25 T25", LessonFault::NotACard, 1);
    row("a card in two hands", "T6 T25 S9", "T6 T25 S7", LessonFault::NotAPosition, 1);
    row("an illegal trick", "D4 DN DQ", "D4 C2 DQ", LessonFault::NotAPosition, 1);
    row("no such spot", "hand:S", "hand:Q", LessonFault::NotASpot, 1);
    row("nothing at the spot", "hand:S", "pile:NS", LessonFault::NotThere, 1);
    row("a card that is not there", "hand:S", "cards:T40", LessonFault::NotThere, 1);
    row("a line that is no action", "\"say\": \"Too dear.\"",
        "\"say\": \"Too dear.\", \"then\": [\"S plays\"]", LessonFault::NotAnAction, 1);
    row("a line against the rules", "\"say\": \"Too dear.\"",
        "\"say\": \"Too dear.\", \"then\": [\"N:play S2\"]", LessonFault::Illegal, 1);
    row("first against the rules", "\"ask\": \"play\"", "\"first\": [\"S:play S9\"], \"ask\": \"play\"",
        LessonFault::Illegal, 1);
    row("nobody waits for that", "\"ask\": \"play\"", "\"ask\": \"declare\"", LessonFault::NotAsked, 1);
    row("another's turn", "\"trick\": \"D4 DN DQ\"", "\"trick\": \"D4 DN\"", LessonFault::NotAPosition, 1);
    row("no table", "\"ask\": {\"number\"", "\"table\": {}, \"ask\": {\"number\"", LessonFault::Missing, 2);
    row("no card played", "\"ask\": \"play\"", "\"ask\": \"choose\"", LessonFault::LateCard, 0);
    row("one hint", "\"Trump.\", ", "", LessonFault::Hints, 1);
    row("nothing right", "\"right\": true, \"say\": \"It", "\"say\": \"It", LessonFault::NoRightAnswer, 1);
    row("nothing wrong", "{\"say\": \"Too dear.\"}", "{\"say\": \"Too dear.\", \"right\": true}",
        LessonFault::NoRightAnswer, 99); // no fault: the sword is refused, which is a way to fail
    row("nothing wrong among numbers", ", {\"number\": 3, \"say\": \"No.\"}", "", LessonFault::NoWrongAnswer,
        2);
    row("a choice unanswered", "{\"say\": \"Too dear.\"}", "{\"cards\": \"T6\", \"say\": \"Too dear.\"}",
        LessonFault::Unanswered, 1);
    row("an answer for nobody", "{\"say\": \"Too dear.\"}",
        "{\"cards\": \"S9\", \"say\": \"Against the rules.\"}, {\"say\": \"Too dear.\"}",
        LessonFault::Unreachable, 1);
    row("one reason twice", "Too dear.", "It goes to {winner}.", LessonFault::SaidTwice, 1);
    row("a wrong number that is right", "\"number\": 3", "\"number\": \"{value:T10}\"",
        LessonFault::SameNumber, 2);
    row("a figure typed", "Too dear.", "Worth 5 points.", LessonFault::TypedNumber, 1);
    row("no such fact", "Too dear.", "It goes to {loser}.", LessonFault::NoSuchFact, 1);
    row("nothing to tell", "Too dear.", "{dead} dies.", LessonFault::NoSuchFact, 1);
    row("a brace that does not close", "Too dear.", "It goes to {winner.", LessonFault::NoSuchFact, 1);
    row("a term too early", "Too dear.", "It pays a resto.", LessonFault::TermTooEarly, 1);
    row("a term never used", "\"introduces\": [\"void\"]", "\"introduces\": [\"void\", \"resto\"]",
        LessonFault::TermUnused, 0);
    row("a term of nowhere", "\"introduces\": [\"void\"]", "\"introduces\": [\"void\", \"trick\"]",
        LessonFault::TermUnknown, 0);
    row("a rule of nowhere", "Too dear.", "Too dear (M6.9).", LessonFault::RuleUnknown, 1);
    row("no test at the end", ", \"test\": true", "", LessonFault::NoTest, 2);
    row("too many words", "Too dear.", QByteArray("word ").repeated(36), LessonFault::TooManyWords, 1);
    row("too many words once filled in", "Too dear.", QByteArray("{card:SK} ").repeated(9),
        LessonFault::TooManyWords, 1);
    // What the words claim is held against the table.
    const auto dealt = [](const char* words, const char* actions) {
        return QByteArray("\"words\": \"") + words +
               R"(", "table": {"deal": 8, "dealer": "E", "actions": [)" + actions + R"(]}, "ask": {"number")";
    };
    const char* second = "\"words\": \"How much is it?\", \"ask\": {\"number\"";
    row("points that nobody accounts for", second, dealt("You robbed {robbed}.", "\"S:cut 78\""),
        LessonFault::Unexplained, 2);
    row("a number of cards in letters", "Too dear.", "You robbed two cards.", LessonFault::TypedNumber, 1);
    row("a card that was not played", "Without coins", "{seat:N} leads {card:T2}. Without coins",
        LessonFault::NotSo, 1);
    row("a card that is not held", "Without coins", "{seat:N} holds {card:T33}. Without coins",
        LessonFault::NotSo, 1);
    row("a counter that did not come home", "{\"say\": \"Too dear.\"}",
        "{\"home\": true, \"say\": \"Too dear.\"}", LessonFault::NotSo, 1);
    row("a step that plays the card to keep", "Without coins, a void: trump.",
        "Without coins, a void. Which card do you keep?", LessonFault::OtherCard, 1);
    row("a count of a hand not over", "hand:S", "count:cards", LessonFault::NotThere, 1);
    row("right and as good", "\"right\": true, \"say\": \"It",
        "\"right\": true, \"also\": true, \"say\": \"It", LessonFault::Mistyped, 1);
    row("a whole hand without a why", "\"goal\"", "\"whole\": true, \"goal\"", LessonFault::NoWhy, 1);
    row("a whole hand that is none", "\"goal\"", "\"whole\": true, \"goal\"", LessonFault::NotWhole, 0);
    row("a why and hints", "\"hints\": [\"Trump.", "\"why\": \"So.\", \"hints\": [\"Trump.",
        LessonFault::Hints, 1);
    row("too many steps", "\"steps\": [", "\"steps\": [" + QByteArray("{\"words\": \"On.\"},").repeated(11),
        LessonFault::TooManySteps, 0);
    // More that a file may say wrongly, and where.
    row("no such learner", "\"goal\"", "\"you\": \"Q\", \"goal\"", LessonFault::Mistyped, 0);
    row("a learner elsewhere", "\"goal\"", "\"you\": \"E\", \"goal\"", LessonFault::NotAsked, 1);
    row("first is no list", "\"ask\": \"play\"", "\"first\": 5, \"ask\": \"play\"", LessonFault::Mistyped, 1);
    row("a line that is no text", "\"ask\": \"play\"", "\"first\": [5], \"ask\": \"play\"",
        LessonFault::NotAnAction, 1);
    row("steps that are no list", "\"steps\": [", "\"steps\": 5, \"stairs\": [", LessonFault::Mistyped, 0);
    row("words that are no text", "\"words\": \"How much is it?\"", "\"words\": 5", LessonFault::Mistyped, 2);
    row("to be picked where nothing lies", "\"ask\": \"play\"",
        "\"ask\": {\"pick\": \"counters\", \"from\": \"pad\"}", LessonFault::NotASpot, 1);
    row("to be picked nowhere", "\"ask\": \"play\"", "\"ask\": {\"pick\": \"counters\", \"from\": \"table\"}",
        LessonFault::NotASpot, 1);
    row("a question of two things", "\"ask\": \"play\"", "\"ask\": {\"number\": 5, \"nmuber\": 5}",
        LessonFault::Unknown, 1);
    row("a number asked that is none", "{\"number\": \"{value:T13}\"}", "{\"number\": \"much\"}",
        LessonFault::NoSuchFact, 2);
    row("a number asked below nothing", "{\"number\": \"{value:T13}\"}", "{\"number\": -5}",
        LessonFault::Mistyped, 2);
    row("an answer's number that is none", "\"number\": 3", "\"number\": \"three\"", LessonFault::NoSuchFact,
        2);
    row("an answer's number that nobody knows", "\"number\": 3", "\"number\": \"{value:T41}\"",
        LessonFault::NoSuchFact, 2);
    row("an answer's number twice", "{\"number\": 3, \"say\": \"No.\"}",
        "{\"number\": 3, \"say\": \"No.\"}, {\"number\": 3, \"say\": \"Not at all.\"}",
        LessonFault::SameNumber, 2);
    row("a suit void that is none", "{\"say\": \"Too dear.\"}",
        "{\"void\": \"X\", \"say\": \"None?\"}, {\"say\": \"Too dear.\"}", LessonFault::NotACard, 1);
    row("shown what is no card", "{\"say\": \"Too dear.\"}",
        "{\"shown\": [\"X\"], \"say\": \"None?\"}, {\"say\": \"Too dear.\"}", LessonFault::NotACard, 1);
    row("an answer that is no object", "{\"say\": \"Too dear.\"}", "5", LessonFault::Mistyped, 1);
    row("nothing to go on from", "\"ask\": \"play\", \"hints\": [\"Trump.\", \"Use {card:T6}.\"]",
        "\"title\": 1", LessonFault::Unknown, 1);
    row("a hint that is no text", "\"hints\": [\"Trump.\"", "\"hints\": [5", LessonFault::Mistyped, 1);
    row("answers where nothing is asked", "\"steps\": [",
        R"("steps": [{"words": "On.", "table": {"spread": "T1"}, "answers": [{"say": "Well."}]},)",
        LessonFault::Unreachable, 1);
    row("a wrong answer without a number", "\"number\": 3, ", "", LessonFault::NoSuchFact, 2);
    row("an answer's number below nothing", "\"number\": 3", "\"number\": \"-3\"", LessonFault::NoSuchFact,
        2);
    row("a card that is kept", "Without coins", "{seat:N} keeps {card:T2}. Without coins", LessonFault::NotSo,
        99);
    row("a card to keep and one to play", "Without coins, a void: trump.",
        "Without coins, a void. Which card do you keep, and which do you play?", LessonFault::OtherCard, 99);
    // Other questions than a number.
    const qsizetype from = kSound.indexOf("\"ask\": {\"number\"");
    const QByteArray number = kSound.sliced(from, kSound.lastIndexOf("\"test\"") - from);
    const auto picked = [&](const char* which, int step) {
        row(which, "How much is it?\", \"ask\": {\"number\": \"{value:T13}\"}",
            QByteArray("Which?\", \"table\": {\"spread\": \"T1 C2\"}, \"ask\": {\"pick\": \"") + which +
                "\", \"from\": \"spread\"}",
            LessonFault::NotAsked, step);
    };
    picked("T1 T40", 2); // one of them does not lie there
    picked("T40", 2);
    picked("what wins", 2);
    row("a choice without words", number.constData(), "\"ask\": \"choose\", ", LessonFault::Missing, 2);
    // Parts of a table that is made.
    const auto play = [&](const char* name, const char* more, LessonFault fault) {
        row(name, "\"leader\": \"E\"", QByteArray("\"leader\": \"E\", ") + more, fault, 1);
    };
    play("points of nobody", "\"score\": {\"side\": \"Q\", \"points\": 5}", LessonFault::Mistyped);
    play("no points", "\"score\": {\"side\": \"NS\", \"points\": 0}", LessonFault::Mistyped);
    play("points that would have been a resto", "\"score\": {\"side\": \"NS\", \"points\": 60}",
         LessonFault::Mistyped);
    play("points and something else", "\"score\": {\"side\": \"NS\", \"points\": 5, \"pionts\": 5}",
         LessonFault::Unknown);
    play("captured what is no card", "\"captured\": {\"NS\": \"X\"}", LessonFault::NotACard);
    play("captured by nobody", "\"captured\": {\"NE\": \"T1\"}", LessonFault::Unknown);
    play("shown by nobody", "\"shown\": {\"Q\": \"T6\"}", LessonFault::Unknown);
    play("a suit led that is none", "\"led\": \"X\"", LessonFault::Mistyped);
    play("fallen who sits nowhere", "\"fallen\": \"Q\"", LessonFault::Mistyped);
    play("a debt of nobody", "\"foolDebt\": \"Q\"", LessonFault::Mistyped);
    play("a debt without a Fool", "\"foolDebt\": \"NS\"", LessonFault::NotAPosition);
    play("rules that are none", "\"rules\": {\"speed\": 1}", LessonFault::Record);
    row("a trick of four", "D4 DN DQ", "D4 DN DQ DK", LessonFault::NotACard, 1);
    row("a trick that is no trick", "D4 DN DQ", "D4 DN X", LessonFault::NotACard, 1);
    // Other tables.
    const auto table = [&](const char* json, LessonFault fault) {
        row(json, "\"words\": \"How much is it?\"",
            QByteArray("\"words\": \"How much is it?\", \"table\": ") + json, fault, 2);
    };
    table("5", LessonFault::Mistyped);
    table("{\"spread\": \"T1 X\"}", LessonFault::NotACard);
    table("{\"spread\": 5}", LessonFault::Mistyped);
    table("{\"spread\": \"T1\", \"spraed\": 5}", LessonFault::Unknown);
    table("{\"spread\": \"T1\", \"rules\": {\"speed\": 1}}", LessonFault::Record);
    table("{\"rows\": []}", LessonFault::Missing);
    table("{\"rows\": [5]}", LessonFault::Mistyped);
    table("{\"rows\": [{\"label\": \"A\", \"cards\": \"X\"}]}", LessonFault::NotACard);
    table("{\"rows\": [{\"label\": \"A\", \"cards\": \"T1\", \"crads\": 5}]}", LessonFault::Unknown);
    table("{\"rows\": [{\"label\": \"A\", \"cards\": \"T1\"}], \"spraed\": 5}", LessonFault::Unknown);
    table("{\"play\": 5}", LessonFault::Mistyped);
    table("{\"play\": {}, \"paly\": 5}", LessonFault::Unknown);
    table("{\"record\": 5}", LessonFault::Record);
    table("{\"record\": {}}", LessonFault::Record);
    table("{\"deal\": 8}", LessonFault::Missing);
    table("{\"deal\": 8, \"dealer\": \"E\", \"delaer\": 5}", LessonFault::Unknown);
    table("{\"deal\": 8, \"dealer\": \"E\", \"actions\": [\"S:play CK\"]}", LessonFault::Illegal);
}

void TestLessonFaults::faults() {
    QFETCH(QByteArray, what);
    QFETCH(QByteArray, by);
    QFETCH(LessonFault, fault);
    QFETCH(int, step);

    QVERIFY(kSound.contains(what));
    const auto found = faultsIn(QByteArray(kSound).replace(what, by));
    if (step == 99) {
        QVERIFY(found.empty());
        return;
    }
    QStringList sentences;
    bool there = false;
    for (const LessonError& error : found) {
        const QString sentence = text::explain(error, text::seatNames());
        QVERIFY(sentence.size() > 10);
        sentences << sentence;
        there = there || (error.fault == fault && error.step == step);
    }
    QVERIFY2(there, qPrintable("found only: " + sentences.join(" | ")));
}

namespace {

Lesson shipped(const char* name) {
    return std::get<Lesson>(loadLesson(QStringLiteral(RESOURCES "/lessons/") + QLatin1String(name)));
}
bool has(const std::vector<LessonError>& found, LessonFault fault, int step) {
    return std::ranges::any_of(found,
                               [&](const LessonError& e) { return e.fault == fault && e.step == step; });
}
Ladder shippedLadder() {
    return std::get<Ladder>(loadLadder(QStringLiteral(RESOURCES)));
}

} // namespace

void TestLessonFaults::aLessonThatOnlyTells() {
    Lesson lesson = std::get<Lesson>(readLesson(kSound, "."));
    lesson.steps.resize(1);
    lesson.steps[0].ask = {};
    lesson.steps[0].answers.clear();
    lesson.steps[0].hints.clear();
    const auto found = faultsOf(lesson, smallLadder());
    QVERIFY(has(found, LessonFault::LateCard, 0) && has(found, LessonFault::NoTest, 0));
    QCOMPARE(found.size(), std::size_t{2});
    const auto none = loadLesson(QStringLiteral("nowhere.json"));
    QVERIFY(std::get<LessonError>(none).fault == LessonFault::Json);
}

// Lesson 8 once took any lead for right and went on as if it had been the king of coins.
void TestLessonFaults::aTableThatShowsAnotherCard() {
    Lesson lesson = shipped("08-declaring.json");
    const Ladder ladder = shippedLadder();
    QVERIFY(!has(faultsOf(lesson, ladder), LessonFault::OtherCard, 3));
    Table went = *lesson.steps[0].table;
    Events events;
    QVERIFY(!lessons::playAll<Kind>(went, {{Seat::S, Play{*cardOf("DK")}}}, events));
    lesson.steps[2].table = went;
    QVERIFY(!has(faultsOf(lesson, ladder), LessonFault::OtherCard, 3)); // the card chosen
    lesson.steps[1].answers[0].when.cards.insert(*cardOf("DQ"));
    QVERIFY(has(faultsOf(lesson, ladder), LessonFault::OtherCard, 3));
}

// Lesson 7 once said to counters, too, that a counter could have come home: only the 8 was tried.
void TestLessonFaults::everyCardOfAnAnswerIsTried() {
    Lesson lesson = shipped("07-cut.json");
    const Ladder ladder = shippedLadder();
    QVERIFY(!has(faultsOf(lesson, ladder), LessonFault::NotSo, 3));
    auto& answers = lesson.steps[2].answers;
    QVERIFY(answers.back().when.always());
    answers.erase(answers.begin() + 1); // the high counters fall to the last answer
    QVERIFY(has(faultsOf(lesson, ladder), LessonFault::NotSo, 3));
}

void TestLessonFaults::aDecisionTakenFromTheLearner() {
    Lesson lesson = shipped("17-whole-hand.json");
    const Ladder ladder = shippedLadder();
    QVERIFY(faultsOf(lesson, ladder).empty());
    // The first card of trick 4 played out instead of asked.
    Step& asked = lesson.steps[6];
    QVERIFY(asked.ask.kind == AskKind::Play);
    asked.first.push_back({Seat::S, Play{*cardOf("S4")}});
    QVERIFY(has(faultsOf(lesson, ladder), LessonFault::NotWhole, 7));
    // Or the lead after a trick that was won.
    lesson = shipped("17-whole-hand.json");
    QVERIFY(lesson.steps[4].answers[0].right);
    lesson.steps[4].answers[0].then.push_back({Seat::S, Play{*cardOf("BK")}});
    QVERIFY(has(faultsOf(lesson, ladder), LessonFault::NotWhole, 5));
}

void TestLessonFaults::theProgramSaysFileStepAndReason() {
    const QTemporaryDir folder;
    QFile file(folder.filePath("mine.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(kSound).replace("D4 DN DQ", "D4 C2 DQ"));
    file.close();
    QProcess program;
    program.start(VERSICOLA_CLI, {"lesson", file.fileName()});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 1);
    const QString said = QString::fromUtf8(program.readAllStandardError());
    QVERIFY2(said.contains("mine.json") && said.contains("Step 1") && said.contains("not legal"),
             qPrintable(said));
    QCOMPARE(said.count('\n'), 1);
    program.start(VERSICOLA_CLI, {"lesson"});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 2);
    const QString hand = RESOURCES "/lessons/dresden-1798.hand.json";
    program.start(VERSICOLA_CLI, {"lesson", hand, RESOURCES "/lessons/01-cards.json", "--walk"});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(program.readAllStandardOutput().contains("king of cups"));
}

// Torn files and single bytes changed: read, or refused with a reason; never worse.
void TestLessonFaults::noBytesCrashIt() {
    for (qsizetype length = 0; length < kSound.size(); length += 7)
        QVERIFY(!faultsIn(kSound.first(length)).empty());
    for (qsizetype at = 0; at < kSound.size(); at += 3)
        for (const char c : {'"', '0', '{', ']', ' '}) {
            QByteArray changed = kSound;
            changed[at] = c;
            for (const LessonError& error : faultsIn(changed))
                QVERIFY(!text::explain(error, text::seatNames()).isEmpty());
        }
}

VERSICOLA_TEST(TestLessonFaults)
#include "test_lesson_faults.moc"
