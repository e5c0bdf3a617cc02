// The model comes back after the program has ended, however it ended: nothing done is lost, and a damaged
// save is set aside with a sentence.
#include "minchiate/model/game_model.h"
#include "minchiate/numbered_deal.h"
#include "support/files.h"
#include "support/many/one_of_many.h"
#include "support/person.h"
#include "support/waiting.h"

#include <QDir>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using model::GameModel;
using support::bytesOf;
using support::newGame;
using support::Person;
using support::put;
using support::waitUntil;

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
    void gamesAreParked();
    void finishedGameIsPutAway();
    void thrownAwayComesBack();
    void thrownAwayIsForgotten();
    void formerLayoutIsTakenOver();

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
        QCOMPARE(again.unfinished().size(), std::size_t(decision / 4 + 1));
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
    const QString place = model::gamePlaces(folder_->path()).front();
    const QString path = model::matchFile(place);
    if (bytes == "truncate")
        bytes = bytesOf(path).chopped(bytesOf(path).size() / 3);
    const QByteArray journal = bytesOf(model::journalFile(place));
    for (int time = 1; time <= 2; ++time) { // the second is set aside beside the first
        QDir().mkpath(place);
        put(path, bytes);
        GameModel again(folder_->path());
        QSignalSpy setAside(&again, &GameModel::setAside);
        again.resume();
        QCOMPARE(setAside.size(), 1);
        const QString aside = setAside.first().first().toString();
        QVERIFY(QFileInfo(aside).fileName().startsWith(QStringLiteral("game.minchiate.damaged")));
        QCOMPARE(bytesOf(aside), bytes);
        QVERIFY(!QFile::exists(path));
        QVERIFY(!again.playing());
        QVERIFY(again.unfinished().empty());
        again.start(newGame(Length::Hand, 41));
        QVERIFY(again.playing());
        const QString begun = again.place();
        again.throwAway(again.place());
        QVERIFY(!QFileInfo::exists(begun));
    }
    QCOMPARE(QDir(folder_->path()).entryList({QStringLiteral("game.minchiate.damaged*")}).size(), 2);
    // What was played of the hand is in the journal, and is not lost for a new one.
    bool found = false;
    for (const QString& name : QDir(folder_->path()).entryList({QStringLiteral("game.journal.*")}))
        found |= bytesOf(at(name)) == journal;
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
    const QString path = model::journalFile(model::gamePlaces(folder_->path()).front());
    if (bytes == "cut")
        bytes = bytesOf(path).first(100);
    else if (bytes == "illegal")
        bytes = bytesOf(path) + "S:cut 20\n";
    put(path, bytes);
    GameModel again(folder_->path());
    Person person(again);
    QSignalSpy setAside(&again, &GameModel::setAside);
    again.resume();
    QCOMPARE(setAside.size(), 1);
    const QString aside = setAside.first().first().toString();
    QVERIFY(QFileInfo(aside).fileName().startsWith(QStringLiteral("game.journal.damaged")));
    QCOMPARE(bytesOf(aside), bytes);
    QVERIFY(again.playing()); // the match is whole: its hand begins again
    QVERIFY(waitUntil([&] { return again.handOver(); }));
    again.start(newGame(Length::Hand, 42));
    QVERIFY(again.playing());
}

void ModelResumeTest::tornLineIsDropped() {
    const auto actions = leaveHand(10);
    const QString path = model::journalFile(model::gamePlaces(folder_->path()).front());
    const QByteArray whole = bytesOf(path);
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

// ---- One game beside the other ----

// Each stands where it was left, whatever took the table since.
void ModelResumeTest::gamesAreParked() {
    std::vector<std::pair<QString, std::vector<Action>>> left;
    std::vector<Length> lengths{Length::Match, Length::Round, Length::Hand, Length::Match};
    GameModel game(folder_->path());
    Person person(game);
    int stopAt = 0;
    person.stop = [&](const model::Question&) { return person.asked() == stopAt; };
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        stopAt = person.asked() + 3 + 2 * static_cast<int>(i);
        game.start(newGame(lengths[i], 70 + i));
        QVERIFY(waitUntil([&] { return person.waits() && person.asked() == stopAt; }));
        left.emplace_back(game.place(), game.handRecord().actions);
    }
    QCOMPARE(game.unfinished().size(), lengths.size());
    person.stop = [](const model::Question&) { return true; };
    for (std::size_t i = 0; i < left.size(); ++i) {
        game.resume(left[i].first);
        QCOMPARE(game.place(), left[i].first);
        QCOMPARE(game.match().length, lengths[i]);
        QVERIFY(game.handRecord().actions == left[i].second);
        QVERIFY(game.choice().has_value());
        QVERIFY(!game.situation().unscored);
    }
    QCOMPARE(game.unfinished().size(), lengths.size());
    game.act(support::answerTo(game.view(), 1)); // what is done then is kept there and nowhere else
    const auto further = game.handRecord().actions.size();
    QVERIFY(further > left.back().second.size());
    GameModel again(folder_->path());
    for (const model::KeptGame& kept : again.unfinished()) {
        const auto it = std::ranges::find(left, kept.place, &std::pair<QString, std::vector<Action>>::first);
        QVERIFY(it != left.end());
        const auto& actions = kept.match.hands.back().record.actions;
        QVERIFY(kept.place == left.back().first ? actions.size() >= further : actions == it->second);
    }
}

