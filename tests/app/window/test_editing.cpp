// The deal editor in the real window: cards change places by mouse and by keys, or are refused with the
// reason; what comes of it is played, watched, weighed and kept as an exercise, which is asked and answered.
#include "played_before.h"
#include "support/random_hands.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QSet>

using namespace minchiate;
using editing::EditorPage;
using editing::PlaceView;
using support::Sitting;
using support::waitUntil;

namespace {

constexpr int kLong = 120'000; // for what is thought of, however busy the machine

// A hand in its last tricks, the person to choose among several cards, and the others round the table.
editing::Work lateWork() {
    for (std::uint64_t number = 0; number < 200; ++number) {
        const support::RandomHand made = support::randomHand(number);
        for (std::size_t at = made.actions.size(); at-- > 1;) {
            const editor::Moment moment = editor::momentOf(made.deal, made.actions, at, 13);
            const Hand hand = editor::handOf(moment.story);
            const auto choice = hand.choice();
            const auto* play = choice ? std::get_if<PlayChoice>(&choice->among) : nullptr;
            if (!play || play->cards.size() < 4 || hand.position().trickNumber() < 14)
                continue;
            if (choice->seat != choice->chooser || hand.held(choice->seat).size() < 5)
                continue;
            records::HandRecord record;
            record.deal = made.deal;
            record.actions = moment.story.actions;
            const auto exercise = exercises::exerciseFrom(record, QDate(2026, 11, 20), advice::kQuick, 1);
            if (!std::holds_alternative<practice::Mistake>(exercise))
                continue;
            editing::Work work;
            work.moment = moment;
            work.me = choice->chooser;
            work.players = model::seatsWithPersonAt(work.me);
            for (Seat seat : kSeats)
                work.names[seat] =
                    std::array{QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                               QStringLiteral("Vieri")}[static_cast<std::size_t>(work.players[seat])];
            work.title = QStringLiteral("A hand");
            return work;
        }
    }
    qFatal("no such hand");
}

EditorPage& opened(Sitting& sitting) {
    static const editing::Work work = lateWork();
    sitting.key(Qt::Key_F12);
    EditorPage& page = *sitting.room().editorPage();
    page.edit(work);
    return page;
}

// A card of the person's and one of another hand: what can change places, and what cannot.
struct Pair {
    Card own{}, other{};
};
Pair pairOf(const EditorPage& page, bool possible) {
    const Hand hand = page.work().hand();
    for (Card own : hand.held(page.work().me)) {
        const CardSet partners = editor::partnersOf(page.work().moment.story, own, editor::Keep::Seen);
        for (Seat seat : kSeats)
            for (Card other : hand.held(seat))
                if (seat != page.work().me && partners.contains(other) == possible)
                    return {own, other};
    }
    qFatal("no such pair");
}

QPoint seen(const EditorPage& page, Card card) {
    const PlaceView* view = page.placeOf(card);
    return view->pos() + view->seenPart(card).center();
}

// By keys alone: to that place, and along its cards.
void goTo(Sitting& sitting, const EditorPage& page, Card card) {
    const PlaceView* view = page.placeOf(card);
    for (int i = 0; i < 30 && !view->hasFocus(); ++i)
        sitting.key(Qt::Key_Tab);
    QVERIFY(view->hasFocus());
    sitting.key(Qt::Key_Home);
    for (int i = 0; i < 97 && view->current() != card; ++i)
        sitting.key(Qt::Key_Right);
    QCOMPARE(*view->current(), card);
}

} // namespace

class EditingTest : public QObject {
    Q_OBJECT
private slots:
    void exchangedByTheMouse();
    void refusedByKeys();
    void whatIsPlayedChangesPlacesByTheRulesAlone();
    void stepsAndDealsComeBackByUndoing();
    void textsGoOutAndIn();
    void hiddenCardsAreNotTold();
    void playedFromHereAndBack();
    void mastersPlayIt();
    void weighed();
    void savedFoundAndAnswered();
    void fromMyGamesAndTheReview();
    void everythingHasAName();
};

