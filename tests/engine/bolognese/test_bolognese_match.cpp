// A match of Tarocco bolognese at the person's table: seated by the draw, played in both forms, kept, gone on
// with, taken back (B3), whatever stops it.
#include "bolognese/numbered_deal.h"
#include "bolognese/records/action_text.h"
#include "person.h"
#include "support/waiting.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace bolognese;
using support::waitUntil;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList textsOf(const std::vector<Action>& actions) {
    QStringList texts;
    for (const Action& action : actions)
        texts << actionText(action);
    return texts;
}

// A match with somebody at it.
struct Sitting {
    explicit Sitting(const QString& folder) : model(folder), person(model) {}
    Table& table() { return model.table(); }
    // To the person's question of this number, which is left open.
    bool playTo(int question) {
        person.stop = [this, question](const Question&) { return person.asked() == question; };
        table().start(beginnersMatch(5));
        return waitUntil([&] { return person.asked() == question; });
    }
    MatchModel model;
    Person person;
};

} // namespace

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
        Table& table = sitting.table();
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

    void takenBackAndPlayedAgain() {
        Sitting sitting(fresh());
        QVERIFY(sitting.playTo(4));
        Table& table = sitting.table();
        const QStringList before = textsOf(table.handRecord().actions);
        QVERIFY(table.handCounts() && table.canUndo() && !table.canRedo());
        sitting.person.stop = [](const Question&) { return true; };
        table.undo();
        QVERIFY(!table.handCounts());
        QVERIFY(table.handRecord().actions.size() < static_cast<std::size_t>(before.size()));
        QVERIFY(table.choice());
        while (table.canRedo())
            table.redo();
        QCOMPARE(textsOf(table.handRecord().actions), before);
        QVERIFY(table.handCounts()); // all stands as it stood
        table.undo();
        while (table.canUndo())
            table.undo();
        QVERIFY(table.choice());
    }

    // Something was taken back: the hand is over, and counts for nothing.
    void anUnscoredHandCountsForNothing() {
        Sitting sitting(fresh());
        QVERIFY(sitting.playTo(3));
        Table& table = sitting.table();
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
        QVERIFY(sitting.table().handCounts());
        QVERIFY(waitUntil([&] { return sitting.table().matchOver(); }));
    }

    void parkedAndGoneOnWith() {
        const QString folder = fresh();
        QStringList before;
        QString place;
        {
            Sitting sitting(folder);
            QVERIFY(sitting.playTo(3));
            sitting.table().countHint();
            before = textsOf(sitting.table().handRecord().actions);
            place = sitting.table().place();
            sitting.person.stop = [](const Question&) { return true; };
            sitting.table().start(beginnersMatch(6)); // takes the table
            QCOMPARE(sitting.table().unfinished().size(), std::size_t{2});
        }
        Sitting sitting(folder);
        sitting.person.stop = [](const Question&) { return true; };
        sitting.table().resume(place);
        QCOMPARE(textsOf(sitting.table().handRecord().actions), before);
        QCOMPARE(sitting.table().notes().hints, 1);
        QVERIFY(sitting.table().choice());
        QCOMPARE(
            sitting.table().company().levels[static_cast<std::size_t>((index(sitting.table().me()) + 1) % 4)],
            QStringLiteral("apprentice"));
        // Thrown away, and back.
        sitting.table().throwAway(place);
        QVERIFY(!sitting.table().playing());
        QCOMPARE(sitting.table().unfinished().size(), std::size_t{1});
        QCOMPARE(sitting.table().thrownAway().size(), std::size_t{1});
        sitting.table().bringBack(place);
        QCOMPARE(sitting.table().unfinished().size(), std::size_t{2});
    }

    // Bad files are set aside and told; what the match holds is gone on with.
    void damagedFiles() {
        const QString folder = fresh();
        QString place;
        {
            Sitting sitting(folder);
            QVERIFY(sitting.playTo(3));
            place = sitting.table().place();
        }
        const play::Places places{folder, QStringLiteral("bolognese")};
        QFile journal(places.journalFile(place));
        QVERIFY(journal.open(QIODevice::Append));
        journal.write("S:play D2\n");
        journal.close();
        Sitting sitting(folder);
        sitting.person.stop = [](const Question&) { return true; };
        QStringList aside;
        QObject::connect(&sitting.model, &MatchModel::setAside, &sitting.person,
                         [&](const QString& file, const RecordFault& why) {
                             aside << file;
                             QCOMPARE(why.fault.text, QStringLiteral("S:play D2"));
                         });
        sitting.table().resume(place);
        QCOMPARE(aside.size(), 1);
        QVERIFY(QFile::exists(aside.front()));
        QVERIFY(sitting.table().playing());
        QVERIFY(sitting.table().handRecord().actions.size() <= 1); // anew, from its deal
    }

    // A line torn by the kill is dropped, and play goes on after the last whole one.
    void aTornLine() {
        const QString folder = fresh();
        QStringList before;
        QString place;
        {
            Sitting sitting(folder);
            QVERIFY(sitting.playTo(3));
            place = sitting.table().place();
            before = textsOf(sitting.table().handRecord().actions);
        }
        QFile journal(play::Places{folder, QStringLiteral("bolognese")}.journalFile(place));
        QVERIFY(journal.open(QIODevice::Append));
        journal.write("S:pl");
        journal.close();
        Sitting sitting(folder);
        sitting.person.stop = [](const Question&) { return true; };
        sitting.table().resume(place);
        QCOMPARE(textsOf(sitting.table().handRecord().actions), before);
        QVERIFY(!bytesOf(journal.fileName()).contains("S:pl\n"));
        QVERIFY(bytesOf(journal.fileName()).endsWith('\n'));
    }

    // SIGKILL at any moment: all that was said is there.
    void killed_data() {
        QTest::addColumn<int>("lines");
        for (const int lines : {1, 2, 3, 7, 15, 22, 40, 77})
            QTest::addRow("after %d lines", lines) << lines;
    }
    void killed() {
        QFETCH(int, lines);
        const QString folder = fresh();
        QStringList said;
        QProcess process;
        process.start(QStringLiteral(LEFT_PLAYING), {folder});
        QVERIFY(process.waitForStarted());
        while (said.size() < lines) {
            QVERIFY(process.canReadLine() || process.waitForReadyRead(20000));
            while (process.canReadLine())
                said << QString::fromUtf8(process.readLine()).trimmed();
        }
        process.kill();
        process.waitForFinished();
        while (process.canReadLine())
            said << QString::fromUtf8(process.readLine()).trimmed();
        // What the last hand must hold, and which it is.
        int hand = -1;
        QStringList promised;
        for (const QString& line : said)
            if (line.startsWith(QStringLiteral("hand "))) {
                hand = line.section(u' ', 1, 1).toInt();
                promised.resize(line.section(u' ', 2).toInt());
            } else {
                promised << line.mid(4);
            }
        Sitting sitting(folder);
        sitting.person.stop = [](const Question&) { return true; };
        const auto left = sitting.table().unfinished();
        QVERIFY(!left.empty());
        const KeptMatch& kept = left.front();
        if (kept.handNumber() > hand)
            return; // the next one was begun, and this one lies in the match
        QCOMPARE(kept.handNumber(), hand);
        const QStringList there = textsOf(kept.match.hands.back().record.actions);
        const auto known =
            promised.indexOf(QString()) < 0 ? qsizetype{0} : promised.lastIndexOf(QString()) + 1;
        QVERIFY(there.size() >= promised.size() - 1);
        for (qsizetype i = known; i < std::min(there.size(), promised.size()); ++i)
            QCOMPARE(there[i], promised[i]);
    }

private:
    QString fresh() { return folder_.filePath(QStringLiteral("t%1").arg(count_++)); }

    QTemporaryDir folder_;
    int count_ = 0;
};

QTEST_GUILESS_MAIN(TestBologneseMatch)
#include "test_bolognese_match.moc"
