// One hand on the sheet: what people write down of it comes to what the engine's hand came to.
#include "minchiate/sheet/typed_sum.h"
#include "sheet_hands.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using namespace scoresheet;
using support::death;
using support::writtenDown;

namespace {

// Everything but the piles themselves, whose worthless cards nobody wrote down.
void compare(const HandAccount& account, const Result& result) {
    QVERIFY(account.over);
    QCOMPARE(account.result->count, result.count);
    QCOMPARE(account.result->cappotto, result.cappotto);
    QCOMPARE(account.net, result.net);
    QCOMPARE(account.restiNow, result.restiNow);
    QCOMPARE(account.resti, result.resti);
}

Side foolsOwner(const Hand& hand) {
    for (Seat seat : tricks::kSeats)
        if (hand.dealtHands()[seat].contains(kFool))
            return sideOf(seat);
    return Side::NS; // in the fola; see where it is asked
}

HandAccount accountOfMarks(std::vector<PadMark> marks, const RuleSet& rules = {}) {
    return accountOf(KeptHand{.marks = std::move(marks)}, rules);
}

Fault faultIn(const KeptHand& hand, const RuleSet& rules = {}) {
    const auto fault = faultOf(hand, rules);
    return fault ? fault->fault : Fault::NameTwice; // which no hand has
}

KeptHand counted(const QString& ns, const QString& ew, int cards, Side last = Side::NS) {
    CountEntry count;
    count.captured[Side::NS] = support::cards(ns);
    count.captured[Side::EW] = support::cards(ew);
    count.cards = cards;
    count.lastTrick = last;
    return {.ending = count};
}

} // namespace

class TestSheetHand : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheEngine();
    void cappottoAgreesWithTheEngine();
    void everyPrefixOfMarksHasTheEnginesNet();
    void m7_3_restiArePaidAt60();
    void typedResults_data();
    void typedResults();
    void typedResultsJoinTheMarks();
    void sums_data();
    void sums();
    void twoCounts_data();
    void twoCounts();
    void m8_1_misdeal();
    void m8_2_wrongNumberOfCards();
    void nonsenseIsRefused();
    void moreThanAHandHasIsTold();
    void theUnlikelyIsAsked();
};