void EditingTest::exchangedByTheMouse() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    QCOMPARE(sitting.window().shownPage(), &page);
    const editing::Work before = page.work();
    const auto [own, other] = pairOf(page, true);
    const PlaceView *mine = page.placeOf(own), *theirs = page.placeOf(other);
    sitting.drag(page, seen(page, own), seen(page, other));
    QCOMPARE(page.placeOf(own), theirs);
    QCOMPARE(page.placeOf(other), mine);
    QVERIFY(page.told().contains(theirs->told().name));
    QVERIFY(!page.held());
    sitting.click(*page.undoButton());
    QVERIFY(page.work() == before);
    sitting.click(*page.redoButton());
    QCOMPARE(page.placeOf(own), theirs);
    // Two clicks do the same, and change them back.
    sitting.click(page, seen(page, other));
    QCOMPARE(page.held(), std::optional(other));
    sitting.click(page, seen(page, own));
    QVERIFY(page.work().moment == before.moment);
    // Beside the cards nothing is taken, and a card put down where it was stays there.
    sitting.drag(page, seen(page, own), {4, 4});
    QVERIFY(page.work().moment == before.moment && !page.held());
}

void EditingTest::refusedByKeys() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    const editing::Work before = page.work();
    const auto [own, other] = pairOf(page, false);
    goTo(sitting, page, own);
    sitting.key(Qt::Key_Space);
    QCOMPARE(page.held(), std::optional(own));
    QVERIFY(page.placeOf(own)->accessibleName().contains(QStringLiteral("lifted")));
    goTo(sitting, page, other);
    sitting.key(Qt::Key_Space);
    QVERIFY(page.work() == before);
    QVERIFY(!page.held());
    QVERIFY(page.slip()->isVisible());
    QVERIFY2(page.slip()->reason().contains(QStringLiteral("(M")), qPrintable(page.slip()->reason()));
    sitting.key(Qt::Key_L, Qt::ControlModifier); // the rule is in the book
    QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    // One that can be changed says so, and is; Ctrl+Z brings it back.
    const auto can = pairOf(page, true);
    goTo(sitting, page, can.own);
    sitting.key(Qt::Key_Space);
    QVERIFY(page.placeOf(can.other)->state() == PlaceView::State::Willing);
    goTo(sitting, page, can.other);
    QVERIFY(page.placeOf(can.other)->accessibleName().contains(QStringLiteral("changes them")));
    sitting.key(Qt::Key_Space);
    QVERIFY(page.work().hand().held(page.work().me).contains(can.other));
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(page.work() == before);
    // Esc puts a card back before it leaves the page.
    sitting.key(Qt::Key_Space);
    QVERIFY(page.held());
    sitting.key(Qt::Key_Escape);
    QVERIFY(!page.held());
    QCOMPARE(sitting.window().shownPage(), &page);
    sitting.key(Qt::Key_Escape);
    QVERIFY(sitting.window().shownPage() != &page);
}

void EditingTest::whatIsPlayedChangesPlacesByTheRulesAlone() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    const Hand hand = page.work().hand();
    const CardSet captured = hand.position().captured(Side::NS);
    Card own{}, fallen{};
    bool found = false;
    for (Card card : hand.held(page.work().me))
        for (Card other : captured& editor::partnersOf(page.work().moment.story, card, editor::Keep::Rules))
            if (!found) {
                own = card;
                fallen = other;
                found = true;
            }
    QVERIFY(found);
    page.lift(own);
    page.exchange(own, fallen);
    QVERIFY(page.work().hand().held(page.work().me).contains(own)); // all have seen it fall
    QVERIFY(page.slip()->reason().contains(QStringLiteral("in trick")));
    sitting.click(*page.keepCheck(), {12, 12});
    page.lift(own);
    page.exchange(own, fallen);
    QVERIFY(page.work().hand().held(page.work().me).contains(fallen));
    QCOMPARE(editor::placeOf(page.work().hand(), own), editor::Place::TricksNS);
}

