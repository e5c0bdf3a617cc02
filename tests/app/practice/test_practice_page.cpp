// The page on which one practises: what is asked, answered by mouse and by keys, and what is seen.
#include "desktop/table/trick_tags.h"
#include "minchiate/practice/answering.h"
#include "somebody.h"
#include "support/exchange.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace at_practice;

class PracticePageTest : public QObject {
    Q_OBJECT
private slots:
    void thePositionIsAsItWasKnown();
    void hiddenCardsChangeNothing();
    void rightByMouse();
    void rightAtTheSecondTry();
    void twiceWrongItIsShown();
    void byKeysAlone();
    void theReturnThatAskedDoesNotAnswer();
    void theSameWrongCardIsNoOtherTry();
    void aThemeAlone();
    void whatNobodyThoughtOfIsWeighed();
    void nothingLiesOverTheGame_data();
    void nothingLiesOverTheGame();
};

void PracticePageTest::thePositionIsAsItWasKnown() {
    Somebody somebody({reviewOfTheDesign()});
    const auto& table = *somebody.page.table();
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    QCOMPARE(table.state().cards, support::cards(u"S9 T39 T21 T19"));
    QVERIFY(table.seen().open());
    const SeatView view = viewThen(somebody.mistake());
    for (Seat seat : kSeats)
        QCOMPARE(table.state().counts[seat], view.handSizes[seat]);
    QVERIFY(table.state().trick.plays.empty());
    const Told& told = somebody.page.slip()->told();
    QVERIFY(told.over.contains(QStringLiteral("19 November")));
    QVERIFY(told.over.contains(QStringLiteral("18")));
    QCOMPARE(told.lines.front(), QStringLiteral("The 40 is gone. Trumps still out: the 32, and 14."));
    QVERIFY(told.weak.contains(QString::number(qRound(somebody.mistake().weighed().cost))));
    QVERIFY(!told.weak.contains(QStringLiteral("19"))); // what was led then is not told
    QVERIFY(told.aloud.contains(QStringLiteral("You hold 9 of swords, 39, 21, 19.")));
    QVERIFY(somebody.page.lastTrick()->accessibleName().startsWith(QStringLiteral("trick 17, yours")));
    QCOMPARE(somebody.page.slip()->accessibleName(), told.aloud);
    QVERIFY(somebody.page.marks()->marks().empty()); // no card is named yet
}

// What is asked, what is said, and what is on the table follow from what the seat could know then.
void PracticePageTest::hiddenCardsChangeNothing() {
    int compared = 0;
    for (std::uint64_t number = 3; number < 60 && compared < 8; ++number) {
        const Reviewed one = reviewed(number, 12);
        const auto& decision = one.review.begin()->second;
        const auto before =
            std::span(one.played.hand.actions).first(static_cast<std::size_t>(decision.weighed.at));
        const support::Story story{one.played.hand.deal, {before.begin(), before.end()}};
        const support::Told told = support::told(story);
        const CardSet hidden = support::hiddenFrom(told.hand, decision.weighed.chooser);
        std::optional<support::Story> other;
        for (Card a : hidden)
            for (Card b : hidden)
                if (!other && support::placeOf(told.hand, a) != support::placeOf(told.hand, b)) {
                    other = support::exchanged(story, a, b, support::In::Deck, decision.weighed.chooser);
                    if (other && (other->actions.size() != story.actions.size() ||
                                  support::publicEvents(support::told(*other).events) !=
                                      support::publicEvents(told.events)))
                        other.reset();
                }
        if (!other)
            continue;
        Reviewed two = one;
        two.played.hand.deal = other->deal;
        two.played.hand.actions = other->actions;
        two.played.hand.actions.push_back(decision.weighed.done);
        Somebody first({one}), second({two});
        QVERIFY(first.mistake().hand.deal != second.mistake().hand.deal);
        QCOMPARE(first.page.slip()->told().aloud, second.page.slip()->told().aloud);
        QVERIFY(first.page.slip()->told() == second.page.slip()->told());
        const auto seen = [](Somebody& somebody) {
            QStringList names;
            for (const table::TableThing& thing : somebody.page.table()->things())
                names << thing.name + u' ' + thing.state + u' ' + thing.detail;
            return names;
        };
        QCOMPARE(seen(first), seen(second));
        first.page.showAnswer();
        first.settle();
        second.page.showAnswer();
        QCOMPARE(first.page.slip()->told().aloud, second.page.slip()->told().aloud);
        ++compared;
    }
    QVERIFY(compared >= 5);
}

