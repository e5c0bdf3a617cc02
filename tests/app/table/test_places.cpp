// Where things lie: nothing hides what is to be read.
#include "desktop/look/type.h"
#include "desktop/minchiate/table/pace.h"
#include "kept_pictures.h"
#include "laid_out.h"
#include "laid_table.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using support::addTables;
using support::cardsNamed;
using support::crowded;
using support::inPlay;
using support::lay;
using support::tableOf;
using support::thing;
using table::Sprite;
using table::TableThing;

class PlacesTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

private slots:
    void theSlipHidesNothing_data() { addTables(); }
    void theSlipHidesNothing() {
        QFETCH(QSize, size);
        const auto table = tableOf(deck_, size);
        lay(*table, crowded());
        QVERIFY(table->papers().slip());
        const QRect slip = table->papers().slipAt();
        QVERIFY(table->rect().contains(slip));
        for (const Sprite& sprite : table->seen().picture.sprites)
            QVERIFY2(!slip.intersects(sprite.rect().toRect()) || sprite.place == Sprite::Place::Back,
                     qPrintable(sprite.face));
        for (const table::Plate& plate : table->seen().picture.plates)
            QVERIFY(!slip.intersects(plate.mount));
        QVERIFY(!slip.intersects(table->seen().picture.tray));
        QVERIFY(!slip.intersects(table->seen().picture.strip));
        // A press closes it, and nothing else.
        QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::mouseClick(table.get(), Qt::LeftButton, {}, slip.center());
        QVERIFY(!table->papers().slip());
        QCOMPARE(acted.size(), 0);
    }
    void theFolaHidesNoWords_data() { addTables(); }
    void theFolaHidesNoWords() {
        QFETCH(QSize, size);
        for (Seat dealer : kSeats) {
            model::Situation made = crowded();
            made.view.dealer = dealer;
            minchiate_table::TableState state = minchiate_table::stateOf(made);
            state.folaTop = trump(14);
            for (Seat seat : {Seat::N, Seat::E, Seat::W})
                state.discards[seat] = 2;
            const auto picture = support::pictureOf(state, look::metricsForTable(size));
            QVERIFY(!picture.captions.empty());
            const auto top = std::ranges::find(picture.sprites, state.folaTop, &Sprite::card);
            QVERIFY(top != picture.sprites.end());
            for (const Sprite& sprite : picture.sprites) {
                QVERIFY(sprite.place != Sprite::Place::Hand || !sprite.rect().intersects(top->rect()));
                for (const table::Caption& caption : picture.captions)
                    QVERIFY2((sprite.place != Sprite::Place::Stock && sprite.place != Sprite::Place::Back &&
                              sprite.place != Sprite::Place::Discard) ||
                                 !sprite.rect().toRect().intersects(caption.rect),
                             qPrintable(caption.words));
            }
            for (std::size_t i = 0; i < picture.captions.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY2(!picture.captions[i].rect.intersects(picture.captions[j].rect),
                             qPrintable(picture.captions[i].words + u'|' + picture.captions[j].words));
        }
    }
    // At least the newest is read whole; M5.10 makes the longest of them.
    void aMarkIsReadWhole() {
        const look::Metrics m = look::metricsForTable({1024, 616});
        const model::Situation made = crowded();
        const text::Teller teller{made.names, made.view.seat};
        Tally tally;
        tally.add({Cause::Fola, Side::NS, Seat::W, 5, CardSet(*cardOf("T20")), 0, 0});
        const QFontMetrics strong(look::font(m, look::Type::Strong));
        const Mark& mark = tally.marks().front();
        const int needed = strong.horizontalAdvance(text::markReason(mark, teller)) + m.px(8) +
                           strong.horizontalAdvance(text::markPoints(mark, teller));
        QVERIFY(support::pictureOf(minchiate_table::stateOf(made), m).lastMarks.width() >= needed);
    }
    void aVersicolaLiesInOneRow_data() { addTables(); }
    void aVersicolaLiesInOneRow() {
        QFETCH(QSize, size);
        minchiate_table::TableState state = minchiate_table::stateOf(inPlay("C2 C3"));
        state.shown[Seat::E] = {{minchiate_table::PublicGroup::Kind::Robbed, {trump(38)}},
                                {minchiate_table::PublicGroup::Kind::TurnedUp, {trump(22)}},
                                {minchiate_table::PublicGroup::Kind::FromFola, {trump(31), trump(40)}}};
        const auto declare = [&](const char* codes, VersicolaKind kind) {
            event::Declared declared{Seat::E, {{kind, cardsNamed(codes), 10}}};
            minchiate_table::apply(state, declared);
        };
        declare("T37 T38 T39 T40", VersicolaKind::Run);
        declare("CK DK SK", VersicolaKind::Kings);
        const auto picture = support::pictureOf(state, look::metricsForTable(size));
        for (const char* codes : {"T37 T38 T39 T40", "CK DK SK"}) {
            std::vector<const Sprite*> run;
            for (const Sprite& sprite : picture.sprites)
                if (sprite.card() && cardsNamed(codes).contains(*sprite.card()))
                    run.push_back(&sprite);
            QCOMPARE(int(run.size()), cardsNamed(codes).size());
            for (const Sprite* sprite : run) {
                QCOMPARE(sprite->centre.y(), run.front()->centre.y());
                QVERIFY(std::abs(sprite->centre.x() - run.front()->centre.x()) < 6 * sprite->size.width());
            }
        }
        QVERIFY(std::ranges::any_of(picture.sprites, [](const Sprite& s) { return s.card() == trump(31); }));
    }
    void theOwedFoolHidesNothing_data() { addTables(); }
    void theOwedFoolHidesNothing() {
        QFETCH(QSize, size);
        for (Side owing : kSides)
            for (int captured : {0, 8}) {
                minchiate_table::TableState state = minchiate_table::stateOf(crowded());
                state.phase = Phase::Play;
                state.foolDebt = owing;
                state.captured = {{captured, captured}};
                const auto picture = support::pictureOf(state, look::metricsForTable(size));
                const auto fool = std::ranges::find_if(
                    picture.sprites, [](const Sprite& s) { return s.place == Sprite::Place::Beside; });
                QVERIFY(fool != picture.sprites.end());
                const QRect lies = fool->rect().toRect();
                const look::Metrics m = look::metricsForTable(size);
                QVERIFY(QRect(QPoint(), size).adjusted(m.frame, m.frame, -m.frame, -m.frame).contains(lies));
                for (const table::Plate& plate : picture.plates)
                    QVERIFY(!lies.intersects(plate.mount));
                for (const Sprite& sprite : picture.sprites)
                    QVERIFY2(&sprite == &*fool ||
                                 !lies.intersects(sprite.rect().toRect().adjusted(2, 2, -2, -2)),
                             qPrintable(sprite.face));
            }
    }
    void theCardThatPaysIsSeen() {
        const auto table = tableOf(deck_, {1060, 776});
        lay(*table, inPlay("C2 C3"));
        event::TrickGathered e;
        e.trick = 1;
        e.leader = Seat::E;
        e.cards = {*cardOf("S2"), *cardOf("S3"), kFool, *cardOf("S5")};
        e.gathered.winner = Seat::E;
        e.gathered.foolKept = true;
        e.gathered.payer = Side::EW;
        e.gathered.paid = *cardOf("D4");
        table->happen(e);
        QVERIFY(support::waitUntil([&] { return table->state().paidForFool.has_value(); }));
        QVERIFY(thing(*table, TableThing::Kind::Seen, QStringLiteral("4 of coins")));
        QVERIFY(minchiate_table::beatOf(e, table->state(), {}).afterMs >= 1500);
    }
};

VERSICOLA_WINDOW_TEST(PlacesTest)
#include "test_places.moc"