void EditingTest::stepsAndDealsComeBackByUndoing() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    const editing::Work before = page.work();
    sitting.key(Qt::Key_PageUp);
    QVERIFY(page.work().at() < before.at());
    sitting.key(Qt::Key_PageDown);
    QVERIFY(page.work() == before);
    sitting.key(Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(page.work().hand().position().played(), 0);
    // A deal by its number: what was there before comes back.
    sitting.key(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(page.askPaper()->isVisible());
    QTest::keyClicks(page.askPaper()->field(), QStringLiteral("no number"));
    sitting.click(*page.askPaper()->yesButton());
    QVERIFY(page.askPaper()->isVisible()); // and says what it wants
    page.askPaper()->field()->setText(QStringLiteral("48"));
    sitting.key(Qt::Key_Return);
    QVERIFY(!page.askPaper()->isVisible());
    QCOMPARE(page.work().title, QStringLiteral("Deal 48"));
    int cards = 0;
    for (editor::Place place : editor::kPlaces)
        cards += static_cast<int>(page.placeView(place)->told().cards.size());
    QCOMPARE(cards, kDeckSize);
    sitting.key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.work().title, before.title);
}

void EditingTest::textsGoOutAndIn() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    const editing::Work before = page.work();
    sitting.key(Qt::Key_C, Qt::ControlModifier);
    const QString text = QGuiApplication::clipboard()->text();
    const auto read = records::readHandRecord(text.toUtf8());
    QVERIFY(std::holds_alternative<records::LoadedHand>(read));
    QVERIFY(std::get<records::LoadedHand>(read).record.actions == before.moment.story.actions);
    page.editNumbered(7);
    QGuiApplication::clipboard()->setText(text);
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.work().moment.story == before.moment.story);
    QCOMPARE(page.work().me, before.me);
    QGuiApplication::clipboard()->setText(QStringLiteral("{\"format\": \"minchiate-hand\"}"));
    sitting.key(Qt::Key_V, Qt::ControlModifier);
    QVERIFY(page.work().moment.story == before.moment.story);
    QVERIFY(page.told().contains(QStringLiteral("cannot be opened")));
}

// With the hands shut nothing tells what one would not know, sitting there.
void EditingTest::hiddenCardsAreNotTold() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    sitting.click(*page.openCheck(), {12, 12});
    const Hand hand = page.work().hand();
    const SeatView view = viewOf(hand, page.work().me);
    int hidden = 0;
    for (Seat seat : kSeats) {
        const PlaceView* place = page.placeView(editor::handPlace(seat));
        for (const editing::ShownCard& card : place->told().cards) {
            const bool known = seat == page.work().me ||
                               (publicCards(view, seat) | view.openHands[seat]).contains(card.card);
            QCOMPARE(card.open, known);
            hidden += !card.open;
        }
    }
    QVERIFY(hidden > 0);
    // Nor does the weighing of another's cards.
    while (page.work().hand().choice()->seat == page.work().me)
        page.stepBack();
    sitting.click(*page.weighButton());
    QVERIFY(!page.working());
}

void EditingTest::playedFromHereAndBack() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    const editing::Work before = page.work();
    sitting.click(*page.playButton());
    QVERIFY(sitting.atTable());
    QCOMPARE(sitting.model().view().hand, before.hand().held(before.me));
    QCOMPARE(sitting.model().me(), before.me);
    QVERIFY(sitting.model().situation().unscored);
    emit sitting.room().game().playPage()->backToReviewAsked();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.work() == before);
}

void EditingTest::mastersPlayIt() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    sitting.key(Qt::Key_M);
    QVERIFY(waitUntil([&] { return sitting.window().shownPage() == sitting.room().reviewPage(); }, kLong));
    const auto& line = sitting.room().reviewPage()->showing()->line();
    QVERIFY(review::handAfter(line, static_cast<int>(line.actions.size())).result());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY2(page.told().startsWith(QStringLiteral("Four masters: ")), qPrintable(page.told()));
}

