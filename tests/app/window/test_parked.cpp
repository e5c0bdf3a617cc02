// Games that are left, others begun, and all of them gone on with, in the real window: by mouse and by keys.
#include "desktop/minchiate/go_on_words.h"
#include "records/atomic_file.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"
#include "text/lesson_words.h"

#include <QApplication>
#include <QDir>
#include <QJsonDocument>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTest>

using namespace minchiate;
using support::Sitting;
using support::Wants;

namespace {

// What a game was left at.
struct Left {
    QString place;
    std::vector<Action> actions;
};

Left leftAt(const Sitting& sitting) {
    return {sitting.model().place(), sitting.model().handRecord().actions};
}

} // namespace

class WindowParkedTest : public QObject {
    Q_OBJECT
private slots:
    void leftAndGoneOnWith_data();
    void leftAndGoneOnWith();
    void nothingReplacesAGame();
    void moreThanThree();
    void throwingAway();
    void bringBackIsOfferedWhereThereIsSomething();
    void aLessonIsGoneOnWith();
    void theFirstWindowFitsTheScreen();
    void peopleOfTheNextGame();
    void whenItWas_data();
    void whenItWas();
};

void WindowParkedTest::leftAndGoneOnWith_data() {
    QTest::addColumn<bool>("byKeys");
    QTest::newRow("by mouse") << false;
    QTest::newRow("by keys") << true;
}

// A match begun, left, another begun, both gone on with.
void WindowParkedTest::leftAndGoneOnWith() {
    QFETCH(bool, byKeys);
    Sitting sitting;
    auto& window = sitting.window();
    const auto begin = [&](desktop::NewGamePage::Which which, Qt::Key letter) {
        if (byKeys) {
            sitting.key(Qt::Key_P);
            sitting.key(letter);
        } else {
            auto* play = window.doorsPage()->door(doors::DoorsPage::Which::Play);
            sitting.click(*play);
            sitting.click(*sitting.room().game().newGamePage()->choice(which));
        }
        QVERIFY(sitting.toCard());
        if (byKeys)
            sitting.key(Qt::Key_F3);
        else
            window.menuBar()->actions().front()->menu()->actions().at(2)->trigger();
        QCOMPARE(window.shownPage(), window.doorsPage());
    };
    begin(desktop::NewGamePage::Which::Match, Qt::Key_M);
    const Left first = leftAt(sitting);
    begin(desktop::NewGamePage::Which::Round, Qt::Key_R);
    const Left second = leftAt(sitting);
    QVERIFY(first.place != second.place);
    for (int time = 0; time < 2; ++time) {
        const auto& rows = window.doorsPage()->strip()->rows();
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0]->left().key, second.place); // the latest first
        if (byKeys) {
            sitting.key(Qt::Key_Down);
            sitting.key(Qt::Key_Return);
        } else {
            sitting.click(*rows[1], QPoint(30, 20)); // anywhere in the row
        }
        QVERIFY(sitting.atTable());
        QVERIFY(sitting.toCard());
        QCOMPARE(sitting.model().place(), first.place);
        QCOMPARE(sitting.model().match().length, Length::Match);
        QVERIFY(sitting.model().handRecord().actions == first.actions);
        QVERIFY(sitting.table().state().cards == sitting.model().view().hand);
        sitting.key(Qt::Key_F3);
        QCOMPARE(window.doorsPage()->strip()->rows()[0]->left().key, second.place); // looked at, not played
        byKeys ? sitting.key(Qt::Key_G) : sitting.click(*window.doorsPage()->goOnButton());
        QVERIFY(sitting.toCard());
        QVERIFY(sitting.model().handRecord().actions == second.actions);
        QCOMPARE(sitting.model().match().length, Length::Round);
        sitting.key(Qt::Key_F3);
    }
}

// T1: whatever is begun, what lay on the table is still there.
void WindowParkedTest::nothingReplacesAGame() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    std::vector<Left> left{leftAt(sitting)};
    const QString hand = sitting.folder() + QStringLiteral("/hand.minchiate");
    QVERIFY(!records::writeAtomically(hand,
                                      QJsonDocument(records::toJson(sitting.model().handRecord())).toJson()));
    const std::vector<std::function<void()>> others{
        [&] { sitting.window().openFile(hand); },
        [&] {
            sitting.key(Qt::Key_N, Qt::ControlModifier);
            sitting.key(Qt::Key_M);
        },
        [&] {
            sitting.key(Qt::Key_N, Qt::ControlModifier);
            sitting.room().game().newGamePage()->numberField()->setText(QStringLiteral("6"));
            sitting.room().game().newGamePage()->dealButton()->click();
        },
    };
    for (const auto& begin : others) {
        begin();
        QVERIFY(sitting.toCard());
        left.push_back(leftAt(sitting));
        QCOMPARE(sitting.model().unfinished().size(), left.size());
    }
    sitting.open(); // and after the program was closed
    for (const Left& one : left) {
        sitting.model().resume(one.place);
        QVERIFY(sitting.model().handRecord().actions == one.actions);
    }
}

