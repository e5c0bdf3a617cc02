// Reasons: every one given for any legal action is true of the hand as it really is. The predicates here look
// at all four hands and try every way the trick can go on.
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/players/policy/decisions.h"
#include "minchiate/players/reason.h"
#include "support/exchange.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"
#include "tricks/referee.h"

#include <QTest>

#include <map>
#include <set>

using namespace minchiate;
using namespace support;
using players::Reason;
using players::ReasonKind;

namespace {

// Does `holds` hold of the full trick, however it goes on?
template<class Holds>
bool always(const Position& position, Holds holds) {
    if (position.trickFull())
        return holds(position);
    for (Card c : position.legal()) {
        Position next = position;
        next.play(c);
        if (!always(next, holds))
            return false;
    }
    return true;
}
bool surely(Side side, const Position& position) {
    return always(position, [&](Position full) { return sideOf(full.gather().winner) == side; });
}

Position after(Position position, Card card) {
    position.play(card);
    return position;
}
// The card is the best of the trick when it is played.
bool takes(const Position& before, Card card) {
    const Position next = after(before, card);
    return next.led() && next.played(next.winning()) == card;
}

// A card about to be played in a hand.
struct Moment {
    const Hand& hand;
    Choice choice;
    Card card;

    [[nodiscard]] const Position& position() const { return hand.position(); }
    [[nodiscard]] Position next() const { return after(position(), card); }
    [[nodiscard]] Side us() const { return sideOf(choice.chooser); }
    [[nodiscard]] CardSet held() const { return position().hand(choice.seat); }
    [[nodiscard]] CardSet legal() const { return std::get<PlayChoice>(choice.among).cards; }
    [[nodiscard]] int left() const { return kTricks + 1 - position().trickNumber(); }
    [[nodiscard]] bool leads() const { return !position().led(); }
    [[nodiscard]] CardSet onTable(Side side) const {
        CardSet cards;
        for (int i = 0; i < position().played(); ++i)
            if (sideOf(position().playerOf(i)) == side)
                cards.insert(position().played(i));
        return cards;
    }
    [[nodiscard]] bool fresh(Suit suit) const {
        for (const Trick& trick : hand.tricks()) {
            if (!trick.winner)
                continue;
            for (const auto& play : trick.plays)
                if (play.card != kFool) {
                    if (suitOf(play.card) == suit)
                        return false;
                    break;
                }
        }
        return true;
    }
    [[nodiscard]] CardSet othersHold() const {
        CardSet cards;
        for (Seat s : kSeats)
            if (s != choice.seat)
                cards |= position().hand(s);
        return cards;
    }
    [[nodiscard]] bool opponentToCome() const {
        for (int i = position().played() + 1; i < 4; ++i)
            if (sideOf(position().playerOf(i)) != us())
                return true;
        return false;
    }
};

bool isHighest(Card card, CardSet others) {
    const CardSet theirs = others & kTrumps;
    return isTrump(card) && (theirs.empty() || theirs.last() < card);
}

// Somebody of these has laid away just those cards of the suit led, two or more, in sight of all, and played
// none of it.
template<class Who>
bool isEmptied(CardSet away, const Moment& m, Who who) {
    const CardSet suit = cardsOf(suitOf(m.card));
    return std::ranges::any_of(kSeats, [&](Seat seat) {
        bool played = false;
        for (const Trick& trick : m.hand.tricks())
            for (const auto& play : trick.plays)
                played |= play.seat == seat && suit.contains(play.card);
        return who(seat) && !played && m.position().trickNumber() > 1 && away.size() > 1 &&
               (setOf(m.hand.discarded()[seat]) & suit).containsAll(away);
    });
}

// Is the reason true of the card?
bool isTrue(const Reason& reason, const Moment& m) {
    const Card card = m.card;
    const CardSet itself{card};
    const auto ours = [&] { return surely(m.us(), m.next()); };
    const auto theirs = [&] { return surely(other(m.us()), m.next()); };
    const bool ownCounter = kCounters.contains(card) && sideOf(m.choice.seat) == m.us();
    switch (reason.kind) {
    case ReasonKind::OnlyCard:
        return reason.cards == itself && m.legal() == itself;
    case ReasonKind::KingRule:
        return reason.cards == itself && m.legal() == itself && isKing(card) && m.fresh(suitOf(card)) &&
               !((m.onTable(Side::NS) | m.onTable(Side::EW)) & kTrumps).empty();
    case ReasonKind::KeepsFool:
        return card == kFool && m.left() == 2 && reason.cards == itself;
    case ReasonKind::FoolSaves:
        return card == kFool && m.left() > 1 && reason.cards == m.legal() - CardSet(kFool) &&
               kCounters.containsAll(reason.cards) && !reason.cards.empty();
    case ReasonKind::CompletesVersicola: {
        const auto has = [&](CardSet captured) {
            for (const Versicola& v : versicoleOf(captured, m.hand.rules()))
                if (v.cards == reason.cards)
                    return true;
            return false;
        };
        // Cards to come may make it longer still.
        return !has(m.position().captured(m.us())) && always(m.next(), [&](Position full) {
            (void)full.gather();
            return full.captured(m.us()).containsAll(reason.cards);
        });
    }
    case ReasonKind::TakesCounters:
        return kCounters.containsAll(reason.cards) && !reason.cards.empty() && ours() &&
               (m.onTable(other(m.us())) | (sideOf(m.choice.seat) == m.us() ? CardSet{} : itself))
                   .containsAll(reason.cards);
    case ReasonKind::SavesPartners:
        return kCounters.containsAll(reason.cards) && !reason.cards.empty() && ours() &&
               takes(m.position(), card) && m.onTable(m.us()).containsAll(reason.cards) &&
               sideOf(m.position().playerOf(m.position().winning())) != m.us();
    case ReasonKind::BringsHome:
        return ownCounter && reason.cards == itself && takes(m.position(), card) && ours();
    case ReasonKind::GivesToPartner:
        return ownCounter && reason.cards == itself && !takes(m.position(), card) && ours();
    case ReasonKind::TakesLastTrick:
        return m.left() == 1 && reason.cards == itself && takes(m.position(), card) && ours();
    case ReasonKind::LosesCounter:
        return ownCounter && reason.cards == itself && theirs();
    case ReasonKind::RisksCounter: {
        // Some card this player cannot place would beat it.
        const Position next = m.next();
        const Card best = next.played(next.winning());
        CardSet rivals = hiddenFrom(m.hand, m.choice.chooser);
        for (Seat s : kSeats)
            if (sideOf(s) != m.us())
                rivals |=
                    m.position().hand(s) | setOf(m.hand.discarded()[s]); // public ones were laid away unseen
        bool beaten = m.hand.passed() > 0; // M5.4: the cutter's public cards may lie with the dealer
        for (Card c : rivals)
            beaten |= c > best && c != kFool && (isTrump(c) || suitOf(c) == suitOf(best));
        const bool theirsSoFar = sideOf(next.playerOf(next.winning())) != m.us();
        return ownCounter && reason.cards == itself && (theirsSoFar || (m.opponentToCome() && beaten));
    }
    case ReasonKind::Overtakes: {
        if (!takes(m.position(), card) ||
            reason.cards != CardSet(m.position().played(m.position().winning())))
            return false;
        for (Card c : m.legal())
            if (!takes(m.position(), c))
                return surely(m.us(), after(m.position(), c));
        return false;
    }
    case ReasonKind::KingMayBeTrumped:
        return isKing(card) && reason.cards == itself && m.fresh(suitOf(card)) && m.legal() != CardSet{};
    case ReasonKind::HangsKing:
        return m.leads() && m.fresh(suitOf(card)) && card != king(suitOf(card)) &&
               reason.cards == CardSet(king(suitOf(card))) && m.held().containsAll(reason.cards);
    case ReasonKind::HuntsKing: {
        CardSet opponents;
        for (Seat s : kSeats)
            if (sideOf(s) != m.us())
                opponents |= m.position().hand(s);
        return m.leads() && reason.cards == CardSet(king(suitOf(card))) &&
               opponents.containsAll(reason.cards);
    }
    case ReasonKind::PartnerTrumps:
        return m.leads() && isSuitCard(card) &&
               (m.position().hand(partner(m.choice.seat)) & cardsOf(suitOf(card))).empty();
    case ReasonKind::PartnerMayTrump:
        return m.leads() && isEmptied(reason.cards, m, [&](Seat s) { return s == partner(m.choice.seat); });
    case ReasonKind::OpponentMayTrump:
        return m.leads() && ownCounter &&
               isEmptied(reason.cards, m, [&](Seat s) { return sideOf(s) != m.us(); });
    case ReasonKind::MakesVoid:
        return isSuitCard(card) && (m.held() & cardsOf(suitOf(card))) == itself &&
               !(m.held() & kTrumps).empty();
    case ReasonKind::DrawsTrumps:
        return m.leads() && reason.cards == itself && isHighest(card, m.othersHold());
    case ReasonKind::TellsTrumpet: {
        for (const Trick& trick : m.hand.tricks())
            for (const auto& play : trick.plays)
                if (play.seat == m.choice.seat && trumpRun(21, 27).contains(play.card))
                    return false;
        return trumpRun(21, 27).contains(card) && m.held().contains(trump(40)) &&
               reason.cards == (itself | CardSet(trump(40)));
    }
    case ReasonKind::AsksForHighest:
        return m.leads() && trumpRun(1, 5).contains(card) && reason.cards == itself;
    case ReasonKind::WinsCheaply:
        for (Card c : m.legal())
            if (c < card && takes(m.position(), c))
                return false;
        return takes(m.position(), card) && ours();
    case ReasonKind::WinsTrick:
        for (Card c : m.legal())
            if (c < card && takes(m.position(), c))
                return takes(m.position(), card) && ours();
        return false;
    case ReasonKind::FoolStays:
        return card == kFool && m.left() > 1 && reason.cards == itself;
    case ReasonKind::ForFallen:
        return sideOf(m.choice.seat) != m.us() && m.position().hasFallen(m.choice.seat);
    case ReasonKind::HoldsTrick:
        return takes(m.position(), card) && m.opponentToCome() && reason.cards == itself;
    case ReasonKind::KeepsLastTrick:
        return !reason.cards.contains(card) && m.held().containsAll(reason.cards) && m.left() > 1 &&
               isHighest(reason.cards.first(), m.othersHold());
    case ReasonKind::ThrowsLeast:
        return value(card) == 0 && reason.cards == itself && !takes(m.position(), card);
    case ReasonKind::LeadsPlain:
        return value(card) == 0 && reason.cards == itself && m.leads();
    default:
        return false;
    }
}

} // namespace

