// The deal of the day: which it is, what is kept of it, and the same cards played by others.
#include "../played_hands.h"
#include "minchiate/history/daily.h"
#include "minchiate/history/figures.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace history;

namespace {

const QDate kDay(2026, 11, 23);

PerSeat<QString> all(const QString& level) {
    return {{level, level, level, level}};
}

// The deal of that day, cut.
records::HandRecord begun(QDate day) {
    records::HandRecord hand;
    hand.number = dealOf(day);
    hand.deal = {{}, Seat::S, numberedDeck(*hand.number)};
    hand.actions = {{tricks::left(Seat::S), Cut{numberedCut(*hand.number)}}};
    return hand;
}

records::HandRecord played(QDate day, const QString& level = QStringLiteral("apprentice")) {
    return *playedAgain(begun(day), all(level));
}

} // namespace

class TestDaily : public QObject {
    Q_OBJECT
private slots:
    void theNumberIsTheDate_data();
    void theNumberIsTheDate();
    void whatWasMadeIsOfTheSeat();
    void theFirstHandOfADayStays();
    void whatCannotBeReadIsNotThere();
    void daysInARow_data();
    void daysInARow();
    void othersPlayTheSameCards();
    void onlyANumberedDealHasItsNumber();
};

void TestDaily::theNumberIsTheDate_data() {
    QTest::addColumn<quint64>("number");
    QTest::addColumn<QDate>("day");
    QTest::newRow("today") << quint64{20261123} << kDay;
    QTest::newRow("the first") << quint64{20260101} << QDate(2026, 1, 1);
    QTest::newRow("before the first") << quint64{20251231} << QDate();
    QTest::newRow("tomorrow") << quint64{20261124} << QDate();
    QTest::newRow("no month") << quint64{20261312} << QDate();
    QTest::newRow("no day") << quint64{20260230} << QDate();
    QTest::newRow("any number") << quint64{696214} << QDate();
    QTest::newRow("a long one") << quint64{9007199254740991} << QDate();
}

void TestDaily::theNumberIsTheDate() {
    QFETCH(quint64, number);
    QFETCH(QDate, day);
    QCOMPARE(dayOf(number, kDay).value_or(QDate()), day);
    if (day.isValid())
        QCOMPARE(dealOf(day), number);
}

// Points and resti are those of the side that sits where the number says.
void TestDaily::whatWasMadeIsOfTheSeat() {
    QTemporaryDir folder;
    const Daily daily(folder.path());
    for (QDate day = kDay; day > kDay.addDays(-4); day = day.addDays(-1)) {
        const records::HandRecord hand = played(day);
        QVERIFY(!daily.keep(day, PlayedBy::Masters, hand));
        const auto folded = fold(hand.deal, hand.actions).hand;
        const int ours = sign(sideOf(static_cast<Seat>(dealOf(day) % 4)));
        const Outcome outcome = daily.kept(day, PlayedBy::Masters)->outcome;
        QCOMPARE(outcome.points, ours * figuresOf(folded)->net);
        QCOMPARE(outcome.resti, ours * folded.result()->resti);
    }
}

void TestDaily::theFirstHandOfADayStays() {
    QTemporaryDir folder;
    const Daily daily(folder.path() + QStringLiteral("/days"));
    records::HandRecord first = played(kDay), second = played(kDay, QStringLiteral("random"));
    QVERIFY(first.actions != second.actions);
    setLevels(first, {{QString(), QStringLiteral("master"), QStringLiteral("player"), {}}});
    QVERIFY(!daily.keep(kDay, PlayedBy::Own, first));
    QVERIFY(!daily.keep(kDay, PlayedBy::Own, second));
    const auto kept = daily.kept(kDay, PlayedBy::Own);
    QVERIFY(kept && kept->record.actions == first.actions);
    QVERIFY(levelsOf(kept->record) == levelsOf(first));
    QCOMPARE(levelsOf(kept->record)[Seat::E], QStringLiteral("master"));
}

