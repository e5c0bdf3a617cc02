// Accusi at Tarocco bolognese's table in the real window: chosen, asked for before they are given up, called
// out with, and as they are said. The hand b is the one that the pictures of the design show.
#include "bolognese_sitting.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/records/action_text.h"
#include "given_hands.h"
#include "support/many/one_of_many.h"
#include "text/bolognese/bolognese_telling.h"

#include <QAccessible>
#include <QMenuBar>

using namespace bolognese;
using support::BologneseSitting;
using support::dealtTo;
using support::handB;
using support::kActions;

class TestBologneseAccusi : public QObject {
    Q_OBJECT

private slots:
    // B6: nothing is chosen beforehand; fans say what they hold and are worth; the first press on a card says
    // that what is chosen is not accused, the second plays it.
    void accusing() {
        BologneseSitting sitting;
        sitting.give(handB(4));
        QVERIFY(sitting.settle());
        auto& strip = sitting.strip();
        QVERIFY(strip.isVisible());
        QStringList names;
        for (const auto& fan : strip.prompt().fans) {
            names << fan.name + u' ' + fan.worth;
            QVERIFY(!fan.chosen);
        }
        QCOMPARE(names, (QStringList{"Grande 10", "Cups 15", "Pages 12"}));
        // Nothing chosen, the way on is silence; no button is there that cannot be pressed.
        QCOMPARE(strip.buttonCount(), 1);
        QCOMPARE(strip.button(0)->text(), QStringLiteral("Stay s&ilent"));
        QVERIFY(strip.button(0)->isEnabled());
        QVERIFY(strip.button(0)->toolTip().contains(QStringLiteral("choose a fan")));
        QCOMPARE(strip.button(0)->accessibleDescription(), strip.button(0)->toolTip());
        QVERIFY(sitting.table().accessibleDescription().contains(QStringLiteral("Choose what to show")));
        // Where the mock-up has it: left of the slate.
        QVERIFY(!strip.geometry().intersects(sitting.table().slate().geometry().adjusted(8, 8, -8, -8)));
        QVERIFY(strip.fan(2)->accessibleDescription().contains(QStringLiteral("12 point")));
        // What Lapo accused lies before him, and the slate tells its points.
        QCOMPARE(sitting.table().seen().scene.at(index(Seat::N)).shown.size(), std::size_t{1});
        QCOMPARE(sitting.table().slate().content().accusedByUs, 15);

        sitting.click(*strip.fan(2));
        QVERIFY(strip.fan(2)->isChecked());
        QCOMPARE(strip.prompt().strong, QStringLiteral("tre Fanti, sbaglia Denari"));
        QCOMPARE(strip.prompt().text, QStringLiteral("three pages, all but coins"));
        QCOMPARE(strip.button(0)->text(), QStringLiteral("&Accuse for 12"));
        QVERIFY(
            sitting.table().accessibleDescription().contains(QStringLiteral("tre Fanti, sbaglia Denari")));
        QCOMPARE(sitting.table().seen().ask->marked.size(), 3);
        sitting.click(*strip.fan(1));
        QCOMPARE(strip.button(0)->text(), QStringLiteral("&Accuse for 27"));
        sitting.click(*strip.fan(1)); // let go of again
        const auto before = sitting.match().handRecord().actions.size();
        sitting.click(sitting.table(), sitting.pointOn(trump(14)));
        QCOMPARE(sitting.match().handRecord().actions.size(), before);
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        sitting.click(*strip.button(0));
        QCOMPARE(actionText(sitting.match().handRecord().actions[before]), QStringLiteral("S:accuse pages"));
        QVERIFY(sitting.settle());
        QVERIFY(!strip.isVisible());
        QCOMPARE(sitting.table().slate().content().accusedByUs, 27);
        for (const auto& held : sitting.table().seen().scene.hand) // known to all
            QCOMPARE(held.known, suitOf(held.card) < Suit::Trumps && rankOf(held.card) == Rank::Page);
    }

    void silenceAllTheSame() {
        BologneseSitting sitting;
        sitting.give(handB(4));
        QVERIFY(sitting.settle());
        sitting.click(*sitting.strip().fan(2));
        sitting.click(sitting.table(), sitting.pointOn(trump(14)));
        QCOMPARE(sitting.match().handRecord().actions.size(), std::size_t{4});
        sitting.click(sitting.table(), sitting.pointOn(trump(14)));
        QVERIFY(sitting.match().handRecord().actions.size() > 4);
        QCOMPARE(actionText(sitting.match().handRecord().actions[4]), QStringLiteral("S:play T14"));
    }

