// At a table of three, four and five, whole hands long and at every size: what is asked and said lies clear
// of the cards and the names, and one ring shows where the keyboard is.
#include "tarot_sitting.h"

#include "support/many/one_of_many.h"
#include "tarot/numbered_deal.h"

using namespace tarot;
using support::TarotSitting;

namespace {

void note(QStringList& faults, const QString& fault) {
    if (!faults.contains(fault))
        faults << fault;
}

// Slips of words that were spoken.
void checkSaid(const table::Seen& seen, const QRect& area, QStringList& faults) {
    const int people = static_cast<int>(seen.scene.people.size());
    for (int seat = 0; seat < people; ++seat) {
        const QRect said = seen.said(seat);
        if (said.isEmpty())
            continue;
        const QString who = QStringLiteral("what %1 said ").arg(seat);
        if (!area.contains(said))
            note(faults, who + QStringLiteral("leaves the table"));
        for (int other = 0; other < people; ++other) {
            if (said.intersects(seen.plate(other)))
                note(faults, who + QStringLiteral("lies on the name of %1").arg(other));
            if (other != seat && said.intersects(seen.said(other)))
                note(faults, who + QStringLiteral("lies on what %1 said").arg(other));
        }
        for (const table::Sprite& sprite : seen.picture.sprites)
            if (said.intersects(sprite.bounds().toRect()))
                note(faults, who + QStringLiteral("lies on a card of place %1").arg(int(sprite.place)));
    }
}

// The strip that asks.
void checkStrip(const table::Seen& seen, const table::PromptStrip& strip, QStringList& faults) {
    if (!strip.isVisible())
        return;
    const QRect paper = strip.geometry();
    for (int seat = 0; seat < static_cast<int>(seen.scene.people.size()); ++seat) {
        if (paper.intersects(seen.plate(seat)))
            note(faults, QStringLiteral("the strip lies on the name of %1").arg(seat));
        if (paper.intersects(seen.said(seat)))
            note(faults, QStringLiteral("the strip lies on what %1 said").arg(seat));
    }
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (paper.intersects(sprite.bounds().toRect()))
            note(faults, QStringLiteral("the strip lies on a card of place %1").arg(int(sprite.place)));
    if (paper.intersects(seen.picture.tray) || paper.intersects(seen.picture.notice))
        note(faults, QStringLiteral("the strip lies on the plate of the contract"));
}

// What cards lie before people, the trick apart, and their names.
void checkNames(const table::Seen& seen, QStringList& faults) {
    using Place = table::Sprite::Place;
    for (const table::Sprite& sprite : seen.picture.sprites)
        if (sprite.place == Place::Back || sprite.place == Place::Open || sprite.place == Place::Discard)
            for (int seat = 0; seat < static_cast<int>(seen.scene.people.size()); ++seat)
                if (sprite.bounds().toRect().intersects(seen.plate(seat)))
                    note(faults, QStringLiteral("a card of place %1 lies on the name of %2")
                                     .arg(int(sprite.place))
                                     .arg(seat));
}

void checkRings(const table::Seen& seen, QStringList& faults) {
    const auto ringed = std::ranges::count_if(seen.picture.sprites, &table::Sprite::focused);
    if (ringed > 1)
        note(faults, QStringLiteral("%1 rings at once").arg(ringed));
}

void check(const TarotSitting& sitting, QStringList& faults) {
    const table::Seen seen = sitting.table().seen();
    checkSaid(seen, sitting.table().rect(), faults);
    checkStrip(seen, sitting.strip(), faults);
    checkNames(seen, faults);
    checkRings(seen, faults);
}

} // namespace