void TestDaily::whatCannotBeReadIsNotThere() {
    QTemporaryDir folder;
    const Daily daily(folder.path());
    QVERIFY(!daily.kept(kDay, PlayedBy::Own));
    QVERIFY(!daily.keep(kDay, PlayedBy::Masters, begun(kDay))); // not over
    QVERIFY(!daily.kept(kDay, PlayedBy::Masters));
    QFile damaged(folder.filePath(QStringLiteral("2026-11-23-own.json")));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"for") == 5);
    damaged.close();
    QVERIFY(!daily.kept(kDay, PlayedBy::Own));
    QVERIFY(!daily.keep(kDay, PlayedBy::Own, played(kDay))); // and is not written over
    QCOMPARE(QFileInfo(damaged).size(), 5);
}

void TestDaily::daysInARow_data() {
    QTest::addColumn<QVector<int>>("played"); // so many days ago
    QTest::addColumn<int>("days");
    QTest::newRow("none") << QVector<int>{} << 0;
    QTest::newRow("today") << QVector<int>{0} << 1;
    QTest::newRow("not yet today") << QVector<int>{1, 2} << 2;
    QTest::newRow("up to today") << QVector<int>{0, 1, 2, 4} << 3;
    QTest::newRow("a day was left out") << QVector<int>{2, 3} << 0;
}

void TestDaily::daysInARow() {
    QFETCH(QVector<int>, played);
    QFETCH(int, days);
    QTemporaryDir folder;
    const Daily daily(folder.path());
    const records::HandRecord hand = ::played(kDay);
    for (int ago : played)
        QVERIFY(!daily.keep(kDay.addDays(-ago), PlayedBy::Own, hand));
    QCOMPARE(daily.streak(kDay), days);
    // Days before the first are none, whatever lies there.
    for (int ago = 0; ago < 3; ++ago)
        QVERIFY(!daily.keep(kFirstDay.addDays(1 - ago), PlayedBy::Own, hand));
    QCOMPARE(daily.streak(kFirstDay.addDays(1)), 2);
}

// Same deck, same cut, always the same hand; another level plays another.
void TestDaily::othersPlayTheSameCards() {
    const records::HandRecord hand = begun(kDay);
    const auto once = playedAgain(hand, all(QStringLiteral("apprentice")));
    const auto again = playedAgain(hand, all(QStringLiteral("apprentice")));
    QVERIFY(once && again && once->actions == again->actions);
    QVERIFY(once->deal == hand.deal);
    QVERIFY(once->actions.front() == hand.actions.front());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!playedAgain(hand, all(QStringLiteral("apprentice")), stop.get_token()));
    records::HandRecord uncut = hand;
    uncut.actions.clear();
    QVERIFY(!playedAgain(uncut, all(QStringLiteral("apprentice"))));
    uncut.actions = {{tricks::left(Seat::S), Cut{97}}}; // M5.2: none that can be
    QVERIFY(!playedAgain(uncut, all(QStringLiteral("apprentice"))));
}

// An ordinary hand's number is its pack's alone; typed, it gave other cards at one's seat.
void TestDaily::onlyANumberedDealHasItsNumber() {
    const auto numberIn = [](const records::MatchRecord& record) { return records::dealNumberOf(record, 0); };
    const quint64 number = 6; // the person sits North
    records::MatchRecord record = support::playedMatch(11, Length::Hand, 1);
    record.hands[0].record.number = number;
    QVERIFY(!numberIn(record));
    const Deal deal{record.rules, Seat::S, numberedDeck(number)};
    const auto player = players::randomPlayer();
    tricks::Referee<Game> referee(
        tricks::Session<Game>(deal, std::vector<Action>{{tricks::left(Seat::S), Cut{numberedCut(number)}}}),
        {player, player, player, player}, number);
    while (!referee.over())
        (void)referee.step();
    const auto& result = referee.hand().result();
    record.hands[0] = {
        {deal, referee.actions(), {}, {}, {}, number, {}}, false, 0, result->net, result->resti};
    const PerSeat<int> seats{{1, 3, 0, 2}};
    record.seats = {seats, seats, seats};
    QCOMPARE(numberIn(record), std::optional(number));
    record.seats = {PerSeat<int>{{0, 2, 1, 3}}, PerSeat<int>{{0, 2, 1, 3}}, PerSeat<int>{{0, 2, 1, 3}}};
    QVERIFY(!numberIn(record)); // another seat's cards
}

VERSICOLA_TEST(TestDaily)
#include "test_daily.moc"
