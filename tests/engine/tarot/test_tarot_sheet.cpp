// The sheet for a real table of French Tarot: what is typed comes to what the rules give, and what cannot be
// is refused with its rule.
#include "tarot_text.h"

#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "tarot/records/sheet_record.h"

using namespace tarot;
using namespace tarot::sheet;
using namespace support;

Q_DECLARE_METATYPE(tarot::sheet::KeptContract)

class TestTarotSheet : public QObject {
    Q_OBJECT

private slots:
    void F13_workedExamples_data();
    void F13_workedExamples();
    void typedHandsPayWhatPlayedOnesDo();
    void refused_data();
    void refused();
    void F10_3_misereHand();
    void whatIsNotPlayedAtThisTable();
    void F3_4_voidHandsDoNotCount();
    void changedHandsKeepWhatTheyWere();
    void namesAreToldApart();
    void aDraftIsAHandOnceAllIsSaid();
};

void TestTarotSheet::F13_workedExamples_data() {
    QTest::addColumn<KeptContract>("hand");
    QTest::addColumn<int>("each");
    QTest::addColumn<int>("declarer");
    const auto row = [](const char* rule, Bid bid, int points, std::optional<Camp> petit, bool shown,
                        Slam slam, int each, int declarer) {
        KeptContract hand;
        hand.contract.bid = bid;
        hand.bouts = 2;
        hand.halves = 2 * points;
        hand.petit = petit;
        if (shown)
            hand.poignees = {{Seat::First, 10}};
        hand.slam = slam;
        hand.won = slam == Slam::None ? Tricks::Some : Tricks::All;
        QTest::newRow(rule) << hand << each << declarer;
    };
    row("F13.1", Bid::Garde, 49, Camp::Declarer, true, Slam::None, 106, 318);
    row("F13.2", Bid::GardeSans, 45, Camp::Defence, false, Slam::None, 76, 228);
    row("F13.3", Bid::Prise, 34, Camp::Declarer, true, Slam::None, -42, -126);
    row("F13.4", Bid::Garde, 52, std::nullopt, true, Slam::None, 92, 276);
    row("F13.5", Bid::Garde, 87, Camp::Declarer, true, Slam::Chelem, 582, 1746);
}

void TestTarotSheet::F13_workedExamples() {
    QFETCH(const KeptContract, hand);
    QVERIFY(!faultOf(hand, {}, 4));
    const Account account = accountOf(hand, {}, 4);
    QTEST(account.price->each(), "each");
    QTEST(account.scores[Seat::First], "declarer");
    QCOMPARE(account.scores[Seat::Fourth], -account.price->each());
}

namespace {

// What the players of a hand would say of it.
KeptHand saidOf(const Hand& hand) {
    const Result& result = *hand.result();
    if (const auto* misere = std::get_if<MisereCount>(&result.how))
        return KeptMisere{misere->halves};
    const auto* count = std::get_if<ContractCount>(&result.how);
    if (!count)
        return KeptVoid{};
    KeptContract kept;
    kept.contract = *hand.contract();
    for (Seat seat : Seats::table(hand.players()))
        if (seat != kept.contract.declarer && count->camp.contains(seat))
            kept.partner = seat;
    kept.bouts = count->bouts().size();
    kept.halves = count->halves[Camp::Declarer];
    if (count->petit)
        kept.petit = count->petit->camp;
    for (const Announcement& one : hand.announcements())
        if (one.kind == Announced::Poignee)
            kept.poignees.push_back({one.seat, one.cards.size()});
        else
            kept.miseres.push_back({one.seat, one.kind});
    kept.slam = hand.slam();
    int won = 0;
    for (const Trick& trick : hand.tricks())
        won += count->camp.contains(*trick.winner) ? 1 : 0;
    const int tricks = hand.table().tricks;
    kept.won = won == tricks       ? Tricks::All
               : won == tricks - 1 ? Tricks::AllButOne
               : won == 0          ? Tricks::None
                                   : Tricks::Some;
    return kept;
}

} // namespace

void TestTarotSheet::typedHandsPayWhatPlayedOnesDo() {
    int contracts = 0, slams = 0, miseres = 0;
    for (std::uint64_t number = 0; number < many::handsByChance(6000); ++number) {
        if (number % 4 == 0)
            continue; // of two players
        const HandRecord record = anyTarotHand(number);
        const Folded played = fold(record.deal, record.actions);
        const Hand& hand = played.hand;
        QVERIFY(hand.result());
        const KeptHand said = saidOf(hand);
        const RuleSet& rules = record.deal.rules;
        const auto problem = faultOf(said, rules, hand.players());
        QVERIFY2(!problem, qPrintable(QStringLiteral("hand %1: %2")
                                          .arg(number)
                                          .arg(problem ? static_cast<int>(problem->what) : 0)));
        QVERIFY2(accountOf(said, rules, hand.players()).scores == hand.result()->scores,
                 qPrintable(QString::number(number)));
        if (const auto* contract = std::get_if<KeptContract>(&said)) {
            ++contracts;
            slams += contract->won == Tricks::All ? 1 : 0;
        }
        miseres += std::holds_alternative<KeptMisere>(said) ? 1 : 0;
    }
    QVERIFY(contracts > 2000 && slams > 10 && miseres > 50);
}

