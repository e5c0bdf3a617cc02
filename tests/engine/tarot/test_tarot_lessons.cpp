// French Tarot's lessons: every line of those that come with the program is played, every word looked at; and
// the checker finds on the table of French Tarot what it finds on others.
#include "places.h"
#include "support/many/one_of_many.h"
#include "tarot/lessons/kind.h"
#include "tarot/records/action_text.h"

#include <QTest>

using namespace tarot_lessons;

Q_DECLARE_METATYPE(lessons::LessonFault)

namespace {

// An auction, an écart, a card to play; then a hand made of parts, shown as it ends.
const QByteArray kSound =
    R"({"format": "french-tarot-lesson", "version": 1, "id": "small", "title": "Small", "goal": "Win.",
 "introduces": ["chien"], "steps": [
  {"words": "You have {trumps:S} trumps. {seat:N} passed.", "look": ["hand:S"],
   "table": {"deal": 46, "dealer": "E", "actions": ["N:pass", "W:pass"]},
   "ask": "bid", "hints": ["Seven trumps.", "Take it."],
   "answers": [{"bid": "prise", "right": true, "say": "So be it."}, {"say": "No."}]},
  {"words": "The chien is yours.", "first": ["E:pass"], "look": ["chien"], "ask": "discard",
   "hints": ["Spades.", "All spades."],
   "answers": [{"has": "S10 SJ C2 C8 C9", "right": true, "say": "Empty.", "then": ["S:jeu"]},
               {"lacks": "SJ", "say": "The jack waits."}, {"say": "Not all."}]},
  {"words": "{seat:N} leads {card:S4}.", "first": ["N:play S4", "W:play S2"], "ask": "play",
   "hints": ["Ruff.", "The lowest trump."],
   "answers": [{"cards": "T1", "right": true, "then": ["E:play SK"], "say": "{won} for {winner}."},
               {"say": "Another way."}]},
  {"words": "Five play. Whom do you call?",
   "table": {"deal": 20, "dealer": "W5", "contract": "S5 garde"}, "ask": "call", "hints": ["A king.", "Of diamonds."],
   "answers": [{"cards": "DK", "right": true, "say": "Good (F6.2)."}, {"say": "Another."}]},
  {"words": "How much is needed with {cards:T1 M}?", "test": true, "ask": {"number": "{needed:T1 M}"},
   "hints": ["Two bouts.", "Not one."],
   "table": {"hands": {"S": "T21 T1", "E": "H2 T5", "N": "D7 C8", "W": "S9 D3"}, "dealer": "W",
     "contract": "S garde", "chien": "S7 H3 H4 H9 C6 C9", "ecart": "S7 H3 H4 H9 C6 C9", "tricks":
      ["S T10 T14 T16 M", "N T3 T6 T8 T17",
       "E T4 T12 T13 T18", "S T2 T7 T15 T19",
       "W DJ D6 DK D9", "E D10 D2 D5 D8",
       "E D4 DN DA DQ", "S CQ C3 C5 C7",
       "S CK C10 CA C2", "S H6 H7 H10 H8",
       "N SN SQ SA S2", "W S3 S6 S4 S5",
       "S HJ HK HA HN", "E H5 HQ T9 T11",
       "S CJ T20 CN C4", "E S10 S8 SJ SK"]},
   "answers": [{"right": true, "say": "Yes."}, {"number": "{needed:T1}", "say": "That is one."}]}]})";

Ladder smallLadder() {
    Ladder ladder;
    ladder.book.rules = {{"F6.2", "Call", "Call.", {}}};
    ladder.glossary = {{"chien", "chien", {"chien"}, "Cards aside.", "F6.4"}};
    return ladder;
}

QString told(const LessonError& error) {
    return QStringLiteral("fault %1 at step %2, %3: %4 %5")
        .arg(static_cast<int>(error.fault))
        .arg(error.step)
        .arg(error.place, error.text,
             error.refusal ? QString::fromStdString(std::string(ruleOf(error.refusal->why))) : QString());
}

// All faults of a lesson's text, those of reading it first.
std::vector<LessonError> faultsIn(const QByteArray& text) {
    const auto read = lessons::readLesson<Kind>(text, ".");
    if (const auto* error = std::get_if<LessonError>(&read))
        return {*error};
    return lessons::faultsOf(std::get<Lesson>(read), smallLadder());
}

} // namespace

