// What a game says and asks on the table lies clear of what all are to see, at every size.
#include "any_game.h"
#include "desktop/look/marks.h"
#include "desktop/look/type.h"
#include "desktop/table/animator.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"

using support::gameOf;
using support::strip;
using table::Animator;
using table::Ask;
using table::Given;
using table::MarkLine;
using table::Notice;
using table::Person;
using table::Picture;
using table::Price;
using table::PromptButton;
using table::PromptStrip;
using table::Scene;
using table::Seen;
using table::Sprite;
using table::StripAsk;
using table::TableWidget;
using tricks::Card;

class ClearOfCardsTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

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
                fm.horizontalAdvance(QStringLiteral("table::Trick 1, with 24 points  theirs")));
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

    // Words that were spoken lie by their speakers, and none on another, on somebody's name or on a card.
    void wordsSpokenLieApart_data() { addSizes(); }
    void wordsSpokenLieApart() {
        QFETCH(QSize, size);
        for (const QString& surname : {QString(), QStringLiteral(" Bentivoglio")})
            for (int owner = 0; owner < 4; ++owner) {
                Scene scene = gameOf(4);
                scene.playing = false;
                scene.trick.plays.clear();
                scene.piles.clear();
                for (Person& person : scene.people) {
                    person.name += surname;
                    person.called = &person == &scene.people[0] ? QStringLiteral("You") : person.name;
                    person.role = person.roleAtRest = QStringLiteral("asks cuatrola");
                    person.said = QStringLiteral("cuatrola");
                }
                if (owner > 0) {
                    scene.people[std::size_t(owner)].turnedUp = Card{40};
                    scene.people[std::size_t(owner)].backs = 4;
                }
                scene.notice = Notice{QStringLiteral("suitC"), QStringLiteral("cups are trumps"),
                                      QStringLiteral("Somebody’s turned-up card"), owner};
                const auto table = support::tableWith(deck_, scene, new support::BroadScore);
                table->resize(size);
                const Seen seen = table->seen();
                for (int seat = 0; seat < 4; ++seat) {
                    const QRect said = seen.said(seat);
                    QVERIFY(table->rect().contains(said));
                    QVERIFY(!said.intersects(seen.picture.notice));
                    for (int other = 0; other < 4; ++other) {
                        QVERIFY(!said.intersects(seen.plate(other)));
                        QVERIFY2(other == seat || !said.intersects(seen.said(other)),
                                 qPrintable(QStringLiteral("%1 over %2").arg(seat).arg(other)));
                    }
                    for (const Sprite& sprite : seen.picture.sprites)
                        QVERIFY2(!said.intersects(sprite.bounds().toRect()), qPrintable(sprite.face));
                }
            }
    }

    // Cards laid down crosswise by who takes no part lie on nobody's words, nor do they once they are turned
    // up.
    void cardsLaidDownHideNoWords_data() { addSizes(); }
    void cardsLaidDownHideNoWords() {
        QFETCH(QSize, size);
        for (const bool turned : {false, true})
            for (int idle = 1; idle < 4; ++idle) {
                Scene scene = gameOf(4);
                Person& person = scene.people[std::size_t(idle)];
                person.role = person.roleAtRest =
                    idle == 2 ? QStringLiteral("your partner · idle") : QStringLiteral("against you · idle");
                person.backs = 0;
                if (turned)
                    person.open = {Card{60}, Card{61}, Card{62}, Card{63}, Card{64}};
                else
                    person.crossed = 5;
                scene.notice =
                    Notice{QStringLiteral("suitC"), QStringLiteral("batons are trumps"),
                           QStringLiteral("Somebody is idle: those five cards\nare seen after the hand"), 0};
                const auto table = support::tableWith(deck_, scene, new support::BroadScore);
                table->resize(size);
                const Seen seen = table->seen();
                for (const Sprite& sprite : seen.picture.sprites) {
                    QVERIFY2(!seen.picture.notice.intersects(sprite.bounds().toRect()),
                             qPrintable(sprite.face));
                    for (int seat = 0; seat < 4; ++seat)
                        QVERIFY2(!seen.plate(seat).intersects(sprite.bounds().toRect()),
                                 qPrintable(QStringLiteral("%1 on %2").arg(sprite.face).arg(seat)));
                }
            }
    }

    // A mark is read whole where the cloth at its left is free, and lies on no card of the trick.
    void longMarksAreWhole_data() { addSizes(); }
    void longMarksAreWhole() {
        QFETCH(QSize, size);
        Scene scene = gameOf(4);
        const MarkLine mark{QStringLiteral("Massimiliano Bentiv: Kings, Knights, Aces"),
                            QStringLiteral("+59 them")};
        scene.marks = {mark};
        class Slate : public support::NoScore {
            [[nodiscard]] QSize sizeFor(const look::Metrics& m) const override {
                return {m.px(176), m.px(104)};
            }
        };
        for (look::ScorePiece* score : {static_cast<look::ScorePiece*>(new Slate),
                                        static_cast<look::ScorePiece*>(new support::BroadScore)}) {
            const auto table = support::tableWith(deck_, scene, score);
            table->resize(size);
            const Picture& picture = table->seen().picture;
            const look::Metrics& m = table->seen().metrics;
            const QFontMetrics fm(look::font(m, look::Type::Strong));
            for (const QRect& card : picture.trickPlaces)
                QVERIFY(!picture.lastMarks.intersects(card));
            const int free = picture.lastMarks.right() - picture.trickPlaces[1].right() - m.px(60);
            const int whole = fm.horizontalAdvance(mark.reason) + m.px(8) + fm.horizontalAdvance(mark.points);
            QVERIFY(picture.lastMarks.width() >= std::min(whole, free));
        }
    }

    // A tag broader than its card goes with it, and nothing of it is left where the card was.
    void noTagIsLeftBehind_data() { addSizes(); }
    void noTagIsLeftBehind() {
        QFETCH(QSize, size);
        const look::Metrics m = look::metricsForTable(size);
        Sprite before;
        before.place = Sprite::Place::Trick;
        before.size = before.art = m.trickCard;
        before.centre = QPointF(size.width() / 2.0, size.height() / 2.0);
        Sprite after = before;
        after.centre.rx() += m.px(300);
        Animator animator;
        animator.setReach(m.px(26)); // as the board does
        animator.jumpTo({before});
        QRegion dirty;
        connect(&animator, &Animator::changed, this, [&](const QRegion& region) { dirty += region; });
        animator.moveTo({after}, 0, nullptr, nullptr);
        for (const Sprite& at : {before, after}) {
            const QRect tag =
                look::tagRect(QPointF(at.centre.x(), at.bounds().bottom()).toPoint(),
                              QStringLiteral("led, striscio, wins so far"), m, look::TagSign::Laurel);
            QVERIFY(tag.width() > m.trickCard.width());
            QVERIFY(QRegion(tag).subtracted(dirty).isEmpty());
        }
    }

    // A rule that the strip cites is under the mouse a way to it, and everything else of the strip is not.
    void rulesOnTheStripLead() {
        StripAsk asked = strip(QStringLiteral("We win by 71 to 59"), {QStringLiteral("&Next")});
        asked.prompt.text = QStringLiteral("ours: 61 and the last trick\nFor the fifth trick: 10 (C7.2)");
        Ask ask;
        ask.strip = [asked](const Given&) { return asked; };
        const auto table = support::tableWith(deck_, gameOf(4));
        table->put(gameOf(4), ask);
        PromptStrip& paper = *table->papers().strip();
        QVERIFY(paper.isVisible());
        QSignalSpy rules(table.get(), &TableWidget::ruleAsked);
        std::optional<QPoint> at;
        for (int y = 0; y < paper.height(); y += 3)
            for (int x = 0; x < paper.width(); x += 3)
                if (paper.ruleUnder({x, y}) && !at)
                    at = QPoint(x + 4, y + 4);
        QVERIFY(at && at->y() > paper.height() / 3);
        QTest::mouseClick(&paper, Qt::LeftButton, {}, QPoint(3, 3));
        QVERIFY(rules.isEmpty());
        QTest::mouseClick(&paper, Qt::LeftButton, {}, *at);
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules.front().front().toString(), QStringLiteral("C7.2"));
    }
};

VERSICOLA_WINDOW_TEST(ClearOfCardsTest)
#include "test_clear_of_cards.moc"