void PracticePageTest::rightByMouse() {
    Somebody somebody({reviewOfTheDesign()});
    const QString id = somebody.mistake().id;
    somebody.click(trump(39));
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    const Told& told = somebody.page.slip()->told();
    QCOMPARE(told.title, QStringLiteral("Right: the 39"));
    QVERIFY(told.weak.startsWith(QStringLiteral("Then you led the 19: ")));
    QVERIFY(!told.lines.isEmpty());
    QCOMPARE(somebody.page.table()->state().trick.plays.size(), std::size_t{1}); // it lies there
    const auto& recall = somebody.training.book().kept().at(id).recall;
    QVERIFY(recall.since == somebody.today && recall.inARow == 1);
    QVERIFY(somebody.training.book().history().at(somebody.today) == (practice::Day{1, 0, 0}));
    QVERIFY(practice::PracticeBook(somebody.folder.path()).book().history() ==
            somebody.training.book().history()); // in the file, too
    // On by the button.
    somebody.click(somebody.page.slip()->button(0));
    QCOMPARE(somebody.page.stage(), Stage::Nothing);
}

void PracticePageTest::rightAtTheSecondTry() {
    Somebody somebody({reviewOfTheDesign()});
    const QString id = somebody.mistake().id;
    somebody.click(trump(19));
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    QVERIFY(somebody.page.table()->state().cards.contains(trump(19))); // taken back
    QVERIFY(somebody.page.table()->accessibleDescription().startsWith(QStringLiteral("Wrong: ")));
    const Told wrong = somebody.page.slip()->told();
    QCOMPARE(wrong.title, QStringLiteral("Wrong: the 19"));
    QVERIFY2(wrong.weak.contains(QStringLiteral("points less than the best")), qPrintable(wrong.weak));
    QVERIFY(somebody.training.book().history().empty());
    somebody.click(trump(39));
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    QVERIFY(somebody.training.book().history().at(somebody.today) == (practice::Day{0, 1, 0}));
    // It is asked once more on the same day.
    QCOMPARE(somebody.training.book().due(somebody.today).size(), std::size_t{1});
    QCOMPARE(somebody.training.book().due(somebody.today).front()->id, id);
}

void PracticePageTest::twiceWrongItIsShown() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.click(trump(19));
    somebody.click(trump(21));
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    // What was wrong, what was best, what it cost.
    const Told told = somebody.page.slip()->told();
    QCOMPARE(told.title, QStringLiteral("Wrong: the 21"));
    QVERIFY2(told.lines.front().startsWith(QStringLiteral("Best was the 39: ")),
             qPrintable(told.lines.front()));
    const auto& marks = somebody.page.marks()->marks();
    QCOMPARE(marks.size(), std::size_t{1});
    QVERIFY(marks.front().lit);
    QVERIFY(somebody.training.book().history().at(somebody.today) == (practice::Day{0, 0, 1}));
    // What it is answered is done with.
    somebody.click(trump(39));
    QVERIFY(somebody.page.table()->state().trick.plays.empty());
}

void PracticePageTest::byKeysAlone() {
    Somebody somebody({reviewOfTheDesign(), reviewed(3, 9), reviewed(4, 12)});
    QSignalSpy closed(&somebody.page, &PracticePage::closed),
        review(&somebody.page, &PracticePage::reviewAsked);
    QVERIFY(somebody.page.table()->hasFocus());
    somebody.key(Qt::Key_S);
    QCOMPARE(somebody.page.stage(), Stage::Done);
    somebody.key(Qt::Key_R);
    QCOMPARE(review.size(), 1);
    somebody.key(Qt::Key_Return); // the button that goes on has the focus
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    const QString second = somebody.mistake().id;
    somebody.key(Qt::Key_L);
    QVERIFY(somebody.mistake().id != second);
    // A card by its ring.
    const Card wanted = somebody.best();
    for (int i = 0; i < 30; ++i) {
        const auto seen = somebody.page.table()->seen();
        if (seen.attention.focusShown && seen.attention.focused == wanted)
            break;
        somebody.key(i < 15 ? Qt::Key_Right : Qt::Key_Left);
    }
    somebody.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    QVERIFY(somebody.page.slip()->told().title.startsWith(QStringLiteral("Right: ")));
    somebody.key(Qt::Key_N);
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    somebody.key(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

// A question is answered by a card that was chosen, not by a key that is still held.
void PracticePageTest::theReturnThatAskedDoesNotAnswer() {
    Somebody somebody({reviewOfTheDesign(), reviewed(3, 9)});
    const auto title = [&] { return somebody.page.slip()->told().title; };
    const QString question = title();
    somebody.key(Qt::Key_Return);
    somebody.key(Qt::Key_Space);
    QCOMPARE(title(), question);
    somebody.key(Qt::Key_S);
    somebody.key(Qt::Key_Return); // on
    const QString next = somebody.mistake().id;
    somebody.key(Qt::Key_Return);
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    QCOMPARE(somebody.mistake().id, next);
    QCOMPARE(title(), question);
    somebody.key(Qt::Key_Right); // chooses
    QVERIFY(somebody.page.table()->seen().attention.focused);
    somebody.key(Qt::Key_Return);
    QVERIFY(waitUntil([&] { return title() != question; }));
}

void PracticePageTest::theSameWrongCardIsNoOtherTry() {
    Somebody somebody({reviewOfTheDesign()});
    somebody.click(trump(19));
    somebody.key(Qt::Key_Return); // nothing is chosen any more
    somebody.click(trump(19));
    QCOMPARE(somebody.page.stage(), Stage::Asked);
    somebody.click(trump(39));
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
    QVERIFY(somebody.training.book().history().at(somebody.today) == (practice::Day{0, 1, 0}));
}

void PracticePageTest::aThemeAlone() {
    Reviewed king = reviewed(3, 9);
    king.review.begin()->second.weighed.options.front().reason.kind = players::ReasonKind::HuntsKing;
    Somebody somebody({king, reviewed(4, 30)});
    ThemeRows& themes = *somebody.page.panel()->themes();
    QCOMPARE(themes.rows().size(), std::size_t{2}); // what has none is left out
    QCOMPARE(somebody.mistake().theme(), practice::Theme::Other);
    somebody.click(themes.rowOf(practice::Theme::KingRule));
    QCOMPARE(somebody.mistake().theme(), practice::Theme::KingRule);
    QVERIFY(themes.rowOf(practice::Theme::KingRule)->isChecked());
    QVERIFY(themes.rowOf(practice::Theme::KingRule)->accessibleName().contains(QStringLiteral("King rule")));
    somebody.click(themes.rowOf(practice::Theme::KingRule)); // all again
    QVERIFY(!themes.only());
    QCOMPARE(somebody.mistake().theme(), practice::Theme::Other);
    // By keys.
    themes.rows().front()->setFocus();
    somebody.key(Qt::Key_Down);
    QVERIFY(themes.rows().back()->hasFocus());
    somebody.key(Qt::Key_Return);
    QCOMPARE(themes.only(), std::optional(themes.rows().back()->line().theme));
}

// An answer that was not among those weighed.
void PracticePageTest::whatNobodyThoughtOfIsWeighed() {
    Reviewed found = reviewOfTheDesign();
    auto& weighed = found.review.begin()->second.weighed;
    const Action other{Seat::S, Play{trump(21)}};
    std::erase_if(weighed.options, [&](const advice::Option& one) { return one.action == other; });
    std::erase(weighed.asGood, other);
    Somebody somebody({found});
    somebody.click(trump(21));
    QCOMPARE(somebody.page.stage(), Stage::Weighing);
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Asked; }));
    QVERIFY(practice::verdictOn(somebody.mistake(), other) == practice::Verdict::Wrong);
    const auto kept = somebody.training.book().kept().begin()->second.mistake();
    QVERIFY(practice::verdictOn(std::get<practice::Mistake>(kept), other) == practice::Verdict::Wrong);
    somebody.click(trump(19)); // the second wrong one
    QVERIFY(waitUntil([&] { return somebody.page.stage() == Stage::Done; }));
}