void TestTarotSheet::refused_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<KeptContract>("hand");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, int players, Fault fault, auto change) {
        KeptContract hand;
        hand.bouts = 2;
        hand.halves = 90;
        change(hand);
        QTest::newRow(name) << players << hand << static_cast<int>(fault);
    };
    row("F6.1 partner of four", 4, Fault::PartnerOff, [](auto& hand) { hand.partner = Seat::Second; });
    row("F6.1 one's own partner", 5, Fault::PartnerOff, [](auto& hand) { hand.partner = Seat::First; });
    row("F3.1 the fifth of four", 4, Fault::NoSeat, [](auto& hand) { hand.contract.declarer = Seat::Fifth; });
    row("F3.1 a partner who is not there", 4, Fault::NoSeat, [](auto& hand) { hand.partner = Seat::Fifth; });
    row("F3.1 trumps shown by the fifth of four", 4, Fault::NoSeat, [](auto& hand) {
        hand.poignees = {{Seat::Fifth, 10}};
    });
    row("F3.1 a misère of the fifth of four", 4, Fault::NoSeat, [](auto& hand) {
        hand.miseres = {{Seat::Fifth, Announced::MisereTetes}};
    });
    row("F1.4 fewer than no bouts", 4, Fault::Bouts, [](auto& hand) { hand.bouts = -1; });
    row("F2.1 fewer than no points", 4, Fault::PointsRange, [](auto& hand) { hand.halves = -2; });
    row("F5.3 pass", 4, Fault::NoBid, [](auto& hand) { hand.contract.bid = Bid::Pass; });
    row("F1.4 four bouts", 4, Fault::Bouts, [](auto& hand) { hand.bouts = 4; });
    row("F2.1 92 points", 4, Fault::PointsRange, [](auto& hand) { hand.halves = 184; });
    row("F2.4 a half", 4, Fault::HalfOfFour, [](auto& hand) { hand.halves = 91; });
    row("F2.1 less than its bouts", 3, Fault::BoutsWorth, [](auto& hand) { hand.halves = 17; });
    row("F2.1 more than the defence's bout leaves", 3, Fault::BoutsWorth,
        [](auto& hand) { hand.halves = 174; });
    row("F9.6 all tricks, and the petit lost", 4, Fault::PetitLost, [](auto& hand) {
        hand.halves = 174;
        hand.won = Tricks::All;
        hand.petit = Camp::Defence;
    });
    row("F9.8 all tricks, and points missing", 4, Fault::SlamPoints,
        [](auto& hand) { hand.won = Tricks::All; });
    row("F7.3 petit chelem", 4, Fault::SlamOff, [](auto& hand) { hand.slam = Slam::PetitChelem; });
    row("F7.5 eleven trumps", 4, Fault::PoigneeNumber, [](auto& hand) {
        hand.poignees = {{Seat::First, 11}};
    });
    row("F7.5 two of one player", 5, Fault::PoigneeTwice, [](auto& hand) {
        hand.poignees = {{Seat::First, 8}, {Seat::First, 10}};
    });
    row("F7.5 23 trumps", 4, Fault::PoigneeTrumps, [](auto& hand) {
        hand.poignees = {{Seat::First, 13}, {Seat::Second, 10}};
    });
    row("F7.7 said twice", 4, Fault::MisereTwice, [](auto& hand) {
        hand.miseres = {{Seat::First, Announced::MisereTetes}, {Seat::First, Announced::MisereTetes}};
    });
    row("F7.7 trumps shown and none held", 4, Fault::MiserePoignee, [](auto& hand) {
        hand.miseres = {{Seat::First, Announced::MisereAtouts}};
        hand.poignees = {{Seat::First, 10}};
    });
}

void TestTarotSheet::refused() {
    QFETCH(const int, players);
    QFETCH(const KeptContract, hand);
    QFETCH(const int, fault);
    const auto problem = faultOf(hand, {}, players);
    QVERIFY(problem);
    QCOMPARE(static_cast<int>(problem->what), fault);
    const QString rule = QString::fromStdString(std::string(ruleOf(problem->what)));
    QVERIFY2(QString::fromLatin1(QTest::currentDataTag()).startsWith(rule + u' ') ||
                 problem->what == Fault::Bouts,
             qPrintable(rule));
}

void TestTarotSheet::F10_3_misereHand() {
    KeptMisere hand;
    hand.halves = {20, 40, 50, 60};
    QCOMPARE(faultOf(hand, {}, 4)->what, Fault::MisereOff); // F5.5
    RuleSet rules;
    rules.allPass = AllPass::Misere;
    QVERIFY(!faultOf(hand, rules, 4));
    QCOMPARE(accountOf(hand, rules, 4).scores, (PerSeat<int>{45, 5, -15, -35}));
    hand.halves = {20, 40, 60, 63};
    QCOMPARE(faultOf(hand, rules, 4)->what, Fault::MiserePoints);
    QCOMPARE(ruleOf(Fault::MiserePoints), std::string_view("F2.1"));
    QCOMPARE(ruleOf(Fault::MisereOff), std::string_view("F5.5"));
    for (int wrong : {-1, 183}) {
        hand.halves = {20, wrong, 0, 0};
        QCOMPARE(faultOf(hand, rules, 4)->what, Fault::PointsRange);
    }
}

