// A match at the person's table, of each game that play::MatchTable keeps: taken back and played again,
// parked and gone on with, whatever stops it.
#include "games/game_rows.h"
#include "places.h"
#include "support/files.h"
#include "support/many/one_of_many.h"
#include "support/moments.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using support::bytesOf;
using support::eachGame;
using support::SittingAt;
using support::withGame;

namespace {

void append(const QString& path, const char* text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    file.write(text);
}

template<class G>
play::Places placesIn(const QString& folder) {
    return {folder, QLatin1String(G::name)};
}

// What a program that was killed had said of its last hand.
struct Promised {
    int hand = -1;
    QStringList actions;   // empty where they were said before it
    bool goesBack = false; // some of them may be taken back
};
Promised promisedBy(const QStringList& said) {
    Promised promised;
    for (const QString& line : said)
        if (line.startsWith(QStringLiteral("hand "))) {
            promised.hand = line.section(u' ', 1, 1).toInt();
            promised.actions.resize(line.section(u' ', 2).toInt());
            promised.goesBack = false;
        } else if (line == QStringLiteral("back")) {
            promised.goesBack = true;
        } else {
            promised.actions << line.mid(4);
        }
    return promised;
}

// The lines that it says until it is killed, after so many of them.
QStringList saidUntilKilled(const QString& game, const QString& folder, int lines) {
    QStringList said;
    QProcess process;
    process.start(QStringLiteral(PLAY_FOR_EVER), {game, folder});
    if (!process.waitForStarted())
        return said;
    while (said.size() < lines && (process.canReadLine() || process.waitForReadyRead(20000)))
        while (process.canReadLine())
            said << QString::fromUtf8(process.readLine()).trimmed();
    process.kill();
    process.waitForFinished();
    while (process.canReadLine())
        said << QString::fromUtf8(process.readLine()).trimmed();
    return said;
}

} // namespace

class TestKeptMatches : public QObject {
    Q_OBJECT

private slots:
    void init() { QVERIFY(folder_.isValid()); }

