// Other cards than those of the hand: tried, played on and compared; a seat taken; thinking never holds the
// window up.
#include "support/many/one_of_many.h"
#include "watching.h"

using namespace minchiate;
using namespace review;
using support::kDresden;
using support::waitUntil;
using support::Watching;
using Step = StepButton::Step;

class ReviewTrialTest : public QObject {
    Q_OBJECT
private slots:
    void anotherCardIsPlayedOnAndCompared();
    void comparedIsSignedForWhoDidOtherwise();
    void theSameCardIsNoTrial();
    void illegalCardsAreRefused();
    void aSeatPlayedThroughByMouse();
    void aSeatIsLeftWhateverItIsAsked();
    void thinkingDoesNotBlock();
};

void ReviewTrialTest::anotherCardIsPlayedOnAndCompared() {
    Watching reader;
    reader.open(kDresden);
    const auto& actions = reader.page.reading().hand.actions;
    for (int made : {9, 24, 40, 56, 70, 84}) {
        const int stop = stopAfter(reader.page.showing()->stops(), made);
        reader.goTo(stop);
        const auto due = reader.page.showing()->cardDue();
        QVERIFY(due);
        const Card then = std::get<Play>(actions[static_cast<std::size_t>(made)].what).card;
        CardSet others = std::get<PlayChoice>(due->among).cards;
        others.erase(then);
        if (others.empty())
            continue;
        reader.click(others.last());
        QVERIFY(reader.page.isOn<Trial>());
        QVERIFY(waitUntil([&] { return !reader.page.playOn()->running(); }));
        QVERIFY(reader.settled());
        const auto both = outcomeOf(reader.page.reading(), reader.page.showing()->line());
        QVERIFY(both);
        QCOMPARE(both->side, sideOf(due->seat));
        const Hand was = fold(reader.page.reading().hand.deal, actions).hand;
        QVERIFY(both->was == endingOf(was));
        // The end that is told is the end of what was played.
        const Line& line = reader.page.showing()->line();
        QVERIFY(std::equal(line.actions.begin(), line.actions.begin() + made, actions.begin()));
        QVERIFY((line.actions[static_cast<std::size_t>(made)] == Action{due->seat, Play{others.last()}}));
        QVERIFY(both->now == endingOf(fold(line.deal, line.actions).hand));
        QVERIFY(!fold(line.deal, line.actions).refusal);
        reader.click(*reader.button(QStringLiteral("How does it end?")));
        QVERIFY(reader.settled());
        QVERIFY2(reader.words().contains(QStringLiteral("As it was played")), qPrintable(reader.words()));
        reader.click(*reader.button(QStringLiteral("See the count")));
        QVERIFY(reader.page.countPage()->isVisible());
        reader.page.countPage()->revealAll();
        reader.page.countPage()->nextButton()->click();
        QVERIFY(!reader.page.countPage()->isVisible());
        reader.click(*reader.button(QStringLiteral("Back to the hand")));
        QVERIFY(reader.settled());
        QCOMPARE(reader.page.showing()->at(), stop);
    }
    // A card of a trial may be another one again, and step by step it is seen as it is found.
    reader.goTo(stopAfter(reader.page.showing()->stops(), 40));
    const auto choose = [&] {
        const auto due = reader.page.showing()->cardDue();
        const CardSet legal = std::get<PlayChoice>(due->among).cards;
        reader.click(legal.first());
        return Action{due->seat, Play{legal.first()}};
    };
    const int stop = reader.page.showing()->at();
    const auto made = static_cast<std::size_t>(reader.page.showing()->stop().made);
    const Action chosen = choose();
    QVERIFY(waitUntil([&] { return !reader.page.playOn()->running(); }));
    QVERIFY(reader.page.showing()->line().actions[made] == chosen);
    for (int i = 0; i < 5; ++i) {
        const int before = reader.page.showing()->at();
        reader.page.step(Step::CardOn);
        QVERIFY(reader.settled());
        QVERIFY(reader.page.showing()->at() > before);
    }
    reader.page.backToHand();
    QVERIFY(reader.settled());
    QCOMPARE(reader.page.showing()->at(), stop);
}

void ReviewTrialTest::comparedIsSignedForWhoDidOtherwise() {
    const auto hand = support::annotatedHand(kDresden);
    // The king of cups in trick 17: 35 points better for East and West, and still 2 resti.
    for (const auto& comment : hand.comments)
        for (const auto& other : comment.alternatives)
            if (other.instead.front() == Action{Seat::W, Play{king(Suit::Cups)}}) {
                const auto line = lessons::continued(hand, other);
                QVERIFY(line);
                const Hand was = fold(hand.deal, hand.actions).hand, now = *line->end.hand();
                QCOMPARE(compared(was, now, Side::EW).gain, std::optional(35));
                QCOMPARE(compared(was, now, Side::NS).gain, std::optional(-35));
                QCOMPARE(compared(was, now, Side::EW).now.resti, -2);
                QCOMPARE(compared(was, was, Side::EW).gain, std::optional(0));
                return;
            }
    QFAIL("the hand has no such line");
}

void ReviewTrialTest::theSameCardIsNoTrial() {
    Watching reader;
    reader.open(kDresden);
    const int stop = stopAfter(reader.page.showing()->stops(), 30);
    reader.goTo(stop);
    reader.click(std::get<Play>(reader.page.reading().hand.actions[30].what).card);
    QVERIFY(reader.settled());
    QVERIFY(reader.page.isOn<AsPlayed>());
    QCOMPARE(reader.page.showing()->at(), stop + 1);
}

