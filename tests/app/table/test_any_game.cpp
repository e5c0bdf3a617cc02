// The table knows no game: a little one of this test's own is laid on it, asks, and is answered.
#include "desktop/look/type.h"
#include "desktop/table/table_widget.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace table;

namespace {

// A score that is shown by nothing at all.
class NoScore : public look::ScorePiece {
public:
    void setMetrics(const look::Metrics&) override {}
    void setMoveMs(int) override {}
    void setDim(double) override {}
    void finish() override {}
    [[nodiscard]] QString explanation() const override { return {}; }
};

// One as broad as a dish of two hollows.
class BroadScore : public NoScore {
public:
    [[nodiscard]] QSize sizeFor(const look::Metrics& m) const override { return {m.px(400), m.px(82)}; }
};

// So many people, the first of them at the screen with five cards; the next has led card 9.
Scene gameOf(int people) {
    static const auto pack = [] {
        auto made = std::make_shared<Pack>();
        for (int i = 0; i < 128; ++i)
            made->faces.push_back(QStringLiteral("card %1").arg(i));
        made->words = [](Card card) {
            return CardWords{QString::number(card.id), QStringLiteral("number %1").arg(card.id),
                             QStringLiteral("worth nothing")};
        };
        return made;
    }();
    Scene scene;
    scene.pack = pack;
    for (int seat = 0; seat < people; ++seat) {
        Person person;
        person.name = person.called = person.portrait = QStringLiteral("Person %1").arg(seat);
        person.role = person.roleAtRest = QStringLiteral("plays");
        person.cards = 5;
        person.backs = seat == 0 ? 0 : 5;
        scene.people.push_back(person);
    }
    for (std::uint8_t id = 1; id <= 5; ++id)
        scene.hand.push_back({Card{id}, id / 3});
    scene.trick.plays = {{1, Card{9}}};
    scene.piles = {{Pile::Where::Near, 2, true, QStringLiteral("ours"), QStringLiteral("Our cards"), {}, {}}};
    scene.playing = true;
    return scene;
}

// One of cards 1 and 2 is to be played.
Ask playing(std::vector<Card>& played) {
    Ask ask;
    ask.cards = Ask::Cards::Play;
    ask.from = {Card{1}, Card{2}};
    ask.meaning = [&played](const Answer& answer) {
        return Deed([&played, card = *answer.card]() -> std::optional<Refused> {
            if (card.id > 2)
                return Refused{QStringLiteral("Too high (Z4.2)."), {QStringLiteral("Z4.2")}};
            played.push_back(card);
            return std::nullopt;
        });
    };
    return ask;
}

StripAsk strip(const QString& words, const QStringList& buttons) {
    StripAsk asked;
    asked.prompt.strong = words;
    for (const QString& button : buttons)
        asked.prompt.buttons.push_back({button, false, true});
    return asked;
}

} // namespace

class AnyGameTest : public QObject {
    Q_OBJECT
    look::Deck deck_;

    // A table without movements that shows this.
    std::unique_ptr<TableWidget> tableWith(const Scene& scene) { return tableWith(scene, new NoScore); }
    std::unique_ptr<TableWidget> tableWith(const Scene& scene, look::ScorePiece* score) {
        auto made = std::make_unique<TableWidget>(deck_, score);
        Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        made->setHabits(habits);
        made->resize(1060, 776);
        made->show();
        made->setFocus();
        made->lay(scene, std::nullopt);
        return made;
    }
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
        QCOMPARE(int(table->things().size()), 4 + 2 + 3 + 1); // hand, trick, people, pile
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

