// The model when something comes between: whoever is told starts another game, the folder is gone, the
// program was killed at the last card, a file is not what it was.
#include "minchiate/model/game_model.h"
#include "minchiate/numbered_deal.h"
#include "support/files.h"
#include "support/many/one_of_many.h"
#include "support/person.h"

#include <QDir>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using model::GameModel;
using support::bytesOf;
using support::newGame;
using support::Person;
using support::put;
using support::waitUntil;

class ModelDisturbedTest : public QObject {
    Q_OBJECT
private slots:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void cleanup() { folder_.reset(); }
    void whoIsToldStartsAnother_data();
    void whoIsToldStartsAnother();
    void nowhereToWrite();
    void killedAtTheLastCard();
    void levelsNobodyKnows();
    void whatCannotBeDoneOfAGivenHand();
    void afterAHand();
    void journalsOfOtherHands();
    void gamesWithoutAHand();
    void journalsThatAreGone();
    void strangeFormerLayout();

private:
    [[nodiscard]] QString at(const QString& name) const { return folder_->filePath(name); }
    // The file of a game in which nothing was dealt.
    [[nodiscard]] static QByteArray withoutHands(records::MatchRecord match) {
        match.hands.clear();
        return QJsonDocument(records::toJson(match)).toJson();
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

void ModelDisturbedTest::whoIsToldStartsAnother_data() {
    QTest::addColumn<bool>("numbered"); // its cut is told before the first decision
    QTest::addColumn<bool>("happened"); // else when the table is to be drawn
    QTest::addColumn<bool>("laidDown");
    QTest::addColumn<int>("done"); // in the first
    QTest::newRow("begun") << false << false << false << 0;
    QTest::newRow("a numbered deal begun") << true << false << false << 0;
    QTest::newRow("a numbered deal cut") << true << true << false << 1;
    QTest::newRow("happened") << false << true << false << 1;
    QTest::newRow("laid down") << false << true << true << 1;
}

// It goes on with that one alone, and the first stays where it was left.
void ModelDisturbedTest::whoIsToldStartsAnother() {
    QFETCH(const bool, numbered);
    QFETCH(const bool, happened);
    QFETCH(const bool, laidDown);
    GameModel game(folder_->path());
    Person person(game);
    int told = 0;
    QString first;
    person.stop = [&](const model::Question&) { return told > 0; };
    const auto startAnother = [&] {
        if (++told > 1)
            return;
        first = game.place();
        game.start(newGame(Length::Match, 6));
    };
    happened ? QObject::connect(&game, &GameModel::happened, &person, startAnother)
             : QObject::connect(&game, &GameModel::situated, &person, startAnother);
    auto wanted = newGame(Length::Hand, 5);
    if (numbered)
        wanted.number = 21;
    game.start(wanted);
    if (laidDown)
        game.layDown([](const SeatView&, CardSet legal) { return legal.first(); });
    QVERIFY(waitUntil([&] { return told > 0 && game.choice(); }));
    QVERIFY(game.place() != first);
    QCOMPARE(game.match().length, Length::Match);
    QCOMPARE(game.match().seed, quint64{6});
    const Action cut{tricks::left(Seat::S), Cut{numberedCut(21)}}; // of the first
    QVERIFY(game.handRecord().actions.empty() || game.handRecord().actions.front() != cut);
    const auto left = game.unfinished();
    const auto kept = std::ranges::find(left, first, &model::KeptGame::place);
    QVERIFY(kept != left.end());
    QCOMPARE(kept->match.length, Length::Hand);
    QTEST(static_cast<int>(kept->match.hands.back().record.actions.size()), "done");
}

// It is told each time, and the hand is played on.
void ModelDisturbedTest::nowhereToWrite() {
    GameModel game(folder_->path());
    Person person(game);
    person.stop = [&](const model::Question&) { return person.asked() == 3; };
    game.start(newGame(Length::Hand, 5));
    QVERIFY(waitUntil([&] { return person.waits(); }));
    QSignalSpy failed(&game, &GameModel::saveFailed);
    const QString place = game.place();
    QVERIFY(QDir(place).removeRecursively());
    game.layDown([](const SeatView&, CardSet legal) { return legal.first(); });
    QVERIFY(game.handOver() && game.match().hands.back().resti);
    QCOMPARE(failed.size(), 1);
    QVERIFY(!failed.front().front().toString().isEmpty());
    QVERIFY(!QFile::exists(place));
    // Where no folder can be made a new game has a name for it, and says what is wrong when it is written.
    QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("barred")));
    put(model::gamesFolder(folder_->filePath(QStringLiteral("barred"))), "no folder");
    QVERIFY(!QFileInfo::exists(model::newPlace(folder_->filePath(QStringLiteral("barred")))));
    // Nor is there anything to put among those that are over.
    put(model::matchesFolder(folder_->path()), "no folder");
    game.throwAway(place);
    QCOMPARE(failed.size(), 3);
    QVERIFY(!game.playing());
}

