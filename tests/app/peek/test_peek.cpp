// Cards to look at: they fit, they are read, any click or key closes them, and the focus goes back.
#include "desktop/peek/cards_peek.h"
#include "minchiate/hand_order.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using peek::CardsPeek;

namespace {

const QString kTitle = QStringLiteral("Our captured cards");

// As many cards as asked for, the strongest trumps last.
CardSet some(int cards) {
    CardSet set;
    for (const Card card : kWholeDeck)
        if (set.size() < cards)
            set.insert(card);
    return set;
}

CardsPeek::Rows bySuit(CardSet cards) {
    CardsPeek::Rows rows;
    for (const Suit suit : kSuits)
        rows.push_back(inHandOrder(cards & cardsOf(suit)));
    rows.push_back(inHandOrder(cards & (kTrumps | CardSet(kFool))));
    return rows;
}

struct Table : QWidget {
    Table() : below(this) {
        resize(1024, 616);
        QWidget::show();
        QApplication::setActiveWindow(this);
        below.setFocus();
    }
    QPushButton below;
};

} // namespace

class PeekTest : public QObject {
    Q_OBJECT

private slots:
    void allCardsFitAndAreRead() {
        for (const QSize size : {QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056), QSize(3840, 2136)})
            for (const double font : {13.0, 24.0})
                for (const int cards : {0, 1, 3, 13, 42, 84, 97})
                    for (const auto& rows : {CardsPeek::Rows{inHandOrder(some(cards))}, bySuit(some(cards))})
                        checkPlaces(rows, look::metricsForTable(size, font));
    }

    void anyOfItsKeysCloses_data() {
        QTest::addColumn<int>("key");
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
            QTest::addRow("%x", key) << int(key);
    }
    void anyOfItsKeysCloses() {
        QFETCH(const int, key);
        look::Deck deck(QStringLiteral("none"));
        Table table;
        CardsPeek peek(deck, &table);
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QSignalSpy closed(&peek, &CardsPeek::closed);
        QVERIFY(!peek.isVisible());
        peek.show(kTitle, {}, {inHandOrder(some(13))});
        QVERIFY(peek.isVisible());
        QCOMPARE(QApplication::focusWidget(), &peek);
        QTest::keyClick(&peek, Qt::Key_A);
        QTest::keyClick(&peek, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &peek);
        QTest::keyClick(&peek, static_cast<Qt::Key>(key));
        QVERIFY(!peek.isVisible());
        QCOMPARE(closed.count(), 1);
        QCOMPARE(QApplication::focusWidget(), &table.below);
    }

    void aClickAnywhereCloses() {
        look::Deck deck(QStringLiteral("none"));
        Table table;
        CardsPeek peek(deck, &table);
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QSignalSpy closed(&peek, &CardsPeek::closed);
        QSignalSpy pressed(&table.below, &QPushButton::pressed);
        peek.show(kTitle, {}, {inHandOrder(some(13))});
        for (const QPoint at : {QPoint(2, 2), peek.places().panel.center()}) {
            peek.show(kTitle, {}, {inHandOrder(some(13))});
            QTest::mouseClick(&peek, Qt::LeftButton, {}, at);
            QVERIFY(!peek.isVisible());
        }
        QCOMPARE(closed.count(), 2);
        QCOMPARE(pressed.count(), 0);
        // The end of a press that began before it was there does not close it.
        peek.show(kTitle, {}, {inHandOrder(some(13))});
        QTest::mouseRelease(&peek, Qt::LeftButton, {}, QPoint(2, 2));
        QVERIFY(peek.isVisible());
        peek.dismiss();
        peek.dismiss();
        QCOMPARE(closed.count(), 3);
    }

    void itFollowsItsTable() {
        look::Deck deck(QStringLiteral("none"));
        Table table;
        CardsPeek peek(deck, &table);
        peek.show(kTitle, {}, bySuit(some(84)));
        QCOMPARE(peek.geometry(), table.rect());
        table.resize(1600, 900);
        QCOMPARE(peek.geometry(), table.rect());
        QVERIFY(peek.rect().contains(peek.places().panel));
        QVERIFY(!table.grab().isNull());
    }

    void itIsToldInWords() {
        look::Deck deck(QStringLiteral("none"));
        Table table;
        CardsPeek peek(deck, &table);
        peek.show(kTitle, QStringLiteral("3 cards"), {{king(Suit::Cups)}, {trump(28), kFool}});
        auto* face = QAccessible::queryAccessibleInterface(&peek);
        QVERIFY(face);
        QCOMPARE(face->text(QAccessible::Name), kTitle);
        QCOMPARE(face->text(QAccessible::Description), QStringLiteral("3 cards. king of cups. 28, Fool"));
    }

    void figuresAreNotSetInGaramond() {
        const auto m = look::metricsForTable({1280, 776});
        QVERIFY(peek::titleFont(m, QStringLiteral("Our 54 cards")).families() !=
                peek::titleFont(m, kTitle).families());
    }

private:
    static void checkPlaces(const CardsPeek::Rows& cards, const look::Metrics& m) {
        std::vector<int> counts;
        for (const auto& row : cards)
            counts.push_back(static_cast<int>(row.size()));
        const auto places = peek::peekPlaces(kTitle, QStringLiteral("a line"), counts, m);
        QVERIFY(QRect(QPoint(), m.table).contains(places.panel));
        QVERIFY(places.panel.contains(places.title) && places.panel.contains(places.hint));
        QCOMPARE(places.rows.size(), cards.size());
        // The index is at least as broad as on the smallest cards of the table.
        QVERIFY2(places.strip >= 0.29 * places.card.width(), qPrintable(QString::number(places.strip)));
        QVERIFY2(places.card.width() >= 40, qPrintable(QString::number(places.card.width())));
        std::vector<QRect> before;
        for (std::size_t row = 0; row < cards.size(); ++row) {
            QCOMPARE(places.rows[row].size(), cards[row].size());
            for (const QPoint at : places.rows[row]) {
                const QRect r(at, places.card);
                QVERIFY(places.panel.contains(r));
                for (const QRect& other : before)
                    QVERIFY(other.top() != r.top() ? !other.intersects(r)
                                                   : r.left() - other.left() >= places.strip);
                before.push_back(r);
            }
        }
    }
};

VERSICOLA_WINDOW_TEST(PeekTest)
#include "test_peek.moc"
