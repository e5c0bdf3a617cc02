// What a lesson lays on the table and asks there: cards in the open, cards to pick, the light on some of
// them.
#include "desktop/minchiate/table/minchiate_table.h"
#include "kept_pictures.h"
#include "laid_out.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using minchiate_table::Exhibit;
using minchiate_table::MinchiateTable;
using minchiate_table::TableState;
using table::Sprite;

namespace {

std::vector<Card> cards(std::initializer_list<const char*> codes) {
    std::vector<Card> list;
    for (const char* code : codes)
        list.push_back(*cardOf(code));
    return list;
}
minchiate_lessons::Spot spot(minchiate_lessons::SpotKind kind, Seat seat = {}, Side side = {},
                             CardSet some = {}) {
    return {kind, some, seat, side};
}
// Cards in the open.
minchiate_table::Exhibit open(const std::vector<Card>& list) {
    minchiate_table::Exhibit exhibit;
    exhibit.spread = list;
    return exhibit;
}
model::Situation situation() {
    model::Situation made;
    made.view.seat = Seat::S;
    made.view.phase = Phase::Play;
    made.players = {{0, 1, 2, 3}};
    for (Seat seat : kSeats)
        made.names[seat] = QStringLiteral("Somebody");
    return made;
}
// A position made of parts: three cards each, a trick of two, cards captured by both.
minchiate_table::Staged parts() {
    minchiate_table::Staged scene{situation(), {}};
    scene.situation.view.hand = setOf(cards({"CK", "T13", "T20"}));
    for (Seat seat : kSeats)
        scene.situation.view.handSizes[seat] = 3;
    scene.situation.view.tricks = {{Seat::N, {{Seat::N, *cardOf("D4")}, {Seat::W, *cardOf("D6")}}, {}}};
    scene.exhibit.dealt = false;
    scene.exhibit.piles = PerSide<int>{};
    (*scene.exhibit.piles)[Side::NS] = 8;
    scene.exhibit.shown[Seat::E] = setOf(cards({"T28", "T30"}));
    scene.exhibit.shown[Seat::S] = setOf(cards({"T13"}));
    return scene;
}

} // namespace

class ExhibitTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

    // A table that shows this, without movements.
    std::unique_ptr<MinchiateTable> shown(const minchiate_table::Staged& scene) {
        auto made = std::make_unique<MinchiateTable>(deck_);
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        made->setHabits(habits);
        made->resize(960, 776);
        made->show();
        made->stage(scene);
        [&] { QVERIFY(support::waitUntil([&] { return made->isSettled(); })); }();
        return made;
    }
    static QPoint at(const MinchiateTable& table, const char* code) {
        for (const Sprite& sprite : table.seen().picture.sprites)
            if (sprite.card() == *cardOf(code))
                return sprite.rect().toRect().topLeft() + QPoint(6, 20);
        return {};
    }