// Switches, cappotto aside, the Fool kept and lost: all as they come in hands played at random.
void TestSheetHand::agreesWithTheEngine() {
    int kept = 0, lost = 0, withResti = 0;
    std::array<std::array<int, 2>, 6> switched{};
    for (std::uint64_t number = 1; number <= many::handsByChance(10'000); ++number) {
        const auto made = support::randomHand(number);
        const Hand hand = fold(made.deal, made.actions).hand;
        QVERIFY(hand.result());
        const KeptHand written = writtenDown(hand);
        QVERIFY2(!faultOf(written, hand.rules()), qPrintable(QString::number(number)));
        const HandAccount account = accountOf(written, hand.rules());
        compare(account, *hand.result());
        if (QTest::currentTestFailed())
            return;
        QCOMPARE(account.tally.paid(), hand.tally().paid());
        QCOMPARE(account.tally.net(), hand.tally().net());
        if ((hand.result()->captured[Side::NS] | hand.result()->captured[Side::EW]).contains(kFool))
            ++(hand.result()->captured[foolsOwner(hand)].contains(kFool) ? kept : lost);
        withResti += !hand.tally().paid().empty();
        for (std::size_t i = 0; i < switches().size(); ++i)
            ++switched[i][hand.rules().*(switches()[i].member) ? 1 : 0];
    }
    QVERIFY2(kept > 1000 && lost > 50, qPrintable(QStringLiteral("%1 kept, %2 lost").arg(kept).arg(lost)));
    QVERIFY(withResti > 100);
    for (const auto& [off, on] : switched)
        QVERIFY(off > 4000 && on > 4000);
}

// The same hands as if one side had taken every trick (M7.4).
void TestSheetHand::cappottoAgreesWithTheEngine() {
    for (std::uint64_t number = 1; number <= 1000; ++number) {
        const auto made = support::randomHand(number);
        const Hand hand = fold(made.deal, made.actions).hand;
        const Side winner = number % 2 == 0 ? Side::NS : Side::EW;
        PerSide<CardSet> captured;
        captured[winner] = hand.result()->captured[Side::NS] | hand.result()->captured[Side::EW];
        const Result result = resultOf(captured, winner, other(winner), hand.tally(), hand.rules());
        const KeptHand written = writtenDown(hand.tally(), captured, winner, hand.rules());
        QVERIFY(!faultOf(written, hand.rules()));
        compare(accountOf(written, hand.rules()), result);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestSheetHand::everyPrefixOfMarksHasTheEnginesNet() {
    for (std::uint64_t number = 1; number <= 300; ++number) {
        const auto made = support::randomHand(number);
        const Hand hand = fold(made.deal, made.actions).hand;
        KeptHand written = writtenDown(hand);
        for (std::size_t n = written.marks.size(); n > 0; --n) {
            const HandAccount account = accountOf(written, hand.rules());
            QCOMPARE(account.tally.net(), hand.tally().marks()[n - 1].net);
            written.marks.pop_back();
            written.ending = {};
        }
        QCOMPARE(accountOf(written, hand.rules()).net, 0);
    }
}

void TestSheetHand::m7_3_restiArePaidAt60() {
    std::vector<PadMark> marks(6, death(Side::EW, 10));
    QCOMPARE(accountOfMarks(marks).net, 0);
    QCOMPARE(accountOfMarks(marks).resti, -1);
    QVERIFY(!accountOfMarks(marks).over);
    marks[0].points = 5; // changed afterwards: the resto was never paid
    QCOMPARE(accountOfMarks(marks).net, -55);
    QCOMPARE(accountOfMarks(marks).resti, 0);
    RuleSet atEnd;
    atEnd.restiAtEndOnly = true;
    marks.push_back(death(Side::EW, 10));
    QCOMPARE(accountOfMarks(marks, atEnd).net, -65);
    QCOMPARE(accountOfMarks(marks, atEnd).resti, 0);
}

void TestSheetHand::typedResults_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("net");
    QTest::addColumn<int>("resti");
    QTest::newRow("count alone") << "98-181" << -83 << -2;
    QTest::newRow("with the pad") << "34+147-98" << 83 << 2;
    QTest::newRow("nothing") << "0" << 0 << 0;
    QTest::newRow("exactly a resto") << "60" << 60 << 1;
    QTest::newRow("one more") << "61" << 61 << 2;
}

void TestSheetHand::typedResults() {
    QFETCH(const QString, typed);
    const HandAccount account = accountOf(KeptHand{.ending = TypedResult{typed.toStdString()}}, {});
    QVERIFY(account.over);
    QTEST(account.net, "net");
    QTEST(account.resti, "resti");
}

void TestSheetHand::typedResultsJoinTheMarks() {
    KeptHand hand{.marks = std::vector<PadMark>(7, death(Side::NS, 10)), .ending = TypedResult{"98-181"}};
    const HandAccount account = accountOf(hand, {});
    QCOMPARE(account.tally.net(), 10);
    QCOMPARE(account.net, -73);
    QCOMPARE(account.restiNow, -2);
    QCOMPARE(account.resti, -1); // one was paid in the course of the hand
    // Another two were, that nobody marked.
    std::get<TypedResult>(hand.ending).paid = -2;
    QCOMPARE(accountOf(hand, {}).restiNow, -2);
    QCOMPARE(accountOf(hand, {}).resti, -3);
}

void TestSheetHand::sums_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("value"); // 0 with a fault
    QTest::addColumn<int>("fault");
    const auto good = [](const char* typed, int value) {
        QTest::newRow(typed) << QString::fromUtf8(typed) << value << -1;
    };
    const auto bad = [](const char* name, const char* typed, Fault fault) {
        QTest::newRow(name) << QString::fromUtf8(typed) << 0 << static_cast<int>(fault);
    };
    good("181", 181);
    good("98-181", -83);
    good(" 34 + 147 − 98 ", 83);
    good("-12", -12);
    good("+12–12", 0);
    bad("nothing", "", Fault::SumEmpty);
    bad("blanks", "   ", Fault::SumEmpty);
    bad("words", "many", Fault::SumNotANumber);
    bad("a word behind", "98 resti", Fault::SumNotANumber);
    bad("two signs", "5--5", Fault::SumNotANumber);
    bad("two numbers", "98 181", Fault::SumNotANumber);
    bad("unfinished", "98-", Fault::SumUnfinished);
    bad("a sign alone", "−", Fault::SumUnfinished);
    bad("large", "98765432109876543210", Fault::SumTooLarge);
    bad("large together", "9999+1", Fault::SumTooLarge);
    bad("a point", "9.5", Fault::SumNotANumber);
    bad("digits of another script", "٣", Fault::SumNotANumber);
}

void TestSheetHand::sums() {
    QFETCH(const QString, typed);
    QFETCH(const int, value);
    QFETCH(const int, fault);
    const auto sum = sumOf(typed.toStdString());
    if (const auto* problem = std::get_if<Problem>(&sum))
        QCOMPARE(static_cast<int>(problem->fault), fault);
    else
        QCOMPARE(std::get<int>(sum), value);
    QCOMPARE(sum.index() == 1, fault >= 0);
}

// However two counts are typed, they are two counts; anything else is a sum.
void TestSheetHand::twoCounts_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("two");
    QTest::addColumn<int>("value");
    for (const char* typed : {"98:181", "98 181", "98-181", "98 : 181", "98−181", " 98 – 181 ", "98/181",
                              "98\t181", "98\u00a0181", "98\u202f:\u202f181"})
        QTest::newRow(typed) << QString::fromUtf8(typed) << true << -83;
    QTest::newRow("a sum") << QStringLiteral("34+147-98") << false << 83;
    QTest::newRow("one number") << QStringLiteral("181") << false << 181;
    QTest::newRow("a loss") << QStringLiteral("-12") << false << -12;
    QTest::newRow("two minuses") << QStringLiteral("98-1-2") << false << 95;
}

