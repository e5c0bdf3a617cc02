// What the page of keys promises is so: each of its lines has a row here, which presses every key of the line
// where the page says that it works. And the ring is on what Return does, in all games.
#include "key_lines.h"
#include "support/many/one_of_many.h"

#include "desktop/coach/your_hand_page.h"
#include "desktop/decisions/decisions_page.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/watch/watch_page.h"

#include <QLabel>

#include <map>
#include <set>

using namespace support;
using table::Ask;

class KeysToldTest : public QObject {
    Q_OBJECT

private slots:
    // No line of the page is without a row here, but for commands of menus, which have their keys there.
    void everyLineHasItsRow_data() { eachGame(); }
    void everyLineHasItsRow() {
        QFETCH(const int, game);
        std::set<QString> groups;
        for (const Line& line : keyLines())
            groups.insert(QLatin1String(line.group));
        QStringList without;
        for (const settings::KeyHelp& key : pageOf(game)) {
            const auto row = std::ranges::find_if(keyLines(), [&](const Line& line) {
                return std::ranges::count(line.games, game) > 0 && key.group == QLatin1String(line.group) &&
                       key.keys == QString::fromUtf8(line.keys);
            });
            if (groups.contains(key.group) && row == keyLines().end())
                without << key.group + QStringLiteral(": ") + key.keys;
        }
        QCOMPARE(without, QStringList());
    }

    // A test for each game, side by side.
    void linesOfMinchiate_data() { linesOf(0); }
    void linesOfMinchiate() { lineIsSo(); }
    void linesOfBolognese_data() { linesOf(1); }
    void linesOfBolognese() { lineIsSo(); }
    void linesOfTarot_data() { linesOf(2); }
    void linesOfTarot() { lineIsSo(); }
    void linesOfCuatrola_data() { linesOf(3); }
    void linesOfCuatrola() { lineIsSo(); }

    // Where Return presses a button or a tile the ring is there, and no card has one; where it plays a card
    // the ring is on one. Also at the end of a hand.
    void theRingIsOnWhatReturnDoes_data() { eachGame(); }
    void theRingIsOnWhatReturnDoes() {
        QFETCH(const int, game);
        House house(game);
        int buttons = 0, cards = 0, ends = 0;
        house.row().begin(house.window());
        for (int decision = 0; decision < 400 && (ends < 2 || buttons == 0 || cards == 0); ++decision) {
            QVERIFY(house.settle());
            QCoreApplication::processEvents();
            const bool atTable = house.window().shownPage()->findChild<table::TableWidget*>();
            if (over(house))
                ++ends;
            if (atTable && house.table().seen().open()) {
                const table::Seen seen = house.table().seen();
                const auto ringed = std::ranges::count_if(seen.picture.sprites, &table::Sprite::focused);
                const QString where = QStringLiteral("decision %1, %2").arg(decision).arg(seen.ask->told);
                if (seen.ask->buttonsAlone()) {
                    QVERIFY2(onTheStrip(house), qPrintable(where));
                    QVERIFY2(ringed == 0 && !seen.attention.focusShown, qPrintable(where));
                    ++buttons;
                } else if (seen.asks(Ask::Cards::Play)) {
                    QVERIFY2(house.table().hasFocus() && ringed == 1, qPrintable(where));
                    ++cards;
                }
            }
            house.row().goOn(house.window());
        }
        QVERIFY(buttons > 0 && cards > 0 && ends > 0);
    }

    // A review that was just opened goes through the hand by its keys at once; so does the hand with all
    // cards.
    void aReviewObeysItsKeysAtOnce_data() { eachGame(); }
    void aReviewObeysItsKeysAtOnce() {
        QFETCH(const int, game);
        House house(game);
        int decisions = 0; // of the hand that is over; one that was passed out has no way through it
        QVERIFY(house.reach([&](House& there) {
            const bool ends = over(there);
            decisions = ends ? decisions : decisions + 1;
            if (ends && decisions <= 4)
                decisions = 0;
            return ends && decisions > 4;
        }));
        house.key(Qt::Key_R);
        const auto walks = [&](const auto& at, const char* where) {
            for (const Qt::Key key : {Qt::Key_End, Qt::Key_Home, Qt::Key_Right, Qt::Key_Left, Qt::Key_End}) {
                const int before = at();
                house.key(key);
                QVERIFY2(waitUntil([&] { return at() != before; }, 3000),
                         qPrintable(QLatin1String(where) + QKeySequence(key).toString()));
            }
        };
        if (auto* hand = qobject_cast<coach::YourHandPage*>(house.window().shownPage())) {
            hand->goTo(3);
            walks([&] { return hand->at(); }, "one's own hand: ");
            return;
        }
        auto* page = qobject_cast<decisions::DecisionsPage*>(house.window().shownPage());
        QVERIFY(page);
        house.key(Qt::Key_Home);
        walks([&] { return page->at(); }, "the decisions: ");
        house.key(Qt::Key_A);
        auto* watched = qobject_cast<watch::WatchPage*>(house.window().shownPage());
        QVERIFY(watched);
        watched->goTo(3);
        walks([&] { return watched->at(); }, "the hand with all cards: ");
    }