// The journal has the last card, and the match knows nothing of it yet.
void ModelDisturbedTest::killedAtTheLastCard() {
    std::vector<Action> played;
    QString place;
    {
        GameModel game(folder_->path());
        game.start(newGame(Length::Hand, 5));
        place = game.place();
        const QByteArray begun = bytesOf(model::matchFile(place));
        game.layDown([](const SeatView&, CardSet legal) { return legal.first(); });
        QVERIFY(game.gameOver());
        played = game.handRecord().actions;
        put(model::matchFile(place), begun);
    }
    const QByteArray unpaid = bytesOf(model::matchFile(place));
    {
        GameModel game(folder_->path()); // whoever goes on with it finds it over
        game.resume(place);
        QVERIFY(game.gameOver() && game.match().hands.back().resti);
        QVERIFY(game.handRecord().actions == played);
        QVERIFY(game.unfinished().empty());
        put(model::matchFile(place), unpaid);
    }
    GameModel game(folder_->path());
    QVERIFY(game.unfinished().empty()); // it goes to those that are over
    QVERIFY(!QFile::exists(place));
    const QStringList files = model::matchFiles(folder_->path());
    QCOMPARE(files.size(), 1);
    const auto over = records::loadMatchRecord(files.front());
    QVERIFY(std::get<records::LoadedMatch>(over).record.hands.back().resti);
}

// A level of a later version plays like a beginner.
void ModelDisturbedTest::levelsNobodyKnows() {
    std::vector<std::vector<Action>> played;
    for (const QString& level : {QStringLiteral("apprentice"), QStringLiteral("oracle")}) {
        GameModel game(folder_->path());
        Person person(game);
        person.stop = [&](const model::Question&) { return person.asked() == 6; };
        auto wanted = newGame(Length::Hand, 5);
        wanted.levels.fill(level);
        game.start(wanted);
        QVERIFY(waitUntil([&] { return person.waits(); }));
        played.push_back(game.handRecord().actions);
    }
    QVERIFY(played[0].size() > 6);
    QVERIFY(played[1] == played[0]);
}

// It is played from the last action that the rules allow.
void ModelDisturbedTest::whatCannotBeDoneOfAGivenHand() {
    const auto actions = support::leaveHand(folder_->path(), 4);
    GameModel game(folder_->path());
    game.resume();
    auto given = newGame(Length::Hand, 99);
    given.hand = game.handRecord();
    given.seats = model::seatsWithPersonAt(game.me());
    given.hand->actions.push_back(actions.front()); // a second cut
    given.hand->actions.push_back(actions.front());
    game.start(given);
    QVERIFY(game.handRecord().actions == actions);
    QVERIFY(game.choice().has_value());
}

void ModelDisturbedTest::afterAHand() {
    GameModel game(folder_->path());
    QVERIFY(!game.choice() && !game.handOver() && !game.gameOver());
    game.nextHand(); // of nothing
    QVERIFY(!game.playing());
    game.start(newGame(Length::Round, 5));
    const QString place = game.place();
    game.nextHand(); // it is not over
    QCOMPARE(game.handNumber(), 0);
    game.layDown([](const SeatView&, CardSet legal) { return legal.first(); });
    QVERIFY(game.handOver() && !game.gameOver() && !game.choice());
    game.countHint(); // nothing is asked any more
    QCOMPARE(game.match().hands.back().hints, 0);
    game.undo();
    game.redo();
    QVERIFY(game.handOver() && !game.handCounts());
    QVERIFY(game.act({game.me(), Cut{20}})->why == Why::HandOver);
    game.resume(place); // it is on the table
    QVERIFY(game.handOver());
    QCOMPARE(game.unfinished().size(), std::size_t{1}); // two hands follow
    game.bringBack(QStringLiteral("nothing of that name"));
    {
        GameModel later(folder_->path());
        QCOMPARE(later.unfinished().size(), std::size_t{1});
    }
    game.nextHand();
    QCOMPARE(game.handNumber(), 1);
    QVERIFY(!game.situation().draw); // told with the first
    const Action cut{Seat::S, Cut{20}};
    if (game.choice() && game.choice()->chooser != game.me())
        QVERIFY(game.act(cut)->why == Why::OtherSeat);
}

