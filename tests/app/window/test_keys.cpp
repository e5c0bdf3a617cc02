// A hand from the first page to the result, with the keyboard alone.
#include "desktop/shell/notice_bar.h"
#include "score_watch.h"
#include "sitting.h"
#include "support/many/one_of_many.h"

#include <QApplication>
#include <QTest>
#include <QToolTip>

#include <algorithm>

using namespace minchiate;
using support::ScoreWatch;
using support::Sitting;
using support::Wants;

namespace {

// Answers what it is asked with keys. Everything goes to what has the focus, as the system would send it.
class KeyPerson {
public:
    explicit KeyPerson(Sitting& sitting) : s_(sitting) {}

    [[nodiscard]] QString fault() const { return fault_; }

    void goOn() { press(++presses_ % 2 == 0 ? Qt::Key_Space : Qt::Key_Return); }
    void decide() {
        const auto before = s_.model().handRecord().actions.size();
        focusIsUseful();
        const Choice choice = *s_.table().state().asked;
        const bool isLast = choice.seat == s_.table().state().me && s_.table().state().cards.size() == 1;
        const Action action = support::answerTo(s_.table().state().view, ++decisions_);
        if (const auto* cut = std::get_if<Cut>(&action.what))
            this->cut(cut->cards);
        else if (const auto* discard = std::get_if<Discard>(&action.what))
            this->discard(discard->cards);
        else if (const auto* declare = std::get_if<Declare>(&action.what))
            this->declare(!declare->shown.empty());
        else if (std::get<PlayChoice>(choice.among).mayFall && !isLast && decisions_ % 2 == 0)
            pressInStrip(0);
        else
            play(std::get<PlayChoice>(choice.among).cards, action);
        const auto& actions = s_.model().handRecord().actions;
        if (actions.size() <= before)
            note(QStringLiteral("no action came of decision %1").arg(decisions_));
        else if (std::holds_alternative<Cut>(action.what) && !(actions[before] == action))
            note(QStringLiteral("another cut than pointed to"));
        else if (std::holds_alternative<Declare>(action.what) && !(actions[before] == action))
            note(QStringLiteral("declared something else"));
    }
    // The focus is at the table or at what it asks.
    void focusIsUseful() {
        const QWidget* focus = QApplication::focusWidget();
        const bool useful = focus && focus->isVisible() && focus->isEnabled() &&
                            (focus == &s_.table() || s_.table().papers().strip()->isAncestorOf(focus));
        if (!useful)
            note(QStringLiteral("the focus is at %1 in decision %2")
                     .arg(focus ? focus->metaObject()->className() : "nothing")
                     .arg(decisions_));
    }

private:
    void note(const QString& what) {
        if (fault_.isEmpty())
            fault_ = what;
    }
    void press(Qt::Key key) { s_.key(key); }
    // From the table to this button of the strip, by Tab, and on it.
    void pressInStrip(int button) {
        const QWidget* wanted = s_.table().papers().strip()->button(button);
        for (int i = 0;
             i < 3 && QApplication::focusWidget() != &s_.table() && QApplication::focusWidget() != wanted;
             ++i) // it begins at the last of them
            press(Qt::Key_Left);
        for (int i = 0; i <= button && QApplication::focusWidget() != wanted; ++i)
            press(Qt::Key_Tab);
        if (QApplication::focusWidget() != wanted)
            note(QStringLiteral("Tab does not lead to button %1 of the strip").arg(button));
        else
            press(++presses_ % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
    }
    void cut(int cards) {
        press(Qt::Key_Home);
        for (int at = 13; at < cards; at += at + 10 <= cards ? 10 : 1)
            press(at + 10 <= cards ? Qt::Key_PageDown : Qt::Key_Right);
        press(Qt::Key_Return);
    }
    // Left or right to this card.
    void moveTo(Card card) {
        const auto cards = s_.table().seen().reachable();
        const auto wanted = std::ranges::find(cards, card) - cards.begin();
        for (int i = 0; i < 60; ++i) {
            const auto things = s_.table().things();
            const auto at = std::ranges::find_if(things, &table::TableThing::focused);
            if (at == things.end()) {
                note(QStringLiteral("no card has the focus"));
                return;
            }
            if (at->key == card.id)
                return;
            // With Ctrl from card to card, whether it may be played or not.
            s_.key(at - things.begin() < wanted ? Qt::Key_Right : Qt::Key_Left, Qt::ControlModifier);
        }
        note(QStringLiteral("the card cannot be reached"));
    }
    void discard(const std::vector<Card>& cards) {
        for (Card card : cards) {
            moveTo(card);
            press(Qt::Key_Space);
        }
        press(Qt::Key_Space); // down again
        const auto before = s_.model().handRecord().actions.size();
        press(Qt::Key_Return); // and up: too few were raised to put them away
        if (s_.model().handRecord().actions.size() != before)
            note(QStringLiteral("discarded too few"));
        press(Qt::Key_Return);
    }
    void declare(bool shown) {
        if (shown)
            press(Qt::Key_Return); // the offered button
        else
            pressInStrip(0);
    }
    void play(CardSet legal, const Action& action) {
        const Card card =
            std::holds_alternative<Play>(action.what) ? std::get<Play>(action.what).card : legal.first();
        const auto before = s_.model().handRecord().actions.size();
        for (Card c : s_.table().seen().reachable())
            if (!legal.contains(c) && decisions_ % 3 == 0) {
                moveTo(c);
                press(Qt::Key_Return);
                if (s_.model().handRecord().actions.size() != before || !s_.table().seen().open())
                    note(QStringLiteral("an illegal card did something"));
                if (!s_.table().accessibleDescription().contains(QStringLiteral("M6.")))
                    note(QStringLiteral("no reason given: ") + s_.table().accessibleDescription());
                break;
            }
        moveTo(card);
        press(decisions_ % 2 == 0 ? Qt::Key_Space : Qt::Key_Return);
    }

    Sitting& s_;
    quint64 decisions_ = 0;
    int presses_ = 0;
    QString fault_;
};

} // namespace

class WindowKeysTest : public QObject {
    Q_OBJECT
private slots:
    void fromTheDoorsToTheResult();
    void everySeat_data();
    void everySeat();
    void lettersOfThePages();
    void pagesKeepTheFocus();
    void theRingIsThereFromTheFirst();
    void whatHasTheRingIsExplained();
    void escFirstTakesAwayWhatLiesOverThePage();

private:
    static void playHand(Sitting& sitting, const QString& name);
};

void WindowKeysTest::playHand(Sitting& sitting, const QString& name) {
    ScoreWatch watch(sitting);
    KeyPerson person(sitting);
    const auto fault = [&] { return person.fault().isEmpty() ? watch.faults() : person.fault(); };
    for (int i = 0; i < 400; ++i) {
        const Wants wants = sitting.settle();
        QVERIFY2(wants != Wants::Nothing, qPrintable(name + QStringLiteral(": stuck")));
        if (wants == Wants::Count)
            break;
        if (wants == Wants::Press) {
            person.focusIsUseful();
            person.goOn();
            continue;
        }
        person.decide();
        QVERIFY2(fault().isEmpty(), qPrintable(name + QStringLiteral(": ") + fault()));
    }
    QCOMPARE(sitting.window().shownPage(), sitting.room().game().countPage());
    watch.compareAll();
    watch.compareCount();
    QVERIFY2(fault().isEmpty(), qPrintable(name + QStringLiteral(": ") + fault()));
}

void WindowKeysTest::fromTheDoorsToTheResult() {
    Sitting sitting;
    auto& window = sitting.window();
    QCOMPARE(QApplication::focusWidget(), window.doorsPage()->door(doors::DoorsPage::Which::Play));
    sitting.key(Qt::Key_P);
    QCOMPARE(window.shownPage(), sitting.room().game().newGamePage());
    QCOMPARE(QApplication::focusWidget(),
             sitting.room().game().newGamePage()->choice(desktop::NewGamePage::Which::Hand));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.atTable());
    QCOMPARE(QApplication::focusWidget(), &sitting.table());
    playHand(sitting, QStringLiteral("seed %1").arg(sitting.model().match().seed));
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(QApplication::focusWidget(), sitting.room().game().countPage()->nextButton());
    sitting.key(Qt::Key_Space);
    QCOMPARE(window.shownPage(), sitting.standing());
    QCOMPARE(QApplication::focusWidget(), sitting.standing()->hands()->view());
    sitting.key(Qt::Key_Right); // what the hand is made of
    QCOMPARE(sitting.standing()->openHand(), 0);
    sitting.key(Qt::Key_F); // to the first page
    QCOMPARE(window.shownPage(), window.doorsPage());
    QCOMPARE(QApplication::focusWidget(), window.doorsPage()->door(doors::DoorsPage::Which::Play));
}

