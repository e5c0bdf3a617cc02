// What comments on a hand claim of strong play is what strong play says, and no comment is longer than a
// glance.
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "minchiate/lessons/weighing.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "text/lesson_words.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace minchiate;
using namespace minchiate_lessons;

class TestWeighing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyClaimHolds_data();
    void everyClaimHolds();
    void anOverclaimIsFound();
    void aDecisionIsWeighedFromItsSeat();
    void commentsAreShort();
    void ourOwnHandsAreWhatTheyAreCalled();

private:
    [[nodiscard]] const AnnotatedHand& handOf(const QString& id) const;

    Ladder ladder_;
};

void TestWeighing::initTestCase() {
    const auto loaded = loadLadder(RESOURCES);
    if (const auto* error = std::get_if<FileError>(&loaded))
        QFAIL(qPrintable(error->file + ": " + text::explain(error->error, text::seatNames())));
    ladder_ = std::get<Ladder>(loaded);
}

const AnnotatedHand& TestWeighing::handOf(const QString& id) const {
    return *std::ranges::find(ladder_.hands, id, &AnnotatedHand::id);
}

void TestWeighing::everyClaimHolds_data() {
    QTest::addColumn<int>("index");
    int claims = 0;
    for (std::size_t i = 0; i < ladder_.hands.size(); ++i) {
        for (const Comment& comment : ladder_.hands[i].comments)
            claims += static_cast<int>(comment.claims.size());
        QTest::newRow(qPrintable(ladder_.hands[i].id)) << static_cast<int>(i);
    }
    QVERIFY(claims >= 20);
}

void TestWeighing::everyClaimHolds() {
    QFETCH(int, index);
    QStringList found;
    for (const LessonError& fault : overclaims(ladder_.hands[static_cast<std::size_t>(index)]))
        found << text::explain(fault, text::seatNames());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestWeighing::anOverclaimIsFound() {
    AnnotatedHand hand = handOf(QStringLiteral("six-versicole"));
    auto comment = std::ranges::find_if(hand.comments, [](const Comment& c) { return !c.claims.empty(); });
    QVERIFY(comment != hand.comments.end());
    std::swap(comment->claims.front().better, comment->claims.front().than);
    hand.comments = {*comment};
    const auto faults = overclaims(hand);
    QCOMPARE(faults.size(), std::size_t{1});
    QCOMPARE(faults.front().fault, LessonFault::Overclaimed);
    QVERIFY(text::explain(faults.front(), text::seatNames()).contains(QStringLiteral("S:discard")));
    // A claim of what the rules do not allow is found without any thinking.
    hand.comments.front().claims.front().better = {Seat::S, Play{kFool}};
    QVERIFY(!faultsOf(hand).empty());
}

// The weighing player sees what the seat saw: other hands exchanged change nothing.
void TestWeighing::aDecisionIsWeighedFromItsSeat() {
    const AnnotatedHand& hand = handOf(QStringLiteral("five-deaths"));
    const Weighing quick{"player", 1, 1, 0.2};
    const Decision decision = decisionAt(hand.deal, hand.actions, 36, quick);
    QVERIFY(decision.done == hand.actions[36]);
    QVERIFY(decision.considered.size() >= 2);
    QVERIFY(decision.pointsOf(decision.done));
    const Decision again = decisionAt(hand.deal, hand.actions, 36, quick);
    for (std::size_t i = 0; i < decision.considered.size(); ++i)
        QCOMPARE(again.considered[i].points, decision.considered[i].points);
    // Where there is nothing to choose there is nothing to weigh.
    QVERIFY(decisionAt(hand.deal, hand.actions, static_cast<int>(hand.actions.size()) - 1, quick)
                .considered.empty());
}

void TestWeighing::commentsAreShort() {
    static const QRegularExpression word(QStringLiteral("[\\w’'-]+"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    const text::Teller teller{text::seatNames(), Seat::S, true};
    const auto count = [](const QString& text) {
        int words = 0;
        for (auto found = word.globalMatch(text); found.hasNext(); found.next())
            ++words;
        return words;
    };
    for (const AnnotatedHand& hand : ladder_.hands)
        for (const Comment& comment : hand.comments) {
            const QString told = text::annotationText(hand, comment, nullptr, teller);
            QVERIFY2(!told.contains(u'{'), qPrintable(told));
            if (hand.id == QStringLiteral("dresden-1798")) // its deal has more to tell
                continue;
            QVERIFY2(count(told) <= lessons::kMostWords, qPrintable(told));
            for (const Alternative& other : comment.alternatives)
                QVERIFY(count(text::annotationText(hand, comment, &other, teller)) <= lessons::kMostWords);
        }
}

// The one is won on versicole against the deaths, the other on deaths against the better start.
void TestWeighing::ourOwnHandsAreWhatTheyAreCalled() {
    const auto died = [](const Hand& hand, Side side) {
        return std::ranges::count_if(hand.tally().marks(), [side](const Mark& mark) {
            return mark.cause == Cause::Death && mark.side == side;
        });
    };
    const AnnotatedHand& six = handOf(QStringLiteral("six-versicole"));
    const Hand versicole = fold(six.deal, six.actions).hand;
    QCOMPARE(versicole.result()->count[Side::NS].versicole.size(), std::size_t{6});
    QVERIFY(versicole.result()->net > 0);
    QVERIFY(died(versicole, Side::NS) < died(versicole, Side::EW));
    const AnnotatedHand& five = handOf(QStringLiteral("five-deaths"));
    const Hand deaths = fold(five.deal, five.actions).hand;
    QCOMPARE(died(deaths, Side::EW), 5);
    QVERIFY(deaths.result()->net < 0);
    for (const AnnotatedHand* hand : {&six, &five})
        QVERIFY(hand->comments.size() >= 20 && hand->comments.size() <= 35);
}

VERSICOLA_WINDOW_TEST(TestWeighing)
#include "test_weighing.moc"
