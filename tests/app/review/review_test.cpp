// A hand watched: every stop on the way is the same as stood at anew, other lines and cards come to their
// words, a seat is played through by mouse, and thinking never holds the window up.
#include "lesson_words.h"
#include "numbered_deal.h"
#include "random_hands.h"
#include "referee.h"
#include "watching.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QSignalSpy>

using namespace minchiate;
using namespace review;
using support::waitUntil;
using support::Watching;
using Step = StepButton::Step;

namespace {

const QString kDresden = QStringLiteral("dresden-1798");

// What lies on the table, in one text: what two ways to the same stop are compared by.
QString pictureOf(const table::TableState& s) {
    QStringList parts;
    const auto note = [&](const QString& name, const QString& value) { parts << name + u'=' + value; };
    const auto set = [](CardSet cards) { return QString::fromStdString(codes(cards)); };
    // Between the last discard and the first card the table itself makes no difference.
    if (s.trickNumber > 0)
        note(QStringLiteral("phase"), QString::number(static_cast<int>(s.phase)));
    note(QStringLiteral("hand"), set(s.cards));
    for (Seat seat : kSeats) {
        note(QStringLiteral("open"), set(s.open[seat]));
        note(QStringLiteral("count"), QString::number(s.counts[seat]));
        note(QStringLiteral("discards"), QString::number(s.discards[seat]));
        CardSet shown;
        for (const table::PublicGroup& group : s.shown[seat])
            shown |= setOf(group.cards);
        note(QStringLiteral("shown"), set(shown));
    }
    CardSet trick;
    for (const auto& play : s.trick.plays)
        trick.insert(play.card);
    note(QStringLiteral("trick"), set(trick));
    note(QStringLiteral("number"), QString::number(s.trickNumber));
    for (Side side : kSides)
        note(QStringLiteral("pile"), QString::number(s.captured[side]));
    note(QStringLiteral("net"), QString::number(s.net));
    note(QStringLiteral("paid"), QString::number(s.paid));
    note(QStringLiteral("marks"), QString::number(s.marks.size()));
    note(QStringLiteral("fola"), QString::number(s.fola));
    note(QStringLiteral("pack"), QString::number(s.pack));
    note(QStringLiteral("fallen"), QString::number(s.fallen));
    note(QStringLiteral("fool"), s.foolDebt ? QString::number(index(*s.foolDebt)) : QString());
    return parts.join(u' ');
}

records::HandRecord playedHand(quint64 number) {
    records::HandRecord record;
    const auto hand = support::randomHand(number);
    record.deal = hand.deal;
    record.actions = hand.actions;
    return record;
}

} // namespace

class ReviewTest : public QObject {
    Q_OBJECT
private slots:
    void everyStopOnTheWayIsThatStopAnew();
    void strangeHandsToo();
    void hurriedReadersSeeTheSame();
    void stopsTellTheStages();
    void stepsByTricksStopAtComments();
    void everyAlternativeSaysItsWords();
    void anotherCardIsPlayedOnAndCompared();
    void comparedIsSignedForWhoDidOtherwise();
    void theSameCardIsNoTrial();
    void illegalCardsAreRefused();
    void aSeatPlayedThroughByMouse();
    void keysStepAndChoose();
    void everythingThatTakesTheFocusHasAName();
    void folaAndTricksAreLookedAt();
    void linksAreTold();
    void thinkingDoesNotBlock();
};

void ReviewTest::everyStopOnTheWayIsThatStopAnew() {
    Watching reader;
    reader.open(kDresden);
    for (const Sight& sight : {Sight{Seat::S, true}, Sight{Seat::E, false}}) {
        reader.page.setSight(sight);
        QStringList anew;
        for (int stop = 0; stop <= reader.last(); ++stop) {
            reader.goTo(stop);
            anew << pictureOf(reader.page.table()->state());
        }
        reader.goTo(0);
        for (int stop = 1; stop <= reader.last(); ++stop) {
            reader.page.step(Step::CardOn);
            QVERIFY(reader.settled());
            QCOMPARE(reader.page.showing()->at(), stop);
            QCOMPARE(pictureOf(reader.page.table()->state()), anew[stop]);
        }
        for (int stop = reader.last() - 1; stop >= 0; --stop) {
            reader.page.step(Step::CardBack);
            QVERIFY(reader.settled());
            QCOMPARE(pictureOf(reader.page.table()->state()), anew[stop]);
        }
        reader.page.step(Step::TrickOn); // and by tricks
        while (reader.page.showing()->at() < reader.last()) {
            QVERIFY(reader.settled());
            QCOMPARE(pictureOf(reader.page.table()->state()), anew[reader.page.showing()->at()]);
            reader.page.step(Step::TrickOn);
        }
    }
}

