// What holds for every hand of French Tarot, two to five players, under all switches.
#include "slow_tarot.h"
#include "tarot_text.h"

#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "tarot/view.h"

using namespace tarot;
using namespace support;

namespace {

using Seen = QMap<QString, int>; // how often a thing came about

std::multiset<slow::Code> bagOf(CardSet cards) {
    std::multiset<slow::Code> bag;
    for (Card card : cards)
        bag.insert(codeOf(card));
    return bag;
}

// What is offered is accepted, and no other card; it is what the text of the rules says.
void compareLegal(const Hand& hand, Seen& seen) {
    const auto choice = hand.choice();
    const auto* play = std::get_if<PlayChoice>(&choice->among);
    if (!play)
        return;
    QVERIFY(slow::codes(play->cards) == slow::legal(hand));
    const CardSet own = hand.position().cards(choice->seat);
    for (Card card : own) {
        const auto refusal = hand.fault({choice->seat, Play{card}});
        QCOMPARE(!refusal, play->cards.contains(card));
        if (refusal)
            ++seen[QStringLiteral("refused by ") + QString::fromStdString(std::string(ruleOf(refusal->why)))];
    }
    QCOMPARE(hand.fault({choice->seat, Play{(kWholePack - own).first()}})->why, Why::NotHeld);
    for (Announced kind : {Announced::MisereAtouts, Announced::MisereTetes})
        QCOMPARE(!hand.fault({choice->seat, ClaimMisere{kind}}),
                 std::ranges::find(play->miseres, kind) != play->miseres.end());
}

void noteContract(const Hand& hand, const ContractCount& count, Seen& seen) {
    const int tricks = hand.table().tricks;
    int won = 0;
    for (const Trick& trick : hand.tricks())
        won += count.camp.contains(*trick.winner) ? 1 : 0;
    static const std::array slams{"nothing", "chelem", "petit chelem"};
    const QString said = QLatin1String(slams[static_cast<std::size_t>(hand.slam())]);
    ++seen[said + (won == tricks       ? QStringLiteral(" announced, all tricks")
                   : won == tricks - 1 ? QStringLiteral(" announced, all tricks but one")
                   : won == 0          ? QStringLiteral(" announced, no trick")
                                       : QStringLiteral(" announced, some tricks"))];
    if (count.petit)
        ++seen[count.petit->trick == tricks ? QStringLiteral("petit au bout")
                                            : QStringLiteral("petit au bout before the Excuse")];
    if (count.halves[Camp::Declarer] % 2 != 0)
        ++seen[QStringLiteral("a half point")];
    if (count.price.margin == 0)
        ++seen[QStringLiteral("just made")];
    for (const MiserePaid& one : count.miseres)
        ++seen[one.points < 0 ? QStringLiteral("misère of a declarer who lost") : QStringLiteral("misère")];
    if (!hand.called())
        return;
    const auto chien = hand.chien();
    if (std::ranges::find(chien, *hand.called()) != chien.end())
        ++seen[QStringLiteral("called card in the chien")];
    if (hand.dealtTo(hand.contract()->declarer).contains(*hand.called()))
        ++seen[QStringLiteral("own card called")];
    const QString how =
        hand.deal().rules.partner == Partner::Taker ? QStringLiteral("taker") : QStringLiteral("holder");
    ++seen[how + (hand.partner() ? QStringLiteral(" is partner") : QStringLiteral(": alone"))];
    const int shared = 3 * count.price.each();
    if (hand.partner() && hand.deal().rules.split == Split::Halves && shared % 2 != 0)
        ++seen[shared > 0 ? QStringLiteral("odd gain halved") : QStringLiteral("odd loss halved")];
}

void noteExcuse(const Hand& hand, const std::optional<ExcuseFate>& fate, Seen& seen) {
    if (!fate) {
        ++seen[QStringLiteral("Excuse not played")];
        return;
    }
    const Trick& trick = hand.tricks()[static_cast<std::size_t>(fate->trick - 1)];
    if (trick.plays.front().card == kExcuse)
        ++seen[QStringLiteral("Excuse led")];
    if (fate->given)
        ++seen[QStringLiteral("Excuse paid for")];
    if (fate->half)
        ++seen[QStringLiteral("Excuse owed without a card")];
    if (fate->trick == hand.table().tricks)
        ++seen[*trick.winner == fate->by ? QStringLiteral("Excuse wins the last trick")
                                         : QStringLiteral("Excuse in the last trick")];
}

void noteHand(const Hand& hand, Seen& seen) {
    static const std::array kinds{"void", "contract", "two", "misère"};
    const auto& how = hand.result()->how;
    ++seen[QStringLiteral("%1 players, %2").arg(hand.players()).arg(QString::fromUtf8(kinds[how.index()]))];
    if (const auto* nothing = std::get_if<VoidHand>(&how))
        ++seen[nothing->petitSec ? QStringLiteral("petit sec") : QStringLiteral("all passed")];
    if (const auto* two = std::get_if<TwoCount>(&how)) {
        noteExcuse(hand, two->excuse, seen);
        if (two->petit)
            ++seen[QStringLiteral("petit au bout of two")];
    }
    if (const auto* count = std::get_if<ContractCount>(&how)) {
        noteContract(hand, *count, seen);
        noteExcuse(hand, count->excuse, seen);
        ++seen[bidText(hand.contract()->bid)];
    }
    if (hand.ecart() && !hand.ecart()->shown.empty())
        ++seen[QStringLiteral("trumps in the écart")];
    for (const Announcement& one : hand.announcements())
        if (one.kind == Announced::Poignee)
            ++seen[QStringLiteral("poignée at %1%2")
                       .arg(poigneeWorth(one.cards.size(), hand.players()))
                       .arg(one.cards.contains(kExcuse) ? QStringLiteral(" with the Excuse") : QString())];
}

// Piles (F9.2), halves and scores are those of the slow count.
void compareCount(const Hand& hand) {
    const Result& result = *hand.result();
    int sum = 0;
    for (int score : result.scores)
        sum += score;
    QCOMPARE(sum, 0); // F3.5
    if (std::holds_alternative<VoidHand>(result.how))
        return;
    const slow::Count slow = slow::count(hand);
    for (Seat seat : Seats::table(hand.players()))
        QCOMPARE(result.scores[seat], slow.scores[static_cast<std::size_t>(seat)]);
    if (const auto* count = std::get_if<ContractCount>(&result.how))
        for (Camp camp : kCamps) {
            QVERIFY(bagOf(count->piles[camp]) == slow.piles.at(static_cast<int>(camp)));
            QCOMPARE(count->halves[camp], slow.halves.at(static_cast<int>(camp)));
        }
    if (const auto* count = std::get_if<TwoCount>(&result.how))
        for (Seat seat : Seats::table(2)) {
            QVERIFY(bagOf(count->piles[seat]) == slow.piles.at(index(seat)));
            QCOMPARE(count->halves[seat], slow.halves.at(index(seat)));
        }
    if (const auto* count = std::get_if<MisereCount>(&result.how))
        for (Seat seat : Seats::table(hand.players())) {
            QVERIFY(bagOf(count->piles[seat]) == slow.piles.at(index(seat)));
            const bool wins = std::ranges::find(count->winners, seat) != count->winners.end();
            QCOMPARE(wins, std::ranges::none_of(slow.halves, [&](const auto& one) {
                         return one.second < slow.halves.at(index(seat));
                     }));
        }
}

// The events of a hand name every card once, and the partner once.
void compareEvents(const Hand& hand, const std::vector<Event>& events) {
    CardSet played;
    int known = 0, ended = 0;
    for (const Event& one : events) {
        if (const auto* card = std::get_if<event::Played>(&one))
            played.insert(card->card);
        if (const auto* partner = std::get_if<event::PartnerKnown>(&one)) {
            ++known;
            QVERIFY(partner->partner == hand.partner());
        }
        if (const auto* end = std::get_if<event::Ended>(&one)) {
            ++ended;
            QVERIFY(end->result == *hand.result());
        }
        if (const auto* away = std::get_if<event::LaidAway>(&one))
            for (Seat seat : Seats::table(hand.players())) {
                const Event seen = redacted(one, seat);
                const auto cards = std::get<event::LaidAway>(seen).ecart.cards;
                QVERIFY(cards == (seat == away->seat ? away->ecart.cards : away->ecart.shown));
            }
    }
    if (hand.result() && !std::holds_alternative<VoidHand>(hand.result()->how)) {
        QCOMPARE(played.size(), hand.table().tricks * hand.players());
        QVERIFY(known <= 1);
    }
    QCOMPARE(ended, events.empty() ? 0 : 1); // a petit sec is void before anyone acts
}

// What ten thousand hands must bring about.
QStringList rareThings() {
    QStringList names{"2 players, two",
                      "all passed",
                      "petit sec",
                      "prise",
                      "pousse",
                      "garde",
                      "garde-sans",
                      "garde-contre",
                      "just made",
                      "a half point",
                      "petit au bout",
                      "petit au bout before the Excuse",
                      "petit au bout of two",
                      "Excuse led",
                      "Excuse not played",
                      "Excuse in the last trick",
                      "Excuse paid for",
                      "own card called",
                      "odd gain halved",
                      "Excuse wins the last trick",
                      "holder is partner",
                      "holder: alone",
                      "odd loss halved",
                      "Excuse owed without a card",
                      "taker is partner",
                      "taker: alone",
                      "misère",
                      "misère of a declarer who lost",
                      "trumps in the écart",
                      "called card in the chien"};
    for (int players = 2; players <= 5; ++players)
        for (const char* kind : {"contract", "misère", "void"})
            names << QStringLiteral("%1 players, %2").arg(players).arg(QString::fromUtf8(kind));
    for (const char* said : {"nothing", "chelem", "petit chelem"})
        for (const char* won : {"all tricks", "all tricks but one", "no trick", "some tricks"})
            names << QLatin1String(said) + QStringLiteral(" announced, ") + QLatin1String(won);
    for (int worth : {20, 30, 40})
        for (const char* with : {"", " with the Excuse"})
            names << QStringLiteral("poignée at %1%2").arg(worth).arg(QLatin1String(with));
    for (const char* rule : {"F8.2", "F8.3", "F8.4", "F8.8", "F8.9", "F8.10"})
        names << QStringLiteral("refused by ") + QLatin1String(rule);
    return names;
}

} // namespace

