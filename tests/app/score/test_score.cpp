// Keeping score as four people at a table would: one hand marked live by the mouse alone, entries put right
// afterwards, nonsense answered where it stands.
#include "desktop/sheet/hand_words.h"
#include "score_sitting.h"

#include "desktop/sheet/hand_words.h"
#include "support/many/one_of_many.h"
#include <QSignalSpy>

using namespace minchiate;
using namespace scoresheet;
using support::ScoreSitting;

class ScoreTest : public QObject {
    Q_OBJECT

private slots:
    void aHandMarkedLiveByTheMouseAlone();
    void aCountBeginsWithNothingSaid();
    void aNewSheetLeadsToTheNameThatIsMissing();
    void aRuleOfTheHouseIsExplained();
    void aCountWithoutAPressedCard();
    void theSameByTheKeyboard();
    void marksAreChangedAndEverythingFollows();
    void whatNoHandComesToIsRefused();
    void nonsenseIsAnsweredWhereItStands();
    void aCountThatIsLeftIsGoneOnWith();
};

void ScoreTest::aHandMarkedLiveByTheMouseAlone() {
    ScoreSitting s;
    s.begin();
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    QVERIFY2(s.hand().says().startsWith(QStringLiteral("Press what a pair gains")),
             qPrintable(s.hand().says()));
    score::SideColumn* ns = s.hand().column(Side::NS);
    score::SideColumn* ew = s.hand().column(Side::EW);
    // Robbed, turned up, shown, died: with and without saying which card.
    s.press(ew->reason(Reason::Rob));
    s.press(ew->cardButton());
    s.press(s.hand().cardPicker()->button(trump(36)));
    s.press(ns->reason(Reason::Upcard));
    s.press(ns->points(5));
    s.press(ns->versicolaButton());
    s.press(s.hand().versicolaPicker()->named(QStringLiteral("Kings")));
    s.press(s.hand().versicolaPicker()->button(kFool));
    s.press(s.hand().versicolaPicker()->markButton());
    s.press(ns->points(10));
    s.press(ns->points(10));
    s.press(ns->points(10)); // one too many
    s.press(s.hand().buttons().undo);
    s.press(ew->points(3));
    const std::vector<PadMark> marks{{Reason::Rob, Side::EW, 10, trumps({36})},
                                     {Reason::Upcard, Side::NS, 5, {}},
                                     {Reason::Declaration, Side::NS, 25, kKings | CardSet(kFool)},
                                     {Reason::Death, Side::NS, 10, {}},
                                     {Reason::Death, Side::NS, 10, {}},
                                     {Reason::Death, Side::EW, 3, {}}};
    QVERIFY(s.kept(0).marks == marks);
    QCOMPARE(s.account(0).net, 37);
    QCOMPARE(s.hand().says(), QStringLiteral("Ada and Lapo lead by 37."));

    // The count: kings, Fool and high trumps to the first pair, one card left in the fola, 52 cards.
    s.press(s.hand().buttons().count);
    QCOMPARE(s.pages().currentWidget(), &s.count());
    QVERIFY(!s.count().doneButton()->isEnabled());
    CardSet taken = kKings | CardSet(kFool) | trumps({36, 37, 38, 1});
    for (Card card : taken)
        s.press(s.count().card(card));
    s.press(s.count().card(trump(5)));
    s.press(s.count().card(trump(5))); // taken back
    s.press(s.count().tapButton(score::CountEntryPage::Tap::Fola));
    s.press(s.count().card(trump(13)));
    for (int i = 0; i < 3; ++i)
        s.press(s.count().moreTricks()); // 44, 48, 52
    QCOMPARE(s.count().says(), QStringLiteral("Still to say: who took the last trick."));
    s.press(s.count().lastButton(Side::EW));
    s.press(s.count().doneButton());
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    const KeptHand counted = s.kept(0);
    const auto& count = std::get<CountEntry>(counted.ending);
    QVERIFY(count.captured[Side::NS] == taken);
    QVERIFY(count.captured[Side::EW] == scoringCards({}) - taken - trumps({13}));
    QCOMPARE(count.cards, 52);
    QCOMPARE(count.lastTrick, Side::EW);
    // By hand: 52 cards 10, kings and Fool 25, 36 to 38 and Fool 35, counters 20 + 5 + 30 + 5; against runs
    // 2 to 5 12, 28 to 35 40 and tens 25, last trick 10, counters 12 + 5·(10, 20, 28, 30 to 35) + 20.
    const HandAccount account = s.account(0);
    QCOMPARE(account.result->count[Side::NS].total(), 10 + 25 + 35 + 60);
    QCOMPARE(account.result->count[Side::EW].total(), 12 + 40 + 25 + 10 + 12 + 45 + 20);
    QCOMPARE(account.net, 37 + 130 - 164);
    QCOMPARE(s.hand().says(), QStringLiteral("1 resto to Ada and Lapo"));

    // On: the next hand, and back to the sheet, which stands in the file as it stands here.
    s.press(s.hand().buttons().next);
    QCOMPARE(s.hand().number(), 1);
    s.press(s.hand().buttons().sheet);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
    s.pressHand(0);
    QCOMPARE(s.sheet().openHand(), 0);
    const auto read = records::loadSheet(s.pages().book().path());
    QVERIFY(std::holds_alternative<Sheet>(read));
    QVERIFY(std::get<Sheet>(read) == s.pages().book().sheet());
    s.press(s.sheet().buttons().back);
    QCOMPARE(s.pages().shelfPage()->table()->rows().size(), std::size_t(1));
}

