// A lesson's table as the window's table shows it; how far one is, in its file.
#include "compiled_ladder.h"
#include "desktop/learn/learned.h"
#include "desktop/learn/rows_view.h"
#include "desktop/learn/said.h"
#include "desktop/minchiate/learn/staging.h"
#include "minchiate/lessons/kind.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using minchiate_learn::Lessons;
using minchiate_lessons::Lesson;
using minchiate_lessons::Progress;
using support::ladder;

namespace {

const minchiate_learn::People kPeople{QStringLiteral("Ada"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                                      QStringLiteral("Vieri")};

const Lesson& lessonNumbered(int number) {
    return ladder().lessons.at(static_cast<std::size_t>(number)); // from 0
}
Progress at(int number, int step) {
    return learn::wayTo(lessonNumbered(number), step - 1).back();
}

} // namespace

class StagingTest : public QObject {
    Q_OBJECT
private slots:
    void peopleSitAroundTheLearner() {
        Lesson lesson = lessonNumbered(1);
        lesson.you = Seat::E;
        const text::Teller teller = Lessons::teller(lesson, kPeople);
        QCOMPARE(teller.names[Seat::E], QStringLiteral("Ada"));
        QCOMPARE(teller.names[Seat::W], QStringLiteral("Lapo")); // the partner
        QCOMPARE(teller.names[tricks::right(Seat::E)], QStringLiteral("Bice"));
        QCOMPARE(teller.names[tricks::left(Seat::E)], QStringLiteral("Vieri"));
    }
    void cardsInTheOpenLieInTheirOrder() {
        const Progress progress = at(1, 1);
        const minchiate_table::Staged scene =
            Lessons::sceneFor(lessonNumbered(1), progress, progress.table, kPeople);
        QVERIFY(scene.exhibit.spread == progress.table.spread()->cards);
        QVERIFY(scene.situation.view.hand.empty());
    }
    void cardsAskedForAreNeverLeftDark() {
        using minchiate_lessons::SpotKind;
        const minchiate_lessons::Spot hand{SpotKind::Hand, {}, Seat::S, {}};
        // Lesson 1 asks for a card at step 7 and looks at the trick alone, at step 2 it asks for none.
        QVERIFY(std::ranges::count(lessonNumbered(1).steps.at(6).look, hand) == 0);
        QCOMPARE(std::ranges::count(learn::spotsAt<Lessons>(lessonNumbered(1), at(1, 7)), hand), 1);
        QVERIFY(learn::spotsAt<Lessons>(lessonNumbered(1), at(1, 2)) == lessonNumbered(1).steps.at(1).look);
        // Named already at step 3: once is enough. A test points at nothing.
        QCOMPARE(std::ranges::count(learn::spotsAt<Lessons>(lessonNumbered(1), at(1, 3)), hand), 1);
        QVERIFY(learn::spotsAt<Lessons>(lessonNumbered(1), at(1, 10)).empty());
    }
    void aPositionMadeOfPartsHasNoDeal() {
        const Progress progress = at(4, 3); // eight cards captured before
        const minchiate_table::Staged scene =
            Lessons::sceneFor(lessonNumbered(4), progress, progress.table, kPeople);
        QVERIFY(!scene.exhibit.dealt);
        const minchiate_table::TableState state = minchiate_table::stateOf(scene.situation, scene.exhibit);
        QCOMPARE(state.fola, 0);
        QCOMPARE(state.pack, 0);
        QCOMPARE(state.captured[Side::NS], 8);
        QCOMPARE(state.captured[Side::EW], 0);
        QVERIFY(state.cards == progress.table.held(Seat::S));
        QCOMPARE(int(state.trick.plays.size()), 3);
    }
    void aDealtHandKeepsItsDeal() {
        const Progress progress = at(7, 7);
        const minchiate_table::Staged scene =
            Lessons::sceneFor(lessonNumbered(7), progress, progress.table, kPeople);
        const minchiate_table::TableState state = minchiate_table::stateOf(scene.situation, scene.exhibit);
        QVERIFY(state.dealt);
        QCOMPARE(state.dealer, Seat::S);
        QVERIFY(state.fola > 0);
    }
    // Nobody sees more than the learner may: what others are dealt comes without faces.
    void eventsAreRedacted() {
        const Lesson& lesson = lessonNumbered(7);
        const auto reply = lessons::reply(lesson, at(7, 1), minchiate_lessons::LiftCards{30});
        int dealt = 0;
        for (const Event& event : learn::seenEvents<Lessons>(reply.events, lesson.you))
            if (const auto* packet = std::get_if<event::Dealt>(&event);
                packet && packet->seat != lesson.you) {
                ++dealt;
                QVERIFY(packet->cards.empty());
            }
        QVERIFY(dealt > 0);
    }
    void theLastTrickWaitsForTheWords() {
        const Lesson& lesson = lessonNumbered(1);
        const auto full = lessons::reply(lesson, at(1, 3), minchiate_lessons::PlayCard{*cardOf("C2")});
        QVERIFY(std::holds_alternative<event::TrickGathered>(
            full.events[learn::beforeWords<Lessons>(full.events)]));
        // Lesson 12, step 2: the trick led by the learner is played to its end, and waits as well.
        const Lesson& hunting = lessonNumbered(12);
        const auto led = lessons::reply(hunting, at(12, 2), minchiate_lessons::PlayCard{*cardOf("S9")});
        const std::size_t words = learn::beforeWords<Lessons>(led.events);
        QVERIFY(words < led.events.size());
        for (std::size_t i = words; i < led.events.size(); ++i)
            QVERIFY(!std::holds_alternative<event::Played>(led.events[i]));
        // A card that begins a trick is followed by nothing: the words come at the end.
        const Progress open = at(10, 5);
        const auto opened = lessons::reply(lessonNumbered(10), at(10, 1), minchiate_lessons::GoOn{});
        QCOMPARE(learn::beforeWords<Lessons>(opened.events), opened.events.size());
        QVERIFY(!open.over(lessonNumbered(10)));
    }
    void fallingIsOfferedWhereItIsSpokenOf() {
        const auto mayFall = [](int number, int step) {
            const auto question = Lessons::questionOf(lessonNumbered(number), at(number, step));
            return std::get<PlayChoice>(question->choice.among).mayFall;
        };
        QVERIFY(mayFall(10, 3));
        int others = 0; // everywhere else it is allowed by the rules and not offered
        for (const Lesson& lesson : ladder().lessons)
            for (int step = 0; step < int(lesson.steps.size()); ++step) {
                const Progress progress = learn::wayTo(lesson, step).back();
                const auto question = Lessons::questionOf(lesson, progress);
                const auto choice = progress.table.choice();
                const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
                if (!question || !play || !play->mayFall || (lesson.number == 10 && step == 2))
                    continue;
                ++others;
                QVERIFY(!std::get<PlayChoice>(question->choice.among).mayFall);
            }
        QVERIFY(others > 0);
    }
    void thePadIsCoveredWhereItWouldTell() {
        QVERIFY(Lessons::asksForScore(lessonNumbered(3), at(3, 6)));
        QVERIFY(Lessons::asksForScore(lessonNumbered(3), at(3, 10)));
        QVERIFY(!Lessons::asksForScore(lessonNumbered(4), at(4, 2)));
    }
    void oneWinnerIsPickedAlone() {
        QCOMPARE(learn::pickingAt<Lessons>(lessonNumbered(1), at(1, 4))->most, 1);
        QCOMPARE(learn::pickingAt<Lessons>(lessonNumbered(3), at(3, 7))->most, 0);
        QVERIFY(!learn::pickingAt<Lessons>(lessonNumbered(1), at(1, 3)));
    }
    // Rows lie in their room, none over another, and every card's corner is seen. Short ones lie in two
    // columns.
    void rowsLieInTheirRoom() {
        int rows = 0;
        for (const Lesson& lesson : ladder().lessons)
            for (const minchiate_lessons::Step& step : lesson.steps) {
                if (!step.table || !step.table->spread() || step.table->spread()->rows.empty())
                    continue;
                const auto& named = step.table->spread()->rows;
                for (const QRect& room :
                     {QRect(30, 30, 640, 440), QRect(40, 40, 900, 690), QRect(60, 60, 1300, 900)}) {
                    const auto laid = learn::layRows(named, {room, 26, 12, 30, 60});
                    QCOMPARE(laid.size(), named.size());
                    QRegion taken;
                    for (std::size_t i = 0; i < laid.size(); ++i) {
                        QVERIFY(room.contains(laid[i].label) && !taken.intersects(laid[i].label));
                        taken += laid[i].label;
                        QCOMPARE(laid[i].cards.size(), named[i].cards.size());
                        for (std::size_t k = 0; k < laid[i].cards.size(); ++k) {
                            const QRect& card = laid[i].cards[k];
                            QVERIFY(room.contains(card) && !taken.intersects(card));
                            QVERIFY(k == 0 ||
                                    card.left() - laid[i].cards[k - 1].left() >= card.width() * 2 / 5);
                        }
                        for (const QRect& card : laid[i].cards)
                            taken += card;
                    }
                    for (const auto& row : laid) // what is wider than it need be covers nothing
                        for (std::size_t k = 1; k < row.cards.size() && row.cards[k].width() > 60; ++k)
                            QVERIFY(!row.cards[k].intersects(row.cards[k - 1]));
                    const bool columns = laid.back().label.left() > laid.front().label.left();
                    const auto most =
                        std::ranges::max(named, {}, [](const auto& row) { return row.cards.size(); });
                    QVERIFY(columns || most.cards.size() > 4);
                    ++rows;
                }
            }
        QVERIFY(rows >= 6);
        QVERIFY(learn::layRows({}, {QRect(0, 0, 100, 100), 10, 2, 2, 10}).empty());
    }
    void everyStepCanBeReached() {
        for (const Lesson& lesson : ladder().lessons)
            for (int step = 0; step <= int(lesson.steps.size()); ++step)
                QCOMPARE(learn::wayTo(lesson, step).back().step, step);
    }

