// Tarocco bolognese's lessons in the real window: all taken to their end by mouse and by keys, every answer
// said on the page, how far one is kept.
#include "bolognese_sitting.h"

#include "../learn/every_ladder.h"
#include "desktop/bolognese/learn/staging.h"
#include "support/many/one_of_many.h"

#include <QAccessible>

using namespace bolognese;
using bolognese_learn::LessonPage;
using bolognese_learn::Lessons;
using bolognese_lessons::Choosing;
using support::BologneseSitting;
using support::kBolognese;

namespace {

struct AtTable;
using Taker = support::LessonTaker<AtTable>;

// Leads with a word or none, accusi on their fans, two cards laid away.
struct AtTable {
    using Page = LessonPage;

    static bool byMouse(const Taker& taker, const Choosing& choice);
    static bool byKeys(const Taker& taker, const Choosing& choice);
};

// The fans of these names; none of a choice that is no accuso.
std::vector<int> fansOf(const LessonPage& page, const Accuse& accuse) {
    const auto& made = std::get<PlayChoice>(page.table()->state().asked->choice.among).accuso.made;
    std::vector<int> fans;
    for (std::size_t i = 0; i < made.size(); ++i)
        if (std::ranges::find(accuse.names, made[i].name) != accuse.names.end())
            fans.push_back(static_cast<int>(i));
    return fans;
}
// Some card that may be played: who plays it stays silent.
Card someCard(const LessonPage& page) {
    return std::get<PlayChoice>(page.table()->state().asked->choice.among).cards.first();
}
bool discards(const LessonPage& page) {
    const auto& asked = page.table()->state().asked;
    return asked && std::holds_alternative<DiscardChoice>(asked->choice.among);
}

bool AtTable::byMouse(const Taker& taker, const Choosing& choice) {
    auto& table = *taker.page().table();
    table::PromptStrip& strip = *table.papers().strip();
    if (const auto* lead = std::get_if<Play>(&choice)) {
        QTest::mouseMove(table.window()->windowHandle(),
                         table.mapTo(table.window(), taker.pointOn(lead->card)));
        if (lead->signal == Signal::None)
            taker.click(table, taker.pointOn(lead->card));
        else
            taker.click(*table.papers().ways()->slip(static_cast<int>(lead->signal) - 1));
        return true;
    }
    if (const auto* accuse = std::get_if<Accuse>(&choice)) {
        const Card card = someCard(taker.page());
        for (const int fan : fansOf(taker.page(), *accuse))
            taker.click(*strip.fan(fan));
        if (!accuse->names.empty())
            taker.click(*strip.button(strip.buttonCount() - 1));
        for (int press = 0; press < 2 && accuse->names.empty();
             ++press) // the first asks whether to be silent
            taker.click(table, taker.pointOn(card));
        return true;
    }
    const auto* pick = std::get_if<lessons::PickCards>(&choice);
    if (!pick || !discards(taker.page()))
        return false;
    for (const Card card : pick->cards)
        taker.click(table, taker.pointOn(card));
    taker.click(*strip.button(0));
    return true;
}

bool AtTable::byKeys(const Taker& taker, const Choosing& choice) {
    auto& table = *taker.page().table();
    if (const auto* lead = std::get_if<Play>(&choice)) {
        static constexpr std::array keys{Qt::Key_Return, Qt::Key_B, Qt::Key_S, Qt::Key_V};
        taker.ringOn(lead->card);
        taker.key(keys[static_cast<std::size_t>(lead->signal)]);
        return true;
    }
    if (const auto* accuse = std::get_if<Accuse>(&choice)) {
        const Card card = someCard(taker.page());
        for (const int fan : fansOf(taker.page(), *accuse)) {
            table.papers().strip()->fan(fan)->setFocus(Qt::TabFocusReason); // as Tab and the arrows do
            taker.key(Qt::Key_Space);
        }
        if (!accuse->names.empty()) {
            taker.key(Qt::Key_A);
            return true;
        }
        taker.ringOn(card);
        taker.key(Qt::Key_Return); // the first asks whether to be silent
        taker.key(Qt::Key_Return);
        return true;
    }
    const auto* pick = std::get_if<lessons::PickCards>(&choice);
    if (!pick || !discards(taker.page()))
        return false;
    for (const Card card : pick->cards) {
        taker.ringOn(card);
        taker.key(Qt::Key_Space);
    }
    taker.key(Qt::Key_Return);
    return true;
}

using Learning = support::LadderSitting<BologneseSitting, Lessons, AtTable, kBolognese>;

} // namespace