void WindowKeysTest::everySeat_data() {
    QTest::addColumn<quint64>("number");
    QTest::newRow("the dealer") << quint64(8);
    QTest::newRow("who leads") << quint64(9);
    QTest::newRow("the dealer's partner") << quint64(10);
    QTest::newRow("the cutter") << quint64(11);
    for (int i = 0; i < qEnvironmentVariableIntValue("VERSICOLA_MORE_DEALS"); ++i)
        QTest::addRow("deal %d", 200 + i) << quint64(200 + i);
}

void WindowKeysTest::everySeat() {
    QFETCH(quint64, number);
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(number));
    QCOMPARE(QApplication::focusWidget(), sitting.window().doorsPage()->goOnButton());
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.atTable());
    playHand(sitting, QStringLiteral("deal %1").arg(number));
}

// A letter that a page shows does what the page says, whatever the menus have for it elsewhere.
void WindowKeysTest::lettersOfThePages() {
    Sitting sitting;
    auto& window = sitting.window();
    const bool logShown = sitting.window().choices().now().panelShown;
    sitting.key(Qt::Key_L);
    QCOMPARE(window.shownPage(), sitting.room().learnPages());
    QCOMPARE(sitting.window().choices().now().panelShown, logShown);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), window.doorsPage());
    sitting.key(Qt::Key_K);
    QCOMPARE(window.shownPage(), sitting.room().scorePages());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), window.doorsPage());
    sitting.key(Qt::Key_P);
    sitting.key(Qt::Key_B, Qt::AltModifier); // a button goes down before it comes up
    QTRY_COMPARE(window.shownPage(), window.doorsPage());
    sitting.key(Qt::Key_P);
    sitting.key(Qt::Key_D, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget(), sitting.room().game().newGamePage()->numberField());
    for (const Qt::Key digit : {Qt::Key_1, Qt::Key_7, Qt::Key_9, Qt::Key_8})
        sitting.key(digit);
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.atTable());
    QCOMPARE(sitting.model().situation().number, std::optional<quint64>(1798));
    QCOMPARE(QApplication::focusWidget(), &sitting.table());
}

