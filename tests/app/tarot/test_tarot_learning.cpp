// French Tarot's lessons in the real window: all taken to their end by mouse and by keys, every answer said
// on the page, how far one is kept.
#include "tarot_sitting.h"

#include "../learn/every_ladder.h"
#include "desktop/tarot/learn/staging.h"
#include "support/many/one_of_many.h"

using namespace tarot;
using learn::Does;
using learn::Verdict;
using support::choicesFor;
using support::TarotSitting;
using tarot_learn::LessonPage;
using tarot_learn::Lessons;
using tarot_lessons::Choosing;

namespace {

struct AtTable;
using Taker = support::LessonTaker<AtTable>;

// Bids on their tiles, a card called in the middle, écarts laid away.
struct AtTable {
    using Page = LessonPage;

    static bool byMouse(const Taker& taker, const Choosing& choice);
    static bool byKeys(const Taker& taker, const Choosing& choice);
};

// The tile of this bid.
QWidget* tileOf(const LessonPage& page, Bid bid) {
    const auto* strip = page.table()->papers().strip();
    for (int i = 0; i < strip->buttonCount(); ++i)
        if (strip->prompt().buttons[static_cast<std::size_t>(i)].text == text::tarot::bidOnTile(bid))
            return strip->answerButton(i);
    qFatal("no tile has that bid");
}
// The cards of an écart; none of what is picked elsewhere.
CardSet ecartOf(const LessonPage& page, const Choosing& choice) {
    const auto& asked = page.table()->state().asked;
    const auto* pick = std::get_if<lessons::PickCards>(&choice);
    return pick && asked && std::holds_alternative<DiscardChoice>(asked->among) ? pick->cards : CardSet{};
}

bool AtTable::byMouse(const Taker& taker, const Choosing& choice) {
    auto& table = *taker.page().table();
    if (const auto* said = std::get_if<Speak>(&choice)) {
        taker.click(*tileOf(taker.page(), said->bid));
        return true;
    }
    if (const auto* call = std::get_if<CallCard>(&choice)) {
        taker.click(table, taker.pointOn(call->card));
        return true;
    }
    const CardSet ecart = ecartOf(taker.page(), choice);
    for (const Card card : ecart)
        taker.click(table, taker.pointOn(card));
    if (!ecart.empty())
        taker.click(*table.papers().strip()->button(0));
    return !ecart.empty();
}

bool AtTable::byKeys(const Taker& taker, const Choosing& choice) {
    if (const auto* said = std::get_if<Speak>(&choice)) {
        taker.pressByKeys(tileOf(taker.page(), said->bid));
        return true;
    }
    if (const auto* call = std::get_if<CallCard>(&choice)) {
        taker.ringOn(call->card);
        taker.key(Qt::Key_Return);
        return true;
    }
    const CardSet ecart = ecartOf(taker.page(), choice);
    for (const Card card : ecart) {
        taker.ringOn(card);
        taker.key(Qt::Key_Space);
    }
    if (!ecart.empty())
        taker.key(Qt::Key_Return);
    return !ecart.empty();
}

constexpr int kRungs = 7; // the last for two

using Learning = support::LadderSitting<TarotSitting, Lessons, AtTable, 0, kRungs>;

void answerRight(const Learning& at) {
    at.taker().chooseByMouse(*choicesFor(at.page().lesson(), at.page().progress()).right);
    QVERIFY(at.taker().settle());
}

} // namespace

class TestTarotLearning : public QObject {
    Q_OBJECT

private slots:
    void everyLessonByMouse_data() { support::addLessons(kRungs); }
    void everyLessonByMouse() {
        QFETCH(int, number);
        support::takeByMouse<Learning>(number, QStringLiteral("Learn French Tarot"));
    }
    void everyLessonByKeys_data() { support::addLessons(kRungs); }
    void everyLessonByKeys() {
        QFETCH(int, number);
        support::takeByKeys<Learning>(number);
    }
    void everyAnswerIsSaid_data() { support::addLessons(kRungs); }
    void everyAnswerIsSaid() {
        QFETCH(int, number);
        support::giveEveryAnswer<Learning>(number);
    }
    void everythingFits_data() { support::addWindows(); }
    void everythingFits() {
        QFETCH(QSize, size);
        support::fitEveryLesson<Learning>(size);
    }

    // As many people as the words speak of, a hand that they lay open, the chien in the taker's hand.
    void theTableIsAsTheWordsSay() {
        Learning at;
        QVERIFY(at.stand(1, 7));
        QCOMPARE(at.scene().people.size(), std::size_t(4));
        QVERIFY(!at.scene().at(3).open.empty() && at.scene().at(1).open.empty());
        QVERIFY(at.stand(3, 2));
        QCOMPARE(at.scene().hand.size(), std::size_t(24)); // F6.4
        QVERIFY(at.stand(5, 8));
        QCOMPARE(at.scene().people.size(), std::size_t(5));
        QCOMPARE(at.scene().middle.up.size(), std::size_t(4)); // the kings (F6.2), in the light
        QVERIFY(at.page().table()->spotlight().spots().empty());
        QCOMPARE(at.scene().at(3).name, QStringLiteral("Nanni"));
        QVERIFY(at.stand(5, 9));
        QCOMPARE(at.scene().trick.plays.size(), std::size_t(5)); // the trick that is spoken of
        QVERIFY(at.stand(5, 8));
        at.page().choose(CallCard{card(Suit::Spades, Rank::King)});
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
    }

