// What a screen reader finds in the window, and whether it can act by it.
#include "desktop/look/announce.h"
#include "desktop/paper/large_button.h"
#include "sitting.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTest>

#include <array>

using namespace minchiate;
using support::Sitting;
using support::Wants;

namespace {

QString nameOf(const QWidget& widget) {
    QAccessibleInterface* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return face ? face->text(QAccessible::Name) : QString();
}

// Visible widgets that take the focus without telling what they are.
QStringList nameless(const QWidget& page) {
    QStringList list;
    for (const QWidget* widget : page.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
            !widget->focusProxy() && nameOf(*widget).trimmed().isEmpty())
            list << QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
    return list;
}

QAccessibleInterface* childNamed(QAccessibleInterface& parent, const QString& name) {
    for (int i = 0; i < parent.childCount(); ++i)
        if (QAccessibleInterface* child = parent.child(i); child && child->text(QAccessible::Name) == name)
            return child;
    return nullptr;
}

// The first whose name begins so.
QAccessibleInterface* childCalled(QAccessibleInterface& parent, const QString& begins) {
    for (int i = 0; i < parent.childCount(); ++i)
        if (QAccessibleInterface* child = parent.child(i);
            child && child->text(QAccessible::Name).startsWith(begins))
            return child;
    return nullptr;
}

QString titleOf(Card card) {
    const QString title = text::trumpTitle(card);
    return title.isEmpty() ? text::cardName(card) : text::cardName(card) + QStringLiteral(", ") + title;
}

// All that a reader can reach from here, hidden parts left out as it leaves them out.
void collect(QAccessibleInterface* face, QStringList& names) {
    if (!face || !face->isValid() || face->state().invisible)
        return;
    names << face->text(QAccessible::Name);
    for (int i = 0; i < face->childCount(); ++i)
        collect(face->child(i), names);
}

QStringList namesIn(QWidget& window) {
    QStringList names;
    collect(QAccessible::queryAccessibleInterface(&window), names);
    return names;
}

bool toCard(Sitting& sitting) {
    for (;;) {
        const Wants wants = sitting.settle();
        if (wants == Wants::Press)
            sitting.key(Qt::Key_Space);
        else if (wants != Wants::Decision || sitting.table().state().playing())
            return wants == Wants::Decision;
        else {
            sitting.model().act(support::answerTo(sitting.model().view(), 1));
            QCoreApplication::processEvents();
        }
    }
}

} // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT
private slots:
    void tableHasAllThatLiesOnIt();
    void togglingActs();
    void pressingACardPlaysIt();
    void padTellsTheScore();
    void focusIsTold();
    void everythingThatTakesTheFocusHasAName();
    void everyCommandHasWords_data();
    void everyCommandHasWords();
    void whatIsNotSeenIsNotThere();
    void nothingIsSaidTwice();
};

// What comes at once is one announcement of whole sentences; what is within something longer is not said
// again.
void AccessibilityTest::nothingIsSaidTwice() {
    QCOMPARE(look::together({QStringLiteral("Your turn"), QStringLiteral("Why not (F8.2)."),
                             QStringLiteral("Not yet. Why not (F8.2)."), QStringLiteral("Your turn."),
                             QStringLiteral("your turn?")}),
             QStringLiteral("Your turn. Not yet. Why not (F8.2). your turn?"));
    QCOMPARE(look::sentence(QString()), QString());
}

void AccessibilityTest::tableHasAllThatLiesOnIt() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    auto* table = QAccessible::queryAccessibleInterface(&sitting.table());
    QVERIFY(table);
    const auto& state = sitting.table().state();
    for (Card card : state.cards) {
        auto* child = childNamed(*table, titleOf(card));
        QVERIFY2(child, qPrintable(titleOf(card)));
        QCOMPARE(table->indexOfChild(child) >= 0, true);
        QCOMPARE(child->parent(), table);
        const bool legal = state.legal().contains(card);
        QCOMPARE(child->text(QAccessible::Description).contains(QStringLiteral("may be played")), legal);
        const QRect screen(sitting.table().mapToGlobal(QPoint(0, 0)), sitting.table().size());
        QVERIFY(screen.contains(child->rect().center()));
    }
    for (Seat seat : kSeats)
        QVERIFY2(childCalled(*table, sitting.table().teller().name(seat) + u':'),
                 qPrintable(state.names[seat]));
    for (const char* name : {"Our tricks", "Their tricks", "Fola"})
        QVERIFY2(childNamed(*table, QLatin1String(name)), name);
    for (const auto& play : state.trick.plays) {
        bool told = false;
        for (int i = 0; i < table->childCount(); ++i)
            told |= table->child(i)->text(QAccessible::Name).contains(text::cardName(play.card));
        QVERIFY(told);
    }
    // Strip and pad are widgets, and come after.
    QVERIFY(childNamed(*table, QStringLiteral("Score pad")));
    // What is at a card's place is that card.
    const Card last = sitting.table().seen().reachable().back();
    const QPoint at = sitting.table().mapToGlobal(sitting.pointOn(last));
    auto* there = table->childAt(at.x(), at.y());
    QVERIFY(there);
    QCOMPARE(there->text(QAccessible::Name), titleOf(last));
}

