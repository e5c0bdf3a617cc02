// The sheet agrees with the engine and adds to nothing; the first player's pair comes first and has the plus,
// however the same hand came onto the sheet.
#include "desktop/sheet/hand_words.h"
#include "desktop/sheet/open_content.h"
#include "desktop/sheet/sheet_rows.h"
#include "minchiate/records/sheet_record.h"
#include "played_hands.h"
#include "sheet_hands.h"
#include "support/many/one_of_many.h"
#include "text/figures.h"

#include <QTest>

#include <algorithm>
#include <numeric>

using namespace minchiate;
using namespace scoresheet;
using sheet::SheetRow;

namespace {

Sheet sheetOf(const records::MatchRecord& record) {
    std::vector<Hand> folded;
    for (const records::MatchHand& hand : record.hands)
        folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
    return records::sheetOf(record, folded);
}

// The same hands written down by hand by the same people in the same seats; the person's name is theirs.
Sheet writtenDown(const Sheet& played, const records::MatchRecord& record) {
    Sheet kept{.players = played.players, .span = played.span};
    kept.rounds = played.rounds;
    for (const records::MatchHand& hand : record.hands)
        kept.entries.push_back(
            {support::writtenDown(fold(hand.record.deal, hand.record.actions).hand), {}, {}});
    return kept;
}

} // namespace

class SheetWordsTest : public QObject {
    Q_OBJECT

private slots:
    void numbersAgreeWithTheEngine();
    void theSameHandHasTheSameSign();
    void dealersAndPartnersAreTold();
    void unscoredHandsPayNothing();
    void linesOfAGameUnderWay();
    void handsNotDealtCostTheirDealer();
    void foldedRoundsSayTheirSums();
    void verdicts_data();
    void verdicts();
    void marksSayWhoTookTheCard();
    void penaltiesAreSaid();
    void signsAreTrueMinuses();
};

void SheetWordsTest::numbersAgreeWithTheEngine() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto record = support::playedMatch(seed, Length::Match, 12);
        const Sheet sheet = sheetOf(record);
        const Account account = accountOf(sheet);
        QCOMPARE(account.totals, records::accountsOf(record));
        Accounts sums{};
        for (int i = 0; i < 12; ++i) {
            const auto& hand = record.hands[static_cast<std::size_t>(i)];
            const Result result = *fold(hand.record.deal, hand.record.actions).hand.result();
            const PerSeat<int> seats = records::seatsOf(record, i);
            const Side ours = seats[Seat::S] == 0 || seats[Seat::N] == 0 ? Side::NS : Side::EW;
            QCOMPARE(firstSide(sheet, i), ours);
            const auto content = sheet::openContentOf(sheet, account, i);
            const Line& line = account.lines[static_cast<std::size_t>(i)];
            if (!result.cappotto) {
                QCOMPARE(sheet::countWords(sheet, i, line.account),
                         QStringLiteral("%1 : %2")
                             .arg(result.count[ours].total())
                             .arg(result.count[other(ours)].total()));
                QCOMPARE(content.lines.back().ours, result.count[ours].total());
                QCOMPARE(content.lines.back().theirs, result.count[other(ours)].total());
                int our = 0;
                for (const auto& fan : content.counted.front().fans)
                    our += fan.points;
                QCOMPARE(our, result.count[ours].versicolePoints());
                // The pad and the counts together are what the last resti were paid for.
                const int pad = content.marks.empty() ? 0 : content.marks.back().net;
                QCOMPARE(pad + content.lines.back().ours - content.lines.back().theirs,
                         sign(ours) * result.net);
            }
            QCOMPARE(line.paid[0], sign(ours) * result.resti);
            QCOMPARE(std::accumulate(line.paid.begin(), line.paid.end(), 0), 0);
            for (std::size_t player = 0; player < line.paid.size(); ++player)
                sums[player] += line.paid[player];
        }
        QCOMPARE(sums, account.totals);
    }
}