// Return walked on over names that were missing, and nothing showed which one it was.
void ScoreTest::aNewSheetLeadsToTheNameThatIsMissing() {
    ScoreSitting s({1024, 616}, QStringLiteral("new-"));
    s.press(s.pages().shelfPage()->newButton());
    auto* page = s.pages().newSheetPage();
    const auto typed = [&](const char* name) {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromUtf8(name));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    };
    s.picture(QStringLiteral("begun"));
    QCOMPARE(QApplication::focusWidget(), page->name(0));
    QTest::keyClick(page->name(0), Qt::Key_Return);
    typed("Lapo");
    typed("Bice");
    typed("Nuto");
    QCOMPARE(QApplication::focusWidget(), page->name(0)); // over no empty name
    QVERIFY(!page->name(0)->isWrong());
    typed("");
    QCOMPARE(QApplication::focusWidget(), page->name(0));
    QVERIFY(page->name(0)->isWrong());
    QVERIFY(!page->says().isEmpty());
    QCOMPARE(page->name(0)->accessibleDescription(), page->says());
    s.picture(QStringLiteral("missing"));
    page->name(3)->setFocus();
    s.press(page->startButton());
    QCOMPARE(s.pages().currentWidget(), page);
    QCOMPARE(QApplication::focusWidget(), page->name(0));
    QTest::keyClicks(page->name(0), QStringLiteral("Ada"));
    QVERIFY(!page->name(0)->isWrong());
    QTest::keyClick(page->name(0), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), page->name(1)); // all are there: from one to the next
    for (int i = 1; i < 4; ++i)
        QTest::keyClick(page->name(i), Qt::Key_Return);
    QCOMPARE(QApplication::focusWidget(), page->startButton()); // and then it may begin
    page->name(3)->setText(page->name(0)->text());
    page->name(3)->setFocus();
    QTest::keyClick(page->name(3), Qt::Key_Return);
    QVERIFY(!page->startButton()->hasFocus()); // not with two of one name
    page->name(3)->setText(QStringLiteral("Nuto"));
    // Who plays with whom stands where the name is to stand.
    QCOMPARE(page->name(1)->placeholderText(), QStringLiteral("plays with the first in round 1"));
    QCOMPARE(page->name(2)->placeholderText(), QStringLiteral("plays with the first in round 2"));
    s.press(page->fixedButton());
    QCOMPARE(page->name(1)->placeholderText(), QStringLiteral("plays with the first"));
    QCOMPARE(page->name(2)->placeholderText(), QStringLiteral("plays against the first"));
}

