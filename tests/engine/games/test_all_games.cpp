// What holds in every game alike, as rows of one table (games/row.h).
#include "bolognese_row.h"
#include "cuatrola_row.h"
#include "minchiate_row.h"
#include "support/many/hands_by_chance.h"
#include "support/many/one_of_many.h"
#include "tarot_row.h"

#include <QJsonDocument>

using namespace support;

namespace {

using Check = std::function<void()>;

// The same said of each game. How many hands: those of Cuatrola are small.
template<class Body>
void ofEachGame(Body body) {
    QTest::addColumn<Check>("check");
    QTest::newRow("minchiate") << Check([=] { body(minchiates::Row{}, many::handsByChance(400)); });
    QTest::newRow("bolognese") << Check([=] { body(bologneses::Row{}, many::handsByChance(1000)); });
    QTest::newRow("cuatrola") << Check([=] { body(cuatrolas::Row{}, many::handsByChance(2000)); });
    QTest::newRow("tarot") << Check([=] { body(tarots::Row{}, many::handsByChance(1000)); });
}

// Places are counted from South in every game.
template<class Row>
std::vector<typename Row::Game::Seat> seatsOf(const typename Row::Record& record) {
    int count = 4;
    if constexpr (requires { record.deal.players; })
        count = record.deal.players;
    std::vector<typename Row::Game::Seat> seats;
    for (int i = 0; i < count; ++i)
        seats.push_back(static_cast<typename Row::Game::Seat>(i));
    return seats;
}

// Two hands that nobody at the table can tell apart, and that ask for the same.
template<class Row>
bool areAlike(const typename Row::Record& record, const typename Row::Game::Hand& one,
              const typename Row::Game::Hand& other) {
    if (one.choice() != other.choice())
        return false;
    for (const auto seat : seatsOf<Row>(record))
        if (Row::Game::view(one, seat) != Row::Game::view(other, seat))
            return false;
    return true;
}

// Of a hand as far as some action of it, early as often as late.
template<class Record>
Record stopped(Record record, tricks::Random& random) {
    const auto all = static_cast<std::uint32_t>(record.actions.size());
    const auto most = random.below(2) == 0 ? std::min(all, 16u) : all;
    record.actions.resize(random.below(most + 1));
    return record;
}

template<class Row>
void playIsLegalToTheEnd(Row, quint64 hands) {
    for (quint64 number = 0; number < hands; ++number) {
        const auto record = Row::anyHand(number);
        tricks::Session<typename Row::Game> session(record.deal);
        for (const auto& action : record.actions) {
            const auto choice = session.hand().choice();
            QVERIFY(choice);
            // Asked is one seat, and it alone is told what it may do.
            for (const auto seat : seatsOf<Row>(record)) {
                const auto view = Row::Game::view(session.hand(), seat);
                QCOMPARE(view.choice.has_value(), seat == Row::Game::chooser(*choice));
                QVERIFY(!view.choice || view.choice == choice);
            }
            QVERIFY(session.apply(action).index() == 0);
        }
        QVERIFY2(session.over(), qPrintable(QString::number(number)));
    }
}

// Every action that is listed may be done.
template<class Row>
void whatIsListedMayBeDone(Row, quint64 hands) {
    for (quint64 number = 0; number < hands / 10; ++number) {
        const auto record = Row::numbered(number);
        typename Row::Game::Hand hand(record.deal);
        for (const auto& action : Row::opening(hand))
            QVERIFY(hand.apply(action).index() == 0);
        tricks::Random random(number);
        while (const auto choice = hand.choice()) {
            const auto actions = Row::actions(*choice);
            QVERIFY(!actions.empty());
            for (const auto& action : actions) {
                auto next = hand;
                QVERIFY(next.apply(action).index() == 0);
            }
            (void)hand.apply(actions[random.below(static_cast<std::uint32_t>(actions.size()))]);
        }
    }
}

template<class Row>
void recordsComeBack(Row, quint64 hands) {
    for (quint64 number = 0; number < hands; ++number) {
        tricks::Random random(number);
        auto record = stopped(Row::anyHand(number), random);
        record.names[static_cast<typename Row::Game::Seat>(1)] = QStringLiteral("Ada");
        if constexpr (requires { record.heading; }) {
            record.heading.title = QStringLiteral("An evening");
            record.heading.source = QStringLiteral("Told by Ada");
        }
        QJsonObject object = Row::json(record);
        object[QStringLiteral("mine")] = QJsonArray{1, 2}; // what nobody knows is kept
        const auto back = Row::read(QJsonDocument::fromJson(QJsonDocument(object).toJson()).object());
        QVERIFY2(back, qPrintable(QString::number(number)));
        QVERIFY(back->deal == record.deal);
        QVERIFY(back->names == record.names);
        QCOMPARE(back->actions.size(), record.actions.size());
        QCOMPARE(Row::json(*back), object);
    }
}

template<class Row>
void undoIsTheFold(Row, quint64 hands) {
    for (quint64 number = 0; number < hands / 10; ++number) {
        const auto record = Row::anyHand(number);
        tricks::Session<typename Row::Game> session(record.deal);
        std::vector<typename Row::Game::Hand> asTheyWere{session.hand()};
        for (const auto& action : record.actions) {
            QVERIFY(session.apply(action).index() == 0);
            asTheyWere.push_back(session.hand());
        }
        for (std::size_t kept = record.actions.size(); kept > 0; kept -= (kept + 1) / 2) {
            session.undoTo(kept);
            QCOMPARE(session.actions().size(), kept);
            QCOMPARE(session.choosers().size(), kept);
            const auto folded = fold(record.deal, std::span(record.actions).first(kept)).hand;
            QVERIFY(areAlike<Row>(record, session.hand(), folded));
            QVERIFY(areAlike<Row>(record, session.hand(), asTheyWere[kept]));
            QVERIFY(!areAlike<Row>(record, session.hand(), asTheyWere[kept - 1]));
        }
    }
}

// Cards that a seat has not seen change places: its view is the same to the last field.
template<class Row>
void hiddenCardsLeaveTheViewAlone(Row, quint64) {
    std::map<std::size_t, int> compared; // by how many sit there
    for (quint64 number = 0; number < 6000; ++number) {
        tricks::Random random(number);
        const auto record = stopped(Row::anyHand(number), random);
        const auto seats = seatsOf<Row>(record);
        if (!fold(record.deal, record.actions).hand.choice())
            continue;
        const auto viewer = seats[random.below(static_cast<std::uint32_t>(seats.size()))];
        for (int tries = 0; tries < 6; ++tries) {
            const auto both = Row::exchanged(record, viewer, random);
            if (!both)
                continue;
            QVERIFY2(Row::Game::view(both->before, viewer) == Row::Game::view(both->after, viewer),
                     qPrintable(QString::number(number)));
            ++compared[seats.size()];
            break;
        }
    }
    for (const auto& [seats, count] : compared)
        QVERIFY2(count > 300, qPrintable(QStringLiteral("%1 of %2").arg(count).arg(seats)));
    QVERIFY(!compared.empty());
}

// Who hears the events as a seat may hear them knows what its view says.
template<class Row>
void whatIsToldMakesTheView(Row, quint64 hands) {
    for (quint64 number = 0; number < hands; ++number) {
        const auto record = Row::anyHand(number);
        const auto seats = seatsOf<Row>(record);
        const auto seat = seats[number / 4 % seats.size()];
        typename Row::Game::Hand hand(record.deal);
        typename Row::Watcher watcher(Row::Game::view(hand, seat));
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            const auto outcome = hand.apply(record.actions[i]);
            for (const auto& event : std::get<0>(outcome)) {
                const std::optional<typename Row::Game::Event> heard = Row::heard(event, seat);
                if (heard)
                    watcher.tell(*heard);
            }
            QVERIFY2(watcher.agreesWith(Row::Game::view(hand, seat)),
                     qPrintable(QStringLiteral("hand %1, action %2").arg(number).arg(i)));
        }
    }
}