// Hands by chance: many robbed cards, every switch, falls, the Fool kept and lost.
void ReviewTest::strangeHandsToo() {
    Watching reader;
    for (quint64 number = 1; number <= 8; ++number) {
        reader.page.showHand(playedHand(number), {}, QStringLiteral("A hand by chance"));
        QVERIFY(reader.settled());
        const Sight sight{static_cast<Seat>(number % 4), number % 3 != 0};
        reader.page.setSight(sight);
        QStringList anew;
        for (int stop = 0; stop <= reader.last(); ++stop) {
            reader.goTo(stop);
            anew << pictureOf(reader.page.table()->state());
        }
        reader.goTo(0);
        for (int stop = 1; stop <= reader.last(); ++stop) {
            reader.page.step(Step::CardOn);
            QVERIFY(reader.settled());
            if (pictureOf(reader.page.table()->state()) != anew[stop])
                qInfo("hand %d, stop %d of %d", int(number), stop, reader.last());
            QCOMPARE(pictureOf(reader.page.table()->state()), anew[stop]);
        }
    }
}

// Keys pressed faster than the table plays, while cards are on their way: what comes to rest is that stop.
void ReviewTest::hurriedReadersSeeTheSame() {
    Watching reader;
    reader.open(kDresden);
    QStringList anew;
    for (int stop = 0; stop <= reader.last(); ++stop) {
        reader.goTo(stop);
        anew << pictureOf(reader.page.table()->state());
    }
    table::Habits habits;
    habits.tempo = {0.3, 60, false, true};
    reader.page.setHabits(habits);
    tricks::Random random(5);
    constexpr std::array steps{Step::First,  Step::TrickBack, Step::CardBack, Step::CardOn,
                               Step::CardOn, Step::TrickOn,   Step::TrickOn,  Step::Last};
    for (int round = 0; round < 25; ++round) {
        for (auto presses = 1 + random.below(6); presses > 0; --presses) {
            reader.page.step(steps[random.below(steps.size())]);
            if (random.below(2) == 0)
                QTest::qWait(static_cast<int>(random.below(80)));
        }
        QVERIFY(reader.settled());
        QCOMPARE(pictureOf(reader.page.table()->state()), anew[reader.page.showing()->at()]);
    }
}

void ReviewTest::stopsTellTheStages() {
    const auto hand = support::annotatedHand(kDresden);
    const Line line{hand.deal, hand.actions};
    const auto stops = stopsOf(line);
    QCOMPARE(stops[0].of, Stop::Of::Start);
    QCOMPARE(stops[1].of, Stop::Of::Robbed);
    QCOMPARE(stops[2].of, Stop::Of::Dealt);
    QCOMPARE(stops[3].made, 1);
    QCOMPARE(std::ranges::count(stops, Stop::Of::Trick, &Stop::of), kTricks);
    QCOMPARE(stops.back().of, Stop::Of::Count);
    for (std::size_t i = 1; i < stops.size(); ++i)
        QVERIFY(stops[i].made >= stops[i - 1].made);
    for (int made = 1; made <= static_cast<int>(hand.actions.size()); ++made)
        QCOMPARE(stops[static_cast<std::size_t>(stopAfter(stops, made))].made, made);
    // A hand broken off has no count.
    const Line half{hand.deal, {hand.actions.begin(), hand.actions.begin() + 20}};
    QVERIFY(stopsOf(half).back().of != Stop::Of::Count);
    QCOMPARE(stopsOf(half).back().made, 20);
}

void ReviewTest::stepsByTricksStopAtComments() {
    Watching reader;
    reader.open(kDresden);
    std::vector<int> told;
    const auto note = [&] {
        for (const auto& comment : reader.page.hand().comments) {
            const QString words =
                text::annotationText(reader.page.hand(), comment, nullptr, {text::seatNames(), {}, true});
            // Rich words: only the first few are compared, before any link.
            if (reader.page.showing()->stop().made == comment.at &&
                reader.words()
                    .remove(QRegularExpression(QStringLiteral("<[^>]*>")))
                    .contains(words.left(12).toHtmlEscaped()) &&
                (told.empty() || told.back() != comment.at))
                told.push_back(comment.at);
        }
    };
    note();
    while (reader.page.showing()->at() < reader.last()) {
        reader.page.step(Step::TrickOn);
        QVERIFY(reader.settled());
        note();
    }
    std::vector<int> all;
    for (const auto& comment : reader.page.hand().comments)
        all.push_back(comment.at);
    QCOMPARE(told, all);
    reader.page.step(Step::TrickBack);
    QCOMPARE(reader.page.showing()->stop().trick, kTricks);
}

