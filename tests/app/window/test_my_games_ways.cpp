// My games in the real window: what is done with the hands there: opened, played again, given on, taken in,
// weighed and erased.
#include "played_before.h"
#include "support/many/one_of_many.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>

using namespace minchiate;
using played::MyGamesPage;
using support::openMyGames;
using support::playBefore;
using support::Sitting;
using support::waitUntil;

namespace {

void drop(MyGamesPage& page, const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &enter);
    QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &event);
}

QString write(const Sitting& sitting, const QString& name, const QByteArray& bytes) {
    const QString path = sitting.folder() + u'/' + name;
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

} // namespace

class MyGamesWaysTest : public QObject {
    Q_OBJECT
private slots:
    void lettersDoWhatTheButtonsSay();
    void theSameCardsAreDealtAgain();
    void textsGoOutAndIn();
    void filesAreDropped();
    void aFileOfAHandThatIsOverIsLookedAt();
    void badFilesGetOneSentence_data();
    void badFilesGetOneSentence();
    void handsAreWeighedInTheBackground();
    void eraseAsksAndLeavesWhatIsParked();
    void oneGameIsErased();
};

void MyGamesWaysTest::lettersDoWhatTheButtonsSay() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const auto record = played::recordOf(page.listing().hands[0]);
    sitting.key(Qt::Key_W);
    QCOMPARE(sitting.window().shownPage(), sitting.room().reviewPage());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_R);
    QCOMPARE(sitting.window().shownPage(), sitting.room().yourHandPage());
    QVERIFY(sitting.room().yourHandPage()->hand().line.actions == record->actions);
    QCOMPARE(sitting.room().yourHandPage()->hand().company.reader, page.listing().hands[0].seat());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_S);
    auto* dialog = sitting.window().findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    sitting.click(*page.handsPaper()->openButton());
    dialog = sitting.window().findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
}

// "The same cards": those of the record, at the same seats, with its dealer and cut.
void MyGamesWaysTest::theSameCardsAreDealtAgain() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const auto record = *played::recordOf(page.listing().hands[2]);
    const Seat me = page.listing().hands[2].seat();
    page.handsPaper()->list()->choose(2);
    sitting.key(Qt::Key_A);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().playPage());
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().deal == record.deal);
    QVERIFY(sitting.model().handRecord().actions.front() == record.actions.front());
    QCOMPARE(sitting.model().me(), me);
    QVERIFY(sitting.model().situation().unscored);
}

void MyGamesWaysTest::textsGoOutAndIn() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    QApplication::clipboard()->clear();
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.notice()->isVisible());
    sitting.key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = records::readHandRecord(QApplication::clipboard()->text().toUtf8());
    QVERIFY(std::holds_alternative<records::LoadedHand>(copied));
    QVERIFY(std::get<records::LoadedHand>(copied).record.actions ==
            played::recordOf(page.listing().hands[0])->actions);
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(page.listing().hands.size(), std::size_t{14});
    QVERIFY(page.listing().hands[0].match && !page.listing().hands[0].counts());
    QCOMPARE(page.listing().sums.hands.size(), std::size_t{13}); // it is nobody's result
    sitting.key(Qt::Key_W);
    QCOMPARE(sitting.window().shownPage(), sitting.room().reviewPage());
}

void MyGamesWaysTest::filesAreDropped() {
    Sitting sitting;
    MyGamesPage& page = openMyGames(sitting);
    const auto hand = support::playedHand(77, Seat::N);
    const QString one = write(sitting, QStringLiteral("one.minchiate"), played::textOf(hand.record));
    const QString match =
        write(sitting, QStringLiteral("match.minchiate"),
              QJsonDocument(records::toJson(support::playedMatch(3, Length::Round, 4))).toJson());
    drop(page, {QUrl::fromLocalFile(one), QUrl::fromLocalFile(match)});
    QCOMPARE(page.listing().hands.size(), std::size_t{5});
    drop(page, {QUrl::fromLocalFile(one)}); // once more: not twice
    QCOMPARE(page.listing().hands.size(), std::size_t{5});
    QVERIFY(!page.notice()->isVisible());
    // By the window's own command on this page, too.
    sitting.window().openFile(match);
    QCOMPARE(sitting.window().shownPage(), &page);
    // A hand that is not over is played on.
    const QString open = write(sitting, QStringLiteral("open.minchiate"),
                               played::textOf(support::playedHand(77, Seat::N, 20).record));
    drop(page, {QUrl::fromLocalFile(open)});
    QVERIFY(sitting.atTable());
}

// From any other page: nothing is begun, and nothing is added to what was played here.
void MyGamesWaysTest::aFileOfAHandThatIsOverIsLookedAt() {
    Sitting sitting;
    const auto hand = support::playedHand(77, Seat::N);
    sitting.window().openFile(write(sitting, QStringLiteral("one.minchiate"), played::textOf(hand.record)));
    QCOMPARE(sitting.window().shownPage(), sitting.room().yourHandPage());
    QVERIFY(sitting.room().yourHandPage()->hand().line.actions == hand.record.actions);
    QVERIFY(!sitting.model().playing() && sitting.model().unfinished().empty());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(openMyGames(sitting).listing().hands.size(), std::size_t{0});
}

void MyGamesWaysTest::badFilesGetOneSentence_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a letter") << QByteArray("Dear Ada");
    QTest::newRow("another format") << QByteArray(R"({"format": "golf", "version": 1})");
    QTest::newRow("deep") << QByteArray(100000, '[');
}

