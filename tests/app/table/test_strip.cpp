// The strip that asks: every button of it can be seen and pressed, however many there are; what it says is
// what lies there.
#include "at_table.h"
#include "kept_pictures.h"

#include "minchiate/versicola.h"
#include "support/many/one_of_many.h"

#include <QSignalSpy>

using namespace minchiate;
using support::cardsNamed;
using support::lay;
using support::tableOf;
using table::PromptStrip;

namespace {

model::Situation declaring(const char* hand, int atLeast) {
    model::Situation made = support::inPlay(hand);
    const auto held = versicoleOf(made.view.hand, made.view.rules);
    if (static_cast<int>(held.size()) < atLeast)
        qFatal("this hand holds too few versicole");
    made.view.choice = Choice{Seat::S, Seat::S, DeclareChoice{held}};
    return made;
}

// A match's first table as the draw is shown: from whatever place the person drew.
model::Situation drawnFor(std::uint64_t seed) {
    auto random = tricks::Random::forDecision(seed, 0, 0);
    model::Situation made = support::inPlay("");
    made.view.phase = Phase::Cut;
    made.view.dealer = Seat::S;
    made.draw = drawForPartners(random);
    made.players = seating(made.draw->order, 0);
    const std::array names{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                           QStringLiteral("Vieri")};
    for (Seat seat : kSeats) {
        made.names[seat] = names[static_cast<std::size_t>(made.players[seat])];
        if (made.players[seat] == 0)
            made.view.seat = seat;
    }
    return made;
}

// Everything that a strip asks, on tables as full as they come.
std::vector<std::pair<const char*, model::Situation>> asking() {
    std::vector<std::pair<const char*, model::Situation>> list;
    list.emplace_back("the draw", drawnFor(11)); // of five cards
    model::Situation made = drawnFor(1);
    made.draw.reset();
    made.hand = 4;
    list.emplace_back("a new round", made);
    made = support::inPlay("");
    made.view.phase = Phase::Cut;
    made.view.dealer = Seat::W;
    made.view.choice = Choice{Seat::S, Seat::S, CutChoice{}};
    list.emplace_back("the cut", made);
    made.view.choice.reset();
    list.emplace_back("what the cutter sees", made);

    const auto crowd = [](model::Situation& full) {
        full.view.dealer = Seat::N;
        full.view.robbed = {*cardOf("T33"), *cardOf("T34")};
        full.view.taken = {*cardOf("T36"), *cardOf("T38"), *cardOf("T30")};
        full.view.turnedUp[Seat::N] = *cardOf("T20");
        full.view.turnedUp[Seat::W] = *cardOf("T21");
        full.view.turnedUp[Seat::E] = *cardOf("T22");
        full.view.announcements = {{1, 3, 1, 1}};
    };
    const char* many = "C2 C3 CK CJ D7 DK S2 S3 S4 SK B2 B3 BK T1 T2 T3 T4 T5 T7 T8 T9 T13 T28 M";
    for (const Seat dealer : kSeats) {
        made = support::inPlay(many);
        crowd(made);
        made.view.phase = Phase::Discard;
        made.view.dealer = dealer;
        made.view.choice = Choice{Seat::S, Seat::S, DiscardChoice{3, made.view.hand}};
        list.emplace_back("the discard", made);
    }
    for (const int plays : {0, 1, 2, 3}) {
        made = support::inPlay(many);
        crowd(made);
        const std::array before{std::pair{Seat::E, "S9"}, std::pair{Seat::N, "S6"}, std::pair{Seat::W, "SQ"}};
        model::Situation play = made;
        play.view.tricks = {{plays > 0 ? before[std::size_t(3 - plays)].first : Seat::S, {}, {}}};
        for (std::size_t i = std::size_t(3 - plays); i < 3; ++i)
            play.view.tricks.front().plays.push_back({before[i].first, *cardOf(before[i].second)});
        model::Situation declares = play;
        declares.view.choice =
            Choice{Seat::S, Seat::S, DeclareChoice{versicoleOf(play.view.hand, play.view.rules)}};
        list.emplace_back("declaring", declares);
        play.view.choice = Choice{Seat::S, Seat::S, PlayChoice{support::cardsNamed("S2 S3 S4 SK"), true}};
        list.emplace_back("a fall", play);
    }
    made = support::inPlay("C2 C3 D7 S2 B3 T2");
    made.view.fallen = 1 << index(Seat::E);
    made.view.openHands[Seat::E] = support::cardsNamed("C4 C5 D8 S8 B7 BQ");
    made.view.choice = Choice{Seat::E, Seat::S, PlayChoice{support::cardsNamed("C4 C5")}};
    list.emplace_back("a fallen hand", made);
    return list;
}

// Cards drawn that are seen whole or by their index, those of each player from left to right.
PerSeat<std::vector<Card>> seenDrawn(const table::Picture& picture) {
    PerSeat<std::vector<table::Sprite>> sprites;
    for (const table::Sprite& sprite : picture.sprites)
        if (sprite.place == table::Sprite::Place::Drawn)
            sprites[Seat(sprite.seat)].push_back(sprite);
    PerSeat<std::vector<Card>> seen;
    for (Seat seat : kSeats) {
        std::ranges::sort(sprites[seat], {}, [](const auto& sprite) { return sprite.centre.x(); });
        for (const auto& sprite : sprites[seat])
            seen[seat].push_back(*sprite.card());
    }
    return seen;
}

// Better cards drawn first; of equal ones those drawn again decide (M4.1).
bool drewHigher(const std::vector<Card>& a, const std::vector<Card>& b) {
    const auto counts = [](Card card) { return card != kFool; };
    std::vector<int> left, right;
    for (Card card : a)
        if (counts(card))
            left.push_back(drawRank(card));
    for (Card card : b)
        if (counts(card))
            right.push_back(drawRank(card));
    return left > right;
}

} // namespace

class StripTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

    static QRect paperOf(const look::PaperButton& button) {
        const int ring = button.ringMargin();
        return button.geometry().adjusted(ring, ring, -ring, -ring);
    }

private slots:
    void everyVersicolaCanBeChosen_data() {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<int>("held");
        const std::array hands{std::pair{"CK DK SK T28 T29 T30 T31 T32 T1 T13 M C2 C3", 3},
                               std::pair{"CK DK SK BK T1 T13 T28 T29 T30 T10 T20 T40 T39 T38 T14 T35 M", 5}};
        for (const QSize size : {QSize(800, 536), QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const auto& [hand, held] : hands)
                QTest::addRow("%d versicole at %d", held, size.width()) << size << QByteArray(hand) << held;
    }
    void everyVersicolaCanBeChosen() {
        QFETCH(QSize, window);
        QFETCH(QByteArray, hand);
        QFETCH(int, held);
        const auto table = tableOf(deck_, look::metricsForWindow(window, true).table);
        lay(*table, declaring(hand, held));
        auto& strip = *table->papers().strip();
        QTest::mouseClick(strip.button(1), Qt::LeftButton);
        const int n = strip.buttonCount();
        QVERIFY(n > held);
        QVERIFY2(table->rect().contains(strip.geometry()), "the strip leaves the table");
        QRegion taken;
        for (int i = 0; i < n; ++i) {
            const QRect paper = paperOf(*strip.button(i));
            QVERIFY2(strip.rect().contains(paper), qPrintable(strip.button(i)->text()));
            QVERIFY2(!taken.intersects(paper), qPrintable(strip.button(i)->text()));
            QVERIFY(paper.width() >= std::min(strip.button(i)->paperSize().width(), strip.width() - 20));
            taken += paper;
        }
        // Each is pressed where it is seen, and the last says what all of them come to.
        for (int i = 0; i + 1 < n; ++i)
            QTest::mouseClick(strip.childAt(paperOf(*strip.button(i)).center()), Qt::LeftButton);
        QVERIFY(strip.button(n - 1)->text().contains(QString::number(n - 1)));
        QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::mouseClick(strip.childAt(paperOf(*strip.button(n - 1)).center()), Qt::LeftButton);
        QCOMPARE(acted.size(), 1);
        const auto action = acted.front().front().value<Action>();
        QCOMPARE(int(std::get<Declare>(action.what).shown.size()), n - 1);
    }

    // Whoever is told to deal first is seen to have drawn the highest card, and the partner the second: every
    // card drawn lies before who drew it, those of a tie and a Fool too, for without them the cards tell
    // something else (M4.1, M4.2).
    void theDrawIsSeenAsItIsTold() {
        const auto table = tableOf(deck_, {960, 776});
        int again = 0;
        PerSeat<int> sat{};
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            const model::Situation made = drawnFor(seed);
            ++sat[made.view.seat];
            table->situate(made);
            QVERIFY(support::waitUntil([&] { return table->director().waitsForPress(); }));
            const auto seen = seenDrawn(table->seen().picture);
            for (Seat seat : kSeats) {
                std::vector<Card> drew;
                for (const DrawnCard& drawn : made.draw->cards)
                    if (drawn.player == made.players[seat])
                        drew.push_back(drawn.card);
                QVERIFY2(seen[seat] == drew, qPrintable(QStringLiteral("seed %1").arg(seed)));
                const QPoint plate =
                    table->seen().picture.plates[std::size_t(tricks::index(seat))].mount.center();
                for (Seat other : kSeats) { // at its own player, and nobody else's
                    const auto far = [&](Seat s) {
                        for (const auto& sprite : table->seen().picture.sprites)
                            if (sprite.place == table::Sprite::Place::Drawn &&
                                sprite.seat == tricks::index(s))
                                return (sprite.centre.toPoint() - plate).manhattanLength();
                        return 0;
                    };
                    const table::Edge edge = table::edgeOf(table->seen().scene, tricks::index(seat));
                    QVERIFY(edge == table::Edge::Below || edge == table::Edge::Top ||
                            far(seat) <= far(other));
                }
            }
            const PromptStrip& strip = *table->papers().strip();
            const QString dealer = text::drawSettled(Seat::S, table->teller());
            QCOMPARE(strip.prompt().strong, dealer);
            for (Seat other : {Seat::W, Seat::N, Seat::E})
                QVERIFY(drewHigher(seen[Seat::S], seen[other]));
            for (Seat other : {Seat::W, Seat::E})
                QVERIFY(drewHigher(seen[Seat::N], seen[other]));
            const bool more = made.draw->cards.size() > kSeats.size();
            QCOMPARE(!strip.prompt().text.isEmpty(), more); // why there are more than four is said
            again += more ? 1 : 0;
        }
        QVERIFY(again > 10);
        for (Seat seat : kSeats)
            QVERIFY(sat[seat] > 10);
    }

    void aStripHidesNothing_data() {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<model::Situation>("made");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const auto& [name, made] : asking())
                QTest::addRow("%s at %d", name, size.width()) << size << made;
    }
    // Cards of the trick and the places where they will lie, piles, people and what is said of them, marks.
    void aStripHidesNothing() {
        QFETCH(QSize, window);
        QFETCH(model::Situation, made);
        const auto table = tableOf(deck_, look::metricsForWindow(window, true).table);
        table->situate(made);
        if (made.view.choice)
            table->ask({*made.view.choice, made.view});
        else if (!made.draw && made.hand == 0)
            table->happen(event::Looked{Seat::S, 2, {kWholeDeck.first(), trump(16), trump(17), trump(40)}});
        QVERIFY(support::waitUntil([&] { return table->isSettled() || table->director().waitsForPress(); }));
        const PromptStrip& strip = *table->papers().strip();
        QVERIFY(strip.isVisible());
        const auto hidesNothing = [&] {
            const QRect lies = strip.geometry();
            QVERIFY2(table->rect().contains(lies), "it leaves the table");
            for (const table::Sprite& sprite : table->seen().picture.sprites)
                QVERIFY2(!lies.intersects(sprite.bounds().toAlignedRect()), qPrintable(sprite.face));
            for (const table::Caption& caption : table->seen().picture.captions)
                QVERIFY2(!lies.intersects(caption.rect), qPrintable(caption.words));
            for (const table::TableThing& thing : table->things())
                if (thing.kind == table::TableThing::Kind::Seat)
                    QVERIFY2(!lies.intersects(thing.rect), qPrintable(thing.name));
            QVERIFY(!lies.intersects(table->seen().picture.tray) &&
                    !lies.intersects(table->seen().picture.lastMarks));
            if (made.view.phase == Phase::Play)
                for (const QRect& place : table->seen().picture.trickPlaces)
                    QVERIFY2(!lies.intersects(place), "where a card of the trick lies or will lie");
        };
        hidesNothing();
        if (table->state().declaring() && strip.buttonCount() > 2) {
            QTest::mouseClick(strip.button(1), Qt::LeftButton);
            hidesNothing();
        }
    }

    // What takes the focus presses: the breadth of the ring around the paper is part of the button.
    void theEdgeOfAButtonPresses() {
        const auto table = tableOf(deck_, {960, 776});
        lay(*table, declaring("CK DK SK C2 C3", 1));
        auto& strip = *table->papers().strip();
        QSignalSpy acted(table.get(), &minchiate_table::MinchiateTable::acted);
        QTest::mouseClick(strip.button(1), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(acted.size(), 1);
    }
};

VERSICOLA_WINDOW_TEST(StripTest)
#include "test_strip.moc"
