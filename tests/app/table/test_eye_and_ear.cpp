// What the table says and shows besides its cards: refusals, the announcement, whose turn it is, the
// keyboard's ring, and what each thing is.
#include "at_table.h"
#include "desktop/look/type.h"
#include "desktop/minchiate/table/pace.h"
#include "desktop/minchiate/table/plates.h"
#include "desktop/table/table_accessible.h"
#include "laid_out.h"

#include <QAccessible>
#include <QSignalSpy>

using namespace minchiate;
using support::cardsNamed;
using support::inPlay;
using support::lay;
using support::tableOf;
using table::Sprite;
using table::TableThing;

namespace {

const std::array kTables{QSize(800, 512), QSize(1024, 616), QSize(1060, 776), QSize(1656, 1056)};

void addTables() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : kTables)
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// South is asked to follow swords; North led.
model::Situation following(const char* hand, const char* legal) {
    model::Situation made = inPlay(hand);
    made.view.tricks = {{Seat::N, {{Seat::N, *cardOf("S9")}, {Seat::W, *cardOf("S2")}}, {}}};
    made.view.choice = Choice{Seat::S, Seat::S, PlayChoice{cardsNamed(legal)}};
    return made;
}

std::optional<TableThing> thing(const minchiate_table::MinchiateTable& table, TableThing::Kind kind,
                                const QString& name) {
    for (const TableThing& it : table.things())
        if (it.kind == kind && it.name.startsWith(name))
            return it;
    return std::nullopt;
}

QString focusedName(const minchiate_table::MinchiateTable& table) {
    for (const TableThing& it : table.things())
        if (it.focused)
            return it.name;
    return {};
}

// Pictures alike, no part of any pixel's colour further off than so much.
bool likeBut(const QImage& one, const QImage& other, int most) {
    if (one.size() != other.size())
        return false;
    for (int x = 0; x < one.width(); ++x)
        for (int y = 0; y < one.height(); ++y) {
            const QColor a = one.pixelColor(x, y), b = other.pixelColor(x, y);
            if (std::max({std::abs(a.red() - b.red()), std::abs(a.green() - b.green()),
                          std::abs(a.blue() - b.blue())}) > most)
                return false;
        }
    return true;
}

// South is asked to discard three.
model::Situation discarding(const char* hand) {
    model::Situation made = inPlay(hand);
    made.view.phase = Phase::Discard;
    made.view.choice = Choice{Seat::S, Seat::S, DiscardChoice{3, made.view.hand, false}};
    return made;
}

// Many public cards with everybody, and discards: the fullest table there is.
model::Situation crowded() {
    model::Situation made = inPlay("C2 C3 CJ D7 S2 S3 S4 S5 B2 B3 BK T2 T3 T6 T7 T8 T9 T11 T12 T15 T16");
    made.view.dealer = Seat::N;
    made.view.phase = Phase::Discard;
    made.view.robbed = {*cardOf("T33"), *cardOf("T34")};
    made.view.taken = {*cardOf("T36"), *cardOf("T38"), *cardOf("T30"), *cardOf("CK")};
    made.view.turnedUp[Seat::N] = *cardOf("T20");
    made.view.turnedUp[Seat::W] = *cardOf("T21");
    made.view.turnedUp[Seat::E] = *cardOf("T22");
    made.view.announcements = {{1, 3, 1, 1}};
    return made;
}

} // namespace

class EyeAndEarTest : public QObject {
    Q_OBJECT
    look::Deck deck_;

    static QPoint on(const minchiate_table::MinchiateTable& table, const char* code) {
        for (const Sprite& sprite : table.seen().picture.sprites)
            if (sprite.card() == *cardOf(code))
                return sprite.rect().toRect().topLeft() + QPoint(6, 30);
        return {};
    }
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