void ReviewTest::everyAlternativeSaysItsWords() {
    Watching reader;
    reader.open(kDresden);
    int seen = 0;
    const auto hand = reader.page.hand();
    for (const auto& comment : hand.comments)
        for (const auto& other : comment.alternatives) {
            const int stop = stopAfter(reader.page.showing()->stops(), comment.at);
            reader.goTo(stop);
            auto* button = reader.button(QString(whatIfWords(other.instead.front())).remove(u'&'));
            QVERIFY(button);
            reader.click(*button);
            QCOMPARE(reader.page.mode(), ReviewPage::Mode::WhatIf);
            QVERIFY(reader.settled());
            const QString words = text::annotationText(hand, comment, &other, {text::seatNames(), {}, true});
            QVERIFY(!words.contains(u'{'));
            const QString plain = reader.words().remove(QRegularExpression(QStringLiteral("<[^>]*>")));
            QVERIFY2(plain.contains(words.toHtmlEscaped()), qPrintable(plain));
            // What is on the table is the other line's.
            const auto made = static_cast<std::size_t>(reader.page.showing()->stop().made);
            QVERIFY(made >= static_cast<std::size_t>(other.at) + other.instead.size());
            reader.click(*reader.button(QStringLiteral("Back to the hand")));
            QVERIFY(reader.settled());
            QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
            QCOMPARE(reader.page.showing()->at(), stop);
            ++seen;
        }
    QVERIFY(seen >= 5);
}

void ReviewTest::anotherCardIsPlayedOnAndCompared() {
    Watching reader;
    reader.open(kDresden);
    const auto& actions = reader.page.hand().actions;
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
        QCOMPARE(reader.page.mode(), ReviewPage::Mode::Trial);
        QVERIFY(waitUntil([&] { return !reader.page.playOn()->running(); }));
        QVERIFY(reader.settled());
        const auto both = reader.page.outcome();
        QVERIFY(both);
        QCOMPARE(both->side, sideOf(due->seat));
        const Hand was = fold(reader.page.hand().deal, actions).hand;
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
        reader.click(legal.size() > 1 ? legal.first() : legal.last());
    };
    choose();
    QVERIFY(waitUntil([&] { return !reader.page.playOn()->running(); }));
    for (int i = 0; i < 5; ++i) {
        reader.page.step(Step::CardOn);
        QVERIFY(reader.settled());
    }
    reader.page.backToHand();
    QVERIFY(reader.settled());
}

void ReviewTest::comparedIsSignedForWhoDidOtherwise() {
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

void ReviewTest::theSameCardIsNoTrial() {
    Watching reader;
    reader.open(kDresden);
    const int stop = stopAfter(reader.page.showing()->stops(), 30);
    reader.goTo(stop);
    reader.click(std::get<Play>(reader.page.hand().actions[30].what).card);
    QVERIFY(reader.settled());
    QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
    QCOMPARE(reader.page.showing()->at(), stop + 1);
}

void ReviewTest::illegalCardsAreRefused() {
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
        QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
        QCOMPARE(reader.page.showing()->at(), stop);
        QVERIFY(reader.page.table()->isOpen()); // and may choose again
        return;
    }
    QFAIL("no card was illegal");
}

void ReviewTest::aSeatPlayedThroughByMouse() {
    Watching reader;
    reader.open(kDresden);
    const auto& actions = reader.page.hand().actions;
    for (Seat seat : {Seat::S, Seat::W}) {
        reader.page.takeSeat(seat);
        int asked = 0, same = 0, real = 0;
        auto* table = reader.page.table();
        const auto atQuestion = [&] { return table->isOpen() && table->director().idle(); };
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
                reader.click(*table->promptStrip()->button(0));
            } else {
                ++real; // says nothing
                same += std::get<Declare>(then.what).shown.empty();
                reader.click(*table->promptStrip()->button(0));
            }
        }
        QVERIFY(asked >= kTricks);
        QCOMPARE(reader.page.choices().asked, real);
        QCOMPARE(reader.page.choices().same, same);
        QVERIFY(same < real);
        reader.click(*reader.button(QStringLiteral("Leave the seat")));
        QVERIFY(reader.settled());
        QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
    }
}