class TestTarotClearOfCards : public QObject {
    Q_OBJECT

private slots:
    void wholeHands_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QSize>("size");
        for (int players : {3, 4, 5})
            for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
                QTest::newRow(qPrintable(QStringLiteral("%1 at %2").arg(players).arg(size.width())))
                    << players << size;
    }
    void wholeHands() {
        QFETCH(int, players);
        QFETCH(QSize, size);
        QStringList faults;
        TarotSitting sitting(size);
        sitting.begin(players, 1, 21);
        QObject::connect(&sitting.table(), &tarot_table::TarotTable::eventShown, &sitting.table(),
                         [&] { check(sitting, faults); });
        while (true) {
            QVERIFY(sitting.settle());
            check(sitting, faults);
            if (sitting.match().handOver())
                break;
            support::byMouse(sitting, sitting.wanted());
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // F5.3: before the person speaks everybody else has bid, each more than the one before.
    void allBid_data() { wholeHands_data(); }
    void allBid() {
        QFETCH(int, players);
        QFETCH(QSize, size);
        HandRecord hand;
        hand.deal = {{}, players, Seat::First, numberedDeck(packOf({}, players), 20)};
        Bid bid = Bid::Prise;
        for (int place = 1; place < players; ++place) {
            hand.actions.push_back({seatAt(place), Speak{bid}});
            bid = static_cast<Bid>(static_cast<int>(bid) + 1);
        }
        QStringList faults;
        TarotSitting sitting(size);
        sitting.beginWith(hand);
        QVERIFY(sitting.settle());
        QCOMPARE(sitting.match().hand().turn(), Seat::First);
        QVERIFY(!sitting.table().seen().said(1).isEmpty());
        check(sitting, faults);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // In the review all five hands are seen, beside the paper: each by itself.
    void openHandsOfFive_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::newRow(qPrintable(QString::number(size.width()))) << size;
    }
    void openHandsOfFive() {
        QFETCH(QSize, size);
        TarotSitting sitting(size);
        sitting.begin(5, 1, 21);
        QVERIFY(sitting.settle());
        tarot_table::Staged staged{sitting.room().model().situation()};
        staged.watched = staged.all = true;
        for (Seat seat : Seats::table(5))
            if (seat != sitting.match().me())
                staged.open[seat] = sitting.match().hand().held(seat);
        auto& table = sitting.table();
        table.stage(staged);
        QVERIFY(support::waitUntil([&] { return table.director().idle(); }));
        table.setFixedSize(QSize(size.width() * 3 / 4, size.height() - 40));
        QStringList faults;
        const table::Seen seen = table.seen();
        checkNames(seen, faults);
        int open = 0;
        for (const table::Sprite& one : seen.picture.sprites)
            for (const table::Sprite& other : seen.picture.sprites)
                if (one.place == table::Sprite::Place::Open && other.place == one.place) {
                    open += one.key == other.key ? 1 : 0;
                    if (one.seat < other.seat && one.bounds().intersects(other.bounds()))
                        note(faults, QStringLiteral("%1’s hand lies on %2’s").arg(one.seat).arg(other.seat));
                }
        QCOMPARE(open, 4 * 15);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    // Of the kings that can be called one may be in hand: it lies in two places, and the ring at one (F6.2).
    void oneRingWhereAKingIsCalled() {
        HandRecord hand;
        hand.deal = {{}, 5, Seat::Fifth, numberedDeck(packOf({}, 5), 20)};
        hand.actions = {{Seat::First, Speak{Bid::Garde}}};
        for (Seat seat : {Seat::Second, Seat::Third, Seat::Fourth, Seat::Fifth})
            hand.actions.push_back({seat, Speak{Bid::Pass}});
        TarotSitting sitting;
        sitting.beginWith(hand);
        QVERIFY(sitting.settle());
        QVERIFY(std::holds_alternative<CallChoice>(sitting.match().hand().choice()->among));
        sitting.table().setFocus(Qt::TabFocusReason);
        for (Card king : cardsOf(Rank::King)) {
            sitting.goTo(king);
            const auto sprites = sitting.table().seen().picture.sprites;
            QCOMPARE(std::ranges::count_if(sprites, &table::Sprite::focused), 1);
        }
    }
};

VERSICOLA_WINDOW_TEST(TestTarotClearOfCards)
#include "test_tarot_clear_of_cards.moc"
