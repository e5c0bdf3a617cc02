// What a seat may know and nothing else (M5.10, M5.11, M6.9–M6.11): hidden cards exchanged behind a view
// leave it as it was.
#include "minchiate/seat_view.h"
#include "support/deals.h"
#include "support/events_text.h"
#include "support/exchange.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace support;
using tricks::Random;

namespace {

Card pick(CardSet cards, Random& random) {
    return cards.nth(static_cast<int>(random.below(static_cast<unsigned>(cards.size()))));
}

// A hand made by chance, stopped at a point where nobody but the viewer owes an answer: that another seat is
// still thinking is all that the viewer could tell of it.
Story randomStory(std::uint64_t number, Seat viewer, Random& random) {
    const RandomHand hand = randomHand(number);
    const auto all = static_cast<unsigned>(hand.actions.size());
    // As often early in the hand as anywhere: there more is hidden.
    const auto length = random.below(2) == 0 ? random.below(std::min(all, 16u)) : random.below(all);
    Story story{hand.deal, {hand.actions.begin(), hand.actions.begin() + length}};
    const auto answering = told(story).hand.answering();
    if (answering && answering != viewer)
        story.actions.push_back({*answering, Declare{}});
    return story;
}

// The names of what differs between two views, for the message of a test.
QString differences(const SeatView& a, const SeatView& b) {
    QStringList names;
    const auto compare = [&](const char* name, bool same) {
        if (!same)
            names << QString(name);
    };
    compare("rules", a.rules == b.rules);
    compare("phase", a.phase == b.phase);
    compare("choice", a.choice == b.choice);
    compare("hand", a.hand == b.hand);
    compare("discarded", a.discarded == b.discarded);
    compare("passed", a.passed == b.passed);
    compare("captured", a.captured == b.captured);
    compare("handSizes", a.handSizes == b.handSizes);
    compare("robbed", a.robbed == b.robbed);
    compare("folaRobbed", a.folaRobbed == b.folaRobbed);
    compare("taken", a.taken == b.taken);
    compare("turnedUp", a.turnedUp == b.turnedUp);
    compare("turnedBack", a.turnedBack == b.turnedBack);
    compare("declared", a.declared == b.declared);
    compare("discardCounts", a.discardCounts == b.discardCounts);
    compare("discardsShown", a.discardsShown == b.discardsShown);
    compare("announcements", a.announcements == b.announcements);
    compare("fola", a.fola == b.fola);
    compare("tricks", a.tricks == b.tricks);
    compare("openHands", a.fallen == b.fallen && a.openHands == b.openHands && a.fellIn == b.fellIn);
    compare("foolDebt", a.foolDebt == b.foolDebt);
    compare("tally", a.tally == b.tally);
    compare("result", a.result == b.result);
    return names.join(' ');
}

} // namespace

class TestSeatView : public QObject {
    Q_OBJECT

private slots:
    void hiddenCardsMayBeExchanged_data();
    void hiddenCardsMayBeExchanged();
    void discardsMayBeExchangedWithTheHand();
    void knownCardsMayNot();
    void m5_10_whatEachSeatKnows();
    void m5_4_passedCards();
    void m6_9_anAnswerOfNoneLeavesNoTrace();
    void m6_10_aFallenHandLiesOpen();
    void choiceBelongsToTheChooser();
    void publicCardsOfASeat();
};

void TestSeatView::hiddenCardsMayBeExchanged_data() {
    QTest::addColumn<quint64>("first");
    for (quint64 first = 0; first < 10000; first += 1000)
        QTest::addRow("%d to %d", static_cast<int>(first), static_cast<int>(first) + 999) << first;
}

void TestSeatView::hiddenCardsMayBeExchanged() {
    QFETCH(const quint64, first);
    int compared = 0;
    for (quint64 number = first; number < first + 1000; ++number) {
        Random random = Random::forDecision(number, 1, 1);
        const Seat viewer = kSeats[random.below(4)];
        const Story story = randomStory(number, viewer, random);
        const Told before = told(story);
        const CardSet hidden = hiddenFrom(before.hand, viewer);
        for (int tries = 0; tries < 6 && hidden.size() >= 2; ++tries) {
            const Card a = pick(hidden, random), b = pick(hidden - CardSet(a), random);
            if (placeOf(before.hand, a) == placeOf(before.hand, b) && before.hand.phase() != Phase::Cut)
                continue;
            const auto changed = exchanged(story, a, b, In::Deck, viewer);
            if (!changed)
                continue;
            const Told after = told(*changed);
            if (publicEvents(before.events) != publicEvents(after.events))
                continue;
            ++compared;
            const SeatView view = viewOf(before.hand, viewer), other = viewOf(after.hand, viewer);
            const QString what = QStringLiteral("hand %1, %2 and %3, seat %4: %5")
                                     .arg(number)
                                     .arg(codesOf(a), codesOf(b))
                                     .arg(index(viewer))
                                     .arg(differences(view, other));
            QVERIFY2(view == other, qPrintable(what));
            const QStringList seen = eventsFor(before.events, viewer), now = eventsFor(after.events, viewer);
            for (qsizetype i = 0; i < std::min(seen.size(), now.size()); ++i)
                QCOMPARE(now[i], seen[i]);
            QCOMPARE(now.size(), seen.size());
            break;
        }
    }
    QVERIFY2(compared > 500, qPrintable(QString::number(compared)));
}

