// French Tarot for two: that words, help, marks and papers are of this game alone, and lie where one looks.
#include "tarot_of_two.h"

#include "desktop/decisions/decisions_page.h"
#include "desktop/look/popup.h"
#include "desktop/settings/help_texts.h"
#include "desktop/watch/watch_page.h"
#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"

#include <QFormLayout>
#include <QMenuBar>

using namespace tarot;
using support::byMouse;
using support::kTwoSeed;
using support::TarotSitting;
using support::thingOf;
using table::Sprite;

namespace {

// Words that mean nothing without an auction.
const QStringList kOfContracts{
    QStringLiteral("declarer"), QStringLiteral("defen"),  QStringLiteral("taker"),
    QStringLiteral("chien"),    QStringLiteral("prise"),  QStringLiteral("pousse"),
    QStringLiteral("poignée"),  QStringLiteral("misère"), QStringLiteral("the bids")};

QString spokenIn(const QString& words) {
    for (const QString& word : kOfContracts)
        if (words.contains(word, Qt::CaseInsensitive))
            return word;
    return {};
}

// A hand for two whose Petit is played to the last trick, as both keep it.
HandRecord petitAtTheEnd() {
    for (std::uint64_t number = 1;; ++number) {
        HandRecord record;
        record.deal = {{}, 2, Seat::Second, numberedDeck(kWholePack, number)};
        Hand hand(record.deal);
        while (const auto choice = hand.choice()) {
            const CardSet cards = std::get<PlayChoice>(choice->among).cards;
            const CardSet others = cards - CardSet(kPetit);
            record.actions.push_back({choice->seat, Play{(others.empty() ? cards : others).first()}});
            (void)hand.apply(record.actions.back());
        }
        if (std::get<TwoCount>(hand.result()->how).petit)
            return record;
    }
}

} // namespace

class TestTarotToldToTwo : public QObject {
    Q_OBJECT

private slots:
    // Help and the page that begins a match speak of this game alone; with more players, of theirs.
    void nothingSpeaksOfContracts() {
        TarotSitting sitting;
        desktop::TarotChoice choice = desktop::usualTarotChoice();
        QVERIFY(!spokenIn(settings::rulesPage(desktop::tarotInShort(choice.rules, 4), settings::ReadBy::Eyes))
                     .isEmpty());
        QVERIFY(!spokenIn(desktop::rulesLine(choice)).isEmpty());
        choice.players = 2;
        const QString rules =
            settings::rulesPage(desktop::tarotInShort(choice.rules, 2), settings::ReadBy::Eyes);
        QCOMPARE(spokenIn(rules), QString());
        QVERIFY(rules.contains(QStringLiteral("F12.2")));
        QCOMPARE(spokenIn(desktop::rulesLine(choice)), QString());
        QCOMPARE(spokenIn(desktop::sidesLine(choice)), QString());
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        for (const settings::KeyHelp& key : sitting.room().keys())
            if (key.group == QStringLiteral("At the table"))
                QCOMPARE(spokenIn(key.what), QString());
        for (const table::TableThing& thing : sitting.table().things())
            QVERIFY2(spokenIn(thing.name + thing.state + thing.detail).isEmpty(), qPrintable(thing.detail));
        QVERIFY(sitting.room()
                    .pages()
                    .corner(*sitting.room().pages().tablePage())
                    .contains(QStringLiteral("deal")));
    }

    // Switches that change nothing at the table that is chosen are not offered (F14).
    void onlyItsSwitchesAreOffered() {
        TarotSitting sitting;
        desktop::TarotChoice choice = desktop::usualTarotChoice();
        auto* page = static_cast<desktop::TarotChoicePage*>(sitting.room().settingsPage());
        const auto options = desktop::tarotOptions();
        for (const int players : {2, 3, 4, 5}) {
            choice.players = players;
            page->setChoice(choice);
            for (std::size_t i = 0; i < options.size(); ++i)
                QCOMPARE(page->optionBox(static_cast<int>(i))->isVisibleTo(page),
                         desktop::concerns(options[i], choice.rules, players));
            for (const auto* form : page->findChildren<QFormLayout*>()) // see PanelPart::addRow()
                for (int row = 0; row < form->rowCount(); ++row)
                    QVERIFY(form->isRowVisible(row));
        }
        choice.players = 2;
        QVERIFY(!desktop::concerns(options[0], choice.rules, 2)); // F5.3
        QCOMPARE(desktop::presetName(choice), QStringLiteral("From the piles"));
        choice.rules = desktop::withPreset(choice.rules, desktop::tarotPresets(2)[1], 2);
        QVERIFY(choice.rules.chien2);
        QVERIFY(desktop::concerns(options[0], choice.rules, 2));
        QCOMPARE(desktop::presetName(choice), QStringLiteral("With a chien"));
        choice.players = 4; // what is chosen for others stays theirs
        QCOMPARE(desktop::presetName(choice), QStringLiteral("At home"));
    }

