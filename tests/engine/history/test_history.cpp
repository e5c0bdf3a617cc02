// What is said of hands that were played: features, lists, sums.
#include "../played_hands.h"
#include "minchiate/history/statistics.h"
#include "minchiate/model/kept_games.h"
#include "support/deals.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "text/words.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <numeric>

using namespace minchiate;
using namespace history;
using namespace support;

namespace {

const QDateTime kEvening(QDate(2026, 11, 19), QTime(20, 30));

std::vector<Played> playedOf(const records::MatchRecord& record, const QDateTime& begun = kEvening) {
    const auto read = records::matchRecordOf(records::toJson(record));
    if (!std::holds_alternative<records::LoadedMatch>(read))
        qFatal("the match played cannot be read");
    return playedIn(std::get<records::LoadedMatch>(read), QStringLiteral("a file"), begun);
}

bool has(const Figures& figures, Feature feature) {
    return std::ranges::find(figures.features, feature) != figures.features.end();
}

// One hand by hand: Ada and Bice (South and North) against Lapo and Nuto.
Played madeHand(int net, int resti) {
    Played hand;
    hand.begun = kEvening;
    hand.players = {{0, 1, 2, 3}};
    hand.names = {
        {QStringLiteral("Ada"), QStringLiteral("Lapo"), QStringLiteral("Bice"), QStringLiteral("Nuto")}};
    hand.levels = {
        {QString(), QStringLiteral("master"), QStringLiteral("apprentice"), QStringLiteral("master")}};
    hand.figures.net = net;
    hand.figures.resti = resti;
    return hand;
}

} // namespace

class TestHistory : public QObject {
    Q_OBJECT

private slots:
    void figuresAreTheHands();
    void m7_4_cappotto();
    void m6_7_theLostFool();
    void featuresAreFound();
    void anUnfinishedHandIsNoneOfThem();
    void whoSatWhere();
    void whatWasPaidStands();
    void outOfAFile();
    void outOfAllThatIsKept();
    void whenItWasBegun();
    void search_data();
    void search();
    void sumsByHand();
    void m4_4_sumsOfFourAreNothing();
    void theCurveOfCosts();
    void aHandPlayedOnIsInNoSum();
};

void TestHistory::figuresAreTheHands() {
    for (std::uint64_t number = 1; number <= 40; ++number) {
        const auto played = playedHand(number, Seat::E);
        const Figures figures = *figuresOf(played.hand);
        const Result& result = *played.hand.result();
        // The net and the resti paid tell the same: M7.3, the last resto for what is left.
        int marked = 0, dead = 0;
        for (const Mark& mark : played.hand.tally().marks()) {
            marked += sign(mark.side) * mark.points;
            if (mark.cause == Cause::Death)
                dead += value(mark.cards);
        }
        QCOMPARE(figures.net, marked + result.count[Side::NS].total() - result.count[Side::EW].total());
        QCOMPARE(figures.resti, result.resti);
        QCOMPARE(figures.took[Side::NS].points + figures.took[Side::EW].points, dead);
        for (Side side : kSides) {
            QCOMPARE(std::accumulate(figures.versicole[side].begin(), figures.versicole[side].end(), 0),
                     static_cast<int>(result.count[side].versicole.size()));
            QCOMPARE(figures.versicole[side][static_cast<std::size_t>(VersicolaKind::Kings)],
                     (result.captured[side] & kKings).size() >= 3 ? 1 : 0);
        }
        QVERIFY(std::ranges::is_sorted(figures.features));
    }
}

// South holds the 21 highest trumps; East and West take nothing, and lose the Fool (M6.6).
void TestHistory::m7_4_cappotto() {
    Setup setup;
    setup.hands = {{"T20..T40", "M T1 CK", "", "T2 DK"}};
    Hand hand = handFor(setup);
    QVERIFY(!figuresOf(hand));
    playOn(hand);
    const Figures figures = *figuresOf(hand);
    QVERIFY(figures.cappotto == Side::EW);
    QVERIFY(has(figures, Feature::Cappotto));
    QVERIFY(has(figures, Feature::LostFool));
    QVERIFY(has(figures, Feature::LongRun)); // 28 to 40
    QCOMPARE(has(figures, Feature::PaidInCourse), !hand.tally().paid().empty());
    QCOMPARE(figures.took[Side::EW], Deaths{});
    QVERIFY(figures.took[Side::NS].cards >= 4); // the 1, the 2, two kings
}

