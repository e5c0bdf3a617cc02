// Choosing how cards look.
#include "desktop/gallery/cards_dialog.h"
#include "support/many/one_of_many.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QSignalSpy>
#include <QTest>

using gallery::CardsDialog;

class CardsDialogTest : public QObject {
    Q_OBJECT

private slots:
    void onlyMinchiatesPackIsOffered();
    void choosingAppliesAtOnce();
    void facesFromElsewhereSayNothing();
    void noRowIsCut_data();
    void noRowIsCut();
    void backsKeepTheirColours();
    void theCardsDialogFitsASmallScreen();
};

// Minchiate is played with a pack that has its forty trumps.
void CardsDialogTest::onlyMinchiatesPackIsOffered() {
    const CardsDialog dialog{look::Faces()};
    QCOMPARE(dialog.deckBox()->count(), 1);
    QCOMPARE(dialog.deckBox()->itemData(0).toString(), QStringLiteral("florentine"));
}

void CardsDialogTest::choosingAppliesAtOnce() {
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

void CardsDialogTest::facesFromElsewhereSayNothing() {
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

void CardsDialogTest::noRowIsCut_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("high") << QSize(1080, 800);
    QTest::newRow("low") << QSize(1080, 520);
    QTest::newRow("very low") << QSize(1000, 420);
}

void CardsDialogTest::noRowIsCut() {
    QFETCH(const QSize, size);
    gallery::CardsDialog dialog{look::Faces()};
    dialog.resize(size);
    dialog.show();
    const auto* list = dialog.findChild<gallery::DeckList*>();
    const QRect last = list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0));
    QVERIFY2(list->viewport()->rect().contains(last), qPrintable(QString::number(last.bottom())));
}

// The back that is chosen is not tinted, and each has its place from the beginning.
void CardsDialogTest::backsKeepTheirColours() {
    gallery::CardsDialog dialog{look::Faces()};
    dialog.show();
    const auto* backs = dialog.findChild<QListWidget*>();
    QVERIFY(backs->count() >= 2);
    QVERIFY(!backs->visualItemRect(backs->item(0)).intersects(backs->visualItemRect(backs->item(1))));
    QTRY_VERIFY(!backs->item(0)->icon().isNull());
    const QIcon icon = backs->item(0)->icon();
    QCOMPARE(icon.pixmap(QSize(60, 108), QIcon::Selected).toImage(), icon.pixmap(QSize(60, 108)).toImage());
    // As it is seen: the middle of a back is the same whether it is chosen, or has the keyboard, or not.
    QApplication::setActiveWindow(&dialog);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    const auto seen = [&](int back) {
        QRect middle(QPoint(), QSize(30, 60));
        middle.moveCenter(backs->visualItemRect(backs->item(back)).center());
        return dialog.backs()->viewport()->grab(middle).toImage();
    };
    QTRY_VERIFY(!backs->item(1)->icon().isNull());
    dialog.backs()->clearFocus();
    dialog.backs()->setCurrentRow(1);
    const QImage red = seen(0), blue = seen(1);
    dialog.backs()->setFocus(Qt::TabFocusReason);
    QVERIFY(seen(1) == blue);
    dialog.backs()->setCurrentRow(0);
    QVERIFY(seen(0) == red);
}

// Close was below the edge of the screen.
void CardsDialogTest::theCardsDialogFitsASmallScreen() {
    gallery::CardsDialog dialog{look::Faces()};
    dialog.resize(1000, 580);
    dialog.show();
    QCOMPARE(dialog.height(), 580);
    const auto* close = dialog.findChild<QDialogButtonBox*>();
    QVERIFY(dialog.rect().contains(close->geometry()));
    QVERIFY(dialog.minimumSizeHint().height() <= 400);
}

VERSICOLA_WINDOW_TEST(CardsDialogTest)
#include "test_cards_dialog.moc"
