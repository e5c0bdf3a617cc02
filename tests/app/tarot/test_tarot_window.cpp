// French Tarot in the real window, driven as a person would: whole matches of four by mouse and by keys, of
// two, three and five; its count; what is asked and why something may not be done; left and gone on with.
#include "example_hand.h"
#include "tarot_sitting.h"

#include "desktop/table/note_tag.h"

#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"
#include "tarot/records/sheet_record.h"

using namespace tarot;
using support::byMouse;
using support::exampleHand;
using support::exampleUpTo;
using support::TarotSitting;

namespace {

void giveByKeys(TarotSitting& sitting, CardSet cards) {
    for (Card card : cards) {
        sitting.goTo(card);
        sitting.key(Qt::Key_Space);
    }
    sitting.key(Qt::Key_Return);
}

// And as the keys do it: tiles and buttons by their letters.
void byKeys(TarotSitting& sitting, const Action& action) {
    if (const auto* play = std::get_if<Play>(&action.what)) {
        sitting.goTo(play->card);
        sitting.key(Qt::Key_Return);
    } else if (const auto* discard = std::get_if<Discard>(&action.what)) {
        giveByKeys(sitting, discard->cards);
    } else if (const auto* said = std::get_if<Speak>(&action.what)) {
        static constexpr std::array keys{Qt::Key_P, Qt::Key_R, Qt::Key_O, Qt::Key_G, Qt::Key_S, Qt::Key_C};
        sitting.key(keys[static_cast<std::size_t>(said->bid)]);
    } else if (std::holds_alternative<SayJeu>(action.what)) {
        sitting.key(Qt::Key_J);
    } else {
        byMouse(sitting, action);
    }
}

// The hand of the mock-up, whose last card the person plays.
void endExampleHand(TarotSitting& sitting) {
    HandRecord hand = exampleHand();
    hand.actions.pop_back();
    hand.actions.resize(hand.actions.size() - 3);
    sitting.beginWith(hand);
    QVERIFY(sitting.settle());
    sitting.click(sitting.table(), sitting.pointOn(kPetit));
    QVERIFY(support::waitUntil([&] { return sitting.match().handOver(); }));
    QVERIFY(sitting.settle());
}

} // namespace

