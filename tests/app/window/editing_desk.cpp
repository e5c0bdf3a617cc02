#include "editing_desk.h"

#include "support/random_hands.h"

namespace support {

using editing::EditorPage;
using editing::PlaceView;

namespace {

// A hand in its last tricks, the person to choose among several cards, and the others round the table.
editing::Work lateWork() {
    for (std::uint64_t number = 0; number < 200; ++number) {
        const RandomHand made = randomHand(number);
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

} // namespace

EditorPage& openedEditor(Sitting& sitting) {
    static const editing::Work work = lateWork();
    sitting.key(Qt::Key_F12);
    EditorPage& page = *sitting.room().editorPage();
    page.edit(work);
    return page;
}

Pair pairOf(const EditorPage& page, Can can) {
    const Hand hand = page.draft().now().hand();
    for (Card own : hand.held(page.draft().now().me)) {
        const CardSet partners = editor::partnersOf(page.draft().now().moment.story, own, editor::Keep::Seen);
        for (Seat seat : kSeats)
            for (Card other : hand.held(seat))
                if (seat != page.draft().now().me && partners.contains(other) == (can == Can::Change))
                    return {own, other};
    }
    qFatal("no such pair");
}

QPoint seen(const EditorPage& page, Card card) {
    const PlaceView* view = page.table()->placeOf(card);
    return view->pos() + view->seenPart(card).center();
}

void goTo(Sitting& sitting, const EditorPage& page, Card card) {
    const PlaceView* view = page.table()->placeOf(card);
    for (int i = 0; i < 30 && !view->hasFocus(); ++i)
        sitting.key(Qt::Key_Tab);
    QVERIFY(view->hasFocus());
    sitting.key(Qt::Key_Home);
    for (int i = 0; i < 97 && view->current() != card; ++i)
        sitting.key(Qt::Key_Right);
    QCOMPARE(*view->current(), card);
}

} // namespace support