// The Fool is lost where it lies with the other side than that of whoever played it.
void TestHistory::m6_7_theLostFool() {
    int lost = 0;
    for (std::uint64_t number = 1; number <= 400; ++number) {
        const RandomHand random = randomHand(number);
        const Hand hand = fold(random.deal, random.actions).hand;
        std::optional<Side> owner;
        for (const Trick& trick : hand.tricks())
            for (const Trick::Entry& entry : trick.plays)
                if (entry.card == kFool)
                    owner = sideOf(entry.seat);
        const bool isLost = owner && !hand.result()->captured[*owner].contains(kFool);
        QCOMPARE(has(*figuresOf(hand), Feature::LostFool), isLost);
        lost += isLost;
    }
    QVERIFY(lost > 0 && lost < 100);
}

void TestHistory::featuresAreFound() {
    std::map<Feature, int> times;
    for (std::uint64_t number = 1; number <= 400; ++number) {
        const RandomHand random = randomHand(number);
        const Hand hand = fold(random.deal, random.actions).hand;
        const Figures figures = *figuresOf(hand);
        int longest = 0;
        for (Side side : kSides)
            for (const Versicola& v : hand.result()->count[side].versicole)
                if (v.kind == VersicolaKind::Run)
                    longest = std::max(longest, v.cards.size()); // the Fool lies among them
        QCOMPARE(has(figures, Feature::LongRun), longest >= 7);
        const auto& captured = hand.result()->captured;
        QCOMPARE(has(figures, Feature::FoolsCount), captured[Side::NS].containsAll(kFoolsVersicola) ||
                                                        captured[Side::EW].containsAll(kFoolsVersicola));
        const bool fell = std::ranges::any_of(
            random.actions, [](const Action& action) { return std::holds_alternative<Fall>(action.what); });
        QVERIFY(!fell || has(figures, Feature::Fell));
        for (Feature feature : figures.features)
            ++times[feature];
    }
    for (Feature feature : {Feature::LostFool, Feature::LongRun, Feature::Kings, Feature::FoolsCount,
                            Feature::Fell, Feature::PaidInCourse})
        QVERIFY2(times[feature] > 0 && times[feature] < 400, qPrintable(QString::number(int(feature))));
}

void TestHistory::anUnfinishedHandIsNoneOfThem() {
    const auto all = playedOf(playedMatch(4, Length::Match, 3, 30));
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all.back().hand, 2);
}

void TestHistory::whoSatWhere() {
    const records::MatchRecord record = playedMatch(4, Length::Match, 5);
    const auto all = playedOf(record);
    for (int number : {0, 4}) {
        const Played& hand = all[static_cast<std::size_t>(number)];
        const auto seats = seatsOf(record, number);
        for (Seat seat : kSeats) {
            QCOMPARE(hand.names[seat], record.players[static_cast<std::size_t>(seats[seat])]);
            QCOMPARE(hand.levels[seat], record.levels[static_cast<std::size_t>(seats[seat])]);
        }
    }
    QVERIFY(all[0].players != all[4].players); // another round (M4.3)
}

void TestHistory::whatWasPaidStands() {
    records::MatchRecord record = playedMatch(4, Length::Match, 2);
    *record.hands[1].resti += 3;
    record.hands[0].unscored = true;
    const auto all = playedOf(record);
    QCOMPARE(all[1].figures.resti, *record.hands[1].resti);
    QVERIFY(all[0].unscored && !all[1].unscored);
}

void TestHistory::outOfAFile() {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("2026-11-19-203000.minchiate"));
    const records::MatchRecord record = playedMatch(7, Length::Round, 4);
    const auto write = [&](const QByteArray& bytes) {
        QFile open(file);
        return open.open(QIODevice::WriteOnly) && open.write(bytes) == bytes.size();
    };
    QVERIFY(write(QJsonDocument(records::toJson(record)).toJson()));
    const auto read = playedIn(file);
    QVERIFY(std::holds_alternative<std::vector<Played>>(read));
    const auto& all = std::get<std::vector<Played>>(read);
    QCOMPARE(all.size(), std::size_t{4});
    QCOMPARE(all[3].file, file);
    QCOMPARE(all[3].begun, kEvening);
    QVERIFY(all[3].figures == playedOf(record)[3].figures);
    for (const QByteArray& bytes : {QByteArray("{"), QByteArray("[]"), QByteArray(R"({"format":"x"})")}) {
        QVERIFY(write(bytes));
        const auto refused = playedIn(file);
        QVERIFY(std::holds_alternative<records::RecordError>(refused));
        const QString sentence = text::explain(std::get<records::RecordError>(refused), text::seatNames());
        QVERIFY(sentence.endsWith(u'.') && !sentence.contains(u'\n'));
    }
}

