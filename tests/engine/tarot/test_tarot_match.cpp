// A match of French Tarot at the person's table (F3); how it is kept, test_kept_matches shows.
#include "games/tarot_at_table.h"

#include "support/files.h"
#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace tarot;
using Sitting = support::SittingAt<support::AtTarot>;
using support::bytesOf;
using support::waitUntil;

class TestTarotMatch : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    // F3.2–F3.5: the deal goes round from whoever drew the lowest card, void hands do not count towards the
    // length, and the scores add up, at a table of any size.
    void aMatchToItsEnd_data() {
        QTest::addColumn<int>("players");
        for (int players = kFewestPlayers; players <= kMostPlayers; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void aMatchToItsEnd() {
        QFETCH(int, players);
        Sitting sitting(fresh());
        MatchTable& table = sitting.table();
        table.start(beginnersMatch(3, players, 3));
        QVERIFY(isDraw(table.match().draw, players));
        while (true) {
            QVERIFY(waitUntil([&] { return table.handOver(); }));
            if (table.matchOver())
                break;
            QVERIFY(sitting.model.counted().size() < 3);
            table.nextHand();
        }
        const MatchRecord match = table.match();
        PerSeat<int> sum{};
        int counting = 0, all = 0;
        Seat dealer = firstDealer(match.draw);
        for (const auto& hand : match.hands) {
            QCOMPARE(index(hand.record.deal.dealer), index(dealer));
            dealer = right(dealer, players);
            const Result result = *fold(hand.record.deal, hand.record.actions).hand.result();
            counting += counts(result) ? 1 : 0;
            for (Seat seat : Seats::table(players))
                sum[seat] += result.scores[seat];
        }
        QCOMPARE(counting, 3);
        const PerSeat<int> standing = standingOf(sitting.model.counted());
        for (Seat seat : Seats::table(kMostPlayers)) {
            QCOMPARE(standing[seat], sum[seat]);
            all += standing[seat];
        }
        QCOMPARE(all, 0);
        QVERIFY(table.unfinished().empty());

        // It becomes a record among those that are over, which anybody can read (formats: the match).
        const play::Places places = table.places();
        table.start(beginnersMatch(4));
        const QDir matches(places.folder + QStringLiteral("/matches"));
        QCOMPARE(matches.entryList(QDir::Files).size(), 1);
        const auto json =
            QJsonDocument::fromJson(bytesOf(matches.filePath(matches.entryList(QDir::Files).front())));
        const auto read = matchRecordOf(json.object());
        QCOMPARE(read.index(), std::size_t{0});
        QVERIFY(std::get<LoadedMatch>(read).disagreements.empty());
        QCOMPARE(std::get<LoadedMatch>(read).hands.size(), match.hands.size());
    }

    // Something was taken back: the hand is over, and counts for nothing.
    void anUnscoredHandCountsForNothing() {
        Sitting sitting(fresh());
        QVERIFY(sitting.playTo(3));
        MatchTable& table = sitting.table();
        sitting.person.stop = nullptr;
        table.undo();
        QVERIFY(waitUntil([&] { return table.handOver(); }));
        QVERIFY(table.match().hands.back().paid);
        QVERIFY(sitting.model.counted().empty());
        QVERIFY(!table.matchOver());
    }

    // The pack is that of the number, whoever plays it; the person sits where the number says.
    void aNumberedDeal() {
        Sitting sitting(fresh());
        NewMatch start = beginnersMatch(9);
        start.number = 1234;
        start.company.person = 1234 % 4;
        std::swap(start.company.levels[0], start.company.levels[2]);
        sitting.table().start(start);
        QCOMPARE(sitting.table().handRecord().deal,
                 (Deal{{}, 4, Seat::First, numberedDeck(kWholePack, 1234)}));
        QCOMPARE(index(sitting.table().me()), 2);
        QVERIFY(waitUntil([&] { return sitting.table().matchOver(); })); // one hand
        sitting.table().sameDealAgain();
        QCOMPARE(sitting.table().handRecord().deal.deck, numberedDeck(kWholePack, 1234));
        QVERIFY(!sitting.table().handCounts()); // its cards are known
        QVERIFY(waitUntil([&] { return sitting.table().matchOver(); }));
    }

private:
    QString fresh() { return folder_.filePath(QStringLiteral("t%1").arg(count_++)); }

    QTemporaryDir folder_;
    int count_ = 0;
};

VERSICOLA_TEST(TestTarotMatch)
#include "test_tarot_match.moc"