    void theSlipHidesNothing_data() { addTables(); }
    void theSlipHidesNothing() {
        QFETCH(QSize, size);
        const auto table = tableOf(deck_, size);
        lay(*table, crowded());
        QVERIFY(table->papers().slip());
        const QRect slip = table->papers().slipAt();
        QVERIFY(table->rect().contains(slip));
        for (const Sprite& sprite : table->seen().picture.sprites)
            QVERIFY2(!slip.intersects(sprite.rect().toRect()) || sprite.place == Sprite::Place::Back,
                     qPrintable(sprite.face));
        for (const table::Plate& plate : table->seen().picture.plates)
            QVERIFY(!slip.intersects(plate.mount));
        QVERIFY(!slip.intersects(table->seen().picture.tray));
        QVERIFY(!slip.intersects(table->seen().picture.strip));
        // A press closes it, and nothing else.
        QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, slip.center());
        QVERIFY(!table->papers().slip());
        QCOMPARE(acted.size(), 0);
    }
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

    // ---- The ring ----

    void theRingBeginsAtTheFirstLegalCard() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 S5 S6 T7 T8", "S5 S6"));
        QCOMPARE(focusedName(*table), QStringLiteral("6 of swords"));
        const auto ringed = [&] {
            return std::ranges::any_of(table->seen().picture.sprites, &Sprite::focused);
        };
        QVERIFY(!ringed());
        QTest::keyClick(table.get(), Qt::Key_Right); // shows where it is, and skips nothing
        QVERIFY(ringed());
        QCOMPARE(focusedName(*table), QStringLiteral("6 of swords"));
        QTest::keyClick(table.get(), Qt::Key_Right);
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
        QTest::keyClick(table.get(), Qt::Key_Right); // the last that may be played
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
        QTest::keyClick(table.get(), Qt::Key_Right, Qt::ControlModifier); // all cards
        QVERIFY(focusedName(*table).startsWith(QStringLiteral("the 8")));
        QTest::keyClick(table.get(), Qt::Key_Left);
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
        // The mouse takes the ring away; the next key brings it back where it was.
        QTest::mousePress(table.get(), Qt::LeftButton, {}, QPoint(40, 300));
        QTest::mouseRelease(table.get(), Qt::LeftButton, {}, QPoint(40, 300));
        QVERIFY(!ringed());
        QTest::keyClick(table.get(), Qt::Key_Left);
        QVERIFY(ringed());
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
    }
    // Whoever uses keys reads the next card as well as the one with the ring.
    void theRingHidesNoIndex_data() { addTables(); }
    void theRingHidesNoIndex() {
        QFETCH(QSize, size);
        const auto table = tableOf(deck_, size);
        lay(*table, discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 "
                               "T20 T21 T22 T23 T24 T25"));
        const auto index = [&](const char* code) {
            for (const Sprite& sprite : table->seen().picture.sprites)
                if (sprite.card() == *cardOf(code)) {
                    const QPoint corner = sprite.rect().toRect().topLeft();
                    const int wide = sprite.size.toSize().width() / 6;
                    return table->grab(QRect(corner + QPoint(7, 6), QSize(wide, 2 * wide))).toImage();
                }
            return QImage();
        };
        const char* cards[] = {"T25", "T24", "T23", "T22", "T21", "T20"}; // as they lie, from the left
        std::vector<QImage> before;
        for (const char* card : cards)
            before.push_back(index(card));
        const auto ringed = [&] { return focusedName(*table); };
        for (int i = 0; i < 40 && !ringed().startsWith(QStringLiteral("the 23")); ++i)
            QTest::keyClick(table.get(), Qt::Key_Right);
        QVERIFY(ringed().startsWith(QStringLiteral("the 23")));
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY2(likeBut(before[i], index(cards[i]), 70), cards[i]); // a shadow may fall on it
    }
    // From one question to the next the ring stays, and the card in it is seen whole.
    void theNextQuestionOpensTheHandToo() {
        const auto table = tableOf(deck_, {1060, 776});
        const model::Situation made =
            following("C2 C3 D4 S5 S6 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 T20", "S5 S6");
        lay(*table, made);
        QTest::keyClick(table.get(), Qt::Key_Right);
        table->ask({*made.view.choice, made.view});
        QVERIFY(support::waitUntil([&] { return table->isSettled(); }));
        const auto& all = table->seen().picture.sprites;
        const auto ringed = std::ranges::find_if(all, &Sprite::focused);
        QVERIFY(ringed != all.end());
        QCOMPARE(ringed->card(), cardOf("S6"));
        QCOMPARE(seenInRow(all, *ringed), ringed->rect());
    }
    // No card flees when the mouse takes the ring away.
    void aPressHitsWhatIsSeenBesideTheRing() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 T16 T17"));
        QTest::keyClick(table.get(), Qt::Key_Home);
        QTest::keyClick(table.get(), Qt::Key_PageDown);
        for (const char* card : {"T17", "D5", "C3", "T7"}) {
            QTest::keyClick(table.get(), Qt::Key_Left);
            const QPoint at = on(*table, card);
            QMouseEvent there(QEvent::MouseMove, at, table->mapToGlobal(at), Qt::NoButton, {}, {});
            QApplication::sendEvent(table.get(), &there);
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, at);
            QVERIFY2(table->seen().attention.raised == cardsNamed(card), card);
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, card));
            QVERIFY(table->seen().attention.raised.empty());
        }
    }

    // ---- Raised cards ----

    // Wherever it is seen, beside the fola, over the pile, under a note: a press lowers it.
    void aRaisedCardIsLoweredWhereItIsSeen_data() { addTables(); }
    void aRaisedCardIsLoweredWhereItIsSeen() {
        QFETCH(QSize, size);
        for (Seat dealer : kSeats) {
            const auto table = tableOf(deck_, size);
            model::Situation made = discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 "
                                               "T16 T17 T18 T19 T20 T21 T22");
            made.view.dealer = dealer;
            made.view.robbed = {*cardOf("T33"), *cardOf("T34"), *cardOf("T39"), *cardOf("T31")};
            made.view.taken = {*cardOf("T36"), *cardOf("T38"), *cardOf("T30"), *cardOf("CK")};
            lay(*table, made);
            QSignalSpy fola(table.get(), &minchiate_table::MinchiateTable::folaAsked);
            const auto spriteOf = [&](Card card) {
                return *std::ranges::find_if(table->seen().picture.sprites,
                                             [&](const Sprite& s) { return s.card() == card; });
            };
            const auto seenAt = [&](QPoint at) {
                const auto& all = table->seen().picture.sprites;
                const auto top = std::find_if(all.rbegin(), all.rend(),
                                              [&](const Sprite& s) { return s.rect().contains(at); });
                return top == all.rend() ? std::nullopt : top->card();
            };
            for (const char* code : {"C5", "D4", "S7", "T22", "T21", "T15", "T7"}) {
                const Card card = *cardOf(code);
                const QPoint raise =
                    spriteOf(card).rect().toRect().topLeft() + QPoint(8, table->seen().metrics.px(24));
                QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                QVERIFY2(table->seen().attention.raised == CardSet(card), code);
                const QRect lies = spriteOf(card).rect().toRect();
                for (const QPoint at :
                     {lies.topLeft() + QPoint(10, 3), QPoint(lies.center().x(), lies.top() + 3),
                      lies.topRight() + QPoint(-10, 5), lies.bottomLeft() + QPoint(10, -4)}) {
                    if (seenAt(at) != card)
                        continue;
                    QTest::mouseMove(table.get(), at);
                    QTest::mouseClick(table.get(), Qt::LeftButton, {}, at);
                    QVERIFY2(table->seen().attention.raised.empty(),
                             qPrintable(QStringLiteral("%1, dealer %2, at %3, %4")
                                            .arg(QLatin1String(code))
                                            .arg(tricks::index(dealer))
                                            .arg(at.x() - lies.left())
                                            .arg(at.y() - lies.top())));
                    QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                    QVERIFY2(table->seen().attention.raised == CardSet(card), code);
                }
                // The press that raised it lowers it again, though it has risen.
                QTest::mouseClick(table.get(), Qt::LeftButton, {}, raise);
                QVERIFY2(table->seen().attention.raised.empty(), code);
            }
            QCOMPARE(fola.size(), 0);
        }
    }
    // It says why no more can be raised, and is not in the way of lowering one.
    void aNoteIsNotInTheWay() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table,
            discarding("C2 C3 C4 C5 D4 D5 D6 S5 S6 S7 B2 B3 B4 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 T20 "
                       "T21 T22 T23 T24 T25 T26 T27 T28 T29 T31 T32")); // in two rows
        // Three of the back row, and a fourth of the front row, whose note lies over those.
        for (const char* card : {"D6", "S7", "S6", "T19"})
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, on(*table, card) - QPoint(0, 20));
        QCOMPARE(table->seen().attention.raised, cardsNamed("D6 S7 S6"));
        const QPoint at(on(*table, "S7").x(), table->papers().noteRect().center().y());
        QVERIFY(cardAt(table->seen().picture, table->seen().ask, at) == *cardOf("S7"));
        QWidget* under = table->childAt(at);
        QTest::mouseClick(under ? under : table.get(), Qt::LeftButton, {},
                          under ? under->mapFrom(table.get(), at) : at);
        QCOMPARE(table->seen().attention.raised, cardsNamed("D6 S6"));
    }

    void escapeClosesTheLastTrick() {
        const auto table = tableOf(deck_, {1060, 776});
        model::Situation made = following("C2 C3 S5 S6", "S5 S6");
        made.view.tricks.insert(
            made.view.tricks.begin(),
            {Seat::N,
             {{Seat::N, trump(9)}, {Seat::W, trump(7)}, {Seat::S, trump(6)}, {Seat::E, trump(8)}},
             Seat::N});
        lay(*table, made);
        QSignalSpy closed(table.get(), &minchiate_table::MinchiateTable::lastTrickClosed);
        table->showLastTrick(true);
        QVERIFY(table->seen().lastTrick);
        QTest::keyClick(table.get(), Qt::Key_Escape);
        QVERIFY(!table->seen().lastTrick);
        QCOMPARE(closed.count(), 1);
    }

    void keysReachAllThatLiesThere() {
        const auto table = tableOf(deck_, {1060, 776});
        model::Situation made = following("C2 C3 S5 S6", "S5 S6");
        lay(*table, made);
        QSet<QString> reached;
        QTest::keyClick(table.get(), Qt::Key_Up);
        QCOMPARE(focusedName(*table), QStringLiteral("Lapo: 9 of swords"));
        for (int i = 0; i < 12; ++i) {
            reached << focusedName(*table);
            QTest::keyClick(table.get(), Qt::Key_Right);
        }
        for (const char* name : {"Lapo: 9 of swords", "Vieri: 2 of swords", "You", "Bice", "Lapo", "Vieri",
                                 "Our tricks", "Their tricks", "Fola"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
        QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted),
            fola(table.get(), &minchiate_table::MinchiateTable::folaAsked);
        while (focusedName(*table) != QLatin1String("Fola"))
            QTest::keyClick(table.get(), Qt::Key_Right);
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(fola.size(), 1);
        QCOMPARE(acted.size(), 0); // no card was played by it
        QTest::keyClick(table.get(), Qt::Key_Down);
        QCOMPARE(focusedName(*table), QStringLiteral("6 of swords"));
    }
    void hoverIsNotRaised() {
        minchiate_table::TableState state = minchiate_table::stateOf(inPlay("C2 C3 C4"));
        table::Attention attention;
        attention.hovered = *cardOf("C2");
        attention.raised = cardsNamed("C3");
        const auto picture = support::pictureOf(state, look::metricsForTable({1060, 776}), attention);
        const auto sprite = [&](const char* code) {
            return *std::ranges::find_if(picture.sprites,
                                         [&](const Sprite& s) { return s.card() == *cardOf(code); });
        };
        QVERIFY(sprite("C3").centre.y() < sprite("C2").centre.y());
        QVERIFY(sprite("C3").picked && !sprite("C2").picked);
        QVERIFY(sprite("C2").centre.y() < sprite("C4").centre.y());
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
        QVERIFY(card()->text(QAccessible::Description).contains(QStringLiteral("No counter")));
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

    // ---- Places ----

    void theFolaHidesNoWords_data() { addTables(); }
    void theFolaHidesNoWords() {
        QFETCH(QSize, size);
        for (Seat dealer : kSeats) {
            model::Situation made = crowded();
            made.view.dealer = dealer;
            minchiate_table::TableState state = minchiate_table::stateOf(made);
            state.folaTop = trump(14);
            const auto picture = support::pictureOf(state, look::metricsForTable(size));
            QVERIFY(!picture.captions.empty());
            const auto top = std::ranges::find(picture.sprites, state.folaTop, &Sprite::card);
            QVERIFY(top != picture.sprites.end());
            for (const Sprite& sprite : picture.sprites) {
                QVERIFY(sprite.place != Sprite::Place::Hand || !sprite.rect().intersects(top->rect()));
                for (const table::Caption& caption : picture.captions)
                    QVERIFY2(sprite.place != Sprite::Place::Stock ||
                                 !sprite.rect().toRect().intersects(caption.rect),
                             qPrintable(caption.words));
            }
        }
    }
    // At least the newest is read whole; M5.10 makes the longest of them.
    void aMarkIsReadWhole() {
        const look::Metrics m = look::metricsForTable({1024, 616});
        const model::Situation made = crowded();
        const text::Teller teller{made.names, made.view.seat};
        Tally tally;
        tally.add({Cause::Fola, Side::NS, Seat::W, 5, CardSet(*cardOf("T20")), 0, 0});
        const QFontMetrics strong(look::font(m, look::Type::Strong));
        const Mark& mark = tally.marks().front();
        const int needed = strong.horizontalAdvance(text::markReason(mark, teller)) + m.px(8) +
                           strong.horizontalAdvance(text::markPoints(mark, teller));
        QVERIFY(support::pictureOf(minchiate_table::stateOf(made), m).lastMarks.width() >= needed);
    }
    void aVersicolaLiesInOneRow_data() { addTables(); }
    void aVersicolaLiesInOneRow() {
        QFETCH(QSize, size);
        minchiate_table::TableState state = minchiate_table::stateOf(inPlay("C2 C3"));
        state.shown[Seat::E] = {{minchiate_table::PublicGroup::Kind::Robbed, {trump(38)}},
                                {minchiate_table::PublicGroup::Kind::TurnedUp, {trump(22)}},
                                {minchiate_table::PublicGroup::Kind::FromFola, {trump(31), trump(40)}}};
        const auto declare = [&](const char* codes, VersicolaKind kind) {
            event::Declared declared{Seat::E, {{kind, cardsNamed(codes), 10}}};
            minchiate_table::apply(state, declared);
        };
        declare("T37 T38 T39 T40", VersicolaKind::Run);
        declare("CK DK SK", VersicolaKind::Kings);
        const auto picture = support::pictureOf(state, look::metricsForTable(size));
        for (const char* codes : {"T37 T38 T39 T40", "CK DK SK"}) {
            std::vector<const Sprite*> run;
            for (const Sprite& sprite : picture.sprites)
                if (sprite.card() && cardsNamed(codes).contains(*sprite.card()))
                    run.push_back(&sprite);
            QCOMPARE(int(run.size()), cardsNamed(codes).size());
            for (const Sprite* sprite : run) {
                QCOMPARE(sprite->centre.y(), run.front()->centre.y());
                QVERIFY(std::abs(sprite->centre.x() - run.front()->centre.x()) < 6 * sprite->size.width());
            }
        }
        QVERIFY(std::ranges::any_of(picture.sprites, [](const Sprite& s) { return s.card() == trump(31); }));
    }
    void theOwedFoolHidesNothing_data() { addTables(); }
    void theOwedFoolHidesNothing() {
        QFETCH(QSize, size);
        for (Side owing : kSides)
            for (int captured : {0, 8}) {
                minchiate_table::TableState state = minchiate_table::stateOf(crowded());
                state.phase = Phase::Play;
                state.foolDebt = owing;
                state.captured = {{captured, captured}};
                const auto picture = support::pictureOf(state, look::metricsForTable(size));
                const auto fool = std::ranges::find_if(
                    picture.sprites, [](const Sprite& s) { return s.place == Sprite::Place::Beside; });
                QVERIFY(fool != picture.sprites.end());
                const QRect lies = fool->rect().toRect();
                const look::Metrics m = look::metricsForTable(size);
                QVERIFY(QRect(QPoint(), size).adjusted(m.frame, m.frame, -m.frame, -m.frame).contains(lies));
                for (const table::Plate& plate : picture.plates)
                    QVERIFY(!lies.intersects(plate.mount));
                for (const Sprite& sprite : picture.sprites)
                    QVERIFY2(&sprite == &*fool ||
                                 !lies.intersects(sprite.rect().toRect().adjusted(2, 2, -2, -2)),
                             qPrintable(sprite.face));
            }
    }
    void theCardThatPaysIsSeen() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, inPlay("C2 C3"));
        event::TrickGathered e;
        e.trick = 1;
        e.leader = Seat::E;
        e.cards = {*cardOf("S2"), *cardOf("S3"), kFool, *cardOf("S5")};
        e.gathered.winner = Seat::E;
        e.gathered.foolKept = true;
        e.gathered.payer = Side::EW;
        e.gathered.paid = *cardOf("D4");
        table->happen(e);
        QVERIFY(support::waitUntil([&] { return table->state().paidForFool.has_value(); }));
        QVERIFY(thing(*table, TableThing::Kind::Seen, QStringLiteral("4 of coins")));
        QVERIFY(minchiate_table::beatOf(e, table->state(), {}).afterMs >= 1500);
    }
};

QTEST_MAIN(EyeAndEarTest)
#include "test_eye_and_ear.moc"
