// The table knows no game: a little one of this test's own is laid on it, asks, and is answered.
#include "any_game.h"
#include "kept_pictures.h"

#include "desktop/table/animator.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>
#include <QTest>

using support::gameOf;
using support::playing;
using support::strip;
using table::Animator;
using table::Answer;
using table::Ask;
using table::atOnce;
using table::Beat;
using table::Deed;
using table::Edge;
using table::Given;
using table::Held;
using table::Meaning;
using table::Notice;
using table::Person;
using table::Picture;
using table::Price;
using table::PromptStrip;
using table::Refused;
using table::Scene;
using table::Seen;
using table::Sprite;
using table::StripAsk;
using table::TableThing;
using table::TableWidget;
using table::Tempo;
using tricks::Card;
using tricks::CardSet;

class AnyGameTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

    std::unique_ptr<TableWidget> tableWith(const Scene& scene) { return support::tableWith(deck_, scene); }
    static QPoint on(const TableWidget& table, int card) {
        for (const Sprite& sprite : table.seen().picture.sprites)
            if (sprite.key == card)
                return sprite.rect().toRect().topLeft() + QPoint(6, 30);
        return {};
    }
    static void click(TableWidget& table, QPoint at) { QTest::mouseClick(&table, Qt::LeftButton, {}, at); }