// Whether a robbed or taken card is still held or discarded, only its owner knows before trick 1 is over.
void TestSeatView::discardsMayBeExchangedWithTheHand() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 6000; ++number) {
        Random random = Random::forDecision(number, 2, 2);
        const Seat viewer = kSeats[random.below(4)];
        const RandomHand made = randomHand(number);
        Story story{made.deal, {made.actions.begin(), made.actions.begin() + 1 + random.below(6)}};
        if (const auto answering = told(story).hand.answering(); answering && answering != viewer)
            story.actions.push_back({*answering, Declare{}});
        const Told before = told(story);
        const Hand& hand = before.hand;
        if (hand.discardsShown() || hand.passed() > 0)
            continue;
        for (Seat owner : {hand.cutter(), hand.dealer()}) {
            const auto& discards = hand.discarded()[owner];
            CardSet held = hand.held(owner);
            for (const Versicola& v : hand.declared()[owner])
                held -= v.cards;
            if (owner == viewer || discards.empty() || held.empty())
                continue;
            const auto other = exchanged(story, discards.front(), pick(held, random), In::OneHand, viewer);
            if (!other)
                continue;
            const Told after = told(*other);
            if (publicEvents(before.events) != publicEvents(after.events))
                continue;
            ++compared;
            const SeatView view = viewOf(hand, viewer), now = viewOf(after.hand, viewer);
            QVERIFY2(view == now,
                     qPrintable(QStringLiteral("hand %1: ").arg(number) + differences(view, now)));
            QCOMPARE(eventsFor(after.events, viewer), eventsFor(before.events, viewer));
        }
    }
    QVERIFY2(compared > 1000, qPrintable(QString::number(compared)));
}

// The other way round: what a seat does know shows in its view.
void TestSeatView::knownCardsMayNot() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 500; ++number) {
        Random random = Random::forDecision(number, 3, 3);
        const Seat viewer = kSeats[random.below(4)];
        const Story story = randomStory(number, viewer, random);
        const Told before = told(story);
        const CardSet hidden = hiddenFrom(before.hand, viewer), own = before.hand.held(viewer);
        if (before.hand.phase() == Phase::Cut || hidden.empty() || own.empty())
            continue;
        const auto other = exchanged(story, pick(own, random), pick(hidden, random), In::Deck, viewer);
        if (!other)
            continue;
        ++compared;
        QVERIFY(viewOf(before.hand, viewer) != viewOf(told(*other).hand, viewer));
    }
    QVERIFY(compared > 50);
}

void TestSeatView::m5_10_whatEachSeatKnows() {
    Setup setup;
    setup.robbed = "T40 T21";
    setup.hands = {{"D2 D3", "", "", "C2 C3 C4"}};
    setup.fola = "T30 C9 T1";
    Hand hand = handFor(setup);
    act(hand, u"W:discard C4 T21");
    act(hand, u"S:discard D2 D3");
    for (Seat seat : kSeats) {
        const SeatView view = viewOf(hand, seat);
        QVERIFY(view.seat == seat && view.dealer == Seat::S && view.phase == Phase::Play);
        QVERIFY(view.hand == hand.held(seat));
        QCOMPARE(codesOf(view.robbed), "T40 T21");
        QCOMPARE(codesOf(view.folaRobbed), "T30");
        QCOMPARE(codesOf(view.turnedBack), "C9");
        QCOMPARE(codesOf(view.taken), "T1");
        QVERIFY(view.turnedUp == hand.turnedUp());
        QCOMPARE(view.fola.has_value(), seat != Seat::E); // dealer, partner and cutter
        QCOMPARE(codesOf(view.discarded), seat == Seat::W ? "C4 T21" : seat == Seat::S ? "D2 D3" : "");
        QCOMPARE(view.discardCounts[Seat::W], 2);
        QCOMPARE(view.discardCounts[Seat::E], 0);
        for (Seat s : kSeats) {
            QVERIFY(view.discardsShown[s].empty());
            QCOMPARE(view.handSizes[s], 21);
        }
    }
    playOn(hand, 1);
    for (Seat seat : kSeats) { // M5.11
        const SeatView view = viewOf(hand, seat);
        QCOMPARE(codesOf(view.discardsShown[Seat::W]), "C4 T21");
        QCOMPARE(codesOf(view.discardsShown[Seat::S]), "D2 D3");
        QCOMPARE(view.announcements.size(), std::size_t{2});
        QVERIFY(view.captured == hand.position().captured(sideOf(seat))); // M6.11
    }
}

