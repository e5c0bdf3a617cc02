// The model comes back after the program has ended, however it ended: nothing done is lost, and a damaged
// save is set aside with a sentence.
#include "game_model.h"
#include "numbered_deal.h"
#include "person.h"
#include "waiting.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using model::GameModel;
using support::newGame;
using support::Person;
using support::waitUntil;

namespace {

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace
class ModelResumeTest : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { folder_.reset(); }
    void resumesInMidHand();
    void resumesBetweenHands();
    void damagedGameIsSetAside_data();
    void damagedGameIsSetAside();
    void damagedJournalIsSetAside_data();
    void damagedJournalIsSetAside();
    void tornLineIsDropped();
    void oldGameIsKept();

private:
    [[nodiscard]] QString at(const QString& name) const { return folder_->filePath(name); }
    std::vector<Action> leaveHand(int decision, quint64 seed = 5) {
        return support::leaveHand(folder_->path(), decision, seed);
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ModelResumeTest::resumesInMidHand() {
    for (int decision = 1; decision < 22; decision += 4) {
        const auto actions = leaveHand(decision, 30);
        GameModel again(folder_->path());
        QVERIFY(again.canResume());
        QSignalSpy situated(&again, &GameModel::situated);
        QSignalSpy asked(&again, &GameModel::asked);
        again.resume();
        QCOMPARE(situated.size(), 1);
        QCOMPARE(asked.size(), 1);
        QVERIFY(again.handRecord().actions == actions);
        QVERIFY(!again.situation().unscored);
    }
}

void ModelResumeTest::resumesBetweenHands() {
    Result result;
    {
        GameModel game(folder_->path());
        Person person(game);
        game.start(newGame(Length::Round, 31));
        QVERIFY(waitUntil([&] { return game.handOver(); }));
        QVERIFY(!game.gameOver());
        result = *game.view().result;
    }
    GameModel again(folder_->path());
    Person person(again);
    again.resume();
    QVERIFY(again.handOver());
    QCOMPARE(again.handNumber(), 0);
    QVERIFY(*again.view().result == result);
    QCOMPARE(again.match().hands.front().resti, std::optional(result.resti));
    again.nextHand();
    QCOMPARE(again.handNumber(), 1);
    QVERIFY(waitUntil([&] { return again.handOver(); }));
}

// ---- Damage ----

void ModelResumeTest::damagedGameIsSetAside_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("garbage") << QByteArray("\x00\xff\x7f garbage \n\n", 14);
    QTest::newRow("another file") << QByteArray("{\"format\": \"something else\"}");
    QTest::newRow("no object") << QByteArray("[1, 2, 3]");
    QTest::newRow("truncated") << QByteArray("truncate");
}

void ModelResumeTest::damagedGameIsSetAside() {
    QFETCH(QByteArray, bytes);
    leaveHand(6);
    const QString path = at(QStringLiteral("game.minchiate"));
    if (bytes == "truncate")
        bytes = contents(path).chopped(contents(path).size() / 3);
    const QByteArray journal = contents(at(QStringLiteral("game.journal")));
    for (int time = 1; time <= 2; ++time) { // the second is set aside beside the first
        put(path, bytes);
        GameModel again(folder_->path());
        QSignalSpy setAside(&again, &GameModel::setAside);
        again.resume();
        QCOMPARE(setAside.size(), 1);
        const QString aside = setAside.first().first().toString();
        QVERIFY(QFileInfo(aside).fileName().startsWith(QStringLiteral("game.minchiate.damaged")));
        QCOMPARE(contents(aside), bytes);
        QVERIFY(!QFile::exists(path));
        QVERIFY(!again.playing());
        QVERIFY(!again.canResume());
        again.start(newGame(Length::Hand, 41));
        QVERIFY(again.playing());
    }
    QCOMPARE(QDir(folder_->path()).entryList({QStringLiteral("game.minchiate.damaged*")}).size(), 2);
    // What was played of the hand is in the journal, and is not lost for a new one.
    bool found = false;
    for (const QString& name : QDir(folder_->path()).entryList({QStringLiteral("game.journal.*")}))
        found |= contents(at(name)) == journal;
    QVERIFY(found);
}

void ModelResumeTest::damagedJournalIsSetAside_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("garbage") << QByteArray("garbage");
    QTest::newRow("garbage in lines") << QByteArray("garbage\nand more\n");
    QTest::newRow("first line cut") << QByteArray("cut");
    QTest::newRow("illegal action") << QByteArray("illegal");
}

void ModelResumeTest::damagedJournalIsSetAside() {
    QFETCH(QByteArray, bytes);
    leaveHand(6);
    const QString path = at(QStringLiteral("game.journal"));
    if (bytes == "cut")
        bytes = contents(path).first(100);
    else if (bytes == "illegal")
        bytes = contents(path) + "S:cut 20\n";
    put(path, bytes);
    GameModel again(folder_->path());
    Person person(again);
    QSignalSpy setAside(&again, &GameModel::setAside);
    again.resume();
    QCOMPARE(setAside.size(), 1);
    const QString aside = setAside.first().first().toString();
    QVERIFY(QFileInfo(aside).fileName().startsWith(QStringLiteral("game.journal.damaged")));
    QCOMPARE(contents(aside), bytes);
    QVERIFY(again.playing()); // the match is whole: its hand begins again
    QVERIFY(waitUntil([&] { return again.handOver(); }));
    again.start(newGame(Length::Hand, 42));
    QVERIFY(again.playing());
}

void ModelResumeTest::tornLineIsDropped() {
    const auto actions = leaveHand(10);
    const QString path = at(QStringLiteral("game.journal"));
    const QByteArray whole = contents(path);
    for (const int torn : {1, 3}) {
        put(path, whole.chopped(torn));
        GameModel again(folder_->path());
        QSignalSpy setAside(&again, &GameModel::setAside);
        again.resume();
        QCOMPARE(setAside.size(), 0);
        const auto& kept = again.handRecord().actions;
        QVERIFY(kept.size() + 1 >= actions.size());
    }
    put(path, {}); // killed after the file was opened: the hand has not begun
    GameModel again(folder_->path());
    QSignalSpy setAside(&again, &GameModel::setAside);
    again.resume();
    QCOMPARE(setAside.size(), 0);
    QVERIFY(again.playing());
}

// ---- One game after the other ----

void ModelResumeTest::oldGameIsKept() {
    const auto actions = leaveHand(9);
    {
        GameModel again(folder_->path()); // not even resumed
        again.start(newGame(Length::Round, 51));
        again.start(newGame(Length::Hand, 52)); // at the same second as the other
    }
    const QDir matches(at(QStringLiteral("matches")));
    const auto files = matches.entryList(QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 2);
    bool found = false;
    for (const QString& name : files) {
        auto loaded = records::loadMatchRecord(matches.filePath(name));
        QVERIFY(std::holds_alternative<records::LoadedMatch>(loaded));
        found |= std::get<records::LoadedMatch>(loaded).record.hands.back().record.actions == actions;
    }
    QVERIFY(found);
}
QTEST_GUILESS_MAIN(ModelResumeTest)
#include "test_model_resume.moc"