void MyGamesWaysTest::badFilesGetOneSentence() {
    QFETCH(QByteArray, bytes);
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const QString path = write(sitting, QStringLiteral("bad.minchiate"), bytes);
    drop(page, {QUrl::fromLocalFile(path)});
    QVERIFY(page.notice()->isVisible());
    QVERIFY(page.notice()->sentence().startsWith(QStringLiteral("bad.minchiate cannot be opened.")));
    QVERIFY(!page.notice()->sentence().contains(u'\n'));
    QCOMPARE(page.listing().hands.size(), std::size_t{13});
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(QFile::exists(path));
}

void MyGamesWaysTest::handsAreWeighedInTheBackground() {
    Sitting sitting;
    QDir().mkpath(sitting.folder() + QStringLiteral("/matches"));
    // Nearly nothing to choose: the weigher has all of it at once.
    auto match = support::playedMatch(4, Length::Hand, 1);
    QVERIFY(!write(sitting, QStringLiteral("matches/2026-11-17-200000.minchiate"),
                   QJsonDocument(records::toJson(match)).toJson())
                 .isEmpty());
    MyGamesPage& page = openMyGames(sitting);
    QVERIFY(page.sumsPaper()->weighButton()->isVisible());
    QVERIFY(!page.listing().hands[0].costs);
    sitting.key(Qt::Key_M);
    QVERIFY(page.weighing().running());
    sitting.key(Qt::Key_Escape); // it can be left
    QVERIFY(page.weighing().running());
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    sitting.click(*page.sumsPaper()->weighButton()); // "Stop"
    QVERIFY(!page.weighing().running());
    // What a review has kept of it is taken up.
    const auto& record = match.hands[0].record;
    practice::Review review;
    const Seat me = page.listing().hands[0].seat();
    double sum = 0;
    for (int at : advice::decisionsOf(record.deal, record.actions, me)) {
        auto weighed = advice::weigh(record.deal, record.actions, at, {8, 0, 8, 1000}, 1);
        QVERIFY(weighed);
        sum += weighed->cost;
        review.emplace(at, practice::Decision{*weighed, {8, 0, 8, 1000}});
    }
    practice::ReviewStore store(sitting.folder() + QStringLiteral("/reviews"));
    QVERIFY(!store.save(record, me, review));
    sitting.key(Qt::Key_Escape);
    openMyGames(sitting);
    QVERIFY(page.listing().hands[0].costs);
    QVERIFY(std::abs(page.listing().hands[0].costs->sum - sum) < 0.1);
    QVERIFY(!page.sumsPaper()->weighButton()->isVisible());
}

void MyGamesWaysTest::eraseAsksAndLeavesWhatIsParked() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    playBefore(sitting);
    QDir().mkpath(sitting.folder() + QStringLiteral("/reviews"));
    QVERIFY(!write(sitting, QStringLiteral("reviews/a.json"), "{}").isEmpty());
    MyGamesPage& page = openMyGames(sitting);
    sitting.key(Qt::Key_E);
    QVERIFY(page.sumsPaper()->eraseRow()->keepButton()->isVisible() &&
            page.sumsPaper()->eraseRow()->keepButton()->hasFocus());
    sitting.key(Qt::Key_Return);
    QVERIFY(!page.sumsPaper()->eraseRow()->keepButton()->isVisible());
    QCOMPARE(page.listing().hands.size(), std::size_t{13});
    sitting.click(*page.sumsPaper()->eraseRow()->eraseButton());
    sitting.click(*page.sumsPaper()->eraseRow()->eraseNowButton());
    QVERIFY(waitUntil([&] { return !page.reading(); }));
    QVERIFY(page.listing().hands.empty());
    QVERIFY(QDir(sitting.folder() + QStringLiteral("/matches")).isEmpty());
    QVERIFY(QDir(sitting.folder() + QStringLiteral("/reviews")).isEmpty());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().doorsPage()->strip()->rows().size(), std::size_t{1}); // the game that is parked
}

// The hand that is chosen, or the whole game that it belongs to: asked first.
void MyGamesWaysTest::oneGameIsErased() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const auto* row = page.sumsPaper()->eraseRow();
    const QString game = page.listing().hands.front().hand.file, hand = page.listing().hands.back().hand.file;
    QVERIFY(game != hand);
    sitting.key(Qt::Key_Delete);
    QVERIFY(row->keepButton()->hasFocus());
    sitting.key(Qt::Key_Return);
    QVERIFY(QFile::exists(game) && !row->keepButton()->isVisible());
    sitting.click(*row->eraseOneButton());
    sitting.click(*row->eraseNowButton());
    QVERIFY(waitUntil([&] { return !page.reading(); }));
    QVERIFY(!QFile::exists(game) && QFile::exists(hand));
    QCOMPARE(page.listing().hands.size(), std::size_t{1});
    sitting.key(Qt::Key_Delete);
    sitting.click(*row->eraseNowButton());
    QVERIFY(waitUntil([&] { return !page.reading(); }));
    QVERIFY(!QFile::exists(hand) && page.listing().hands.empty());
    QVERIFY(!row->eraseOneButton()->isEnabled());
}

VERSICOLA_WINDOW_TEST(MyGamesWaysTest)
#include "test_my_games_ways.moc"
