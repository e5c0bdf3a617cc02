// My games in the real window: what is listed, found, opened, given on and erased, by mouse and keys.
#include "played_hands.h"
#include "sitting.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QJsonDocument>
#include <QMenuBar>
#include <QMimeData>

using namespace minchiate;
using played::MyGamesPage;
using support::Sitting;
using support::waitUntil;

namespace {

// A match of twelve hands and a single one, played here some days ago.
void playBefore(const Sitting& sitting) {
    QDir().mkpath(sitting.folder() + QStringLiteral("/matches"));
    const auto put = [&](const char* name, const records::MatchRecord& match) {
        QFile file(sitting.folder() + QStringLiteral("/matches/") + QString::fromLatin1(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(records::toJson(match)).toJson());
    };
    put("2026-11-18-200000.minchiate", support::playedMatch(3, Length::Match, 12));
    put("2026-11-17-200000.minchiate", support::playedMatch(4, Length::Hand, 1));
}

MyGamesPage& open(Sitting& sitting) {
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    MyGamesPage& page = *sitting.room().myGames();
    (void)waitUntil([&] { return !page.reading(); });
    return page;
}

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

class MyGamesTest : public QObject {
    Q_OBJECT
private slots:
    void waysThere_data();
    void waysThere();
    void allHandsAreListed();
    void aSingleHandIsListedOnceItIsOver();
    void searchNarrowsTheList();
    void chipsByMouseAndKeys();
    void headsSort();
    void lettersDoWhatTheButtonsSay();
    void theSameCardsAreDealtAgain();
    void textsGoOutAndIn();
    void filesAreDropped();
    void badFilesGetOneSentence_data();
    void badFilesGetOneSentence();
    void portraitsAndStrengthsNarrowAll();
    void chartsByKeysAndAsATable();
    void handsAreWeighedInTheBackground();
    void eraseAsksAndLeavesWhatIsParked();
    void everythingIsInItsPlace_data();
    void everythingIsInItsPlace();
    void readAloud();
};

void MyGamesTest::waysThere_data() {
    QTest::addColumn<QString>("way");
    for (const char* way : {"key", "letter", "mouse", "menu"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void MyGamesTest::waysThere() {
    QFETCH(QString, way);
    Sitting sitting;
    if (way == QStringLiteral("key"))
        sitting.key(Qt::Key_G, Qt::ControlModifier);
    else if (way == QStringLiteral("letter"))
        sitting.key(Qt::Key_Y);
    else if (way == QStringLiteral("mouse"))
        sitting.click(*sitting.window().doorsPage()->myGamesButton());
    else
        for (QAction* action : sitting.window().menuBar()->actions().first()->menu()->actions())
            if (action->text() == QStringLiteral("M&y games"))
                action->trigger();
    QCOMPARE(sitting.window().shownPage(), sitting.room().myGames());
    QVERIFY(waitUntil([&] { return !sitting.room().myGames()->reading(); }));
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), sitting.window().doorsPage());
}

void MyGamesTest::allHandsAreListed() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const auto& rows = page.list()->rows();
    QCOMPARE(rows.size(), std::size_t{14}); // with the match's heading
    QVERIFY(rows.front().isHeading());
    QCOMPARE(page.hands().front().hand.hand, 11); // the latest first
    QCOMPARE(page.hands().back().hand.handsInAll, 1);
    QVERIFY(page.list()->chosenRow());
    // Return on the heading shows the match's sheet.
    sitting.key(Qt::Key_Up);
    QVERIFY(page.list()->chosenRow()->isHeading());
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.window().shownPage(), sitting.standing());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
}

void MyGamesTest::aSingleHandIsListedOnceItIsOver() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    QVERIFY(open(sitting).hands().empty());
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    const int resti = sitting.model().situation().view.result->resti;
    MyGamesPage& page = open(sitting);
    QCOMPARE(page.hands().size(), std::size_t{1});
    QCOMPARE(page.hands()[0].hand.number, std::optional<quint64>(6));
    QCOMPARE(page.hands()[0].hand.figures.resti, resti);
    // Another game takes the table; it stays in the list.
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_N, Qt::ControlModifier);
    sitting.room().game().start(Length::Hand);
    QCOMPARE(open(sitting).hands().size(), std::size_t{1});
}