    // Tab comes to every rule that the settings name, and Return opens it.
    void tabComesToTheRulesOfTheSettings() {
        House house(1);
        house.key(Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = house.window().findChild<settings::SettingsDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        int links = 0;
        for (int tab = 0; tab < dialog->tabs()->count(); ++tab) {
            // By its own key.
            QTest::keyClick(dialog, static_cast<Qt::Key>(Qt::Key_1 + tab), Qt::AltModifier);
            QCOMPARE(dialog->tabs()->currentIndex(), tab);
            std::set<const QWidget*> wanted, reached;
            for (const auto* label : dialog->tabs()->currentWidget()->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(QStringLiteral("<a href")))
                    wanted.insert(label);
            for (std::size_t i = 0; i < 3 * wanted.size() + 40; ++i) {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
                if (const auto* label = qobject_cast<QLabel*>(QApplication::focusWidget())) {
                    QVERIFY2(label->hasSelectedText(), qPrintable(label->text()));
                    reached.insert(label);
                }
            }
            for (const QWidget* label : wanted)
                QVERIFY2(reached.contains(label), qPrintable(qobject_cast<const QLabel*>(label)->text()));
            links += static_cast<int>(wanted.size());
        }
        QVERIFY(links > 5);
        while (!qobject_cast<QLabel*>(QApplication::focusWidget()))
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(qobject_cast<rules::RuleBookPage*>(house.window().shownPage()));
    }

private:
    // The page of keys of a game that was just begun, made once.
    static const std::vector<settings::KeyHelp>& pageOf(int game) {
        static std::map<int, std::vector<settings::KeyHelp>> made;
        if (!made.contains(game))
            made[game] = House(game).window().keyHelp();
        return made[game];
    }
    static bool listed(int game, const Line& line) {
        return std::ranges::any_of(pageOf(game), [&](const settings::KeyHelp& key) {
            return key.group == QLatin1String(line.group) && key.keys == QString::fromUtf8(line.keys);
        });
    }
    static void linesOf(int game) {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("line");
        for (std::size_t i = 0; i < keyLines().size(); ++i)
            if (std::ranges::count(keyLines()[i].games, game) > 0)
                QTest::addRow("%s: %s", keyLines()[i].group, keyLines()[i].keys)
                    << game << static_cast<int>(i);
    }
    static void lineIsSo() {
        QFETCH(const int, game);
        QFETCH(const int, line);
        const Line& told = keyLines()[static_cast<std::size_t>(line)];
        const bool inTurn = told.places.size() == 1;
        const std::size_t rounds = inTurn ? 1 : std::max(told.places.size(), told.presses.size());
        QVERIFY(listed(game, told));
        for (std::size_t round = 0; round < rounds; ++round) {
            House house(game);
            QVERIFY2(told.places[round](house), "one does not come to where the key works");
            const std::vector<Press> presses =
                inTurn ? told.presses : std::vector{told.presses[std::min(round, told.presses.size() - 1)]};
            for (const Press& press : presses) {
                const House::Seen before = house.seenAtRest();
                house.key(press.key, press.with);
                QVERIFY2(waitUntil([&] { return house.seen() != before; }, 3000),
                         qPrintable(QKeySequence(press.with | press.key).toString()));
            }
            if (told.so)
                QVERIFY(told.so(house));
        }
    }
    static void eachGame() {
        QTest::addColumn<int>("game");
        for (const AtTable& row : everyTable())
            QTest::newRow(row.name) << row.game;
    }
};

VERSICOLA_WINDOW_TEST(KeysToldTest)
#include "keys_told.moc"
