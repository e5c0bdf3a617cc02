// The players of Cuatrola: what they suppose, choose and say.
#include "../games/player_tests.h"
#include "cuatrola_text.h"

#include "cuatrola/players/knowledge.h"
#include "cuatrola/players/levels.h"
#include "cuatrola/players/open_play.h"
#include "cuatrola/players/random_player.h"
#include "cuatrola/players/rules_of_thumb.h"
#include "support/many/one_of_many.h"

#include <algorithm>
#include <set>

using namespace cuatrola;
using namespace support;

namespace {

Hand handAfter(const HandRecord& record) {
    return fold(record.deal, record.actions).hand;
}

// The hand that the seat due may take for this one: its cards not seen lie as in `world`.
Hand exchanged(const HandRecord& record, const View& view, const search::World& world) {
    const Hand hand = handAfter(record);
    PerSeat<CardSet> dealt{};
    for (Seat seat : kSeats) {
        for (const Trick& trick : view.tricks)
            for (const auto& play : trick.plays)
                if (play.seat == seat)
                    dealt[seat].insert(play.card);
        dealt[seat] |= seat == view.seat ? view.hand : world[static_cast<std::size_t>(index(seat))];
    }
    HandRecord other = record;
    dealt[record.deal.dealer].erase(view.turnedUp);
    for (int i = 0; i < kDeckSize - 1; ++i) {
        CardSet& cards = dealt[turned(record.deal.dealer, i + 1)];
        other.deal.deck[static_cast<std::size_t>(i)] = cards.first();
        cards.erase(cards.first());
    }
    return handAfter(other);
}

// Every way to deal the cards not seen under which all that was seen was legal, found by trying.
std::set<std::vector<std::uint64_t>> worldsThatAgree(const View& view) {
    std::set<std::vector<std::uint64_t>> worlds;
    search::Hidden free;
    free.loose = kWholeDeck - view.hand;
    for (const Trick& trick : view.tricks)
        for (const auto& play : trick.plays)
            free.loose.erase(play.card);
    for (Seat seat : kSeats)
        free.room[static_cast<std::size_t>(index(seat))] = seat == view.seat ? 0 : view.handSizes[seat];
    free.places.fill(15);
    for (const auto& world : search::Dealing(free).all(100'000)) {
        if (kWholeDeck.contains(view.turnedUp) && free.loose.contains(view.turnedUp) &&
            !world[static_cast<std::size_t>(index(view.dealer))].contains(view.turnedUp))
            continue;
        bool sung = true;
        for (const Cante& cante : view.cantes)
            for (Suit suit : kSuits)
                for (Rank rank : {Rank::King, Rank::Knight})
                    if (contains(cante.suits, suit) && free.loose.contains(card(suit, rank)))
                        sung &= world[static_cast<std::size_t>(index(cante.seat))].contains(card(suit, rank));
        if (!sung)
            continue;
        bool legal = true;
        (void)positionIn(view, world, [&](const Seen& seen) {
            if (const auto* played = std::get_if<Card>(&seen.what))
                legal &= seen.before.legal().contains(*played);
        });
        if (legal)
            worlds.insert({world[0].low(), world[1].low(), world[2].low(), world[3].low()});
    }
    return worlds;
}

Action chosen(std::string_view level, const View& view, std::uint64_t seed, double effort) {
    return chosenBy(*levelNamed(level), view, seed, effort);
}

} // namespace

class TestCuatrolaPlayers : public QObject {
    Q_OBJECT

private slots:
    void worldsAreThoseThatAgree();
    void exactPlayIsMinimax();
    void allLevelsPlayLegally();
    void onlyTheViewCounts();
    void threadsChangeNothing();
    void reasonsAreTrue();
    void bestPlayIsFound();
    void strongHandsBet();
    void skillWins();
    void chancePlaysToTheEnd();
};

// C5.10: the worlds supposed are exactly those in which all that was seen was legal and possible.
void TestCuatrolaPlayers::worldsAreThoseThatAgree() {
    int compared = 0;
    for (std::uint64_t number = 0; compared < 150; ++number) {
        const HandRecord record = anyHand(number, 14 + static_cast<int>(number % 8));
        const Hand hand = handAfter(record);
        const auto choice = hand.choice();
        if (!choice)
            continue;
        const View view = viewOf(hand, choice->seat);
        const search::Dealing dealing(hiddenFrom(view));
        if (dealing.ways() > 2000)
            continue;
        ++compared;
        std::set<std::vector<std::uint64_t>> worlds;
        for (const auto& world : dealing.all(100'000))
            worlds.insert({world[0].low(), world[1].low(), world[2].low(), world[3].low()});
        QCOMPARE(worlds, worldsThatAgree(view));
        const Position& now = hand.position();
        std::vector<std::uint64_t> truth;
        for (Seat seat : kSeats)
            truth.push_back(seat == view.seat ? 0 : now.hand(seat).low());
        QVERIFY(worlds.contains(truth));
        search::World world{};
        for (Seat seat : kSeats)
            if (seat != view.seat)
                world[static_cast<std::size_t>(index(seat))] = now.hand(seat);
        QCOMPARE(positionIn(view, world), now);
    }
}

void TestCuatrolaPlayers::exactPlayIsMinimax() {
    search::Exact<OpenPlay> exact(10);
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Hand hand = handAfter(anyHand(number, 12 + static_cast<int>(number % 10)));
        if (hand.over() || hand.phase() == Phase::Bid || hand.position().trickNumber() < 2)
            continue;
        const OpenPlay play(hand.position());
        if (const auto soon = exact.worth(play, 5)) // no answer is better than a wrong one
            QCOMPARE(*soon, minimax(play));
        QCOMPARE(*exact.worth(play), minimax(play));
    }
}

// Under any switches (C10), in every phase.
void TestCuatrolaPlayers::allLevelsPlayLegally() {
    for (const std::string_view level : levelNames())
        for (std::uint64_t number = 0; number < 25; ++number) {
            tricks::Random random(number);
            tricks::Session<Game> session(Deal{anyRules(random), kSeats[number % 4], numberedDeck(number)});
            playsLegally(
                session, [&](const View& view) { return chosen(level, view, number, 0.1); },
                [](const Action&) {});
        }
}

void TestCuatrolaPlayers::onlyTheViewCounts() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const HandRecord record = anyHand(number, static_cast<int>(number % 20));
        const Hand hand = handAfter(record);
        const auto choice = hand.choice();
        if (!choice)
            continue;
        const View view = viewOf(hand, choice->seat);
        tricks::Random random(number);
        const Hand other = exchanged(record, view, search::Dealing(hiddenFrom(view)).deal(random));
        // Who was silent may differ between the two (C6.6): then they are not the same hand.
        if (!other.choice() || viewOf(other, choice->seat) != view)
            continue;
        compared += other.position() != hand.position();
        for (const std::string_view level : levelNames())
            QCOMPARE(chosen(level, viewOf(other, choice->seat), number, 0.2),
                     chosen(level, view, number, 0.2));
    }
    QVERIFY(compared > 20);
}