void WindowParkedTest::moreThanThree() {
    Sitting sitting;
    sitting.close();
    for (quint64 number = 6; number < 11; ++number) {
        model::GameModel left(sitting.folder());
        left.start(support::numberedGame(number));
    }
    sitting.open();
    auto& window = sitting.window();
    QCOMPARE(window.doorsPage()->strip()->rows().size(), std::size_t(3));
    sitting.click(*window.doorsPage()->strip()->moreButton());
    QCOMPARE(window.shownPage(), window.gamesPage());
    const auto& rows = window.gamesPage()->strip()->rows();
    QCOMPARE(rows.size(), std::size_t(5));
    for (int i = 0; i < 4; ++i)
        sitting.key(Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), rows[4]->button());
    QVERIFY(!rows[4]->visibleRegion().isEmpty());
    const QString last = rows[4]->left().key;
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toDecision());
    QCOMPARE(sitting.model().place(), last);
    QCOMPARE(sitting.model().situation().number, std::optional<quint64>(6));
    sitting.key(Qt::Key_F3);
    sitting.click(*window.doorsPage()->strip()->moreButton());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), window.doorsPage());
}

// Only after a question; and it can be brought back on the page, after it was left, and in another sitting.
void WindowParkedTest::throwingAway() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    const Left left = leftAt(sitting);
    sitting.key(Qt::Key_F3);
    const auto row = [&] { return sitting.window().doorsPage()->strip()->rows().front(); };
    const auto throwAway = [&] {
        sitting.key(Qt::Key_Delete);
        QCOMPARE(row()->state(), doors::GoOnRow::State::Asking);
        QVERIFY(QDir(left.place).exists());
        sitting.click(*row()->throwAwayButton());
        QVERIFY(!QDir(left.place).exists());
    };
    throwAway();
    sitting.key(Qt::Key_F2); // there is no table to go back to
    QVERIFY(!sitting.atTable());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(QDir(left.place).exists());
    sitting.key(Qt::Key_G);
    QVERIFY(sitting.toCard());
    QVERIFY(sitting.model().handRecord().actions == left.actions);
    sitting.key(Qt::Key_F3);
    throwAway();
    sitting.key(Qt::Key_P); // the page is left
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().doorsPage()->strip()->rows().empty());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(QDir(left.place).exists());
    QCOMPARE(row()->left().key, left.place);
    throwAway();
    sitting.open();
    doors::GoOnStrip* strip = sitting.window().doorsPage()->strip();
    QVERIFY(strip->rows().empty());
    sitting.click(*strip->moreButton());
    const auto& rows = sitting.window().gamesPage()->strip()->rows();
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows[0]->state(), doors::GoOnRow::State::ThrownAway);
    QVERIFY2(rows[0]->told().startsWith(QStringLiteral("Thrown away today")), qPrintable(rows[0]->told()));
    sitting.key(Qt::Key_Return); // "Bring it back"
    QCOMPARE(rows[0]->state(), doors::GoOnRow::State::Left);
    QCOMPARE(rows[0]->left().key, left.place);
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    QVERIFY(sitting.model().handRecord().actions == left.actions);
}

// "Bring it back" stood in the menu with nothing to bring back.
void WindowParkedTest::bringBackIsOfferedWhereThereIsSomething() {
    Sitting sitting;
    sitting.leaveGame(support::newGame(Length::Match, 4));
    const auto offered = [&] {
        for (const QAction* action : desktop::PageMenus::commandsOf(*sitting.window().shownPage()))
            if (action->isVisible() && action->text().remove(u'&') == QStringLiteral("Bring it back"))
                return true;
        return false;
    };
    QVERIFY(!offered());
    auto* row = sitting.window().doorsPage()->strip()->rows().front();
    row->askToThrowAway();
    QVERIFY(!offered());
    sitting.click(*row->throwAwayButton());
    QVERIFY(offered());
    QStringList titles; // "Games" stood beside "Game"
    for (const QAction* title : sitting.window().menuBar()->actions())
        if (title->isVisible())
            titles << title->text().remove(u'&');
    QCOMPARE(titles, (QStringList{QStringLiteral("Game"), QStringLiteral("Unfinished"),
                                  QStringLiteral("Learn"), QStringLiteral("Help")}));
    sitting.key(Qt::Key_P);
    QVERIFY(!offered()); // on another page
    sitting.key(Qt::Key_Escape);
    QVERIFY(offered());
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!offered());
}