void PracticePageTest::nothingLiesOverTheGame_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 616);
    QTest::newRow("plain") << QSize(1280, 776);
    QTest::newRow("large") << QSize(1920, 1056);
}

// The papers leave every card, name and count to be seen, before and after the answer.
void PracticePageTest::nothingLiesOverTheGame() {
    QFETCH(QSize, size);
    Somebody somebody({reviewOfTheDesign(), reviewed(4, 12)}, size);
    somebody.page.open(Desk::Exercises);
    for (int i = 0; i < 12; ++i) {
        if (i == 8)
            somebody.page.open(Desk::Mistakes);
        for (bool answered : {false, true}) {
            if (answered)
                somebody.page.showAnswer();
            QVERIFY(waitUntil([&] { return somebody.page.table()->isSettled(); }));
            const QRect paper = somebody.page.slip()->paper();
            QVERIFY(somebody.page.table()->rect().contains(paper));
            const auto seen = somebody.page.table()->seen();
            for (const table::Sprite& sprite : seen.picture.sprites) {
                const bool held = sprite.place == table::Sprite::Place::Hand ||
                                  sprite.place == table::Sprite::Place::Trick ||
                                  sprite.place == table::Sprite::Place::Public ||
                                  sprite.place == table::Sprite::Place::Open;
                if (held && sprite.rect().toRect().intersects(paper))
                    qWarning() << i << answered << sprite.face << sprite.rect() << paper;
                QVERIFY(!held || !sprite.rect().toRect().intersects(paper));
            }
            for (const table::TrickTag& tag : table::trickTags(seen, seen.scene.trick, seen.picture.sprites))
                QVERIFY2(!tag.rect.intersects(paper), qPrintable(tag.words));
            for (int seat = 0; seat < seen.scene.seats(); ++seat)
                QVERIFY(!seen.plate(seat).intersects(paper));
            if (!somebody.page.lastTrick()->isHidden())
                QVERIFY(!somebody.page.lastTrick()->geometry().intersects(paper));
        }
        somebody.next();
        if (somebody.page.stage() != Stage::Asked)
            break;
    }
    // All of the panel lies in it, below one another.
    const PracticePanel& panel = *somebody.page.panel();
    QVERIFY(panel.rect().contains(panel.themes()->geometry()));
    QVERIFY(panel.themes()->geometry().bottom() < panel.showButton()->geometry().bottom());
    QVERIFY(panel.rect().contains(panel.calendar()->geometry()));
}

VERSICOLA_WINDOW_TEST(PracticePageTest)
#include "test_practice_page.moc"
