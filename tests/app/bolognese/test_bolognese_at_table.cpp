// Tarocco bolognese's table in the real window: what it asks and tells, what it keeps hidden, signals,
// the Matto's pile, the count, and everything by its name; test_bolognese_accusi has the accusi. The hand b
// is the one that the pictures of the design show.
#include "../sheets/thrown_sheets.h"
#include "bolognese_sitting.h"

#include "bolognese/numbered_deal.h"
#include "bolognese/records/action_text.h"
#include "given_hands.h"
#include "laid_bolognese.h"
#include "support/many/one_of_many.h"
#include "text/bolognese/bolognese_telling.h"

#include <QAccessible>
#include <QMenuBar>

using namespace bolognese;
using support::BologneseSitting;
using support::dealtTo;
using support::handB;
using support::kActions;

class TestBologneseAtTable : public QObject {
    Q_OBJECT

private slots:
    // A sheet that was thrown away is among what was thrown away on the first page, and comes back from
    // there.
    void sheetsThrownAwayAreListed() {
        BologneseSitting sitting;
        sitting.window().choose(support::kBolognese);
        bolognese::sheet::Sheet sheet;
        sheet.names = {{"Ada", "Bice", "Lapo", "Vieri"}};
        support::bringsThrownSheetBack(sitting.room(), sheet);
    }

    // B7, the picture b2: three slips over the card that is pointed to; what would be a lie is dark and says
    // why; the card led carries the word.
    void signalling() {
        BologneseSitting sitting;
        sitting.give(handB(36));
        QVERIFY(sitting.settle());
        const Card eight = *cardOf("D8");
        sitting.point(sitting.table(), sitting.pointOn(eight));
        auto* ways = sitting.table().papers().ways();
        QVERIFY(ways->isVisible());
        QCOMPARE(ways->count(), 3);
        QVERIFY(ways->slip(0)->isEnabled() && ways->slip(1)->isEnabled() && !ways->slip(2)->isEnabled());
        QVERIFY2(ways->slip(2)->accessibleName().contains(QStringLiteral("7 of coins")),
                 qPrintable(ways->slip(2)->accessibleName()));
        // The way from the card to them does not close them.
        sitting.point(*ways, QPoint(ways->width() / 2, ways->height() - 2));
        QVERIFY(ways->isVisible());
        // Nor does the way to the outer ones, which leads over other cards.
        const QPoint card = sitting.pointOn(eight);
        sitting.point(sitting.table(), card);
        const QPoint first = ways->mapTo(&sitting.table(), ways->slip(0)->geometry().center());
        for (int step = 1; step <= 6; ++step) {
            sitting.point(sitting.table(), card + (first - card) * step / 6);
            QVERIFY2(ways->isVisible(), qPrintable(QString::number(step)));
        }
        QVERIFY(ways->covers(first));
        // The king of swords has not fallen: no slips there (B7.2).
        sitting.point(sitting.table(), sitting.pointOn(*cardOf("SJ")));
        QVERIFY(!ways->isVisible());
        sitting.point(sitting.table(), sitting.pointOn(eight));
        // The Matto lies beside their pile and costs them a card (B8.2).
        QStringList piles;
        for (const auto& pile : sitting.table().seen().scene.piles)
            piles << pile.words;
        QVERIFY(piles.contains(
            QStringLiteral("theirs: 13\nthe Matto is there: it costs\nthem a card at the count")));
        QVERIFY(piles.contains(QStringLiteral("ours: 19")));

        const auto before = sitting.match().handRecord().actions.size();
        sitting.click(*ways->slip(1));
        QCOMPARE(actionText(sitting.match().handRecord().actions[before]),
                 QStringLiteral("S:play D8 striscio"));
        QVERIFY(sitting.settle());
        const auto& last = *sitting.table().seen().scene.lastTrick;
        QCOMPARE(last.plays.front().word, QStringLiteral("striscio"));
        QVERIFY(!ways->isVisible() || sitting.table().papers().wayCard() != eight);
    }