// T8: a hand was −28 where it was played and +28 where it was looked up.
void SheetWordsTest::theSameHandHasTheSameSign() {
    int others = 0; // hands in which the person's pair is not the one that the record names first
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const auto record = support::playedMatch(seed, Length::Match, 12);
        const Sheet played = sheetOf(record);
        const auto read = records::sheetOf(records::toJson(record));
        QVERIFY(std::holds_alternative<Sheet>(read));
        const Sheet opened = std::get<Sheet>(read);
        Sheet kept = writtenDown(played, record);
        // Kept by hand, the first dealer's pair comes first: let it be the person's.
        kept.levels = played.levels;
        const Account a = accountOf(played), b = accountOf(opened), c = accountOf(kept);
        for (int hand = 0; hand < 12; ++hand) {
            const auto at = static_cast<std::size_t>(hand);
            others += firstSide(played, hand) == Side::EW;
            for (const auto& [sheet, account] :
                 std::array{std::pair<const Sheet*, const Account*>(&opened, &b),
                            std::pair<const Sheet*, const Account*>(&kept, &c)}) {
                QCOMPARE(firstSide(*sheet, hand), firstSide(played, hand));
                QCOMPARE(sheet::countWords(*sheet, hand, account->lines[at].account),
                         sheet::countWords(played, hand, a.lines[at].account));
                QCOMPARE(sheet::reckoning(*sheet, hand, account->lines[at].account),
                         sheet::reckoning(played, hand, a.lines[at].account));
                QCOMPARE(account->lines[at].paid, a.lines[at].paid);
                const auto first = sheet::openContentOf(played, a, hand),
                           second = sheet::openContentOf(*sheet, *account, hand);
                QCOMPARE(second.marks.size(), first.marks.size());
                for (std::size_t i = 0; i < first.marks.size(); ++i) {
                    QCOMPARE(second.marks[i].net, first.marks[i].net);
                    QCOMPARE(second.marks[i].side, first.marks[i].side);
                }
            }
        }
    }
    QVERIFY(others > 0);
}