void EditingTest::weighed() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    sitting.click(*page.weighButton());
    QVERIFY(waitUntil([&] { return !page.working(); }, kLong));
    QVERIFY(page.options().size() > 1);
    const Card best = std::get<Play>(page.options().front().action.what).card;
    QVERIFY(page.placeOf(best)->shown(best)->best);
    QVERIFY(!page.placeOf(best)->shown(best)->chip.isEmpty());
    QVERIFY2(page.told().contains(text::cardInText(best)), qPrintable(page.told()));
    // What was found belongs to that position alone.
    const auto [own, other] = pairOf(page, true);
    page.lift(own);
    page.exchange(own, other);
    QVERIFY(page.options().empty());
}

void EditingTest::savedFoundAndAnswered() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
    sitting.key(Qt::Key_E);
    QVERIFY(page.askPaper()->isVisible());
    QVERIFY(page.askPaper()->field()->hasFocus());
    QTest::keyClicks(page.askPaper()->field(), QStringLiteral("What now, please?"));
    sitting.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return !page.working(); }, kLong));
    QVERIFY2(page.told().contains(QStringLiteral("Kept as an exercise")), qPrintable(page.told()));
    sitting.key(Qt::Key_E);
    QVERIFY(!page.askPaper()->isVisible()); // it is among them already
    // In another sitting it is there, under a theme of its own.
    sitting.close();
    sitting.open();
    sitting.room().practising().open(practise::Desk::Exercises);
    practise::PracticePage& practice = *sitting.room().practising().page();
    practise::ThemeRow* row = practice.panel()->themes()->rowOf(practice::Theme::Own);
    QVERIFY(row->isVisible());
    QCOMPARE(row->line().due, 1);
    sitting.click(*row);
    QCOMPARE(practice.asked()->own, std::optional(QStringLiteral("What now, please?")));
    QVERIFY(practice.slip()->told().lines.contains(QStringLiteral("What now, please?")));
    QVERIFY(waitUntil([&] { return practice.table()->seen().open(); }));
    const Card best = std::get<Play>(practice.asked()->mistake.weighed().best().action.what).card;
    for (const table::TableThing& thing : practice.table()->things())
        if (thing.kind == table::TableThing::Kind::Card && thing.key == best.id) {
            sitting.click(*practice.table(), thing.rect.topLeft() + QPoint(8, thing.rect.height() / 2));
            break;
        }
    QVERIFY(waitUntil([&] { return practice.stage() == practise::Stage::Done; }));
    QVERIFY(practice.slip()->told().title.startsWith(QStringLiteral("Right: ")));
    QCOMPARE(row->line().due, 0);
    QVERIFY(!sitting.room().practising().training().solved().rating.isKnown()); // it counts for none
}

void EditingTest::fromMyGamesAndTheReview() {
    Sitting sitting;
    support::playBefore(sitting);
    played::MyGamesPage& games = support::openMyGames(sitting);
    const auto record = played::recordOf(games.listing().hands[0]);
    sitting.key(Qt::Key_E, Qt::ControlModifier);
    EditorPage& page = *sitting.room().editorPage();
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.work().moment.story.deal == record->deal);
    QVERIFY(editor::allOf(page.work().moment) == record->actions);
    QCOMPARE(page.work().hand().held(page.work().me).size(), 21);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &games);
    sitting.key(Qt::Key_R);
    coach::YourHandPage& review = *sitting.room().yourHandPage();
    QCOMPARE(sitting.window().shownPage(), &review);
    review.goTo(40);
    sitting.key(Qt::Key_E, Qt::ControlModifier);
    QCOMPARE(sitting.window().shownPage(), &page);
    QVERIFY(page.work().at() >= 40 && page.work().at() < 44); // with answers for versicole
    sitting.key(Qt::Key_Escape);
    QCOMPARE(sitting.window().shownPage(), &review);
}

void EditingTest::everythingHasAName() {
    Sitting sitting;
    EditorPage& page = opened(sitting);
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
    const PlaceView* mine = page.placeView(editor::handPlace(page.work().me));
    for (const editing::ShownCard& card : mine->told().cards)
        QVERIFY(mine->accessibleDescription().contains(text::shortCardName(card.card)));
}

QTEST_MAIN(EditingTest)
#include "test_editing.moc"