    void takenBackAndPlayedAgain_data() { eachGame(); }
    void takenBackAndPlayedAgain() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            SittingAt<G> sitting(fresh());
            QVERIFY(sitting.playTo(4));
            auto& table = sitting.table();
            const QStringList before = sitting.played();
            QVERIFY(table.handCounts() && table.canUndo() && !table.canRedo());
            QVERIFY(!uncounted(table.company()));
            sitting.leaveOpen();
            table.undo();
            QVERIFY(!table.handCounts());
            QVERIFY(uncounted(table.company()) == tricks::Uncounted::TakenBack);
            QVERIFY(sitting.played().size() < before.size());
            QVERIFY(table.choice());
            while (table.canRedo())
                table.redo();
            table.redo(); // nothing more
            QCOMPARE(sitting.played(), before);
            QVERIFY(table.handCounts()); // all stands as it stood
            {                            // and is read so from the journal
                const auto kept = play::readMatch<typename G::Kind>(sitting.places(), table.place());
                QVERIFY(kept.match && kept.damaged.empty());
                QVERIFY(kept.match->match.hands.back().record.actions == table.handRecord().actions);
                QVERIFY(!kept.match->company.hands.back().unscored);
            }
            table.undo();
            while (table.canUndo())
                table.undo();
            QVERIFY(table.choice());
        });
    }

    void parkedAndGoneOnWith_data() { eachGame(); }
    void parkedAndGoneOnWith() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            const QString folder = fresh();
            QStringList before, levels;
            QString place;
            {
                SittingAt<G> sitting(folder);
                QVERIFY(sitting.playTo(3));
                sitting.table().countHint();
                sitting.table().countHint(); // the same question, the same hint
                before = sitting.played();
                place = sitting.table().place();
                levels = QStringList(sitting.table().company().levels.begin(),
                                     sitting.table().company().levels.end());
                sitting.leaveOpen();
                sitting.table().start(G::beginners(6)); // takes the table
                QCOMPARE(sitting.table().unfinished().size(), std::size_t{2});
                QCOMPARE(sitting.places().matchFiles().size(), 2);
                const QDateTime begun = play::Places::begun(sitting.places().matchFile(place));
                QVERIFY(begun.isValid() && begun <= sitting.places().lastPlayed(place).addSecs(1));
            }
            SittingAt<G> sitting(folder);
            sitting.leaveOpen();
            sitting.table().resume(place);
            QCOMPARE(sitting.played(), before);
            QCOMPARE(sitting.table().notes().hints, 1);
            QVERIFY(sitting.table().choice());
            QCOMPARE(
                QStringList(sitting.table().company().levels.begin(), sitting.table().company().levels.end()),
                levels);
            QCOMPARE(levels.count(QStringLiteral("apprentice")), levels.size() - 1);
            // Thrown away, and back.
            sitting.table().throwAway(place);
            QVERIFY(!sitting.table().playing());
            QCOMPARE(sitting.table().unfinished().size(), std::size_t{1});
            QCOMPARE(sitting.table().thrownAway().size(), std::size_t{1});
            sitting.table().bringBack(place);
            QCOMPARE(sitting.table().unfinished().size(), std::size_t{2});
        });
    }

    // Bad files are set aside and told; what the match holds is gone on with.
    void damagedFiles_data() { eachGame(); }
    void damagedFiles() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            const QString folder = fresh();
            QString place;
            {
                SittingAt<G> sitting(folder);
                QVERIFY(sitting.playTo(3));
                place = sitting.table().place();
            }
            append(placesIn<G>(folder).journalFile(place), "S:play XX\n");
            SittingAt<G> sitting(folder);
            sitting.leaveOpen();
            QStringList aside, faults;
            QObject::connect(&sitting.model, &G::Model::setAside, &sitting.person,
                             [&](const QString& file, const typename G::Kind::Fault& why) {
                                 aside << file;
                                 faults << why.fault.text;
                             });
            sitting.table().resume(place);
            QCOMPARE(faults, QStringList{QStringLiteral("S:play XX")});
            QVERIFY(QFile::exists(aside.front()));
            QVERIFY(sitting.table().playing());
            QVERIFY(sitting.table().handRecord().actions.size() <= 1); // anew, from its deal
        });
    }

    // Every line of a journal, the first one and those after it; no first line, no journal.
    void wrongJournals_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("instead"); // of all that is in it, else after it
        QTest::addColumn<bool>("damaged");
        withGame({}, []<class G>(G) {
            const auto row = [](const char* text, bool instead, bool damaged) {
                QTest::addRow("%s %s %s", G::name, instead ? "all" : "more", text)
                    << QString::fromLatin1(G::name) << QByteArray(text) << instead << damaged;
            };
            row("redone\n", false, true); // nothing was taken back
            row("undo 99\n", false, true);
            row("undo 01\n", false, true);
            row("undo \n", false, true);
            row("hint\n", false, false);
            row("undo 0\n", false, false);
            row("undo 0\nredone\n", false, false);
            row("", true, false);
            row("{\"hand\": 0", true, false); // killed before the first line was whole
            row("rubbish", true, true);
            row("rubbish\n", true, true);
            row("{}\n", true, true);
            row("{\"hand\": -1}\n", true, true);
            row("{\"hand\": 0}\n", true, true);
        });
    }
    void wrongJournals() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            QFETCH(QByteArray, text);
            QFETCH(bool, instead);
            QFETCH(bool, damaged);
            using Kind = typename G::Kind;
            SittingAt<G> sitting(fresh());
            QVERIFY(sitting.playTo(3));
            const QString place = sitting.table().place();
            const QString journal = sitting.places().journalFile(place);
            const QByteArray whole = bytesOf(journal);
            sitting.leaveOpen();
            sitting.table().start(G::beginners(6));
            if (instead)
                QVERIFY(QFile::remove(journal));
            append(journal, text.constData());
            const auto read = play::readMatch<Kind>(sitting.places(), place);
            QVERIFY(read.match);
            QCOMPARE(read.damaged.size(), std::size_t{damaged ? 1u : 0u});
            QCOMPARE(QFile::exists(journal), !damaged);
            if (damaged)
                QVERIFY(QFile::exists(read.damaged.front().file));
            // An action that was done cannot be done again.
            if (instead || damaged)
                return;
            QVERIFY(QFile::remove(journal));
            const qsizetype first = whole.indexOf('\n') + 1;
            append(journal,
                   (whole + whole.sliced(first, whole.indexOf('\n', first) + 1 - first)).constData());
            const auto twice = play::readMatch<Kind>(sitting.places(), place);
            QCOMPARE(twice.damaged.size(), std::size_t{1});
            QVERIFY(twice.damaged.front().why.refusal);
        });
    }

    // Both files lie aside, and nothing is left at the place.
    void aDamagedMatch_data() { eachGame(); }
    void aDamagedMatch() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            const QString folder = fresh();
            QString place;
            {
                SittingAt<G> sitting(folder);
                QVERIFY(sitting.playTo(3));
                place = sitting.table().place();
            }
            append(placesIn<G>(folder).matchFile(place), "}");
            SittingAt<G> sitting(folder);
            sitting.leaveOpen();
            int told = 0;
            QObject::connect(&sitting.model, &G::Model::setAside, &sitting.person, [&] { ++told; });
            sitting.table().resume(place);
            QCOMPARE(told, 1);
            QVERIFY(!sitting.table().playing() && !sitting.table().handCounts());
            QVERIFY(!sitting.table().canUndo() && !sitting.table().canRedo());
            QVERIFY(!QFile::exists(place));
            sitting.table().countHint(); // nobody sits there
            sitting.table().sameDealAgain();
            QVERIFY(!sitting.table().playing());
        });
    }

    // From its deal, and what was played before is not counted any more.
    void theSameDealAgain_data() { eachGame(); }
    void theSameDealAgain() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            SittingAt<G> sitting(fresh());
            QVERIFY(sitting.playTo(4));
            const auto deal = sitting.table().handRecord().deal;
            const QString place = sitting.table().place();
            sitting.leaveOpen();
            const int asked = sitting.person.asked();
            sitting.table().sameDealAgain();
            QVERIFY(support::waitUntil([&] { return sitting.person.asked() > asked; }));
            QVERIFY(sitting.table().handRecord().deal == deal);
            QCOMPARE(sitting.table().place(), place);
            QVERIFY(!sitting.table().handCounts());
            sitting.table().resume(place); // it is on the table
            QVERIFY(sitting.table().playing());
        });
    }

    // A line torn by the kill is dropped, and play goes on after the last whole one.
    void aTornLine_data() { eachGame(); }
    void aTornLine() {
        QFETCH(QString, game);
        withGame(game, [this]<class G>(G) {
            const QString folder = fresh();
            QStringList before;
            QString place;
            {
                SittingAt<G> sitting(folder);
                QVERIFY(sitting.playTo(3));
                place = sitting.table().place();
                before = sitting.played();
            }
            const QString journal = placesIn<G>(folder).journalFile(place);
            append(journal, "S:pl");
            SittingAt<G> sitting(folder);
            sitting.leaveOpen();
            sitting.table().resume(place);
            QCOMPARE(sitting.played(), before);
            QVERIFY(!bytesOf(journal).contains("S:pl\n"));
            QVERIFY(bytesOf(journal).endsWith('\n'));
        });
    }

    // SIGKILL at any moment: all that was said is there.
    void killed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("lines");
        withGame({}, []<class G>(G) {
            int row = 0;
            for (const int lines : support::momentsToKill({1, 2, 3, 7, 15, 22, 40, 77}))
                QTest::addRow("%s, %d: after %d lines", G::name, ++row, lines)
                    << QString::fromLatin1(G::name) << lines;
        });
    }
    void killed() {
        QFETCH(QString, game);
        QFETCH(int, lines);
        withGame(game, [this, &game, lines]<class G>(G) {
            const QString folder = fresh();
            const QStringList said = saidUntilKilled(game, folder, lines);
            QVERIFY(said.size() >= lines);
            const Promised promised = promisedBy(said);
            SittingAt<G> sitting(folder);
            sitting.leaveOpen();
            const auto left = sitting.table().unfinished();
            QVERIFY(!left.empty());
            const auto& kept = left.front();
            if (kept.handNumber() > promised.hand)
                return; // the next one was begun, and this one lies in the match
            QCOMPARE(kept.handNumber(), promised.hand);
            const auto& record = kept.match.hands.back().record;
            QVERIFY(promised.goesBack ||
                    static_cast<qsizetype>(record.actions.size()) >= promised.actions.size());
            for (std::size_t i = 0; i < record.actions.size(); ++i)
                if (const QString text = promised.actions.value(static_cast<qsizetype>(i)); !text.isEmpty())
                    QCOMPARE(G::Kind::actionText(record.actions[i], record.deal), text);
        });
    }

private:
    QString fresh() { return folder_.filePath(QStringLiteral("t%1").arg(count_++)); }

    QTemporaryDir folder_;
    int count_ = 0;
};

VERSICOLA_TEST(TestKeptMatches)
#include "test_kept_matches.moc"
