// A match of Cuatrola at the person's table (C2). How it is kept, test_kept_matches shows.
#include "games/cuatrola_at_table.h"

#include "cuatrola/numbered_deal.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace cuatrola;
using Sitting = support::SittingAt<support::AtCuatrola>;
using support::bytesOf;
using support::waitUntil;

class TestCuatrolaMatch : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    // C2.2–C2.5: the deal goes round from whoever drew a king, and the first with 21 has won.
    void aMatchToItsEnd() {
        Sitting sitting(fresh());
        auto& table = sitting.table();
        table.start(beginnersMatch(3));
        QVERIFY(isDraw(table.match().draw));
        while (true) {
            QVERIFY(waitUntil([&] { return table.handOver(); }));
            if (table.matchOver())
                break;
            QVERIFY(winner(sitting.model.standing(), kTarget) == std::nullopt);
            table.nextHand();
        }
        const MatchRecord match = table.match();
        Standing sum{};
        Seat dealer = match.draw.back().seat;
        for (const auto& hand : match.hands) {
            QCOMPARE(index(hand.record.deal.dealer), index(dealer));
            dealer = right(dealer);
            const Hand folded = fold(hand.record.deal, hand.record.actions).hand;
            add(sum, folded.position().score());
        }
        QCOMPARE(sum[Side::NS], sitting.model.standing()[Side::NS]);
        QCOMPARE(sum[Side::EW], sitting.model.standing()[Side::EW]);
        QVERIFY(winner(sum, kTarget));
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
        auto& table = sitting.table();
        sitting.person.stop = nullptr;
        table.undo();
        QVERIFY(waitUntil([&] { return table.handOver(); }));
        QVERIFY(table.match().hands.back().paid);
        QCOMPARE(sitting.model.standing(), Standing{});
    }

    // The pack is that of the number, whoever plays it; the person sits where the number says.
    void aNumberedDeal() {
        Sitting sitting(fresh());
        NewMatch start = beginnersMatch(9);
        start.number = 1234;
        start.company.person = 1234 % 4;
        std::swap(start.company.levels[0], start.company.levels[2]);
        sitting.table().start(start);
        QCOMPARE(sitting.table().handRecord().deal, (Deal{{}, Seat::S, numberedDeck(1234)}));
        QCOMPARE(index(sitting.table().me()), index(Seat::N));
        QVERIFY(waitUntil([&] { return sitting.table().matchOver(); })); // one hand
        sitting.table().sameDealAgain();
        QCOMPARE(sitting.table().handRecord().deal.deck, numberedDeck(1234));
        QVERIFY(!sitting.table().handCounts()); // its cards are known
        QVERIFY(waitUntil([&] { return sitting.table().matchOver(); }));
    }

private:
    QString fresh() { return folder_.filePath(QStringLiteral("t%1").arg(count_++)); }

    QTemporaryDir folder_;
    int count_ = 0;
};

VERSICOLA_TEST(TestCuatrolaMatch)
#include "test_cuatrola_match.moc"