// A match that is over, one under way, and a file that is none.
void TestHistory::outOfAllThatIsKept() {
    const QTemporaryDir folder;
    const auto write = [&](const QString& place, const QByteArray& bytes) {
        const QFileInfo file(folder.filePath(place));
        QFile open(file.filePath());
        return QDir().mkpath(file.path()) && open.open(QIODevice::WriteOnly) &&
               open.write(bytes) == bytes.size();
    };
    const auto bytes = [](const records::MatchRecord& record) {
        return QJsonDocument(records::toJson(record)).toJson();
    };
    QVERIFY(write(QStringLiteral("matches/2026-11-19-203000.minchiate"),
                  bytes(playedMatch(7, Length::Round, 4))));
    QVERIFY(write(QStringLiteral("matches/2026-11-18-203000.minchiate"), "{"));
    QVERIFY(write(QStringLiteral("games/2026-11-20-203000/game.minchiate"),
                  bytes(playedMatch(8, Length::Match, 2, 40))));
    const PlayedHands all = playedIn(model::matchFiles(folder.path()));
    QCOMPARE(all.hands.size(), std::size_t{6});
    QCOMPARE(all.hands[0].begun, kEvening.addDays(1));
    QCOMPARE(all.hands[0].hand, 1);
    QCOMPARE(all.hands[1].hand, 0);
    QCOMPARE(all.hands[2].begun, kEvening);
    QCOMPARE(all.hands[5].hand, 0);
    QCOMPARE(all.unread.size(), std::size_t{1});
    QVERIFY(QFileInfo::exists(all.unread[0].file)); // it stays
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(playedIn(model::matchFiles(folder.path()), stop.get_token()).hands.empty());
    QVERIFY(model::matchFiles(folder.filePath(QStringLiteral("nothing"))).isEmpty());
}

void TestHistory::whenItWasBegun() {
    QCOMPARE(begunOf(QStringLiteral("/x/matches/2026-11-19-203000.minchiate")), kEvening);
    QCOMPARE(begunOf(QStringLiteral("/x/games/2026-11-19-203000-2/game.minchiate")), kEvening);
    QTemporaryFile other;
    QVERIFY(other.open());
    QCOMPARE(begunOf(other.fileName()).date(), QFileInfo(other.fileName()).lastModified().date());
    QVERIFY(begunOf(other.fileName()).isValid());
}

void TestHistory::search_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<std::vector<Feature>>("features");
    QTest::addColumn<QDate>("from");
    QTest::addColumn<QDate>("to");
    QTest::addColumn<std::vector<std::size_t>>("places");
    const auto row = [](const char* name, const QString& words, const std::vector<Feature>& features,
                        QDate from, QDate to, const std::vector<std::size_t>& places) {
        QTest::newRow(name) << words << features << from << to << places;
    };
    const QDate first(2026, 11, 19), second(2026, 11, 20), third(2026, 11, 21);
    row("everything", {}, {}, {}, {}, {0, 1, 2});
    row("a name, however written", QStringLiteral("bICE"), {}, {}, {}, {0, 1});
    row("a part of a name", QStringLiteral("Cos"), {}, {}, {}, {2});
    row("two words, both", QStringLiteral(" bice  4711 "), {}, {}, {}, {1});
    row("a day", QStringLiteral("2026-11-20"), {}, {}, {}, {1});
    row("a level", QStringLiteral("apprentice"), {}, {}, {}, {0, 1, 2});
    row("no such word", QStringLiteral("Bice Cosimo"), {}, {}, {}, {});
    row("a cappotto", {}, {Feature::Cappotto}, {}, {}, {1, 2});
    row("a cappotto and a fall", {}, {Feature::Cappotto, Feature::Fell}, {}, {}, {2});
    row("from a day", {}, {}, second, {}, {1, 2});
    row("to a day", {}, {}, {}, second, {0, 1});
    row("one day", {}, {}, second, second, {1});
    row("all at once", QStringLiteral("Ada"), {Feature::Cappotto}, third, third, {2});
}

void TestHistory::search() {
    QFETCH(QString, words);
    QFETCH(std::vector<Feature>, features);
    QFETCH(QDate, from);
    QFETCH(QDate, to);
    QFETCH(std::vector<std::size_t>, places);
    std::vector<Played> hands(3, madeHand(10, 1));
    hands[1].begun = kEvening.addDays(1);
    hands[1].number = 4711;
    hands[1].figures.features = {Feature::Cappotto};
    hands[2].begun = kEvening.addDays(2);
    hands[2].names[Seat::N] = QStringLiteral("Cosimo");
    hands[2].figures.features = {Feature::Cappotto, Feature::Fell};
    QCOMPARE(found(hands, {words, features, from, to}), places);
}

