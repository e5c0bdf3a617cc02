// What is found in the list of hands, in what order, and what many of them come to: plain values.
#include "desktop/played/hand_rows.h"
#include "desktop/played/opened.h"
#include "desktop/played/played_words.h"
#include "desktop/played/sums.h"
#include "played_hands.h"
#include "support/many/one_of_many.h"

#include <QJsonDocument>
#include <QTest>

using namespace minchiate;
using namespace played;

namespace {

const std::array<QString, kPlayers> kNames{QStringLiteral("Ada"), QStringLiteral("Lapo"),
                                           QStringLiteral("Bice"), QStringLiteral("Nuto")};

// All hands of a match that was begun that day, the latest first.
std::vector<ListedHand> handsOf(std::uint64_t seed, Length length, int hands, const QDate& day) {
    const auto read = records::matchRecordOf(records::toJson(support::playedMatch(seed, length, hands)));
    std::vector<ListedHand> listed;
    const QString file = day.toString(Qt::ISODate);
    for (auto& hand : history::playedIn(std::get<records::LoadedMatch>(read), file, day.startOfDay()))
        listed.insert(listed.begin(), {std::move(hand)});
    return listed;
}

} // namespace

class ChoosingTest : public QObject {
    Q_OBJECT
private slots:
    void wordsAreFound_data();
    void wordsAreFound();
    void eachFeatureIsWhatItShows();
    void orders();
    void headingsStandOverMatches();
    void sumsAreThoseOfTheHandsThatCount();
    void meansBeginWithTheTwelfth();
    void aHandAsTextComesBack();
    void badTexts_data();
    void badTexts();
};

void ChoosingTest::wordsAreFound_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("found");
    const auto row = [](const char* words, bool found) {
        QTest::newRow(words) << QString::fromUtf8(words) << found;
    };
    row("", true);
    row("Vieri", true);
    row("vieri and november", true);
    row("Nov", true);
    row("with Vieri", true);
    row("with Bice", false); // who sits against us
    row("against Bice", true);
    row("18 November", true);
    row("8", false); // a number as a whole
    row("18", true);
    row("king of cups", true);
    row("king of swords", false);
    row("40 and king of cups", true);
    row("40, master", true);
    row("Vieri November masters", true);
    row("Vieri October", false);
    row("40 and apprentice", false);
    row("and", true);
    row("ember", false); // no word begins so
    row("(", false);
}

void ChoosingTest::wordsAreFound() {
    QFETCH(QString, words);
    QFETCH(bool, found);
    const Searched texts{{QStringLiteral("18 November 2026"), QStringLiteral("with Vieri"),
                          QStringLiteral("against Bice and Lapo")},
                         {QStringLiteral("November 2026"), QStringLiteral("Vieri"), QStringLiteral("Bice"),
                          QStringLiteral("masters"), QStringLiteral("40"), QStringLiteral("king of cups"),
                          QStringLiteral("2 of swords")}};
    QCOMPARE(areIn(words, texts), found);
}

void ChoosingTest::eachFeatureIsWhatItShows() {
    std::map<Feature, int> times;
    for (std::uint64_t seed = 1; seed <= 25; ++seed)
        for (const ListedHand& listed : handsOf(seed, Length::Match, 12, {2026, 11, 18})) {
            const auto shown = [&](Feature feature) {
                CardSet cards;
                for (Card card : pictureOf(listed, feature).cards)
                    cards.insert(card);
                return cards;
            };
            for (Feature feature : kFeatures)
                times[feature] += has(listed, feature);
            if (has(listed, Feature::LongRun))
                QVERIFY(shown(Feature::LongRun).size() >= history::kLongRun); // as in the picture
            if (has(listed, Feature::FourKings))
                QVERIFY(shown(Feature::FourKings).containsAll(kKings));
            if (has(listed, Feature::FoolsVersicola))
                QVERIFY(shown(Feature::FoolsVersicola).containsAll(kFoolsVersicola));
            QCOMPARE(has(listed, Feature::Cappotto), listed.hand.figures.cappotto.has_value());
            QVERIFY(!told(listed, Feature::All).contains(QStringLiteral("%")));
        }
    QCOMPARE(times[Feature::All], 300);
    for (Feature feature : {Feature::LongRun, Feature::FourKings, Feature::FoolsVersicola})
        QVERIFY(times[feature] > 0 && times[feature] < 300);
    QCOMPARE(times[Feature::NotReviewed], 300);
}

void ChoosingTest::orders() {
    auto hands = handsOf(3, Length::Match, 12, {2026, 11, 18});
    hands[4].costs = Costs{12, 7, {}, 3};
    hands[7].costs = Costs{40, 25, {}, 3};
    const auto when = chosen(hands, {});
    QVERIFY(std::ranges::is_sorted(when));
    const auto resti = chosen(hands, {}, Order::Resti);
    QVERIFY(std::ranges::is_sorted(resti, std::ranges::greater{},
                                   [&](std::size_t i) { return hands[i].resti(); }));
    const auto cost = chosen(hands, {}, Order::Cost);
    QCOMPARE(cost[0], std::size_t{7});
    QCOMPARE(cost[1], std::size_t{4});
    Wanted dear;
    dear.feature = Feature::DearMistake;
    QCOMPARE(chosen(hands, dear), std::vector<std::size_t>{7});
    Wanted partner;
    partner.partner = hands[0].partner();
    QCOMPARE(chosen(hands, partner).size(), std::size_t{4}); // one round of three
}

