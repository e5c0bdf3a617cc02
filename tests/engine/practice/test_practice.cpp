// Which mistakes are kept, what they are about, in what order they come back, and which answers are right.
#include "practice_hands.h"

#include "minchiate/practice/answering.h"
#include "support/many/one_of_many.h"
#include "support/table_text.h"

using namespace minchiate;
using namespace practice;
using namespace support;

namespace {

const QDate kStart(2026, 11, 20);

// The ids of what is due, in order.
QStringList due(const Book& book, QDate today) {
    QStringList ids;
    for (const Kept* kept : book.due(today))
        ids << kept->id;
    return ids;
}

Mistake mistakeIn(const Book& book, const QString& id) {
    const auto read = book.kept().at(id).mistake();
    if (!std::holds_alternative<Mistake>(read))
        qFatal("a position kept cannot be read");
    return std::get<Mistake>(read);
}

QString take(Book& book, const Made& made, QDate today = kStart) {
    book.takeIn(made.hand, made.review, today, today);
    return mistakeOf(made).id;
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private slots:
    void themes_data();
    void themes();
    void discardsAndDeclarationsAreThemes();

    void answersWithinAPointAreRight();
    void whatNobodyThoughtOfIsWeighed();
    void gradesOfTries();

    void onlyDearDecisionsAreTaken();
    void thePositionIsThatBeforeTheMistake();
    void aDecisionIsKeptOnce();
    void whatIsWeighedMoreDeeplyReplaces();
    void whatWasTakenOutStaysOut();
    void dueInOrder();
    void laterTodayIsLast();
    void belowFourIsAskedAgainToday();
    void theCalendar();
    void aClockThatWasWrongDoesNoHarm();
    void theBookHoldsSoMany();
};

void TestPractice::themes_data() {
    using advice::StakeKind;
    using players::ReasonKind;
    using Stakes = std::vector<advice::Stake>;
    QTest::addColumn<Stakes>("lost");
    QTest::addColumn<ReasonKind>("best");
    QTest::addColumn<ReasonKind>("done");
    QTest::addColumn<Theme>("theme");
    const advice::Stake ten{StakeKind::Counter, CardSet(trump(36)), {}, 12},
        three{StakeKind::Counter, CardSet(trump(3)), {}, 4},
        king{StakeKind::Counter, CardSet(minchiate::king(Suit::Cups)), {}, 9},
        last{StakeKind::LastTrick, {}, {}, 10},
        run{StakeKind::Versicola, trumpRun(28, 40), VersicolaKind::Run, 15},
        cards{StakeKind::Cards, {}, {}, 20}, gain{StakeKind::LastTrick, {}, {}, -10};
    constexpr auto plain = ReasonKind::LeadsPlain;
    QTest::newRow("a counter") << Stakes{ten} << plain << plain << Theme::Counters;
    QTest::newRow("a king") << Stakes{king} << plain << plain << Theme::KingRule;
    QTest::newRow("the last trick") << Stakes{last, three} << plain << plain << Theme::LastTrick;
    QTest::newRow("several counters outweigh it")
        << Stakes{last, three, three, three} << plain << plain << Theme::Counters;
    QTest::newRow("a run") << Stakes{run, ten} << plain << plain << Theme::Versicole;
    QTest::newRow("cards name nothing: the better one's reason")
        << Stakes{cards} << ReasonKind::HangsKing << ReasonKind::RisksCounter << Theme::KingRule;
    QTest::newRow("or that of what was done")
        << Stakes{} << plain << ReasonKind::RisksCounter << Theme::Counters;
    QTest::newRow("gains name nothing") << Stakes{gain} << plain << plain << Theme::Other;
    QTest::newRow("nothing") << Stakes{} << plain << plain << Theme::Other;
}

void TestPractice::themes() {
    using Stakes = std::vector<advice::Stake>;
    QFETCH(Stakes, lost);
    QFETCH(players::ReasonKind, best);
    QFETCH(players::ReasonKind, done);
    QFETCH(Theme, theme);
    advice::Weighed weighed;
    weighed.done = action(u"S:play T1");
    weighed.options = {{action(u"S:play T2"), 9, 1, 1, 0, {best, {}}},
                       {weighed.done, 0, 1, 1, 9, {done, {}}}};
    weighed.lost = lost;
    QCOMPARE(themeOf(weighed), theme);
}

void TestPractice::discardsAndDeclarationsAreThemes() {
    advice::Weighed weighed;
    weighed.lost = {{advice::StakeKind::LastTrick, {}, {}, 10}};
    weighed.done = action(u"S:discard C2 C3");
    QCOMPARE(themeOf(weighed), Theme::Discards);
    weighed.done = action(u"S:declare");
    QCOMPARE(themeOf(weighed), Theme::Versicole);
}

void TestPractice::answersWithinAPointAreRight() {
    Mistake mistake = mistakeOf(madeMistake(3, 6));
    auto& weighed = mistake.decision.weighed;
    QVERIFY(weighed.options.size() >= 3);
    const Action best = weighed.best().action, third = weighed.options[2].action;
    QCOMPARE(verdictOn(mistake, best), Verdict::Right);
    QCOMPARE(verdictOn(mistake, weighed.done), Verdict::Wrong);
    QCOMPARE(verdictOn(mistake, third), Verdict::Wrong);
    QCOMPARE(rightAnswers(mistake), std::vector{best});
    // What cannot be told from the best is called as good in the review, and so it is here.
    weighed.asGood.push_back(third);
    QCOMPARE(verdictOn(mistake, third), Verdict::Right);
    QCOMPARE(rightAnswers(mistake), (std::vector{best, third}));
    weighed.options[1].points = weighed.best().points - 1;
    QCOMPARE(verdictOn(mistake, weighed.done), Verdict::Right);
    weighed.options[1].points = weighed.best().points - 1.01;
    QCOMPARE(verdictOn(mistake, weighed.done), Verdict::Wrong);
}

// North had the 39 in the last trick but one; it is asked again with the other card struck from the list.
void TestPractice::whatNobodyThoughtOfIsWeighed() {
    const auto hand = handWithMistakes();
    const Review review = weighed(hand, {80});
    Mistake mistake = positionOf(hand, review.at(80), kStart);
    QVERIFY(isMistake(mistake.weighed()));
    const Action best = mistake.weighed().best().action, done = mistake.weighed().done;
    std::erase_if(mistake.decision.weighed.options,
                  [&](const advice::Option& option) { return option.action == done; });
    QCOMPARE(verdictOn(mistake, done), Verdict::Unweighed);
    const auto more = weighedToo(mistake, done, 1);
    QVERIFY(more);
    QCOMPARE(verdictOn(*more, done), Verdict::Wrong);
    QCOMPARE(verdictOn(*more, best), Verdict::Right);
    QVERIFY(more->weighed().best().action == best);
    QVERIFY(!weighedToo(mistake, action(u"N:play T40"), 1)); // not North's to play
}

void TestPractice::gradesOfTries() {
    QCOMPARE(gradeFor(Verdict::Right, 0), std::optional(5));
    QCOMPARE(gradeFor(Verdict::Wrong, 0), std::nullopt);
    QCOMPARE(gradeFor(Verdict::Right, 1), std::optional(3));
    QCOMPARE(gradeFor(Verdict::Wrong, 1), std::optional(1));
}

void TestPractice::onlyDearDecisionsAreTaken() {
    Book book;
    take(book, madeMistake(1, 5));
    QVERIFY(book.kept().empty());
    take(book, madeMistake(1, 5.1));
    QCOMPARE(book.kept().size(), std::size_t{1});
}

void TestPractice::thePositionIsThatBeforeTheMistake() {
    const Made made = madeMistake(5, 9);
    const Mistake mistake = mistakeOf(made);
    QCOMPARE(mistake.before().size() + 1, mistake.hand.actions.size());
    const Folded folded = fold(mistake.hand.deal, mistake.before());
    QVERIFY(!folded.refusal);
    QVERIFY(folded.hand.choice()->seat == mistake.weighed().seat);
    QVERIFY(mistake.hand.actions.back() == mistake.weighed().done);
    // Whoever plays, and whatever the record is called, it is the same position.
    Made named = made;
    named.hand.names[Seat::S] = QStringLiteral("Ada");
    named.hand.title = QStringLiteral("A bad evening");
    QCOMPARE(mistakeOf(named).id, mistake.id);
    QCOMPARE(mistakeOf(named).hand.names[Seat::S], QStringLiteral("Ada"));
    Made otherRules = made;
    otherRules.hand.deal.rules.demon = !made.hand.deal.rules.demon;
    QVERIFY(mistakeOf(otherRules).id != mistake.id);
}

void TestPractice::aDecisionIsKeptOnce() {
    Book book;
    const Made made = madeMistake(1, 9);
    QCOMPARE(book.takeIn(made.hand, made.review, kStart, kStart), 1);
    const QString id = mistakeOf(made).id;
    QVERIFY(book.practised(id, kRightAtOnce, kStart));
    const Recall recall = book.kept().at(id).recall;
    QCOMPARE(book.takeIn(made.hand, made.review, kStart.addDays(1), kStart.addDays(1)), 0);
    QCOMPARE(book.kept().size(), std::size_t{1});
    QCOMPARE(book.kept().at(id).recall, recall);
    QCOMPARE(mistakeIn(book, id).date, kStart);
}

void TestPractice::whatIsWeighedMoreDeeplyReplaces() {
    Book book;
    const QString id = take(book, madeMistake(1, 9, kMore));
    take(book, madeMistake(1, 20, kLittle));
    QCOMPARE(mistakeIn(book, id).weighed().cost, 9.0); // not deeper
    QVERIFY(book.practised(id, kRightAtOnce, kStart));
    const Recall recall = book.kept().at(id).recall;
    take(book, madeMistake(1, 12, advice::kDeep), kStart.addDays(3));
    QCOMPARE(mistakeIn(book, id).weighed().cost, 12.0);
    QCOMPARE(mistakeIn(book, id).date, kStart);
    QCOMPARE(book.kept().at(id).recall, recall);
    // And where it was no mistake after all, it goes.
    advice::Effort deepest = advice::kDeep;
    ++deepest.worlds;
    take(book, madeMistake(1, 2, deepest), kStart.addDays(4));
    QVERIFY(book.kept().empty());
}

void TestPractice::whatWasTakenOutStaysOut() {
    Book book;
    const Made made = madeMistake(1, 9);
    const QString id = take(book, made);
    QVERIFY(book.practised(id, kSecondTry, kStart));
    const auto removed = book.remove(id);
    QVERIFY(removed && !book.remove(id));
    QVERIFY(book.kept().empty());
    QCOMPARE(book.takeIn(made.hand, made.review, kStart, kStart), 0);
    QVERIFY(!book.practised(id, kRightAtOnce, kStart));
    book.bringBack(*removed);
    QCOMPARE(book.kept().at(id).recall, removed->recall);
    QVERIFY(book.removed().empty());
}

void TestPractice::dueInOrder() {
    Book book;
    const QString cheap = take(book, madeMistake(1, 6)), dear = take(book, madeMistake(2, 30)),
                  earlier = take(book, madeMistake(3, 7), kStart.addDays(-1)),
                  tomorrow = take(book, madeMistake(4, 40), kStart.addDays(1));
    const QDate today = kStart.addDays(1);
    QCOMPARE(due(book, today), (QStringList{earlier, dear, cheap}));
    QCOMPARE(book.ahead(today).size(), std::size_t{1});
    QCOMPARE(book.ahead(today).front()->id, tomorrow);
    const auto themes = book.themes(today);
    QCOMPARE(themes.size(), kThemes.size());
    QCOMPARE(themes[static_cast<std::size_t>(Theme::Other)],
             (ThemeCount{Theme::Other, 3, 4}));              // made ones are of no theme
    QCOMPARE(themes.back(), (ThemeCount{Theme::Own, 0, 0})); // no mistake is of it
    QCOMPARE(themes.front(), (ThemeCount{Theme::KingRule, 0, 0}));
    QVERIFY(book.due(today, Theme::KingRule).empty());
    QCOMPARE(book.due(today, Theme::Other).size(), std::size_t{3});
}

void TestPractice::laterTodayIsLast() {
    Book book;
    const QString a = take(book, madeMistake(1, 30)), b = take(book, madeMistake(2, 20)),
                  c = take(book, madeMistake(3, 10));
    const QDate today = kStart.addDays(1);
    QVERIFY(book.putLast(a, today));
    QCOMPARE(due(book, today), (QStringList{b, c, a}));
    QVERIFY(book.putLast(b, today));
    QCOMPARE(due(book, today), (QStringList{c, a, b}));
    QVERIFY(!book.putLast(QStringLiteral("another"), today));
    QVERIFY(book.history().empty()); // no grade
    QCOMPARE(book.kept().at(a).recall, takenIn(kStart));
    // The next day nothing of it is left.
    QCOMPARE(due(book, today.addDays(1)), (QStringList{a, b, c}));
}

void TestPractice::belowFourIsAskedAgainToday() {
    Book book;
    const QString a = take(book, madeMistake(1, 30)), b = take(book, madeMistake(2, 20));
    const QDate today = kStart.addDays(1);
    QVERIFY(book.practised(a, kShown, today));
    QCOMPARE(due(book, today), (QStringList{b, a}));
    QCOMPARE(book.doneOn(today), 0);
    QVERIFY(book.practised(b, kRightAtOnce, today));
    QCOMPARE(book.doneOn(today), 1);
    const Recall recall = book.kept().at(a).recall;
    QCOMPARE(recall.due(), today.addDays(1));
    QVERIFY(book.practised(a, kSecondTry, today)); // not yet
    QCOMPARE(due(book, today), QStringList{a});
    QVERIFY(book.practised(a, kRightAtOnce, today));
    QVERIFY(book.due(today).empty());
    QCOMPARE(book.kept().at(a).recall, recall);
    QCOMPARE(book.history().at(today), (Day{1, 0, 1}));
    QCOMPARE(book.doneOn(today), 2);
    QCOMPARE(due(book, today.addDays(1)), QStringList({a, b}));
}

void TestPractice::theCalendar() {
    Book book;
    QVERIFY(!book.next(kStart));
    const QString a = take(book, madeMistake(1, 30)), b = take(book, madeMistake(2, 20));
    take(book, madeMistake(3, 10), kStart.addDays(3));
    QCOMPARE(book.next(kStart), std::optional(std::pair(kStart.addDays(1), 2)));
    const QDate today = kStart.addDays(2);
    QCOMPARE(book.coming(today, today.addDays(30)),
             (std::map<QDate, int>{{today, 2}, {kStart.addDays(4), 1}}));
    QCOMPARE(book.coming(today, today), (std::map<QDate, int>{{today, 2}}));
    QVERIFY(book.practised(a, kRightAtOnce, today) && book.practised(b, kSecondTry, today) &&
            book.practised(b, kRightAtOnce, today));
    QCOMPARE(book.next(today), std::optional(std::pair(today.addDays(1), 2)));
    QVERIFY(book.practised(a, kRightAtOnce, today.addDays(1))); // six days
    QCOMPARE(book.coming(today.addDays(1), today.addDays(30)),
             (std::map<QDate, int>{{today.addDays(1), 1}, {today.addDays(2), 1}, {today.addDays(7), 1}}));
    QCOMPARE(book.history(), (std::map<QDate, Day>{{today, {1, 1, 0}}, {today.addDays(1), {1, 0, 0}}}));
}

void TestPractice::aClockThatWasWrongDoesNoHarm() {
    Book book;
    const QString a = take(book, madeMistake(1, 30)), b = take(book, madeMistake(2, 20));
    const QDate ahead = kStart.addDays(1000), today = kStart.addDays(1);
    QVERIFY(book.practised(a, kRightAtOnce, ahead));
    const QString c = take(book, madeMistake(3, 10), ahead);
    // Back again: nothing waits for years.
    QCOMPARE(due(book, today).size(), 3);
    for (const QString& id : {a, b, c})
        QVERIFY(book.practised(id, kRightAtOnce, today));
    QVERIFY(book.due(today).empty());
    QCOMPARE(book.next(today)->first, today.addDays(1));
    QCOMPARE(book.doneOn(today), 3);
}

void TestPractice::theBookHoldsSoMany() {
    std::map<QString, Kept> kept;
    const Mistake mistake = mistakeOf(madeMistake(1, 9));
    for (std::size_t i = 0; i < kMostKept; ++i) {
        Kept one = keptOf(mistake, kStart);
        one.id = QString::number(i);
        kept.emplace(one.id, one);
    }
    Book book(std::move(kept), {}, {});
    take(book, madeMistake(2, 9));
    QCOMPARE(book.kept().size(), kMostKept); // none of those before gives way
    QVERIFY(book.remove(QStringLiteral("0")));
    QVERIFY(book.kept().contains(take(book, madeMistake(2, 9))));
    QCOMPARE(book.due(kStart.addDays(1)).size(), kMostKept);
}

VERSICOLA_TEST(TestPractice)
#include "test_practice.moc"
