// What Tarocco bolognese's table asks and shows before the first card: the draw, silence, calling out, what
// is accused. The table alone; test_bolognese_accusi has the same in the window.
#include "given_hands.h"
#include "laid_bolognese.h"

#include "bolognese/records/action_text.h"
#include "support/many/one_of_many.h"

using namespace bolognese;
using support::dealtBy;
using support::dealtTo;
using support::handB;
using support::Laid;
using support::untilSouthPlays;

namespace {

const QSize kWindow(1280, 800);

// The fan of that name.
int fanNamed(const table::PromptStrip& strip, const QString& name) {
    for (std::size_t i = 0; i < strip.prompt().fans.size(); ++i)
        if (strip.prompt().fans[i].name == name)
            return static_cast<int>(i);
    return -1;
}

void press(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
}

} // namespace

class TestBologneseAsking : public QObject {
    Q_OBJECT

private slots:
    // B6.1: nothing chosen, the way on is silence; no button is there that cannot be pressed. By its button
    // it is chosen at once, and the next press plays.
    void silenceByItsButton() {
        Laid laid(kWindow);
        laid.give(handB(4));
        auto& strip = laid.strip();
        QCOMPARE(strip.buttonCount(), 1);
        QCOMPARE(strip.button(0)->text(), QStringLiteral("Stay s&ilent"));
        QVERIFY(strip.button(0)->isEnabled());
        QVERIFY(strip.button(0)->toolTip().contains(QStringLiteral("choose a fan")));
        QCOMPARE(strip.button(0)->accessibleDescription(), strip.button(0)->toolTip());
        QVERIFY(laid.table.accessibleDescription().contains(QStringLiteral("Choose what to show")));
        press(strip.button(0));
        QVERIFY(!strip.isVisible());
        QVERIFY(laid.done.empty()); // nobody is told of it
        QCOMPARE(laid.table.seen().role(index(Seat::S)), QStringLiteral("your turn: play a card"));
        QTest::mouseClick(&laid.table, Qt::LeftButton, {}, laid.pointOn(trump(14)));
        QCOMPARE(laid.done, QStringList{QStringLiteral("S:play T14")});
    }

    // What is chosen is said aloud, and the button says what it does.
    void choosing() {
        Laid laid(kWindow);
        laid.give(handB(4));
        auto& strip = laid.strip();
        press(strip.fan(fanNamed(strip, QStringLiteral("Pages"))));
        QCOMPARE(strip.button(0)->text(), QStringLiteral("&Accuse for 12"));
        QVERIFY(laid.table.accessibleDescription().contains(QStringLiteral("tre Fanti, sbaglia Denari")));
        press(strip.button(0));
        QCOMPARE(laid.done, QStringList{QStringLiteral("S:accuse pages")});
    }

    // B6.5 (a): what is not enough to call out with has no button, and says what it takes.
    void tooFewToCallOut() {
        Laid laid(kWindow);
        laid.give(dealtTo({{780, 100}}, {"CK", "DK", "SK", "BK", "CQ", "CN", "CJ", "C6", "D7", "S8"}));
        auto& strip = laid.strip();
        QCOMPARE(strip.buttonCount(), 1);
        QCOMPARE(strip.button(0)->text(), QStringLiteral("&Take up the two cards"));
        int few = -1, enough = -1;
        for (std::size_t i = 0; i < strip.prompt().fans.size(); ++i)
            (strip.prompt().fans[i].worth.toInt() < 20 ? few : enough) = static_cast<int>(i);
        QVERIFY(enough >= 0);
        if (few >= 0) {
            press(strip.fan(few));
            QVERIFY(strip.prompt().strong.endsWith(QStringLiteral("too few to call out")));
            QCOMPARE(strip.prompt().text, QStringLiteral("It takes 20 or more (B6.5)."));
            QCOMPARE(strip.buttonCount(), 1);
            press(strip.fan(few));
        }
        press(strip.fan(enough));
        QCOMPARE(strip.buttonCount(), 2);
        QVERIFY(strip.button(1)->text().startsWith(QStringLiteral("C&all out with ")));
    }

