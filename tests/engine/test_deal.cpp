// M5.1–M5.8: cut, robbing, deal, fola, taking.
#include "minchiate/numbered_deal.h"
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace support;

namespace {

template<class E>
std::vector<E> all(const Hand::Events& events) {
    std::vector<E> found;
    for (const Event& event : events)
        if (const auto* e = std::get_if<E>(&event))
            found.push_back(*e);
    return found;
}

// A lower packet and a hand in which nobody needs to answer or discard, unless robbing makes it so.
Setup robbing(const char* robbed) {
    Setup setup;
    setup.robbed = robbed;
    return setup;
}

} // namespace

class TestDeal : public QObject {
    Q_OBJECT

private slots:
    void m5_2_cutRange_data();
    void m5_2_cutRange();
    void m5_2_robbing_data();
    void m5_2_robbing();
    void m5_3_theCardsSeenAreTheFola();
    void m5_4_moreThanThirteenRobbed_data();
    void m5_4_moreThanThirteenRobbed();
    void m5_5_packets();
    void m5_5_turnedUpCountersAreMarked();
    void m5_6_theDealerTurnsTheFola_data();
    void m5_6_theDealerTurnsTheFola();
    void m5_8_theDealersPartnerAnnounces();
    void m5_7_takenCountersAreUnmarked();
};

void TestDeal::m5_2_cutRange_data() {
    QTest::addColumn<int>("cards");
    QTest::addColumn<bool>("legal");
    for (const auto& [cards, legal] : {std::pair{0, false},
                                       {1, false},
                                       {12, false},
                                       {13, true},
                                       {14, true},
                                       {50, true},
                                       {83, true},
                                       {84, true},
                                       {85, false},
                                       {97, false},
                                       {98, false}})
        QTest::addRow("%d", cards) << cards << legal;
}

void TestDeal::m5_2_cutRange() {
    QFETCH(const int, cards);
    QFETCH(const bool, legal);
    const Hand hand({{}, Seat::E, numberedDeck(1)});
    QVERIFY(hand.cutter() == Seat::S);
    QVERIFY(hand.choice()->seat == Seat::S && std::holds_alternative<CutChoice>(hand.choice()->among));
    QVERIFY(why(hand, QString("S:cut %1").arg(cards)) ==
            (legal ? std::nullopt : std::optional(Why::CutRange)));
    QVERIFY(why(hand, QString("E:cut %1").arg(cards)) == Why::CutFirst);
    QVERIFY(why(hand, u"S:play C2") == Why::CutFirst);
    QVERIFY(why(hand, u"N:fall") == Why::CutFirst);
    if (!legal)
        return;
    Hand after = hand;
    act(after, Action{Seat::S, Cut{cards}});
    QVERIFY(why(after, u"S:cut 20").has_value());
    for (Seat seat : kSeats)
        QVERIFY(after.held(seat).size() >= 21);
}

void TestDeal::m5_2_robbing_data() {
    QTest::addColumn<QString>("robbed");
    QTest::addColumn<bool>("rob29");
    QTest::addColumn<QString>("rest"); // right above the robbed cards
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("marks");
    const auto row = [](const char* name, const char* robbed, bool rob29, const char* rest,
                        const char* expected, const char* marks) {
        QTest::newRow(name) << QString(robbed) << rob29 << QString(rest) << QString(expected)
                            << QString(marks);
    };
    row("none", "", true, "T19", "", "");
    row("one counter", "T40", true, "C2", "T40", "rob EW 10 T40");
    row("sopraventi are robbed unmarked", "T21 T33", true, "C2", "T21 T33", "rob EW 5 T33");
    row("counters of all kinds", "M CK T2 T10", true, "CQ", "M CK T2 T10",
        "rob EW 5 M\nrob EW 5 CK\nrob EW 3 T2\nrob EW 5 T10");
    row("the 29", "T29 T1", true, "T6", "T29 T1", "rob EW 5 T1");
    row("the 29 stops it without the switch", "T1", false, "T29", "T1", "rob EW 5 T1");
}

