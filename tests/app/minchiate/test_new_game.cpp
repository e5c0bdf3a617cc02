#include "desktop/doors/numbered_deal.h"
#include "desktop/minchiate/new_game_page.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using desktop::NewGamePage;
using desktop::numberedDealIn;
using Which = desktop::NewGamePage::Which;

namespace {

void show(NewGamePage& page) {
    page.resize(1024, 616);
    page.show();
    QApplication::setActiveWindow(&page);
    QVERIFY(QTest::qWaitForWindowActive(&page));
}

} // namespace

class NewGameTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale::c()); }

    void oneClickStarts() {
        look::Deck deck(QStringLiteral("none"));
        NewGamePage page(deck);
        show(page);
        QSignalSpy hand(&page, &NewGamePage::handChosen);
        QSignalSpy round(&page, &NewGamePage::roundChosen);
        QSignalSpy match(&page, &NewGamePage::matchChosen);
        QTest::mouseClick(page.choice(Which::Hand), Qt::LeftButton);
        QTest::mouseClick(page.choice(Which::Round), Qt::LeftButton);
        QTest::mouseClick(page.choice(Which::Match), Qt::LeftButton);
        QCOMPARE(hand.count(), 1);
        QCOMPARE(round.count(), 1);
        QCOMPARE(match.count(), 1);
    }

    void aLetterStarts() {
        look::Deck deck(QStringLiteral("none"));
        NewGamePage page(deck);
        show(page);
        QSignalSpy hand(&page, &NewGamePage::handChosen);
        QSignalSpy round(&page, &NewGamePage::roundChosen);
        QSignalSpy match(&page, &NewGamePage::matchChosen);
        QSignalSpy back(&page, &NewGamePage::backChosen);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_R);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_M);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_H);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(hand.count(), 2);
        QCOMPARE(round.count(), 1);
        QCOMPARE(match.count(), 1);
        QCOMPARE(back.count(), 1);
    }

    void theFieldKeepsItsLettersAndItsNumber() {
        look::Deck deck(QStringLiteral("none"));
        NewGamePage page(deck);
        show(page);
        QSignalSpy hand(&page, &NewGamePage::handChosen);
        QSignalSpy numbered(&page, &NewGamePage::numberedChosen);
        QSignalSpy back(&page, &NewGamePage::backChosen);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_D);
        QCOMPARE(QApplication::focusWidget(), page.numberField());
        QVERIFY(page.numberField()->text().isEmpty());
        QTest::keyClicks(page.numberField(), QStringLiteral("h42"));
        QCOMPARE(hand.count(), 0);
        QTest::keyClick(page.numberField(), Qt::Key_Return);
        QCOMPARE(numbered.count(), 0);
        page.numberField()->clear();
        QTest::keyClicks(page.numberField(), QStringLiteral("42"));
        QTest::keyClick(page.numberField(), Qt::Key_Return);
        QCOMPARE(numbered.count(), 1);
        QCOMPARE(numbered.at(0).at(0).toULongLong(), 42U);
        QTest::mouseClick(page.dealButton(), Qt::LeftButton);
        QCOMPARE(numbered.count(), 2);
        QTest::keyClick(page.numberField(), Qt::Key_Escape);
        QCOMPARE(back.count(), 1);
    }

    void nonsenseIsAnsweredWhereItWasTyped() {
        look::Deck deck(QStringLiteral("none"));
        NewGamePage page(deck);
        show(page);
        QSignalSpy numbered(&page, &NewGamePage::numberedChosen);
        const QString usual = page.numberNote();
        for (const char* typed :
             {"", "0", "-3", "1.5", "twelve", "9007199254740992", "99999999999999999999999"}) {
            page.numberField()->setText(QLatin1String(typed));
            QTest::mouseClick(page.dealButton(), Qt::LeftButton);
            QVERIFY(page.numberNote() != usual);
            QVERIFY(page.numberNote().contains(doors::lastNumberedDealTold()));
            QCOMPARE(page.numberField()->accessibleDescription(), page.numberNote());
            QCOMPARE(QApplication::focusWidget(), page.numberField());
        }
        QCOMPARE(numbered.count(), 0);
        QTest::keyClicks(page.numberField(), QStringLiteral("7"));
        QCOMPARE(page.numberNote(), usual);
    }

    void numbersAreReadAsPeopleWriteThem() {
        QCOMPARE(numberedDealIn(QStringLiteral(" 1 ")), std::optional<quint64>(1));
        QCOMPARE(numberedDealIn(QStringLiteral("9 007 199 254 740 991")),
                 std::optional<quint64>(desktop::lastNumberedDeal));
        QCOMPARE(numberedDealIn(QStringLiteral("007")), std::optional<quint64>(7));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(numberedDealIn(QStringLiteral("1,000")), std::optional<quint64>(1000));
        QCOMPARE(numberedDealIn(QStringLiteral("1.000")), std::nullopt);
        QLocale::setDefault(QLocale(QLocale::Italian, QLocale::Italy));
        QCOMPARE(numberedDealIn(QStringLiteral("1.000")), std::optional<quint64>(1000));
        QCOMPARE(numberedDealIn(QStringLiteral("1,000")), std::nullopt);
        QCOMPARE(numberedDealIn(QStringLiteral("+5")), std::nullopt);
        QCOMPARE(numberedDealIn(QStringLiteral("0x1f")), std::nullopt);
    }

    void theRulesLineFollowsTheRules() {
        look::Deck deck(QStringLiteral("none"));
        NewGamePage page(deck);
        QVERIFY(page.rulesButton()->accessibleDescription().contains(QStringLiteral("Accademia 2008")));
        page.setRules(minchiate::rulesOf(minchiate::Preset::SpanishManual));
        QVERIFY(page.rulesButton()->accessibleDescription().contains(QStringLiteral("Spanish manual")));
        QSignalSpy rules(&page, &NewGamePage::rulesChosen);
        page.rulesButton()->click();
        QCOMPARE(rules.count(), 1);
    }

    void everythingHasItsNameAndItsPlace() {
        look::Deck deck(QStringLiteral("none"));
        for (const QSize size :
             {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056), QSize(3840, 2136), QSize(1024, 1400)}) {
            NewGamePage page(deck);
            page.resize(size);
            page.show();
            const QList<QWidget*> all{page.choice(Which::Hand),  page.choice(Which::Round),
                                      page.choice(Which::Match), page.rulesButton(),
                                      page.numberField(),        page.dealButton(),
                                      page.backButton()};
            for (QWidget* one : all) {
                auto* face = QAccessible::queryAccessibleInterface(one);
                QVERIFY(face);
                QVERIFY(!face->text(QAccessible::Name).isEmpty());
                QVERIFY(!face->text(QAccessible::Name).contains(QLatin1Char('&')));
                QVERIFY(page.rect().contains(one->geometry()));
            }
            QVERIFY(!page.numberField()->geometry().intersects(page.rulesButton()->geometry()));
        }
    }
};

VERSICOLA_WINDOW_TEST(NewGameTest)
#include "test_new_game.moc"