    // B6.2: what the person accuses stands out of the hand for all to see, until the card is asked for; what
    // the others accused is told of them, and what of it they still hold (B5.7).
    void whatIsAccused() {
        Laid laid(kWindow);
        laid.give(handB(4));
        Hand hand = Laid::played(handB(4));
        const auto events = std::get<Hand::Events>(hand.apply({Seat::S, Accuse{{Name::Pages}}}));
        for (const Event& event : events)
            laid.table.happen(event);
        laid.settle();
        CardSet shown;
        for (const auto& held : laid.table.seen().scene.hand)
            if (held.shown)
                shown.insert(held.card);
        QCOMPARE(shown.size(), 3);
        QVERIFY(shown == (setOf(bitsOf(Rank::Page)) & laid.table.state().view.hand));
        laid.table.ask(questionIn(hand));
        laid.settle();
        for (const auto& held : laid.table.seen().scene.hand)
            QVERIFY(!held.shown && held.known == shown.contains(held.card));
        const QString& told = laid.table.seen().scene.at(index(Seat::N)).told;
        QVERIFY2(told.contains(QStringLiteral("four aces")) && told.contains(QStringLiteral("(B6.2)")) &&
                     told.contains(QStringLiteral("Still held")),
                 qPrintable(told));
    }

    // B7.1: who leads and has not met the slips finds the words by a button, and then the card that each goes
    // with; Escape and "No signal" lead back.
    void theWordFirst() {
        Laid laid(kWindow);
        laid.give(handB(36));
        auto& strip = laid.strip();
        QCOMPARE(laid.table.seen().role(index(Seat::S)), QStringLiteral("your turn: lead"));
        QVERIFY(strip.isVisible());
        QVERIFY2(
            strip.prompt().strong.startsWith(QStringLiteral("You may signal with cups, coins and trumps")),
            qPrintable(strip.prompt().strong));
        QVERIFY(laid.table.accessibleDescription().contains(strip.prompt().text));
        const auto words = [&] {
            QStringList all;
            for (const auto& button : strip.prompt().buttons)
                all << QString(button.text).remove(u'&');
            return all;
        };
        press(strip.button(0));
        QCOMPARE(words(), (QStringList{"busso", "striscio", "No signal"}));
        QCOMPARE(strip.prompt().buttons[1].under, QStringLiteral("I have more"));
        press(strip.tile(2));
        QCOMPARE(words(), QStringList{"Signal…"});
        press(strip.button(0));
        press(strip.tile(1));
        QVERIFY(strip.prompt().strong.startsWith(QStringLiteral("striscio")));
        const CardSet from = laid.table.seen().ask->from;
        QVERIFY(from.contains(*cardOf("D8")) && !from.contains(*cardOf("SJ"))); // B7.2
        QTest::keyClick(&laid.table, Qt::Key_Escape);
        QCOMPARE(words(), QStringList{"Signal…"});
        press(strip.button(0));
        press(strip.tile(1));
        QTest::mouseClick(&laid.table, Qt::LeftButton, {}, laid.pointOn(*cardOf("D8")));
        QCOMPARE(laid.done, QStringList{QStringLiteral("S:play D8 striscio")});
    }

    // By keys: the letter of the button, and the ring is on the first word then.
    void theWordFirstByKeys() {
        Laid laid(kWindow);
        laid.give(handB(36));
        QTest::keyClick(laid.strip().button(0), Qt::Key_Space);
        QTest::keyClick(laid.strip().tile(0), Qt::Key_Right);
        QTest::keyClick(laid.strip().tile(1), Qt::Key_Return);
        QVERIFY(laid.strip().prompt().strong.startsWith(QStringLiteral("striscio")));
    }

