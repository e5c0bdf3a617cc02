// The deal editor in the real window: cards change places by mouse and by keys, or are refused with the
// reason; nothing hidden is told, and everything has a name.
#include "editing_desk.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QSet>

using namespace minchiate;
using editing::EditorPage;
using editing::PlaceView;
using Does = editing::EditorStrip::Does;
using support::Can;
using support::goTo;
using support::openedEditor;
using support::pairOf;
using support::seen;
using support::Sitting;
using support::waitUntil;

class EditingTest : public QObject {
    Q_OBJECT
private slots:
    void exchangedByTheMouse();
    void refusedByKeys();
    void aRefusalGoesWithTheNextAct();
    void undoingMarksWhatMoved();
    void backByItsButton();
    void tricksAreFoldedUntilOneIsMade();
    void whatIsPlayedChangesPlacesByTheRulesAlone();
    void stepsAndDealsComeBackByUndoing();
    void hiddenCardsAreNotTold();
    void everythingHasAName();
    void cardsAreItemsOfTheirPlace();
    void droppedBesideTheCardsItChangesWithTheNearest();
    void everyLineIsWhole();
};

void EditingTest::exchangedByTheMouse() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    QCOMPARE(sitting.window().shownPage(), &page);
    const editing::Work before = page.draft().now();
    const auto [own, other] = pairOf(page, Can::Change);
    const PlaceView *mine = page.table()->placeOf(own), *theirs = page.table()->placeOf(other);
    sitting.drag(page, seen(page, own), seen(page, other));
    QCOMPARE(page.table()->placeOf(own), theirs);
    QCOMPARE(page.table()->placeOf(other), mine);
    QVERIFY(page.strip()->told().contains(theirs->told().name));
    QVERIFY(!page.draft().held());
    sitting.click(*page.strip()->button(Does::Undo));
    QVERIFY(page.draft().now() == before);
    sitting.click(*page.strip()->button(Does::Redo));
    QCOMPARE(page.table()->placeOf(own), theirs);
    // Two clicks do the same, and change them back.
    sitting.click(page, seen(page, other));
    QCOMPARE(page.draft().held(), std::optional(other));
    sitting.click(page, seen(page, own));
    QVERIFY(page.draft().now().moment == before.moment);
    // Beside the cards nothing is taken, and a card put down where it was stays there.
    sitting.drag(page, seen(page, own), {4, 4});
    QVERIFY(page.draft().now().moment == before.moment && !page.draft().held());
}

void EditingTest::refusedByKeys() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work before = page.draft().now();
    const auto [own, other] = pairOf(page, Can::NotChange);
    goTo(sitting, page, own);
    sitting.key(Qt::Key_Space);
    QCOMPARE(page.draft().held(), std::optional(own));
    QVERIFY(page.table()->placeOf(own)->accessibleName().contains(QStringLiteral("lifted")));
    goTo(sitting, page, other);
    sitting.key(Qt::Key_Space);
    QVERIFY(page.draft().now() == before);
    QVERIFY(!page.draft().held());
    QVERIFY(page.table()->slip()->isVisible());
    QVERIFY2(page.table()->slip()->reason().contains(QStringLiteral("(M")),
             qPrintable(page.table()->slip()->reason()));
    sitting.key(Qt::Key_L, Qt::ControlModifier); // the rule is in the book
    QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    // One that can be changed says so, and is; Ctrl+Z brings it back.
    const auto can = pairOf(page, Can::Change);
    goTo(sitting, page, can.own);
    sitting.key(Qt::Key_Space);
    QVERIFY(page.table()->placeOf(can.other)->state() == PlaceView::State::Willing);
    goTo(sitting, page, can.other);
    QVERIFY(page.table()->placeOf(can.other)->accessibleName().contains(QStringLiteral("changes them")));
    sitting.key(Qt::Key_Space);
    QVERIFY(page.draft().now().hand().held(page.draft().now().me).contains(can.other));
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(page.draft().now() == before);
    // Esc puts a card back before it leaves the page.
    sitting.key(Qt::Key_Space);
    QVERIFY(page.draft().held());
    sitting.key(Qt::Key_Escape);
    QVERIFY(!page.draft().held());
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().shownPage() != &page);
}

void EditingTest::aRefusalGoesWithTheNextAct() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const auto refuse = [&] {
        const auto [own, other] = pairOf(page, Can::NotChange);
        page.lift(own);
        page.exchange(own, other);
        QVERIFY(page.table()->slip()->isVisible());
    };
    refuse();
    sitting.key(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!page.table()->slip()->isVisible());
    refuse();
    sitting.key(Qt::Key_W);
    QVERIFY(!page.table()->slip()->isVisible());
    refuse();
    sitting.window().resize(1100, 700);
    QVERIFY(waitUntil([&] { return !page.table()->slip()->isVisible(); }));
}