void ChoosingTest::headingsStandOverMatches() {
    auto hands = handsOf(3, Length::Match, 12, {2026, 11, 18});
    const auto single = handsOf(4, Length::Hand, 1, {2026, 11, 17});
    hands.insert(hands.end(), single.begin(), single.end());
    const auto rows = rowsOf(hands, chosen(hands, {}), {}, Order::When);
    QCOMPARE(rows.size(), std::size_t{14});
    QVERIFY(rows[0].isHeading() && !rows[13].isHeading());
    int resti = 0;
    for (const ListedHand& listed : hands)
        resti += listed.hand.handsInAll == 12 ? listed.resti() : 0;
    const QString sign = resti > 0 ? QStringLiteral("+") : resti < 0 ? QStringLiteral("\u2212") : QString();
    QVERIFY2(rows[0].words.contains(QStringLiteral("you have %1%2").arg(sign).arg(std::abs(resti))),
             qPrintable(rows[0].words));
    // Sorted by something else they are hands alone.
    const auto sorted = rowsOf(hands, chosen(hands, {}, Order::Resti), {}, Order::Resti);
    QCOMPARE(sorted.size(), std::size_t{13});
}

void ChoosingTest::sumsAreThoseOfTheHandsThatCount() {
    auto hands = handsOf(5, Length::Match, 12, {2026, 11, 18});
    hands[2].hand.unscored = true;
    hands[5].hand.playedOn = hands[5].hand.unscored = true;
    hands[8].match.emplace(); // opened from elsewhere
    int resti = 0;
    for (const ListedHand& listed : hands)
        resti += listed.counts() ? listed.resti() : 0;
    const Sums sums = sumsOf(hands, {});
    QCOMPARE(sums.hands.size(), std::size_t{9});
    QCOMPARE(sums.resti.back(), resti);
    QCOMPARE(sums.hands.front(), std::size_t{11}); // the oldest first
    QCOMPARE(sums.starts.size(), std::size_t{1});
    int together = 0;
    for (const Share& share : partnersOf(hands, {}))
        together += share.resti;
    QCOMPARE(together, resti);
    Wanted one;
    one.partner = hands[0].partner();
    QCOMPARE(sumsOf(hands, one).hands.size() + 0,
             static_cast<std::size_t>(std::ranges::count_if(hands, [&](const ListedHand& listed) {
                 return listed.counts() && listed.partner() == *one.partner;
             })));
    QCOMPARE(partnersOf(hands, one).size(), std::size_t{3}); // all of them can still be chosen
}

void ChoosingTest::meansBeginWithTheTwelfth() {
    auto hands = handsOf(5, Length::Match, 12, {2026, 11, 18});
    for (std::size_t i = 0; i < hands.size(); ++i)
        hands[i].costs = Costs{double(i), 0, {}, 0};
    Sums sums = sumsOf(hands, {});
    QVERIFY(!sums.means[10]);
    QCOMPARE(*sums.means[11], 5.5);
    QCOMPARE(sums.weighed, 12);
    QCOMPARE(*sums.dearest(), std::size_t{0}); // the oldest, the dearest
    hands[3].costs.reset();
    sums = sumsOf(hands, {});
    QCOMPARE(sums.weighed, 11);
    QVERIFY(!sums.means.back());
}

void ChoosingTest::aHandAsTextComesBack() {
    auto played = support::playedHand(77, Seat::N);
    played.record.names = {
        {QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Ada"), QStringLiteral("Nuto")}};
    const Opened opened = openedFrom(textOf(played.record), QStringLiteral("a file"), kNames);
    QVERIFY2(opened.hands.size() == 1, qPrintable(opened.why));
    const ListedHand& listed = opened.hands[0];
    QCOMPARE(listed.seat(), Seat::N); // where the person's name stands
    QCOMPARE(listed.partnerName(), QStringLiteral("Bice"));
    QVERIFY(recordOf(listed)->actions == played.record.actions);
    QVERIFY(!listed.counts());
}

void ChoosingTest::badTexts_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("Dear Ada, how are you?");
    QTest::newRow("an array") << QByteArray("[1, 2]");
    QTest::newRow("another format") << QByteArray(R"({"format": "score-of-golf", "version": 1})");
    QTest::newRow("a later version") << QByteArray(R"({"format": "minchiate-hand", "version": 2})");
    QTest::newRow("a hand without cards") << QByteArray(R"({"format": "minchiate-hand", "version": 1})");
    QTest::newRow("a hand that is not over") << textOf(support::playedHand(77, Seat::N, 20).record);
    QTest::newRow("deep") << QByteArray(1000, '[');
    QByteArray torn = textOf(support::playedHand(77, Seat::N).record);
    QTest::newRow("torn") << torn.left(torn.size() / 2);
}

void ChoosingTest::badTexts() {
    QFETCH(QByteArray, bytes);
    const Opened opened = openedFrom(bytes, QStringLiteral("a file"), kNames);
    QVERIFY(opened.hands.empty());
    QVERIFY2(opened.why.endsWith(u'.') && !opened.why.contains(u'\n'), qPrintable(opened.why));
}

VERSICOLA_WINDOW_TEST(ChoosingTest)
#include "test_choosing.moc"