void ModelResumeTest::finishedGameIsPutAway() {
    GameModel game(folder_->path());
    Person person(game);
    game.start(newGame(Length::Hand, 80));
    QVERIFY(waitUntil([&] { return game.gameOver(); }));
    QVERIFY(game.unfinished().empty());
    const auto actions = game.handRecord().actions;
    person.stop = [](const model::Question&) { return true; };
    game.start(newGame(Length::Hand, 81));
    QCOMPARE(game.unfinished().size(), std::size_t(1));
    const QDir matches(at(QStringLiteral("matches")));
    const auto files = matches.entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    const auto loaded = records::loadMatchRecord(matches.filePath(files.front()));
    QVERIFY(std::get<records::LoadedMatch>(loaded).record.hands.back().record.actions == actions);
}

void ModelResumeTest::thrownAwayComesBack() {
    const auto actions = leaveHand(9);
    GameModel game(folder_->path());
    game.resume();
    const QString place = game.place();
    game.throwAway(place);
    QVERIFY(!game.playing());
    QVERIFY(game.unfinished().empty());
    game.bringBack(place);
    QCOMPARE(game.unfinished().size(), std::size_t(1));
    game.resume(place);
    QVERIFY(game.handRecord().actions == actions);
    game.throwAway(place);
    GameModel later(folder_->path()); // another sitting
    const auto thrown = later.thrownAway();
    QCOMPARE(thrown.size(), std::size_t(1));
    QVERIFY(thrown.front().game.match.hands.back().record.actions == actions);
    later.bringBack(thrown.front().thrown.path);
    QCOMPARE(later.unfinished().front().place, place);
    QVERIFY(later.thrownAway().empty());
}

// For thirty days.
void ModelResumeTest::thrownAwayIsForgotten() {
    const auto lie = [&](int days) { // since so many days
        leaveHand(9);
        const QString place = model::gamePlaces(folder_->path()).front();
        const QString name =
            QDateTime::currentDateTimeUtc().addDays(-days).toString(QStringLiteral("yyyyMMdd-HHmmsszzz")) +
            u'_' + QFileInfo(place).fileName();
        QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("thrown-away")));
        QVERIFY(QDir().rename(place, at(QStringLiteral("thrown-away/") + name)));
    };
    lie(29);
    lie(31);
    GameModel game(folder_->path());
    const auto thrown = game.thrownAway();
    QCOMPARE(thrown.size(), std::size_t(1));
    QCOMPARE(thrown.front().thrown.when.daysTo(QDateTime::currentDateTime()), qint64(29));
    QCOMPARE(QDir(at(QStringLiteral("thrown-away"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
}

// As it lay in the folder when one game alone was kept: the game, its journal, and others that were begun
// before it, finished or not.
void ModelResumeTest::formerLayoutIsTakenOver() {
    const auto first = leaveHand(5, 91), second = leaveHand(9, 92);
    const QStringList places = model::gamePlaces(folder_->path());
    QCOMPARE(places.size(), 2);
    const auto of = [](const QString& place) {
        return std::get<records::LoadedMatch>(records::loadMatchRecord(model::matchFile(place))).record;
    };
    QDir dir(folder_->path());
    QVERIFY(dir.mkdir(QStringLiteral("matches")));
    QString parked = places[0];
    records::MatchRecord record = of(parked);
    if (record.seed != 91)
        record = of(parked = places[1]);
    record.hands.back().record.actions = first; // it was written whole
    put(at(QStringLiteral("matches/2026-01-02-030405.minchiate")),
        QJsonDocument(records::toJson(record)).toJson());
    const QString other = parked == places[0] ? places[1] : places[0];
    QVERIFY(QFile::rename(model::journalFile(other), at(QStringLiteral("game.journal"))));
    QVERIFY(QFile::rename(model::matchFile(other), at(QStringLiteral("game.minchiate"))));
    QVERIFY(QDir(at(QStringLiteral("games"))).removeRecursively());
    {
        GameModel finished(folder_->path() + QStringLiteral("/elsewhere"));
        Person person(finished);
        finished.start(newGame(Length::Hand, 93));
        QVERIFY(waitUntil([&] { return finished.gameOver(); }));
        put(at(QStringLiteral("matches/over.minchiate")),
            QJsonDocument(records::toJson(finished.match())).toJson());
    }
    for (int time = 0; time < 2; ++time) {
        GameModel game(folder_->path());
        const auto games = game.unfinished();
        QCOMPARE(games.size(), std::size_t(2));
        for (const model::KeptGame& kept : games)
            QVERIFY(kept.match.hands.back().record.actions == (kept.match.seed == 91 ? first : second));
        QVERIFY(QFile::exists(at(QStringLiteral("matches/over.minchiate"))));
        QVERIFY(!QFile::exists(at(QStringLiteral("game.minchiate"))));
    }
}
VERSICOLA_TEST(ModelResumeTest)
#include "test_model_resume.moc"