// The cards that came back are marked, and named; with the next lift the marks go.
void EditingTest::undoingMarksWhatMoved() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const auto [own, other] = pairOf(page, Can::Change);
    page.exchange(own, other);
    QCOMPARE(page.draft().moved(), CardSet({own, other}));
    for (const Does what : {Does::Undo, Does::Redo}) {
        sitting.click(*page.strip()->button(what));
        QCOMPARE(page.draft().moved(), CardSet({own, other}));
        for (Card card : {own, other}) {
            PlaceView* place = page.table()->placeOf(card);
            QVERIFY2(page.strip()->told().contains(QStringLiteral(" to ") + place->told().whither),
                     qPrintable(page.strip()->told()));
            place->setCurrent(card);
            QVERIFY(place->accessibleName().contains(QStringLiteral("moved")));
        }
    }
    page.lift(own);
    QVERIFY(page.draft().moved().empty());
}

void EditingTest::backByItsButton() {
    Sitting sitting({1024, 640});
    QWidget* before = sitting.window().shownPage();
    EditorPage& page = openedEditor(sitting);
    sitting.click(*page.backButton());
    QCOMPARE(sitting.window().shownPage(), before);
}

// A new deal has no tricks: their places are a line each, and one's own cards are larger for it.
void EditingTest::tricksAreFoldedUntilOneIsMade() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const auto of = [&](editor::Place place) { return page.table()->placeView(place); };
    const int tricks = of(editor::Place::TricksNS)->height();
    const Card own = *page.draft().now().hand().held(page.draft().now().me).begin();
    const int high = page.table()->placeOf(own)->rectOf(own).height();
    page.edit(editing::numberedWork(48, {}));
    QVERIFY(of(editor::Place::TricksNS)->height() * 2 < tricks);
    const editing::Work& deal = page.draft().now();
    const Card first = *deal.hand().held(deal.me).begin();
    QVERIFY(page.table()->placeOf(first)->rectOf(first).height() > high);
    for (editor::Place place : editor::kPlaces)
        for (const editing::ShownCard& card : of(place)->told().cards)
            QVERIFY(of(place)->rect().contains(of(place)->rectOf(card.card)));
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(of(editor::Place::TricksNS)->height(), tricks);
}

void EditingTest::whatIsPlayedChangesPlacesByTheRulesAlone() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const Hand hand = page.draft().now().hand();
    const CardSet captured = hand.position().captured(Side::NS);
    Card own{}, fallen{};
    bool found = false;
    for (Card card : hand.held(page.draft().now().me))
        for (Card other :
             captured& editor::partnersOf(page.draft().now().moment.story, card, editor::Keep::Rules))
            if (!found) {
                own = card;
                fallen = other;
                found = true;
            }
    QVERIFY(found);
    page.lift(own);
    page.exchange(own, fallen);
    QVERIFY(page.draft().now().hand().held(page.draft().now().me).contains(own)); // all have seen it fall
    QVERIFY(page.table()->slip()->reason().contains(QStringLiteral("in trick")));
    sitting.click(*page.keepCheck(), {12, 12});
    page.lift(own);
    page.exchange(own, fallen);
    QVERIFY(page.draft().now().hand().held(page.draft().now().me).contains(fallen));
    QCOMPARE(editor::placeOf(page.draft().now().hand(), own), editor::Place::TricksNS);
}

void EditingTest::stepsAndDealsComeBackByUndoing() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work before = page.draft().now();
    sitting.key(Qt::Key_PageUp);
    QVERIFY(page.draft().now().at() < before.at());
    sitting.key(Qt::Key_PageDown);
    QVERIFY(page.draft().now() == before);
    sitting.key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(page.draft().now().hand().position().played(), 0);
    // A deal by its number: what was there before comes back.
    sitting.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(page.askPaper()->isVisible());
    QTest::keyClicks(page.askPaper()->field(), QStringLiteral("no number"));
    sitting.click(*page.askPaper()->yesButton());
    QVERIFY(page.askPaper()->isVisible()); // and says what it wants
    page.askPaper()->field()->setText(QStringLiteral("48"));
    sitting.key(Qt::Key_Return);
    QVERIFY(!page.askPaper()->isVisible());
    QCOMPARE(page.draft().now().title, QStringLiteral("Deal 48"));
    int cards = 0;
    for (editor::Place place : editor::kPlaces)
        cards += static_cast<int>(page.table()->placeView(place)->told().cards.size());
    QCOMPARE(cards, kDeckSize);
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.draft().now().title, before.title);
}

