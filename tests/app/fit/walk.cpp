#include "walk.h"

#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/editor/editor_page.h"
#include "desktop/editor/sources.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/played/my_games_page.h"
#include "desktop/tarot/tarot_room.h"
#include "every_game.h"
#include "records/clock.h"
#include "support/waiting.h"

#include <QApplication>
#include <QDialog>
#include <QTabWidget>
#include <QTest>

namespace support {

namespace {

using desktop::MainWindow;

class Walk {
public:
    Walk(MainWindow& window, const Look& look) : window_(window), look_(look) {}

    void in(const AtTable& row) {
        game_ = QString::fromLatin1(row.name);
        window_.choose(row.game);
        stop("the first page");
        window_.room().play();
        stop("a new game");
        keepScore();
        learn();
        read();
        if (row.game == 0)
            alone();
        atTable(row);
        after();
    }
    void dialogs() {
        game_ = QStringLiteral("house");
        press(QKeySequence(Qt::CTRL | Qt::Key_Comma));
        auto* settings = window_.findChild<settings::SettingsDialog*>();
        for (int i = 0; i < settings->tabs()->count(); ++i) {
            settings->tabs()->setCurrentIndex(i);
            stop("the settings, page " + QByteArray::number(i + 1), settings);
        }
        settings->close();
        press(QKeySequence(Qt::CTRL | Qt::Key_D));
        dialog<gallery::CardsDialog>("the choice of cards");
        for (const QKeySequence& key : {QKeySequence(Qt::SHIFT | Qt::Key_F1), QKeySequence(Qt::Key_F5)}) {
            press(key);
            dialog<settings::HelpDialog>("help");
        }
    }

private:
    void stop(const QByteArray& name) { stop(name, &window_); }
    void stop(const QByteArray& name, QWidget* seen) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        look_(game_ + QStringLiteral(": ") + QString::fromUtf8(name), *seen);
    }
    template<class D>
    void dialog(const QByteArray& name) {
        auto* dialog = window_.findChild<D*>();
        stop(name, dialog);
        dialog->close();
    }
    // What a key of the menus does.
    void press(const QKeySequence& key) {
        window_.activateWindow(); // a dialog was before it
        QVERIFY(QTest::qWaitForWindowActive(&window_));
        QTest::keySequence(window_.focusWidget() ? window_.focusWidget() : &window_, key);
        QCoreApplication::processEvents();
    }
    // A key for whatever has the focus.
    void type(Qt::Key key) {
        QTest::keyClick(window_.focusWidget() ? window_.focusWidget() : &window_, key);
        QCoreApplication::processEvents();
    }
    [[nodiscard]] look::PaperButton* button(const char* name) const {
        return window_.shownPage()->findChild<look::PaperButton*>(QLatin1String(name));
    }

    void keepScore() {
        window_.room().keepScore();
        stop("the score sheets");
        if (auto* room = dynamic_cast<desktop::MinchiateRoom*>(&window_.room())) {
            auto& pages = *room->scorePages();
            emit pages.shelfPage()->newButton()->clicked();
            pages.newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
            stop("a new score sheet");
            emit pages.newSheetPage()->startButton()->clicked();
            stop("a score sheet");
            pages.showHand(0);
            stop("a hand of a score sheet");
            return;
        }
        if (auto* room = dynamic_cast<desktop::BologneseRoom*>(&window_.room()))
            sheet(room->sheetPages());
        if (auto* room = dynamic_cast<desktop::TarotRoom*>(&window_.room()))
            sheet(room->sheetPages());
        if (auto* room = dynamic_cast<desktop::CuatrolaRoom*>(&window_.room()))
            sheet(room->sheetPages());
    }
    void sheet(sheets::SheetPages& pages) {
        emit pages.shelfPage()->newButton()->clicked();
        stop("a new score sheet");
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                                QStringLiteral("Vieri"), QStringLiteral("Nanni")};
        for (int i = 0; i < names.size(); ++i)
            if (i < 4 || pages.termsPage()->players())
                pages.termsPage()->name(i)->setText(names[i]);
        emit pages.termsPage()->writeButton()->clicked();
        stop("a score sheet");
        pages.showHand(0);
        stop("a hand of a score sheet");
    }

    void learn() {
        window_.room().learn();
        stop("the lessons");
        for (int lesson = 0; lesson < 3; ++lesson) {
            window_.room().goOnWith(desktop::lessonKey(lesson));
            stop("lesson " + QByteArray::number(lesson + 1));
        }
    }
    void read() {
        window_.room().showRuleBook();
        stop("the rule book");
        window_.room().showGlossary();
        stop("the glossary");
        window_.room().showGallery();
        stop("the cards");
    }
    // What no other game has.
    void alone() {
        for (const char* way : {"editor", "practice", "day"}) {
            window_.room().goBy(QLatin1String(way));
            if (auto* page = qobject_cast<editing::EditorPage*>(window_.shownPage()))
                page->edit(editing::numberedWork(
                    28, {"Ada", "Lapo", "Bice", "Nuto"})); // or it is another deal each time
            stop(way);
        }
        press(QKeySequence(Qt::CTRL | Qt::Key_F8));
        stop("the versicole");
    }

    // The first decisions one by one, then every fourth; the count; the second hand's first.
    void atTable(const AtTable& row) {
        row.begin(window_);
        for (int decision = 1; decision < 80; ++decision) {
            if (!waitUntil([&] { return row.settled(window_); }))
                qFatal("the table does not come to rest");
            if (row.handOver(window_))
                break;
            if (decision < 8 || decision % 4 == 0)
                stop("the table at decision " + QByteArray::number(decision));
            if (decision == 6) {
                type(Qt::Key_H);
                stop("a hint");
            }
            row.goOn(window_);
        }
        QTest::qWait(20);
        stop("a hand that is over");
        press(QKeySequence(Qt::Key_R));
        stop("the review of a hand");
        window_.room().goOn();
    }
    void after() {
        window_.room().showMyGames();
        if (const auto* page = qobject_cast<played::MyGamesPage*>(window_.shownPage());
            page && !waitUntil([&] { return !page->reading(); }))
            qFatal("the hands that were played are not read");
        stop("my games");
        press(QKeySequence(Qt::Key_F3));
        stop("the first page with a game that was left");
        emit window_.doorsPage()->strip()->moreChosen();
        stop("all that was left");
    }

    MainWindow& window_;
    const Look& look_;
    QString game_;
};

} // namespace

void walkTheHouse(MainWindow& window, const Look& look) {
    records::stopClockAt({{2026, 9, 30}, {20, 58}}); // a Wednesday in September: long words in every language
    Walk walk(window, look);
    for (const AtTable& row : everyTable())
        walk.in(row);
    walk.dialogs();
    records::stopClockAt({});
}

} // namespace support
