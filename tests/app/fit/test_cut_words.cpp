// Words that have no room are heard, whoever writes them; words that have it are not.
#include "cut_words.h"
#include "desktop/look/buttons.h"
#include "support/many/one_of_many.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QtTest>

namespace {

const QString kWords = QStringLiteral("Everything is written down");

// As pages paint their own.
class Painted : public QWidget {
public:
    bool shortens = false;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                   shortens ? fontMetrics().elidedText(kWords, Qt::ElideRight, width()) : kWords);
    }
};

// So wide on a page of its own.
std::set<support::CutWords> cutAt(QWidget& widget, QSize size) {
    QWidget page;
    widget.setParent(&page);
    page.resize(600, 200);
    widget.setGeometry(QRect(QPoint(10, 10), size));
    page.show();
    auto cut = support::cutWordsOn(page);
    widget.setParent(nullptr);
    return cut;
}

} // namespace

class CutWordsTest : public QObject {
    Q_OBJECT

private slots:
    void buttonsOverOneAnotherAreSeen() {
        QWidget page;
        page.resize(400, 100);
        look::PaperButton one(look::PaperButton::Kind::SecondOnPaper, kWords, &page);
        look::PaperButton other(look::PaperButton::Kind::SecondOnPaper, kWords, &page);
        const QSize size = one.paperSize();
        one.setPaperGeometry(QRect({20, 20}, size));
        page.resize(3 * size.width(), 100);
        for (const int gap : {10, -10}) {
            other.setPaperGeometry(QRect({20 + size.width() + gap, 20}, size));
            page.show();
            QCOMPARE(support::cutWordsOn(page).empty(), gap > 0);
        }
    }
    void wordsWithoutRoomAreHeard_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("cut");
        QTest::newRow("enough") << QSize(500, 60) << false;
        QTest::newRow("too narrow") << QSize(60, 60) << true;
        QTest::newRow("too low") << QSize(500, 6) << true;
    }
    void wordsWithoutRoomAreHeard() {
        QFETCH(const QSize, size);
        QFETCH(const bool, cut);
        QLabel label(kWords);
        QCOMPARE(!cutAt(label, size).empty(), cut);
        QLabel rich(QStringLiteral("<b>%1</b>").arg(kWords));
        QCOMPARE(!cutAt(rich, size).empty(), cut);
        QPushButton button(kWords);
        QCOMPARE(!cutAt(button, size).empty(), cut);
        Painted painted;
        QCOMPARE(!cutAt(painted, size).empty(), cut);
    }
    void shortenedWordsAreHeard() {
        Painted painted;
        painted.shortens = true;
        QVERIFY(cutAt(painted, {500, 60}).empty());
        const auto cut = cutAt(painted, {60, 60});
        QCOMPARE(cut.size(), std::size_t{1});
        QCOMPARE(cut.begin()->words, kWords);
    }
    void sharedLettersAreTold() {
        QWidget page;
        QPushButton one(QStringLiteral("&Save"), &page), other(QStringLiteral("Fi&x && send"), &page),
            third(QStringLiteral("&send"), &page);
        page.show();
        QCOMPARE(support::sharedLetters(page), QStringList{QStringLiteral("S: &Save, &send")});
        third.hide();
        QVERIFY(support::sharedLetters(page).isEmpty());
    }
};

VERSICOLA_WINDOW_TEST(CutWordsTest)

#include "test_cut_words.moc"
