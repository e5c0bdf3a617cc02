// What a game says and asks on the table lies clear of what all are to see, at every size.
#include "any_game.h"
#include "desktop/look/type.h"
#include "support/many/one_of_many.h"

using namespace table;
using support::gameOf;
using support::strip;

class ClearOfCardsTest : public QObject {
    Q_OBJECT
    look::Deck deck_;

    static void addSizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1024x640") << QSize(1024, 616);
        QTest::newRow("1280x800 with the panel") << QSize(1060, 776);
        QTest::newRow("1200x800 with the panel") << QSize(980, 776);
        QTest::newRow("1280x800") << QSize(1280, 776);
        QTest::newRow("1920x1080") << QSize(1920, 1056);
    }

private slots:
    // Beside a broad score piece the last marks lie clear of the trick, and of the tag at a card's foot.
    void marksLieBesideTheTrick_data() { addSizes(); }
    void marksLieBesideTheTrick() {
        QFETCH(QSize, size);
        const auto table = support::tableWith(deck_, gameOf(4), new support::BroadScore);
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
            const auto table = support::tableWith(deck_, scene, new support::BroadScore);
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
};

VERSICOLA_WINDOW_TEST(ClearOfCardsTest)
#include "test_clear_of_cards.moc"
