// The keyboard's ring: where it begins, where keys lead it, and that it hides nothing.
#include "kept_pictures.h"
#include "laid_table.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using support::addTables;
using support::cardsNamed;
using support::discarding;
using support::focusedName;
using support::following;
using support::lay;
using support::on;
using support::tableOf;
using table::Sprite;

namespace {

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

} // namespace

class RingTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

private slots:
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
    // After a full stop a card goes by its code; Return plays it.
    void aCardGoesByItsCode_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name"); // of the card with the ring
        QTest::newRow("as records write it") << ".S5"
                                             << "5 of swords";
        QTest::newRow("in small letters") << ".s6"
                                          << "6 of swords";
        QTest::newRow("the first that it may become") << ".c"
                                                      << "king of cups";
        QTest::newRow("the letter of a French pack") << ".cR"
                                                     << "king of cups";
        QTest::newRow("one for the ace") << ".S1"
                                         << "ace of swords";
        QTest::newRow("ten is no ace") << ".S10"
                                       << "10 of swords";
        QTest::newRow("a number alone is a trump") << ".17"
                                                   << "the 17, Gemini";
        QTest::newRow("what is no card is not taken") << ".S5K"
                                                      << "5 of swords";
        QTest::newRow("a letter taken back") << ".S5\bA"
                                             << "ace of swords";
    }
    void aCardGoesByItsCode() {
        QFETCH(QString, typed);
        QFETCH(QString, name);
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("CK C2 SA S5 S6 S10 T7 T17", "SA S5 S6 S10"));
        QTest::keyClicks(table.get(), typed);
        QVERIFY(focusedName(*table).startsWith(name.section(u',', 0, 0)));
        QVERIFY(table->seen().attention.focusShown);
    }
    void aCardNamedByItsCodeIsPlayed() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("CK C2 SA S5 S6 S10 T7 T17", "SA S5 S6 S10"));
        const QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::keyClicks(table.get(), QStringLiteral(".S10"));
        QVERIFY(!table->seen().attention.played && acted.isEmpty());
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(table->seen().attention.played || !acted.isEmpty());
    }
    // Of a part of a code, or of a wrong one, nothing is played.
    void aCardThatIsNotNamedIsNotPlayed_data() {
        QTest::addColumn<QString>("typed");
        QTest::newRow("nothing") << ".";
        QTest::newRow("a suit") << ".S";
        QTest::newRow("a card that is not held") << ".SK";
        QTest::newRow("more than a code") << ".S5K";
    }
    void aCardThatIsNotNamedIsNotPlayed() {
        QFETCH(QString, typed);
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("CK C2 SA S5 S6 S10 T7 T17", "SA S5 S6 S10"));
        const QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::keyClicks(table.get(), typed);
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(!table->seen().attention.played && acted.isEmpty());
    }
    // Where no cards are left, and buttons alone are asked of, a full stop means nothing.
    void noCardHasACode() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("", ""));
        QVERIFY(table->seen().takesCards() && table->seen().reachable().empty());
        QTest::keyClicks(table.get(), QStringLiteral(".S"));
        QTest::keyClick(table.get(), Qt::Key_Backspace);
        QVERIFY(table->papers().noteRect().isEmpty());
    }
    // Esc ends it, and so does an arrow, which goes on from there.
    void whatIsTypedOfACodeEnds() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("CK C2 SA S5 S6 S10 T7 T17", "SA S5 S6 S10"));
        QTest::keyClicks(table.get(), QStringLiteral(".S5"));
        QTest::keyClick(table.get(), Qt::Key_Escape);
        QTest::keyClicks(table.get(), QStringLiteral("6"));
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
        QTest::keyClicks(table.get(), QStringLiteral(".S6"));
        QTest::keyClick(table.get(), Qt::Key_Right);
        QCOMPARE(focusedName(*table), QStringLiteral("5 of swords"));
    }
    // The score has its place among what the ring goes along, and in what is told of the table.
    void theScoreIsReachedByKeys() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 S5 S6 T7 T8", "S5 S6"));
        const auto all = table->things();
        const auto score = std::ranges::find(all, table::TableThing::Kind::Score, &table::TableThing::kind);
        QVERIFY(score != all.end() && !score->name.isEmpty());
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::keyClick(table.get(), Qt::Key_Up);
            if (const auto thing = table::focusedThing(table->seen());
                thing && thing->kind == table::TableThing::Kind::Score)
                return;
        }
        QFAIL("no ring around the score");
    }
    void theTableIsTold() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 S5 S6 T7 T8", "S5 S6"));
        const QString told = table::tableTold(table->seen());
        for (const table::TableThing& thing : table->things())
            QCOMPARE(told.contains(thing.name), thing.kind != table::TableThing::Kind::Card);
    }
    // Return plays nothing that was not seen to be chosen: where no ring is shown the first one shows it.
    void nothingIsPlayedUnseen() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, following("C2 C3 D4 S5 S6 T7 T8 T9 T11 T12 T15 T16 T17 T18 T19 T20", "S5 S6"));
        const QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(table->seen().attention.focusShown);
        QVERIFY(!table->seen().attention.played && acted.isEmpty());
        QTest::keyClick(table.get(), Qt::Key_Return);
        QVERIFY(table->seen().attention.played || !acted.isEmpty());
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

    // A card that is played is seen, and so is a table laid anew.
    void theLastTrickGivesWay_data() {
        QTest::addColumn<bool>("played");
        QTest::newRow("to one's own card") << true;
        QTest::newRow("to another hand") << false;
    }
    void theLastTrickGivesWay() {
        QFETCH(bool, played);
        const auto table = tableOf(deck_, {1060, 776});
        model::Situation made = following("C2 C3 S5 S6", "S5 S6");
        const model::Situation without = made;
        made.view.tricks.insert(
            made.view.tricks.begin(),
            {Seat::N,
             {{Seat::N, trump(9)}, {Seat::W, trump(7)}, {Seat::S, trump(6)}, {Seat::E, trump(8)}},
             Seat::N});
        lay(*table, made);
        QSignalSpy closed(table.get(), &minchiate_table::MinchiateTable::lastTrickClosed);
        table->showLastTrick(true);
        QVERIFY(table->seen().lastTrick);
        if (played) {
            QTest::keyClick(table.get(), Qt::Key_Right);
            QTest::keyClick(table.get(), Qt::Key_Return);
        } else {
            lay(*table, without);
        }
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
};

VERSICOLA_WINDOW_TEST(RingTest)
#include "test_ring.moc"