void TestSheetHand::twoCounts() {
    QFETCH(const QString, typed);
    QFETCH(const bool, two);
    QFETCH(const int, value);
    const auto counts = countsOf(typed.toStdString());
    QCOMPARE(counts.has_value(), two);
    if (two)
        QVERIFY(*counts == (TwoCounts{98, 181}));
    const HandAccount account = accountOf(KeptHand{.ending = TypedResult{typed.toStdString()}}, {});
    QCOMPARE(account.typed, value);
    QCOMPARE(account.typedCounts.has_value(), two); // both numbers are there again whenever it is looked at
    for (const char* wrong : {"98:", ":181", "98::181", "98 181 3", "98:181x", "99999:1"})
        QVERIFY2(std::holds_alternative<Problem>(typedValue(wrong)), wrong);
}

void TestSheetHand::m8_1_misdeal() {
    QCOMPARE(misdealPoints(0), 10);
    QCOMPARE(misdealPoints(3), 40);
    QVERIFY(!faultOf(PadMark{Reason::Misdeal, Side::EW, 40, {}}, {}));
    QCOMPARE(faultOf(PadMark{Reason::Misdeal, Side::EW, 45, {}}, {})->fault, Fault::MisdealPoints);
    QCOMPARE(accountOfMarks({{Reason::Misdeal, Side::EW, 40, {}}, death(Side::NS, 5)}).net, -35);
}