void TestTarotSheet::whatIsNotPlayedAtThisTable() {
    KeptContract hand;
    hand.bouts = 2;
    hand.halves = 90;
    hand.miseres = {{Seat::Second, Announced::MisereTetes}};
    RuleSet rules;
    rules.miseres = true;
    QVERIFY(!faultOf(hand, rules, 4));
    rules.miseres = false;
    QCOMPARE(faultOf(hand, rules, 4)->what, Fault::MiseresOff);
    QCOMPARE(ruleOf(Fault::MiseresOff), std::string_view("F7.7"));
    rules.pousse = false; // F5.3
    hand.contract.bid = Bid::Pousse;
    QCOMPARE(faultOf(hand, rules, 4)->what, Fault::NoBid);
}

void TestTarotSheet::F3_4_voidHandsDoNotCount() {
    Sheet sheet;
    sheet.players = 3;
    sheet.firstDealer = Seat::Second;
    sheet.length = 2;
    KeptContract made;
    made.bouts = 3;
    made.halves = 92; // 46 points: made by ten
    sheet.entries = {{KeptVoid{}}, {made}};
    QCOMPARE(handsCounted(sheet), 1);
    QVERIFY(!over(sheet));
    QCOMPARE(dealerOf(sheet, 2), Seat::First); // F3.3
    QCOMPARE(linesOf(sheet).front().after, (PerSeat<int>{}));
    QCOMPARE(totalsOf(sheet), (PerSeat<int>{70, -35, -35}));
    made.contract.declarer = Seat::Third;
    sheet.entries.push_back({made});
    QVERIFY(over(sheet));
    QCOMPARE(totalsOf(sheet), (PerSeat<int>{35, -70, 35}));
}

void TestTarotSheet::changedHandsKeepWhatTheyWere() {
    Entry entry{KeptVoid{}};
    change(entry, KeptVoid{}, 100);
    QVERIFY(entry.former.empty());
    change(entry, KeptContract{}, 100);
    QCOMPARE(entry.former.size(), std::size_t{1});
    KeptContract other;
    other.bouts = 1;
    change(entry, other, 150); // one sitting is one change
    QCOMPARE(entry.former.size(), std::size_t{1});
    QVERIFY(std::holds_alternative<KeptVoid>(entry.former.front().was));
    change(entry, KeptVoid{}, 200); // as it was
    QVERIFY(entry.former.empty());
    change(entry, other, 300);
    change(entry, KeptContract{}, 300 + kOneSitting);
    QCOMPARE(entry.former.size(), std::size_t{2});
}

void TestTarotSheet::namesAreToldApart() {
    using namespace kept;
    const std::array<std::string, 4> names{"Ada", "Bea", "Cid", ""}, same{"Ada", "Bea", "Ada", ""};
    QVERIFY(!nameFault(std::span(names).first(3)));
    QCOMPARE(nameFault(names), (NameProblem{NameFault::Empty, 3}));
    QCOMPARE(nameFault(std::span(same).first(3)), (NameProblem{NameFault::Same, 2}));
}

void TestTarotSheet::aDraftIsAHandOnceAllIsSaid() {
    Draft draft;
    QCOMPARE(missingIn(draft, 5), Missing::Taker);
    draft.taker = Seat::Second;
    QCOMPARE(missingIn(draft, 5), Missing::Bid);
    draft.bid = Bid::Garde;
    QCOMPARE(missingIn(draft, 5), Missing::Partner);
    QCOMPARE(missingIn(draft, 4), Missing::Bouts); // F6.1: only five call
    draft.alone = true;
    draft.bouts = 2;
    QCOMPARE(missingIn(draft, 5), Missing::Points);
    QVERIFY(!handOf(draft, 5));
    draft.counted = Camp::Defence; // F2.1: whichever pile was counted, together they are 91
    draft.halves = 85;
    const auto hand = handOf(draft, 5);
    QVERIFY(hand);
    QCOMPARE(std::get<KeptContract>(*hand).halves, 97);
    QVERIFY(!std::get<KeptContract>(*hand).partner);
    QVERIFY(draftOf(*hand, 5).alone);
    draft.kind = Draft::Kind::Misere; // F10.3: what each won, and of nobody else
    draft.won = {20, 40, 50};
    QCOMPARE(missingIn(draft, 4), Missing::Won);
    const auto misere = handOf(draft, 3);
    draft.kind = Draft::Kind::Void;
    for (const auto& one : {hand, misere, handOf(draft, 3)})
        QVERIFY(one && handOf(draftOf(*one, one == hand ? 5 : 3), one == hand ? 5 : 3) == one);
}

VERSICOLA_TEST(TestTarotSheet)
#include "test_tarot_sheet.moc"
