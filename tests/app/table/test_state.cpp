// The picture's state, moved on by the events one seat sees, is at each of its decisions what the model would
// tell it from scratch.
#include "desktop/minchiate/table/table_state.h"
#include "minchiate/players/player.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "tricks/referee.h"

#include <QTest>

using namespace minchiate;
using namespace minchiate_table;

namespace {

model::Situation situationOf(const Hand& hand, Seat me) {
    model::Situation situation;
    situation.view = viewOf(hand, me);
    situation.players = {{0, 1, 2, 3}};
    return situation;
}

CardSet shownAt(const TableState& state, Seat seat) {
    CardSet set;
    for (const PublicGroup& group : state.shown[seat])
        set |= setOf(group.cards);
    return set;
}

int cardsOnTable(const TableState& s) {
    int sum = s.pack + s.fola + static_cast<int>(s.trick.plays.size());
    for (Seat seat : kSeats)
        sum += s.counts[seat] + s.discards[seat] + static_cast<int>(s.discardsUp[seat].size());
    for (Side side : kSides)
        sum += s.captured[side];
    return sum;
}

// A card that lies in two places at once would be drawn twice.
QString twice(const TableState& s) {
    CardSet seen = s.cards;
    for (Seat seat : kSeats) {
        if (seat == s.me)
            continue;
        const CardSet before = s.open[seat].empty() ? shownAt(s, seat) : s.open[seat];
        if (!(seen & before).empty())
            return QStringLiteral("seat %1 shows what lies elsewhere").arg(index(seat));
        seen |= before;
    }
    for (const auto& play : s.trick.plays) {
        if (seen.contains(play.card))
            return QStringLiteral("a card of the trick lies elsewhere, too");
        seen.insert(play.card);
    }
    return {};
}

// What the two differ in; empty when they agree.
QStringList differences(const TableState& a, const TableState& b) {
    QStringList list;
    const auto note = [&](bool same, const QString& what) {
        if (!same)
            list << what;
    };
    note(a.cards == b.cards, QStringLiteral("cards"));
    note(a.announced == b.announced, QStringLiteral("announced"));
    note(a.pack == b.pack, QStringLiteral("pack %1/%2").arg(a.pack).arg(b.pack));
    note(a.fola == b.fola, QStringLiteral("fola %1/%2").arg(a.fola).arg(b.fola));
    // Until the first card is led the picture still shows the deal.
    const bool beforeFirstLead = a.phase == Phase::Discard && b.phase == Phase::Play && b.trickNumber == 0;
    note(a.phase == b.phase || beforeFirstLead,
         QStringLiteral("phase %1/%2").arg(int(a.phase)).arg(int(b.phase)));
    note(a.trickNumber == b.trickNumber, QStringLiteral("trick number"));
    note(a.foolDebt == b.foolDebt, QStringLiteral("Fool's debt"));
    note(a.marks == b.marks, QStringLiteral("marks"));
    note(a.net == b.net, QStringLiteral("net"));
    note(a.paid == b.paid, QStringLiteral("paid"));
    note(a.fallen == b.fallen, QStringLiteral("fallen"));
    note(a.result == b.result, QStringLiteral("result"));
    note(a.announcedLast == b.announcedLast, QStringLiteral("last announcement"));
    note(a.trick.plays == b.trick.plays && a.trick.winning == b.trick.winning, QStringLiteral("trick"));
    note(a.lastTrick.has_value() == b.lastTrick.has_value() &&
             (!a.lastTrick ||
              (a.lastTrick->plays == b.lastTrick->plays && a.lastTrick->winning == b.lastTrick->winning)),
         QStringLiteral("last trick"));
    for (Side side : kSides)
        note(a.captured[side] == b.captured[side], QStringLiteral("captured by %1: %2/%3")
                                                       .arg(index(side))
                                                       .arg(a.captured[side])
                                                       .arg(b.captured[side]));
    for (Seat seat : kSeats) {
        const QString who = QStringLiteral(" of seat %1").arg(index(seat));
        note(a.counts[seat] == b.counts[seat], QStringLiteral("count") + who);
        note(a.open[seat] == b.open[seat], QStringLiteral("open hand") + who);
        note(a.discards[seat] == b.discards[seat], QStringLiteral("discards") + who);
        note(a.discardsUp[seat].empty(), QStringLiteral("shown discards left") + who);
        note(shownAt(a, seat) == shownAt(b, seat), QStringLiteral("shown cards") + who);
    }
    return list;
}

// Follows one hand from one seat; what went wrong first, or nothing.
QString follow(const Deal& deal, const std::vector<Action>& actions, Seat me, int* decisions) {
    Hand hand(deal);
    TableState state = stateOf(situationOf(hand, me));
    for (std::size_t i = 0; i <= actions.size(); ++i) {
        const QString where = QStringLiteral("seat %1, after %2 actions: ").arg(index(me)).arg(i);
        const auto choice = hand.choice();
        if (!choice || choice->chooser == me) {
            ++*decisions;
            const auto unlike = differences(state, stateOf(situationOf(hand, me)));
            if (!unlike.empty())
                return where + unlike.join(QStringLiteral(", "));
        }
        if (i == actions.size())
            break;
        const auto outcome = hand.apply(actions[i]);
        for (const Event& event : std::get<Hand::Events>(outcome))
            if (const auto seen = redacted(event, me)) {
                apply(state, *seen);
                if (cardsOnTable(state) != kDeckSize)
                    return where + QStringLiteral("%1 cards on the table (event %2)")
                                       .arg(cardsOnTable(state))
                                       .arg(seen->index());
                if (const QString fault = twice(state); !fault.isEmpty())
                    return where + fault;
            }
    }
    return {};
}

} // namespace

class TableStateTest : public QObject {
    Q_OBJECT
private slots:
    void randomHands();
    void sensibleHands();
    void robbedPastThirteen();

private:
    static void followAll(const Deal& deal, const std::vector<Action>& actions, std::uint64_t number) {
        int decisions = 0;
        for (Seat me : kSeats) {
            const QString fault = follow(deal, actions, me, &decisions);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("hand %1, ").arg(number) + fault));
        }
        QVERIFY(decisions >= 84);
    }
};

void TableStateTest::randomHands() {
    int falls = 0;
    for (std::uint64_t number = 1; number <= 300; ++number) {
        const auto hand = support::randomHand(number);
        followAll(hand.deal, hand.actions, number);
        if (QTest::currentTestFailed())
            return;
        for (const Action& action : hand.actions)
            falls += std::holds_alternative<Fall>(action.what);
    }
    QVERIFY(falls > 20); // or the test no longer sees what it should
}

void TableStateTest::sensibleHands() {
    const auto player = players::apprentice();
    for (std::uint64_t number = 1; number <= 40; ++number) {
        tricks::Random random(number);
        auto deal = support::randomDeal(random);
        tricks::Referee<Game> referee(deal.deal, {player, player, player, player}, number);
        playOut(referee);
        followAll(deal.deal, referee.actions(), number);
        if (QTest::currentTestFailed())
            return;
    }
}

// M5.4: part of the cutter's discards goes to the dealer, the rest is the fola at once.
void TableStateTest::robbedPastThirteen() {
    int seen = 0;
    for (std::uint64_t number = 1000; seen < 40 && number < 4000; ++number) {
        const auto hand = support::randomHand(number);
        const auto folded = fold(hand.deal, hand.actions);
        if (folded.hand.passed() == 0)
            continue;
        ++seen;
        followAll(hand.deal, hand.actions, number);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(seen > 10);
}

VERSICOLA_WINDOW_TEST(TableStateTest)
#include "test_state.moc"