    static void addSizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x640") << QSize(1024, 616);
        QTest::newRow("1280x800 with the panel") << QSize(1060, 776);
        QTest::newRow("1200x800 with the panel") << QSize(980, 776);
        QTest::newRow("1280x800") << QSize(1280, 776);
        QTest::newRow("1920x1080") << QSize(1920, 1056);
    }

    // Beside a broad score piece the last marks lie clear of the trick, and of the tag at a card's foot.
    void marksLieBesideTheTrick_data() { addSizes(); }
    void marksLieBesideTheTrick() {
        QFETCH(QSize, size);
        const auto table = tableWith(gameOf(4), new BroadScore);
        table->resize(size);
        const Picture& picture = table->seen().picture;
        const look::Metrics& m = table->seen().metrics;
        const QFontMetrics fm(look::font(m, look::Type::Strong));
        const int tag = fm.horizontalAdvance(QStringLiteral("led, wins so far")) + fm.height();
        for (const QRect& card : picture.trickPlaces) {
            QRect foot(0, 0, tag, m.px(20));
            foot.moveCenter({card.center().x(), card.bottom()});
            QVERIFY(!picture.lastMarks.intersects(card));
            QVERIFY(!picture.lastMarks.intersects(foot));
        }
        QVERIFY(picture.lastMarks.width() >=
                fm.horizontalAdvance(QStringLiteral("Trick 1, with 24 points  theirs")));
    }

    // Answers as tiles, and the price of each of them, hide nothing that lies for all to see, wherever that
    // is; when the window changes, the price comes along.
    void answersHideNothing_data() { addSizes(); }
    void answersHideNothing() {
        QFETCH(QSize, size);
        StripAsk asked = strip(QStringLiteral("Somebody’s solo stands: ask more, or pass"), {});
        asked.prompt.text = QStringLiteral("what you ask is won or lost whole");
        asked.prompt.tiles = true;
        for (const char* words : {"&Pass", "&Solo", "&Cuatrola", "&Quintola"}) {
            PromptButton button{QLatin1String(words)};
            button.worth = QStringLiteral("4");
            button.pieces = 5;
            button.price = Price{QStringLiteral("What it pays"),
                                 QStringLiteral("4 points"),
                                 {QStringLiteral("One line."), QStringLiteral("Another one.")}};
            asked.prompt.buttons.push_back(button);
        }
        Ask ask;
        ask.strip = [asked](const Given&) { return asked; };
        for (int owner = 1; owner < 4; ++owner) {
            Scene scene = gameOf(4);
            scene.playing = false;
            scene.trick.plays.clear();
            scene.piles.clear();
            scene.people[0].roleAtRest = QStringLiteral("your turn: pass or ask");
            Person& person = scene.people[std::size_t(owner)];
            person.turnedUp = Card{40};
            person.said = QStringLiteral("paso");
            scene.notice = Notice{QStringLiteral("suitC"), QStringLiteral("cups are trumps"),
                                  QStringLiteral("Somebody’s turned-up card"), owner};
            const auto table = tableWith(scene, new BroadScore);
            table->resize(1280, 776);
            table->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(table.get()));
            table->put(scene, ask);
            PromptStrip& tiles = *table->papers().strip();
            tiles.tile(0)->setFocus();
            table->resize(size);
            for (int i = 0; i < 4; ++i) {
                tiles.tile(i)->setFocus();
                const Seen seen = table->seen();
                const QRect price = table->papers().price()->paper();
                const QRect tile = tiles.tile(i)->geometry().translated(tiles.pos());
                QVERIFY(table->papers().price()->isVisible());
                QVERIFY(price.bottom() < tiles.geometry().top());
                QVERIFY(price.left() < tile.center().x() && tile.center().x() < price.right());
                QVERIFY(price.bottom() + seen.metrics.px(30) > tiles.geometry().top());
                for (const QRect& paper : {price, tiles.geometry()}) {
                    QVERIFY(table->rect().contains(paper));
                    QVERIFY(!paper.intersects(seen.picture.notice));
                    QVERIFY(!paper.intersects(seen.picture.tray));
                    QVERIFY(!paper.intersects(seen.said(owner)));
                    for (int seat = 0; seat < 4; ++seat)
                        QVERIFY(!paper.intersects(seen.plate(seat)));
                    for (const Sprite& sprite : seen.picture.sprites)
                        QVERIFY2(!paper.intersects(sprite.bounds().toRect()), qPrintable(sprite.face));
                }
                // Nor do the words beside them reach onto the hand.
                for (const Sprite& sprite : seen.picture.sprites)
                    QVERIFY(!seen.plate(0).intersects(sprite.bounds().toRect()));
            }
        }
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
};

QTEST_MAIN(AnyGameTest)
#include "test_any_game.moc"
