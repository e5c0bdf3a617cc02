// Cuatrola's table in the real window: what it asks and tells, what it keeps hidden, cards taken back, the
// idle partner, and everything by its name.
#include "../sheets/thrown_sheets.h"
#include "cuatrola_sitting.h"
#include "text/cuatrola/cuatrola_telling.h"

#include "cuatrola/numbered_deal.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QMenuBar>

using namespace cuatrola;
using support::CuatrolaSitting;
using support::kCuatrola;
using support::waitUntil;

class TestCuatrolaAtTable : public QObject {
    Q_OBJECT

private slots:
    // A sheet that was thrown away is among what was thrown away on the first page, and comes back from
    // there.
    void sheetsThrownAwayAreListed() {
        CuatrolaSitting sitting;
        sitting.window().choose(support::kCuatrola);
        cuatrola::sheet::Sheet sheet;
        sheet.names = {{"Ada", "Bice", "Lapo", "Vieri"}};
        support::bringsThrownSheetBack(sitting.room(), sheet);
    }

    // The focus stands on Pass, Return on a card that may not be played says why (C5), and each bet tells its
    // price.
    void whatIsAskedIsTold() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
        bool tiles = false, dark = false;
        for (int step = 0; step < 200 && !(tiles && dark); ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                sitting.key(Qt::Key_N);
                continue;
            }
            if (sitting.strip().isVisible() && sitting.strip().prompt().tiles) {
                tiles = true;
                QVERIFY(sitting.strip().tile(0)->hasFocus());
                for (int i = 0; i < 4; ++i)
                    QVERIFY(!sitting.strip().tile(i)->accessibleDescription().isEmpty());
                sitting.key(Qt::Key_Right);
                if (sitting.strip().tile(1)->isEnabled()) {
                    QVERIFY(sitting.strip().tile(1)->hasFocus());
                    QVERIFY(sitting.table().papers().price()->isVisible());
                }
            }
            if (sitting.asksCard()) {
                const auto& from = sitting.table().seen().ask->from;
                for (const auto& thing : sitting.table().things())
                    if (thing.kind == table::TableThing::Kind::Card &&
                        !from.contains(Card{static_cast<std::uint8_t>(thing.key)})) {
                        dark = true;
                        QVERIFY2(thing.state.contains(QStringLiteral("(C5.")), qPrintable(thing.state));
                        const auto before = sitting.match().handRecord().actions.size();
                        sitting.click(sitting.table(),
                                      sitting.pointOn(Card{static_cast<std::uint8_t>(thing.key)}));
                        QCOMPARE(sitting.match().handRecord().actions.size(), before);
                        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
                    }
            }
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(tiles && dark);
    }

    // A press that comes after the next hand is dealt, and before it is shown, is no answer to what was asked
    // before.
    void whatIsAskedGoesWithItsHand() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
        while (sitting.settle() && !sitting.match().handOver())
            QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.table().seen().open() && sitting.strip().isVisible());
        sitting.match().nextHand();
        QVERIFY(!sitting.table().seen().open());
        QVERIFY(!sitting.strip().isVisible());
        QVERIFY(sitting.settle());
        QVERIFY(sitting.table().seen().open());
    }

    // C4.3, C4.4: what passing means, before any bid and when one stands.
    void whatPassingMeans() {
        const text::Teller teller{
            {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")},
            Seat::S};
        bool capote = false;
        const auto pass = [&](std::vector<std::pair<Seat, Bid>> bids) {
            View view;
            view.rules.capote = capote;
            view.seat = Seat::S;
            view.bids = std::move(bids);
            return text::cuatrola::bidPays(Bid::Pass, view, teller).lines.join(u' ');
        };
        QVERIFY(pass({{Seat::W, Bid::Pass}}).startsWith(QStringLiteral("If all four pass")));
        QVERIFY(!pass({}).contains(QStringLiteral("capote")));
        capote = true; // C8.3
        QVERIFY(pass({}).contains(QStringLiteral("capote: 2")));
        capote = false;
        QCOMPARE(pass({{Seat::N, Bid::Solo}, {Seat::W, Bid::Pass}}),
                 QStringLiteral("Lapo’s solo stands, and is played if nobody asks more. Lapo plays alone "
                                "then; you take no part."));
        QCOMPARE(pass({{Seat::E, Bid::Solo}, {Seat::N, Bid::Pass}, {Seat::W, Bid::Cuatrola}}),
                 QStringLiteral("Vieri’s cuatrola stands, and is played. Vieri plays alone then, against "
                                "you and Lapo."));
    }

    // C5.2: of a card after one of another suit the log says the suit, too.
    void theLogSaysEachSuit() {
        const text::Teller teller{
            {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")},
            Seat::S};
        View view;
        view.turnedUp = *cardOf("BJ");
        view.contract = Contract{};
        Trick trick;
        for (const auto& [seat, code] :
             {std::pair{Seat::W, "DK"}, {Seat::S, "CJ"}, {Seat::E, "DA"}, {Seat::N, "D3"}})
            trick.plays.push_back({seat, *cardOf(code)});
        view.tricks = {trick};
        const auto story = text::cuatrola::storyOf(view, teller, {});
        const QString told = story.back().lines.front().left;
        QVERIFY2(told.endsWith(QStringLiteral("you the page of cups, Bice the ace of coins, Lapo the three")),
                 qPrintable(told));
    }

    // Letters answer although the log has the focus; they do not look for lines in it.
    void lettersReachTheTable() {
        CuatrolaSitting sitting({1024, 640});
        sitting.begin(21, 5);
        for (int step = 0; step < 60; ++step) {
            QVERIFY(sitting.settle());
            const View view = sitting.match().view();
            if (view.choice && std::holds_alternative<BidChoice>(view.choice->among))
                break;
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        sitting.key(Qt::Key_L);
        auto& log = *sitting.room().pages().tablePage()->log();
        QVERIFY(log.isVisible() && log.isAncestorOf(sitting.window().focusWidget()));
        const auto bids = sitting.match().view().bids.size();
        sitting.key(Qt::Key_P);
        QVERIFY(sitting.match().view().bids.size() > bids);
    }

    // Return presses the button that waits, although the log has the focus; no card is played by it.
    void returnInTheLogGoesOn() {
        CuatrolaSitting sitting({1024, 640});
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_L);
        auto& log = *sitting.room().pages().tablePage()->log();
        const auto reads = [&] {
            return log.isVisible() && log.isAncestorOf(sitting.window().focusWidget());
        };
        QVERIFY(reads());
        while (!sitting.match().handOver()) {
            QVERIFY(sitting.settle());
            if (sitting.asksCard()) {
                const auto before = sitting.match().handRecord().actions.size();
                sitting.key(Qt::Key_Home); // a line that cites no rule
                sitting.key(Qt::Key_Return);
                QVERIFY(reads());
                QCOMPARE(sitting.match().handRecord().actions.size(), before);
            }
            if (!sitting.match().handOver())
                QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle());
        log.setFocus();
        sitting.key(Qt::Key_Home);
        QVERIFY(reads());
        sitting.key(Qt::Key_Return);
        QCOMPARE(sitting.match().handNumber(), 1);
    }

    // C2.4: that a match is over, and whose it is, is said in words; before that the next hand is offered.
    void theEndOfAMatchIsSaid_data() {
        QTest::addColumn<int>("target");
        QTest::newRow("the match is over") << 1;
        QTest::newRow("it goes on") << 21;
    }
    void theEndOfAMatchIsSaid() {
        QFETCH(int, target);
        CuatrolaSitting sitting;
        sitting.begin(target, 5);
        while (!sitting.match().handOver()) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver())
                QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle());
        const bool over = target == 1;
        QCOMPARE(sitting.match().matchOver(), over);
        const auto& prompt = sitting.strip().prompt();
        const auto now = sitting.table().state().standingNow();
        const bool ours = now[Side::NS] > now[Side::EW];
        QCOMPARE(prompt.text.contains(
                     QStringLiteral("The match is over: it is %1, by").arg(ours ? u"ours" : u"theirs")),
                 over);
        QCOMPARE(prompt.buttons.back().text,
                 over ? QStringLiteral("A &new match") : QStringLiteral("&Next hand"));
    }

    // C9.5: a press on a pile shows the last trick, if it lies there, or says why not.
    void aPileShowsTheLastTrick() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
        for (int step = 0; step < 60 && !sitting.table().seen().scene.lastTrick; ++step) {
            QVERIFY(sitting.settle());
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle());
        const int pile = sitting.table().seen().scene.lastTrick->pile;
        sitting.click(sitting.table(),
                      sitting.table().seen().picture.piles[static_cast<std::size_t>(pile)].center());
        QVERIFY(sitting.table().seen().lastTrick);
        sitting.key(Qt::Key_T);
        QVERIFY(!sitting.table().seen().lastTrick);
        QVERIFY(sitting.table().seen().scene.piles[static_cast<std::size_t>(pile)].words.contains(
            QStringLiteral("trick")));
    }

    // C5.10: no card lies face up, or is read aloud, that the person may not know.
    void hiddenCardsAreNotInTheScene() {
        CuatrolaSitting sitting;
        sitting.begin(21, 8);
        for (int step = 0; step < 60; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                sitting.key(Qt::Key_N);
                continue;
            }
            const View view = sitting.match().view();
            CardSet known = view.hand | CardSet(view.turnedUp);
            for (const Trick& trick : view.tricks)
                for (const auto& play : trick.plays)
                    known.insert(play.card);
            for (const table::Sprite& sprite : sitting.table().seen().picture.sprites)
                if (sprite.card())
                    QVERIFY(known.contains(*sprite.card()));
            CardSet own;
            for (const auto& held : sitting.table().seen().scene.hand)
                own.insert(held.card);
            QVERIFY(own == view.hand || (view.contract && view.contract->idle == view.seat));
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
    }

    void takenBackByKeys() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
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
    }

    // C4.4, C4.5: who is idle lays the cards down crosswise, and may look at them; nothing else changes by
    // it.
    void idleOneself() {
        CuatrolaSitting sitting;
        sitting.window().choose(kCuatrola);
        table::Habits slow;
        slow.tempo = {1, -1, true, false}; // a full trick lies until a press
        sitting.table().setHabits(slow);
        HandRecord record;
        record.deal.dealer = Seat::N;
        record.deal.deck = numberedDeck(4);
        for (const auto& [seat, bid] : {std::pair{Seat::W, Bid::Pass}, std::pair{Seat::S, Bid::Pass},
                                        std::pair{Seat::E, Bid::Pass}, std::pair{Seat::N, Bid::Solo}})
            record.actions.push_back({seat, MakeBid{bid}});
        sitting.room().pages().startGiven(record);
        const auto crossed = [&] {
            return std::ranges::count_if(sitting.table().seen().picture.sprites, [](const table::Sprite& s) {
                return s.place == table::Sprite::Place::Crossed;
            });
        };
        QVERIFY(waitUntil([&] { return sitting.table().mayLookAtOwn(); }));
        QVERIFY(sitting.table().seen().scene.hand.empty());
        QCOMPARE(crossed(), 5);
        const auto before = sitting.table().state().view.tricks;
        sitting.key(Qt::Key_O);
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{5});
        QCOMPARE(crossed(), 0);
        QCOMPARE(sitting.table().state().view.tricks.size(), before.size());
        sitting.key(Qt::Key_O);
        QVERIFY(sitting.table().seen().scene.hand.empty());
        sitting.hasten();
        QVERIFY(waitUntil([&] { // its pace changes with the next trick; what lies there is pressed on
            sitting.key(Qt::Key_Space);
            return sitting.table().state().view.score.has_value();
        }));
        QVERIFY(sitting.match().handOver());
    }

    // Every command of the table has words, a letter and a key of its own; all that takes the focus a name.
    void everythingHasAName() {
        CuatrolaSitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        QStringList keys;
        for (const QAction* title : sitting.window().menuBar()->actions()) {
            if (!title->isVisible())
                continue;
            QStringList letters;
            for (const QAction* action : title->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(action->text()));
                letters << letter;
                const QString key = action->shortcut().toString();
                QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(action->text()));
                keys << key;
            }
        }
        for (QWidget* page :
             {static_cast<QWidget*>(&sitting.window()), static_cast<QWidget*>(sitting.window().doorsPage()),
              static_cast<QWidget*>(sitting.room().pages().newMatchPage())}) {
            for (const QWidget* widget : page->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                    continue;
                auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
        }
        QStringList names;
        for (const auto& thing : sitting.table().things())
            names << thing.name;
        for (const char* name : {"You", "Bice", "Lapo", "Vieri", "Our tricks", "Their tricks"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(sitting.table().dish().accessibleName().startsWith(QStringLiteral("Game points: us")));
    }
};

VERSICOLA_WINDOW_TEST(TestCuatrolaAtTable)
#include "test_cuatrola_at_table.moc"