// A number alone, such as M2.3, said nothing and led nowhere.
void ScoreTest::aRuleOfTheHouseIsExplained() {
    ScoreSitting s;
    s.press(s.pages().shelfPage()->newButton());
    auto* page = s.pages().newSheetPage();
    for (int i = 0; i < 6; ++i) {
        page->ruleButton(i)->setFocus();
        const QString told = page->glossLine()->accessibleName();
        QVERIFY(told.startsWith(page->ruleButton(i)->accessibleDescription()));
        QVERIFY2(page->glossLine()->text().contains(QStringLiteral("href=\"rule:M")), qPrintable(told));
    }
    QSignalSpy asked(&s.pages(), &score::ScorePages::ruleAsked);
    emit page->glossLine()->linkActivated(QStringLiteral("rule:M7.3"));
    QCOMPARE(asked.count(), 1);
    s.picture(QStringLiteral("rules"));
}

// All cards bore the other pair's name before anybody had said a word.
void ScoreTest::aCountBeginsWithNothingSaid() {
    ScoreSitting s({1024, 616}, QStringLiteral("count-"));
    s.begin();
    s.press(s.hand().column(Side::NS)->cardButton());
    s.press(s.hand().cardPicker()->button(trump(40))); // died, and so it is known whose it is
    s.press(s.hand().buttons().count);
    const auto isTold = [&](Card card) {
        return !s.count().card(card)->accessibleName().contains(QStringLiteral("not said yet"));
    };
    QVERIFY(isTold(trump(40)));
    QVERIFY(!isTold(trump(39)));
    QVERIFY(s.count().countOf(Side::EW).isEmpty());
    QVERIFY2(s.count().how().contains(QStringLiteral("Ada and Lapo took")), qPrintable(s.count().how()));
    QVERIFY2(s.count().how().contains(QStringLiteral("counts for Bice and Nuto")),
             qPrintable(s.count().how()));
    QVERIFY2(s.count().says().startsWith(QStringLiteral("Still to say: which of these cards")),
             qPrintable(s.count().says()));
    s.picture(QStringLiteral("begun"));
    s.press(s.count().tapButton(score::CountEntryPage::Tap::Second));
    QVERIFY(s.count().how().contains(QStringLiteral("Bice and Nuto took")));
    QVERIFY(!s.count().card(trump(39))->raised());
    s.press(s.count().tapButton(score::CountEntryPage::Tap::First));
    s.press(s.count().card(trump(39)));
    QVERIFY(isTold(trump(38)));
    QVERIFY(!s.count().countOf(Side::EW).isEmpty());
    QVERIFY(s.count().how().contains(QStringLiteral("once more to move it back")));
    s.picture(QStringLiteral("pressed"));
    // Up and down lead to the card that lies there, not to the next one.
    const auto step = [&](Card from, Qt::Key key, Card to) {
        s.count().card(from)->setFocus();
        QTest::keyClick(s.count().card(from), key);
        QCOMPARE(QApplication::focusWidget(), s.count().card(to));
    };
    step(trump(2), Qt::Key_Down, trump(29));
    step(trump(29), Qt::Key_Up, trump(2));
    step(trump(29), Qt::Key_Right, trump(30));
    step(trump(2), Qt::Key_Up, trump(2));
    step(king(Suit::Cups), Qt::Key_Down, king(Suit::Cups));
    // From the first and the last no arrow leads away into the fields.
    auto cards = s.count().findChildren<score::CardButton*>();
    cards.removeIf([](const score::CardButton* card) { return !card->isVisible(); });
    step(cards.last()->card(), Qt::Key_Right, cards.last()->card());
    step(cards.first()->card(), Qt::Key_Left, cards.first()->card());
}

// A pair may have won no card that counts; the page says what that comes to.
void ScoreTest::aCountWithoutAPressedCard() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().count);
    s.press(s.count().fewerTricks());
    s.press(s.count().lastButton(Side::EW));
    QVERIFY(s.count().doneButton()->isEnabled());
    QVERIFY2(s.count().says().startsWith(QStringLiteral("No card was pressed: all count for Bice and Nuto.")),
             qPrintable(s.count().says()));
    s.press(s.count().doneButton());
    QVERIFY(std::get<CountEntry>(s.kept(0).ending).captured[Side::NS].empty());
}