    // The table of two: six piles before each, and nobody is said to take or to defend.
    void theTableOfTwo() {
        Learning at;
        QVERIFY(at.stand(6, 2));
        QCOMPARE(at.scene().people.size(), std::size_t(2));
        for (int seat = 0; seat < 2; ++seat)
            QCOMPARE(at.scene().at(seat).stacks.size(), std::size_t(6));
        QCOMPARE(at.scene().at(1).name, QStringLiteral("Bice"));
        QVERIFY(at.page().said().text.words.contains(QStringLiteral("Bice dealt")));
        QVERIFY(at.stand(6, 5));
        QVERIFY2(!at.scene().at(0).role.contains(QStringLiteral("declarer")),
                 qPrintable(at.scene().at(0).role));
    }

    // Who plays against the others is marked in every hand, as far as the lessons have told of it.
    void theDeclarerIsMarked() {
        Learning at;
        for (const auto& [lesson, step, seat, mark] :
             {std::tuple{0, 3, 0, "plays alone · your turn: hearts"}, std::tuple{1, 3, 1, "declarer"},
              std::tuple{2, 1, 0, "declarer · your turn"}, std::tuple{4, 2, 1, "declarer: garde"}}) {
            QVERIFY(at.stand(lesson, step));
            const QString& role = at.scene().at(seat).role;
            QVERIFY2(role.startsWith(QString::fromUtf8(mark)), qPrintable(role));
        }
    }

    // Nothing on the table tells what is asked: a pile laid open hides the plate, which counts its bouts.
    void thePlateTellsNoAnswer() {
        Learning at;
        QVERIFY(at.stand(1, 5));
        QCOMPARE(at.scene().spread.size(),
                 std::size_t(at.page().progress().table.captured(Camp::Declarer).size()));
        QVERIFY(!at.page().table()->plate().content().shown);
        answerRight(at);
        at.taker().click(*at.taker().button({Does::GoOn}));
        QVERIFY(at.taker().settle());
        QVERIFY(at.scene().spread.empty());
        QVERIFY(!at.page().table()->plate().content().shown); // nobody has spoken of contracts yet
        QVERIFY(at.lesson(Lessons::kPlateFrom).introduces.contains(QStringLiteral("contract")));
        QVERIFY(at.stand(3, 4));
        QVERIFY(at.page().table()->plate().content().shown);
        QVERIFY(at.page().lectern()->accessibleDescription().contains(
            QStringLiteral("the plate of the contract")));
        QVERIFY(at.stand(5, 3));
        QVERIFY(at.page().table()->seen().scoreCovered);
        // All cards that the words count, the last trick’s too.
        const auto& counted = *at.page().progress().table.count();
        QCOMPARE(at.scene().spread.size(), std::size_t(counted.piles[Camp::Declarer].size()));
        QVERIFY(!at.page().table()->papers().strip()->isVisible()); // nor how the hand came out
        answerRight(at);
        QVERIFY(!at.page().table()->seen().scoreCovered);
    }

    // What was answered lies there until one goes on or takes it back: a press on the table sweeps nothing
    // away.
    void theTrickOfAnAnswerStays() {
        Learning at;
        QVERIFY(at.stand(0, 3));
        at.taker().chooseByMouse(*choicesFor(at.page().lesson(), at.page().progress()).wrong);
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().lastReply()->verdict, Verdict::Wrong);
        QCOMPARE(at.scene().trick.plays.size(), std::size_t(4));
        at.taker().click(*at.page().table());
        at.taker().click(*at.page().table());
        at.taker().key(Qt::Key_U);
        QTest::qWait(50);
        QVERIFY(at.taker().settle());
        QCOMPARE(at.scene().trick.plays.size(), std::size_t(4));
        at.taker().click(*at.taker().button({Does::TakeBack}));
        QVERIFY(at.taker().settle());
        QCOMPARE(at.scene().trick.plays.size(), std::size_t(3));
    }

    // Where trumps could be shown, the words ask for a card all the same.
    void nothingIsAnnounced() {
        Learning at;
        QVERIFY(at.stand(3, 8));
        QVERIFY(!std::get<PlayChoice>(at.page().progress().table.choice()->among).poignees.empty() ||
                !at.page().table()->papers().strip()->isVisible());
        QVERIFY(!at.page().table()->papers().strip()->isVisible());
    }

    void whatIsPointedOutIsTold() {
        Learning at;
        QVERIFY(at.stand(1, 7));
        const QString told = at.page().lectern()->accessibleDescription();
        QVERIFY2(told.contains(QStringLiteral("Vieri’s hand; your hand")), qPrintable(told));
        QVERIFY(at.stand(5, 9)); // of five, by their names there
        QVERIFY(at.page().said().text.words.contains(QStringLiteral("Nanni is your")));
        QVERIFY(at.page().lectern()->accessibleDescription().contains(
            QStringLiteral("Look at: the king of diamonds")));
        QVERIFY(at.stand(1, 5));
        QVERIFY(
            at.page().lectern()->accessibleDescription().contains(QStringLiteral("the declarer’s tricks")));
    }

    void howFarOneIsIsKept() {
        Learning at;
        QVERIFY(at.sitting.room().howFarLearned().isEmpty());
        at.pages().openLesson(0);
        QVERIFY(at.taker().settle());
        at.taker().chooseByMouse(lessons::GoOn{});
        QCOMPARE(at.page().progress().step, 1);
        at.sitting.open();
        const auto& rows = at.sitting.window().doorsPage()->strip()->rows();
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows[0]->left().where, QStringLiteral("Step 2 of 12"));
        at.sitting.key(Qt::Key_Return);
        QCOMPARE(at.page().lesson().number, std::optional(0));
        QCOMPARE(at.page().progress().step, 1);
        QCOMPARE(at.sitting.room().howFarLearned(), QStringLiteral("0 of 7 lessons"));
    }
};

VERSICOLA_WINDOW_TEST(TestTarotLearning)
#include "test_tarot_learning.moc"