void TestCuatrolaPlayers::threadsChangeNothing() {
    for (std::uint64_t number = 0; number < 20; ++number) {
        const Hand hand = handAfter(anyHand(number, static_cast<int>(number % 12)));
        if (!hand.choice())
            continue;
        const View view = viewOf(hand, hand.choice()->seat);
        for (const std::string_view level : {"player", "master"}) {
            support::threadsChangeNothing(number, 0.2, [&](tricks::Thought& thought) {
                return considered(view, *thinkingOf(level), thought);
            });
        }
    }
}

// Whatever the worlds are, what is called sure is sure.
void TestCuatrolaPlayers::reasonsAreTrue() {
    std::array<int, 18> seen{};
    for (std::uint64_t number = 0; number < 2500; ++number) {
        const Hand hand = handAfter(anyHand(number, static_cast<int>(number % 24)));
        const auto choice = hand.choice();
        if (!choice)
            continue;
        const View view = viewOf(hand, choice->seat);
        tricks::Random random(number);
        for (const Action& action : actionsOf(*choice)) {
            const auto reasons = reasonsFor(view, action);
            QVERIFY(!reasons.empty());
            for (const Reason& reason : reasons) {
                ++seen[static_cast<std::size_t>(reason.kind)];
                const bool wins =
                    reason.kind == ReasonKind::SurelyWins || reason.kind == ReasonKind::GivesToPartner;
                const bool loses =
                    reason.kind == ReasonKind::LosesLeast || reason.kind == ReasonKind::LosesPoints;
                if (!wins && !loses)
                    continue;
                const search::Dealing dealing(hiddenFrom(view));
                for (int i = 0; i < 3; ++i) {
                    Position position = positionIn(view, dealing.deal(random));
                    const int trick = position.trickNumber();
                    position.play(std::get<Play>(action.what).card);
                    while (position.trickNumber() == trick)
                        position.play(position.legal().nth(static_cast<int>(
                            random.below(static_cast<std::uint32_t>(position.legal().size())))));
                    const bool ours =
                        position.tricksWon(sideOf(view.seat)) > hand.position().tricksWon(sideOf(view.seat));
                    QCOMPARE(ours, wins);
                }
            }
        }
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind)
        QVERIFY2(seen[kind] > 0, std::string(nameOf(static_cast<ReasonKind>(kind))).c_str());
}