void SheetWordsTest::dealersAndPartnersAreTold() {
    const auto record = support::playedMatch(3, Length::Match, 12);
    const Sheet sheet = sheetOf(record);
    QStringList partners;
    for (int i = 0; i < 12; ++i) {
        const int dealer = records::seatsOf(record, i)[minchiate::dealerOf(i)];
        QCOMPARE(sheet::dealerWords(sheet, i),
                 dealer == 0 ? QStringLiteral("You deal")
                             : record.players[static_cast<std::size_t>(dealer)] + QStringLiteral(" deals"));
        const QString pairs = sheet::pairsWords(sheet, i);
        QVERIFY2(pairs.startsWith(QStringLiteral("You and ")), qPrintable(pairs));
        if (i % 4 == 0)
            partners << pairs.section(QLatin1Char(' '), 2, 2);
    }
    partners.sort();
    QCOMPARE(partners, QStringList({QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Nuto")}));
    QVERIFY(sheet::occasionWords(sheet).contains(QStringLiteral("companions: apprentices")));
}

void SheetWordsTest::unscoredHandsPayNothing() {
    auto record = support::playedMatch(5, Length::Match, 12);
    record.hands[2].unscored = true;
    const Sheet sheet = sheetOf(record);
    const Account account = accountOf(sheet);
    QCOMPARE(account.lines[2].paid, Accounts{});
    QCOMPARE(account.totals, records::accountsOf(record));
    QVERIFY(
        sheet::told(sheet, account, {SheetRow::Kind::Hand, 2}, -1).contains(QStringLiteral("not counted")));
    QVERIFY(sheet::openContentOf(sheet, account, 2).outcome.startsWith(QStringLiteral("Not counted")));
    auto one = support::playedMatch(5, Length::Hand, 1);
    one.hands[0].unscored = true;
    const Sheet alone = sheetOf(one);
    QCOMPARE(sheet::verdictWords(alone, accountOf(alone)),
             QStringLiteral("Not counted: a move was taken back"));
}

void SheetWordsTest::linesOfAGameUnderWay() {
    const Sheet sheet = sheetOf(support::playedMatch(4, Length::Match, 5, 30));
    const Account account = accountOf(sheet);
    QCOMPARE(account.finished, 5);
    const auto rows = sheet::rowsOf(sheet, account, {});
    QCOMPARE(rows.size(), std::size_t(15)); // twelve hands under three rounds
    QCOMPARE(std::ranges::count(rows, SheetRow::Kind::Hand, &SheetRow::kind), 6);
    QCOMPARE(std::ranges::count(rows, SheetRow::Kind::ToCome, &SheetRow::kind), 6);
    QCOMPARE(sheet::countWords(sheet, 5, account.lines[5].account), QStringLiteral("in play"));
    QVERIFY(sheet::verdictWords(sheet, account).contains(QStringLiteral("lead")));
    QCOMPARE(sheet::playedWords(sheet, account), QStringLiteral("5 hands of 12"));
    const QString told = sheet::told(sheet, account, {SheetRow::Kind::Hand, 5}, -1);
    QVERIFY2(told.startsWith(QStringLiteral("Hand 6, ")) && told.contains(QStringLiteral("Not paid yet")),
             qPrintable(told));
}

void SheetWordsTest::handsNotDealtCostTheirDealer() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
    sheet.rounds = rotating({0, 1, 2, 3});
    sheet.entries.push_back({KeptHand{.ending = TypedResult{"0"}}, {}, {}});
    sheet.stopped = true;
    const Account account = accountOf(sheet);
    const auto rows = sheet::rowsOf(sheet, account, {});
    Accounts together{};
    int notDealt = 0;
    for (const SheetRow& row : rows)
        if (row.kind == SheetRow::Kind::NotDealt) {
            ++notDealt;
            const Accounts cost = sheet::costOfNotDealt(sheet, row.hand);
            for (std::size_t i = 0; i < together.size(); ++i)
                together[i] += cost[i];
        }
    QCOMPARE(notDealt, 3);
    QCOMPARE(together, account.unfinished); // M4.5, as the engine reckons it
}

void SheetWordsTest::foldedRoundsSayTheirSums() {
    const Sheet sheet = sheetOf(support::playedMatch(2, Length::Match, 12));
    const Account account = accountOf(sheet);
    const auto rows = sheet::rowsOf(sheet, account, {0, 2});
    QCOMPARE(rows.size(), std::size_t(7));
    QVERIFY(rows[0].folded && !rows[1].folded && rows[6].folded);
    Accounts together{};
    for (int round = 0; round < kRounds; ++round)
        for (std::size_t i = 0; i < together.size(); ++i)
            together[i] += sheet::roundTotals(account, round)[i];
    QCOMPARE(together, account.totals);
}

void SheetWordsTest::verdicts_data() {
    QTest::addColumn<QList<int>>("totals");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("alone") << QList<int>{7, 1, -3, -5} << "You win, with 7 resti";
    QTest::newRow("other") << QList<int>{-4, 6, -2, 0} << "Lapo wins, with 6 resti";
    QTest::newRow("pair") << QList<int>{1, 1, -1, -1} << "You and Lapo win, with 1 resto each";
    QTest::newRow("even") << QList<int>{0, 0, 0, 0} << "Nobody wins: all are even";
}

void SheetWordsTest::verdicts() {
    QFETCH(const QList<int>, totals);
    QFETCH(const QString, verdict);
    // Each total is paid by hands of one resto, as partners change: solved by the accounts alone.
    auto record = support::playedMatch(1, Length::Match, 12);
    record.draw.order = {0, 1, 2, 3};
    for (auto& hand : record.hands)
        hand.resti = 0;
    // Player 0 with 1, 2 and 3 in turn against the others: three unknowns from four totals that add to 0.
    const int a = (totals[0] + totals[1]), b = (totals[0] + totals[2]), c = (totals[0] + totals[3]);
    QCOMPARE(a % 2 + b % 2 + c % 2, 0);
    record.hands[0].resti = a / 2;
    record.hands[4].resti = b / 2;
    record.hands[8].resti = c / 2;
    const Sheet sheet = sheetOf(record);
    const Account account = accountOf(sheet);
    QCOMPARE(QList<int>(account.totals.begin(), account.totals.end()), totals);
    QCOMPARE(sheet::verdictWords(sheet, account), verdict);
}

// Which side a death belongs to is said where it is read.
void SheetWordsTest::marksSayWhoTookTheCard() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
    sheet.rounds = rotating({0, 1, 2, 3});
    sheet.entries.push_back({KeptHand{.marks = {{Reason::Death, Side::EW, 5, CardSet(trump(28))}}}, {}, {}});
    const auto content = sheet::openContentOf(sheet, accountOf(sheet), 0);
    QCOMPARE(content.marks.front().words, QStringLiteral("dies: 28, taken by B & N"));
    QCOMPARE(content.marks.front().net, -5);
    QVERIFY(sheet::toldCurve(content).endsWith(QStringLiteral("ended at minus 5")));
}

// A revoke is said on the line, in what the hand is made of, and where the hand itself pays nothing.
void SheetWordsTest::penaltiesAreSaid() {
    Sheet sheet{.players = {"Ada", "Lapo", "Bice", "Nuto"}};
    sheet.rounds = rotating({0, 1, 2, 3});
    sheet.entries.push_back({KeptHand{.ending = TypedResult{"0"}, .revokes = {2}}, {}, {}});
    const Account account = accountOf(sheet);
    QCOMPARE(account.lines[0].paid, (Accounts{2, 2, -4, 0}));
    QCOMPARE(sheet::noteWords(sheet, 0), QStringLiteral("Bice revoked: 2 resti to each opponent"));
    const QString settled = sheet::settledWords(sheet, 0, account.lines[0].account);
    QVERIFY2(!settled.contains(QStringLiteral("Nobody pays")), qPrintable(settled));
    QVERIFY2(settled.contains(QStringLiteral("Bice revoked: 2 resti to each opponent (M8.3)")),
             qPrintable(settled));
    QVERIFY(sheet::openContentOf(sheet, account, 0)
                .besides.contains(QStringLiteral("Bice revoked: 2 resti to each opponent (M8.3)")));
}

void SheetWordsTest::signsAreTrueMinuses() {
    QCOMPARE(text::signedPoints(5), QStringLiteral("+5"));
    QCOMPARE(text::signedPoints(-14), QStringLiteral("\u221214"));
    QCOMPARE(text::signedPoints(0), QStringLiteral("0"));
    QCOMPARE(sheet::spokenNumber(-14), QStringLiteral("minus 14"));
}

VERSICOLA_WINDOW_TEST(SheetWordsTest)
#include "test_sheet_words.moc"