void TestDeal::m5_2_robbing() {
    QFETCH(const QString, robbed);
    QFETCH(const bool, rob29);
    QFETCH(const QString, rest);
    QFETCH(const QString, expected);
    QFETCH(const QString, marks);
    Setup setup = robbing(robbed.toUtf8());
    setup.rules.rob29 = rob29;
    const CutDeal made = dealFor(setup);
    Deal deal = made.deal;
    // The card that ends the robbing is wanted in its place.
    const auto above = static_cast<std::size_t>(made.cut - static_cast<int>(list(robbed).size()) - 1);
    std::swap(deal.deck[above], *std::ranges::find(deal.deck, card(rest)));
    if (faultOf(deal.deck))
        std::swap(deal.deck.back(),
                  *std::ranges::find_if(deal.deck, [](Card c) { return suitOf(c) == Suit::Cups; }));
    Hand hand(deal);
    const auto events = act(hand, Action{Seat::W, Cut{made.cut}});
    QCOMPARE(codesOf(hand.robbed()), expected);
    std::vector<Card> shown;
    for (const auto& e : all<event::Robbed>(events))
        shown.push_back(e.card);
    QCOMPARE(codesOf(shown), expected);
    QVERIFY(hand.dealtHands()[Seat::W].containsAll(cards(expected)));
    QStringList found;
    for (const QString& line : support::marks(hand.tally()).split('\n'))
        if (line.startsWith("rob"))
            found << line;
    QCOMPARE(found.join('\n'), marks);
    QCOMPARE(codesOf(hand.looked().front()), rest);
    QCOMPARE(hand.looked().size(), std::size_t{13} - list(expected).size());
}

void TestDeal::m5_3_theCardsSeenAreTheFola() {
    for (const char* robbed : {"", "T40", "T40 T39 T38", "T21..T27 T30..T35"}) {
        Setup setup = robbing(robbed);
        const CutDeal made = dealFor(setup);
        Hand hand(made.deal);
        act(hand, Action{Seat::W, Cut{made.cut}});
        auto seen = hand.looked();
        std::ranges::reverse(seen); // seen from the bottom upwards
        const auto count = static_cast<std::size_t>(13) - list(QString(robbed)).size();
        if (count == 0)
            continue;
        QCOMPARE(seen.size(), count);
        QCOMPARE(codesOf(seen), codesOf(hand.fola()));
    }
}

void TestDeal::m5_4_moreThanThirteenRobbed_data() {
    QTest::addColumn<int>("robbed");
    QTest::addColumn<bool>("dealerTurnsUp");
    for (int robbed : {13, 14, 15, 16, 24, 25, 33})
        QTest::addRow("%d", robbed) << robbed << (robbed <= 13);
}

