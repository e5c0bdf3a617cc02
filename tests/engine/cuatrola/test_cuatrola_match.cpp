// A match of Cuatrola at the person's table: played, kept, gone on with, taken back (C2), whatever stops it.
#include "cuatrola/numbered_deal.h"
#include "cuatrola/records/action_text.h"
#include "person.h"
#include "support/waiting.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace cuatrola;
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

class TestCuatrolaMatch : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    // C2.2–C2.5: the deal goes round from whoever drew a king, and the first with 21 has won.
    void aMatchToItsEnd() {
        Sitting sitting(fresh());
        Table& table = sitting.table();
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
        const play::Places places{folder, QStringLiteral("cuatrola")};
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
        QFile journal(play::Places{folder, QStringLiteral("cuatrola")}.journalFile(place));
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

QTEST_GUILESS_MAIN(TestCuatrolaMatch)
#include "test_cuatrola_match.moc"
