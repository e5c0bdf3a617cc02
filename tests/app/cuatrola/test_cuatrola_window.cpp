// Cuatrola in the real window, driven as a person would: chosen on the shelf, played by mouse and by keys,
// taken back, left and gone on with, read aloud.
#include "cuatrola/numbered_deal.h"
#include "cuatrola/players/levels.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/main_window.h"
#include "support/waiting.h"

#include <QAccessible>
#include <QApplication>
#include <QJsonDocument>
#include <QMenuBar>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>

#include <memory>

using namespace cuatrola;
using support::waitUntil;

namespace {

constexpr int kCuatrola = 1;

class Sitting {
public:
    explicit Sitting(QSize size = {1280, 800}) : size_(size) { open(); }

    void open() {
        window_.reset();
        window_ = std::make_unique<desktop::MainWindow>(
            std::vector{desktop::minchiateGame(), desktop::cuatrolaGame()}, folder_.path(),
            folder_.filePath(QStringLiteral("settings.ini")));
        settings::Settings chosen = window_->choices().now();
        chosen.animations = false;
        chosen.callBack = false;
        chosen.pace = settings::Pace::Fast;
        window_->choices().set(chosen);
        window_->resize(size_);
        window_->show();
        window_->activateWindow();
        if (!QTest::qWaitForWindowActive(window_.get()))
            qFatal("the window does not come up");
    }
    // With beginners, to so many points, and no waits.
    void begin(int target, quint64 seed = 11) {
        window_->choose(kCuatrola);
        hasten();
        NewMatch start;
        start.match.target = target;
        start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                             QStringLiteral("Vieri")};
        start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                                QStringLiteral("apprentice")};
        start.company.seed = seed;
        match().start(start);
        room().pages().showTable();
    }
    void hasten() {
        table::Habits habits;
        habits.tempo = {0, 0, true, false};
        habits.callBackMs = 0;
        table().setHabits(habits);
    }

    [[nodiscard]] desktop::MainWindow& window() const { return *window_; }
    [[nodiscard]] desktop::CuatrolaRoom& room() const {
        return static_cast<desktop::CuatrolaRoom&>(window_->room());
    }
    [[nodiscard]] cuatrola_table::CuatrolaTable& table() const { return *room().pages().table(); }
    [[nodiscard]] Table& match() const { return room().model().table(); }
    [[nodiscard]] table::PromptStrip& strip() const { return *table().papers().strip(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // The picture has caught up, and something is asked.
    [[nodiscard]] bool settle() {
        return waitUntil([&] { return table().director().idle() && table().seen().open(); });
    }
    [[nodiscard]] bool asksCard() const { return table().seen().asks(table::Ask::Cards::Play); }

    void click(QWidget& widget, QPoint at) {
        QTest::mouseClick(window_->windowHandle(), Qt::LeftButton, {}, widget.mapTo(window_.get(), at));
    }
    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    [[nodiscard]] QPoint pointOn(Card card) const {
        for (const table::Sprite& sprite : table().seen().picture.sprites)
            if (sprite.place == table::Sprite::Place::Hand && sprite.card() == card)
                return table::seenInRow(table().seen().picture.sprites, sprite).center().toPoint();
        qFatal("the card is not to be seen");
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(window_->windowHandle(), key, modifiers);
    }
    // What a beginner would do here.
    [[nodiscard]] Action wanted() const {
        tricks::Thought thought{tricks::Random(match().handRecord().actions.size())};
        return levelNamed("apprentice")->choose(match().view(), thought);
    }

private:
    QTemporaryDir folder_;
    QSize size_;
    std::unique_ptr<desktop::MainWindow> window_;
};

// The button that this bid or answer has.
int buttonOf(const Sitting& sitting, const Action& action) {
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return static_cast<int>(bid->bid);
    const auto& answers = std::get<SingChoice>(sitting.match().choice()->among).answers;
    const auto found = std::ranges::find(answers, std::get<Sing>(action.what).suits);
    return static_cast<int>(found - answers.begin());
}

} // namespace