void WindowKeysTest::pagesKeepTheFocus() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(7));
    auto& doorsPage = *sitting.window().doorsPage();
    sitting.key(Qt::Key_Return);
    QCOMPARE(sitting.settle(), Wants::Decision);
    const auto focus = [] { return QApplication::focusWidget(); };
    sitting.key(Qt::Key_F4); // how the game stands
    QCOMPARE(focus(), sitting.standing()->hands()->view());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_F3);
    QCOMPARE(focus(), doorsPage.goOnButton());
    sitting.key(Qt::Key_F2);
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_L); // the log away
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_L);
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_F6); // the card gallery
    QCOMPARE(focus(), sitting.room().readingPages().gallery()->list());
    sitting.key(Qt::Key_Right);
    QVERIFY(sitting.room().readingPages().gallery()->told().startsWith(QStringLiteral("Queen of cups")));
    sitting.key(Qt::Key_Escape);
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_F15); // no key of ours
    QCOMPARE(focus(), &sitting.table());
    sitting.key(Qt::Key_Tab); // onwards and back, whatever lies between
    sitting.key(Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(focus(), &sitting.table());
}

// Return would play the card, so it is seen which one it is, before any other key was pressed at the table.
void WindowKeysTest::theRingIsThereFromTheFirst() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return); // "Go on"
    QVERIFY(sitting.toDecision());
    const auto& sprites = sitting.table().seen().picture.sprites;
    QCOMPARE(std::ranges::count_if(sprites, &table::Sprite::focused), 1);
}