// How many ways there are to go on for so many actions.
template<class Row>
std::uint64_t ways(const typename Row::Game::Hand& hand, int depth) {
    const auto choice = hand.choice();
    if (depth == 0 || !choice)
        return 1;
    std::uint64_t count = 0;
    for (const auto& action : Row::actions(*choice)) {
        auto next = hand;
        (void)next.apply(action);
        count += ways<Row>(next, depth - 1);
    }
    return count;
}

template<class Row>
std::uint64_t waysFrom(quint64 number, int depth) {
    typename Row::Game::Hand hand(Row::numbered(number).deal);
    for (const auto& action : Row::opening(hand))
        (void)hand.apply(action);
    return ways<Row>(hand, depth);
}

template<class Row>
QString deckOf(quint64 number) {
    return Row::json(Row::numbered(number))[QStringLiteral("deck")].toString();
}

} // namespace

class TestAllGames : public QObject {
    Q_OBJECT

private slots:
    void playIsLegalToTheEnd_data() {
        ofEachGame([](auto... row) { ::playIsLegalToTheEnd(row...); });
    }
    void playIsLegalToTheEnd() { check(); }
    void whatIsListedMayBeDone_data() {
        ofEachGame([](auto... row) { ::whatIsListedMayBeDone(row...); });
    }
    void whatIsListedMayBeDone() { check(); }
    void recordsComeBack_data() {
        ofEachGame([](auto... row) { ::recordsComeBack(row...); });
    }
    void recordsComeBack() { check(); }
    void undoIsTheFold_data() {
        ofEachGame([](auto... row) { ::undoIsTheFold(row...); });
    }
    void undoIsTheFold() { check(); }
    void hiddenCardsLeaveTheViewAlone_data() {
        ofEachGame([](auto... row) { ::hiddenCardsLeaveTheViewAlone(row...); });
    }
    void hiddenCardsLeaveTheViewAlone() { check(); }
    void whatIsToldMakesTheView_data() {
        ofEachGame([](auto... row) { ::whatIsToldMakesTheView(row...); });
    }
    void whatIsToldMakesTheView() { check(); }
    void numberedDealsStandStill_data();
    void numberedDealsStandStill();
    void waysToGoOn_data();
    void waysToGoOn();

private:
    static void check() {
        QFETCH(const Check, check);
        check();
    }
};

