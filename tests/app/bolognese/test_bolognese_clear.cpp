// Signals at Tarocco bolognese's table and its count, in the real window, where they are read: what lies at
// the table itself is test_bolognese_table_clear's.
#include "bolognese_sitting.h"

#include "bolognese/numbered_deal.h"
#include "desktop/bolognese/count/ledger.h"
#include "desktop/bolognese/table/scene_of.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "given_hands.h"
#include "support/many/one_of_many.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

using namespace bolognese;
using support::BologneseSitting;
using support::handB;
using support::kActions;

class TestBologneseClear : public QObject {
    Q_OBJECT

private slots:
    // The count: every band, name and figure is on the page, and the paper in the middle is clear.
    void theCount_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("at %d", size.width()) << size;
    }
    void theCount() {
        QFETCH(QSize, size);
        BologneseSitting sitting(size);
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_Return);
        auto* page = sitting.room().pages().countPage();
        QCOMPARE(sitting.window().shownPage(), page);
        for (Side side : kSides) {
            const auto& placing = page->placing().sides[side];
            QVERIFY(page->rect().contains(placing.head));
            QVERIFY(!placing.head.intersects(page->placing().paper));
            for (const auto& group : placing.groups) {
                QVERIFY(page->rect().contains(group.bounds()));
                QVERIFY(!group.bounds().intersects(page->placing().paper));
            }
        }
        const QRect cloth = look::clothRect(page->rect(), page->placing().m);
        QVERIFY(cloth.contains(page->placing().slate));
        // What it means in a match, wholly over the frame.
        bolognese_count::CountContent inMatch = page->content();
        inMatch.oneHand = false;
        const auto outlook = bolognese_count::outlookOf(inMatch);
        QVERIFY(!outlook.text.isEmpty());
        const QRect room = page->placing().outlook;
        const auto high = [&](look::Type type, const QString& words) {
            return QFontMetrics(look::font(page->placing().m, type))
                .boundingRect(room, Qt::TextWordWrap, words)
                .height();
        };
        const int words = high(look::Type::Strong, outlook.strong) + high(look::Type::Text, outlook.text);
        QVERIFY(words <= room.height() && room.top() + words <= cloth.bottom());
        QRect before = page->placing().slate;
        for (const look::PaperButton* button :
             {page->theirsButton(), page->reviewButton(), page->nextButton()}) {
            const int ring = button->ringMargin();
            const QRect paper = button->geometry().adjusted(ring, ring, -ring, -ring);
            QVERIFY(cloth.contains(paper));
            QVERIFY2(paper.left() > before.right() + ring / 2, qPrintable(button->text()));
            before = paper;
        }
    }

    // B6.4: whoever accuses much, and owes a card for the Matto besides, has room for all of it.
    void muchAccused_data() { theCount_data(); }
    void muchAccused() {
        QFETCH(QSize, size);
        bolognese_count::CountContent content;
        const Side side = other(content.us);
        content.result.count[side] = countOf(kWholeDeck, content.rules);
        content.result.exchange = {side, CardSet(*cardOf("B6"))};
        const auto combinations = content.result.count[side].combinations;
        QVERIFY(combinations.size() > 4);
        for (const Seat seat : {Seat::E, Seat::W}) {
            Accuso accuso;
            accuso.seat = seat;
            const auto from = combinations.begin() + (seat == Seat::E ? 0 : 2);
            accuso.shown.assign(from, from + 2);
            content.accusi.push_back(accuso);
        }
        const auto plan = bolognese_count::layOut(content, bolognese_count::ledgerOf(content), size);
        const QRect cloth = look::clothRect(QRect(QPoint(), size), plan.m);
        for (const auto& group : plan.sides[side].groups)
            QVERIFY2(cloth.contains(group.bounds()), qPrintable(group.told));
    }

    // B2: however many combinations a side makes, each of their cards can be told, and none lies on another
    // combination.
    void manyCombinations_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<CardSet>("pile");
        const CardSet all = kWholeDeck;
        CardSet many = all; // 612 points and more
        for (const char* code : {"T19", "TM4", "CA", "DQ", "SN", "BJ", "BK", "T9"})
            many.erase(*cardOf(code));
        CardSet some; // three sequences with contatori
        for (const char* code : {"T20", "T19", "T18", "CK", "CQ", "DK", "DN", "DJ", "T1", "M"})
            some.insert(*cardOf(code));
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
            QTest::addRow("all cards at %d", size.width()) << size << all;
            QTest::addRow("many at %d", size.width()) << size << many;
            QTest::addRow("few at %d", size.width()) << size << some;
        }
    }
    void manyCombinations() {
        QFETCH(QSize, size);
        QFETCH(CardSet, pile);
        bolognese_count::CountContent content;
        content.result.count[content.us] = countOf(pile, content.rules);
        content.result.count[other(content.us)] = countOf(kWholeDeck - pile, content.rules);
        const auto plan = bolognese_count::layOut(content, bolognese_count::ledgerOf(content), size);
        for (Side side : kSides) {
            const auto& groups = plan.sides[side].groups;
            CardSet laid;
            std::size_t combinations = 0;
            for (const auto& group : groups) {
                QVERIFY2(QRect(QPoint(), size).contains(group.bounds()), qPrintable(group.told));
                QVERIFY2(!group.bounds().intersects(plan.paper), qPrintable(group.told));
                if (group.pair)
                    continue;
                ++combinations;
                for (std::size_t i = 0; i + 1 < group.cards.size(); ++i) {
                    const auto& [card, at] = group.cards[i];
                    const double seen = group.cards[i + 1].at.left() - at.left();
                    QVERIFY2(seen >= at.width() * (group.small ? 0.7 : 0.33) && seen >= 12,
                             qPrintable(QStringLiteral("%1 of %2").arg(seen).arg(group.told)));
                }
                for (const auto& lying : group.cards)
                    laid.insert(lying.card);
                for (const auto& beside : groups)
                    if (&beside != &group)
                        QVERIFY2(!beside.bounds().intersects(group.bounds()),
                                 qPrintable(beside.told + u'/' + group.told));
                for (const auto& seal : plan.sides[side].seals)
                    QVERIFY2(!seal.at.intersects(group.bounds()), qPrintable(group.told));
            }
            QCOMPARE(combinations, content.of(side).combinations.size());
            for (const Combination& one : content.of(side).combinations)
                QVERIFY(laid.containsAll(one.cards));
        }
    }

    // B2.4: where there is room a contatore lies beside the cards that it serves with, not over them.
    void contatoriLieBeside() {
        bolognese_count::CountContent content;
        const CardSet pile{*cardOf("BK"), *cardOf("BQ"), kMatto};
        content.result.count[content.us] = countOf(pile, content.rules);
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
            const auto plan = bolognese_count::layOut(content, bolognese_count::ledgerOf(content), size);
            const auto& cards = plan.sides[content.us].groups.front().cards;
            QCOMPARE(cards.size(), std::size_t{3});
            QVERIFY(cards[2].card == kMatto);
            QVERIFY(!cards[2].at.intersects(cards[1].at));
        }
    }

    // B6.5, B6.2: how far off calling out is spoken of follows from what the deal lets a side accuse, both
    // partners all they hold: so much, or more, about once in a hundred hands.
    void howFarOffCallingOutIsSpokenOf() {
        const RuleSet rules;
        int sides = 0, within = 0;
        for (std::uint64_t number = 1; number <= 5000; ++number) {
            const Deck deck = numberedDeck(number);
            std::array<int, 2> worth{};
            for (std::size_t place = 0; place < 4; ++place) {
                CardSet hand;
                for (std::size_t i = 0; i < 60; ++i)
                    if (i / 5 % 4 == place)
                        hand.insert(deck[i]);
                worth[place % 2] += worthOf(combinationsOf(hand, rules), Doubling::FromThree).total();
            }
            for (const int points : worth) {
                ++sides;
                within += points >= bolognese_count::kWithinReach ? 1 : 0;
            }
        }
        QVERIFY2(within * 200 > sides && within * 50 < sides, qPrintable(QString::number(within)));

        bolognese_count::CountContent content;
        content.rules = rules;
        content.hand = 1;
        content.before[content.us] = rules.target - bolognese_count::kWithinReach;
        QVERIFY(bolognese_count::outlookOf(content).text.contains(
            QString::number(bolognese_count::kWithinReach)));
        --content.before[content.us];
        QVERIFY(bolognese_count::outlookOf(content).text.isEmpty());
        // In force only while both are below the target, in an Ottocento, and where it is played at all.
        ++content.before[content.us];
        content.rules.callOut = false;
        QVERIFY(bolognese_count::outlookOf(content).text.isEmpty());
        content.rules.callOut = true;
        content.rules.match = Match::QuattroScartate;
        QVERIFY(bolognese_count::outlookOf(content).text.isEmpty());
    }

    // The main button says what it does, and the keys do it: while the count is told it shows all of it, then
    // it leads on. A key that is still held from the table does neither.
    void endsTheTellingThenGoesOn_data() {
        QTest::addColumn<Qt::Key>("key"); // none: the mouse
        QTest::newRow("Return") << Qt::Key_Return;
        QTest::newRow("Space") << Qt::Key_Space;
        QTest::newRow("the mouse") << Qt::Key_unknown;
    }
    void endsTheTellingThenGoesOn() {
        QFETCH(Qt::Key, key);
        BologneseSitting sitting;
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        auto* page = sitting.room().pages().countPage();
        page->setStepMs(60000);
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(page->revealing());
        const auto press = [&](look::PaperButton& button) {
            if (key == Qt::Key_unknown)
                sitting.click(button);
            else
                sitting.key(key);
        };
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QStringLiteral("\r"), true);
        QApplication::sendEvent(page->allButton(), &held);
        QVERIFY(page->revealing() && !page->nextButton()->isVisible());
        press(*page->allButton());
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(!page->revealing() && !page->allButton()->isVisible() && page->nextButton()->hasFocus());
        QCOMPARE(page->nextButton()->text(), page->content().nextWords);
        QApplication::sendEvent(page->nextButton(), &held);
        QCOMPARE(sitting.window().shownPage(), page);
        // Pressed once more in the same place, nothing is begun.
        sitting.click(*page, page->allButton()->geometry().center());
        QCOMPARE(sitting.window().shownPage(), page);
        QVERIFY(!page->pileShown());
        // After a single hand that is another one, as the button says.
        QCOMPARE(page->nextButton()->text(), QStringLiteral("A&nother hand"));
        press(*page->nextButton());
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
        QVERIFY(sitting.match().company().oneHand && !sitting.match().handOver());
    }

    // A key pressed twice for what lay there before neither ends the telling nor goes on.
    void aKeyPressedTwiceSkipsNothing() {
        BologneseSitting sitting;
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        auto* page = sitting.room().pages().countPage();
        page->setStepMs(60000);
        QApplication::setDoubleClickInterval(1000 * 1000);
        const auto restored = qScopeGuard([] { QApplication::setDoubleClickInterval(0); });
        sitting.key(Qt::Key_C);
        sitting.key(Qt::Key_Return);
        QVERIFY(page->revealing());
        page->revealAll();
        sitting.key(Qt::Key_Return);
        sitting.key(Qt::Key_Space);
        QCOMPARE(sitting.window().shownPage(), page);
        QApplication::setDoubleClickInterval(0);
        sitting.key(Qt::Key_Return);
        QVERIFY(sitting.window().shownPage() != page);
    }

    // Space on a row tells its rule, as Return does.
    void spaceOnARow() {
        BologneseSitting sitting;
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_C);
        sitting.key(Qt::Key_Down);
        sitting.key(Qt::Key_Space);
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
    }

    // A single hand has no match: neither total nor target; who made more is said.
    void theCountOfOneHand() {
        BologneseSitting sitting;
        HandRecord record = handB(static_cast<int>(kActions.size()));
        record.deal.score = {};
        sitting.give(record);
        QVERIFY(sitting.settle());
        QCOMPARE(bolognese_table::slateOf(sitting.table().state(), sitting.table().teller()).under,
                 QStringLiteral("one hand"));
        sitting.key(Qt::Key_C);
        auto* page = sitting.room().pages().countPage();
        QVERIFY(page->content().standsAlone());
        QVERIFY(page->placing().slate.isEmpty());
        const QString told = page->accessibleDescription();
        QVERIFY2(!told.contains(QStringLiteral("0 and 377")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("The hand is ours, 377 to 133.")), qPrintable(told));
        sitting.click(*page->reviewButton());
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().reviewPage());
    }

    // B7: a letter where its word may not be said tells why, with the rule; slips lie there as little as
    // before.
    void whyNoSignal_data() {
        QTest::addColumn<int>("actions");
        QTest::addColumn<QString>("card");
        QTest::addColumn<QString>("rule");
        QTest::newRow("its king has not fallen") << 36 << "SJ"
                                                 << "B7.2";
        QTest::newRow("not true") << 36 << "D8"
                                  << "B7.3";
        QTest::newRow("not to lead") << 4 << "T14"
                                     << "B7.1";
    }
    void whyNoSignal() {
        QFETCH(int, actions);
        QFETCH(QString, card);
        QFETCH(QString, rule);
        BologneseSitting sitting;
        sitting.give(handB(actions));
        QVERIFY(sitting.settle());
        sitting.point(sitting.table(), sitting.pointOn(*cardOf(card.toStdString())));
        QCOMPARE(sitting.table().papers().ways()->isVisible(), rule == QStringLiteral("B7.3"));
        sitting.key(Qt::Key_V);
        QCOMPARE(sitting.match().handRecord().actions.size(), static_cast<std::size_t>(actions));
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        const QString told = sitting.table().accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("(%1)").arg(rule)), qPrintable(told));
    }

    // What a card is, said while it is pointed to, leaves the slips over it to be read.
    void theTipLiesUnderTheSlips() {
        BologneseSitting sitting;
        sitting.give(handB(36));
        QVERIFY(sitting.settle());
        const QPoint at = sitting.pointOn(*cardOf("D8"));
        sitting.point(sitting.table(), at);
        auto& ways = *sitting.table().papers().ways();
        QVERIFY(ways.isVisible());
        QHelpEvent help(QEvent::ToolTip, at, sitting.table().mapToGlobal(at));
        QApplication::sendEvent(&sitting.table(), &help);
        QVERIFY(QToolTip::isVisible());
        const QRect slips(ways.mapToGlobal(QPoint()), ways.size());
        for (const QWidget* top : QApplication::topLevelWidgets())
            if (top->inherits("QTipLabel"))
                QVERIFY(!top->geometry().intersects(slips));
        QToolTip::hideText();
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseClear)
#include "test_bolognese_clear.moc"
