// What a press does to the table's pace: it ends what lies there to be seen, and the rest is still seen one
// thing after the other.
#include "at_table.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"
#include "support/person.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace minchiate;
using support::tableOf;

namespace {

// So slow that whatever is waited for does not come by itself in any test.
constexpr table::Tempo kSlow{1000, 1'000'000, false, false};

model::Situation beforeTheDeal() {
    model::Situation made = support::inPlay("");
    made.view.phase = Phase::Cut;
    made.view.dealer = Seat::W; // South cuts
    return made;
}

void deal(minchiate_table::MinchiateTable& table) {
    for (int packet = 0; packet < 8; ++packet)
        table.happen(event::Dealt{kSeats[static_cast<std::size_t>(packet % 4)], 10, {}});
    for (Seat seat : kSeats)
        table.happen(event::TurnedUp{seat, trump(20 + tricks::index(seat))});
}

} // namespace

class PaceTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

    static void setTempo(minchiate_table::MinchiateTable& table, const table::Tempo& tempo) {
        table::Habits habits;
        habits.tempo = tempo;
        habits.callBackMs = 0;
        table.setHabits(habits);
    }

private slots:
    void goOnDoesNotJumpOverTheDeal_data() {
        QTest::addColumn<int>("way");
        QTest::newRow("the button") << 0;
        QTest::newRow("the cloth") << 1;
        QTest::newRow("Space") << 2;
        QTest::newRow("Return") << 3;
    }
    void goOnDoesNotJumpOverTheDeal() {
        QFETCH(int, way);
        const auto table = tableOf(deck_, {960, 776});
        setTempo(*table, kSlow);
        QSignalSpy shown(table.get(), &minchiate_table::MinchiateTable::eventShown);
        table->situate(beforeTheDeal());
        table->happen(event::Looked{Seat::S, 2, {trump(16), trump(17)}});
        deal(*table);
        QVERIFY(support::waitUntil([&] { return shown.size() == 1; }));
        table->hurry(); // the moment after the cards are seen
        QVERIFY(support::waitUntil([&] { return table->director().waitsForPress(); }));
        QCOMPARE(shown.size(), 1);
        if (way == 0)
            QTest::mouseClick(table->papers().strip()->button(0), Qt::LeftButton);
        else if (way == 1)
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, table->rect().center());
        else
            QTest::keyClick(table.get(), way == 2 ? Qt::Key_Space : Qt::Key_Return);
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 2); // the first packet lies there, the others are to come
        QVERIFY(!table->director().idle());
        // Whoever presses again hurries what runs.
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, table->rect().center());
        QVERIFY(support::waitUntil([&] { return shown.size() == 13; }));
    }

    void goOnAfterTheDrawDoesNotJump() {
        const auto table = tableOf(deck_, {960, 776});
        setTempo(*table, kSlow);
        QSignalSpy shown(table.get(), &minchiate_table::MinchiateTable::eventShown);
        model::Situation situation = beforeTheDeal();
        situation.draw = Draw{};
        table->situate(situation);
        deal(*table);
        QVERIFY(support::waitUntil([&] { return table->director().waitsForPress(); }));
        QTest::mouseClick(table->papers().strip()->button(0), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 1);
        QVERIFY(!table->director().idle());
    }

    // The cut of a numbered deal is made before anybody looks; the deal after it is seen all the same.
    void aNumberedDealIsSeen() {
        const auto table = tableOf(deck_, {960, 776});
        setTempo(*table, kSlow);
        QSignalSpy shown(table.get(), &minchiate_table::MinchiateTable::eventShown);
        QTemporaryDir folder;
        model::GameModel model(folder.path());
        connect(&model, &model::GameModel::situated, table.get(), &minchiate_table::MinchiateTable::situate);
        connect(&model, &model::GameModel::happened, table.get(), &minchiate_table::MinchiateTable::happen);
        connect(&model, &model::GameModel::asked, table.get(), &minchiate_table::MinchiateTable::ask);
        table->director().setPaused(true);
        model::NewGame game = support::newGame(Length::Hand, 6);
        game.number = 6;
        model.start(game);
        QVERIFY(support::waitUntil([&] { return model.choice().has_value(); }));
        table->director().setPaused(false);
        QVERIFY(support::waitUntil([&] { return shown.size() == 1; }));
        QCOMPARE(table->state().pack, kDeckSize);
        QVERIFY(table->state().cards.empty());
    }

    // A click takes up the trick that lies there; the next one's cards are still played one by one.
    void aFullTrickIsTakenUpAndTheNextIsSeen() {
        const auto table = tableOf(deck_, {960, 776});
        setTempo(*table, kSlow);
        QSignalSpy shown(table.get(), &minchiate_table::MinchiateTable::eventShown);
        model::Situation situation = support::inPlay("C2 C3");
        situation.view.tricks = {
            {Seat::E,
             {{Seat::E, trump(7)}, {Seat::N, trump(6)}, {Seat::W, trump(8)}, {Seat::S, trump(9)}},
             {}}};
        table->situate(situation);
        event::TrickGathered gathered;
        gathered.leader = Seat::E;
        gathered.cards = {trump(7), trump(6), trump(8), trump(9)};
        gathered.gathered.winner = Seat::W;
        table->happen(gathered);
        table->happen(event::Played{Seat::W, Seat::W, *cardOf("D4"), 2});
        table->happen(event::Played{Seat::N, Seat::N, *cardOf("D5"), 2});
        QVERIFY(support::waitUntil([&] { return table->state().trick.plays.size() == 4; }));
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 0);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, table->rect().center());
        QCoreApplication::processEvents();
        QCOMPARE(shown.size(), 1);
        QVERIFY(table->state().trick.plays.empty());
    }
};

VERSICOLA_WINDOW_TEST(PaceTest)
#include "test_pace.moc"