class TestReasons : public QObject {
    Q_OBJECT

private slots:
    void everyKindIsNamedOnce();
    void trueOfThePosition_data();
    void trueOfThePosition();
    void ofOtherDecisions();
    void mostTellingFirst();

private:
    std::map<ReasonKind, int> said_;
};

void TestReasons::everyKindIsNamedOnce() {
    std::set<std::string_view> names;
    for (ReasonKind kind : players::reasonKinds()) {
        QVERIFY(!players::nameOf(kind).empty());
        names.insert(players::nameOf(kind));
    }
    QCOMPARE(names.size(), players::reasonKinds().size());
    QCOMPARE(static_cast<int>(players::reasonKinds().back()), static_cast<int>(names.size()) - 1);
}

void TestReasons::trueOfThePosition_data() {
    QTest::addColumn<bool>("byChance");
    QTest::newRow("hands of every kind, played by chance") << true;
    QTest::newRow("hands played by convention") << false;
}

// Every reason for every legal card of every decision.
void TestReasons::trueOfThePosition() {
    QFETCH(const bool, byChance);
    const players::Player player = players::conventionPlayer();
    std::map<ReasonKind, int> said;
    for (std::uint64_t number = 0; number < 1500; ++number) {
        RandomHand made;
        if (byChance) {
            made = randomHand(number);
        } else {
            tricks::Referee<Game> referee({{}, kSeats[number % 4], numberedDeck(number)},
                                          {player, player, player, player}, number);
            playOut(referee);
            made = {referee.hand().deal(), referee.actions()};
        }
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            const Choice choice = *hand.choice();
            if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
                const SeatView view = viewOf(hand, choice.chooser);
                for (Card card : play->cards) {
                    const auto reasons = players::reasonsFor(players::Seen(view), {choice.seat, Play{card}});
                    QVERIFY(!reasons.empty());
                    for (const Reason& reason : reasons) {
                        ++said[reason.kind];
                        QVERIFY2(isTrue(reason, {hand, choice, card}),
                                 qPrintable(QStringLiteral("hand %1, trick %2, %3: %4 of %5")
                                                .arg(number)
                                                .arg(hand.position().trickNumber())
                                                .arg(codesOf(card),
                                                     QString::fromLatin1(players::nameOf(reason.kind).data()),
                                                     codesOf(reason.cards))));
                    }
                }
            }
            act(hand, action);
        }
    }
    for (const auto& [kind, count] : said)
        said_[kind] += count;
}