// To toggle is to click: whatever listens hears of it.
void AccessibilityTest::togglingActs() {
    const Sitting sitting;
    QCheckBox box(QStringLiteral("Tea && a &hint"));
    QRadioButton radio(QStringLiteral("&Cuatrola"));
    const auto check = [](QAbstractButton& button, QAccessible::Role role, const QString& name) {
        QSignalSpy clicked(&button, &QAbstractButton::clicked);
        auto* face = QAccessible::queryAccessibleInterface(&button);
        QCOMPARE(face->role(), role);
        QCOMPARE(face->text(QAccessible::Name), name);
        QVERIFY(face->state().checkable && !face->state().checked);
        QVERIFY(face->actionInterface()->actionNames().contains(QAccessibleActionInterface::toggleAction()));
        face->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(clicked.count(), 1);
        QVERIFY(face->state().checked);
    };
    check(box, QAccessible::CheckBox, QStringLiteral("Tea & a hint"));
    check(radio, QAccessible::RadioButton, QStringLiteral("Cuatrola"));
    // One of several by its group, or because it says so; of a group that may have many, none.
    std::array<QPushButton, 3> buttons;
    QButtonGroup one, many;
    many.setExclusive(false);
    for (QPushButton& button : buttons) {
        button.setCheckable(true);
        button.setText(QStringLiteral("&Solo"));
    }
    one.addButton(&buttons[0]);
    many.addButton(&buttons[1]);
    look::setOneOfSeveral(buttons[2]);
    check(buttons[0], QAccessible::RadioButton, QStringLiteral("Solo"));
    check(buttons[1], QAccessible::CheckBox, QStringLiteral("Solo"));
    check(buttons[2], QAccessible::RadioButton, QStringLiteral("Solo"));
    // Of our own buttons also where a reader heard of it before it was one of several.
    paper::LargeButton late(paper::LargeButton::Size::Plain, QStringLiteral("Garde"));
    auto* face = QAccessible::queryAccessibleInterface(&late);
    QCOMPARE(face->role(), QAccessible::PushButton);
    QCOMPARE(face->actionInterface()->actionNames().front(), QAccessibleActionInterface::pressAction());
    late.setCheckable(true);
    look::setOneOfSeveral(late);
    check(late, QAccessible::RadioButton, QStringLiteral("Garde"));
}

void AccessibilityTest::pressingACardPlaysIt() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    auto* table = QAccessible::queryAccessibleInterface(&sitting.table());
    const Card card = sitting.table().state().legal().first();
    auto* child = childNamed(*table, titleOf(card));
    QVERIFY(child);
    QCOMPARE(child->role(), QAccessible::Button);
    auto* actions = child->actionInterface();
    QVERIFY(actions);
    QVERIFY(actions->actionNames().contains(QAccessibleActionInterface::pressAction()));
    actions->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(!sitting.model().view().hand.contains(card));
    const auto& done = sitting.model().handRecord().actions;
    const bool played = std::any_of(done.begin(), done.end(), [&](const Action& action) {
        return action == Action{sitting.model().me(), Play{card}};
    });
    QVERIFY(played);
    QVERIFY(toCard(sitting));
    const auto reachable = sitting.table().seen().reachable();
    QVERIFY(std::ranges::find(reachable, card) == reachable.end());
}

void AccessibilityTest::padTellsTheScore() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(5));
    auto* pad = QAccessible::queryAccessibleInterface(sitting.table().scorePad());
    QCOMPARE(pad->text(QAccessible::Name), QStringLiteral("Score pad"));
    int marks = 0;
    QString fault;
    connect(&sitting.table(), &minchiate_table::MinchiateTable::eventShown, this, [&](const Event& event) {
        if (const auto* marked = std::get_if<event::Marked>(&event)) {
            ++marks;
            const QString told = pad->text(QAccessible::Description);
            const int net = marked->mark.net;
            if (!told.contains(QString::number(std::abs(net))))
                fault = QStringLiteral("%1 told of %2").arg(told).arg(net);
        }
    });
    sitting.key(Qt::Key_Return);
    for (int card = 0; card < 8; ++card) {
        QVERIFY(toCard(sitting));
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(marks > 0);
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void AccessibilityTest::focusIsTold() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    auto* table = QAccessible::queryAccessibleInterface(&sitting.table());
    sitting.key(Qt::Key_End);
    auto* focused = table->focusChild();
    QVERIFY(focused);
    QCOMPARE(focused->text(QAccessible::Name), titleOf(sitting.table().seen().reachable().back()));
    QVERIFY(focused->state().focused);
    QVERIFY(focused->state().focusable);
}