void TestSeatView::m5_4_passedCards() {
    Setup setup;
    setup.robbed = "T21..T27 T30..T37";
    Hand hand = handFor(setup); // 15 robbed: two cards pass to the dealer
    act(hand, u"W:discard T21 T22 T23 T24 T25 T26 T27 T30 T31 T32 T33 T34 T35 T36 T37");
    for (Seat seat : kSeats) {
        const SeatView view = viewOf(hand, seat);
        QCOMPARE(codesOf(view.passed), seat == Seat::W || seat == Seat::S ? "T22 T21" : "");
        QCOMPARE(view.fola.has_value(), seat != Seat::E);
    }
    playOn(hand, 1);
    for (Seat seat : kSeats) // passed unseen: not shown with the discards
        QCOMPARE(codesOf(viewOf(hand, seat).discardsShown[Seat::W]),
                 "T23 T24 T25 T26 T27 T30 T31 T32 T33 T34 T35 T36 T37");
}

void TestSeatView::m6_9_anAnswerOfNoneLeavesNoTrace() {
    Hand hand = handFor({.hands = {{"S2", "T38 T39 T40 S3", "S4", "S5"}}});
    act(hand, u"E:play S3");
    const auto none = act(hand, u"E:declare");
    for (Seat seat : kSeats) {
        QCOMPARE(eventsFor(none, seat).size(), seat == Seat::E ? 1 : 0);
        QVERIFY(viewOf(hand, seat).declared[Seat::E].empty());
    }
    Hand shown = handFor({.hands = {{"S2", "T38 T39 T40 S3", "S4", "S5"}}});
    act(shown, u"E:play S3");
    const auto events = act(shown, u"E:declare T38+T39+T40");
    for (Seat seat : kSeats)
        QCOMPARE(eventsFor(events, seat).size(), 2);
}

void TestSeatView::m6_10_aFallenHandLiesOpen() {
    Hand hand = handFor({.hands = {{"", "S3", "C10..CA D10..DA S2", ""}}});
    playCards(hand, u"S3");
    for (Seat seat : kSeats)
        QVERIFY(viewOf(hand, seat).openHands[Seat::N].empty());
    act(hand, u"N:fall");
    for (Seat seat : kSeats) {
        QCOMPARE(viewOf(hand, seat).fallen, 1 << index(Seat::N));
        QVERIFY(viewOf(hand, seat).openHands[Seat::N] == hand.held(Seat::N));
    }
}

void TestSeatView::choiceBelongsToTheChooser() {
    for (std::uint64_t number = 0; number < 100; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            for (Seat seat : kSeats) {
                const auto choice = viewOf(hand, seat).choice;
                QCOMPARE(choice.has_value(), hand.choice()->chooser == seat);
                QVERIFY(!choice || choice == hand.choice());
            }
            act(hand, action);
        }
        for (Seat seat : kSeats) {
            QVERIFY(!viewOf(hand, seat).choice);
            QVERIFY(viewOf(hand, seat).result == hand.result());
        }
    }
}

void TestSeatView::publicCardsOfASeat() {
    Setup setup;
    setup.robbed = "T40 T21";
    setup.hands = {{"D2", "", "", "S3 S5 S6 T38 T39 C10..C3 B2..B9"}};
    Hand hand = handFor(setup);
    act(hand, u"W:discard S5 T21");
    const auto known = [&](Seat viewer) { return codesOf(publicCards(viewOf(hand, viewer), Seat::W)); };
    const QString up = codesOf(hand.turnedUp()[Seat::W]);
    QCOMPARE(known(Seat::E), sorted(QString("T40 T21 " + up))); // as far as anyone can tell
    QCOMPARE(known(Seat::W), sorted(QString("T40 " + up)));
    playOn(hand, 1);
    CardSet expected = cards(QString("T40 " + up));
    for (const auto& play : hand.tricks()[0].plays)
        expected.erase(play.card);
    QCOMPARE(known(Seat::E), codesOf(expected));
}

VERSICOLA_TEST(TestSeatView)
#include "test_seat_view.moc"
