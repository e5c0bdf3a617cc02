// Killed at any moment, the program loses nothing that was done.
#include "minchiate/records/action_text.h"
#include "places.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/moments.h"
#include "support/person.h"
#include "support/waiting.h"

#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using model::GameModel;
using support::Sitting;
using support::Wants;

namespace {

// The playing program, until it is killed; what it said it had done.
class LeftPlaying {
public:
    LeftPlaying(const QString& folder, quint64 seed, int undoEvery) {
        process_.setProgram(QStringLiteral(LEFT_PLAYING));
        process_.setArguments({folder, QString::number(seed), QString::number(undoEvery)});
        process_.start();
        if (!process_.waitForStarted())
            qFatal("the playing program does not start");
    }
    ~LeftPlaying() {
        process_.kill();
        process_.waitForFinished();
    }
    // Reads on to the `lines`-th line, or one that begins with `until`; then kills it. What it said after
    // that counts as well.
    void killAfter(int lines, const QString& until = {}) {
        while (said_.size() < lines &&
               (until.isEmpty() || said_.empty() || !said_.back().startsWith(until))) {
            if (!process_.canReadLine() && !process_.waitForReadyRead(10000))
                qFatal("the playing program says nothing");
            while (process_.canReadLine() && said_.size() < lines &&
                   (until.isEmpty() || said_.empty() || !said_.back().startsWith(until)))
                said_ << QString::fromUtf8(process_.readLine()).trimmed();
        }
        process_.kill(); // SIGKILL
        process_.waitForFinished();
        while (process_.canReadLine())
            said_ << QString::fromUtf8(process_.readLine()).trimmed();
    }
    [[nodiscard]] const QStringList& said() const { return said_; }

private:
    QProcess process_;
    QStringList said_;
};

// What must be there by what was said of the last hand.
struct Promised {
    qsizetype known = 0;     // actions that the hand began with
    QStringList actions;     // after those
    bool undone = false;     // a move was taken back in this hand
    bool justUndone = false; // and nothing came after it
    bool counted = false;
};

Promised promisedBy(const QStringList& said) {
    Promised promised;
    for (const QString& line : said) {
        const QString rest = line.section(u' ', 1);
        promised.justUndone = false;
        if (line.startsWith(QStringLiteral("game "))) {
            // Said again after a move was taken back: the hand is the same then.
            const qsizetype count = rest.section(u' ', 1).toInt();
            if (promised.counted || promised.actions.isEmpty() || count == 0) {
                promised = {};
                promised.known = count;
            } else {
                promised.actions.resize(count - promised.known);
            }
        } else if (line.startsWith(QStringLiteral("did "))) {
            promised.actions << rest;
        } else if (line.startsWith(QStringLiteral("undone "))) {
            promised.undone = promised.justUndone = true;
        } else if (line == QStringLiteral("counted")) {
            promised.counted = true;
        }
    }
    return promised;
}

} // namespace

class ResumeTest : public QObject {
    Q_OBJECT
private slots:
    void killedAtAnyMoment_data();
    void killedAtAnyMoment();
    void killedAfterTakingBack();
    void killedBetweenHands();
    void killedAgainAndAgain();
    void windowTellsOfADamagedGame();
    void windowGoesOnInMidHand();

private:
    static void compare(const QString& folder, const QStringList& said);
};

// Opens what was left: all that was promised is there, in this order, and at most what came after it.
void ResumeTest::compare(const QString& folder, const QStringList& said) {
    const Promised promised = promisedBy(said);
    GameModel game(folder);
    QSignalSpy setAside(&game, &GameModel::setAside);
    game.resume();
    QVERIFY(game.playing());
    QCOMPARE(setAside.size(), 0);
    const auto& actions = game.handRecord().actions;
    const qsizetype atLeast = promised.known + promised.actions.size();
    const auto there = static_cast<qsizetype>(actions.size());
    if (promised.counted && there < atLeast) {
        QVERIFY(game.handNumber() > 0); // the next hand had begun
        return;
    }
    QVERIFY2(there >= atLeast, qPrintable(QStringLiteral("%1 of %2").arg(there).arg(atLeast)));
    for (qsizetype i = 0; i < promised.actions.size(); ++i)
        QCOMPARE(records::actionText(actions[static_cast<std::size_t>(promised.known + i)]),
                 promised.actions[i]);
    if (promised.undone)
        QVERIFY(game.situation().unscored);
    if (promised.justUndone) {
        QCOMPARE(there, atLeast);
        QVERIFY(game.choice().has_value());
    }
    // And it can be played to its end.
    support::Person person(game);
    if (game.choice())
        game.act(support::answerTo(game.view(), 1));
    QVERIFY(support::waitUntil([&] { return game.handOver(); }));
}