void TestDeal::m5_4_moreThanThirteenRobbed() {
    QFETCH(const int, robbed);
    QFETCH(const bool, dealerTurnsUp);
    QString codes;
    for (Card c : robbable({}))
        if (list(codes).size() < static_cast<std::size_t>(robbed))
            codes += ' ' + codesOf(c);
    Setup setup = robbing(codes.toUtf8());
    Hand hand = handFor(setup);
    const int missing = robbed - 13;
    QCOMPARE(static_cast<int>(hand.robbed().size()), robbed);
    QCOMPARE(hand.passed(), missing);
    QVERIFY(hand.fola().empty());
    QVERIFY(hand.folaRobbed().empty() && hand.taken().empty() && !hand.turnedBack());
    QCOMPARE(hand.held(Seat::S).size(), 21 - missing);
    QCOMPARE(hand.held(Seat::W).size(), 21 + robbed);
    QCOMPARE(hand.held(Seat::E).size(), 21);
    QCOMPARE(hand.held(Seat::N).size(), 21);
    QCOMPARE(hand.turnedUp()[Seat::S].has_value(), dealerTurnsUp);
    for (Seat seat : {Seat::E, Seat::N, Seat::W})
        QVERIFY(hand.turnedUp()[seat]);

    const auto choice = std::get<DiscardChoice>(hand.choice()->among);
    QVERIFY(hand.choice()->seat == Seat::W);
    QCOMPARE(choice.count, robbed);
    std::vector<Card> discards;
    for (Card c : choice.from)
        if (static_cast<int>(discards.size()) < robbed)
            discards.insert(discards.begin(), c);
    const CardSet before = hand.held(Seat::S);
    const auto events = act(hand, Action{Seat::W, Discard{discards}});
    const std::vector<Card> passed(discards.begin(), discards.begin() + missing);
    const std::vector<Card> left(discards.begin() + missing, discards.end());
    CardSet expected = before;
    for (Card c : passed)
        expected.insert(c);
    QCOMPARE(codesOf(hand.held(Seat::S)), codesOf(expected));
    QVERIFY(hand.phase() == Phase::Play);
    for (Seat seat : kSeats)
        QCOMPARE(hand.held(seat).size(), 21);
    if (missing == 0) {
        QVERIFY(hand.fola().empty()); // the discards join it after trick 1
        return;
    }
    QCOMPARE(codesOf(hand.fola()), codesOf(left));
    const auto moved = all<event::Passed>(events);
    QCOMPARE(moved.size(), std::size_t{1});
    QVERIFY(moved[0].from == Seat::W && moved[0].to == Seat::S);
    QCOMPARE(codesOf(moved[0].cards), codesOf(passed));
    Hand::Events last;
    while (!hand.discardsShown()) {
        const auto due = hand.choice();
        const auto* play = std::get_if<PlayChoice>(&due->among);
        last = act(hand, play ? Action{due->seat, Play{play->cards.first()}} : Action{due->seat, Declare{}});
    }
    const auto shown = all<event::DiscardsShown>(last); // what was passed stays unseen
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(codesOf(shown[0].cards), codesOf(left));
    QCOMPARE(hand.announcements().size(), std::size_t{2});
    QVERIFY(hand.announcements()[0] == hand.announcements()[1]);
    QVERIFY(hand.announcements()[0] == countSuits(cards(codesOf(left))));
    QCOMPARE(hand.fola().size(), std::size_t{13});
    playOn(hand);
    QVERIFY(hand.phase() == Phase::Counted);
}

void TestDeal::m5_5_packets() {
    for (Seat dealer : kSeats) {
        Deal deal{{}, dealer, numberedDeck(5)};
        Hand hand(deal);
        constexpr int cut = 40;
        const auto events = act(hand, Action{hand.cutter(), Cut{cut}});
        QVERIFY(hand.robbed().empty()); // this deck, this cut
        std::vector<Card> pile(deal.deck.begin() + cut, deal.deck.end());
        pile.insert(pile.end(), deal.deck.begin(), deal.deck.begin() + cut);
        const auto packets = all<event::Dealt>(events);
        QCOMPARE(packets.size(), std::size_t{8});
        for (std::size_t i = 0; i < 8; ++i) {
            QVERIFY(packets[i].seat == turned(dealer, static_cast<int>(i) + 1));
            const auto from = pile.begin() + 10 * static_cast<std::ptrdiff_t>(i);
            QCOMPARE(codesOf(packets[i].cards), codesOf(std::vector<Card>(from, from + 10)));
            QCOMPARE(packets[i].count, 10);
        }
        const auto up = all<event::TurnedUp>(events);
        QCOMPARE(up.size(), std::size_t{4});
        for (std::size_t i = 0; i < 4; ++i) {
            QVERIFY(up[i].seat == turned(dealer, static_cast<int>(i) + 1));
            QVERIFY(up[i].card == pile[80 + i]);
            QVERIFY(hand.turnedUp()[up[i].seat] == pile[80 + i]);
        }
    }
}