void MyGamesTest::searchNarrowsTheList() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    sitting.key(Qt::Key_Slash);
    QVERIFY(page.searchField()->hasFocus());
    const QString partner = page.hands().front().partnerName();
    QTest::keyClicks(page.searchField(), QStringLiteral("x"));
    QVERIFY(page.list()->rows().empty());
    sitting.key(Qt::Key_Backspace);
    page.searchField()->setText(QStringLiteral("with ") + partner);
    QVERIFY(!page.list()->rows().empty() && page.list()->rows().size() < 13);
    for (const played::HandRow& row : page.list()->rows())
        QCOMPARE(page.hands()[*row.hand].partnerName(), partner);
    QVERIFY(page.chips()->chip(0)->accessibleName().contains(QString::number(page.list()->rows().size())));
    sitting.key(Qt::Key_Down); // to what was found
    QVERIFY(page.list()->view()->hasFocus());
    sitting.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(page.searchField()->hasFocus());
}

void MyGamesTest::chipsByMouseAndKeys() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const auto& chips = page.chips()->chips();
    QVERIFY(chips.size() > 2);
    sitting.click(*chips[1]);
    const auto feature = page.wanted().feature;
    QVERIFY(feature != played::Feature::All);
    for (const played::HandRow& row : page.list()->rows())
        QVERIFY(played::has(page.hands()[*row.hand], feature));
    QVERIFY(chips[1]->hasFocus() && chips[1]->isChecked());
    sitting.key(Qt::Key_Left);
    QVERIFY(chips[0]->hasFocus());
    QCOMPARE(page.wanted().feature, played::Feature::All);
}

void MyGamesTest::headsSort() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    sitting.click(*page.list()->head(played::Order::Resti));
    const auto& rows = page.list()->rows();
    QCOMPARE(rows.size(), std::size_t{13});
    for (std::size_t i = 1; i < rows.size(); ++i)
        QVERIFY(page.hands()[*rows[i - 1].hand].resti() >= page.hands()[*rows[i].hand].resti());
}

void MyGamesTest::lettersDoWhatTheButtonsSay() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const auto record = played::recordOf(page.hands()[0]);
    sitting.key(Qt::Key_W);
    QCOMPARE(sitting.window().shownPage(), sitting.room().reviewPage());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_R);
    QCOMPARE(sitting.window().shownPage(), sitting.room().yourHandPage());
    QVERIFY(sitting.room().yourHandPage()->hand().line.actions == record->actions);
    QCOMPARE(sitting.room().yourHandPage()->hand().company.reader, page.hands()[0].seat());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_S);
    auto* dialog = sitting.window().findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    sitting.click(*page.openButton());
    dialog = sitting.window().findChild<QFileDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    dialog->close();
}

// "The same cards": those of the record, at the same seats, with its dealer and cut.
void MyGamesTest::theSameCardsAreDealtAgain() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const auto record = *played::recordOf(page.hands()[2]);
    const Seat me = page.hands()[2].seat();
    page.list()->choose(2);
    sitting.key(Qt::Key_A);
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().playPage());
    QVERIFY(sitting.toDecision());
    QVERIFY(sitting.model().handRecord().deal == record.deal);
    QVERIFY(sitting.model().handRecord().actions.front() == record.actions.front());
    QCOMPARE(sitting.model().me(), me);
    QVERIFY(sitting.model().situation().unscored);
}

void MyGamesTest::textsGoOutAndIn() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    QApplication::clipboard()->clear();
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.notice()->isVisible());
    sitting.key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = records::readHandRecord(QApplication::clipboard()->text().toUtf8());
    QVERIFY(std::holds_alternative<records::LoadedHand>(copied));
    QVERIFY(std::get<records::LoadedHand>(copied).record.actions ==
            played::recordOf(page.hands()[0])->actions);
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(page.hands().size(), std::size_t{14});
    QVERIFY(page.hands()[0].match && !page.hands()[0].counts());
    QCOMPARE(page.sums().hands.size(), std::size_t{13}); // it is nobody's result
    sitting.key(Qt::Key_W);
    QCOMPARE(sitting.window().shownPage(), sitting.room().reviewPage());
}

