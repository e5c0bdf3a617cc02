// What the table says and shows besides its cards: refusals, the announcement, whose turn it is, and what
// each thing is.
#include "desktop/minchiate/table/plates.h"
#include "desktop/table/table_accessible.h"
#include "kept_pictures.h"
#include "laid_out.h"
#include "laid_table.h"
#include "support/many/one_of_many.h"

#include <QAccessible>

using namespace minchiate;
using support::addTables;
using support::cardsNamed;
using support::following;
using support::inPlay;
using support::lay;
using support::on;
using support::tableOf;
using support::thing;
using table::Sprite;
using table::TableThing;

class EyeAndEarTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

    // Refuses whatever is tried, as the model would.
    static void refuseAll(minchiate_table::MinchiateTable& table) {
        table.setAttempt([](const Action& action) {
            Refusal refusal;
            refusal.why = Why::FollowSuit;
            refusal.seat = action.seat;
            refusal.cards = cardsNamed("S5");
            return std::optional(refusal);
        });
    }

private slots:
    void initTestCase() { table::installTableAccessibility(); }

    // ---- A refusal ----

    void aRefusalLiesOverEverything_data() { addTables(); }
    void aRefusalLiesOverEverything() {
        QFETCH(QSize, size);
        const auto table = tableOf(deck_, size);
        lay(*table, following("C2 C3 D4 S5 S6 T7 T8 T9 T11 T12 T15 T16 T17 T18", "S5 S6"));
        refuseAll(*table);
        for (const char* code : {"C2", "D4", "T12", "T18"}) {
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, code));
            const QRect note = table->papers().noteRect();
            QVERIFY(!note.isEmpty());
            QVERIFY2(table->rect().contains(note), code);
            // Nothing of the table's own lies over it: the pad, a strip.
            for (const QPoint at :
                 {note.topLeft() + QPoint(2, 2), note.center(), note.bottomRight() - QPoint(2, 2)})
                QVERIFY2(qobject_cast<table::NoteTag*>(table->childAt(at)), code);
        }
    }
    void aRefusalIsGoneWithTheNextCard() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 S5 S6", "S5 S6"));
        refuseAll(*table);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, "C2"));
        QVERIFY(!table->papers().noteRect().isEmpty());
        table->setAttempt({});
        QTest::keyClick(table.get(), Qt::Key_Right);
        QVERIFY(table->papers().noteRect().isEmpty());
        refuseAll(*table);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, "C2"));
        QVERIFY(!table->papers().noteRect().isEmpty());
        table->setAttempt({});
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, "S5"));
        QVERIFY(table->papers().noteRect().isEmpty());
    }

    // ---- The announcement ----

    void theSlipOutlivesAQuickCard() {
        const auto table = tableOf(deck_, {1060, 776});
        table::Habits habits;
        habits.tempo = {0.001, 0, false, false}; // as quick as there is, but not all at once
        habits.callBackMs = 0;
        table->setHabits(habits);
        table->situate(inPlay("C2 C3"));
        table->happen(event::Announced{Seat::W, {0, 3, 1, 1}});
        table->happen(event::Played{Seat::N, Seat::N, *cardOf("S9"), 1});
        QVERIFY(support::waitUntil([&] { return table->state().trick.plays.size() == 1; }));
        QVERIFY(table->papers().slip()); // it was not there long enough to be read
        QVERIFY(support::waitUntil([&] { return !table->papers().slip(); }));
    }
    void aNewHandDoesNotSayTheOldMark() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, inPlay("C2 C3"));
        Tally tally;
        tally.add({Cause::Death, Side::NS, Seat::S, 5, CardSet(*cardOf("CK")), 1, 0});
        table->happen(event::Marked{tally.marks().back()});
        QVERIFY(support::waitUntil([&] { return table->accessibleDescription().contains(u'5'); }));
        lay(*table, inPlay("C2 C3"));
        QVERIFY(!table->accessibleDescription().contains(u'5'));
    }

    // ---- Whose turn ----

    void aFallenHandsChooserHasTheRing() {
        minchiate_table::TableState state = minchiate_table::stateOf(inPlay("C2 C3"));
        state.fallen = 1 << tricks::index(Seat::N);
        state.trick.plays = {{Seat::E, trump(30)}};
        state.due = Due{Seat::N, Seat::E}; // who has won the last trick and led this one (M6.10)
        QCOMPARE(state.turn(), Seat::N);
        QCOMPARE(state.chooser(), Seat::E);
        const text::Teller teller{state.names, state.me};
        using minchiate_table::Picturing;
        QCOMPARE(plateWords(state, Seat::E, Picturing::Behind, teller),
                 QStringLiteral("chooses for Lapo · deals · against you"));
        QCOMPARE(plateWords(state, Seat::N, Picturing::Behind, teller),
                 QStringLiteral("fallen · your partner"));
        state.trick.plays.push_back({Seat::N, trump(1)});
        state.due = Due{Seat::W, Seat::W};
        QCOMPARE(plateWords(state, Seat::W, Picturing::Behind, teller),
                 QStringLiteral("to play · against you"));
        QCOMPARE(plateWords(state, Seat::W, Picturing::CaughtUp, teller),
                 QStringLiteral("thinking · against you"));
        state.asked = Choice{Seat::N, Seat::S, PlayChoice{cardsNamed("C2")}};
        QCOMPARE(state.chooser(), Seat::S);
    }
    void legalCardsOfAnOpenHandStandHigher() {
        model::Situation made = inPlay("C2 C3");
        made.view.fallen = 1 << tricks::index(Seat::W);
        made.view.openHands[Seat::W] = cardsNamed("D2 D3 S5 S6");
        made.view.choice = Choice{Seat::W, Seat::S, PlayChoice{cardsNamed("S5 S6")}};
        minchiate_table::TableState state = minchiate_table::stateOf(made);
        state.asked = made.view.choice;
        const auto picture = support::pictureOf(state, look::metricsForTable({1060, 776}));
        double legal = 0, other = 0;
        for (const Sprite& sprite : picture.sprites)
            if (sprite.place == Sprite::Place::Open)
                (cardsNamed("S5 S6").contains(*sprite.card()) ? legal : other) = sprite.centre.y();
        QVERIFY2(legal < other, qPrintable(QStringLiteral("%1 %2").arg(legal).arg(other)));
    }

    // ---- By name ----

    void whatTheCutterSeesIsTold() {
        const auto table = tableOf(deck_, {1060, 776});
        model::Situation made = inPlay("");
        made.view.phase = Phase::Cut;
        made.view.dealer = Seat::W;
        table->situate(made);
        table->happen(event::Looked{Seat::S, 2, {trump(16), *cardOf("CK")}});
        QVERIFY(support::waitUntil([&] { return table->director().waitsForPress(); }));
        QVERIFY(thing(*table, TableThing::Kind::Seen, QStringLiteral("the 16")));
        QVERIFY(thing(*table, TableThing::Kind::Seen, QStringLiteral("king of cups")));
    }
    void rolesStay() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 S5 S6", "S5 S6"));
        auto* face = QAccessible::queryAccessibleInterface(table.get());
        const auto card = [&]() -> QAccessibleInterface* {
            for (int i = 0; i < face->childCount(); ++i)
                if (face->child(i)->text(QAccessible::Name) == QLatin1String("5 of swords"))
                    return face->child(i);
            return nullptr;
        };
        QVERIFY(card());
        const auto role = card()->role();
        QVERIFY(!card()->state().disabled);
        table->closeAsking(); // nobody is asked just now
        QCOMPARE(card()->role(), role);
        QVERIFY(card()->state().disabled);
        // Its place alone: what it is worth is told when it is asked for.
        QCOMPARE(card()->text(QAccessible::Description), QStringLiteral("4 of 4"));
    }
    void everyThingExplainsItself() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("CK T28 S5 S6", "S5 S6"));
        const auto king = thing(*table, TableThing::Kind::Card, QStringLiteral("king of cups"));
        QVERIFY(king && king->detail.contains(QStringLiteral("M2.1")) &&
                king->detail.contains(QStringLiteral("kings")));
        const auto trump28 = thing(*table, TableThing::Kind::Card, QStringLiteral("the 28"));
        QVERIFY(trump28 && trump28->detail.contains(QStringLiteral("13")));
        QVERIFY(thing(*table, TableThing::Kind::Pile, QStringLiteral("Our tricks"))->detail.contains(u'M'));
    }
};

VERSICOLA_WINDOW_TEST(EyeAndEarTest)
#include "test_eye_and_ear.moc"