void ReviewTest::keysStepAndChoose() {
    Watching reader;
    reader.open(kDresden);
    reader.page.focusFirst();
    const auto at = [&] { return reader.page.showing()->at(); };
    reader.key(Qt::Key_Right);
    QCOMPARE(at(), 1);
    reader.key(Qt::Key_End);
    QCOMPARE(at(), reader.last());
    reader.key(Qt::Key_PageUp);
    QCOMPARE(reader.page.showing()->stop().of, Stop::Of::Trick);
    reader.key(Qt::Key_Left);
    reader.key(Qt::Key_Home);
    QCOMPARE(at(), 0);
    QVERIFY(reader.settled());
    reader.page.focusFirst();
    reader.key(Qt::Key_Return); // the main button
    QVERIFY(at() > 0);
    // The table's own keys step as well, until a card is to be chosen by them.
    reader.goTo(stopAfter(reader.page.showing()->stops(), 40));
    reader.page.table()->setFocus();
    const int before = at();
    reader.key(Qt::Key_Space);
    QVERIFY(reader.settled());
    QCOMPARE(at(), before + 1);
    reader.key(Qt::Key_Left);
    QVERIFY(reader.settled());
    QCOMPARE(at(), before);
    reader.button(QStringLiteral("Try another card"))->click();
    QVERIFY(reader.page.table()->hasFocus());
    reader.key(Qt::Key_Escape);
    QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
    reader.button(QStringLiteral("Try another card"))->click();
    const Card then = std::get<Play>(reader.page.hand().actions[40].what).card;
    reader.key(Qt::Key_Home);
    for (int i = 0; i < 40 && reader.page.mode() == ReviewPage::Mode::Watch; ++i) {
        const auto things = reader.page.table()->things();
        const auto focused = std::ranges::find_if(things, &table::TableThing::focused);
        QVERIFY(focused != things.end());
        const Card card{static_cast<std::uint8_t>(focused->key)};
        if (card != then && reader.page.table()->state().legal().contains(card))
            reader.key(Qt::Key_Return);
        else
            reader.key(Qt::Key_Right);
    }
    QCOMPARE(reader.page.mode(), ReviewPage::Mode::Trial);
    // Esc goes back by one: to the hand, and out.
    QSignalSpy closed(&reader.page, &ReviewPage::closed);
    reader.page.focusFirst();
    reader.key(Qt::Key_Escape);
    QCOMPARE(reader.page.mode(), ReviewPage::Mode::Watch);
    QCOMPARE(closed.size(), 0);
    reader.key(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void ReviewTest::everythingThatTakesTheFocusHasAName() {
    Watching reader;
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 71));
    int seen = 0;
    for (const QWidget* widget : reader.page.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        ++seen;
    }
    QVERIFY(seen >= 12);
    QVERIFY(reader.page.bar()->rail()->accessibleDescription().contains(QStringLiteral("Trick 17")));
    QVERIFY(reader.page.lectern()->accessibleDescription().contains(QStringLiteral("West")));
}

void ReviewTest::folaAndTricksAreLookedAt() {
    Watching reader;
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 30));
    auto* peek = reader.page.findChild<peek::CardsPeek*>();
    QVERIFY(peek && !peek->isVisible());
    reader.click(*reader.page.table(), reader.page.table()->picture().piles[Side::NS].center());
    QVERIFY(peek->isVisible());
    peek->dismiss();
    reader.click(*reader.page.table(), reader.page.table()->picture().fola.center());
    QVERIFY(peek->isVisible());
    peek->dismiss();
    // Who sits at the table sees no more than was seen there.
    reader.page.setSight({Seat::E, false});
    QVERIFY(reader.settled());
    reader.click(*reader.page.table(), reader.page.table()->picture().fola.center());
    QVERIFY(!peek->isVisible());
}

void ReviewTest::linksAreTold() {
    Watching reader;
    const auto glossary = lessons::loadGlossary(QStringLiteral(":/rules/glossary.json"));
    QVERIFY(std::holds_alternative<lessons::Glossary>(glossary));
    reader.page.setGlossary(&std::get<lessons::Glossary>(glossary));
    reader.open(kDresden);
    reader.goTo(stopAfter(reader.page.showing()->stops(), 1));
    QVERIFY(reader.words().contains(QStringLiteral("term:fola")));
    QSignalSpy terms(&reader.page, &ReviewPage::termAsked), rules(&reader.page, &ReviewPage::ruleAsked);
    emit reader.page.lectern()->linkChosen(QStringLiteral("term:fola"));
    emit reader.page.lectern()->linkChosen(QStringLiteral("rule:M6.3"));
    QCOMPARE(terms.size(), 1);
    QCOMPARE(rules.first().first().toString(), QStringLiteral("M6.3"));
}

// While the computer's players think out a whole hand the window goes on: no turn of its loop waits for them.
void ReviewTest::thinkingDoesNotBlock() {
    Watching reader;
    reader.open(kDresden);
    reader.page.setLevel(QStringLiteral("master"));
    reader.goTo(stopAfter(reader.page.showing()->stops(), 10));
    const auto due = reader.page.showing()->cardDue();
    const Card then = std::get<Play>(reader.page.hand().actions[10].what).card;
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

QTEST_MAIN(ReviewTest)
#include "review_test.moc"