    // F12.2: of the tops, those that may not be played lie dark, the others stand out as cards in hand do.
    void topsShowWhatMayBePlayed() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        int barred = 0;
        for (int card = 0; card < 12; ++card) {
            QVERIFY(sitting.settle());
            const View view = sitting.match().view();
            const CardSet may = std::get<PlayChoice>(view.choice->among).cards;
            for (const Sprite& sprite : sitting.table().seen().picture.sprites)
                if (sprite.place == Sprite::Place::Stacked && sprite.card()) {
                    const bool mine = sprite.seat == index(view.seat);
                    QCOMPARE(sprite.barred, mine && !may.contains(*sprite.card()));
                    barred += sprite.barred ? 1 : 0;
                }
            byMouse(sitting, sitting.wanted());
        }
        QVERIFY(barred > 0);
    }

    // Why a card of a pile may not be played is said beside that pile.
    void theRefusalLiesByItsPile_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800)})
            QTest::addRow("%d", size.width()) << size;
    }
    void theRefusalLiesByItsPile() {
        QFETCH(QSize, size);
        TarotSitting sitting(size);
        sitting.begin(2, 2, kTwoSeed);
        int refused = 0;
        for (int card = 0; card < 12; ++card) {
            QVERIFY(sitting.settle());
            const View view = sitting.match().view();
            const CardSet may = std::get<PlayChoice>(view.choice->among).cards;
            for (const auto& top : view.tops[view.seat])
                if (top && !may.contains(*top)) {
                    const QRect at = thingOf(sitting, *top)->rect;
                    sitting.click(sitting.table(), sitting.pointOn(*top));
                    const QRect note = sitting.table().papers().noteRect();
                    QVERIFY(!note.isEmpty() && !note.intersects(at));
                    const int reach = at.height();
                    QVERIFY(note.intersects(at.adjusted(-reach, -reach, reach, reach)));
                    ++refused;
                    break;
                }
            byMouse(sitting, sitting.wanted());
        }
        QVERIFY(refused > 0);
    }

    // A look at the rules takes no hint away; what happens at the table does.
    void aHintOutlivesALookAtTheRules() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        auto* hints = sitting.room().pages().tablePage()->hints();
        sitting.key(Qt::Key_H);
        QTRY_VERIFY(hints->slip()->isVisible());
        sitting.room().showRule(QStringLiteral("F12.2"));
        QVERIFY(!hints->slip()->isVisible());
        sitting.key(Qt::Key_Escape);
        QCOMPARE(sitting.window().shownPage(), sitting.room().pages().tablePage());
        QVERIFY(hints->slip()->isVisible());
        QCOMPARE(sitting.match().notes().hints, 1);
        byMouse(sitting, sitting.wanted());
        QVERIFY(sitting.settle());
        QVERIFY(!hints->slip()->isVisible());
    }

    // T before a trick was won, and Esc once a card has gone, say what there is.
    void whatIsNotThereIsSaid() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        const auto said = [&] { return sitting.table().accessibleDescription(); };
        sitting.key(Qt::Key_T);
        QVERIFY2(said().contains(QStringLiteral("Nobody has won a trick")), qPrintable(said()));
        byMouse(sitting, sitting.wanted());
        QVERIFY(sitting.settle());
        sitting.table().papers().clearNote();
        sitting.key(Qt::Key_Escape);
        QVERIFY2(said().contains(QStringLiteral("Ctrl+Z")), qPrintable(said()));
    }

    // Where the log has no room beside the table the bar says how to see it, and the score with it.
    void theBarLeadsToTheLog() {
        TarotSitting sitting(QSize(1024, 640));
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        auto* log = sitting.room().pages().tablePage()->log();
        const auto onBar = [&]() -> QAction* {
            for (QAction* action : sitting.window().menuBar()->actions())
                if (action->text() == QStringLiteral("Show log and score"))
                    return action;
            return nullptr;
        };
        QVERIFY(!log->isVisible());
        QVERIFY(onBar());
        onBar()->trigger();
        QVERIFY(log->isVisible());
        QTRY_VERIFY(!onBar());
    }

    // A menu never lies over the button that opens it.
    void menusLeaveTheirButton() {
        QWidget button;
        const QRect room = button.screen()->availableGeometry();
        for (const int top : {room.top() + 20, room.bottom() - 40}) {
            button.setGeometry(room.left() + 40, top, 120, 32);
            button.show();
            QMenu menu;
            for (int i = 0; i < 4; ++i)
                menu.addAction(QString::number(i));
            look::popUpBy(menu, button);
            QVERIFY(!menu.geometry().intersects(QRect(button.mapToGlobal(QPoint()), button.size())));
        }
    }

    // F12.5: the Petit in the last trick is laid beside the cards, and whose it is.
    void thePetitAtTheEndIsShown() {
        TarotSitting sitting;
        HandRecord record = petitAtTheEnd();
        const Action last = record.actions.back();
        record.actions.pop_back();
        sitting.hasten();
        sitting.beginWith(record);
        QVERIFY(sitting.settle());
        if (!sitting.match().handOver())
            byMouse(sitting, last);
        QVERIFY(sitting.settle());
        QVERIFY(std::get<TwoCount>(sitting.match().view().result->how).petit);
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), &sitting.count());
        QVERIFY(!sitting.count().grab().isNull());
        QVERIFY(sitting.count().otherButton()->isVisible());
    }

    // Under the log the score has a line for each hand that was played.
    void theScoreUnderTheLogGrows() {
        TarotSitting sitting({1024, 640});
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_L);
        const auto* score = sitting.window().shownPage()->findChild<tarot_table::ScorePaper*>();
        QVERIFY(score && score->isVisible());
        const auto wanted = [&] { return score->sizeFor(sitting.table().seen().metrics).height(); };
        const int before = score->height();
        QCOMPARE(before, wanted());
        while (!sitting.match().handOver()) {
            byMouse(sitting, sitting.wanted());
            QVERIFY(sitting.settle());
        }
        QTRY_COMPARE(score->height(), wanted());
        QVERIFY(score->height() > before);
    }

    // The hand of two is looked back at, by decisions and with all cards, and then other tables are chosen.
    void afterALookBackAnotherTableIsChosen() {
        TarotSitting sitting;
        sitting.begin(2, 2, 21);
        QVERIFY(sitting.settle());
        while (!sitting.match().handOver()) {
            byMouse(sitting, sitting.wanted());
            QVERIFY(sitting.settle());
        }
        sitting.key(Qt::Key_C);
        sitting.key(Qt::Key_R);
        auto* decisions = qobject_cast<decisions::DecisionsPage*>(sitting.window().shownPage());
        QVERIFY(decisions);
        for (int i = 0; i < 8; ++i)
            sitting.key(Qt::Key_Right);
        sitting.key(Qt::Key_A);
        auto* watched = qobject_cast<watch::WatchPage*>(sitting.window().shownPage());
        QVERIFY(watched);
        for (int i = 0; i < 30; ++i) {
            sitting.key(Qt::Key_Right);
            QVERIFY(!watched->grab().isNull());
        }
        sitting.key(Qt::Key_End);
        QVERIFY(!watched->grab().isNull());
        sitting.key(Qt::Key_N, Qt::ControlModifier);
        auto* page = qobject_cast<desktop::NewMatchPage*>(sitting.window().shownPage());
        QVERIFY(page);
        for (const char* players : {"5", "2", "3", "2"}) {
            const auto buttons = page->findChildren<look::PaperButton*>();
            const auto button = std::ranges::find_if(buttons, [](const look::PaperButton* one) {
                return one->isVisible() && one->text().startsWith(QStringLiteral("Players"));
            });
            QVERIFY(button != buttons.end());
            sitting.click(**button);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            const auto actions = menu->actions();
            const auto action = std::ranges::find(actions, QLatin1String(players), &QAction::text);
            QVERIFY2(action != actions.end(), players);
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*action).center());
            QVERIFY((*button)->text().contains(QLatin1String(players)));
            QVERIFY(!page->grab().isNull());
        }
    }
};

VERSICOLA_WINDOW_TEST(TestTarotToldToTwo)
#include "test_tarot_told_to_two.moc"