// However little of it is seen beside its neighbours; and what the mouse has come to after that goes before
// it.
void WindowKeysTest::whatHasTheRingIsExplained() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return); // "Go on"
    QVERIFY(sitting.toCard());
    const auto ringed = [&] {
        for (const table::TableThing& thing : sitting.table().things())
            if (thing.focused)
                return thing.name;
        return QString();
    };
    const auto explained = [&](Qt::Key key, Qt::KeyboardModifiers with = {}) {
        sitting.key(key, with);
        return QToolTip::isVisible() ? QToolTip::text() : QString();
    };
    sitting.key(Qt::Key_Home);
    QStringList names;
    for (int card = 0; card < 12; ++card) {
        const QString name = ringed();
        names << name;
        for (const auto& [key, with] : {std::pair(Qt::Key_F1, Qt::KeyboardModifiers()),
                                        {Qt::Key_Menu, Qt::KeyboardModifiers()},
                                        {Qt::Key_F10, Qt::KeyboardModifiers(Qt::ShiftModifier)}}) {
            const QString told = explained(key, with);
            QVERIFY2(told.contains(name), qPrintable(name + QStringLiteral(": ") + told));
            QToolTip::hideText();
            sitting.key(Qt::Key_Right, Qt::ControlModifier);
            sitting.key(Qt::Key_Left, Qt::ControlModifier);
            QTRY_VERIFY(!QToolTip::isVisible()); // or the next press would mean its rule
        }
        sitting.key(Qt::Key_Right, Qt::ControlModifier);
    }
    names.removeDuplicates();
    QVERIFY(names.size() > 8);
    sitting.key(Qt::Key_Up); // a mark of the table: the trick, or who sits there
    QVERIFY(!names.contains(ringed()));
    QVERIFY(explained(Qt::Key_Menu).contains(ringed()));
    // The mouse comes to somebody else.
    const auto things = sitting.table().things();
    const auto person = std::ranges::find_if(things, [&](const table::TableThing& thing) {
        return thing.kind == table::TableThing::Kind::Seat && thing.name != ringed() &&
               thing.name != QLatin1String("You");
    });
    QVERIFY(person != things.end());
    const QPoint at = sitting.table().mapTo(&sitting.window(), person->rect.center());
    QTest::mouseMove(sitting.window().windowHandle(), at - QPoint(30, 0));
    QTest::mouseMove(sitting.window().windowHandle(), at);
    QCoreApplication::processEvents();
    QVERIFY2(explained(Qt::Key_F1).contains(person->name), qPrintable(person->name + QToolTip::text()));
    sitting.key(Qt::Key_End); // and the keys again
    QVERIFY(explained(Qt::Key_F1).contains(ringed()));
    // Once more on the same, its rule.
    sitting.key(Qt::Key_F1);
    QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
}

// An explanation, and a message; only then it leaves the page.
void WindowKeysTest::escFirstTakesAwayWhatLiesOverThePage() {
    Sitting sitting;
    sitting.window().room().learn();
    const QWidget* ladder = sitting.window().shownPage();
    QVERIFY(ladder != sitting.window().doorsPage());
    sitting.key(Qt::Key_F1);
    QVERIFY(QToolTip::isVisible());
    sitting.key(Qt::Key_Escape);
    QTRY_VERIFY(!QToolTip::isVisible());
    QCOMPARE(sitting.window().shownPage(), ladder);
    auto* notice = sitting.window().findChild<desktop::NoticeBar*>();
    notice->say(QStringLiteral("Something went wrong."));
    sitting.key(Qt::Key_Escape);
    QVERIFY(!notice->isVisible());
    QCOMPARE(sitting.window().shownPage(), ladder);
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().shownPage() != ladder);
}

VERSICOLA_WINDOW_TEST(WindowKeysTest)
#include "test_keys.moc"