void TestSheetHand::m8_2_wrongNumberOfCards() {
    KeptHand hand = counted("T40 T39 T38 M CK DK SK", "T1 T2 T3 T4 T5 T10 T13 T20 T28 BK", 44, Side::EW);
    hand.cardsOnly[Side::NS] = true;
    hand.marks = {death(Side::NS, 10)};
    const HandAccount account = accountOf(hand, {});
    const SideCount& ns = account.result->count[Side::NS];
    const SideCount& ew = account.result->count[Side::EW];
    QCOMPARE(ns.total(), 2); // 44 cards, and nothing else
    QCOMPARE(ew.versicolePoints(), 17 + 15);
    QCOMPARE(ew.total(), 10 + 32 + 4 * 3 + 6 * 5);
    QCOMPARE(account.net, 10 + 2 - 84); // what was marked stays
    QCOMPARE(account.resti, -2);
}

void TestSheetHand::nonsenseIsRefused() {
    QCOMPARE(faultIn(counted("T40 CK", "CK T1", 42)), Fault::OnBothSides);
    const QString most = QStringLiteral("T1 T2 T3 T4 T5 T10 T13 T20 T28 T29 T30 T31 T32 T33");
    QCOMPARE(faultIn(counted(most, "", 85)), Fault::CardsRange);
    QCOMPARE(faultIn(counted(most, "", -1)), Fault::CardsRange);
    QCOMPARE(faultIn(counted(most, "", 12)), Fault::FewerThanNamed);
    QCOMPARE(faultIn(counted(most, "", 0)), Fault::FewerThanNamed);
    QCOMPARE(faultIn(counted("", most, 84, Side::NS)), Fault::FewerThanNamed);
    QCOMPARE(faultIn(counted("T40", "T39", 42)), Fault::FolaTooLarge);
    QCOMPARE(faultIn(counted(most, "", 84, Side::EW)), Fault::LastTrickOfNone);
    QCOMPARE(faultIn(counted(most + QStringLiteral(" T14"), "", 42)), Fault::NotScoring);
    QCOMPARE(faultIn(counted(most, "", 84, Side::NS)), Fault::NameTwice); // a cappotto
    QCOMPARE(faultIn({.ending = TypedResult{"ninety"}}), Fault::SumNotANumber);
    QCOMPARE(faultIn({.ending = TypedResult{"90", 21}}), Fault::PaidRange);
    QCOMPARE(faultIn({.ending = TypedResult{"90", -21}}), Fault::PaidRange);
    QCOMPARE(faultIn({.marks = {death(Side::NS, 7)}}), Fault::DeathPoints);
    const auto card = [](Reason reason, Side side, int points, const char* cards) {
        return PadMark{reason, side, points, support::cards(QString::fromLatin1(cards))};
    };
    QCOMPARE(faultIn({.marks = {card(Reason::Death, Side::NS, 5, "T29")}}), Fault::NotACounter);
    QCOMPARE(faultIn({.marks = {card(Reason::Death, Side::NS, 5, "T40")}}), Fault::CardPoints);
    QCOMPARE(faultIn({.marks = {card(Reason::Declaration, Side::NS, 15, "T28 T29 T30"),
                                card(Reason::Declaration, Side::EW, 15, "T30 T31 T32")}}),
             Fault::DeclaredByBoth);
    QCOMPARE(faultIn({.marks = {card(Reason::Declaration, Side::NS, 10, "T28 T29 T30")}}),
             Fault::NotAVersicola);
    QCOMPARE(faultIn({.marks = {card(Reason::Death, Side::NS, 10, "T40"), death(Side::EW, 3),
                                card(Reason::Death, Side::EW, 10, "T40")}}),
             Fault::DiedTwice);
    QCOMPARE(faultIn({.marks = {card(Reason::Rob, Side::NS, 10, "T40"),
                                card(Reason::Upcard, Side::EW, 10, "T40")}}),
             Fault::ComeTwice);
    QCOMPARE(faultIn({.marks = {card(Reason::Rob, Side::NS, 10, "T40"),
                                card(Reason::Death, Side::EW, 10, "T40")}}),
             Fault::NameTwice); // robbed, and lost later
    QCOMPARE(faultIn({.revokes = {4}}), Fault::NoSuchPlayer);
}

