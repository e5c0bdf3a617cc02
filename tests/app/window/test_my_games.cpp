// My games in the real window: the ways there, what is listed and found, its charts, by mouse and keys.
#include "played_before.h"

#include <QAccessible>
#include <QMenuBar>

using namespace minchiate;
using played::MyGamesPage;
using support::openMyGames;
using support::playBefore;
using support::Sitting;
using support::waitUntil;

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
    void portraitsAndStrengthsNarrowAll();
    void chartsByKeysAndAsATable();
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
    MyGamesPage& page = openMyGames(sitting);
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
    QVERIFY(openMyGames(sitting).hands().empty());
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    const int resti = sitting.model().situation().view.result->resti;
    MyGamesPage& page = openMyGames(sitting);
    QCOMPARE(page.hands().size(), std::size_t{1});
    QCOMPARE(page.hands()[0].hand.number, std::optional<quint64>(6));
    QCOMPARE(page.hands()[0].hand.figures.resti, resti);
    // Another game takes the table; it stays in the list.
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_N, Qt::ControlModifier);
    sitting.room().game().start(Length::Hand);
    QCOMPARE(openMyGames(sitting).hands().size(), std::size_t{1});
}

void MyGamesTest::searchNarrowsTheList() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
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
    sitting.key(Qt::Key_Escape); // out of the search, and then out of the page
    QVERIFY(page.searchField()->text().isEmpty());
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().shownPage() != &page);
}

void MyGamesTest::chipsByMouseAndKeys() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
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
    MyGamesPage& page = openMyGames(sitting);
    sitting.click(*page.list()->head(played::Order::Resti));
    const auto& rows = page.list()->rows();
    QCOMPARE(rows.size(), std::size_t{13});
    for (std::size_t i = 1; i < rows.size(); ++i)
        QVERIFY(page.hands()[*rows[i - 1].hand].resti() >= page.hands()[*rows[i].hand].resti());
}

void MyGamesTest::portraitsAndStrengthsNarrowAll() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
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
    MyGamesPage& page = openMyGames(sitting);
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

void MyGamesTest::everythingIsInItsPlace_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(800, 560)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

void MyGamesTest::everythingIsInItsPlace() {
    QFETCH(QSize, size);
    Sitting sitting(size);
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
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
    MyGamesPage& page = openMyGames(sitting);
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
