// Tarocco bolognese in the real window, driven as a person would: chosen on the shelf, whole matches by mouse
// and by keys in both forms, begun by what is chosen, left and gone on with, saved and opened.
#include "bolognese_sitting.h"

#include "bolognese/numbered_deal.h"
#include "places.h"
#include "support/many/one_of_many.h"

#include <QJsonDocument>
#include <QProcess>

using namespace bolognese;
using support::BologneseSitting;
using support::kBolognese;

namespace {

RuleSet ottocentoTo(int target) {
    RuleSet rules;
    rules.target = target;
    return rules;
}

} // namespace

class TestBologneseWindow : public QObject {
    Q_OBJECT

private slots:
    void theShelfHasIt() {
        BologneseSitting sitting;
        auto* doors = sitting.window().doorsPage();
        QCOMPARE(doors->shelf()->pack(kBolognese)->accessibleName(), QStringLiteral("Bolognese"));
        sitting.key(Qt::Key_B);
        QCOMPARE(sitting.window().chosen(), kBolognese);
        sitting.open(); // it is remembered
        QCOMPARE(sitting.window().chosen(), kBolognese);
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
        BologneseSitting sitting;
        sitting.key(Qt::Key_B);
        sitting.key(Qt::Key_K);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().shelfPage());
        bolognese::sheet::Sheet sheet;
        sheet.names = {{"Ada", "Bea", "Leo", "Gia"}};
        const QString path = sitting.folder() + QStringLiteral("/a.bolognese-sheet");
        QVERIFY(!bolognese_sheet::SheetForm::save(path, sheet));
        sitting.window().choose(0);
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().chosen(), kBolognese);
        QCOMPARE(sitting.window().shownPage(), &sitting.room().sheetPages());
        QCOMPARE(sitting.room().sheetPages().currentWidget(), sitting.room().sheetPages().sheetPage());
        QCOMPARE(sitting.room().sheetPages().book().path(), path);
    }

    // B3.4: by mouse alone, from hand to hand through the count.
    void aMatchByMouse() {
        BologneseSitting sitting;
        sitting.begin(ottocentoTo(500));
        int counts = 0;
        while (true) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver()) {
                const auto before = sitting.match().handRecord().actions.size();
                sitting.doByMouse(sitting.wanted());
                QVERIFY(sitting.match().handRecord().actions.size() > before);
                continue;
            }
            const auto& slate = sitting.table().slate().content();
            const PerSide<int> standing = sitting.room().model().standing();
            const Side us = sideOf(sitting.match().me());
            QCOMPARE(slate.us, standing[us]);
            QCOMPARE(slate.them, standing[other(us)]);
            if (!sitting.match().hand().result()->calledOut) {
                ++counts;
                sitting.click(*sitting.strip().button(2));
                auto* count = sitting.room().pages().countPage();
                QCOMPARE(sitting.window().shownPage(), count);
                QVERIFY(!count->revealing());
                QCOMPARE(count->content().after(us), standing[us]);
                if (sitting.match().matchOver())
                    break;
                sitting.click(*count->nextButton());
                QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
            } else {
                QCOMPARE(sitting.strip().buttonCount(), 2); // nothing is counted (B6.5)
                break;
            }
        }
        QVERIFY(counts > 0);
        QVERIFY(sitting.room().model().verdict() != Verdict::GoesOn);
    }

    // B3.5: four hands, by keys alone.
    void quattroScartateByKeys() {
        BologneseSitting sitting;
        RuleSet rules;
        rules.match = Match::QuattroScartate;
        rules.signalsWhen = Signals::Free;
        sitting.begin(rules, 12);
        int signalled = 0;
        while (true) {
            QVERIFY(sitting.settle());
            if (!sitting.match().handOver()) {
                Action action = sitting.wanted();
                // Whoever may says something true.
                if (auto* play = std::get_if<Play>(&action.what)) {
                    const auto choice = sitting.match().choice();
                    const auto& may = std::get<PlayChoice>(choice->among);
                    play->signal = may.volo.contains(play->card)       ? Signal::Volo
                                   : may.striscio.contains(play->card) ? Signal::Striscio
                                   : may.busso.contains(play->card)    ? Signal::Busso
                                                                       : Signal::None;
                    signalled += play->signal != Signal::None;
                }
                const auto before = sitting.match().handRecord().actions.size();
                sitting.doByKeys(action);
                QVERIFY(sitting.match().handRecord().actions.size() > before);
                QCOMPARE(sitting.match().handRecord().actions[before], action);
                continue;
            }
            sitting.key(Qt::Key_C);
            QCOMPARE(sitting.window().shownPage(), sitting.room().pages().countPage());
            if (sitting.match().matchOver())
                break;
            sitting.key(Qt::Key_Return);
        }
        QCOMPARE(sitting.match().match().hands.size(), std::size_t{4});
        QVERIFY(signalled > 4);
        sitting.key(Qt::Key_N);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().newMatchPage());
    }

    // Whatever pace was chosen in the settings, the page that begins a match names it.
    void thePaceIsNamed_data() {
        QTest::addColumn<int>("pace");
        QTest::addColumn<QString>("button");
        QTest::newRow("slow") << static_cast<int>(settings::Pace::Slow) << QStringLiteral("Pace: slow");
        QTest::newRow("normal") << static_cast<int>(settings::Pace::Normal) << QStringLiteral("Pace: normal");
        QTest::newRow("fast") << static_cast<int>(settings::Pace::Fast) << QStringLiteral("Pace: fast");
        QTest::newRow("instant") << static_cast<int>(settings::Pace::Instant)
                                 << QStringLiteral("Pace: instant");
    }
    void thePaceIsNamed() {
        QFETCH(const int, pace);
        QFETCH(const QString, button);
        BologneseSitting sitting;
        settings::Settings chosen = sitting.window().choices().now();
        chosen.pace = static_cast<settings::Pace>(pace);
        sitting.window().choices().set(chosen);
        sitting.window().choose(kBolognese);
        sitting.key(Qt::Key_P);
        QStringList texts;
        for (const auto* one : sitting.room().pages().newMatchPage()->findChildren<look::PaperButton*>())
            texts << one->text();
        QVERIFY2(texts.contains(button), qPrintable(texts.join(u'\n')));
    }

    // A numbered deal typed on the page that begins a match.
    void aNumberedDeal() {
        BologneseSitting sitting;
        sitting.window().choose(kBolognese);
        sitting.key(Qt::Key_P);
        auto* page = sitting.room().pages().newMatchPage();
        sitting.hasten();
        page->numberField()->setText(QStringLiteral("77"));
        sitting.click(*page->dealButton());
        QCOMPARE(sitting.match().handRecord().deal.deck, numberedDeck(77));
        QCOMPARE(index(sitting.match().me()), 77 % 4);
        QVERIFY(sitting.match().company().oneHand);
    }

    // What is chosen in the settings begins the next match, and is remembered: each switch of the rules.
    void rulesAndLevel() {
        BologneseSitting sitting;
        sitting.window().choose(kBolognese);
        auto* page = static_cast<desktop::BologneseChoicePage*>(sitting.room().settingsPage());
        const auto take = [&](int rule, int way) {
            page->waysBox(rule)->setCurrentIndex(way);
            emit page->waysBox(rule)->activated(way);
        };
        page->targetBox()->setValue(600);
        take(1, 2);                  // signals at any time, B7.2
        page->switchBox(2)->click(); // callOut, B6.5
        page->switchBox(3)->click(); // doubleAccusi, B6.3
        page->switchBox(4)->click(); // fillScavezzo, B2.6
        const RuleSet wanted{Match::Ottocento, 600, false, false, false, Signals::Free};
        QVERIFY(sitting.room().choice().rules == wanted);
        sitting.room().pages().start();
        QVERIFY(sitting.match().match().rules == wanted);
        QVERIFY(sitting.match().handRecord().deal.rules == wanted);
        delete page;
        sitting.open();
        QVERIFY(sitting.room().choice().rules == wanted);
        QCOMPARE(desktop::presetName(sitting.room().choice()), QStringLiteral("Your own"));
        // The presets are the two forms of match by the usual rules.
        page = static_cast<desktop::BologneseChoicePage*>(sitting.room().settingsPage());
        page->presetBox()->setCurrentIndex(1);
        emit page->presetBox()->activated(1);
        RuleSet four;
        four.match = Match::QuattroScartate;
        QVERIFY(sitting.room().choice().rules == four);
        QCOMPARE(desktop::presetName(sitting.room().choice()), QStringLiteral("Quattro Scartate"));
        QVERIFY(!page->targetBox()->isEnabled());
        page->presetBox()->setCurrentIndex(0);
        emit page->presetBox()->activated(0);
        QVERIFY(sitting.room().choice().rules == RuleSet{});
        delete page;
    }

    void leftAndGoneOnWith() {
        BologneseSitting sitting;
        sitting.begin({}, 5);
        for (int step = 0; step < 3; ++step) {
            QVERIFY(sitting.settle());
            sitting.doByMouse(sitting.wanted());
        }
        QVERIFY(sitting.settle());
        const auto before = sitting.match().handRecord().actions;
        sitting.open();
        auto* strip = sitting.window().doorsPage()->strip();
        QCOMPARE(strip->rows().size(), std::size_t{1});
        sitting.key(Qt::Key_M);
        QCOMPARE(strip->rows().size(), std::size_t{0});
        sitting.key(Qt::Key_B);
        (void)sitting.room().pages();
        sitting.hasten();
        sitting.click(*sitting.window().doorsPage()->goOnButton());
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
    }

    // The program reads the hand as versicola-cli does, and opens it whatever game is in front.
    void aSavedHandReplays() {
        BologneseSitting sitting;
        sitting.begin({}, 5);
        for (int step = 0; step < 12; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver())
                break;
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        const QString path = sitting.folder() + QStringLiteral("/hand.bolognese");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(toJson(sitting.match().handRecord())).toJson());
        file.close();
        QProcess replay;
        replay.start(QStringLiteral(VERSICOLA_CLI), {QStringLiteral("replay"), path});
        QVERIFY(replay.waitForFinished());
        QCOMPARE(replay.exitCode(), 0);
        sitting.window().choose(0);
        sitting.window().openFile(path);
        QCOMPARE(sitting.window().chosen(), kBolognese);
        QCOMPARE(sitting.match().handRecord().deal.deck,
                 numberedDeck(*sitting.match().handRecord().heading.number));
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseWindow)
#include "test_bolognese_window.moc"