void TestAllGames::numberedDealsStandStill_data() {
    QTest::addColumn<QString>("deck");
    QTest::addColumn<QString>("begins");
    QTest::newRow("cuatrola 3") << deckOf<cuatrolas::Row>(3)
                                << "SA C3 BK DN CA CJ DK SJ BA BN BJ S3 B3 CK DA D3 DJ CN SK SN";
    QTest::newRow("bolognese 1") << deckOf<bologneses::Row>(1) << "BA BK T15 T13 T16 C10 SQ D10";
    QTest::newRow("tarot 1") << deckOf<tarots::Row>(1) << "T14 C8 C4 D9 S8 T4 T18 S2";
    QTest::newRow("minchiate 1") << deckOf<minchiates::Row>(1) << "B2 S7 T7 C2 B9 T34 T31 T20 BK C6";
}

void TestAllGames::numberedDealsStandStill() {
    QFETCH(const QString, deck);
    QFETCH(const QString, begins);
    QVERIFY2(deck.startsWith(begins), qPrintable(deck));
}

// Fingerprints of the rules: one way more or less would show.
void TestAllGames::waysToGoOn_data() {
    QTest::addColumn<quint64>("ways");
    QTest::addColumn<quint64>("known");
    const auto row = [](const char* name, quint64 found, quint64 known) {
        QTest::newRow(name) << found << known;
    };
    row("cuatrola 1, 4 actions", waysFrom<cuatrolas::Row>(1, 4), 83);
    row("cuatrola 1, 7 actions", waysFrom<cuatrolas::Row>(1, 7), 483);
    row("cuatrola 2, 8 actions", waysFrom<cuatrolas::Row>(2, 8), 1515);
    row("cuatrola 3, 9 actions", waysFrom<cuatrolas::Row>(3, 9), 3337);
    row("bolognese 1, 3 actions", waysFrom<bologneses::Row>(1, 3), 632);
    row("bolognese 1, 5 actions", waysFrom<bologneses::Row>(1, 5), 45412);
    row("tarot 1, 3 actions", waysFrom<tarots::Row>(1, 3), 128);
    row("tarot 1, 6 actions", waysFrom<tarots::Row>(1, 6), 20519);
    row("minchiate 1, 3 actions", waysFrom<minchiates::Row>(1, 3), 724);
    row("minchiate 1, 5 actions", waysFrom<minchiates::Row>(1, 5), 150240);
}

void TestAllGames::waysToGoOn() {
    QFETCH(const quint64, ways);
    QTEST(ways, "known");
}

VERSICOLA_TEST(TestAllGames)
#include "test_all_games.moc"