    // B4.3: 17 cards, two of them go; a carta da cinque stays and says why; a void is told.
    void discarding() {
        BologneseSitting sitting;
        sitting.give(dealtTo({}, {"CK", "C6", "D7"}));
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.table().seen().scene.hand.size(), std::size_t{17});
        QVERIFY(sitting.table().seen().asks(table::Ask::Cards::Raise));
        sitting.click(sitting.table(), sitting.pointOn(*cardOf("CK")));
        QVERIFY(sitting.table().seen().attention.raised.empty());
        QVERIFY(!sitting.table().papers().noteRect().isEmpty());
        bool told = false;
        for (const auto& thing : sitting.table().things())
            if (thing.kind == table::TableThing::Kind::Card && thing.key == cardOf("CK")->id)
                told = thing.state.contains(QStringLiteral("(B4.3)"));
        QVERIFY(told);
        QVERIFY(!sitting.strip().button(0)->isEnabled());
        sitting.click(sitting.table(), sitting.pointOn(*cardOf("C6")));
        sitting.click(sitting.table(), sitting.pointOn(*cardOf("D7")));
        QVERIFY(sitting.strip().button(0)->isEnabled());
        sitting.click(*sitting.strip().button(0));
        QCOMPARE(actionText(sitting.match().handRecord().actions.front()), QStringLiteral("S:discard C6 D7"));
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.table().seen().scene.stock->cards, 2);
        QVERIFY(sitting.table().seen().scene.stock->detail.contains(QStringLiteral("6 of cups")));
    }

    // Who leads and wins is told as one speaks of that person.
    void theLogOfALead() {
        const Hand hand = support::Laid::played(handB(static_cast<int>(kActions.size())));
        const text::Teller teller{
            {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")},
            Seat::S};
        QStringList winning;
        for (const auto& section : text::bolognese::storyOf(viewOf(hand, Seat::S), teller, {}))
            for (const auto& line : section.lines)
                if (line.left.contains(QStringLiteral("the trick")))
                    winning << line.left;
        QVERIFY(!winning.empty());
        for (const QString& line : winning)
            QCOMPARE(line.endsWith(QStringLiteral(", and win the trick")),
                     line.startsWith(QStringLiteral("You ")));
    }

    // B2, B8, the picture b3: what each side makes, row by row, with its rule; the slate adds up.
    void theCount() {
        BologneseSitting sitting;
        sitting.give(handB(static_cast<int>(kActions.size())));
        QVERIFY(sitting.settle());
        sitting.key(Qt::Key_Return); // the count is the main answer
        auto* page = sitting.room().pages().countPage();
        QCOMPARE(sitting.window().shownPage(), page);
        QStringList rows;
        for (const auto& row : page->rows())
            rows << bolognese_count::figureIn(row, Side::NS) + u' ' + row.words + u' ' +
                        bolognese_count::figureIn(row, Side::EW);
        QCOMPARE(rows, (QStringList{"15 Grande –", "10 Cups –", "15 Coins –", "25 Swords –", "– Batons 10",
                                    "– Moors 15", "10 Aces 10", "75 sequences 35", "150 doubled 70",
                                    "18 Tarocchi –", "17 Kings –", "– Queens 14", "26 Knights –",
                                    "12 Pages –", "146 cricche 14", "54 scartini, by twos 33",
                                    "– last trick 6", "27 accused 10", "377 this hand 133"}));
        for (const auto& row : page->rows()) {
            QVERIFY(!row.rule.isEmpty());
            QVERIFY2(bolognese_count::explained(row, page->content()).contains(QStringLiteral("(B")) ||
                         bolognese_count::explained(row, page->content()).contains(row.rule),
                     qPrintable(row.words));
        }
        QCOMPARE(page->content().after(Side::NS), 789);
        QCOMPARE(page->content().after(Side::EW), 498);
        QVERIFY(page->accessibleDescription().contains(QStringLiteral("Us 412 and 377 make 789")));
        // All cards of a pile lie there once as pairs, each combination whole.
        for (Side side : kSides) {
            CardSet paired;
            int seals = 0;
            for (const auto& group : page->placing().sides[side].groups)
                if (group.row == 15)
                    for (const auto& lying : group.cards)
                        paired.insert(lying.card);
            seals += static_cast<int>(page->placing().sides[side].seals.size());
            QVERIFY(paired == page->content().of(side).pile);
            QCOMPARE(seals, side == Side::NS ? 2 : 1);
        }
        // Nothing lies over the paper or out of the page, on any of the sizes.
        for (const QSize& size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)}) {
            const auto plan = bolognese_count::layOut(page->content(), page->rows(), size);
            for (Side side : kSides)
                for (const auto& group : plan.sides[side].groups) {
                    QVERIFY(QRect(QPoint(), size).contains(group.bounds()));
                    QVERIFY(!group.bounds().intersects(plan.paper));
                }
        }
        // A double press on a pile's button opens it, and does not shut it again.
        QTest::mouseClick(page->oursButton(), Qt::LeftButton);
        QTest::mouseDClick(page->oursButton(), Qt::LeftButton);
        QTest::mouseRelease(page->oursButton(), Qt::LeftButton);
        QCOMPARE(page->pileShown(), std::optional(Side::NS));
        QTest::mouseClick(page->oursButton(), Qt::LeftButton);
        QVERIFY(!page->pileShown());
        // Rows by keys, and the rule that one rests on.
        sitting.key(Qt::Key_Down);
        QCOMPARE(page->markedRow(), std::optional(0));
        QVERIFY(page->accessibleDescription().contains(QStringLiteral("Grande")));
        sitting.key(Qt::Key_Return);
        QCOMPARE(sitting.window().shownPage(), sitting.room().readingPages().book());
        sitting.key(Qt::Key_Escape);
        QCOMPARE(sitting.window().shownPage(), page);
        sitting.key(Qt::Key_O); // our cards, and back
        QCOMPARE(page->pileShown(), std::optional(Side::NS));
        sitting.key(Qt::Key_C);
        QVERIFY(!page->pileShown());
    }

    // B5.7: no card lies face up, or is read aloud, that the person may not know.
    void hiddenCardsAreNotInTheScene() {
        BologneseSitting sitting;
        sitting.begin({}, 8);
        for (int step = 0; step < 40; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver())
                break;
            const View view = sitting.match().view();
            CardSet known = view.hand | tricks::setOf(view.lastTwo);
            for (const Accuso& accuso : view.accusi)
                for (const Combination& one : accuso.shown)
                    known |= one.cards;
            for (const Trick& trick : view.tricks)
                for (const auto& play : trick.plays)
                    known.insert(play.card);
            for (const table::Sprite& sprite : sitting.table().seen().picture.sprites)
                if (sprite.card())
                    QVERIFY(known.contains(*sprite.card()));
            for (const auto& person : sitting.table().seen().scene.people)
                if (person.portrait != QStringLiteral("You")) { // as many backs as cards not shown
                    int shown = 0;
                    for (const auto& group : person.shown)
                        shown += static_cast<int>(group.cards.size());
                    QCOMPARE(person.backs + shown, person.cards);
                }
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
    }

    // B5.2: a dark card says why, where it is pointed to and when it is tried.
    void whatMayNotBePlayedSaysWhy() {
        BologneseSitting sitting;
        sitting.begin({}, 5);
        bool dark = false;
        for (int step = 0; step < 60 && !dark; ++step) {
            QVERIFY(sitting.settle());
            if (sitting.match().handOver())
                break;
            if (sitting.asksCard())
                for (const auto& thing : sitting.table().things()) {
                    const Card card{static_cast<std::uint8_t>(thing.key)};
                    if (thing.kind != table::TableThing::Kind::Card ||
                        sitting.table().seen().ask->from.contains(card))
                        continue;
                    dark = true;
                    QVERIFY2(thing.state.contains(QStringLiteral("(B5.2)")), qPrintable(thing.state));
                    const auto before = sitting.match().handRecord().actions.size();
                    sitting.click(sitting.table(), sitting.pointOn(card));
                    QCOMPARE(sitting.match().handRecord().actions.size(), before);
                    QVERIFY(!sitting.table().papers().noteRect().isEmpty());
                    break;
                }
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(dark);
    }

    void takenBackByKeys() {
        BologneseSitting sitting;
        sitting.begin({}, 5);
        for (int step = 0; step < 2; ++step) {
            QVERIFY(sitting.settle());
            QVERIFY(!sitting.match().act(sitting.wanted()));
        }
        QVERIFY(sitting.settle());
        const auto before = sitting.match().handRecord().actions;
        sitting.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(sitting.match().handRecord().actions, before); // asked first
        sitting.key(Qt::Key_B);
        QVERIFY(sitting.match().handRecord().actions.size() < before.size());
        QVERIFY(sitting.settle());
        QVERIFY(!sitting.match().handCounts());
        sitting.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().handRecord().actions, before);
        QVERIFY(sitting.match().handCounts());
    }

    // Every command of the table has words, a letter and a key of its own; all that takes the focus a name.
    void everythingHasAName() {
        BologneseSitting sitting;
        sitting.give(handB(4));
        QVERIFY(sitting.settle());
        QStringList keys;
        for (const QAction* title : sitting.window().menuBar()->actions()) {
            if (!title->isVisible())
                continue;
            QStringList letters;
            for (const QAction* action : title->menu()->actions()) {
                if (action->isSeparator())
                    continue;
                const QString letter = QKeySequence::mnemonic(action->text()).toString();
                QVERIFY2(!letter.isEmpty() && !letters.contains(letter), qPrintable(action->text()));
                letters << letter;
                const QString key = action->shortcut().toString();
                QVERIFY2(key.isEmpty() || !keys.contains(key), qPrintable(action->text()));
                keys << key;
            }
        }
        for (const QWidget* widget : sitting.window().findChildren<QWidget*>()) {
            if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                continue;
            auto* face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
        QStringList names;
        for (const auto& thing : sitting.table().things())
            names << thing.name;
        for (const char* name : {"You", "Bice", "Lapo", "Vieri", "Our tricks", "Their tricks", "The discard"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        QVERIFY(
            sitting.table().slate().accessibleName().startsWith(QStringLiteral("Slate: us 412, accused 15")));
    }
};

VERSICOLA_WINDOW_TEST(TestBologneseAtTable)
#include "test_bolognese_at_table.moc"