class TestBologneseLearning : public QObject {
    Q_OBJECT

private slots:
    void everyLessonByMouse_data() { support::addLessons(); }
    void everyLessonByMouse() {
        QFETCH(int, number);
        support::takeByMouse<Learning>(number, QStringLiteral("Learn Tarocco bolognese"));
    }
    void everyLessonByKeys_data() { support::addLessons(); }
    void everyLessonByKeys() {
        QFETCH(int, number);
        support::takeByKeys<Learning>(number);
    }
    void everyAnswerIsSaid_data() { support::addLessons(); }
    void everyAnswerIsSaid() {
        QFETCH(int, number);
        support::giveEveryAnswer<Learning>(number);
    }
    void everythingFits_data() { support::addWindows(); }
    void everythingFits() {
        QFETCH(QSize, size);
        support::fitEveryLesson<Learning>(size);
    }

    // A hand that the words lay open, the dealer's seventeen, and no word where a card alone is asked for.
    void theTableIsAsTheWordsSay() {
        Learning at;
        at.stand(5, 2);
        QVERIFY(at.taker().settle());
        const auto& scene = at.page().table()->seen().scene;
        QVERIFY(!scene.at(tricks::index(Seat::W)).open.empty());
        QVERIFY(scene.at(tricks::index(Seat::E)).open.empty());
        at.stand(2, 1);
        QVERIFY(at.taker().settle());
        QCOMPARE(at.page().table()->seen().scene.hand.size(), std::size_t(17));
        at.stand(1, 4); // one leads
        QVERIFY(at.taker().settle());
        at.sitting.key(Qt::Key_Home);
        QVERIFY(!at.page().table()->papers().ways()->isVisible());
        at.stand(4, 5);
        QVERIFY(at.taker().settle());
        at.sitting.key(Qt::Key_Home);
        QVERIFY(at.page().table()->papers().ways()->isVisible());
    }

    // Where the winning card is to be picked nothing tells which it is; what was picked stays marked until
    // the lesson goes on.
    void theCardToBePickedIsNotTold() {
        Learning at;
        at.stand(0, 5);
        QVERIFY(at.taker().settle());
        const auto marks = [&](bool table::Sprite::*mark) {
            lessons::CardSet cards;
            for (const table::Sprite& sprite : at.page().table()->seen().picture.sprites)
                if (sprite.place == table::Sprite::Place::Trick && sprite.*mark)
                    cards.insert(*sprite.card());
            return cards;
        };
        QVERIFY(marks(&table::Sprite::wins).empty());
        at.taker().chooseByMouse(*support::choicesFor(at.lesson(0), at.page().progress()).right);
        QVERIFY(at.taker().settle());
        QCOMPARE(marks(&table::Sprite::wins).size(), 1);
        QVERIFY(marks(&table::Sprite::wins) == marks(&table::Sprite::picked));
        at.page().press({learn::Does::GoOn});
        QVERIFY(at.taker().settle());
        QVERIFY(marks(&table::Sprite::picked).empty());
    }

    // A king that is laid away is refused in words, by the rule (B4.3).
    void aKingIsNotLaidAwayUnexplained() {
        Learning at;
        at.stand(2, 4);
        QVERIFY(at.taker().settle());
        const auto& ask = *at.page().table()->seen().ask;
        const lessons::Card king = *cardOf("BK");
        QVERIFY(!ask.from.contains(king));
        QVERIFY2(ask.reason && ask.reason(king).contains(QStringLiteral("B4.3")), "says nothing");
        at.taker().click(*at.page().table(), at.taker().pointOn(king));
        QVERIFY(at.page().table()->seen().attention.raised.empty());
    }

    void howFarOneIsIsKept() {
        Learning at;
        QVERIFY(at.sitting.room().howFarLearned().isEmpty());
        at.pages().openLesson(3);
        QVERIFY(at.taker().settle());
        at.taker().chooseByMouse(lessons::GoOn{});
        QCOMPARE(at.page().progress().step, 1);
        at.sitting.open();
        const auto& rows = at.sitting.window().doorsPage()->strip()->rows();
        QCOMPARE(rows.size(), std::size_t(1));
        QCOMPARE(rows[0]->left().where, QStringLiteral("Step 2 of 8"));
        at.sitting.key(Qt::Key_Return);
        QCOMPARE(at.page().lesson().number, std::optional(3));
        QCOMPARE(at.page().progress().step, 1);
        QCOMPARE(at.sitting.room().howFarLearned(), QStringLiteral("0 of 6 lessons"));
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseLearning)
#include "test_bolognese_learning.moc"