// With all cards as good as known, master makes what can be made.
void TestCuatrolaPlayers::bestPlayIsFound() {
    int compared = 0;
    search::Exact<OpenPlay> exact(10);
    for (std::uint64_t number = 0; compared < 30; ++number) {
        const Hand hand = handAfter(anyHand(number, 17 + static_cast<int>(number % 6)));
        const auto choice = hand.choice();
        if (!choice || !std::holds_alternative<PlayChoice>(choice->among))
            continue;
        const View view = viewOf(hand, choice->seat);
        if (search::Dealing(hiddenFrom(view)).ways() != 1)
            continue;
        ++compared;
        Position after = hand.position();
        after.play(std::get<Play>(chosen("master", view, number, 1).what).card);
        QCOMPARE(*exact.worth(OpenPlay(after)), *exact.worth(OpenPlay(hand.position())));
    }
}

// C12.17, C12.19: ace, three and a third trump with two side aces is a bet for who thinks; nothing at all is
// not.
void TestCuatrolaPlayers::strongHandsBet() {
    const auto viewOfMano = [](const QString& cards) {
        Deal deal{{}, Seat::S, {}};
        CardSet own = cuatrolaCards(cards), rest = kWholeDeck - own;
        for (int i = 0; i < kDeckSize; ++i) { // swords are trumps: a low one turned up
            CardSet& from = i % 4 == 0 ? own : rest;
            const Card card = i == kDeckSize - 1 ? *cardOf("SJ") : from.first();
            from.erase(card);
            if (i % 4 != 0)
                rest.erase(*cardOf("SJ"));
            deal.deck[static_cast<std::size_t>(i)] = card;
        }
        return viewOf(Hand(deal), Seat::E);
    };
    for (const std::string_view level : {"apprentice", "player", "master"}) {
        const auto bid = [&](const QString& cards) {
            return std::get<MakeBid>(chosen(level, viewOfMano(cards), 1, 1).what).bid;
        };
        QVERIFY(bid(QStringLiteral("SA S3 SK CA BA")) != Bid::Pass);
        QCOMPARE(bid(QStringLiteral("CJ CN DJ BJ BN")), Bid::Pass);
    }
}

// Every level that thinks beats chance by far, on the same deals with sides exchanged.
void TestCuatrolaPlayers::skillWins() {
    for (const std::string_view level : {"apprentice", "player"}) {
        int points = 0;
        for (std::uint64_t number = 0; number < 60; ++number)
            for (const Side side : kSides) {
                tricks::Session<Game> session(Deal{{}, kSeats[number % 4], numberedDeck(number)});
                while (!session.over()) {
                    const Seat seat = session.hand().choice()->seat;
                    const View view = viewOf(session.hand(), seat);
                    (void)session.apply(chosen(sideOf(seat) == side ? level : "random", view, number, 1));
                }
                const Score score = session.hand().position().score();
                points += score.side == side ? score.points : -score.points;
            }
        QVERIFY(points > 120); // one a hand
    }
}

// From before the asking: every bet is made now and then, and a plain hand's points are all there (C7.2).
void TestCuatrolaPlayers::chancePlaysToTheEnd() {
    std::array<int, 4> bids{};
    int sung = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const Hand hand({{}, Seat::S, numberedDeck(number)});
        Position position = hand.position(), again = position;
        tricks::Random random(number), same(number);
        playOut(position, random);
        playOut(again, same);
        QVERIFY(position.phase() == Phase::Over);
        QVERIFY(position == again);
        ++bids[static_cast<std::size_t>(position.bid())];
        sung += position.cantePoints(Side::NS) + position.cantePoints(Side::EW) > 0 ? 1 : 0;
        if (position.bid() != Bid::Pass)
            continue;
        int all = 0;
        for (Side side : kSides)
            all += position.cardPoints(side) + (side == position.lastTrick() ? kLastTrick : 0);
        QCOMPARE(all, 130);
    }
    QVERIFY(std::ranges::min(bids) > 0);
    QVERIFY(sung > 0);
}

VERSICOLA_TEST(TestCuatrolaPlayers)
#include "test_cuatrola_players.moc"
