// French Tarot for two (F12) at the table: the piles, what lies on them and under them, and the count.
#include "tarot_of_two.h"

#include "desktop/look/type.h"
#include "support/many/one_of_many.h"
#include "text/tarot/tarot_count_words.h"

using namespace tarot;
using support::byMouse;
using support::kTwoSeed;
using support::TarotSitting;
using support::thingOf;
using table::Sprite;

namespace {

const std::vector<table::Stack>& stacksOf(const TarotSitting& sitting, int seat) {
    return sitting.table().seen().scene.at(seat).stacks;
}

// Cards of the piles apart from each other, and clear of all else that lies there.
void checkPlaces(const TarotSitting& sitting, QStringList& faults) {
    const table::Seen& seen = sitting.table().seen();
    const auto note = [&](const QString& fault) {
        if (!faults.contains(fault))
            faults << fault;
    };
    std::vector<std::pair<QRectF, QString>> others;
    for (const Sprite& sprite : seen.picture.sprites)
        if (sprite.place != Sprite::Place::Stacked)
            others.emplace_back(sprite.bounds(), QStringLiteral("a card of place %1").arg(int(sprite.place)));
    for (const QRect& place : seen.picture.trickPlaces)
        others.emplace_back(place, QStringLiteral("a place of the trick"));
    for (int seat = 0; seat < 2; ++seat)
        others.emplace_back(seen.plate(seat), QStringLiteral("the plate of %1").arg(seat));
    const QFontMetrics words(look::font(seen.metrics, look::Type::Text));
    for (const table::Caption& caption : seen.picture.captions) // as broad as they are
        others.emplace_back(words.boundingRect(caption.rect, static_cast<int>(caption.align), caption.words),
                            caption.words);
    for (const QRect& pile : seen.picture.piles)
        others.emplace_back(pile, QStringLiteral("a pile of tricks"));
    if (!sitting.table().plate().content().contract.isEmpty())
        others.emplace_back(seen.picture.tray, QStringLiteral("the plate of the contract"));
    const QRectF cloth = sitting.table().rect();
    for (const Sprite& sprite : seen.picture.sprites) {
        if (sprite.place != Sprite::Place::Stacked)
            continue;
        if (!cloth.contains(sprite.bounds()))
            note(QStringLiteral("a pile leaves the table"));
        for (const auto& [at, what] : others)
            if (sprite.bounds().intersects(at))
                note(QStringLiteral("a pile of %1 lies on %2").arg(sprite.seat).arg(what));
        for (const Sprite& other : seen.picture.sprites)
            if (sprite.card() && other.card() && other.place == Sprite::Place::Stacked &&
                other.key != sprite.key && sprite.bounds().intersects(other.bounds()))
                note(QStringLiteral("two piles lie on each other"));
    }
}

} // namespace

