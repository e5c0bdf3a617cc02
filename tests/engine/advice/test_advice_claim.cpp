// Claims: what is said to be certain is so, wherever the cards lie and whatever the others play.
#include "advice_hands.h"
#include "minchiate/advice/claim.h"
#include "minchiate/players/player.h"
#include "minchiate/players/worlds/sampler.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace support;

namespace {

// Whether `seat` can choose its cards so that its side takes every trick, the others doing their worst with
// all cards open: more than a claim may believe.
bool takesAll(const Position& position, Seat seat) {
    if (position.trickFull()) {
        Position next = position;
        return sideOf(next.gather().winner) == sideOf(seat) && takesAll(next, seat);
    }
    if (position.over())
        return true;
    const bool mine = position.turn() == seat;
    for (Card card : position.legal()) {
        Position next = position;
        next.play(card);
        if (takesAll(next, seat) == mine)
            return mine;
    }
    return !mine;
}

// The least and the most points that play from here can come to, for NS.
struct Range {
    int least = 10'000, most = -10'000;
    void add(int points) {
        least = std::min(least, points);
        most = std::max(most, points);
    }
};
void play(const Position& position, int marks, Side last, const RuleSet& rules, Range& range) {
    Position next = position;
    if (position.trickFull()) {
        const Gathered gathered = next.gather();
        play(next, marks + sign(sideOf(gathered.winner)) * gathered.points, sideOf(gathered.winner), rules,
             range);
    } else if (position.over()) {
        range.add(marks +
                  countDifference({{position.captured(Side::NS), position.captured(Side::EW)}}, last, rules));
    } else {
        for (Card card : position.legal()) {
            next = position;
            next.play(card);
            play(next, marks, last, rules, range);
        }
    }
}

// South leads its highest trump, or the highest of its first suit, and the others follow with their lowest.
void leadOn(Hand& hand) {
    const std::size_t tricks = hand.tricks().size();
    do {
        const Choice choice = *hand.choice();
        if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
            const CardSet mine = play->cards & kTrumps;
            const bool leads = choice.seat == Seat::S;
            act(hand, {choice.seat, Play{!leads         ? play->cards.first()
                                         : mine.empty() ? play->cards.last()
                                                        : mine.last()}});
        } else {
            act(hand, {choice.seat, Declare{}});
        }
    } while (hand.choice() && (hand.position().played() > 0 || hand.tricks().size() == tricks));
}

// Played out: `seat` lays down what its claim names, its partner plays as a beginner would, the other side as
// that player.
Hand laidDown(Hand hand, Seat seat, const players::Player& others, std::uint64_t seed) {
    tricks::Thought thought{tricks::Random(seed)};
    while (const auto choice = hand.choice()) {
        const auto* play = std::get_if<PlayChoice>(&choice->among);
        const SeatView view = viewOf(hand, choice->chooser);
        const players::Player& player =
            sideOf(choice->chooser) == sideOf(seat) ? players::apprentice() : others;
        const Action action = play && choice->chooser == seat
                                  ? Action{choice->seat, Play{advice::cardForClaim(view, play->cards)}}
                                  : player.choose(view, thought);
        if (std::holds_alternative<Refusal>(hand.apply(action)))
            qFatal("a player chose what is not legal");
    }
    return hand;
}

advice::Claims claimsOf(const Hand& hand, Seat seat) {
    return advice::claimsOf(viewOf(hand, seat));
}

} // namespace

class TestClaim : public QObject {
    Q_OBJECT

private slots:
    void whatIsClaimedHolds();
    void whatIsLaidDownMakesItGood();
    void nothingLeftMeansNothing();
    void allTheHighestTrumpsAreAClaim();
    void aTrumpThatMayBeOutIsNone();
    void theFoolInHandIsNone();
    void hiddenCardsChangeNothing();
};

// Over hands made by chance: whatever is claimed holds in the hand as it is, and in others that the seat
// cannot tell from it; and it is not for want of claims.
void TestClaim::whatIsClaimedHolds() {
    int claimed = 0, early = 0, looks = 0;
    for (std::uint64_t number = 0; number < 600; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (hand.phase() == Phase::Play && hand.position().trickNumber() >= 18 && !hand.answering())
                for (Seat seat : kSeats) {
                    const SeatView view = viewOf(hand, seat);
                    const advice::Claims claims = advice::claimsOf(view);
                    if (!claims.restIsOurs) {
                        looks += hand.position().turn() == seat && takesAll(hand.position(), seat);
                        continue;
                    }
                    ++claimed;
                    early += claims.tricksLeft >= 3;
                    QVERIFY2(takesAll(hand.position(), seat), qPrintable(QString::number(number)));
                    const players::Seen seen(view);
                    const players::Sampler sampler(seen);
                    tricks::Random random(number);
                    for (int i = 0; i < 5; ++i)
                        if (const auto world = sampler.draw(random))
                            QVERIFY(takesAll(players::positionIn(seen, *world), seat));
                }
            (void)hand.apply(action);
        }
    }
    QVERIFY2(claimed > 100 && early > 10, qPrintable(QStringLiteral("%1 %2").arg(claimed).arg(early)));
    QVERIFY(looks > 50); // true as the cards lie, but the seat cannot know it
}