private slots:
    void everybodyHasAPlace_data() {
        QTest::addColumn<int>("people");
        for (const int people : {2, 3, 4, 5})
            QTest::addRow("%d people", people) << people;
    }
    void everybodyHasAPlace() {
        QFETCH(int, people);
        for (int me = 0; me < people; ++me) {
            Scene scene = gameOf(people);
            scene.me = me;
            const auto table = tableWith(scene);
            const Picture& picture = table->seen().picture;
            QRegion plates, places;
            for (int seat = 0; seat < people; ++seat) {
                const QRect mount = picture.plates[std::size_t(seat)].mount;
                QVERIFY(table->rect().contains(mount) && !plates.intersects(mount));
                plates += mount;
                QCOMPARE(picture.backs[std::size_t(seat)], seat == me ? 0 : scene.at(seat).backs);
                const QPoint middle = picture.trickPlaces[std::size_t(seat)].center();
                QVERIFY(!places.contains(middle));
                places += QRect(middle - QPoint(8, 8), QSize(16, 16));
            }
            QCOMPARE(edgeOf(scene, me), Edge::Below);
            QVERIFY(!table->grab().isNull());
        }
    }

    // What a card tells of itself is one row of words: no full stop stands before a comma.
    void statesAreSetSideBySide() {
        Scene scene = gameOf(3);
        for (Held& held : scene.hand)
            held.known = true;
        const auto table = tableWith(scene);
        std::vector<Card> played;
        Ask ask = playing(played);
        ask.reason = [](Card) { return QStringLiteral("Too high (Z4.2)."); };
        table->put(scene, ask);
        int refused = 0;
        for (const TableThing& thing : table->things())
            if (thing.kind == TableThing::Kind::Card) {
                QVERIFY2(!thing.state.contains(QStringLiteral(".,")), qPrintable(thing.state));
                refused += thing.state.startsWith(QStringLiteral("Too high (Z4.2), known to all"));
            }
        QCOMPARE(refused, 3);
    }

    void aCardIsPlayedOrRefused() {
        const Scene scene = gameOf(3);
        const auto table = tableWith(scene);
        std::vector<Card> played;
        table->put(scene, playing(played));
        QSignalSpy refused(table.get(), &TableWidget::refused);
        click(*table, on(*table, 4));
        QCOMPARE(refused.size(), 1);
        QVERIFY(played.empty());
        QVERIFY(table->seen().open()); // asked as before
        QVERIFY(!table->papers().noteRect().isEmpty());
        QCOMPARE(table->accessibleDescription(), QStringLiteral("Too high (Z4.2)."));
        QSignalSpy rule(table.get(), &TableWidget::ruleAsked);
        QTest::mouseClick(table->childAt(table->papers().noteRect().center()), Qt::LeftButton);
        QCOMPARE(rule.size(), 1);
        QCOMPARE(rule.front().front().toString(), QStringLiteral("Z4.2"));
        click(*table, on(*table, 2));
        QCOMPARE(played, std::vector{Card{2}});
        QVERIFY(!table->seen().ask);
        // It has gone to its place in the trick, and stays there when the game says so.
        Scene then = scene;
        then.trick.plays.push_back({0, Card{2}});
        std::erase_if(then.hand, [](const Held& held) { return held.card == Card{2}; });
        table->change(then, 0);
        QVERIFY(!table->seen().attention.played);
        QCOMPARE(int(table->things().size()), 4 + 2 + 3 + 1 + 1); // hand, trick, people, pile, score
    }

    void cardsAreRaisedAndGiven() {
        const Scene scene = gameOf(4);
        const auto table = tableWith(scene);
        CardSet given;
        Ask ask;
        ask.cards = Ask::Cards::Raise;
        ask.from = {Card{1}, Card{2}, Card{3}};
        ask.most = 2;
        ask.raisedTold = QStringLiteral("laid aside");
        ask.strip = [](const Given& now) {
            StripAsk asked = strip(QString::number(now.raised.size()), {QStringLiteral("Give")});
            asked.prompt.buttons.front().enabled = now.raised.size() == 2;
            return asked;
        };
        ask.meaning = [&given](const Answer& answer) {
            return Deed([&given, raised = answer.given.raised]() -> std::optional<Refused> {
                given = raised;
                return std::nullopt;
            });
        };
        table->put(scene, ask);
        for (const int card : {1, 3, 2, 5}) // the third is one too many, the last is not asked for
            click(*table, on(*table, card));
        QCOMPARE(table->seen().attention.raised, CardSet({Card{1}, Card{3}}));
        const auto all = table->things();
        const auto first = std::ranges::find(all, 1, &TableThing::key);
        QCOMPARE(first->state, QStringLiteral("laid aside"));
        QCOMPARE(table->papers().strip()->prompt().strong, QStringLiteral("2"));
        QTest::mouseClick(table->papers().strip()->button(0), Qt::LeftButton);
        QCOMPARE(given, CardSet({Card{1}, Card{3}}));
    }

    // A button may lead to another question, and Escape back from it.
    void aQuestionLeadsToAnother() {
        const Scene scene = gameOf(4);
        const auto table = tableWith(scene);
        int chosen = -1;
        auto first = std::make_shared<Ask>();
        auto second = std::make_shared<Ask>();
        second->strip = [](const Given&) { return strip(QStringLiteral("Which?"), {"A", "B", "C"}); };
        second->meaning = [&chosen](const Answer& answer) {
            return Deed([&chosen, button = answer.button]() -> std::optional<Refused> {
                chosen = button;
                return std::nullopt;
            });
        };
        first->strip = [](const Given&) { return strip(QStringLiteral("One?"), {"Other"}); };
        first->meaning = [second](const Answer&) { return Meaning(std::shared_ptr<const Ask>(second)); };
        second->back = std::make_shared<const Ask>(*first);
        table->put(scene, *first);
        const auto asks = [&] { return table->papers().strip()->prompt().strong; };
        QTest::keyClick(table.get(), Qt::Key_Return); // its one button
        QCOMPARE(asks(), QStringLiteral("Which?"));
        QTest::keyClick(table.get(), Qt::Key_Escape);
        QCOMPARE(asks(), QStringLiteral("One?"));
        QTest::mouseClick(table->papers().strip()->button(0), Qt::LeftButton);
        QTest::mouseClick(table->papers().strip()->button(1), Qt::LeftButton);
        QCOMPARE(chosen, 1);
        QVERIFY(!table->papers().strip()->isVisible());
    }

    // Steps come one after the other, and one that wants to be seen waits for a press.
    void stepsWaitToBeSeen() {
        Scene scene = gameOf(2);
        const auto table = tableWith(scene);
        scene.untilSeen = strip(QStringLiteral("Look"), {QStringLiteral("Go on")}).prompt;
        QStringList shown;
        table->add({[](const Tempo&) {
                        return Beat{0, 0, Beat::Press::ToSee};
                    },
                    [&] {
                        shown << QStringLiteral("first");
                        table->change(scene, 0);
                    }});
        table->add(atOnce([&] { shown << QStringLiteral("second"); }));
        QVERIFY(support::waitUntil([&] { return table->director().waitsForPress(); }));
        QCOMPARE(shown, QStringList{QStringLiteral("first")});
        QVERIFY(!table->isSettled());
        QVERIFY(table->papers().strip()->isVisible());
        QTest::keyClick(table.get(), Qt::Key_Space);
        QVERIFY(support::waitUntil([&] { return table->isSettled(); }));
        QCOMPARE(int(shown.size()), 2);
        QVERIFY(!table->papers().strip()->isVisible());
    }

    // Answers as tiles: none chosen beforehand, each tells its price while it is pointed to.
    void answersAsTiles() {
        Scene scene = gameOf(4);
        scene.hand.clear();
        const auto table = tableWith(scene);
        table->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(table.get()));
        table->setFocus();
        StripAsk asked =
            strip(QStringLiteral("Bet, or pass"), {QStringLiteral("&Pass"), QStringLiteral("&Bet")});
        asked.prompt.tiles = true;
        asked.prompt.buttons[1].worth = QStringLiteral("2");
        asked.prompt.buttons[1].pieces = 2;
        asked.prompt.buttons[1].price =
            Price{QStringLiteral("What it pays"), QStringLiteral("2 points"), {QStringLiteral("At once.")}};
        std::vector<int> answered;
        Ask ask;
        ask.strip = [asked](const Given&) { return asked; };
        ask.meaning = [&](const Answer& answer) {
            return Deed([&answered, button = answer.button]() -> std::optional<Refused> {
                answered.push_back(button);
                return std::nullopt;
            });
        };
        table->put(scene, ask);
        PromptStrip& strip = *table->papers().strip();
        QVERIFY(strip.tile(0)->hasFocus());
        QVERIFY(!table->papers().price()->isVisible()); // it has none
        QTest::keyClick(strip.tile(0), Qt::Key_Right);
        QVERIFY(strip.tile(1)->hasFocus());
        QVERIFY(table->papers().price()->isVisible());
        QVERIFY(!table->papers().price()->geometry().intersects(
            strip.tile(1)->geometry().translated(strip.pos())));
        QCOMPARE(strip.tile(1)->accessibleName(), QStringLiteral("Bet, 2 points"));
        QCOMPARE(strip.tile(1)->accessibleDescription(), QStringLiteral("At once."));
        QVERIFY(answered.empty());
        QTest::keyClick(strip.tile(1), Qt::Key_Return);
        QCOMPARE(answered, std::vector{1});
        QVERIFY(!table->papers().price()->isVisible());
    }

    // A card turned up under a hand, crossed cards, a sign for all, a word spoken: nobody's lies on
    // another's.
    void whatLiesForAllToSee_data() {
        QTest::addColumn<int>("owner");
        for (const int owner : {1, 2, 3})
            QTest::addRow("seat %d", owner) << owner;
    }
    void whatLiesForAllToSee() {
        QFETCH(int, owner);
        Scene scene = gameOf(4);
        Person& person = scene.people[std::size_t(owner)];
        person.turnedUp = Card{40};
        person.turnedUpWords = QStringLiteral("decides");
        person.said = QStringLiteral("paso");
        scene.people[std::size_t(owner % 3 + 1)].backs = 0;
        scene.people[std::size_t(owner % 3 + 1)].crossed = 5;
        scene.notice =
            Notice{QStringLiteral("suitC"), QStringLiteral("cups"), QStringLiteral("his card"), owner};
        const auto table = tableWith(scene);
        const Seen seen = table->seen();
        int crossed = 0;
        QRect turned;
        for (const Sprite& sprite : seen.picture.sprites) {
            crossed += sprite.place == Sprite::Place::Crossed && sprite.face == QStringLiteral("back");
            if (sprite.place == Sprite::Place::TurnedUp)
                turned = sprite.bounds().toRect();
        }
        QCOMPARE(crossed, 5);
        QVERIFY(table->rect().intersects(turned));
        const QRect said = seen.said(owner);
        QVERIFY(table->rect().contains(said) && table->rect().contains(seen.picture.notice));
        for (const QRect& other : {turned, seen.picture.notice})
            QVERIFY(!said.intersects(other));
        QVERIFY(!turned.intersects(seen.picture.notice));
        for (int seat = 0; seat < 4; ++seat)
            QVERIFY(!said.intersects(seen.picture.plates[std::size_t(seat)].mount));
        const auto things = table->things();
        const auto card = std::ranges::find(things, QStringLiteral("number 40"), &TableThing::name);
        QVERIFY(card != things.end());
        QCOMPARE(card->state, QStringLiteral("decides"));
        QVERIFY(std::ranges::find(things, QStringLiteral("cups"), &TableThing::name) != things.end());
        QVERIFY(!table->grab().isNull());
    }

    // A card shown out of a hand leaves it as a back, and is turned up when it lies there.
    void whatIsShownIsTurnedUp() {
        Scene scene = gameOf(4);
        const auto table = tableWith(scene);
        scene.people[2].shown = {{QStringLiteral("shown"), {Card{40}}}};
        table->change(scene, 0);
        const Seen seen = table->seen();
        const auto shown = std::ranges::find(seen.picture.sprites, Sprite::Place::Public, &Sprite::place);
        QVERIFY(shown != seen.picture.sprites.end());
        Animator animator;
        animator.jumpTo({});
        animator.moveTo(
            {*shown}, 100000, [&](const Sprite& s) { return originOf(s, 0, seen.picture, seen.metrics); },
            nullptr);
        QCOMPARE(animator.sprites().front().face, QStringLiteral("back"));
        animator.finish();
        QCOMPARE(animator.sprites().front().face, shown->face);
        QCOMPARE(animator.sprites().front().size, shown->size);
    }

    // A match of two is left for one of five in the middle of a trick: each card comes from where its player
    // sits now, though nobody sat there before.
    void whoWasNotThereBeforePlaysFromTheirPlace() {
        const auto table = tableWith(gameOf(2));
        Scene scene = gameOf(5);
        scene.trick.plays = {{4, Card{40}}};
        table->change(scene, 0);
        const Seen seen = table->seen();
        const auto played = std::ranges::find(seen.picture.sprites, Sprite::Place::Trick, &Sprite::place);
        QVERIFY(played != seen.picture.sprites.end());
        QCOMPARE(played->seat, 4);
        QCOMPARE(originOf(*played, 0, seen.picture, seen.metrics).centre, seen.picture.chips.at(4));
    }
};

VERSICOLA_WINDOW_TEST(AnyGameTest)
#include "test_any_game.moc"
