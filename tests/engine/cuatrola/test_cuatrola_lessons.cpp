// Cuatrola's lessons: every line of those that come with the program is played, every word looked at; and the
// checker finds on Cuatrola's table what it finds on others.
#include "cuatrola/lessons/kind.h"
#include "places.h"
#include "records/seat_text.h"
#include "support/many/one_of_many.h"

#include <QTest>

using namespace cuatrola_lessons;

Q_DECLARE_METATYPE(lessons::LessonFault)
Q_DECLARE_METATYPE(cuatrola::Bid)

namespace {

const QByteArray kSound =
    R"({"format": "cuatrola-lesson", "version": 1, "id": "small", "title": "Small", "goal": "Win.",
 "introduces": ["bet"], "steps": [
  {"words": "A bet? Not with this.", "look": ["hand:S"],
   "table": {"hands": {"S": "CA C3 DJ SK BA", "E": "CK CN D3 SN BJ", "N": "DA DK SA SJ B3", "W": "CJ DN S3 BK BN"},
             "dealer": "N", "turnedUp": "B3", "actions": ["W:bid pass"]},
   "ask": "bid", "hints": ["One trump.", "Let it be."],
   "answers": [{"bid": "pass", "right": true, "say": "Better so."}, {"say": "Too bold."}]},
  {"words": "{seat:W} leads {card:CJ}.", "first": ["E:bid pass", "N:bid pass", "W:play CJ"], "ask": "play",
   "hints": ["Higher.", "The ace or the three."],
   "answers": [{"cards": "CA", "right": true, "then": ["E:play CK", "N:play B3"], "say": "It goes to {winner}."},
               {"cards": "C3", "say": "Not this."}]},
  {"words": "How much is it?", "ask": {"number": "{won}"}, "test": true, "hints": ["Add.", "Four cards."],
   "answers": [{"right": true, "say": "Yes."}, {"number": 3, "say": "No."}]}]})";

Ladder smallLadder() {
    Ladder ladder;
    ladder.book.rules = {{"C4.1", "Asking", "Ask.", {}}};
    ladder.glossary = {{"bet", "apuesta", {"bet"}, "To play alone.", "C4.1"}};
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

} // namespace

class TestCuatrolaLessons : public QObject {
    Q_OBJECT
private slots:
    void theSoundOneIsSound() {
        QStringList found;
        for (const LessonError& error : faultsIn(kSound))
            found << told(error);
        QCOMPARE(found, QStringList());
    }

    // A table by the number of its deal: dealt as that number is, the bets before the lesson told in two
    // words.
    void aNumberedDeal() {
        const auto read = Kind::tableOf(QJsonObject{{QStringLiteral("deal"), 7},
                                                    {QStringLiteral("dealer"), QStringLiteral("N")},
                                                    {QStringLiteral("asking"), QStringLiteral("S solo")}},
                                        {});
        const auto* table = std::get_if<Table>(&read);
        QVERIFY(table && table->hand());
        const cuatrola::Hand dealt({{}, cuatrola::Seat::N, cuatrola::numberedDeck(7)});
        QCOMPARE(table->hand()->turnedUp(), dealt.turnedUp());
        QCOMPARE(table->hand()->deal().dealer, cuatrola::Seat::N);
        QCOMPARE(table->hand()->position().bid(), cuatrola::Bid::Solo);
        QCOMPARE(table->hand()->bids().size(), std::size_t{4});
    }

