// Choosing cards and looking at them.
#include "card_notes.h"
#include "gallery/cards_dialog.h"
#include "gallery/gallery_page.h"

#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using gallery::CardsDialog;
using gallery::GalleryPage;

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasItsNote();
    void versicoleOfACard_data();
    void versicoleOfACard();
    void rowsRunFromKingToAce();
    void keysWalkThroughTheDeck();
    void escapeCloses();
    void choosingAppliesAtOnce();
    void facesFromElsewhereSayNothing();
    void noRowIsCut_data();
    void noRowIsCut();
    void backsKeepTheirColours();
};

void GalleryTest::everyCardHasItsNote() {
    QStringList lines, names;
    for (Card c : kWholeDeck) {
        const text::CardNote note = text::noteOf(c);
        QVERIFY2(!note.english.isEmpty() && !note.italian.isEmpty() && !note.worth.isEmpty(),
                 code(c).c_str());
        QVERIFY2(note.pictured.endsWith(u'.'), code(c).c_str());
        QVERIFY2(note.pictured.split(u' ').size() <= 25, code(c).c_str());
        lines << note.pictured;
        names << note.english << note.italian;
    }
    QCOMPARE(lines.removeDuplicates(), 0);
    QCOMPARE(names.removeDuplicates(), 0);
}

void GalleryTest::versicoleOfACard_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QList<int>>("points");
    QTest::newRow("papa 1: run, Fool's, Thirteen") << "T1" << QList<int>{17, 15, 20};
    QTest::newRow("28: run, Thirteen") << "T28" << QList<int>{90, 15};
    QTest::newRow("29: run") << "T29" << QList<int>{90};
    QTest::newRow("14: Demon") << "T14" << QList<int>{20};
    QTest::newRow("20: Tens") << "T20" << QList<int>{25};
    QTest::newRow("a king") << "SK" << QList<int>{20};
    QTest::newRow("the Fool: its own") << "M" << QList<int>{20};
    QTest::newRow("16: none") << "T16" << QList<int>{};
    QTest::newRow("a pip card: none") << "C7" << QList<int>{};
}

void GalleryTest::versicoleOfACard() {
    QFETCH(const QString, card);
    QFETCH(const QList<int>, points);
    QList<int> found;
    for (const Versicola& v : text::versicoleWith(*cardOf(card.toStdString())))
        found << v.points;
    QCOMPARE(found, points);
}

void GalleryTest::rowsRunFromKingToAce() {
    const gallery::DeckModel model;
    QCOMPARE(model.rowCount(), 98);
    CardSet all;
    for (int row = 0; row < 97; ++row)
        all.insert(*model.cardAt(row));
    QVERIFY(all == kWholeDeck);
    const auto codeAt = [&](int row) { return QString::fromStdString(code(*model.cardAt(row))); };
    for (int suit = 0; suit < 4; ++suit) {
        QCOMPARE(codeAt(14 * suit).mid(1), QStringLiteral("K"));
        QCOMPARE(codeAt(14 * suit + 3).mid(1), QStringLiteral("J"));
        QCOMPARE(codeAt(14 * suit + 4).mid(1), QStringLiteral("10"));
        QCOMPARE(codeAt(14 * suit + 13).mid(1), QStringLiteral("A"));
    }
    QCOMPARE(codeAt(56), QStringLiteral("T1"));
    QVERIFY(!model.cardAt(97));
    QVERIFY(!model.data(model.index(97), Qt::AccessibleTextRole).toString().isEmpty());
}

void GalleryTest::keysWalkThroughTheDeck() {
    look::Deck deck;
    GalleryPage page(deck);
    page.resize(1280, 776);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.focusFirst();
    QStringList told{page.told()};
    for (Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_Home}) {
        QTest::keyClick(page.list(), key);
        told << page.told();
    }
    QCOMPARE(told[0], told[4]);
    QCOMPARE(QSet<QString>(told.begin(), told.end()).size(), 4);
    QVERIFY(told[1].startsWith(QStringLiteral("Queen of cups")));
    QVERIFY(told[2].startsWith(QStringLiteral("Queen of coins")));
}

void GalleryTest::escapeCloses() {
    look::Deck deck;
    GalleryPage page(deck);
    page.show();
    page.focusFirst();
    QSignalSpy closed(&page, &GalleryPage::closed);
    QTest::keyClick(page.list(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void GalleryTest::choosingAppliesAtOnce() {
    CardsDialog dialog{look::Faces()};
    dialog.show();
    QSignalSpy changed(&dialog, &CardsDialog::changed);
    dialog.largeIndexBox()->click();
    dialog.arabicBox()->click();
    dialog.valuesBox()->click();
    dialog.backs()->setCurrentRow(1);
    QCOMPARE(changed.size(), 4);
    const auto faces = changed.last().at(0).value<look::Faces>();
    QVERIFY(faces.manner == (look::CardManner{true, true, false}));
    QCOMPARE(faces.back, QStringLiteral("back2"));
}

void GalleryTest::noRowIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("high") << QSize(1080, 800);
    QTest::newRow("low") << QSize(1080, 520);
    QTest::newRow("very low") << QSize(1000, 420);
}

void GalleryTest::noRowIsCut() {
    QFETCH(const QSize, size);
    gallery::CardsDialog dialog{look::Faces()};
    dialog.resize(size);
    dialog.show();
    const auto* list = dialog.findChild<gallery::DeckList*>();
    const QRect last = list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0));
    QVERIFY2(list->viewport()->rect().contains(last), qPrintable(QString::number(last.bottom())));
}

// The back that is chosen is not tinted, and each has its place from the beginning.
void GalleryTest::backsKeepTheirColours() {
    gallery::CardsDialog dialog{look::Faces()};
    dialog.show();
    const auto* backs = dialog.findChild<QListWidget*>();
    QVERIFY(backs->count() >= 2);
    QVERIFY(!backs->visualItemRect(backs->item(0)).intersects(backs->visualItemRect(backs->item(1))));
    QTRY_VERIFY(!backs->item(0)->icon().isNull());
    const QIcon icon = backs->item(0)->icon();
    QCOMPARE(icon.pixmap(QSize(60, 108), QIcon::Selected).toImage(), icon.pixmap(QSize(60, 108)).toImage());
}

void GalleryTest::facesFromElsewhereSayNothing() {
    CardsDialog dialog{look::Faces()};
    QSignalSpy changed(&dialog, &CardsDialog::changed);
    look::Faces other;
    other.back = QStringLiteral("back2");
    other.manner.largeIndex = true;
    dialog.setFaces(other);
    QCOMPARE(changed.size(), 0);
    QVERIFY(dialog.largeIndexBox()->isChecked());
    QCOMPARE(dialog.backs()->currentRow(), 1);
}

QTEST_MAIN(GalleryTest)
#include "gallery_test.moc"
