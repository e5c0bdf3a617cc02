// Whatever cards a hand has, and in whatever window: each can be seen and picked.
#include "laid_out.h"
#include "support/many/one_of_many.h"
#include "tricks/random.h"

#include <QTest>

using namespace minchiate;
using minchiate_table::TableState;
using support::pictureOf;
using table::Attention;
using table::Picture;
using table::Sprite;

namespace {

constexpr int kThinnest = 22; // pixels of a card that must be seen

// The part of each card that no later card of the same place covers.
struct Strip {
    Card card;
    QRect strip;
};

std::vector<Strip> seenOf(const Picture& picture, Sprite::Place place) {
    std::vector<const Sprite*> sprites;
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place == place)
            sprites.push_back(&sprite);
    std::vector<Strip> seen;
    for (std::size_t i = 0; i < sprites.size(); ++i) {
        QRegion region(sprites[i]->rect().toRect());
        for (std::size_t k = i + 1; k < sprites.size(); ++k)
            region -= sprites[k]->rect().toRect();
        QRect largest;
        for (const QRect& r : region)
            if (std::min(r.width(), r.height()) > std::min(largest.width(), largest.height()))
                largest = r;
        seen.push_back({*sprites[i]->card(), largest});
    }
    return seen;
}

CardSet randomCards(int n, tricks::Random& random, CardSet from = kWholeDeck) {
    std::vector<Card> left;
    for (Card c : from)
        left.push_back(c);
    CardSet cards;
    while (cards.size() < n) {
        const auto at = random.below(static_cast<std::uint32_t>(left.size()));
        cards.insert(left[at]);
        left.erase(left.begin() + at);
    }
    return cards;
}

// Cards of one suit after the other: few groups, long ones.
CardSet firstCards(int n) {
    CardSet cards;
    for (Card c : kWholeDeck)
        if (cards.size() < n)
            cards.insert(c);
    return cards;
}