void MyGamesTest::filesAreDropped() {
    Sitting sitting;
    MyGamesPage& page = open(sitting);
    const auto hand = support::playedHand(77, Seat::N);
    const QString one = write(sitting, QStringLiteral("one.minchiate"), played::textOf(hand.record));
    const QString match =
        write(sitting, QStringLiteral("match.minchiate"),
              QJsonDocument(records::toJson(support::playedMatch(3, Length::Round, 4))).toJson());
    drop(page, {QUrl::fromLocalFile(one), QUrl::fromLocalFile(match)});
    QCOMPARE(page.hands().size(), std::size_t{5});
    drop(page, {QUrl::fromLocalFile(one)}); // once more: not twice
    QCOMPARE(page.hands().size(), std::size_t{5});
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

void MyGamesTest::badFilesGetOneSentence_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("a letter") << QByteArray("Dear Ada");
    QTest::newRow("another format") << QByteArray(R"({"format": "golf", "version": 1})");
    QTest::newRow("deep") << QByteArray(100000, '[');
}

void MyGamesTest::badFilesGetOneSentence() {
    QFETCH(QByteArray, bytes);
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const QString path = write(sitting, QStringLiteral("bad.minchiate"), bytes);
    drop(page, {QUrl::fromLocalFile(path)});
    QVERIFY(page.notice()->isVisible());
    QVERIFY(page.notice()->sentence().startsWith(QStringLiteral("bad.minchiate cannot be opened.")));
    QVERIFY(!page.notice()->sentence().contains(u'\n'));
    QCOMPARE(page.hands().size(), std::size_t{13});
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(QFile::exists(path));
}

void MyGamesTest::portraitsAndStrengthsNarrowAll() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    QCOMPARE(page.shares()->partners().size(), std::size_t{3});
    played::ShareRow* row = page.shares()->partners()[1];
    const int partner = row->share().player;
    sitting.click(*row);
    for (const auto& shown : page.list()->rows())
        if (shown.hand)
            QCOMPARE(page.hands()[*shown.hand].partner(), partner);
    QVERIFY(page.sums().hands.size() < 13);
    QCOMPARE(page.sums().resti.back(), row->share().resti);
    sitting.click(*page.shares()->partners()[1]); // lets go
    QCOMPARE(page.sums().hands.size(), std::size_t{13});
    page.shares()->opponents()[0]->setFocus();
    sitting.key(Qt::Key_Space);
    QVERIFY(page.wanted().against.has_value());
}

void MyGamesTest::chartsByKeysAndAsATable() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    page.curve()->setFocus(Qt::TabFocusReason);
    QVERIFY(page.curve()->pointed());
    const QString last = page.curve()->accessibleDescription();
    sitting.key(Qt::Key_Home);
    QVERIFY(page.curve()->accessibleDescription() != last);
    sitting.key(Qt::Key_Return);
    QCOMPARE(page.list()->chosenRow()->hand, std::optional(page.hands().size() - 1)); // the oldest
    page.curve()->setFocus();
    sitting.key(Qt::Key_F2);
    QVERIFY(page.table()->isVisible());
    QCOMPARE(page.table()->table()->rowCount(), 13);
    QCOMPARE(page.table()->table()->item(0, 3)->text(),
             page.table()->table()->item(0, 3)->text()); // drawn from the same sums:
    const int end = page.sums().resti.back();
    QVERIFY(page.table()->table()->item(0, 3)->text().endsWith(QString::number(std::abs(end))));
    sitting.key(Qt::Key_Escape);
    QVERIFY(!page.table()->isVisible());
    QCOMPARE(sitting.window().shownPage(), &page);
    // By the mouse: a press on the curve chooses its hand.
    sitting.click(*page.curve(), page.curve()->placeOf(12).toPoint());
    QCOMPARE(page.list()->chosenRow()->hand, std::optional<std::size_t>(0));
}