private slots:
    void aSpreadIsRead_data() {
        QTest::addColumn<int>("n");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(564, 536), QSize(783, 616), QSize(980, 776), QSize(1440, 1056)})
            for (const int n : {1, 3, 10, 11, 26, 52, 97})
                QTest::addRow("%d at %d", n, size.width()) << n << size;
    }
    void aSpreadIsRead() {
        QFETCH(int, n);
        QFETCH(QSize, size);
        std::vector<Card> list;
        for (Card c : kWholeDeck)
            if (int(list.size()) < n)
                list.push_back(c);
        const TableState state = minchiate_table::stateOf(situation(), open(list));
        const look::Metrics m = look::metricsForTable(size);
        const table::Picture picture = support::pictureOf(state, m);
        QCOMPARE(int(picture.sprites.size()), n);
        QRegion taken;
        QPointF before(-1, -1);
        for (std::size_t i = 0; i < picture.sprites.size(); ++i) {
            const Sprite& sprite = picture.sprites[i];
            QCOMPARE(sprite.card(), state.spread[i]); // in the given order, row by row
            QVERIFY(sprite.centre.y() > before.y() ||
                    (sprite.centre.y() == before.y() && sprite.centre.x() > before.x()));
            before = sprite.centre;
            QVERIFY(QRect(QPoint(), size)
                        .adjusted(m.frame, m.frame, -m.frame, -m.frame)
                        .contains(sprite.rect().toRect()));
            QVERIFY(!taken.intersects(sprite.rect().toRect())); // none covers another
            taken += sprite.rect().toRect();
            if (n <= 26)
                QVERIFY2(sprite.size.width() >= 54 || size.width() < 600,
                         qPrintable(QString::number(sprite.size.width())));
        }
    }

    void partsHaveNoDeal() {
        const TableState state = minchiate_table::stateOf(parts().situation, parts().exhibit);
        QCOMPARE(state.fola, 0);
        QCOMPARE(state.captured[Side::NS], 8);
        QCOMPARE(int(state.shown[Seat::E].size()), 1);
        QCOMPARE(int(state.shown[Seat::S].size()), 1);
        QVERIFY(state.announced.contains(*cardOf("T13"))); // in the own hand, and known to all
        const auto table = shown(parts());
        for (const table::TableThing& thing : table->things()) {
            QVERIFY(thing.kind != table::TableThing::Kind::Stock);
            QVERIFY(!thing.state.contains(QStringLiteral("deal")));
        }
        int open = 0, backs = 0;
        for (const Sprite& sprite : table->seen().picture.sprites) {
            open += sprite.place == Sprite::Place::Public && sprite.seat == index(Seat::E);
            backs += sprite.place == Sprite::Place::Back && sprite.seat == index(Seat::E);
        }
        QCOMPARE(open, 2);
        QCOMPARE(backs, 1); // of three
    }

    void cardsArePicked() {
        const auto table = shown({situation(), open(cards({"D9", "D4", "D2", "D10"}))});
        QSignalSpy changes(table.get(), &MinchiateTable::picksChanged);
        QSignalSpy picked(table.get(), &MinchiateTable::picked);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, "D9"));
        QCOMPARE(changes.size(), 0); // nothing was asked
        table->askPick({setOf(cards({"D9", "D4", "D2"})), 0});
        QVERIFY(support::waitUntil([&] { return table->seen().takesCards(); }));
        for (const char* code : {"D9", "D2", "D10"})
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, code));
        QVERIFY(table->seen().attention.raised == setOf(cards({"D9", "D2"}))); // the ten is not among them
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, "D9"));
        QVERIFY(table->seen().attention.raised == setOf(cards({"D2"})));
        for (const table::TableThing& thing : table->things())
            if (thing.key == cardOf("D2")->id)
                QVERIFY(thing.state.contains(QStringLiteral("picked")));
        QTest::keyClick(table.get(), Qt::Key_Home);
        QTest::keyClick(table.get(), Qt::Key_Space); // the first of them
        QVERIFY(table->seen().attention.raised == setOf(cards({"D9", "D2"})));
        QTest::keyClick(table.get(), Qt::Key_Return);
        QCOMPARE(picked.size(), 1);
        table->closeAsking(); // what was picked stays to be seen
        QVERIFY(table->seen().attention.raised == setOf(cards({"D9", "D2"})));
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, "D4"));
        QVERIFY(table->seen().attention.raised == setOf(cards({"D9", "D2"})));
    }
    void oneAloneGivesWayToAnother() {
        const auto table = shown({situation(), open(cards({"D9", "D4"}))});
        table->askPick({setOf(cards({"D9", "D4"})), 1});
        QVERIFY(support::waitUntil([&] { return table->seen().takesCards(); }));
        for (const char* code : {"D9", "D4"})
            QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, code));
        QVERIFY(table->seen().attention.raised == setOf(cards({"D4"})));
    }

    // ---- The light. ----

    void everySpotHasItsPlace() {
        using minchiate_lessons::SpotKind;
        const auto table = shown(parts());
        const auto places = [&](const minchiate_lessons::Spot& of) {
            return table::placesOf(minchiate_table::spotsOf({of}).front(), table->seen().picture,
                                   table->seen().scene);
        };
        QCOMPARE(int(places(spot(SpotKind::Hand, Seat::S)).size()), 3);
        QCOMPARE(int(places(spot(SpotKind::Hand, Seat::E)).size()), 3); // a back and two open cards
        QCOMPARE(int(places(spot(SpotKind::Public, Seat::E)).size()), 2);
        QCOMPARE(int(places(spot(SpotKind::Public, Seat::S)).size()), 1);
        QCOMPARE(int(places(spot(SpotKind::Trick)).size()), 2);
        QCOMPARE(int(places(spot(SpotKind::Pile, {}, Side::NS)).size()), 1);
        QVERIFY(places(spot(SpotKind::Pile, {}, Side::EW)).empty()); // nothing lies there
        QVERIFY(places(spot(SpotKind::Fola)).empty());
        QCOMPARE(int(places(spot(SpotKind::Pad)).size()), 1);
        QCOMPARE(int(places(spot(SpotKind::Seat, Seat::W)).size()), 1);
        const auto one = places(spot(SpotKind::Cards, {}, {}, CardSet(*cardOf("CK"))));
        QCOMPARE(int(one.size()), 1);
        QVERIFY(one.front().width() < table->seen().metrics.card.width()); // only what is seen of it
        QVERIFY(places(spot(SpotKind::Cards, {}, {}, CardSet(*cardOf("T40")))).empty());
    }
    void theLightEndsWithAnAction() {
        const auto table = shown(parts());
        table->lookAt({spot(minchiate_lessons::SpotKind::Trick)});
        QVERIFY(support::waitUntil([&] { return table->spotlight().darkness() > 0; }));
        // No click is taken away by it: the card under the dark is picked all the same.
        table->askPick({setOf(cards({"CK"})), 0});
        QVERIFY(support::waitUntil([&] { return table->seen().takesCards(); }));
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, at(*table, "CK"));
        QVERIFY(table->seen().attention.raised == setOf(cards({"CK"})));
        QCOMPARE(table->spotlight().darkness(), 0.0);
    }
    void lightLeavesWordsAndCardsBright() {
        const auto table = shown(parts());
        const QImage before = table->grab().toImage();
        table->lookAt({spot(minchiate_lessons::SpotKind::Trick)});
        QVERIFY(support::waitUntil([&] { return table->spotlight().darkness() > 0; }));
        const QImage after = table->grab().toImage();
        const auto luminance = [](const QImage& image, QRect r) {
            double sum = 0;
            for (int y = r.top(); y <= r.bottom(); ++y)
                for (int x = r.left(); x <= r.right(); ++x)
                    sum += qGray(image.pixel(x, y));
            return sum / (r.width() * r.height());
        };
        const auto rectOf = [&](const char* code) {
            for (const Sprite& sprite : table->seen().picture.sprites)
                if (sprite.card() == *cardOf(code))
                    return sprite.rect().toRect().adjusted(20, 20, -20, -20);
            return QRect();
        };
        QVERIFY(std::abs(luminance(after, rectOf("D6")) - luminance(before, rectOf("D6"))) < 0.5);
        QVERIFY(luminance(after, rectOf("T13")) < 0.75 * luminance(before, rectOf("T13")));
        // The brightest point of a name is as bright as before.
        const auto brightest = [](const QImage& image, QRect r) {
            int most = 0;
            for (int y = r.top(); y <= r.bottom(); ++y)
                for (int x = r.left(); x <= r.right(); ++x)
                    most = std::max(most, qGray(image.pixel(x, y)));
            return most;
        };
        const QRect name = table->seen().picture.plates[std::size_t(index(Seat::W))].words;
        QVERIFY(brightest(after, name) >= brightest(before, name) - 3);
    }
    void aCoveredScoreTellsNothing() {
        const auto table = shown(parts());
        QVERIFY(table->scorePad()->isVisible());
        table->coverScore(true);
        QVERIFY(!table->scorePad()->isVisible());
        Tally tally;
        tally.add({Cause::Death, Side::NS, Seat::S, 5, CardSet(*cardOf("CK")), 1, 0});
        table->happen(event::Marked{tally.marks().back()});
        QVERIFY(support::waitUntil([&] { return table->isSettled() && table->state().net == 5; }));
        QVERIFY(!table->accessibleDescription().contains(u'5'));
        table->coverScore(false);
        QVERIFY(table->scorePad()->isVisible());
    }
};

VERSICOLA_WINDOW_TEST(ExhibitTest)
#include "test_exhibit.moc"