void WindowParkedTest::aLessonIsGoneOnWith() {
    Sitting sitting;
    sitting.close();
    {
        learn::LearnedBook book(sitting.folder() + QStringLiteral("/learned.json"));
        QVERIFY(!book.reach(QStringLiteral("kings-and-knights"), {}));
    }
    sitting.open();
    const minchiate_lessons::Lesson second = sitting.room().learnPages()->ladder().lessons.at(1);
    QVERIFY(sitting.window().doorsPage()->strip()->rows().empty()); // begun, and no step taken
    sitting.close();
    {
        learn::LearnedBook book(sitting.folder() + QStringLiteral("/learned.json"));
        QVERIFY(!book.reach(second.id, {.step = 2, .done = false}));
    }
    sitting.open();
    const auto& rows = sitting.window().doorsPage()->strip()->rows();
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows[0]->left().whom, text::lessonTitle(second.title));
    QCOMPARE(rows[0]->left().where, QStringLiteral("Step 3 of %1").arg(second.steps.size()));
    sitting.key(Qt::Key_Return);
    auto* page = sitting.room().learnPages()->lessonPage();
    QCOMPARE(sitting.window().shownPage(), sitting.room().learnPages());
    QVERIFY(page->isVisible());
    QCOMPARE(page->lesson().id, second.id);
}

// It was 1280 by 800 on whatever screen, and its foot lay beyond a screen of that size.
void WindowParkedTest::theFirstWindowFitsTheScreen() {
    QTemporaryDir folder;
    const desktop::MainWindow window({desktop::minchiateGame()}, folder.path(),
                                     folder.filePath(QStringLiteral("settings.ini")));
    const QSize room = window.screen()->availableSize();
    QVERIFY2(window.height() + 40 <= std::max(room.height(), window.minimumHeight() + 40),
             qPrintable(QString::number(window.height())));
    QVERIFY(window.width() <= std::max(room.width(), window.minimumWidth()));
}

// T22: strength of each companion, pace and names stand where a game is begun.
void WindowParkedTest::peopleOfTheNextGame() {
    Sitting sitting;
    sitting.key(Qt::Key_P);
    auto* people = sitting.room().game().newGamePage()->people();
    settings::People named = sitting.window().choices().people();
    named.you = QStringLiteral("Ada");
    sitting.window().choices().setPeople(named);
    QVERIFY(people->youButton()->text().contains(QStringLiteral("Ada")));
    const auto choose = [&](look::PaperButton* button, const QString& words) {
        sitting.click(*button);
        auto* menu = people->findChild<QMenu*>();
        QVERIFY(menu);
        for (QAction* action : menu->actions())
            if (action->text() == words)
                action->trigger();
        menu->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY2(button->text().contains(words), qPrintable(button->text()));
    };
    choose(people->companionButton(1), QStringLiteral("master"));
    choose(people->paceButton(), QStringLiteral("slow"));
    for (look::PaperButton* button : {people->youButton(), people->companionButton(0), people->paceButton()})
        QVERIFY(!button->visibleRegion().isEmpty());
    QCOMPARE(sitting.window().choices().now().pace, settings::Pace::Slow);
    sitting.key(Qt::Key_R);
    QVERIFY(sitting.atTable());
    const auto& match = sitting.model().match();
    QCOMPARE(match.players[0], QStringLiteral("Ada"));
    QCOMPARE(match.levels[1], QStringLiteral("apprentice"));
    QCOMPARE(match.levels[2], QStringLiteral("master"));
    const desktop::GameChoice before = sitting.room().choices().now();
    const settings::Settings house = sitting.window().choices().now();
    sitting.window().close();
    sitting.close();
    QSettings store(sitting.folder() + QStringLiteral("/settings.ini"), QSettings::IniFormat);
    QVERIFY(desktop::loadChoice(store) == before);
    QVERIFY(settings::load(store) == house);
}

void WindowParkedTest::whenItWas_data() {
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<QString>("words");
    const auto at = [](int y, int m, int d, int h) { return QDateTime(QDate(y, m, d), QTime(h, 40)); };
    QTest::newRow("today") << at(2026, 11, 22, 9) << "today, 09:40";
    QTest::newRow("yesterday") << at(2026, 11, 21, 23) << "yesterday";
    QTest::newRow("this week") << at(2026, 11, 19, 1) << "Thursday";
    QTest::newRow("this year") << at(2026, 11, 12, 1) << "12 Nov";
    QTest::newRow("earlier") << at(2025, 11, 12, 1) << "Nov 2025";
}

void WindowParkedTest::whenItWas() {
    QFETCH(QDateTime, when);
    QFETCH(QString, words);
    const QLocale before;
    QLocale::setDefault(QLocale::c());
    const QString found = desktop::whenWords(when, QDateTime(QDate(2026, 11, 22), QTime(12, 0)));
    QLocale::setDefault(before);
    QCOMPARE(found, words);
}

VERSICOLA_WINDOW_TEST(WindowParkedTest)
#include "test_parked.moc"