class TestCuatrolaWindow : public QObject {
    Q_OBJECT

private slots:
    void theShelfChoosesAGame() {
        Sitting sitting;
        auto* doors = sitting.window().doorsPage();
        QVERIFY(doors->shelf()->isVisible());
        QCOMPARE(sitting.window().chosen(), 0);
        QCOMPARE(doors->shelf()->pack(0)->accessibleName(), QStringLiteral("Minchiate"));
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        QVERIFY(doors->shelf()->pack(kCuatrola)->isChecked());
        sitting.key(Qt::Key_Left); // along the shelf
        QCOMPARE(sitting.window().chosen(), 0);
        sitting.click(*doors->shelf()->pack(kCuatrola));
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        sitting.open(); // it is remembered
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        doors = sitting.window().doorsPage();
        // Nothing is behind this door yet, and it says so.
        sitting.key(Qt::Key_K);
        QVERIFY(!doors->door(doors::Which::Score)->note().isEmpty());
        QCOMPARE(sitting.window().shownPage(), doors);
        // Its rule book is behind this one, the book of Cuatrola first.
        sitting.key(Qt::Key_L);
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
        sitting.key(Qt::Key_Escape);
        sitting.key(Qt::Key_P);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // C2.4: to three points, by mouse alone.
    void aMatchByMouse() {
        Sitting sitting;
        sitting.begin(3);
        int hands = 0;
        while (true) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                ++hands;
                const auto& dish = sitting.table().dish().content();
                const Standing standing = sitting.room().model().standing();
                QCOMPARE(dish.us, standing[Side::NS]);
                QCOMPARE(dish.them, standing[Side::EW]);
                QCOMPARE(sitting.strip().buttonCount(), 1); // the only button after the result
                if (sitting.match().matchOver())
                    break;
                sitting.click(*sitting.strip().button(0));
                continue;
            }
            const Action action = sitting.wanted();
            if (const auto* play = std::get_if<Play>(&action.what))
                sitting.click(sitting.table(), sitting.pointOn(play->card));
            else
                sitting.click(*sitting.strip().answerButton(buttonOf(sitting, action)));
        }
        QVERIFY(hands >= 1);
        QVERIFY(winner(sitting.room().model().standing(), 3));
        sitting.click(*sitting.strip().button(0));
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // Tiles by their letters, cards by arrows and Return, and from the result on one key.
    void aMatchByKeys() {
        Sitting sitting;
        sitting.begin(3, 12);
        while (true) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                if (sitting.match().matchOver())
                    break;
                sitting.key(Qt::Key_A);
                continue;
            }
            const Action action = sitting.wanted();
            if (const auto* play = std::get_if<Play>(&action.what)) {
                for (int i = 0; i < 6 && sitting.table().seen().attention.focused != play->card; ++i)
                    sitting.key(i == 0 ? Qt::Key_Home : Qt::Key_Right, Qt::ControlModifier);
                QCOMPARE(sitting.table().seen().attention.focused, std::optional(play->card));
                sitting.key(Qt::Key_Return);
            } else if (const auto* bid = std::get_if<MakeBid>(&action.what)) {
                static constexpr std::array keys{Qt::Key_P, Qt::Key_S, Qt::Key_C, Qt::Key_Q};
                sitting.key(keys[static_cast<std::size_t>(bid->bid)]);
            } else {
                sitting.key(std::get<Sing>(action.what).suits == 0 ? Qt::Key_I : Qt::Key_S);
            }
        }
        QVERIFY(winner(sitting.room().model().standing(), 3));
    }

    // The focus stands on Pass, Return on a card that may not be played says why (C5), and each bet tells its
    // price.
    void whatIsAskedIsTold() {
        Sitting sitting;
        sitting.begin(21, 5);
        bool tiles = false, dark = false;
        for (int step = 0; step < 200 && !(tiles && dark); ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                sitting.key(Qt::Key_A);
                continue;
            }
            if (sitting.strip().isVisible() && sitting.strip().prompt().tiles) {
                tiles = true;
                QVERIFY(sitting.strip().tile(0)->hasFocus());
                for (int i = 0; i < 4; ++i)
                    QVERIFY(!sitting.strip().tile(i)->accessibleDescription().isEmpty());
                sitting.key(Qt::Key_Right);
                if (sitting.strip().tile(1)->isEnabled()) {
                    QVERIFY(sitting.strip().tile(1)->hasFocus());
                    QVERIFY(sitting.table().papers().price()->isVisible());
                }
            }
            if (sitting.asksCard()) {
                const auto& from = sitting.table().seen().ask->from;
                for (const auto& thing : sitting.table().things())
                    if (thing.kind == table::TableThing::Kind::Card &&
                        !from.contains(Card{static_cast<std::uint8_t>(thing.key)})) {
                        dark = true;
                        QVERIFY2(thing.state.contains(QStringLiteral("(C5.")), qPrintable(thing.state));
                        const auto before = sitting.match().handRecord().actions.size();
                        sitting.click(sitting.table(),
                                      sitting.pointOn(Card{static_cast<std::uint8_t>(thing.key)}));
                        QCOMPARE(sitting.match().handRecord().actions.size(), before);
                        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
                    }
            }
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(tiles && dark);
    }

    // C4.3, C4.4: what passing means, before any bid and when one stands.
    void whatPassingMeans() {
        const text::Teller teller{
            {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")},
            Seat::S};
        const auto pass = [&](std::vector<std::pair<Seat, Bid>> bids) {
            View view;
            view.seat = Seat::S;
            view.bids = std::move(bids);
            return text::cuatrola::bidPays(Bid::Pass, view, teller).lines.join(u' ');
        };
        QVERIFY(pass({{Seat::W, Bid::Pass}}).startsWith(QStringLiteral("If all four pass")));
        QCOMPARE(pass({{Seat::N, Bid::Solo}, {Seat::W, Bid::Pass}}),
                 QStringLiteral("Lapo’s solo stands, and is played if nobody asks more. Lapo plays alone "
                                "then; you take no part."));
        QCOMPARE(pass({{Seat::E, Bid::Solo}, {Seat::N, Bid::Pass}, {Seat::W, Bid::Cuatrola}}),
                 QStringLiteral("Vieri’s cuatrola stands, and is played. Vieri plays alone then, against "
                                "you and Lapo."));
    }

    // C5.10: no card lies face up, or is read aloud, that the person may not know.
    void hiddenCardsAreNotInTheScene() {
        Sitting sitting;
        sitting.begin(21, 8);
        for (int step = 0; step < 60; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                sitting.key(Qt::Key_A);
                continue;
            }
            const View view = sitting.match().view();
            CardSet known = view.hand | CardSet(view.turnedUp);
            for (const Trick& trick : view.tricks)
                for (const auto& play : trick.plays)
                    known.insert(play.card);
            for (const table::Sprite& sprite : sitting.table().seen().picture.sprites)
                if (sprite.card())
                    QVERIFY(known.contains(*sprite.card()));
            CardSet own;
            for (const auto& held : sitting.table().seen().scene.hand)
                own.insert(held.card);
            QVERIFY(own == view.hand || (view.contract && view.contract->idle == view.seat));
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
    }

    void takenBackByKeys() {
        Sitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.settle());
        const auto before = sitting.match().handRecord().actions;
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(sitting.match().handRecord().actions, before); // asked first
        sitting.key(Qt::Key_B);
        QVERIFY(sitting.match().handRecord().actions.size() < before.size());
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().handCounts());
        sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        QVERIFY(sitting.match().handCounts());
    }

    // A numbered deal typed on the page that begins a match; what cannot be one is told.
    void aNumberedDeal() {
        Sitting sitting;
        sitting.window().choose(kCuatrola);
        sitting.key(Qt::Key_P);
        auto* page = sitting.room().pages().newMatchPage();
        sitting.hasten();
        page->numberField()->setText(QStringLiteral("x"));
        sitting.click(*page->dealButton());
        QVERIFY(page->numberNote().contains(QStringLiteral("whole number")));
        page->numberField()->setText(QStringLiteral("77"));
        sitting.click(*page->dealButton());
        QCOMPARE(sitting.match().handRecord().deal.deck, numberedDeck(77));
        QCOMPARE(index(sitting.match().me()), 77 % 4);
        QVERIFY(sitting.match().company().oneHand);
    }

    // What is chosen by menus and in the settings begins the next match, and is remembered.
    void rulesAndLevel() {
        Sitting sitting;
        sitting.window().choose(kCuatrola);
        auto* page = static_cast<desktop::MatchChoicePage*>(sitting.room().settingsPage());
        page->targetBox()->setValue(7);
        page->switchBox(5)->click(); // capote, C8.3
        QVERIFY(sitting.room().choice().rules.capote);
        sitting.room().pages().start();
        QCOMPARE(sitting.match().match().target, 7);
        QVERIFY(sitting.match().handRecord().deal.rules.capote);
        delete page;
        sitting.open();
        QCOMPARE(sitting.room().choice().target, 7);
        QVERIFY(sitting.room().choice().rules.capote);
        QCOMPARE(desktop::presetName(sitting.room().choice()), QStringLiteral("Your own"));
        QCOMPARE(desktop::presetName(desktop::usualMatchChoice()), QStringLiteral("21 points"));
    }

    void leftAndGoneOnWith() {
        Sitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().act(sitting.wanted()));
        QVERIFY(sitting.settle());
        const auto before = sitting.match().handRecord().actions;
        sitting.open();
        auto* strip = sitting.window().doorsPage()->strip();
        QCOMPARE(strip->rows().size(), std::size_t{1});
        // It belongs to Cuatrola; on its pack a corner tells of it.
        sitting.key(Qt::Key_M);
        QCOMPARE(strip->rows().size(), std::size_t{0});
        QVERIFY(sitting.window().doorsPage()->shelf()->pack(kCuatrola)->accessibleDescription().contains(
            QStringLiteral("unfinished")));
        sitting.key(Qt::Key_C);
        (void)sitting.room().pages();
        sitting.hasten();
        sitting.click(*sitting.window().doorsPage()->goOnButton());
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
    }

    // The program reads the hand as versicola-cli does.
    void aSavedHandReplays() {
        Sitting sitting;
        sitting.begin(21, 5);
        for (int step = 0; step < 12; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver())
                break;
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        const QString path = sitting.folder() + QStringLiteral("/hand.cuatrola");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(toJson(sitting.match().handRecord())).toJson());
        file.close();
        QProcess replay;
        replay.start(QStringLiteral(VERSICOLA_CLI), {QStringLiteral("replay"), path});
        QVERIFY(replay.waitForFinished());
        QCOMPARE(replay.exitCode(), 0);
        const QJsonObject told = QJsonDocument::fromJson(replay.readAllStandardOutput()).object();
        QCOMPARE(told[QStringLiteral("trump")].toObject()[QStringLiteral("card")].toString(),
                 QString::fromStdString(codeOf(sitting.match().hand().turnedUp())));
        QCOMPARE(told[QStringLiteral("bids")].toArray().size(),
                 static_cast<qsizetype>(sitting.match().hand().bids().size()));
        // And the window opens it, whatever game is in front.
        sitting.window().choose(0);
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        QCOMPARE(sitting.match().handRecord().deal.deck,
                 numberedDeck(*sitting.match().handRecord().heading.number));
    }

    // C4.4, C4.5: who is idle lays the cards down crosswise, and may look at them; nothing else changes by
    // it.
    void idleOneself() {
        Sitting sitting;
        sitting.window().choose(kCuatrola);
        table::Habits slow;
        slow.tempo = {1, -1, true, false}; // a full trick lies until a press
        sitting.table().setHabits(slow);
        HandRecord record;
        record.deal.dealer = Seat::N;
        record.deal.deck = numberedDeck(4);
        for (const auto& [seat, bid] : {std::pair{Seat::W, Bid::Pass}, std::pair{Seat::S, Bid::Pass},
                                        std::pair{Seat::E, Bid::Pass}, std::pair{Seat::N, Bid::Solo}})
            record.actions.push_back({seat, MakeBid{bid}});
        sitting.room().pages().startGiven(record);
        const auto crossed = [&] {
            return std::ranges::count_if(sitting.table().seen().picture.sprites, [](const table::Sprite& s) {
                return s.place == table::Sprite::Place::Crossed;
            });
        };
        QVERIFY(waitUntil([&] { return sitting.table().mayLookAtOwn(); }));
        QVERIFY(sitting.table().seen().scene.hand.empty());
        QCOMPARE(crossed(), 5);
        const auto before = sitting.table().state().view.tricks;
        sitting.key(Qt::Key_O);
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{5});
        QCOMPARE(crossed(), 0);
        QCOMPARE(sitting.table().state().view.tricks.size(), before.size());
        sitting.key(Qt::Key_O);
        QVERIFY(sitting.table().seen().scene.hand.empty());
        sitting.hasten();
        QVERIFY(waitUntil([&] { // its pace changes with the next trick; what lies there is pressed on
            sitting.key(Qt::Key_Space);
            return sitting.table().state().view.score.has_value();
        }));
        QVERIFY(sitting.match().handOver());
    }

    // Every command of the table has words, a letter and a key of its own; all that takes the focus a name.
    void everythingHasAName() {
        Sitting sitting;
        sitting.begin(21, 5);
        QVERIFY(sitting.settle());
        QStringList keys;
        for (const QAction* title : sitting.window().menuBar()->actions()) {
            if (!title->isVisible())
                continue;
            QStringList letters;
            for (const QAction* action : title->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(action->text()));
                letters << letter;
                const QString key = action->shortcut().toString();
                QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(action->text()));
                keys << key;
            }
        }
        for (QWidget* page :
             {static_cast<QWidget*>(&sitting.window()), static_cast<QWidget*>(sitting.window().doorsPage()),
              static_cast<QWidget*>(sitting.room().pages().newMatchPage())}) {
            for (const QWidget* widget : page->findChildren<QWidget*>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                    continue;
                auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
            }
        }
        QStringList names;
        for (const auto& thing : sitting.table().things())
            names << thing.name;
        for (const char* name : {"You", "Bice", "Lapo", "Vieri", "Our tricks", "Their tricks"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(sitting.table().dish().accessibleName().startsWith(QStringLiteral("Game points: us")));
    }
};

QTEST_MAIN(TestCuatrolaWindow)
#include "test_cuatrola_window.moc"