class TestTarotHands : public QObject {
    Q_OBJECT

private slots:
    void chancePlaysToTheEnd();
    void randomHandsAreSound();
};

// 10,000 hands of two to five under chance switches. The rare things must come about, too.
void TestTarotHands::randomHandsAreSound() {
    Seen seen;
    for (std::uint64_t number = 0; number < many::handsByChance(10'000); ++number) {
        const HandRecord record = anyTarotHand(number);
        Hand hand(record.deal);
        std::vector<Event> events;
        for (const Action& action : record.actions) {
            if (number % 8 < 4)
                compareLegal(hand, seen);
            auto outcome = hand.apply(action);
            QVERIFY(std::holds_alternative<Hand::Events>(outcome));
            std::ranges::move(std::get<Hand::Events>(outcome), std::back_inserter(events));
        }
        QVERIFY(hand.over());
        compareCount(hand);
        compareEvents(hand, events);
        noteHand(hand, seen);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("hand %1").arg(number)));
    }
    QStringList missing;
    for (const QString& name : rareThings())
        if (seen[name] < (name == u"petit au bout before the Excuse" ? 1 : 5))
            missing << QStringLiteral("%1: %2").arg(name).arg(seen[name]);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

// From wherever a hand stands; in the same way from the same numbers.
void TestTarotHands::chancePlaysToTheEnd() {
    int compared = 0;
    for (std::uint64_t number = 0; number < 400; ++number) {
        const HandRecord record = anyTarotHand(number, 4 + number % 40);
        const Hand hand = fold(record.deal, record.actions).hand;
        if (hand.phase() != Phase::Play)
            continue;
        Position position = hand.position(), again = position;
        tricks::Random random(number), same(number);
        playOut(position, random);
        playOut(again, same);
        QVERIFY(position.over());
        int won = 0;
        for (Seat seat : Seats::table(position.players())) {
            won += position.tricksWon(seat);
            QVERIFY(position.cards(seat).empty());
            QCOMPARE(position.tricksWon(seat), again.tricksWon(seat));
        }
        QCOMPARE(won, position.tricks());
        ++compared;
    }
    QVERIFY(compared > 100);
}

VERSICOLA_TEST(TestTarotHands)
#include "test_tarot_hands.moc"
