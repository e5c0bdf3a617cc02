// A match of French Tarot at the person's table: played, kept, gone on with, taken back (F3), whatever stops
// it.
#include "person.h"
#include "support/waiting.h"
#include "tarot/numbered_deal.h"
#include "tarot/records/action_text.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tarot;
using support::waitUntil;

namespace {

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList textsOf(const std::vector<Action>& actions, int players = 4) {
    QStringList texts;
    for (const Action& action : actions)
        texts << actionText(action, players);
    return texts;
}

// A match with somebody at it.
struct Sitting {
    explicit Sitting(const QString& folder) : model(folder), person(model) {}
    MatchTable& table() { return model.table(); }
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

    void takenBackAndPlayedAgain() {
        Sitting sitting(fresh());
        QVERIFY(sitting.playTo(4));
        MatchTable& table = sitting.table();
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
        QCOMPARE(sitting.table().company().levels[1], QStringLiteral("apprentice"));
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
        const play::Places places{folder, QStringLiteral("tarot")};
        QFile journal(places.journalFile(place));
        QVERIFY(journal.open(QIODevice::Append));
        journal.write("S:play CX\n");
        journal.close();
        Sitting sitting(folder);
        sitting.person.stop = [](const Question&) { return true; };
        QStringList aside;
        QObject::connect(&sitting.model, &MatchModel::setAside, &sitting.person,
                         [&](const QString& file, const RecordFault& why) {
                             aside << file;
                             QCOMPARE(why.fault.text, QStringLiteral("S:play CX"));
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
        QFile journal(play::Places{folder, QStringLiteral("tarot")}.journalFile(place));
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

QTEST_GUILESS_MAIN(TestTarotMatch)
#include "test_tarot_match.moc"