    // B6.1: nor is what could be accused given up unasked.
    void notSilentByChance() {
        BologneseSitting sitting;
        sitting.give(handB(4));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_Return); // shows which card the next one is for
        QVERIFY(sitting.table().seen().attention.focusShown);
        sitting.key(Qt::Key_Return);
        QCOMPARE(sitting.match().handRecord().actions.size(), std::size_t{4});
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        sitting.key(Qt::Key_Return);
        QVERIFY(sitting.match().handRecord().actions.size() > 4);
    }

    // B6.5 (a): before the two cards are seen the dealer may call out; or takes them up.
    void callingOutBeforeTheTwoCards() {
        const HandRecord record =
            dealtTo({{790, 100}}, {"CK", "DK", "SK", "BK", "CQ", "CN", "CJ", "C6", "D7", "S8"});
        {
            BologneseSitting sitting;
            sitting.give(record);
            QVERIFY(sitting.settle());
            QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{15}); // the two lie face down
            QVERIFY(!sitting.strip().prompt().fans.empty());
            sitting.click(*sitting.strip().button(0));
            QVERIFY(sitting.table().seen().asks(table::Ask::Cards::Raise));
            QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{17});
            QVERIFY(sitting.match().handRecord().actions.empty());
        }
        BologneseSitting sitting;
        sitting.give(record);
        QVERIFY(sitting.settle());
        int kings = -1;
        for (std::size_t i = 0; i < sitting.strip().prompt().fans.size(); ++i)
            if (sitting.strip().prompt().fans[i].name == QStringLiteral("Kings"))
                kings = static_cast<int>(i);
        QVERIFY(kings >= 0);
        sitting.click(*sitting.strip().fan(kings));
        QCOMPARE(sitting.strip().button(1)->text(), QStringLiteral("C&all out with 34"));
        QVERIFY(sitting.strip().prompt().text.contains(QStringLiteral("790 + 34 reach 800")));
        sitting.click(*sitting.strip().button(1));
        QVERIFY(sitting.settle());
        QVERIFY(sitting.match().handOver());
        QVERIFY(sitting.match().hand().result()->calledOut == Side::NS);
        QVERIFY(sitting.table().papers().slip());
        QCOMPARE(sitting.table().papers().slip()->words, QStringLiteral("Fuori!"));
        QCOMPARE(sitting.strip().buttonCount(), 2); // nothing is counted
        QVERIFY(sitting.strip().prompt().strong.contains(QStringLiteral("(B6.5)")));
    }

    // B6.6: as it is called at the table.
    void accusiInItalian_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("spoken");
        QTest::addRow("K Q T1") << "CK CQ T1"
                                << "la Regina di Coppe con il Bégato";
        QTest::addRow("K N J M") << "SK SN SJ M"
                                 << "il Cavallo e il Fante di Spade con il Matto";
        QTest::addRow("with the ace") << "DK DQ DJ DA"
                                      << "la Regina, la Fantesca e l’Asso di Denari";
        QTest::addRow("the red ones") << "T20 T18 T17"
                                      << "le due Rosse";
        QTest::addRow("the Moon") << "T20 T17 T1"
                                  << "la Luna con il Bégato";
        QTest::addRow("Moors") << "TM1 TM2 TM3"
                               << "tre Mori";
        QTest::addRow("aces") << "CA DA SA BA T1 M"
                              << "quattro Assi con il Bégato ed il Matto";
        QTest::addRow("three kings") << "CK DK SK"
                                     << "tre Re, sbaglia Bastoni";
        QTest::addRow("four pages") << "CJ DJ SJ BJ"
                                    << "quattro Fanti";
        QTest::addRow("without the Angel") << "T19 T1 M"
                                           << "tre Tarocchi matti";
        QTest::addRow("without the Bégato") << "T20 T19 M"
                                            << "tre Tarocchi senza il Bégato";
    }
    void accusiInItalian() {
        QFETCH(QString, cards);
        QFETCH(QString, spoken);
        CardSet holding;
        for (const QString& code : cards.split(u' '))
            holding.insert(*cardOf(code.toStdString()));
        QStringList all;
        for (const Combination& one : combinationsOf(holding, {}))
            all << text::bolognese::accusoSpoken(one);
        QVERIFY2(all.contains(spoken), qPrintable(all.join(u'|')));
    }

    // B2.5, B2.6: in plain words with its head, which is not named at the table but is needed.
    void accusiInPlainWords_data() {
        QTest::addColumn<QString>("cards");
        QTest::addColumn<QString>("plain");
        QTest::addRow("K Q M") << "BK BQ M"
                               << "king and queen of batons with the Matto";
        QTest::addRow("K N J") << "DK DN DJ"
                               << "king, knight and maid of coins";
        QTest::addRow("the red ones") << "T20 T18 T17"
                                      << "the Angel, the Sun and the Moon";
        QTest::addRow("aces") << "CA DA SA T1"
                              << "three aces with the Bégato";
        QTest::addRow("three kings") << "CK DK SK"
                                     << "three kings";
    }
    void accusiInPlainWords() {
        QFETCH(QString, cards);
        QFETCH(QString, plain);
        CardSet holding;
        for (const QString& code : cards.split(u' '))
            holding.insert(*cardOf(code.toStdString()));
        QStringList all;
        for (const Combination& one : combinationsOf(holding, {}))
            all << text::bolognese::accusoShort(one);
        QVERIFY2(all.contains(plain), qPrintable(all.join(u'|')));
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseAccusi)
#include "test_bolognese_accusi.moc"
