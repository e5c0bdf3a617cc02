// The strip that asks: every button of it can be seen and pressed, however many there are; what it says is
// what lies there.
#include "at_table.h"

#include "versicola.h"

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

// Cards drawn that are seen whole or by their index, those of each player from left to right.
PerSeat<std::vector<Card>> seenDrawn(const table::Picture& picture) {
    PerSeat<std::vector<table::Sprite>> sprites;
    for (const table::Sprite& sprite : picture.sprites)
        if (sprite.place == table::Sprite::Place::Drawn)
            sprites[sprite.seat].push_back(sprite);
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
    look::Deck deck_;

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
        auto& strip = *table->promptStrip();
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
        QSignalSpy acted(table.get(), &table::TableWidget::acted);
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
            const auto seen = seenDrawn(table->picture());
            for (Seat seat : kSeats) {
                std::vector<Card> drew;
                for (const DrawnCard& drawn : made.draw->cards)
                    if (drawn.player == made.players[seat])
                        drew.push_back(drawn.card);
                QVERIFY2(seen[seat] == drew, qPrintable(QStringLiteral("seed %1").arg(seed)));
                const QPoint plate = table->picture().plates[seat].mount.center();
                for (Seat other : kSeats) { // at its own player, and nobody else's
                    const auto far = [&](Seat s) {
                        for (const auto& sprite : table->picture().sprites)
                            if (sprite.place == table::Sprite::Place::Drawn && sprite.seat == s)
                                return (sprite.centre.toPoint() - plate).manhattanLength();
                        return 0;
                    };
                    QVERIFY(table::screenPlace(table->state(), seat) % 2 == 0 || far(seat) <= far(other));
                }
            }
            const PromptStrip& strip = *table->promptStrip();
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

    // What takes the focus presses: the breadth of the ring around the paper is part of the button.
    void theEdgeOfAButtonPresses() {
        const auto table = tableOf(deck_, {960, 776});
        lay(*table, declaring("CK DK SK C2 C3", 1));
        auto& strip = *table->promptStrip();
        QSignalSpy acted(table.get(), &table::TableWidget::acted);
        QTest::mouseClick(strip.button(1), Qt::LeftButton, {}, QPoint(2, 2));
        QCOMPARE(acted.size(), 1);
    }
};

QTEST_MAIN(StripTest)
#include "strip_test.moc"