void ResumeTest::killedAtAnyMoment_data() {
    QTest::addColumn<int>("lines");
    int row = 0;
    for (const int lines : support::momentsToKill({1, 4, 9, 17, 26, 35, 48, 59, 72, 84, 101, 118}))
        QTest::addRow("%d: after %d lines", ++row, lines) << lines;
}

void ResumeTest::killedAtAnyMoment() {
    QFETCH(int, lines);
    const QTemporaryDir folder;
    LeftPlaying left(folder.path(), 100 + quint64(lines), 0);
    left.killAfter(lines);
    compare(folder.path(), left.said());
}

void ResumeTest::killedAfterTakingBack() {
    for (int every = 2; every < 22; every += 3) {
        const QTemporaryDir folder;
        LeftPlaying left(folder.path(), quint64(every), every);
        left.killAfter(1000, QStringLiteral("undone"));
        QVERIFY(left.said().back().startsWith(QStringLiteral("undone")));
        compare(folder.path(), left.said());
        if (QTest::currentTestFailed())
            return;
    }
}

void ResumeTest::killedBetweenHands() {
    for (quint64 seed = 1; seed <= 3; ++seed) {
        const QTemporaryDir folder;
        LeftPlaying left(folder.path(), seed, 0);
        left.killAfter(1000, QStringLiteral("counted"));
        GameModel game(folder.path());
        game.resume();
        QVERIFY(game.handOver() || game.handNumber() == 1);
        QVERIFY(game.match().hands.front().resti.has_value());
        const Accounts accounts = records::accountsOf(game.match());
        QCOMPARE(std::abs(accounts[0]), std::abs(*game.match().hands.front().resti));
    }
}

// The same folder all the time: what is gone on with can be killed, too.
void ResumeTest::killedAgainAndAgain() {
    const QTemporaryDir folder;
    tricks::Random random(2);
    for (int time = 0; time < 8; ++time) {
        LeftPlaying left(folder.path(), 7, 5);
        left.killAfter(2 + static_cast<int>(random.below(12)), QStringLiteral("undone"));
        const Promised promised = promisedBy(left.said());
        GameModel game(folder.path());
        QSignalSpy setAside(&game, &GameModel::setAside);
        game.resume();
        QCOMPARE(setAside.size(), 0);
        if (promised.undone)
            QVERIFY(game.situation().unscored);
        QVERIFY(!records::accountsOf(game.match()).empty());
    }
}

// ---- In the window ----

void ResumeTest::windowTellsOfADamagedGame() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.close();
    QFile game(model::matchFile(model::gamePlaces(sitting.folder()).front()));
    QVERIFY(game.open(QIODevice::WriteOnly | QIODevice::Truncate));
    game.write("garbage");
    game.close();
    sitting.open();
    auto* notice = sitting.window().findChild<desktop::NoticeBar*>();
    QVERIFY(notice->isVisible());
    QVERIFY2(notice->sentence().contains(QStringLiteral("game.minchiate.damaged")),
             qPrintable(notice->sentence()));
    QVERIFY(!sitting.window().doorsPage()->goOnButton());
    QVERIFY(sitting.window().rect().contains(notice->geometry()));
    sitting.key(Qt::Key_P); // and a new one can be played
    sitting.key(Qt::Key_H);
    QVERIFY(sitting.settle() != Wants::Nothing);
}

void ResumeTest::windowGoesOnInMidHand() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    std::size_t count = 0;
    for (int decision = 0; decision < 5; ++decision) {
        sitting.click(*sitting.window().doorsPage()->goOnButton());
        while (sitting.settle() == Wants::Press)
            sitting.key(Qt::Key_Space);
        const auto state = minchiate_table::stateOf(sitting.model().situation());
        QVERIFY(sitting.table().state().cards == state.cards);
        QCOMPARE(sitting.table().scorePad()->net(), state.net);
        QVERIFY(sitting.model().handRecord().actions.size() >= count);
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        count = sitting.model().handRecord().actions.size();
        sitting.open(); // shut in the midst of it
    }
}

VERSICOLA_WINDOW_TEST(ResumeTest)
#include "test_resume.moc"