// Two hands: 30 and −100 for Ada and Bice; the second with deaths, a cappotto, kings.
void TestHistory::sumsByHand() {
    std::vector<Played> hands{madeHand(30, 1), madeHand(-100, -14), madeHand(5, 1)};
    Figures& second = hands[1].figures;
    second.took[Side::EW] = {3, 25};
    second.took[Side::NS] = {1, 5};
    second.cappotto = Side::NS;
    second.versicole[Side::EW][static_cast<std::size_t>(VersicolaKind::Kings)] = 1;
    hands[2].unscored = true;
    const auto cost = [&](const Played& hand, Seat seat) -> std::optional<double> {
        return seat == Seat::S && hand.figures.net != 5 ? std::optional(std::abs(hand.figures.net) / 10.0)
                                                        : std::nullopt;
    };
    const auto players = totals(hands, player, cost);
    QCOMPARE(players.size(), std::size_t{4});
    const Totals& ada = players.at(QStringLiteral("Ada"));
    QCOMPARE(ada.hands, 3);
    QCOMPARE(ada.net, -65LL);
    QCOMPARE(ada.meanNet(), -65.0 / 3);
    QCOMPARE(ada.resti, -13); // the third pays nothing
    QCOMPARE(ada.took, (Deaths{1, 5}));
    QCOMPARE(ada.lost, (Deaths{3, 25}));
    QCOMPARE(ada.cappotti, 0);
    QCOMPARE(ada.cappottiSuffered, 1);
    QCOMPARE(ada.meanCost(), std::optional(6.5)); // 3 and 10
    const Totals& nuto = players.at(QStringLiteral("Nuto"));
    QCOMPARE(nuto.net, 65LL);
    QCOMPARE(nuto.resti, 13);
    QCOMPARE(nuto.cappotti, 1);
    QCOMPARE(nuto.versicole[static_cast<std::size_t>(VersicolaKind::Kings)], 1);
    QCOMPARE(nuto.meanCost(), std::optional<double>());
    const auto partners = totals(hands, partnerOfPerson);
    QCOMPARE(partners.size(), std::size_t{1});
    QCOMPARE(partners.at(QStringLiteral("Bice")).net, -65LL);
    QCOMPARE(partners.at(QStringLiteral("Bice")).hands, 3);
    const auto levels = totals(hands, level);
    QCOMPARE(levels.size(), std::size_t{2});
    QCOMPARE(levels.at(QStringLiteral("master")).hands, 6); // two seats
    QCOMPARE(levels.at(QStringLiteral("apprentice")).resti, -13);
    QVERIFY(totals({}, player).empty());
    QCOMPARE(Totals{}.meanNet(), 0.0);
}

void TestHistory::m4_4_sumsOfFourAreNothing() {
    const records::MatchRecord record = playedMatch(11, Length::Match, 12);
    const auto all = totals(playedOf(record), player);
    const Accounts accounts = accountsOf(record);
    int resti = 0;
    long long net = 0;
    for (std::size_t i = 0; i < record.players.size(); ++i) {
        const Totals& one = all.at(record.players[i]);
        QCOMPARE(one.hands, 12);
        QCOMPARE(one.resti, accounts[i]);
        resti += one.resti;
        net += one.net;
    }
    QCOMPARE(resti, 0);
    QCOMPARE(net, 0LL);
}

void TestHistory::theCurveOfCosts() {
    std::vector<Played> hands{madeHand(30, 1), madeHand(-100, -14), madeHand(5, 1)};
    hands[2].begun = kEvening.addDays(3);
    const auto cost = [](const Played& hand, Seat) -> std::optional<double> {
        return hand.figures.net < 0 ? std::nullopt : std::optional<double>(hand.figures.net);
    };
    const auto curve = costCurve(hands, QStringLiteral("Lapo"), cost);
    QCOMPARE(curve.size(), std::size_t{2});
    QCOMPARE(curve[0].cost, 30.0);
    QCOMPARE(curve[1].cost, 5.0);
    QCOMPARE(curve[1].begun, kEvening.addDays(3));
    QVERIFY(costCurve(hands, QStringLiteral("Cosimo"), cost).empty());
}

void TestHistory::aHandPlayedOnIsInNoSum() {
    records::MatchRecord record = playedMatch(11, Length::Hand, 1);
    record.hands[0].playedOn = records::PlayedOn{1, record.hands[0].record.actions};
    record.hands[0].unscored = true;
    const auto all = playedOf(record);
    QVERIFY(all[0].playedOn && all[0].unscored);
    QVERIFY(totals(all, player).empty());
    const auto free = [](const Played&, Seat) { return std::optional(0.0); };
    QVERIFY(costCurve(all, all[0].names[Seat::S], free).empty());
}

VERSICOLA_TEST(TestHistory)
#include "test_history.moc"