class TestTarotWindow : public QObject {
    Q_OBJECT

private slots:
    // F3.4: matches to their end, through the count of every hand that has one.
    void matches_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("keys");
        QTest::newRow("four, by mouse") << 4 << false;
        QTest::newRow("four, by keys") << 4 << true;
        QTest::newRow("two, by mouse") << 2 << false;
        QTest::newRow("two, by keys") << 2 << true;
        QTest::newRow("three, by mouse") << 3 << false;
        QTest::newRow("five, by mouse") << 5 << false;
    }
    void matches() {
        QFETCH(int, players);
        QFETCH(bool, keys);
        TarotSitting sitting;
        sitting.begin(players, 2, 21);
        int counted = 0;
        while (true) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver()) {
                const Action action = sitting.wanted();
                const auto before = sitting.match().handRecord().actions.size();
                (keys ? byKeys : byMouse)(sitting, action);
                QVERIFY(sitting.match().handRecord().actions.size() > before);
                QCOMPARE(sitting.match().handRecord().actions[before], action);
                continue;
            }
            const bool isCounted = counts(*sitting.match().hand().result()),
                       last = sitting.match().matchOver();
            if (isCounted) {
                ++counted;
                sitting.key(Qt::Key_C);
                QCOMPARE(sitting.window().shownPage(), &sitting.count());
                QVERIFY(!sitting.count().revealing());
                QVERIFY(!sitting.count().accessibleDescription().isEmpty());
            }
            if (last)
                break;
            if (keys || !isCounted)
                sitting.key(Qt::Key_N);
            else
                sitting.click(*sitting.count().nextButton());
            QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
        }
        QCOMPARE(counted, 2);
        const auto& score = sitting.room().pages().scorePaper()->content();
        const PerSeat<int> standing = standingOf(sitting.room().model().counted());
        for (int place = 0; place < players; ++place)
            QCOMPARE(score.sums[static_cast<std::size_t>(place)], standing[seatAt(place)]);
        sitting.key(Qt::Key_N);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // F5: what is bid already is dark and says who has it; each bid tells its price; Pass has the focus.
    void theAuctionIsTold() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(2));
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.strip().buttonCount(), 6);
        QVERIFY(sitting.strip().tile(0)->hasFocus());
        QVERIFY(!sitting.strip().tile(1)->isEnabled());
        QVERIFY(sitting.strip().prompt().buttons[1].under.contains(QStringLiteral("has it")));
        QVERIFY(sitting.strip().prompt().text.contains(QStringLiteral("36 card points")));
        sitting.key(Qt::Key_Right);
        QVERIFY(sitting.strip().tile(2)->hasFocus()); // the pousse: the prise cannot be had
        sitting.key(Qt::Key_Right);
        QVERIFY(sitting.table().papers().price()->isVisible());
        QVERIFY(sitting.strip().tile(3)->accessibleDescription().contains(QStringLiteral("pays you 50")));
        QVERIFY(!sitting.table().plate().isVisible()); // no contract yet
        const auto things = sitting.table().things();
        QVERIFY(std::ranges::any_of(
            things, [](const auto& thing) { return thing.name == QStringLiteral("the chien, 6 cards"); }));
        sitting.key(Qt::Key_Return);
        QCOMPARE(std::get<Speak>(sitting.match().handRecord().actions[2].what).bid, Bid::Garde);
    }

    // F6.4, F6.5: the chien is in the hand; a king does not go, and says why; six cards do.
    void theEcart() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(4));
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{24});
        const Card king = *cardOf("DK");
        // Pointed to, by the mouse or by the ring, it says why it does not go; a card that may go says
        // nothing.
        const auto pointAt = [&](Card card) {
            const QPoint at = sitting.pointOn(card);
            QTest::mouseMove(sitting.window().windowHandle(),
                             sitting.table().mapTo(&sitting.window(), at - QPoint(2, 0)));
            QTest::mouseMove(sitting.window().windowHandle(), sitting.table().mapTo(&sitting.window(), at));
        };
        const auto note = [&] { return sitting.table().findChild<table::NoteTag*>()->words(); };
        const Card plain = std::get<DiscardChoice>(sitting.match().choice()->among).from.first();
        pointAt(king);
        QVERIFY2(note().contains(QStringLiteral("(F6.5)")), qPrintable(note()));
        pointAt(plain);
        QVERIFY2(note().isEmpty(), qPrintable(note()));
        sitting.goTo(king);
        QVERIFY2(note().contains(QStringLiteral("(F6.5)")), qPrintable(note()));
        sitting.goTo(plain);
        QVERIFY2(note().isEmpty(), qPrintable(note()));
        for (const Card bout : kBouts& sitting.match().view().hand) {
            sitting.goTo(bout);
            QVERIFY2(note().startsWith(QStringLiteral("A bout")), qPrintable(note()));
        }
        const auto before = sitting.match().handRecord().actions.size();
        sitting.click(sitting.table(), sitting.pointOn(king));
        QVERIFY(sitting.table().seen().attention.raised.empty());
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("(F6.5)")));
        // The rule that it names leads into the book.
        auto* const tag = sitting.table().findChild<table::NoteTag*>();
        QVERIFY(!tag->testAttribute(Qt::WA_TransparentForMouseEvents));
        sitting.click(*tag);
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
        sitting.key(Qt::Key_Escape);
        QVERIFY(sitting.table().isVisible());
        for (const auto& thing : sitting.table().things())
            if (thing.key == king.id)
                QVERIFY(thing.state.contains(QStringLiteral("king is never laid away")));
        QVERIFY(!sitting.strip().button(0)->isEnabled());
        QCOMPARE(sitting.match().handRecord().actions.size(), before);
        byMouse(sitting, exampleHand().actions[4]);
        QCOMPARE(sitting.match().handRecord().actions.size(), before + 1);
        QVERIFY(sitting.settle());
        QVERIFY(sitting.table().plate().isVisible());
        QVERIFY(sitting.table().plate().accessibleName().contains(QStringLiteral("garde, times 2")));
    }

    // F7.4–F7.6: the poignée is offered before the first card; of eleven trumps ten are chosen.
    void aPoigneeIsShown() {
        TarotSitting sitting;
        sitting.beginWith(exampleUpTo(8));
        QVERIFY(sitting.settle());
        QVERIFY(sitting.strip().isVisible());
        byMouse(sitting, exampleHand().actions[8]);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions.back(), exampleHand().actions[8]);
        QCOMPARE(sitting.table().seen().scene.middle.up.size(), std::size_t{10});
        const Card card = std::get<Play>(exampleHand().actions[9].what).card;
        for (const auto& thing : sitting.table().things()) // F8.2
            if (thing.kind == table::TableThing::Kind::Card && thing.key == cardOf("S4")->id)
                QVERIFY2(thing.state.contains(QStringLiteral("(F8.2)")), qPrintable(thing.state));
        sitting.click(sitting.table(), sitting.pointOn(card));
        QVERIFY(sitting.settle());
        QVERIFY(sitting.table().seen().scene.middle.up.empty());
    }

    // Who ends the telling of the count and presses once more in the same place begins nothing.
    void aSecondPressBeginsNothing() {
        TarotSitting sitting;
        endExampleHand(sitting);
        auto& page = sitting.count();
        page.setStepMs(60000);
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), &page);
        QVERIFY(page.revealing() && page.allButton()->hasFocus() && !page.nextButton()->isVisible());
        const QPoint place = page.allButton()->geometry().center();
        sitting.click(*page.allButton());
        QVERIFY(!page.revealing() && !page.allButton()->isVisible() && page.nextButton()->hasFocus());
        sitting.click(page, place);
        QCOMPARE(sitting.window().shownPage(), &page);
        QCOMPARE(page.sideShown(), 0);
        sitting.click(*page.nextButton());
        QVERIFY(sitting.window().shownPage() != &page);
    }

    // A key pressed twice for what lay there before neither ends the telling nor goes on.
    void aKeyPressedTwiceSkipsNothing() {
        TarotSitting sitting;
        endExampleHand(sitting);
        auto& page = sitting.count();
        page.setStepMs(60000);
        sitting.key(Qt::Key_C);
        QApplication::setDoubleClickInterval(1000 * 1000);
        const auto restored = qScopeGuard([] { QApplication::setDoubleClickInterval(0); });
        sitting.key(Qt::Key_Return);
        QVERIFY(page.revealing());
        page.revealAll();
        QVERIFY(page.nextButton()->hasFocus());
        sitting.key(Qt::Key_Return);
        sitting.key(Qt::Key_Space);
        QCOMPARE(sitting.window().shownPage(), &page);
        QApplication::setDoubleClickInterval(0);
        sitting.key(Qt::Key_Return);
        QVERIFY(sitting.window().shownPage() != &page);
    }

    // The hand of the mock-up: 47 points with two bouts, 62 from each; every number names its rule.
    void theCount() {
        TarotSitting sitting;
        endExampleHand(sitting);
        QVERIFY(sitting.strip().prompt().strong.contains(
            QStringLiteral("Your garde is made by 6 card points: each of the 3 defenders pays you 62.")));
        sitting.key(Qt::Key_C);
        auto& page = sitting.count();
        QVERIFY(page.accessibleDescription().contains(QStringLiteral("47")));
        QStringList told;
        for (const auto* number : page.numbers()) {
            told << number->accessibleName();
            QVERIFY(number->rule().startsWith(u'F'));
            QVERIFY(!number->toolTip().isEmpty());
        }
        for (const auto& wanted : {"you have 47", "2 bouts need 41", "made by 6", "the defence has 44",
                                   "10 petit au bout, lost", "20 your poignée of 10", "62 from each"})
            QVERIFY2(told.contains(QString::fromUtf8(wanted)), wanted);
        QVERIFY(told.contains(QStringLiteral("+186 your score")));
        // The other side; then the book.
        QCOMPARE(page.otherButton()->text(), QStringLiteral("The &defence’s 40 cards"));
        sitting.key(Qt::Key_D);
        QCOMPARE(page.sideShown(), 1);
        page.numbers().front()->click();
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
        sitting.key(Qt::Key_Escape);
        QCOMPARE(sitting.window().shownPage(), &page);
    }

    // F3.6: no card lies face up, or is read aloud, that the person may not know; every thing has a name.
    void hiddenCardsAreNotInTheScene() {
        for (const int players : {3, 4, 5}) {
            TarotSitting sitting;
            sitting.begin(players, 2, 8);
            for (int step = 0; step < 24; ++step) {
                QVERIFY(sitting.settle());
                if (sitting.match().handOver()) {
                    sitting.key(Qt::Key_N);
                    continue;
                }
                const View view = sitting.match().view();
                CardSet known = view.hand | tricks::setOf(view.chien);
                if (view.choice && std::holds_alternative<CallChoice>(view.choice->among))
                    known |= std::get<CallChoice>(view.choice->among).cards;
                for (const Trick& trick : view.tricks)
                    for (const auto& play : trick.plays)
                        known.insert(play.card);
                for (const Announcement& one : view.announcements)
                    known |= one.cards;
                if (view.ecart)
                    known |= view.ecart->shown;
                for (const table::Sprite& sprite : sitting.table().seen().picture.sprites)
                    if (sprite.card())
                        QVERIFY(known.contains(*sprite.card()));
                for (const auto& thing : sitting.table().things())
                    QVERIFY(!thing.name.isEmpty());
                QVERIFY(!sitting.match().act(sitting.wanted()));
            }
        }
    }

    // What is chosen in the settings begins the next match, and is remembered; the federation's own rules
    // have a name (F14).
    void rulesAndTables() {
        TarotSitting sitting;
        auto* page = static_cast<desktop::TarotChoicePage*>(sitting.room().settingsPage());
        const auto& options = desktop::tarotOptions();
        for (std::size_t i = 0; i < options.size(); ++i)
            QVERIFY(!page->optionBox(static_cast<int>(i))->accessibleDescription().isEmpty());
        page->presetBox()->setCurrentIndex(1);
        emit page->presetBox()->activated(1);
        QCOMPARE(desktop::presetName(sitting.room().choice()), QStringLiteral("Federation"));
        QVERIFY(!sitting.room().choice().rules.pousse);
        static_cast<QCheckBox*>(page->optionBox(5))->click(); // F8.10
        QCOMPARE(desktop::presetName(sitting.room().choice()), QStringLiteral("Your own"));
        const int five = page->playersBox()->findData(5);
        page->playersBox()->setCurrentIndex(five);
        emit page->playersBox()->activated(five);
        page->roundsBox()->setValue(1);
        sitting.room().pages().start();
        QCOMPARE(sitting.match().match().seats, 5);
        QCOMPARE(sitting.match().match().length, 5);
        QVERIFY(sitting.match().handRecord().deal.rules.noThreeBouts);
        delete page;
        sitting.open();
        QCOMPARE(sitting.room().choice().players, 5);
        QVERIFY(sitting.room().choice().rules.noThreeBouts);
        QVERIFY(sitting.room().choice().rules.excuse3 == Excuse3::Exchanged);
    }

    // The third door leads to the sheets; the file of one opens it.
    void keepingScore() {
        TarotSitting sitting;
        sitting.key(Qt::Key_K);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().shelfPage());
        sheet::Sheet sheet;
        sheet.players = 3;
        sheet.names = {{"Ada", "Bea", "Leo", {}, {}}};
        const QString path = sitting.folder() + QStringLiteral("/a.tarot-sheet");
        QVERIFY(!tarot_sheet::SheetForm::save(path, sheet));
        sitting.key(Qt::Key_F3);
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().sheetPage());
        QCOMPARE(sitting.room().sheetPages().book().path(), path);
    }

    // Taken back by keys, left, and gone on with; a saved hand is opened.
    void takenBackLeftAndGoneOnWith() {
        TarotSitting sitting;
        sitting.begin(4, 3, 5);
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.settle());
        const auto before = sitting.match().handRecord().actions;
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(sitting.match().handRecord().actions, before); // asked first
        sitting.key(Qt::Key_B);
        QVERIFY(sitting.match().handRecord().actions.size() < before.size());
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().handCounts());
        sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        QVERIFY(sitting.match().handCounts());
        sitting.open();
        QCOMPARE(sitting.window().doorsPage()->strip()->rows().size(), std::size_t{1});
        sitting.hasten();
        sitting.click(*sitting.window().doorsPage()->goOnButton());
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        const QString path = sitting.folder() + QStringLiteral("/hand.tarot");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(toJson(exampleUpTo(4))).toJson());
        file.close();
        QVERIFY(sitting.room().knows(path));
        sitting.window().openFile(path);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().deal, exampleHand().deal);
        QVERIFY(std::holds_alternative<DiscardChoice>(sitting.match().choice()->among));
    }
};

VERSICOLA_WINDOW_TEST(TestTarotWindow)
#include "test_tarot_window.moc"
