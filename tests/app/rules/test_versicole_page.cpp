// The versicole on one page: all there are, each with the engine's figure, seen, printed and kept.
#include "desktop/rules/versicole_page.h"
#include "desktop/rules/versicole_sheet.h"
#include "kept_pictures.h"
#include "minchiate/versicola.h"
#include "support/many/one_of_many.h"
#include "tricks/random.h"

#include <QPdfWriter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace minchiate;
using rules::VersicolePage;
using rules::worth;

class VersicolePageTest : public QObject {
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheRules_data();
    void figuresAreThoseOfTheRules();
    void everyVersicolaIsWorthWhatAHoldingScores();
    void showsThePage();
    void keepsThePage();
    void escapeCloses();
};

// M3.5, by hand.
void VersicolePageTest::figuresAreThoseOfTheRules_data() {
    QTest::addColumn<CardSet>("cards");
    QTest::addColumn<int>("points");
    QTest::newRow("1 to 3") << trumpRun(1, 3) << 11;
    QTest::newRow("1 to 5") << trumpRun(1, 5) << 17;
    QTest::newRow("28 to 30") << trumpRun(28, 30) << 15;
    QTest::newRow("36 to 40") << trumpRun(36, 40) << 50;
    QTest::newRow("28 to 40") << trumpRun(28, 40) << 90;
    QTest::newRow("Fool's") << (trumps({1, 40}) | CardSet(kFool)) << 20;
    QTest::newRow("Thirteen") << trumps({1, 13, 28}) << 15;
    QTest::newRow("Tens") << trumps({10, 20, 30, 40}) << 25;
    QTest::newRow("without the 40") << trumps({10, 20, 30}) << 15;
    QTest::newRow("without the 10") << trumps({20, 30, 40}) << 20;
    QTest::newRow("four kings") << kKings << 20;
    QTest::newRow("Demon") << trumps({14, 35, 39}) << 20;
    QTest::newRow("no versicola") << trumps({10, 20, 40}) << 0;
    QTest::newRow("no run") << trumpRun(5, 7) << 0;
}

void VersicolePageTest::figuresAreThoseOfTheRules() {
    QFETCH(CardSet, cards);
    QFETCH(int, points);
    QCOMPARE(worth(cards), points);
}

// Whatever a holding scores stands on the page, with the same figure; the Fool's five more apart, and any
// three kings for all threes.
void VersicolePageTest::everyVersicolaIsWorthWhatAHoldingScores() {
    QImage image(420, 594, QImage::Format_RGB32);
    QPainter p(&image);
    const std::vector<CardSet> figured = rules::drawVersicole(p, look::Faces().deck);
    for (CardSet cards : figured)
        QVERIFY(worth(cards) > 0);
    RuleSet rules;
    rules.demon = true;
    tricks::Random random(7);
    std::set<VersicolaKind> kinds;
    for (int i = 0; i < 4000; ++i) {
        CardSet holding;
        for (Card card : kTrumps | kKings | CardSet(kFool))
            if (random.below(3) > 0)
                holding.insert(card);
        for (Versicola v : versicoleOf(holding, rules)) {
            kinds.insert(v.kind);
            if (v.kind != VersicolaKind::Fools && v.cards.contains(kFool)) {
                v.cards.erase(kFool);
                v.points -= 5; // M3.4
            }
            if (v.kind == VersicolaKind::Kings && v.cards.size() == 3) {
                v.cards = kKings;
                v.cards.erase(king(Suit::Batons));
            }
            QVERIFY(std::ranges::find(figured, v.cards) != figured.end());
            QCOMPARE(worth(v.cards), v.points);
        }
    }
    QCOMPARE(kinds.size(), std::size_t(6));
}

void VersicolePageTest::showsThePage() {
    support::KeptDeck deck;
    VersicolePage page(deck);
    page.resize(1280, 776);
    page.show();
    page.focusFirst();
    QTRY_VERIFY_WITH_TIMEOUT(!page.picture().isNull(), 20000);
    QVERIFY(page.printButton()->hasFocus());
    const double ratio = double(page.picture().height()) / page.picture().width();
    QVERIFY(std::abs(ratio - 297.0 / 210) < 0.01);
}

void VersicolePageTest::keepsThePage() {
    QTemporaryDir folder;
    support::KeptDeck deck;
    VersicolePage page(deck);
    const QString file = folder.filePath(QStringLiteral("versicole.pdf"));
    page.saveAs(file);
    QVERIFY(page.said().contains(QStringLiteral("versicole.pdf")));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray bytes = pdf.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
    QVERIFY2(!bytes.contains("/Subtype /Image"), "a card is not drawn as a vector");
    page.saveAs(folder.filePath(QStringLiteral("no/such/folder/versicole.pdf")));
    QVERIFY(page.said().contains(QStringLiteral("could not be saved")));
}

void VersicolePageTest::escapeCloses() {
    support::KeptDeck deck;
    VersicolePage page(deck);
    page.show();
    page.focusFirst();
    QSignalSpy closed(&page, &VersicolePage::closed);
    QTest::keyClick(page.printButton(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

VERSICOLA_WINDOW_TEST(VersicolePageTest)
#include "test_versicole_page.moc"