void ScoreTest::theSameByTheKeyboard() {
    ScoreSitting s;
    s.begin();
    paper::LargeButton* five = s.hand().column(Side::NS)->points(5);
    QVERIFY(five->hasFocus());
    QTest::keyClick(five, Qt::Key_Return);
    QTest::keyClick(five, Qt::Key_Space);
    QCOMPARE(s.account(0).net, 10);
    // Once around with Tab everything is reached.
    QSet<QWidget*> reached;
    for (int i = 0; i < 80; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached << QApplication::focusWidget();
    }
    for (QWidget* wanted : QList<QWidget*>{
             s.hand().buttons().count, s.hand().buttons().undo, s.hand().marks(), s.hand().fields().result,
             s.hand().buttons().sheet, s.hand().buttons().penalty, s.hand().column(Side::EW)->points(10)})
        QVERIFY2(reached.contains(wanted), qPrintable(wanted->accessibleName()));
    s.hand().fields().result->setFocus();
    QTest::keyClicks(s.hand().fields().result, QStringLiteral("147-98"));
    QTest::keyClick(s.hand().fields().result, Qt::Key_Return);
    QCOMPARE(s.account(0).net, 59);
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.sheet());
}

void ScoreTest::marksAreChangedAndEverythingFollows() {
    ScoreSitting s;
    s.begin();
    for (int i = 0; i < 7; ++i) {
        if (i >= 5) // each of the five tens dies once, and may have been robbed before
            s.press(s.hand().column(Side::EW)->reason(Reason::Rob));
        s.press(s.hand().column(Side::EW)->points(10));
    }
    QCOMPARE(s.account(0).resti, -1);
    s.pressRow(s.hand().marks(), 1);
    s.press(s.hand().editor()->sideButton(Side::NS));
    s.press(s.hand().editor()->pointsButton(3));
    s.press(s.hand().editor()->changeButton());
    QCOMPARE(s.account(0).net, -57);
    QCOMPARE(s.account(0).resti, 0);
    s.pressRow(s.hand().marks(), 0);
    s.press(s.hand().editor()->removeButton());
    QCOMPARE(s.account(0).net, -47);
    // After the hand is over a change stays visible.
    s.type(s.hand().fields().result, "10");
    s.press(s.hand().buttons().write);
    s.press(s.hand().buttons().undo);
    QCOMPARE(s.pages().book().sheet().entries[0].former.size(), std::size_t(1));
    s.press(s.hand().buttons().sheet);
    QVERIFY(sheet::noteWords(s.pages().book().sheet(), 0).contains(QStringLiteral("changed")));
}

// What no hand comes to is refused with its reason; what hardly any does is asked about once.
void ScoreTest::whatNoHandComesToIsRefused() {
    ScoreSitting s;
    s.begin();
    const auto write = [&](const char* typed) {
        s.type(s.hand().fields().result, typed);
        s.press(s.hand().buttons().write);
    };
    write("120:999");
    QVERIFY2(s.hand().says().contains(QStringLiteral("No pair counts 999")), qPrintable(s.hand().says()));
    QVERIFY(!s.kept(0).over());
    write("12:3");
    QVERIFY2(s.hand().says().contains(QStringLiteral("only 15")), qPrintable(s.hand().says()));
    QVERIFY(!s.kept(0).over());
    s.press(s.hand().buttons().write); // once more: so it was
    QVERIFY(s.kept(0).over());
    s.press(s.hand().buttons().next);
    auto* ten = s.hand().column(Side::NS)->points(10);
    for (int i = 0; i < 6; ++i)
        s.press(ten);
    QCOMPARE(s.kept(1).marks.size(), std::size_t(5));
    QVERIFY2(s.hand().says().startsWith(QStringLiteral("Only 5 cards are worth 10")),
             qPrintable(s.hand().says()));
}