class TestTarotLessons : public QObject {
    Q_OBJECT
private slots:
    void theSoundOneIsSound() {
        QStringList found;
        for (const LessonError& error : faultsIn(kSound))
            found << told(error);
        QCOMPARE(found, QStringList());
    }

    // What the engine says where a text has a placeholder, by hand from the rules.
    void facts_data() {
        QTest::addColumn<int>("step"); // from 1
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("says");
        const auto row = [](int step, const char* name, const char* of, const char* says) {
            QTest::addRow("%d %s %s", step, name, of) << step << name << of << says;
        };
        row(1, "dealer", "", "E");
        row(1, "mano", "", "N"); // F4.2
        row(1, "trumps", "S", "7");
        row(1, "trumps", "Q", "nothing");
        row(1, "size", "T1 M", "2");
        row(1, "value", "HK H2", "5"); // F2.1
        row(1, "value", "X", "nothing");
        row(1, "needed", "T1 T21 M", "36"); // F2.3
        row(1, "needed", "none", "56");
        row(1, "number", "chien", "6"); // F4.3
        row(1, "number", "everything", "nothing");
        for (const char* name : {"declarer", "contract", "called", "partner", "winner", "won", "wins", "best",
                                 "need", "margin", "given", "each"})
            row(1, name, "", "nothing");
        row(1, "score", "S", "nothing");
        row(2, "declarer", "", "S");
        row(2, "contract", "", "prise");
        row(3, "wins", "", "N");
        row(3, "best", "", "S4");
        row(3, "called", "", "nothing");
        row(3, "legal", "", "T1 T3 T5 T8 T9 T12 T14 T15 T16 T21");
        row(5, "declarer", "", "S");
        row(5, "winner", "", "S");
        row(5, "bouts", "", "2");
        row(5, "need", "", "41"); // F2.3
        row(5, "given", "", "nothing");
        row(5, "coefficient", "", "2"); // F9.5
        row(5, "worth", "", "nothing");
        row(5, "count", "Q", "nothing");
        row(5, "worth", "S", "nothing");
    }
    void facts() {
        QFETCH(int, step);
        QFETCH(QString, name);
        QFETCH(QString, of);
        // The last hand to its end.
        const QByteArray last = "\"words\": \"How much is needed",
                         played = R"("first": ["S:play T21", "E:play T5", "N:play D7", "W:play S9",
                                               "S:play T1", "E:play H2", "N:play C8", "W:play D3"], )";
        QVERIFY(kSound.contains(last));
        const auto read = lessons::readLesson<Kind>(QByteArray(kSound).replace(last, played + last), ".");
        const Lesson& lesson = std::get<Lesson>(read);
        auto progress = std::get<Progress>(lessons::begin(lesson));
        while (progress.step < step - 1)
            progress = lessons::reply(lesson, progress, *lessons::rightChoice(lesson, progress)).next;
        const auto fact = Kind::factOf({name, of}, lessons::sceneOf(lesson, progress));
        const auto text = [&] {
            if (!fact)
                return QStringLiteral("nothing");
            if (const int* number = std::get_if<int>(&*fact))
                return QString::number(*number);
            if (const auto* seat = std::get_if<SeatAt>(&*fact))
                return tarot::seatText(seat->seat, seat->players);
            if (const auto* card = std::get_if<OneCard>(&*fact))
                return tarot::cardText(card->card);
            if (const auto* bid = std::get_if<Bid>(&*fact))
                return tarot::bidText(*bid);
            QStringList codes;
            if (const auto* cards = std::get_if<CardsInOrder>(&*fact))
                for (Card card : cards->cards)
                    codes << tarot::cardText(card);
            return codes.join(u' ');
        };
        QTEST(text(), "says");
    }

    void faults_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<LessonFault>("fault");
        QTest::addColumn<int>("step");
        const auto row = [](const char* name, const char* what, const char* by, LessonFault fault, int step) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by) << fault << step;
        };
        row("another game's lesson", "french-tarot-lesson", "cuatrola-lesson", LessonFault::Mistyped, 0);
        row("no such bid", "\"bid\": \"prise\"", "\"bid\": \"solo\"", LessonFault::Mistyped, 1);
        row("a bid for nobody", "{\"say\": \"No.\"}",
            "{\"say\": \"No.\"}, {\"bid\": \"garde\", \"say\": \"Dear.\"}", LessonFault::Unreachable, 1);
        row("a bid unanswered", "{\"say\": \"No.\"}", "{\"bid\": \"garde\", \"say\": \"No.\"}",
            LessonFault::Unanswered, 1);
        row("nobody asks for a call", "\"ask\": \"bid\"", "\"ask\": \"call\"", LessonFault::NotAsked, 1);
        row("an écart of which all is right",
            "{\"lacks\": \"SJ\", \"say\": \"The jack waits.\"}, {\"say\": \"Not all.\"}",
            "{\"right\": true, \"say\": \"Any.\", \"then\": [\"S:jeu\"]}", LessonFault::NoWrongAnswer, 2);
        row("an écart unanswered", "{\"say\": \"Not all.\"}", "{\"has\": \"DQ\", \"say\": \"Not all.\"}",
            LessonFault::Unanswered, 2);
        row("a chien nobody turned up", "\"look\": [\"hand:S\"]", "\"look\": [\"chien\"]",
            LessonFault::NotThere, 1);
        row("a line out of turn", "\"E:play SK\"", "\"N:play SQ\"", LessonFault::Illegal, 3);
        row("a card that is not played", "leads {card:S4}", "leads {card:S3}", LessonFault::NotSo, 3);
        row("a seat of three at a table of five", "\"S5 garde\"", "\"N5 garde\"", LessonFault::Mistyped, 4);
        row("a card in two hands", "\"E\": \"H2 T5\"", "\"E\": \"T21 T5\"", LessonFault::NotAPosition, 5);
        row("too few cards", "\"E\": \"H2 T5\"", "\"E\": \"T5\"", LessonFault::NotAPosition, 5);
        row("a chien with what is no card", "\"chien\": \"S7 H3 H4 H9 C6 C9\", \"ecart\"",
            "\"chien\": \"S7 H3 H4 H9 C6 X9\", \"ecart\"", LessonFault::NotACard, 5);
        row("a dealer who sits nowhere", "\"dealer\": \"W\"", "\"dealer\": \"Q\"", LessonFault::Mistyped, 5);
        row("a trick led by another", "\"N T3 T", "\"W T3 T", LessonFault::Illegal, 5);
        row("a rule of nowhere", "(F6.2)", "(F6.9)", LessonFault::RuleUnknown, 4);
        const char* deal20 = "{\"deal\": 20, \"dealer\": \"W5\", \"contract\": \"S5 garde\"}";
        row("a card that is not there", deal20, "{\"spread\": \"DK\"}, \"look\": [\"cards:DQ\"]",
            LessonFault::NotThere, 4);
        row("rules that are none", deal20, "{\"deal\": 20, \"dealer\": \"W5\", \"rules\": {\"speed\": 1}}",
            LessonFault::Mistyped, 4);
        row("rows of nothing", deal20, "{\"rows\": []}", LessonFault::Missing, 4);
        row("a whole hand that is none", "\"goal\"", "\"whole\": true, \"goal\"", LessonFault::NotWhole, 1);
        row("a figure typed", "So be it.", "It costs 2.", LessonFault::TypedNumber, 1);
        row("a seat that is none", "{seat:N} passed", "{seat:Q} passed", LessonFault::NoSuchFact, 1);
        row("a bet that is none", "\"contract\": \"S5 garde\"", "\"contract\": \"S5 great\"",
            LessonFault::Mistyped, 4);
        row("called what is no card", "\"contract\": \"S garde\"",
            "\"contract\": \"S garde\", \"call\": \"X\"", LessonFault::NotACard, 5);
        row("a trick led by nobody", "\"N T3 T", "\"Q T3 T", LessonFault::NotAnAction, 5);
        row("a trick of what is no card", "\"N T3 T6", "\"N X T6", LessonFault::NotAnAction, 5);
        row("a trick of five", "\"N T3 T6", "\"N T9 T3 T6", LessonFault::NotAnAction, 5);
        row("hands of too few", "{\"S\": \"T21 T1\", ", "{", LessonFault::NotAPosition, 5);
        row("hands of too many", "\"E\": \"H2 T5\"", "\"E\": \"H2 T5\", \"Q\": \"\"", LessonFault::Unknown,
            5);
        row("cards that are none", deal20, "{\"spread\": \"X\"}", LessonFault::NotACard, 4);
        row("cards and something else", deal20, "{\"spread\": \"DK\", \"spraed\": 1}", LessonFault::Unknown,
            4);
        row("no such thing is asked", "\"ask\": \"bid\"", "\"ask\": \"sing\"", LessonFault::Mistyped, 1);
        row("no such fact", "So be it.", "{gain} lost.", LessonFault::NoSuchFact, 1);
        row("nothing counted yet", "So be it.", "{margin}.", LessonFault::NoSuchFact, 1);
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

    // What a step asks for is told before, or by the step itself, never by a hint alone.
    void whatIsAskedWasTold_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("step"); // from 1
        QTest::addColumn<QString>("told");
        const auto row = [](const char* lesson, int step, const QString& told) {
            QTest::addRow("%s %d: %s", lesson, step, qPrintable(told))
                << QString::fromLatin1(lesson) << step << told;
        };
        row("tricks-and-trumps", 3, QStringLiteral("to the right, counter-clockwise")); // F8.1
        row("three-bouts", 2, QStringLiteral("counted in twos"));                       // F2.2
        row("three-bouts", 10, QStringLiteral("A bout or a king makes"));               // F2.1
        row("three-bouts", 11, QStringLiteral("{needed:T21 M} with two"));              // F2.3
        row("excuse", 2, QStringLiteral("cheapest card of its pile"));                  // F8.11
        row("taking", 1, QStringLiteral("are worth a prise"));                          // F17.2
        row("taking", 1, QStringLiteral("The chien, {number:chien} cards"));            // F4.3
        row("taking", 3, QStringLiteral("in the first round"));                         // F17.10
        row("taking", 6, QStringLiteral("for hands that should win"));
        row("taking", 8, QStringLiteral("make it spend them")); // F17.5
        row("taking", 10, QStringLiteral("{number:garde-sans}"));
        row("defending", 3, QStringLiteral("and you must lead"));       // F17.15
        row("defending", 4, QStringLiteral("lower of two neighbours")); // F17.18
        row("defending", 5, QStringLiteral("promises king or queen"));  // F17.13
        row("price", 4, QStringLiteral("{coefficient}"));               // F9.5
        row("price", 8, QStringLiteral("a suit that you lack"));        // F17.24
        row("for-two", 5, QStringLiteral("Look at your piles, too"));   // F12.2
        row("for-two", 10, QStringLiteral("wins by what is over"));     // F12.5
    }
    void whatIsAskedWasTold() {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        QFETCH(QString, told);
        const auto ladder = std::get<Ladder>(lessons::loadLadder<Kind>(RESOURCES));
        QString before;
        for (const Lesson& one : ladder.lessons)
            for (std::size_t i = 0; i < one.steps.size(); ++i) {
                before += one.steps[i].words;
                if (one.id != lesson || static_cast<int>(i) + 1 != step)
                    continue;
                QVERIFY2(before.contains(told), qPrintable(one.steps[i].words));
                return;
            }
        QFAIL("there is no such step");
    }

    // Cards that were another hand’s a moment ago are said to be dealt anew.
    void aNewDealIsSaid() {
        const auto ladder = std::get<Ladder>(lessons::loadLadder<Kind>(RESOURCES));
        for (const Lesson& lesson : ladder.lessons) {
            const Hand* before = nullptr;
            for (const Step& step : lesson.steps) {
                const Hand* hand = step.table ? step.table->hand() : nullptr;
                if (hand && before && hand->deal() != before->deal())
                    QVERIFY2(step.words.contains(QStringLiteral("new deal")) ||
                                 step.words.contains(QStringLiteral("A hand of yours")),
                             qPrintable(step.words));
                before = hand ? hand : before;
            }
        }
    }

    void everyLessonHolds() {
        const auto loaded = lessons::loadLadder<Kind>(RESOURCES);
        if (const auto* error = std::get_if<FileError>(&loaded))
            QFAIL(qPrintable(error->file + ' ' + told(error->error)));
        const auto& ladder = std::get<Ladder>(loaded);
        QStringList found;
        for (std::size_t i = 0; i < ladder.lessons.size(); ++i) {
            const Lesson& lesson = ladder.lessons[i];
            QCOMPARE(lesson.number, std::optional(static_cast<int>(i)));
            QVERIFY(!lessons::walk(lesson).visits.empty());
            for (const LessonError& error : lessons::faultsOf(lesson, ladder))
                found << lesson.id + QStringLiteral(": ") + told(error);
        }
        QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
        QCOMPARE(ladder.lessons.size(), std::size_t{7}); // F16, and F12
    }
};

VERSICOLA_TEST(TestTarotLessons)
#include "test_tarot_lessons.moc"
