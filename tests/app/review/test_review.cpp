// A hand watched: every stop on the way is the same as stood at anew, whatever the way there.
#include "support/random_hands.h"
#include "text/lesson_words.h"
#include "watching.h"

#include "desktop/review/review_words.h"
#include "support/many/one_of_many.h"

using namespace minchiate;
using namespace review;
using support::kDresden;
using support::Watching;
using Step = StepButton::Step;

namespace {

// What lies on the table, in one text: what two ways to the same stop are compared by.
QString pictureOf(const minchiate_table::TableState& s) {
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
        for (const minchiate_table::PublicGroup& group : s.shown[seat])
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
    QCOMPARE(stops[1].stage, int(kRobbed));
    QCOMPARE(stops[2].stage, int(kDealt));
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
        for (const auto& comment : reader.page.reading().hand.comments) {
            const QString words = text::annotationText(reader.page.reading().hand, comment, nullptr,
                                                       {text::seatNames(), {}, true});
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
    for (const auto& comment : reader.page.reading().hand.comments)
        all.push_back(comment.at);
    QCOMPARE(told, all);
    reader.page.step(Step::TrickBack);
    QCOMPARE(reader.page.showing()->stop().trick, kTricks);
}

void ReviewTest::everyAlternativeSaysItsWords() {
    Watching reader;
    reader.open(kDresden);
    int seen = 0;
    const auto hand = reader.page.reading().hand;
    for (const auto& comment : hand.comments)
        for (const auto& other : comment.alternatives) {
            const int stop = stopAfter(reader.page.showing()->stops(), comment.at);
            reader.goTo(stop);
            auto* button = reader.button(QString(whatIfWords(other.instead.front())).remove(u'&'));
            QVERIFY(button);
            reader.click(*button);
            QVERIFY(reader.page.isOn<OtherLine>());
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
            QVERIFY(reader.page.isOn<AsPlayed>());
            QCOMPARE(reader.page.showing()->at(), stop);
            ++seen;
        }
    QVERIFY(seen >= 5);
}

VERSICOLA_WINDOW_TEST(ReviewTest)
#include "test_review.moc"