void AccessibilityTest::everythingThatTakesTheFocusHasAName() {
    Sitting sitting;
    const auto verify = [&](const QWidget& page, const char* which) {
        QVERIFY2(page.isVisible(), which);
        const QStringList faults = nameless(page);
        QVERIFY2(faults.empty(), qPrintable(QLatin1String(which) + QStringLiteral(": ") + faults.join(u',')));
    };
    verify(sitting.window(), "doors");
    sitting.key(Qt::Key_P);
    verify(sitting.window(), "new game");
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    verify(sitting.window(), "table");
    sitting.key(Qt::Key_F4);
    verify(sitting.window(), "standing");
    sitting.key(Qt::Key_F2);
    sitting.key(Qt::Key_Comma, Qt::ControlModifier);
    auto* chosen = sitting.window().findChild<settings::SettingsDialog*>();
    QVERIFY(chosen);
    verify(*chosen, "settings");
    QVERIFY(!chosen->isModal());
    chosen->close();
    sitting.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&sitting.window()));
    sitting.key(Qt::Key_F1, Qt::ShiftModifier);
    auto* help = sitting.window().findChild<settings::HelpDialog*>();
    QVERIFY(help);
    verify(*help, "help");
    QVERIFY(!help->isModal());
    help->close();
    sitting.window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&sitting.window()));
    while (sitting.window().shownPage() != sitting.room().game().countPage() && toCard(sitting)) {
        sitting.model().act(support::answerTo(sitting.model().view(), 1));
        QCoreApplication::processEvents();
    }
    QVERIFY(sitting.settle() == Wants::Count);
    verify(sitting.window(), "count");
    QVERIFY(!sitting.room().game().countPage()->accessibleDescription().isEmpty());
    sitting.room().game().countPage()->nextButton()->click();
    verify(sitting.window(), "result");
}

void AccessibilityTest::everyCommandHasWords_data() {
    QTest::addColumn<bool>("atTable");
    QTest::newRow("first page") << false;
    QTest::newRow("table") << true;
}

void AccessibilityTest::everyCommandHasWords() {
    Sitting sitting;
    QFETCH(bool, atTable);
    if (atTable) {
        sitting.leaveGame(support::newGame(Length::Match, 6));
        sitting.key(Qt::Key_Return);
        QVERIFY(sitting.atTable());
    }
    int commands = 0;
    QStringList keys;
    for (const QAction* title : sitting.window().menuBar()->actions()) {
        const QMenu* menu = title->menu();
        QVERIFY(menu);
        if (!title->isVisible())
            continue;
        QVERIFY(!menu->title().isEmpty());
        QStringList letters;
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator())
                continue;
            ++commands;
            QVERIFY(!action->text().trimmed().isEmpty());
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(!letter.isEmpty(), qPrintable(action->text() + QStringLiteral(" has no letter")));
            QVERIFY2(!letters.contains(letter),
                     qPrintable(action->text() + QStringLiteral(" shares its letter")));
            letters << letter;
            const QString key = action->shortcut().toString();
            QVERIFY2(key.isEmpty() || !keys.contains(key),
                     qPrintable(key + QStringLiteral(" does two things")));
            keys << key;
        }
    }
    QVERIFY(commands > (atTable ? 25 : 14));
}

// A hidden game's cards are neither told nor pressed, whatever page is seen (R1).
void AccessibilityTest::whatIsNotSeenIsNotThere() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(toCard(sitting));
    auto* table = QAccessible::queryAccessibleInterface(&sitting.table());
    const Card card = sitting.table().state().legal().first();
    auto* child = childNamed(*table, titleOf(card));
    QVERIFY(child && child->isValid());
    QCOMPARE(namesIn(sitting.window()).count(QStringLiteral("Our tricks")), 1);
    sitting.key(Qt::Key_F7);
    sitting.room().learnPages()->openLesson(1);
    QVERIFY(sitting.room().learnPages()->isVisible());
    QVERIFY(namesIn(sitting.window()).count(QStringLiteral("Our tricks")) <= 1);
    QVERIFY(!child->isValid());
    QVERIFY(!table->focusChild());
    for (const auto* stack : sitting.window().findChildren<QStackedWidget*>()) {
        auto* face = QAccessible::queryAccessibleInterface(const_cast<QStackedWidget*>(stack));
        QCOMPARE(face->childCount(), stack->isVisible() ? 1 : 0); // the page that is seen
        if (stack->isVisible())
            QCOMPARE(face->child(0)->object(), stack->currentWidget());
    }
    for (int i = 0; i < table->childCount(); ++i)
        QVERIFY(!table->child(i) || table->child(i)->state().invisible);
    const auto actions = sitting.actions();
    child->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(sitting.actions(), actions);
    QVERIFY(sitting.model().view().hand.contains(card));
    sitting.key(Qt::Key_F2);
    QVERIFY(child->isValid());
    QCOMPARE(namesIn(sitting.window()).count(QStringLiteral("Our tricks")), 1);
}

VERSICOLA_WINDOW_TEST(AccessibilityTest)
#include "test_accessibility.moc"