// A typed 120:999 was taken as it stood, and so was a seventh ten that died.
void TestSheetHand::moreThanAHandHasIsTold() {
    const auto excess = [](const KeptHand& hand, const RuleSet& rules = {}) {
        const auto found = excessOf(hand, rules);
        return found ? found->fault : Fault::NameTwice; // no such
    };
    const auto none = Fault::NameTwice;
    const auto result = [](const char* text) { return KeptHand{.ending = TypedResult{text}}; };
    // M7.1: all of it is 142 + 10 + 42, and the versicole of the whole pack, each but the Fool's with 5 more:
    // 22 + 95 + 20 + 20 + 30 + 25.
    const int most = 142 + 10 + 42 + 212;
    QCOMPARE(excess(result("120:999")), Fault::CountTooLarge);
    QCOMPARE(excessOf(result("120:999"), {})->limit, most);
    QCOMPARE(excess(result("406:0")), none);
    QCOMPARE(excess(result("0:407")), Fault::CountTooLarge);
    QCOMPARE(excess(result("300:107")), Fault::CountsTooLarge);
    QCOMPARE(excess(result("+500")), Fault::ResultTooLarge);
    QCOMPARE(excess(result("34+147-98")), none);
    RuleSet demon;
    demon.demon = true;
    QCOMPARE(excess(result("431:0"), demon), none); // 20 and 5 more, and the 14 is no counter
    QCOMPARE(excess(result("432:0"), demon), Fault::CountTooLarge);

    const auto marks = [](int times, PadMark mark) {
        return KeptHand{.marks = std::vector<PadMark>(static_cast<std::size_t>(times), mark)};
    };
    const std::array<std::pair<int, int>, 3> counters{{{3, 4}, {5, 16}, {10, 5}}}; // M2.1
    for (const auto& [points, cards] : counters) {
        QCOMPARE(excess(marks(cards, death(Side::NS, points))), none);
        QCOMPARE(excess(marks(cards + 1, death(Side::NS, points))), Fault::DeathsTooMany);
        QCOMPARE(excess(marks(cards + 1, {Reason::Rob, Side::EW, points})), Fault::ComeTooMany);
    }
    KeptHand both = marks(5, death(Side::NS, 10));
    both.marks.push_back(death(Side::EW, 10));
    QCOMPARE(excess(both), Fault::DeathsTooMany);
    QCOMPARE(excessOf(both, {})->mark, 5);
    QCOMPARE(excess(marks(4, {Reason::Upcard, Side::NS, 5})), none);
    QCOMPARE(excess(marks(5, {Reason::Upcard, Side::NS, 5})), Fault::UpcardsTooMany);
    QCOMPARE(excess(marks(2, {Reason::Declaration, Side::NS, 15, trumps({28, 29, 30})})), Fault::ShownTwice);
    QCOMPARE(excess(marks(2, {Reason::Declaration, Side::NS, 106})), none);
    QCOMPARE(excess(marks(2, {Reason::Declaration, Side::NS, 107})), Fault::ShownTooMuch);
}

void TestSheetHand::theUnlikelyIsAsked() {
    const auto doubt = [](const char* text) {
        const auto found = doubtOf(KeptHand{.ending = TypedResult{text}}, {});
        return found ? found->fault : Fault::NameTwice; // none
    };
    QCOMPARE(doubt("98:181"), Fault::NameTwice);
    QCOMPARE(doubt("40:22"), Fault::NameTwice);
    QCOMPARE(doubt("40:21"), Fault::CountsVerySmall); // 142 + 10 less five tens and eight fives in the fola
    QCOMPARE(doubt("350:5"), Fault::NameTwice);
    QCOMPARE(doubt("350:6"), Fault::CountsVeryLarge);
    QCOMPARE(doubt("12"), Fault::NameTwice); // a difference may be anything
    // M8.2: who may count the cards alone has no counters.
    KeptHand struck{.ending = TypedResult{"2:10"}};
    struck.cardsOnly[Side::NS] = true;
    QVERIFY(!doubtOf(struck, {}));
}

VERSICOLA_TEST(TestSheetHand)
#include "test_sheet_hand.moc"