TableState holding(CardSet cards) {
    TableState state;
    state.phase = Phase::Play;
    state.me = Seat::S;
    state.dealer = Seat::E;
    state.cards = cards;
    state.counts = {{cards.size(), 21, 21, 21}};
    state.fola = 13;
    state.captured = {{8, 4}};
    state.names = {{QStringLiteral("You"), QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C")}};
    return state;
}

// What is wrong with the strips of a place; empty if nothing.
QString faultOf(const Picture& picture, const TableState& state, const look::Metrics& m, Sprite::Place place,
                int expected, int thinnest) {
    const auto seen = seenOf(picture, place);
    const auto ask = support::askedOf(state);
    if (static_cast<int>(seen.size()) != expected)
        return QStringLiteral("%1 cards lie there").arg(seen.size());
    const QRect table(QPoint(0, 0), m.table);
    for (const Strip& s : seen) {
        const QString card = QString::fromStdString(code(s.card));
        if (!table.contains(s.strip))
            return card + QStringLiteral(" is cut off");
        if (std::min(s.strip.width(), s.strip.height()) < thinnest)
            return card +
                   QStringLiteral(": only %1x%2 of it is seen").arg(s.strip.width()).arg(s.strip.height());
        const auto at = cardAt(picture, ask ? &*ask : nullptr, s.strip.center());
        if (at != s.card)
            return card + QStringLiteral(": a click there picks ") +
                   (at ? QString::fromStdString(code(*at)) : QStringLiteral("nothing"));
    }
    for (const Sprite& sprite : picture.sprites)
        if (sprite.place == place && !QRectF(table).contains(sprite.rect()))
            return QString::fromStdString(code(*sprite.card())) + QStringLiteral(" reaches over the edge");
    return {};
}

void addWindows() {
    QTest::addColumn<QSize>("table");
    // Windows of these sizes less the menu bar, and less the docked panel where there is room for it.
    QTest::newRow("1024 x 640") << look::metricsForWindow(QSize(1024, 640), true).table;
    QTest::newRow("1280 x 800, panel") << look::metricsForWindow(QSize(1280, 800), true).table;
    QTest::newRow("1280 x 800") << look::metricsForWindow(QSize(1280, 800), false).table;
    QTest::newRow("1920 x 1080, panel") << look::metricsForWindow(QSize(1920, 1080), true).table;
}

} // namespace

class HandLayoutTest : public QObject {
    Q_OBJECT
private slots:
    void everyCardOfTheHand_data() { addWindows(); }
    void everyCardOfTheHand();
    void raisedCardAnswersWhereItStood_data() { addWindows(); }
    void raisedCardAnswersWhereItStood();
    void theCardThatIsSeenAnswers_data() { addWindows(); }
    void theCardThatIsSeenAnswers();
    void theHandOpensBesideTheRing_data() { addWindows(); }
    void theHandOpensBesideTheRing();
    void everyCardOfAnOpenHand_data() { addWindows(); }
    void everyCardOfAnOpenHand();
};

void HandLayoutTest::everyCardOfTheHand() {
    QFETCH(QSize, table);
    const look::Metrics m = look::metricsForTable(table);
    tricks::Random random(7);
    for (int n = 1; n <= 54; ++n)
        for (int round = 0; round < 8; ++round) {
            TableState state = holding(round == 0 ? firstCards(n) : randomCards(n, random));
            Attention attention;
            CardSet legal;
            if (round % 2 == 1) // some stand higher, or all
                for (Card c : state.cards)
                    if (round == 1 || random.below(2) == 0)
                        legal.insert(c);
            if (!legal.empty())
                state.asked = Choice{state.me, state.me, PlayChoice{legal, false}};
            if (round >= 6) { // raised for the discard
                state.asked = Choice{state.me, state.me, DiscardChoice{n, state.cards, false}};
                for (Card c : state.cards)
                    if (random.below(4) == 0)
                        attention.raised.insert(c);
            }
            const QString fault =
                faultOf(pictureOf(state, m, attention), state, m, Sprite::Place::Hand, n, kThinnest);
            QVERIFY2(fault.isEmpty(),
                     qPrintable(QStringLiteral("%1 cards, round %2: ").arg(n).arg(round) + fault));
        }
}

// Or it would flee from the mouse and come back without end.
void HandLayoutTest::raisedCardAnswersWhereItStood() {
    QFETCH(QSize, table);
    const look::Metrics m = look::metricsForTable(table);
    tricks::Random random(8);
    for (int n : {1, 7, 21, 29}) {
        TableState state = holding(randomCards(n, random));
        state.asked = Choice{state.me, state.me, DiscardChoice{1, state.cards, false}};
        const auto ask = support::askedOf(state);
        for (const Strip& lying : seenOf(pictureOf(state, m), Sprite::Place::Hand)) {
            Attention over;
            over.hovered = lying.card;
            const Picture lifted = pictureOf(state, m, over);
            for (int y = lying.strip.top(); y <= lying.strip.bottom(); ++y) {
                const auto at = cardAt(lifted, &*ask, QPoint(lying.strip.center().x(), y));
                QVERIFY2(at == lying.card, qPrintable(QStringLiteral("%1, %2 px over its foot")
                                                          .arg(QString::fromStdString(code(lying.card)))
                                                          .arg(lying.strip.bottom() - y)));
            }
        }
    }
}

// Raised or not, and to the last pixel: no card answers where another one is seen.
void HandLayoutTest::theCardThatIsSeenAnswers() {
    QFETCH(QSize, table);
    const look::Metrics m = look::metricsForTable(table);
    tricks::Random random(10);
    for (int n : {2, 7, 21, 26, 34}) {
        TableState state = holding(randomCards(n, random));
        state.asked = Choice{state.me, state.me, DiscardChoice{n, state.cards, false}};
        Attention attention;
        for (Card c : state.cards)
            if (random.below(3) == 0)
                attention.raised.insert(c);
        const Picture picture = pictureOf(state, m, attention);
        const auto ask = support::askedOf(state);
        for (int x = 0; x < table.width(); x += 3)
            for (int y = m.handTop - m.px(80); y < table.height(); y += 3) {
                const auto seen =
                    std::find_if(picture.sprites.rbegin(), picture.sprites.rend(), [&](const Sprite& sprite) {
                        return sprite.place == Sprite::Place::Hand && sprite.rect().contains(x, y);
                    });
                if (seen != picture.sprites.rend())
                    QVERIFY2(
                        cardAt(picture, &*ask, QPoint(x, y)) == seen->card(),
                        qPrintable(
                            QStringLiteral("%1 of %2 cards at %3, %4").arg(seen->face).arg(n).arg(x).arg(y)));
            }
    }
}

// The whole card is seen in it, and beside it the next one's index; the others close up no more than lets
// theirs be seen.
void HandLayoutTest::theHandOpensBesideTheRing() {
    QFETCH(QSize, table);
    const look::Metrics m = look::metricsForTable(table);
    tricks::Random random(11);
    for (int n : {2, 5, 12, 21, 26, 34}) {
        const bool hasRoom = n <= 26;
        const TableState state = holding(randomCards(n, random));
        for (Card ringed : state.cards) {
            Attention attention;
            attention.focusShown = true;
            attention.focused = attention.opened = ringed;
            const Picture picture = pictureOf(state, m, attention);
            const QString fault = faultOf(picture, state, m, Sprite::Place::Hand, n, kThinnest);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("%1 cards: ").arg(n) + fault));
            std::vector<const Sprite*> hand;
            for (const Sprite& sprite : picture.sprites)
                if (sprite.place == Sprite::Place::Hand)
                    hand.push_back(&sprite);
            const auto at = std::ranges::find_if(hand, &Sprite::focused);
            QVERIFY(at != hand.end());
            const bool lastOfRow = at + 1 == hand.end() || (*(at + 1))->rect().left() < (*at)->rect().left();
            if (!lastOfRow && hasRoom)
                QVERIFY2((*(at + 1))->rect().left() >= (*at)->rect().right(),
                         qPrintable(QStringLiteral("%1 of %2 cards").arg((*at)->face).arg(n)));
        }
    }
}

// M6.10: the winner of the last trick chooses from it.
void HandLayoutTest::everyCardOfAnOpenHand() {
    QFETCH(QSize, table);
    const look::Metrics m = look::metricsForTable(table);
    tricks::Random random(9);
    for (Seat seat : {Seat::E, Seat::N, Seat::W})
        for (int n = 1; n <= 21; ++n)
            for (int round = 0; round < 6; ++round) {
                // A fallen hand holds no trump.
                const CardSet open = randomCards(n, random, kWholeDeck - kTrumps);
                TableState state = holding(randomCards(n, random, kWholeDeck - open));
                state.dealer = kSeats[static_cast<std::size_t>(round) % 4];
                state.counts[seat] = n;
                state.fallen = 1 << index(seat);
                state.open[seat] = open;
                CardSet legal;
                for (Card c : open)
                    if (round == 0 || random.below(2) == 0)
                        legal.insert(c);
                state.asked = Choice{seat, state.me, PlayChoice{legal, false}};
                const QString fault = faultOf(pictureOf(state, m), state, m, Sprite::Place::Open, n, 14);
                QVERIFY2(fault.isEmpty(),
                         qPrintable(QStringLiteral("seat %1, %2 cards: ").arg(index(seat)).arg(n) + fault));
            }
}

VERSICOLA_WINDOW_TEST(HandLayoutTest)
#include "test_hand_layout.moc"