void ReviewTrialTest::illegalCardsAreRefused() {
    Watching reader;
    reader.open(kDresden);
    for (int made = 20; made < 60; ++made) {
        const int stop = stopAfter(reader.page.showing()->stops(), made);
        reader.goTo(stop);
        const auto due = reader.page.showing()->cardDue();
        const Hand now = handAfter(reader.page.showing()->line(), made);
        const CardSet illegal =
            due ? now.held(due->seat) - std::get<PlayChoice>(due->among).cards : CardSet{};
        if (illegal.empty())
            continue;
        reader.click(illegal.first());
        QVERIFY(reader.page.isOn<AsPlayed>());
        QCOMPARE(reader.page.showing()->at(), stop);
        QVERIFY(reader.page.table()->seen().open()); // and may choose again
        return;
    }
    QFAIL("no card was illegal");
}

void ReviewTrialTest::aSeatPlayedThroughByMouse() {
    Watching reader;
    reader.open(kDresden);
    const auto& actions = reader.page.reading().hand.actions;
    for (Seat seat : {Seat::S, Seat::W}) {
        reader.page.takeSeat(seat);
        int asked = 0, same = 0, real = 0;
        auto* table = reader.page.table();
        const auto atQuestion = [&] { return table->seen().open() && table->director().idle(); };
        const auto over = [&] { return reader.page.showing()->stop().of == Stop::Of::Count; };
        for (;;) {
            QVERIFY(waitUntil([&] {
                return atQuestion() || (over() && !reader.page.showing()->moving()) ||
                       (reader.button(QStringLiteral("Go on")) && !reader.page.showing()->moving());
            }));
            if (over())
                break;
            if (auto* on = reader.button(QStringLiteral("Go on"))) {
                reader.click(*on);
                continue;
            }
            // Nothing is seen that was not seen then.
            for (Seat other : kSeats)
                QVERIFY(other == seat || table->state().open[other].empty() ||
                        ((table->state().fallen >> index(other)) & 1));
            const Choice choice = *table->state().asked;
            QCOMPARE(choice.chooser, seat);
            const auto made = static_cast<std::size_t>(reader.page.showing()->stop().made);
            const Action& then = actions[made];
            ++asked;
            if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
                // Every other time what was played then, else another where there is one.
                Card card = std::get<Play>(then.what).card;
                const CardSet others = play->cards - CardSet(card);
                real += play->cards.size() > 1;
                if (asked % 2 == 0 && !others.empty())
                    card = others.first();
                else
                    same += play->cards.size() > 1;
                reader.click(card);
            } else if (table->state().discarding()) {
                ++real;
                ++same;
                for (Card c : std::get<Discard>(then.what).cards)
                    reader.click(c);
                reader.click(*table->papers().strip()->button(0));
            } else {
                ++real; // says nothing
                same += std::get<Declare>(then.what).shown.empty();
                reader.click(*table->papers().strip()->button(0));
            }
        }
        QVERIFY(asked >= kTricks);
        const Choices& choices = std::get<TakenSeat>(reader.page.reading().way).choices;
        QCOMPARE(choices.asked, real);
        QCOMPARE(choices.same, same);
        QVERIFY(same < real);
        reader.click(*reader.button(QStringLiteral("Leave the seat")));
        QVERIFY(reader.settled());
        QVERIFY(reader.page.isOn<AsPlayed>());
    }
}

// While the computer's players think out a whole hand the window goes on: no turn of its loop waits for them.
// A cut, a discard or a declaration is what nobody who only watches is asked.
void ReviewTrialTest::aSeatIsLeftWhateverItIsAsked() {
    Watching reader;
    reader.open(kDresden);
    int other = 0; // than a card to play
    for (Seat seat : kSeats) {
        reader.page.takeSeat(seat);
        QVERIFY(waitUntil([&] { return reader.page.table()->seen().open(); }));
        other += !std::holds_alternative<PlayChoice>(reader.page.table()->state().asked->among);
        reader.click(*reader.button(QStringLiteral("Leave the seat")));
        QVERIFY(reader.settled());
        QVERIFY(reader.page.isOn<AsPlayed>());
    }
    QVERIFY(other > 0);
}

void ReviewTrialTest::thinkingDoesNotBlock() {
    Watching reader;
    reader.open(kDresden);
    reader.page.setLevel(QStringLiteral("master"));
    reader.goTo(stopAfter(reader.page.showing()->stops(), 10));
    const auto due = reader.page.showing()->cardDue();
    const Card then = std::get<Play>(reader.page.reading().hand.actions[10].what).card;
    reader.click((std::get<PlayChoice>(due->among).cards - CardSet(then)).first());
    QVERIFY(reader.page.playOn()->running());
    // Time that the window's own thread spends, whatever else the machine does.
    std::vector<double> turns;
    while (reader.page.playOn()->running()) {
        timespec before{}, after{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
        turns.push_back((after.tv_sec - before.tv_sec) * 1e3 + (after.tv_nsec - before.tv_nsec) / 1e6);
        QThread::msleep(1);
    }
    std::ranges::sort(turns);
    QVERIFY(turns.size() > 10); // it was not done in a few turns
    qInfo("turns of the loop: %zu, median %.2f ms, longest %.1f ms", turns.size(), turns[turns.size() / 2],
          turns.back());
    QVERIFY(turns[turns.size() * 99 / 100] < 16);
}

VERSICOLA_WINDOW_TEST(ReviewTrialTest)
#include "test_review_trial.moc"