// They are begun anew with what the match holds, and nothing is damaged.
void ModelDisturbedTest::journalsOfOtherHands() {
    const auto first = support::leaveHand(folder_->path(), 4, 5),
               second = support::leaveHand(folder_->path(), 6, 6);
    const QStringList places = model::gamePlaces(folder_->path());
    QCOMPARE(places.size(), 2);
    const QByteArray swapped = bytesOf(model::journalFile(places[0]));
    put(model::journalFile(places[0]), bytesOf(model::journalFile(places[1])));
    put(model::journalFile(places[1]), swapped);
    GameModel game(folder_->path());
    QSignalSpy setAside(&game, &GameModel::setAside);
    for (const model::KeptGame& kept : game.unfinished())
        QVERIFY(kept.match.hands.back().record.actions.empty());
    game.resume(places[0]);
    QVERIFY(game.handRecord().actions.size() < std::min(first.size(), second.size()));
    QCOMPARE(setAside.size(), 0);
}

// One in which nothing was dealt is not gone on with, wherever it lies.
void ModelDisturbedTest::gamesWithoutAHand() {
    support::leaveHand(folder_->path(), 3);
    GameModel game(folder_->path());
    QSignalSpy setAside(&game, &GameModel::setAside);
    game.resume();
    const QString place = game.place();
    const records::MatchRecord match = game.match();
    game.throwAway(place);
    const auto thrown = game.thrownAway();
    QCOMPARE(thrown.size(), std::size_t{1});
    put(model::matchFile(thrown.front().thrown.path), withoutHands(match));
    QVERIFY(game.thrownAway().empty());
    game.bringBack(place);
    QVERIFY(game.unfinished().empty());
    game.resume(place);
    QVERIFY(!game.playing());
    QCOMPARE(setAside.size(), 0);
    // One that cannot be read is told of there, too.
    game.throwAway(place);
    const QDir thrownAway(model::thrownAwayFolder(folder_->path()));
    const QString lies = thrownAway.filePath(thrownAway.entryList(QDir::Dirs | QDir::NoDotAndDotDot).front());
    put(model::matchFile(lies), "}");
    QVERIFY(game.thrownAway().empty());
    QCOMPARE(setAside.size(), 1);
    support::leaveHand(folder_->path(), 3);
    const QString damaged = model::gamePlaces(folder_->path()).front();
    put(model::matchFile(damaged), "}");
    QVERIFY(QFile::remove(model::journalFile(damaged)));
    QVERIFY(game.unfinished().empty());
    QCOMPARE(setAside.size(), 2);
    QVERIFY(!QFile::exists(damaged));
}

// It is begun anew with what the match holds: what was done, asked and taken back.
void ModelDisturbedTest::journalsThatAreGone() {
    const auto actions = support::leaveHand(folder_->path(), 4);
    const QString place = model::gamePlaces(folder_->path()).front();
    const auto loaded = model::readGame(folder_->path(), place);
    records::MatchRecord match = loaded.game->match;
    QVERIFY(loaded.journalHolds && match.hands.back().record.actions == actions);
    match.hands.back().unscored = true;
    match.hands.back().hints = 2;
    put(model::matchFile(place), QJsonDocument(records::toJson(match)).toJson());
    QVERIFY(QFile::remove(model::journalFile(place)));
    for (int time = 0; time < 2; ++time) {
        GameModel game(folder_->path());
        game.resume(place);
        QVERIFY(game.handRecord().actions == actions);
        QVERIFY(!game.handCounts());
        QCOMPARE(game.situation().hints, 2);
        QVERIFY(model::readGame(folder_->path(), place).journalHolds);
    }
}

// A journal without its match, and matches that nobody can go on with.
void ModelDisturbedTest::strangeFormerLayout() {
    support::leaveHand(folder_->path(), 3);
    const QString place = model::gamePlaces(folder_->path()).front();
    const auto loaded = records::loadMatchRecord(model::matchFile(place));
    const records::MatchRecord match = std::get<records::LoadedMatch>(loaded).record;
    QVERIFY(QFile::rename(model::matchFile(place), at(QStringLiteral("game.minchiate"))));
    QVERIFY(QDir(model::gamesFolder(folder_->path())).removeRecursively());
    QVERIFY(QDir(folder_->path()).mkdir(QStringLiteral("matches")));
    put(at(QStringLiteral("matches/rubbish.minchiate")), "}");
    put(at(QStringLiteral("matches/empty.minchiate")), withoutHands(match));
    GameModel game(folder_->path());
    const auto games = game.unfinished();
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games.front().match.hands.back().record.actions.empty());
    QCOMPARE(QDir(at(QStringLiteral("matches"))).entryList(QDir::Files).size(), 2);
}

VERSICOLA_TEST(ModelDisturbedTest)
#include "test_model_disturbed.moc"