// Whoever claims leads on by itself, whatever the others play: the claim comes true. Laid down, the other
// side fares no worse than it can by playing anything: its Fool is not kept for the last trick (M6.7).
void TestClaim::whatIsLaidDownMakesItGood() {
    int claimed = 0, early = 0;
    for (std::uint64_t number = 0; number < 600; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            const auto choice = hand.choice();
            const bool plays = hand.phase() == Phase::Play && hand.position().trickNumber() >= 16 &&
                               std::holds_alternative<PlayChoice>(choice->among);
            const Seat seat = choice->chooser;
            const advice::Claims claims = plays ? claimsOf(hand, seat) : advice::Claims{};
            if (claims.restIsOurs || claims.nothingLeft) {
                ++claimed;
                early += claims.tricksLeft >= 3;
                const Hand laid = laidDown(hand, seat, players::apprentice(), number);
                const Hand any = laidDown(hand, seat, players::randomPlayer(), number);
                const int ours = sign(sideOf(seat));
                const auto note = qPrintable(QString::number(number));
                QVERIFY2(ours * laid.result()->resti <= ours * any.result()->resti, note);
                if (claims.nothingLeft)
                    QCOMPARE(laid.result()->resti, any.result()->resti);
                if (claims.restIsOurs)
                    for (const Hand* end : {&laid, &any})
                        for (std::size_t t = hand.tricks().size() - 1; t < end->tricks().size(); ++t)
                            QVERIFY2(sideOf(*end->tricks()[t].winner) == sideOf(seat), note);
            }
            (void)hand.apply(action);
        }
    }
    QVERIFY2(claimed > 500 && early > 20, qPrintable(QStringLiteral("%1 %2").arg(claimed).arg(early)));
}

void TestClaim::nothingLeftMeansNothing() {
    int claimed = 0, early = 0, not_ = 0;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            if (hand.phase() == Phase::Play && hand.position().trickNumber() >= 19)
                for (Seat seat : kSeats) {
                    const advice::Claims claims = advice::claimsOf(viewOf(hand, seat));
                    Range range;
                    play(hand.position(), 0, Side::NS, made.deal.rules, range);
                    QVERIFY(!claims.nothingLeft || range.least == range.most);
                    claimed += claims.nothingLeft;
                    early += claims.nothingLeft && claims.tricksLeft > 1;
                    not_ += !claims.nothingLeft;
                }
            (void)hand.apply(action);
        }
    }
    QVERIFY(claimed > 300 && early > 10 && not_ > 300);
}

void TestClaim::allTheHighestTrumpsAreAClaim() {
    Setup setup;
    setup.dealer = Seat::W; // South leads
    setup.hands[Seat::S] = "T20..T40";
    Hand hand = handFor(setup);
    QVERIFY(!claimsOf(hand, Seat::S).restIsOurs); // not before the first trick
    leadOn(hand);
    QCOMPARE(claimsOf(hand, Seat::S).tricksLeft, 20);
    QVERIFY(claimsOf(hand, Seat::S).restIsOurs);
    QVERIFY(!claimsOf(hand, Seat::S).nothingLeft); // deaths depend on what is thrown
    for (Seat seat : {Seat::E, Seat::N, Seat::W})
        QVERIFY(!claimsOf(hand, seat).restIsOurs);
}

// 19 trumps from the top and two kings look like the rest, but one hand may hold 20 trumps; as they fall they
// become it.
void TestClaim::aTrumpThatMayBeOutIsNone() {
    Setup setup;
    setup.dealer = Seat::W;
    setup.hands[Seat::S] = "T22..T40 SK BK";
    Hand hand = handFor(setup);
    leadOn(hand);
    QVERIFY(!claimsOf(hand, Seat::S).restIsOurs);
    while (!claimsOf(hand, Seat::S).restIsOurs && hand.position().trickNumber() < 20)
        leadOn(hand);
    QVERIFY(claimsOf(hand, Seat::S).restIsOurs);
    QVERIFY(claimsOf(hand, Seat::S).tricksLeft > 5);
    // Another lead of a king first may be trumped, so it is the order of leading that makes it sure.
    while (hand.choice())
        leadOn(hand);
    QVERIFY(hand.result()->cappotto == Side::EW);
}

void TestClaim::theFoolInHandIsNone() {
    Setup setup;
    setup.dealer = Seat::W;
    setup.hands[Seat::S] = "T21..T40 M";
    Hand hand = handFor(setup);
    leadOn(hand);
    QVERIFY(!claimsOf(hand, Seat::S).restIsOurs);
}

void TestClaim::hiddenCardsChangeNothing() {
    const auto record = handWithMistakes();
    int compared = 0;
    for (std::size_t at = 30; at < record.actions.size() - 1; ++at)
        if (const auto stories = exchangedBehind(record.deal, std::span(record.actions).first(at), 3)) {
            QVERIFY(claimsOf(told(stories->one).hand, stories->chooser) ==
                    claimsOf(told(stories->other).hand, stories->chooser));
            ++compared;
        }
    QVERIFY(compared > 20);
}

VERSICOLA_WINDOW_TEST(TestClaim)
#include "test_advice_claim.moc"