// With the hands shut nothing tells what one would not know, sitting there.
void EditingTest::hiddenCardsAreNotTold() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    sitting.click(*page.openCheck(), {12, 12});
    const Hand hand = page.draft().now().hand();
    const SeatView view = viewOf(hand, page.draft().now().me);
    int hidden = 0;
    for (Seat seat : kSeats) {
        const PlaceView* place = page.table()->placeView(editor::handPlace(seat));
        for (const editing::ShownCard& card : place->told().cards) {
            const bool known = seat == page.draft().now().me ||
                               (publicCards(view, seat) | view.openHands[seat]).contains(card.card);
            QCOMPARE(card.open, known);
            hidden += !card.open;
        }
    }
    QVERIFY(hidden > 0);
    // Nor does the weighing of another's cards.
    while (page.draft().now().hand().choice()->seat == page.draft().now().me)
        sitting.key(Qt::Key_PageUp);
    sitting.click(*page.strip()->button(Does::Weigh));
    QVERIFY(!page.working());
}

void EditingTest::everythingHasAName() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    QSet<QString> letters;
    for (const QAction* action : desktop::PageMenus::commandsOf(page)) {
        if (action->isSeparator())
            continue;
        const QString letter = QKeySequence::mnemonic(action->text()).toString();
        QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(action->text()));
        letters << letter;
    }
    for (const QWidget* widget : page.findChildren<QWidget*>())
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus)) {
            const auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    const PlaceView* mine = page.table()->placeView(editor::handPlace(page.draft().now().me));
    for (const editing::ShownCard& card : mine->told().cards)
        QVERIFY(mine->accessibleDescription().contains(text::shortCardName(card.card)));
}

void EditingTest::cardsAreItemsOfTheirPlace() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const editing::Work& work = page.draft().now();
    for (Seat seat : kSeats) {
        PlaceView* view = page.table()->placeView(editor::handPlace(seat));
        auto* list = QAccessible::queryAccessibleInterface(view);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), work.hand().held(seat).size());
        const QString where = seat == work.me ? QStringLiteral("in your hand")
                                              : QStringLiteral("in %1’s hand").arg(work.names[seat]);
        for (int i = 0; i < list->childCount(); ++i) {
            auto* item = list->child(i);
            QCOMPARE(item->role(), QAccessible::ListItem);
            const Card card = view->told().cards[static_cast<std::size_t>(i)].card;
            QCOMPARE(item->text(QAccessible::Name),
                     editing::cardTold(*view->shown(card)) + QStringLiteral(", ") + where);
            QCOMPARE(item->rect().size(), view->seenPart(card).size());
            QCOMPARE(list->indexOfChild(item), i);
        }
    }
    const auto [own, other] = pairOf(page, Can::Change);
    auto* mine = QAccessible::queryAccessibleInterface(page.table()->placeOf(own));
    const auto i =
        std::ranges::find(page.table()->placeOf(own)->told().cards, own, &editing::ShownCard::card) -
        page.table()->placeOf(own)->told().cards.begin();
    mine->child(static_cast<int>(i))->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(page.draft().held(), std::optional(own));
}

// Between two cards, or under them: it goes into that hand, for the nearest that can come out of it.
void EditingTest::droppedBesideTheCardsItChangesWithTheNearest() {
    Sitting sitting;
    EditorPage& page = openedEditor(sitting);
    const auto [own, other] = pairOf(page, Can::Change);
    const PlaceView *mine = page.table()->placeOf(own), *theirs = page.table()->placeOf(other);
    const std::size_t held = theirs->told().cards.size();
    const QPoint beside = theirs->geometry().bottomRight() - QPoint(3, 3);
    QVERIFY(!theirs->cardAt(beside - theirs->pos()));
    sitting.drag(page, seen(page, own), beside);
    QCOMPARE(page.table()->placeOf(own), theirs);
    QCOMPARE(theirs->told().cards.size(), held);
    QVERIFY(page.strip()->told().contains(QStringLiteral(" to you")) ||
            !page.strip()->told().contains(QStringLiteral("You")));
    QVERIFY(mine->isVisible());
}

void EditingTest::everyLineIsWhole() {
    for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)}) {
        Sitting sitting(size);
        EditorPage& page = openedEditor(sitting);
        const auto checks = page.findChildren<editing::CheckButton*>();
        QCOMPARE(checks.size(), 2);
        for (const editing::CheckButton* check : checks)
            QVERIFY2(!check->gloss().isEmpty(), qPrintable(check->text()));
        for (const QLabel* line : page.strip()->findChildren<QLabel*>())
            QVERIFY2(line->sizeHint().width() <= line->width(), qPrintable(line->text()));
    }
}

VERSICOLA_WINDOW_TEST(EditingTest)
#include "test_editing.moc"