void TestDeal::m5_5_turnedUpCountersAreMarked() {
    Setup setup;
    const QString plain = "T6..T9 T11 T12 T14..T19 S2..S9";
    setup.hands = {{"SK D10 B2..B10 BA C10 C9 C8 C7 C6 C5 C4 C3 T5", plain + " T40", "", ""}};
    const Hand hand = handFor(setup);
    QCOMPARE(codesOf(hand.turnedUp()[Seat::E]), "T40");
    QCOMPARE(codesOf(hand.turnedUp()[Seat::S]), "T5");
    QCOMPARE(marks(hand.tally()), "upcard EW 10 T40\nupcard NS 3 T5"); // the dealer's last
}

void TestDeal::m5_6_theDealerTurnsTheFola_data() {
    QTest::addColumn<QString>("fola");
    QTest::addColumn<QString>("turned");
    QTest::addColumn<QString>("back");
    QTest::addColumn<QString>("taken");
    QTest::addColumn<QString>("marks");
    const auto row = [](const char* name, const char* fola, const char* turned, const char* back,
                        const char* taken, const char* marks) {
        QTest::newRow(name) << QString(fola) << QString(turned) << QString(back) << QString(taken)
                            << QString(marks);
    };
    row("nothing", "C2", "", "C2", "", "");
    row("one", "T40 C2", "T40", "C2", "", "fola NS 10 T40");
    row("sopraventi too", "T21 M C2", "T21 M", "C2", "", "fola NS 5 M");
    row("the first other card stops it", "T30 CQ T31", "T30", "CQ", "T31", "fola NS 5 T30");
    row("all counters are taken, no sopraventi", "C2 T22 T1 T29 CK", "", "C2", "T1 CK", "");
}

void TestDeal::m5_6_theDealerTurnsTheFola() {
    QFETCH(const QString, fola);
    QFETCH(const QString, turned);
    QFETCH(const QString, back);
    QFETCH(const QString, taken);
    QFETCH(const QString, marks);
    Setup setup;
    setup.fola = fola;
    const Hand hand = handFor(setup);
    QCOMPARE(codesOf(hand.folaRobbed()), turned);
    QCOMPARE(codesOf(hand.turnedBack()), back);
    QCOMPARE(codesOf(hand.taken()), taken);
    QCOMPARE(support::marks(hand.tally()), marks);
    const auto owed = list(turned).size() + list(taken).size();
    QCOMPARE(hand.fola().size(), 13 - owed);
    QCOMPARE(hand.held(Seat::S).size(), 21 + static_cast<int>(owed));
    QVERIFY(hand.held(Seat::S).containsAll(cards(turned) | cards(taken)));
    if (owed == 0) {
        QVERIFY(hand.phase() == Phase::Play);
    } else {
        QVERIFY(hand.choice()->seat == Seat::S);
        QCOMPARE(std::get<DiscardChoice>(hand.choice()->among).count, static_cast<int>(owed));
    }
    QCOMPARE(hand.announcements().size(), std::size_t{1});
    QVERIFY(hand.announcements()[0] == countSuits(cards(codesOf(hand.fola()))));
}

void TestDeal::m5_7_takenCountersAreUnmarked() {
    Setup setup;
    setup.fola = "C2 T40 T39 M";
    const Hand hand = handFor(setup);
    QCOMPARE(codesOf(hand.taken()), "T40 T39 M");
    QCOMPARE(marks(hand.tally()), "");
    QVERIFY((cards(codesOf(hand.fola())) & kCounters).empty());
}

void TestDeal::m5_8_theDealersPartnerAnnounces() {
    for (Seat dealer : kSeats) {
        Hand hand(Deal{{}, dealer, numberedDeck(5)});
        const auto announced = all<event::Announced>(act(hand, Action{hand.cutter(), Cut{40}}));
        QCOMPARE(announced.size(), std::size_t{1});
        QVERIFY(announced[0].speaker == partner(dealer));
        QVERIFY(announced[0].counts == countSuits(setOf(hand.fola())));
    }
}

VERSICOLA_TEST(TestDeal)
#include "test_deal.moc"