class TestTarotOfTwo : public QObject {
    Q_OBJECT

private slots:
    // F12.1: six piles of four before each, the last card face up; no auction, the mano leads.
    void sixPilesBeforeEach() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        const View view = sitting.match().view();
        QVERIFY(view.auction.empty());
        for (int seat = 0; seat < 2; ++seat) {
            QCOMPARE(stacksOf(sitting, seat).size(), std::size_t{6});
            for (std::size_t pile = 0; pile < 6; ++pile) {
                const Seat place = tarot::seatAt(seat);
                QCOMPARE(stacksOf(sitting, seat)[pile].top, view.tops[place][pile]);
                QCOMPARE(stacksOf(sitting, seat)[pile].under,
                         view.heights[place][pile] - (view.tops[place][pile] ? 1 : 0));
            }
        }
    }

    // F12.2: a top is played by mouse and by keys, and what lay under it is turned up after the trick.
    void topsArePlayedAndTurnedUp_data() {
        QTest::addColumn<bool>("keys");
        QTest::newRow("by mouse") << false;
        QTest::newRow("by keys") << true;
    }
    void topsArePlayedAndTurnedUp() {
        QFETCH(bool, keys);
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        int turned = 0;
        for (int card = 0; card < 20; ++card) {
            QVERIFY(sitting.settle());
            QVERIFY(!sitting.match().handOver());
            const View view = sitting.match().view();
            const auto& choice = std::get<PlayChoice>(view.choice->among);
            const auto& mine = view.tops[view.seat];
            const auto top = std::ranges::find_if(
                mine, [&](const auto& one) { return one && choice.cards.contains(*one); });
            if (top == mine.end()) {
                byMouse(sitting, sitting.wanted());
                continue;
            }
            const auto pile = static_cast<std::size_t>(top - mine.begin());
            const int under = stacksOf(sitting, index(view.seat))[pile].under;
            if (keys) {
                sitting.goTo(**top);
                sitting.key(Qt::Key_Return);
            } else {
                sitting.click(sitting.table(), sitting.pointOn(**top));
            }
            QVERIFY(sitting.settle());
            const table::Stack now = stacksOf(sitting, index(view.seat))[pile];
            QCOMPARE(now.top.has_value(), under > 0);
            QCOMPARE(now.under, std::max(0, under - 1));
            QCOMPARE(sitting.table().seen().scene.hand.size(),
                     static_cast<std::size_t>(sitting.match().view().hand.size()));
            turned += now.top ? 1 : 0;
        }
        QVERIFY(turned > 2);
    }

    // What is read aloud of a top: whose pile it is on, over how many cards, whether it may be played.
    void topsAreNamed() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        const View view = sitting.match().view();
        const auto& choice = std::get<PlayChoice>(view.choice->among);
        for (int seat = 0; seat < 2; ++seat)
            for (std::size_t pile = 0; pile < 6; ++pile) {
                const table::Stack stack = stacksOf(sitting, seat)[pile];
                if (!stack.top)
                    continue;
                const auto thing = thingOf(sitting, *stack.top);
                QVERIFY(thing);
                QVERIFY2(thing->state.contains(
                             QStringLiteral("on pile %1, over %2 card").arg(pile + 1).arg(stack.under)),
                         qPrintable(thing->state));
                const bool mine = seat == index(view.seat);
                QCOMPARE(thing->pressable, mine);
                if (mine)
                    QCOMPARE(thing->state.startsWith(QStringLiteral("may be played")),
                             choice.cards.contains(*stack.top));
                else
                    QVERIFY(thing->state.startsWith(QStringLiteral("Bice")));
            }
    }

    // Whole hands at every size, with and without a chien: nothing lies on anything.
    void pilesLieClear_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("chien");
        QTest::addColumn<bool>("log");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            for (const bool chien : {false, true})
                QTest::addRow("%d%s", size.width(), chien ? ", with a chien" : "") << size << chien << false;
        QTest::newRow("1024, beside the log") << QSize(1024, 640) << false << true;
    }
    void pilesLieClear() {
        QFETCH(QSize, size);
        QFETCH(bool, chien);
        QFETCH(bool, log);
        TarotSitting sitting(size);
        sitting.hasten();
        NewMatch start;
        start.match.seats = 2;
        start.match.length = 2;
        start.match.rules.chien2 = chien;
        start.match.names = {{QStringLiteral("You"), QStringLiteral("Bice"), {}, {}, {}}};
        start.company.levels = {QString(), QStringLiteral("apprentice")};
        start.company.seed = kTwoSeed;
        sitting.match().start(start);
        sitting.room().pages().showTable();
        QStringList faults;
        QVERIFY(sitting.settle());
        if (log)
            sitting.key(Qt::Key_L);
        QVERIFY(sitting.settle());
        while (!sitting.match().handOver()) {
            checkPlaces(sitting, faults);
            byMouse(sitting, sitting.wanted());
            QVERIFY(sitting.settle());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("\n"))));
    }

    // F12.5: what each has and needs, and what the winner is paid, term by term.
    void theCountSaysWhoHasWon() {
        TarotSitting sitting;
        sitting.begin(2, 2, kTwoSeed);
        QVERIFY(sitting.settle());
        while (!sitting.match().handOver()) {
            byMouse(sitting, sitting.wanted());
            QVERIFY(sitting.settle());
        }
        const View view = sitting.match().view();
        const auto& count = std::get<TwoCount>(view.result->how);
        const auto terms = text::tarot::priceTerms(view, sitting.table().teller());
        QCOMPARE(terms.front().text, QStringLiteral("25"));
        QVERIFY(terms.front().evidence !=
                text::tarot::Evidence::None); // pointed to, it lights what it is for
        const auto results =
            std::ranges::count(terms, text::tarot::PriceTerm::Kind::Result, &text::tarot::PriceTerm::kind);
        QCOMPARE(results, 2);
        sitting.key(Qt::Key_C);
        QCOMPARE(sitting.window().shownPage(), &sitting.count());
        const QString told = sitting.count().accessibleDescription();
        QVERIFY2(!told.contains(QStringLiteral("everyone alone")), qPrintable(told));
        for (Seat seat : Seats::table(2))
            QVERIFY2(told.contains(text::tarot::pointsText(count.halves[seat])), qPrintable(told));
        QVERIFY2(told.contains(QString::number(count.each)), qPrintable(told));
        QVERIFY2(told.contains(QString::number(needed(count.bouts(count.winner).size()))), qPrintable(told));
    }
};

VERSICOLA_WINDOW_TEST(TestTarotOfTwo)
#include "test_tarot_of_two.moc"