    // ---- What the lectern says. ----

    void nothingIsGivenAwayBeforehand() {
        int asked = 0;
        for (const Lesson& lesson : ladder().lessons)
            for (const auto& visit : lessons::walk(lesson).visits) {
                const text::Teller teller = Lessons::teller(lesson, kPeople);
                const auto& step = lesson.steps[std::size_t(visit.progress.step)];
                learn::Standing<minchiate_lessons::Kind> standing{ladder(), lesson, visit.progress};
                for (int hints = 0; hints <= step.hints.size(); ++hints) {
                    standing.hints = hints;
                    const auto said = learn::saidOf(learn::toldOf<Lessons>(standing, teller));
                    QCOMPARE(said.text.buttons.size(), said.presses.size());
                    // Where cards are picked the keys are told in place of a hint.
                    if (hints == 0 && step.ask.kind == minchiate_lessons::AskKind::Pick)
                        QVERIFY(said.text.note.contains(QStringLiteral("Space")));
                    else
                        QCOMPARE(said.text.note.isEmpty(), hints == 0);
                    const auto hint = std::ranges::find(said.presses, learn::Does::Hint, &learn::Press::does);
                    QCOMPARE(hint != said.presses.end(), !step.hints.isEmpty()); // in its place for good
                    if (hint != said.presses.end())
                        QCOMPARE(said.text.buttons[std::size_t(hint - said.presses.begin())].enabled,
                                 hints < step.hints.size());
                    if (step.ask.kind != minchiate_lessons::AskKind::GoOn)
                        ++asked;
                    if (step.test)
                        QVERIFY(said.text.where.endsWith(QStringLiteral("test")));
                }
            }
        QVERIFY(asked > 200);
    }
    void spotsAreNamed() {
        const Lesson& lesson = lessonNumbered(1);
        const QString words = learn::lookWords<Lessons>(lesson.steps[2].look,
                                                        Lessons::teller(lesson, kPeople)); // trick, hand:S
        QCOMPARE(words, QStringLiteral("Look at: the trick; your hand."));
    }

