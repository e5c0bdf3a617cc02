// My games in the real window: the ways there, what is listed and found, its charts, by mouse and keys.
#include "desktop/played/choosing.h"
#include "played_before.h"
#include "support/many/one_of_many.h"
#include "text/words.h"

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
    const auto& rows = page.handsPaper()->list()->rows();
    QCOMPARE(rows.size(), std::size_t{14}); // with the match's heading
    QVERIFY(rows.front().isHeading());
    QCOMPARE(page.listing().hands.front().hand.hand, 11); // the latest first
    QCOMPARE(page.listing().hands.back().hand.handsInAll, 1);
    QVERIFY(page.handsPaper()->list()->chosenRow());
    // Return on the heading shows the match's sheet.
    sitting.key(Qt::Key_Up);
    QVERIFY(page.handsPaper()->list()->chosenRow()->isHeading());
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.window().shownPage(), sitting.standing());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
}

void MyGamesTest::aSingleHandIsListedOnceItIsOver() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    QVERIFY(openMyGames(sitting).listing().hands.empty());
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_Return);
    while (sitting.toDecision()) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QCOMPARE(sitting.settle(), support::Wants::Count);
    const int resti = sitting.model().situation().view.result->resti;
    MyGamesPage& page = openMyGames(sitting);
    QCOMPARE(page.listing().hands.size(), std::size_t{1});
    QCOMPARE(page.listing().unfinished, 0); // though its result was not seen yet
    QCOMPARE(page.listing().hands[0].hand.number, std::optional<quint64>(6));
    QCOMPARE(page.listing().hands[0].hand.figures.resti, resti);
    // What its row shows is found.
    for (Card card : played::pictureOf(page.listing().hands[0], played::Feature::All).cards) {
        played::Wanted wanted;
        wanted.words = text::shortCardName(card);
        QVERIFY(played::isWanted(page.listing().hands[0], wanted));
    }
    // Another game takes the table; it stays in the list.
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_N, Qt::ControlModifier);
    sitting.room().game().start(Length::Hand);
    QCOMPARE(openMyGames(sitting).listing().hands.size(), std::size_t{1});
}

void MyGamesTest::searchNarrowsTheList() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    sitting.key(Qt::Key_Slash);
    QVERIFY(page.handsPaper()->searchField()->hasFocus());
    const QString partner = page.listing().hands.front().partnerName();
    QTest::keyClicks(page.handsPaper()->searchField(), QStringLiteral("x"));
    QVERIFY(page.handsPaper()->list()->rows().empty());
    sitting.key(Qt::Key_Backspace);
    page.handsPaper()->searchField()->setText(QStringLiteral("with ") + partner);
    QVERIFY(!page.handsPaper()->list()->rows().empty() && page.handsPaper()->list()->rows().size() < 13);
    for (const played::HandRow& row : page.handsPaper()->list()->rows())
        QCOMPARE(page.listing().hands[*row.hand].partnerName(), partner);
    QVERIFY(page.handsPaper()->chips()->chip(0)->accessibleName().contains(
        QString::number(page.handsPaper()->list()->rows().size())));
    sitting.key(Qt::Key_Down); // to what was found
    QVERIFY(page.handsPaper()->list()->view()->hasFocus());
    sitting.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(page.handsPaper()->searchField()->hasFocus());
    sitting.key(Qt::Key_Escape); // out of the search, and then out of the page
    QVERIFY(page.handsPaper()->searchField()->text().isEmpty());
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().shownPage() != &page);
}

void MyGamesTest::chipsByMouseAndKeys() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const auto& chips = page.handsPaper()->chips()->chips();
    QVERIFY(chips.size() > 2);
    sitting.click(*chips[1]);
    const auto feature = page.listing().wanted.feature;
    QVERIFY(feature != played::Feature::All);
    for (const played::HandRow& row : page.handsPaper()->list()->rows())
        QVERIFY(played::has(page.listing().hands[*row.hand], feature));
    QVERIFY(chips[1]->hasFocus() && chips[1]->isChecked());
    sitting.key(Qt::Key_Left);
    QVERIFY(chips[0]->hasFocus());
    QCOMPARE(page.listing().wanted.feature, played::Feature::All);
}

void MyGamesTest::headsSort() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    sitting.click(*page.handsPaper()->list()->head(played::Order::Resti));
    const auto& rows = page.handsPaper()->list()->rows();
    QCOMPARE(rows.size(), std::size_t{13});
    for (std::size_t i = 1; i < rows.size(); ++i)
        QVERIFY(page.listing().hands[*rows[i - 1].hand].resti() >=
                page.listing().hands[*rows[i].hand].resti());
}