    // B7.2: nothing is offered where no signal can be.
    void noSignalNoButton() {
        Laid laid(kWindow);
        HandRecord record = handB(36);
        record.deal.rules.signalsWhen = Signals::None;
        laid.give(record);
        QVERIFY(!laid.strip().isVisible());
        QCOMPARE(laid.table.seen().role(index(Seat::S)), QStringLiteral("your turn: lead"));
    }

    // B6.1: whose time it is, with nothing to accuse, is told so; not later, nor who has kept silent.
    void nothingToAccuse() {
        Laid laid(kWindow);
        PerSeat<QStringList> wanted;
        wanted[Seat::S] = {"C6", "D7",  "S8", "B9", "C10", "D6", "S7", "B8",
                           "C9", "D10", "S6", "B7", "T5",  "T9", "T13"};
        laid.give(untilSouthPlays(dealtBy(Seat::S, wanted), {*cardOf("C6"), *cardOf("D6")}));
        QCOMPARE(laid.table.seen().role(index(Seat::S)), QStringLiteral("nothing to accuse: play a card"));
    }

    // B6.3: what counts twice is seen to, in the marks and with the cards that lie there.
    void countedTwice() {
        Laid laid(kWindow);
        PerSeat<QStringList> wanted;
        wanted[Seat::S] = {"C6", "D6", "C7", "D7", "S6", "T5"};
        wanted[Seat::N] = {"CK", "DK", "SK", "CQ", "DQ", "SQ", "CN", "DN", "SN"};
        laid.lay(untilSouthPlays(dealtBy(Seat::S, wanted), {*cardOf("C6"), *cardOf("D6")}));
        QStringList marks, groups;
        for (const auto& mark : laid.table.seen().scene.marks)
            marks << mark.points;
        QVERIFY2(marks.join(u' ').contains(QStringLiteral(" ×2")), qPrintable(marks.join(u' ')));
        for (const auto& group : laid.table.seen().scene.at(index(Seat::N)).shown)
            groups << group.words;
        QVERIFY2(groups.join(u' ').contains(QStringLiteral(" ×2")), qPrintable(groups.join(u' ')));
    }

    // B3.1: the draw lies there until it is seen, and says why who draws again, as the log does; people take
    // their places after it.
    void theDraw() {
        Draw draw;
        for (quint64 seed = 1; draw.ties.empty(); ++seed) {
            tricks::Random random(seed);
            draw = drawForPartners(random);
        }
        Laid laid(kWindow);
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        laid.table.setHabits(habits);
        Situation situation = Laid::situationOf(dealtTo({}, {"CK"}));
        situation.players = seating(draw);
        situation.draw = draw;
        laid.table.situate(situation);
        QVERIFY(support::waitUntil([&] { return laid.table.director().waitsForPress(); }));
        const auto& scene = laid.table.seen().scene;
        QVERIFY(scene.drawing);
        std::size_t lying = 0;
        for (int player = 0; player < 4; ++player) {
            lying += scene.at(player).drawn.size();
            for (const Draw::Tie& tie : draw.ties)
                if (std::ranges::find(tie.players, player) != tie.players.end())
                    QCOMPARE(scene.at(player).role, QStringLiteral("equal cards: draws again (B3.1)"));
        }
        QCOMPARE(lying, draw.cards.size());
        const QString told = laid.strip().prompt().text;
        QVERIFY2(told.contains(QStringLiteral("equal cards")) && told.contains(QStringLiteral("(B3.1)")),
                 qPrintable(told));
        press(laid.strip().button(0));
        QVERIFY(support::waitUntil([&] { return !laid.table.seen().scene.drawing; }));
        const auto story = text::bolognese::drawStory(draw, situation.players, laid.table.teller());
        const auto line = std::ranges::find_if(
            story.lines, [](const auto& one) { return one.left.contains(QStringLiteral("equal cards")); });
        QVERIFY(line != story.lines.end());
        QCOMPARE(line->rule, QStringLiteral("B3.1"));
        // The same deal again: it has been seen.
        laid.table.situate(situation);
        laid.settle();
        QVERIFY(!laid.table.seen().scene.drawing);
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseAsking)
#include "test_bolognese_asking.moc"
