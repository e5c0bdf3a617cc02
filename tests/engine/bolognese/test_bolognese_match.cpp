// A match of Tarocco bolognese at the person's table: seated by the draw, played in both forms (B3). How it
// is kept, test_kept_matches shows.
#include "games/bolognese_at_table.h"

#include "bolognese/numbered_deal.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace bolognese;
using Sitting = support::SittingAt<support::AtBolognese>;
using support::bytesOf;
using support::waitUntil;

class TestBologneseMatch : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    // B3.1–B3.3: the two lowest draws play together; the highest sits South and deals first.
    void seatedByTheDraw() {
        for (quint64 seed = 1; seed <= 20; ++seed) {
            const NewMatch start = beginnersMatch(seed);
            const auto draw = drawOf(start.match.draw);
            QVERIFY(draw);
            const QStringList drew{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                                   QStringLiteral("Vieri")};
            QCOMPARE(start.match.names[Seat::S], drew[draw->order[0]]);
            QCOMPARE(start.match.names[Seat::N], drew[draw->order[1]]);
            QCOMPARE(start.match.names[Seat::E], drew[draw->order[2]]);
            QCOMPARE(start.match.names[Seat::W], drew[draw->order[3]]);
            const auto person = static_cast<std::size_t>(start.company.person);
            QCOMPARE(start.match.names[kSeats[person]], drew[0]);
            for (std::size_t i = 0; i < 4; ++i)
                QCOMPARE(start.company.levels[i].isEmpty(), i == person);
        }
    }

    // B3.3–B3.5: both forms of match, to their end.
    void aMatchToItsEnd_data() {
        QTest::addColumn<RuleSet>("rules");
        RuleSet four, noCalling, long1500;
        four.match = Match::QuattroScartate;
        noCalling.callOut = false;
        long1500.target = 1500;
        QTest::addRow("Ottocento") << RuleSet{};
        QTest::addRow("Ottocento to 1500") << long1500;
        QTest::addRow("without calling out") << noCalling;
        QTest::addRow("Quattro Scartate") << four;
    }
    void aMatchToItsEnd() {
        QFETCH(RuleSet, rules);
        Sitting sitting(fresh());
        auto& table = sitting.table();
        table.start(beginnersMatch(3, rules));
        while (true) {
            QVERIFY(waitUntil([&] { return table.handOver(); }));
            if (table.matchOver())
                break;
            QCOMPARE(sitting.model.verdict(), Verdict::GoesOn);
            table.nextHand();
        }
        const MatchRecord match = table.match();
        PerSide<int> sum{};
        Seat dealer = Seat::S;
        std::optional<Side> calledOut;
        for (const auto& hand : match.hands) {
            QCOMPARE(index(hand.record.deal.dealer), index(dealer));
            dealer = right(dealer);
            QCOMPARE(hand.record.deal.score, sum);
            QVERIFY(!calledOut);
            const Result result = *fold(hand.record.deal, hand.record.actions).hand.result();
            for (Side side : kSides)
                sum[side] += result.points[side];
            QCOMPARE(hand.paid->score, sum);
            calledOut = result.calledOut;
        }
        QCOMPARE(sum, sitting.model.standing());
        if (rules.match == Match::QuattroScartate) {
            QCOMPARE(match.hands.size(), std::size_t{4});
        } else {
            QVERIFY(calledOut || std::max(sum[Side::NS], sum[Side::EW]) >= rules.target);
            QVERIFY(!calledOut || rules.callOut);
        }
        QVERIFY(sitting.model.verdict() != Verdict::GoesOn);
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

    // What is barred is told with the rule it rests on: fives in the discard (B4.3), suits (B5.2), signals
    // (B7.2, B7.3); and the choice holds all else.
    void whatIsBarred() {
        Sitting sitting(fresh());
        int discards = 0, signalled = 0;
        QObject::connect(&sitting.model, &MatchModel::asked, &sitting.person, [&](const Question& question) {
            if (std::holds_alternative<DiscardChoice>(question.choice.among)) {
                ++discards;
                const CardSet all = question.view.hand | tricks::setOf(question.view.lastTwo);
                QCOMPARE(static_cast<int>(question.barred.size()), (all & setOf(kFives)).size());
                for (const auto& [card, why] : question.barred)
                    QVERIFY(why.why == Why::DiscardFive && why.cards == CardSet(card));
                return;
            }
            const auto& choice = std::get<PlayChoice>(question.choice.among);
            QCOMPARE(static_cast<int>(question.barred.size()) + choice.cards.size(),
                     question.view.hand.size());
            if (question.view.tricks.empty() || question.view.tricks.back().winner) {
                signalled += (choice.busso | choice.striscio | choice.volo).size();
                const auto barred = question.barredSignals.size();
                QCOMPARE(static_cast<int>(barred) + choice.busso.size() + choice.striscio.size() +
                             choice.volo.size(),
                         3 * choice.cards.size());
            }
        });
        sitting.table().start(beginnersMatch(3));
        for (int hand = 0; hand < 4; ++hand) {
            QVERIFY(waitUntil([&] { return sitting.table().handOver(); }));
            if (sitting.table().matchOver())
                sitting.table().start(beginnersMatch(9));
            else
                sitting.table().nextHand();
        }
        QVERIFY(discards > 0);
        QVERIFY(signalled > 0);
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
        QCOMPARE(sitting.model.standing(), (PerSide<int>{}));
        // Nor does calling out in the next one begin from it (B6.5).
        sitting.person.stop = [](const Question&) { return true; };
        sitting.table().nextHand();
        QCOMPARE(sitting.table().handRecord().deal.score, (PerSide<int>{}));
    }

    // The pack is that of the number, whoever plays it; the person sits where the number says.
    void aNumberedDeal() {
        Sitting sitting(fresh());
        NewMatch start = beginnersMatch(9);
        start.number = 1234;
        start.match.draw.clear();
        start.company.levels.assign(4, QStringLiteral("apprentice"));
        start.company.person = 1234 % 4;
        start.company.levels[2].clear();
        sitting.table().start(start);
        QCOMPARE(sitting.table().handRecord().deal, (Deal{{}, Seat::S, numberedDeck(1234), {}}));
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

VERSICOLA_TEST(TestBologneseMatch)
#include "test_bolognese_match.moc"