void MyGamesTest::portraitsAndStrengthsNarrowAll() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    QCOMPARE(page.sumsPaper()->shares()->partners().size(), std::size_t{3});
    played::ShareRow* row = page.sumsPaper()->shares()->partners()[1];
    const int partner = row->share().player;
    sitting.click(*row);
    for (const auto& shown : page.handsPaper()->list()->rows())
        if (shown.hand)
            QCOMPARE(page.listing().hands[*shown.hand].partner(), partner);
    QVERIFY(page.listing().sums.hands.size() < 13);
    QCOMPARE(page.listing().sums.resti.back(), row->share().resti);
    sitting.click(*page.sumsPaper()->shares()->partners()[1]); // lets go
    QCOMPARE(page.listing().sums.hands.size(), std::size_t{13});
    page.sumsPaper()->shares()->opponents()[0]->setFocus();
    sitting.key(Qt::Key_Space);
    QVERIFY(page.listing().wanted.against.has_value());
}

void MyGamesTest::chartsByKeysAndAsATable() {
    Sitting sitting;
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    page.sumsPaper()->curve()->setFocus(Qt::TabFocusReason);
    QVERIFY(page.sumsPaper()->curve()->pointed());
    const QString last = page.sumsPaper()->curve()->accessibleDescription();
    sitting.key(Qt::Key_Home);
    QVERIFY(page.sumsPaper()->curve()->accessibleDescription() != last);
    sitting.key(Qt::Key_Return);
    QCOMPARE(page.handsPaper()->list()->chosenRow()->hand,
             std::optional(page.listing().hands.size() - 1)); // the oldest
    page.sumsPaper()->curve()->setFocus();
    sitting.key(Qt::Key_F2);
    QVERIFY(page.sumsPaper()->table()->isVisible());
    QCOMPARE(page.sumsPaper()->table()->table()->rowCount(), 13);
    QCOMPARE(page.sumsPaper()->table()->table()->item(0, 3)->text(),
             page.sumsPaper()->table()->table()->item(0, 3)->text()); // drawn from the same sums:
    const int end = page.listing().sums.resti.back();
    QVERIFY(page.sumsPaper()->table()->table()->item(0, 3)->text().endsWith(QString::number(std::abs(end))));
    sitting.key(Qt::Key_Escape);
    QVERIFY(!page.sumsPaper()->table()->isVisible());
    QCOMPARE(sitting.window().shownPage(), &page);
    // By the mouse: a press on the curve chooses its hand.
    sitting.click(*page.sumsPaper()->curve(), page.sumsPaper()->curve()->placeOf(12).toPoint());
    QCOMPARE(page.handsPaper()->list()->chosenRow()->hand, std::optional<std::size_t>(0));
}

void MyGamesTest::everythingIsInItsPlace_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080), QSize(800, 560)})
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// All that stands on the papers, and on the row at the foot of one, where it is seen on the page.
static std::vector<std::pair<QRect, QString>> seenOn(MyGamesPage& page) {
    std::vector<std::pair<QRect, QString>> seen;
    const std::vector<QWidget*> grounds{&page, page.handsPaper(), page.sumsPaper(),
                                        page.sumsPaper()->eraseRow()};
    for (QWidget* ground : grounds)
        for (auto* widget : ground->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            if (!widget->isVisible() || std::ranges::find(grounds, widget) != grounds.end())
                continue;
            const auto* button = qobject_cast<const look::PaperButton*>(widget);
            const int ring = button ? button->ringMargin() : 0;
            const QRect at(widget->mapTo(&page, QPoint()), widget->size());
            seen.emplace_back(at.adjusted(ring, ring, -ring, -ring),
                              widget->accessibleName() +
                                  QString::fromLatin1(widget->metaObject()->className()));
        }
    return seen;
}

void MyGamesTest::everythingIsInItsPlace() {
    QFETCH(QSize, size);
    Sitting sitting(size);
    playBefore(sitting);
    MyGamesPage& page = openMyGames(sitting);
    const auto inPlace = [&] {
        const auto seen = seenOn(page);
        QVERIFY(seen.size() >= 14); // a field, chips, a list, charts, rows and their buttons
        for (std::size_t i = 0; i < seen.size(); ++i) {
            QVERIFY2(page.rect().contains(seen[i].first), qPrintable(seen[i].second));
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!seen[i].first.intersects(seen[j].first),
                         qPrintable(QStringLiteral("%1 over %2").arg(seen[i].second, seen[j].second)));
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
    auto* list = QAccessible::queryAccessibleInterface(page.handsPaper()->list()->view());
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
    QVERIFY(
        page.sumsPaper()->curve()->accessibleDescription().startsWith(QStringLiteral("My resti over 13")));
}

VERSICOLA_WINDOW_TEST(MyGamesTest)
#include "test_my_games.moc"
