// Cuatrola in the real window, driven as a person would: chosen on the shelf, whole matches by mouse and by
// keys, begun by what is chosen, left and gone on with, saved and opened.
#include "cuatrola_sitting.h"

#include "cuatrola/numbered_deal.h"
#include "places.h"
#include "support/many/one_of_many.h"

#include <QJsonDocument>
#include <QProcess>

using namespace cuatrola;
using support::CuatrolaSitting;
using support::kCuatrola;

namespace {

// The button that this bid or answer has.
int buttonOf(const CuatrolaSitting& sitting, const Action& action) {
    if (const auto* bid = std::get_if<MakeBid>(&action.what))
        return static_cast<int>(bid->bid);
    const auto choice = sitting.match().choice();
    const auto& answers = std::get<SingChoice>(choice->among).answers;
    const auto found = std::ranges::find(answers, std::get<Sing>(action.what).suits);
    return static_cast<int>(found - answers.begin());
}

} // namespace

class TestCuatrolaWindow : public QObject {
    Q_OBJECT

private slots:
    void theShelfChoosesAGame() {
        CuatrolaSitting sitting;
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
        // Its lessons are behind this one.
        sitting.key(Qt::Key_L);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().learning()->pages());
        sitting.key(Qt::Key_Escape);
        sitting.key(Qt::Key_P);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // The third door leads to the sheets; the file of one opens it.
    void keepingScore() {
        CuatrolaSitting sitting;
        sitting.key(Qt::Key_C);
        sitting.key(Qt::Key_K);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().shelfPage());
        cuatrola::sheet::Sheet sheet;
        sheet.names = {{"Ada", "Bea", "Leo", "Gia"}};
        const QString path = sitting.folder() + QStringLiteral("/a.cuatrola-sheet");
        QVERIFY(!cuatrola_sheet::SheetForm::save(path, sheet));
        sitting.window().choose(0);
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().chosen(), kCuatrola);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().sheetPage());
        QCOMPARE(sitting.room().sheetPages().book().path(), path);
    }

    // The rules in short and the keys are those of the game in front.
    void helpIsTheGamesOwn() {
        CuatrolaSitting sitting;
        const auto told = [&](Qt::Key key, Qt::KeyboardModifiers modifiers, settings::HelpDialog::Page page) {
            sitting.key(key, modifiers);
            auto* help = sitting.window().findChild<settings::HelpDialog*>();
            const QString words = help ? help->words(page) : QString();
            if (help)
                help->close();
            sitting.window().activateWindow();
            (void)QTest::qWaitForWindowActive(&sitting.window());
            return words;
        };
        using Page = settings::HelpDialog::Page;
        QVERIFY(told(Qt::Key_F5, {}, Page::Rules).contains(QStringLiteral("fola")));
        QVERIFY(
            told(Qt::Key_F1, Qt::ShiftModifier, Page::Keys).contains(QStringLiteral("In the deal editor")));
        sitting.window().choose(kCuatrola);
        const QString rules = told(Qt::Key_F5, {}, Page::Rules);
        QVERIFY2(rules.contains(QStringLiteral("C5.3–C5.8")) && !rules.contains(QStringLiteral("fola")),
                 qPrintable(rules));
        (void)sitting.room().pages();
        const QString keys = told(Qt::Key_F1, Qt::ShiftModifier, Page::Keys);
        QVERIFY(keys.contains(QStringLiteral("quintola")) &&
                keys.contains(QStringLiteral("Look at my cards")));
        QVERIFY(!keys.contains(QStringLiteral("In the deal editor")) &&
                !keys.contains(QStringLiteral("Editor")));
    }

    // C2.4: to three points, by mouse alone.
    void aMatchByMouse() {
        CuatrolaSitting sitting;
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
                QCOMPARE(sitting.strip().buttonCount(), 2); // to go through it, and on
                if (sitting.match().matchOver())
                    break;
                sitting.click(*sitting.strip().button(1));
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
        sitting.click(*sitting.strip().button(1));
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // Tiles by their letters, cards by arrows and Return, and from the result on one key.
    void aMatchByKeys() {
        CuatrolaSitting sitting;
        sitting.begin(3, 12);
        while (true) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver()) {
                if (sitting.match().matchOver())
                    break;
                sitting.key(Qt::Key_N);
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

    // A numbered deal typed on the page that begins a match; what cannot be one is told.
    void aNumberedDeal() {
        CuatrolaSitting sitting;
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
        CuatrolaSitting sitting;
        sitting.window().choose(kCuatrola);
        auto* page = static_cast<desktop::CuatrolaChoicePage*>(sitting.room().settingsPage());
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
        QCOMPARE(desktop::presetName(desktop::usualCuatrolaChoice()), QStringLiteral("21 points"));
    }

    void leftAndGoneOnWith() {
        CuatrolaSitting sitting;
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
        CuatrolaSitting sitting;
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
};

VERSICOLA_WINDOW_TEST(TestCuatrolaWindow)
#include "test_cuatrola_window.moc"