void ScoreTest::nonsenseIsAnsweredWhereItStands() {
    ScoreSitting s;
    s.begin();
    s.type(s.hand().fields().result, "ninety");
    s.press(s.hand().buttons().write);
    QVERIFY2(s.hand().says().contains(QStringLiteral("“ninety” is no number")), qPrintable(s.hand().says()));
    QCOMPARE(s.hand().fields().result->text(), QStringLiteral("ninety")); // nothing lost
    QVERIFY(!s.kept(0).over());
    s.type(s.hand().fields().result, "98-");
    s.press(s.hand().buttons().write);
    QCOMPARE(s.hand().says(), QStringLiteral("A number is missing at the end."));
    s.press(s.hand().buttons().count);
    s.type(s.count().cardsField(), "85");
    QVERIFY(s.count().says().contains(QStringLiteral("84 cards are captured")));
    QVERIFY(!s.count().doneButton()->isEnabled());
    s.type(s.count().cardsField(), "many");
    QVERIFY(s.count().says().contains(QStringLiteral("0 to 84")));
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    QTest::keyClick(&s.hand(), Qt::Key_Escape);
    s.press(s.sheet().buttons().back);
    // Names that are missing or the same.
    s.press(s.pages().shelfPage()->newButton());
    s.type(s.pages().newSheetPage()->name(1), "Ada");
    s.press(s.pages().newSheetPage()->startButton());
    QCOMPARE(s.pages().newSheetPage()->says(),
             QStringLiteral("Two players are called Ada; let one have another name."));
    QVERIFY(s.pages().newSheetPage()->name(1)->isWrong());
    QTest::keyClick(s.pages().newSheetPage(), Qt::Key_Escape);
    // A damaged file is listed, says what is wrong, and stays as it is.
    QFile damaged(s.folder() + QStringLiteral("/damaged.minchiate"));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"format\":");
    damaged.close();
    s.pages().showShelf();
    s.pressRow(s.pages().shelfPage()->table(), 1);
    QVERIFY2(s.pages().shelfPage()->says().startsWith(QStringLiteral("damaged.minchiate cannot be opened")),
             qPrintable(s.pages().shelfPage()->says()));
    QCOMPARE(damaged.size(), 10);
}

// Every tap is in the file at once; Back, or the end of the program, loses none.
void ScoreTest::aCountThatIsLeftIsGoneOnWith() {
    ScoreSitting s;
    s.begin();
    s.press(s.hand().buttons().count);
    const CardSet taken = kKings | trumps({36, 40});
    for (Card card : taken)
        s.press(s.count().card(card));
    s.press(s.count().tapButton(score::CountEntryPage::Tap::Fola));
    s.press(s.count().card(trump(13)));
    s.press(s.count().moreTricks());
    s.press(s.count().lastButton(Side::EW));
    const QString path = s.pages().book().path();
    const auto stands = [&] {
        const KeptHand hand = s.kept(0);
        QVERIFY(!hand.over());
        QVERIFY(hand.counting && hand.counting->captured);
        QVERIFY((*hand.counting->captured)[Side::NS] == taken);
        QVERIFY((*hand.counting->captured)[Side::EW] == scoringCards({}) - taken - trumps({13}));
        QCOMPARE(hand.counting->cards, std::optional(44));
        QCOMPARE(hand.counting->lastTrick, std::optional(Side::EW));
    };
    stands();
    // Left by Esc, and the file read anew as after a stop.
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    s.pages().openSheet(path);
    stands();
    s.press(s.sheet().buttons().next);
    QCOMPARE(s.pages().currentWidget(), &s.hand());
    s.press(s.hand().buttons().count);
    QVERIFY(s.count().card(trump(40))->raised());
    QVERIFY(!s.count().card(trump(35))->raised());
    QCOMPARE(s.count().cardsField()->text(), QStringLiteral("44"));
    s.press(s.count().doneButton());
    QVERIFY(!s.kept(0).counting);
    QVERIFY(std::get<CountEntry>(s.kept(0).ending).captured[Side::NS] == taken);
    // A finished hand that is only looked at, or tapped and left, stays what it was.
    s.press(s.hand().buttons().count);
    s.press(s.count().card(trump(39)));
    QTest::keyClick(&s.count(), Qt::Key_Escape);
    QVERIFY(std::get<CountEntry>(s.kept(0).ending).captured[Side::NS] == taken);
    QVERIFY(s.pages().book().sheet().entries[0].former.empty());
    s.press(s.hand().buttons().count);
    QVERIFY(s.count().card(trump(39))->raised());
}

VERSICOLA_WINDOW_TEST(ScoreTest)
#include "test_score.moc"