    // ---- How far one is. ----

    void placesAreKept() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("learned.json"));
        {
            learn::LearnedBook book(path);
            QVERIFY(!book.load());
            QVERIFY(!book.reach(QStringLiteral("cards"), {0, true}));
            QVERIFY(!book.reach(QStringLiteral("following"), {0, true, 9, 7}));
            QVERIFY(!book.reach(QStringLiteral("fool"), {4, false, 0, 0, {{1, true}, {3, false}}}));
        }
        learn::LearnedBook book(path);
        QVERIFY(!book.load());
        QCOMPARE(book.done(), 2);
        QCOMPARE(book.placeIn(QStringLiteral("cards")), (learn::Place{0, true}));
        QCOMPARE(book.placeIn(QStringLiteral("following")), (learn::Place{0, true, 9, 7}));
        QCOMPARE(book.placeIn(QStringLiteral("fool")),
                 (learn::Place{4, false, 0, 0, {{1, true}, {3, false}}}));
        QVERIFY(!book.begun(QStringLiteral("kings")));
    }
    void damagedFilesAreSetAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("torn") << QByteArray("{\"format\": \"versicola-learned\", \"vers");
        QTest::newRow("another format") << QByteArray("{\"format\": \"x\", \"version\": 1, \"lessons\": {}}");
        QTest::newRow("of the future")
            << QByteArray("{\"format\": \"versicola-learned\", \"version\": 2, \"lessons\": {}}");
        QTest::newRow("no lessons") << QByteArray("{\"format\": \"versicola-learned\", \"version\": 1}");
        QTest::newRow("a step below none")
            << QByteArray("{\"format\": \"versicola-learned\", \"version\": 1, \"lessons\": "
                          "{\"cards\": {\"step\": -1, \"done\": false}}}");
        QTest::newRow("done without step")
            << QByteArray("{\"format\": \"versicola-learned\", \"version\": 1, \"lessons\": "
                          "{\"cards\": {\"done\": true}}}");
        QTest::newRow("an answer that is no step's")
            << QByteArray("{\"format\": \"versicola-learned\", \"version\": 1, \"lessons\": "
                          "{\"cards\": {\"step\": 2, \"done\": false, \"answers\": {\"x\": true}}}}");
    }
    void damagedFilesAreSetAside() {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("learned.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        learn::LearnedBook book(path);
        const auto aside = book.load();
        QVERIFY(aside.has_value());
        QFile kept(aside->file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), bytes); // nothing is lost
        QVERIFY(!QFile::exists(path));
        QVERIFY(!text::explain(aside->why).isEmpty());
        QVERIFY(!book.reach(QStringLiteral("cards"), {1, false})); // and one goes on
        QVERIFY(QFile::exists(path));
    }
};

VERSICOLA_WINDOW_TEST(StagingTest)
#include "test_staging.moc"