void MyGamesTest::handsAreWeighedInTheBackground() {
    Sitting sitting;
    QDir().mkpath(sitting.folder() + QStringLiteral("/matches"));
    // Nearly nothing to choose: the weigher has all of it at once.
    auto match = support::playedMatch(4, Length::Hand, 1);
    QVERIFY(!write(sitting, QStringLiteral("matches/2026-11-17-200000.minchiate"),
                   QJsonDocument(records::toJson(match)).toJson())
                 .isEmpty());
    MyGamesPage& page = open(sitting);
    QVERIFY(page.weighButton()->isVisible());
    QVERIFY(!page.hands()[0].costs);
    sitting.key(Qt::Key_M);
    QVERIFY(page.weighing().running());
    sitting.key(Qt::Key_Escape); // it can be left
    QVERIFY(page.weighing().running());
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    sitting.click(*page.weighButton()); // "Stop"
    QVERIFY(!page.weighing().running());
    // What a review has kept of it is taken up.
    const auto& record = match.hands[0].record;
    practice::Review review;
    const Seat me = page.hands()[0].seat();
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
    open(sitting);
    QVERIFY(page.hands()[0].costs);
    QVERIFY(std::abs(page.hands()[0].costs->sum - sum) < 0.1);
    QVERIFY(!page.weighButton()->isVisible());
}

void MyGamesTest::eraseAsksAndLeavesWhatIsParked() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    playBefore(sitting);
    QDir().mkpath(sitting.folder() + QStringLiteral("/reviews"));
    QVERIFY(!write(sitting, QStringLiteral("reviews/a.json"), "{}").isEmpty());
    MyGamesPage& page = open(sitting);
    sitting.key(Qt::Key_E);
    QVERIFY(page.keepButton()->isVisible() && page.keepButton()->hasFocus());
    sitting.key(Qt::Key_Return);
    QVERIFY(!page.keepButton()->isVisible());
    QCOMPARE(page.hands().size(), std::size_t{13});
    sitting.click(*page.eraseButton());
    sitting.click(*page.eraseNowButton());
    QVERIFY(waitUntil([&] { return !page.reading(); }));
    QVERIFY(page.hands().empty());
    QVERIFY(QDir(sitting.folder() + QStringLiteral("/matches")).isEmpty());
    QVERIFY(QDir(sitting.folder() + QStringLiteral("/reviews")).isEmpty());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().doorsPage()->strip()->rows().size(), std::size_t{1}); // the game that is parked
}

void MyGamesTest::everythingIsInItsPlace_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(800, 560)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void MyGamesTest::everythingIsInItsPlace() {
    QFETCH(QSize, size);
    Sitting sitting(size);
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    const auto inPlace = [&] {
        QList<QWidget*> seen;
        for (auto* widget : page.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            if (widget->isVisible())
                seen << widget;
        for (qsizetype i = 0; i < seen.size(); ++i) {
            QVERIFY2(page.rect().contains(seen[i]->geometry()), seen[i]->metaObject()->className());
            for (qsizetype j = 0; j < i; ++j) {
                const auto seenOf = [](const QWidget* widget) {
                    const auto* button = qobject_cast<const look::PaperButton*>(widget);
                    const int ring = button ? button->ringMargin() : 0;
                    return widget->geometry().adjusted(ring, ring, -ring, -ring);
                };
                QVERIFY2(
                    !seenOf(seen[i]).intersects(seenOf(seen[j])),
                    qPrintable(QStringLiteral("%1 over %2")
                                   .arg(seen[i]->accessibleName() + seen[i]->metaObject()->className(),
                                        seen[j]->accessibleName() + seen[j]->metaObject()->className())));
            }
        }
    };
    inPlace();
    sitting.key(Qt::Key_E);
    inPlace();
}

void MyGamesTest::readAloud() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = open(sitting);
    auto* list = QAccessible::queryAccessibleInterface(page.list()->view());
    QCOMPARE(list->childCount(), 14);
    QVERIFY(list->child(0)->text(QAccessible::Name).contains(QStringLiteral("a match")));
    const QString row = list->child(1)->text(QAccessible::Name);
    QVERIFY2(row.contains(QStringLiteral("hand 12 of 12, with")), qPrintable(row));
    for (auto* widget : page.findChildren<QWidget*>())
        if (widget->isVisible() && widget->focusPolicy() & Qt::TabFocus &&
            widget->window() == &sitting.window()) {
            auto* told = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    QVERIFY(page.curve()->accessibleDescription().startsWith(QStringLiteral("My resti over 13")));
}

QTEST_MAIN(MyGamesTest)
#include "test_my_games.moc"