    // What the engine says where a text has a placeholder, by hand from the rules.
    void facts_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* of, const char* says) {
            QTest::addRow("%s %s", name, of) << name << of << says;
        };
        row("dealer", "", "N");
        row("mano", "", "W"); // the dealer's right (C2.3)
        row("winner", "", "N");
        row("won", "", "27");       // C1.3: the page 2, the ace 11, the king 4, the three of the trumps 10
        row("wins", "", "nothing"); // no trick lies
        row("led", "", "nothing");
        row("game-points", "", "nothing"); // not over
        row("tricks", "NS", "1");
        row("tricks", "Q", "nothing");
        row("count", "NS", "27");
        row("sung", "EW", "0");
        row("value", "CA C3 CK CN CJ", "30"); // C1.3
        row("number", "all", "130");          // C7.2
        row("number", "everything", "nothing");
        row("worth", "CA", "nothing");
    }
    void facts() {
        QFETCH(QString, name);
        QFETCH(QString, of);
        const auto read = lessons::readLesson<Kind>(kSound, ".");
        const Lesson& lesson = std::get<Lesson>(read);
        auto progress = std::get<Progress>(lessons::begin(lesson));
        while (progress.step < 2)
            progress = lessons::reply(lesson, progress, *lessons::rightChoice(lesson, progress)).next;
        const auto fact = Kind::factOf({name, of}, lessons::sceneOf(lesson, progress));
        const auto text = [&] {
            if (!fact)
                return QStringLiteral("nothing");
            if (const int* number = std::get_if<int>(&*fact))
                return QString::number(*number);
            const auto* seat = std::get_if<Seat>(&*fact);
            return seat ? records::codeOf(*seat) : QStringLiteral("another kind");
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
        row("another game's lesson", "cuatrola-lesson", "versicola-lesson", LessonFault::Mistyped, 0);
        row("a card in two hands", "CA C3 DJ", "CK C3 DJ", LessonFault::NotAPosition, 1);
        row("four cards in a hand", "CA C3 DJ", "CA C3", LessonFault::NotAPosition, 1);
        row("turned up elsewhere", "\"turnedUp\": \"B3\"", "\"turnedUp\": \"BA\"", LessonFault::NotAPosition,
            1);
        row("no such card turned up", "\"turnedUp\": \"B3\"", "\"turnedUp\": \"B9\"", LessonFault::NotACard,
            1);
        row("a card before the bets are made", "[\"W:bid pass\"]", "[\"W:play CJ\"]", LessonFault::Illegal,
            1);
        row("a card is no bet", "\"actions\": [\"W:bid pass\"]", "\"asking\": \"W CA\"",
            LessonFault::Mistyped, 1);
        row("no fact of a hand before it", "Too bold.", "{winner} took it.", LessonFault::NoSuchFact, 1);
        row("nothing won before a trick", "Too bold.", "{won} points.", LessonFault::NoSuchFact, 1);
        row("no such bet", "\"bid\": \"pass\"", "\"bid\": \"twice\"", LessonFault::Mistyped, 1);
        row("a bet for nobody", "{\"say\": \"Too bold.\"}",
            "{\"say\": \"Too bold.\"}, {\"bid\": \"solo\", \"say\": \"Alone?\"}", LessonFault::Unreachable,
            1);
        row("a bet unanswered", "{\"say\": \"Too bold.\"}", "{\"bid\": \"solo\", \"say\": \"Too bold.\"}",
            LessonFault::Unanswered, 1);
        row("nobody asks for a cante", "\"ask\": \"bid\"", "\"ask\": \"sing\"", LessonFault::NotAsked, 1);
        row("a line out of turn", "\"E:play CK\"", "\"N:play DA\"", LessonFault::Illegal, 2);
        row("a card that is not played", "leads {card:CJ}", "leads {card:CK}", LessonFault::NotSo, 2);
        row("no card by the third step", "\"ask\": \"play\"", "\"ask\": \"choose\"", LessonFault::LateCard,
            0);
        row("a rule of nowhere", "Too bold.", "Too bold (C4.9).", LessonFault::RuleUnknown, 1);
        row("a card that is not there", "\"words\": \"How much is it?\"",
            "\"table\": {\"spread\": \"CK CN\"}, \"look\": [\"cards:CJ\"], \"words\": \"And now?\"",
            LessonFault::NotThere, 3);
        row("rules that are none", "\"words\": \"How much is it?\"",
            "\"table\": {\"deal\": 8, \"dealer\": \"S\", \"rules\": {\"speed\": 1}}, \"words\": \"And now?\"",
            LessonFault::Mistyped, 3);
        row("a deal that is no number", "\"words\": \"How much is it?\"",
            "\"table\": {\"deal\": \"eight\", \"dealer\": \"S\"}, \"words\": \"And now?\"",
            LessonFault::Mistyped, 3);
        row("rows of nothing", "\"words\": \"How much is it?\"",
            "\"table\": {\"rows\": []}, \"words\": \"And now?\"", LessonFault::Missing, 3);
        row("a whole hand that is none", "\"goal\"", "\"whole\": true, \"goal\"", LessonFault::NotWhole, 0);
        row("a figure typed", "Too bold.", "It costs 2.", LessonFault::TypedNumber, 1);
        row("no such fact", "Too bold.", "{gain} lost.", LessonFault::NoSuchFact, 1);
        row("no number of that name", "Too bold.", "{number:everything} lost.", LessonFault::NoSuchFact, 1);
        row("no trick lies there", "Too bold.", "{wins} and {led}.", LessonFault::NoSuchFact, 1);
        row("no points before the end", "Too bold.", "{game-points} lost.", LessonFault::NoSuchFact, 1);
        row("a count of nobody", "Too bold.", "{count:Q} lost.", LessonFault::NoSuchFact, 1);
        row("a suit sung that is none", "{\"say\": \"Too bold.\"}",
            "{\"sings\": [\"X\"], \"say\": \"Too bold.\"}", LessonFault::NotACard, 1);
        row("a suit without a letter", "{\"say\": \"Too bold.\"}",
            "{\"sings\": [\"\"], \"say\": \"Too bold.\"}", LessonFault::NotACard, 1);
        row("no such thing is asked", "\"ask\": \"bid\"", "\"ask\": \"discard\"", LessonFault::Mistyped, 1);
        row("a field of the table mistyped", "\"dealer\": \"N\"", "\"dealer\": \"N\", \"delaer\": 1",
            LessonFault::Unknown, 1);
        row("cards by themselves have no dealer", "\"words\": \"How much is it?\"",
            "\"table\": {\"spread\": \"CK CN\"}, \"words\": \"{dealer} dealt.\"", LessonFault::NoSuchFact, 3);
        row("cards by themselves score nothing", "\"words\": \"How much is it?\"",
            "\"table\": {\"spread\": \"CK CN\"}, \"words\": \"{count:NS} it is.\"", LessonFault::NoSuchFact,
            3);
        row("cards by themselves ask nothing",
            "\"words\": \"How much is it?\", \"ask\": {\"number\": \"{won}\"}",
            "\"table\": {\"spread\": \"CK CN\"}, \"words\": \"How much?\", \"ask\": \"play\"",
            LessonFault::NotAsked, 3);
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

    // Words that speak of a bet that was made stand over a table where it was made, since its plate tells it.
    void wordsAndTableAgreeOnTheBet_data() {
        QTest::addColumn<int>("lesson");
        QTest::addColumn<int>("step");
        QTest::addColumn<cuatrola::Bid>("bid");
        QTest::addColumn<bool>("mine");
        QTest::newRow("you have bet a solo, and a tie") << 4 << 6 << cuatrola::Bid::Solo << true;
        QTest::newRow("you have bet a solo, one is to speak") << 4 << 7 << cuatrola::Bid::Solo << true;
        QTest::newRow("in a solo the bidder leads") << 5 << 3 << cuatrola::Bid::Solo << false;
        QTest::newRow("in a cuatrola the bidder wins a trick") << 5 << 4 << cuatrola::Bid::Cuatrola << false;
        QTest::newRow("in a solo a suit is led again") << 5 << 5 << cuatrola::Bid::Solo << false;
    }
    void wordsAndTableAgreeOnTheBet() {
        QFETCH(int, lesson);
        QFETCH(int, step);
        QFETCH(cuatrola::Bid, bid);
        QFETCH(bool, mine);
        const auto ladder = std::get<Ladder>(lessons::loadLadder<Kind>(RESOURCES));
        const Lesson& one = ladder.lessons.at(static_cast<std::size_t>(lesson));
        const auto at = lessons::beginAt(one, step - 1);
        const auto& progress = std::get<Progress>(at);
        QCOMPARE(progress.step, step - 1); // it has a table of its own
        QCOMPARE(progress.table.hand()->position().bid(), bid);
        if (const auto bidder = progress.table.hand()->position().bidder())
            QCOMPARE(*bidder == one.you, mine);
    }

    void everyLessonHolds() {
        const auto loaded = lessons::loadLadder<Kind>(RESOURCES);
        if (const auto* error = std::get_if<FileError>(&loaded))
            QFAIL(qPrintable(error->file + ' ' + told(error->error)));
        const auto& ladder = std::get<Ladder>(loaded);
        QCOMPARE(ladder.lessons.size(), std::size_t{6}); // C13
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

VERSICOLA_TEST(TestCuatrolaLessons)
#include "test_cuatrola_lessons.moc"