void TestReasons::ofOtherDecisions() {
    for (std::uint64_t number = 0; number < 1500; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            const Choice choice = *hand.choice();
            const CardSet held = hand.held(choice.seat);
            const auto reasons = players::reasonsFor(players::Seen(viewOf(hand, choice.chooser)), action);
            if (!std::holds_alternative<Play>(action.what))
                for (const Reason& reason : reasons) {
                    ++said_[reason.kind];
                    if (reason.kind == ReasonKind::MakesVoids)
                        for (Card c : reason.cards)
                            QVERIFY(
                                ((held & cardsOf(suitOf(c))) - setOf(std::get<Discard>(action.what).cards))
                                    .empty());
                    else if (reason.kind == ReasonKind::LaysAwayLeast)
                        QCOMPARE(value(reason.cards), 0);
                    else if (reason.kind == ReasonKind::LaysAwayCounters)
                        QVERIFY(kCounters.containsAll(reason.cards) && !reason.cards.empty());
                    else if (reason.kind == ReasonKind::ShowsVersicole)
                        QVERIFY(!std::get<Declare>(action.what).shown.empty() && !reason.cards.empty());
                    else if (reason.kind == ReasonKind::HidesVersicole)
                        QVERIFY(std::get<Declare>(action.what).shown.empty() && !reason.cards.empty());
                    else if (reason.kind == ReasonKind::NoTrumpsLeft)
                        QVERIFY(std::holds_alternative<Fall>(action.what) && (held & kTrumps).empty());
                    else
                        QVERIFY(reason.kind == ReasonKind::AnyCut &&
                                std::holds_alternative<Cut>(action.what));
                }
            act(hand, action);
        }
    }
    // Between the three tests no part of the vocabulary has gone unused.
    for (ReasonKind kind : players::reasonKinds())
        QVERIFY2(said_[kind] > 0, players::nameOf(kind).data());
}

// What matters most is said first: counters taken by the last player before anything about thrift.
void TestReasons::mostTellingFirst() {
    const std::set<ReasonKind> before{ReasonKind::OnlyCard, ReasonKind::KingRule,
                                      ReasonKind::CompletesVersicola, ReasonKind::TakesCounters};
    int seen = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (const Action& action : made.actions) {
            const Choice choice = *hand.choice();
            if (const auto* play = std::get_if<Play>(&action.what); play && choice.seat == choice.chooser) {
                const Moment m{hand, choice, play->card};
                const CardSet theirs = (m.onTable(other(m.us())) & kCounters) - CardSet(kFool);
                const SeatView view = viewOf(hand, choice.chooser);
                const auto reasons = players::reasonsFor(players::Seen(view), action);
                QVERIFY(reasons.front() == players::reasonFor(players::Seen(view), action));
                if (m.position().played() == 3 && !theirs.empty() && takes(m.position(), m.card)) {
                    ++seen;
                    QVERIFY2(before.contains(reasons.front().kind),
                             players::nameOf(reasons.front().kind).data());
                }
            }
            act(hand, action);
        }
    }
    QVERIFY(seen > 100);
}

VERSICOLA_TEST(TestReasons)
#include "test_reasons.moc"
