// The rule book is opened at a rule, searched, followed from link to link, and left, by mouse and keyboard.
#include "desktop/rules/rule_book_page.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using rules::RuleBookPage;
using rules::Target;

namespace {

Target rule(const char* number) {
    return {Target::Kind::Rule, QLatin1String(number)};
}

struct Opened {
    look::Deck deck;
    RuleBookPage page{deck};

    explicit Opened(QSize size = {1024, 616}) {
        page.resize(size);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.focusFirst();
    }
};

} // namespace

class RuleBookTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleAndTermIsThere();
    void everyLinkLeadsSomewhere();
    void opensAtWhatIsAsked_data();
    void opensAtWhatIsAsked();
    void findsWordsAndNumbers_data();
    void findsWordsAndNumbers();
    void stepsThroughThePlacesFound();
    void linksAreFollowedAndReturnedFrom();
    void contentsGoAlongWithTheText();
    void everythingByKeyboard();
    void examplesAreCards();
    void examplesAreReadOut();
};

void RuleBookTest::everyRuleAndTermIsThere() {
    Opened book;
    const QString text = book.page.view()->toPlainText();
    for (const lessons::Rule& r : book.page.view()->book().rules.rules) {
        QVERIFY2(text.contains(r.text.left(40)), qPrintable(r.number));
        QVERIFY2(book.page.view()->go({Target::Kind::Rule, r.number}), qPrintable(r.number));
    }
    for (const lessons::Term& term : book.page.view()->book().terms) {
        QVERIFY2(text.contains(term.meaning), qPrintable(term.term));
        QVERIFY2(book.page.view()->go({Target::Kind::Term, term.term}), qPrintable(term.term));
    }
    QVERIFY(!text.contains(u'{')); // placeholders are filled in
    QVERIFY(!book.page.view()->go(rule("M5.99")));
}

void RuleBookTest::everyLinkLeadsSomewhere() {
    Opened book;
    QVERIFY(book.page.view()->links().size() > 150);
    for (const QString& link : book.page.view()->links()) {
        const auto target = rules::targetOf(link);
        QVERIFY2(target && book.page.view()->go(*target), qPrintable(link));
    }
}

void RuleBookTest::opensAtWhatIsAsked_data() {
    QTest::addColumn<QSize>("size");
    for (QSize size : {QSize(800, 536), QSize(1280, 776), QSize(1920, 1056)})
        QTest::addRow("%d", size.width()) << size;
}

void RuleBookTest::opensAtWhatIsAsked() {
    QFETCH(QSize, size);
    Opened book(size);
    for (const char* number : {"M6.3", "M1", "M9", "M3.2", "M6.11"}) {
        book.page.showRule(QLatin1String(number));
        QCOMPARE(book.page.view()->place().name, QLatin1String(number));
    }
    book.page.showTerm(QStringLiteral("fola"));
    QCOMPARE(book.page.view()->place(), (Target{Target::Kind::Term, QStringLiteral("fola")}));
    // Another window, the same place.
    book.page.resize(900, 700);
    QCOMPARE(book.page.view()->place().name, QStringLiteral("fola"));
    // Unknown: the book stays where it is.
    book.page.showRule(QStringLiteral("M12"));
    QCOMPARE(book.page.view()->place().name, QStringLiteral("fola"));
}

void RuleBookTest::findsWordsAndNumbers_data() {
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("at");
    QTest::newRow("a number is that rule") << "M6.1"
                                           << "M6.1";
    QTest::newRow("written small") << "m7.4"
                                   << "M7.4";
    QTest::newRow("a chapter") << "M8"
                               << "M8";
    QTest::newRow("words") << "nobody has to beat"
                           << "M6.2";
    QTest::newRow("an apostrophe as it is typed") << "players'"
                                                  << "";
    QTest::newRow("one as it is printed") << "cutter's"
                                          << "";
    QTest::newRow("nothing") << "poker"
                             << "";
}

void RuleBookTest::findsWordsAndNumbers() {
    QFETCH(QString, words);
    QFETCH(QString, at);
    Opened book;
    QTest::keyClicks(book.page.searchField(), words);
    if (at.isEmpty()) {
        const QString text = book.page.view()->toPlainText();
        const int count = int(text.count(QString(words).replace(u'\'', u'’'), Qt::CaseInsensitive));
        QCOMPARE(book.page.view()->hits(), count);
        QCOMPARE(book.page.found().isEmpty(), false);
        QCOMPARE(book.page.nextButton()->isEnabled(), count > 0);
        return;
    }
    QVERIFY(book.page.view()->hits() > 0);
    const int shown = book.page.view()->hit();
    QVERIFY(shown >= 0);
    QCOMPARE(book.page.view()->placeOfHit(shown).name, at);
    // The place is in sight.
    QVERIFY(book.page.view()->viewport()->rect().contains(
        book.page.view()->cursorRect(book.page.view()->textCursor())));
}

void RuleBookTest::stepsThroughThePlacesFound() {
    Opened book;
    QTest::keyClicks(book.page.searchField(), QStringLiteral("king"));
    const int hits = book.page.view()->hits();
    QVERIFY(hits > 5);
    QCOMPARE(book.page.view()->hit(), 0);
    book.page.previousButton()->click();
    QCOMPARE(book.page.view()->hit(), hits - 1);
    QTest::keyClick(book.page.searchField(), Qt::Key_Return);
    QTest::keyClick(book.page.searchField(), Qt::Key_Return);
    QCOMPARE(book.page.view()->hit(), 1);
    QTest::keyClick(book.page.searchField(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(book.page.view()->hit(), 0);
    QVERIFY(book.page.found().contains(QString::number(hits)));
    // Esc first empties the search, then leaves.
    QSignalSpy closed(&book.page, &RuleBookPage::closed);
    QTest::keyClick(book.page.searchField(), Qt::Key_Escape);
    QCOMPARE(book.page.view()->hits(), 0);
    QCOMPARE(closed.size(), 0);
    QTest::keyClick(book.page.searchField(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void RuleBookTest::linksAreFollowedAndReturnedFrom() {
    Opened book;
    book.page.showRule(QStringLiteral("M6.5"));
    QVERIFY(!book.page.returnButton()->isVisible());
    emit book.page.view()->anchorClicked(QUrl(QStringLiteral("rule:M6.3")));
    QCOMPARE(book.page.view()->place(), rule("M6.3"));
    emit book.page.view()->anchorClicked(QUrl(QStringLiteral("term:king rule")));
    QCOMPARE(book.page.view()->place().name, QStringLiteral("king rule"));
    QVERIFY(book.page.returnButton()->text().contains(QStringLiteral("M6.3")));
    book.page.returnButton()->click();
    QCOMPARE(book.page.view()->place(), rule("M6.3"));
    QTest::keyClick(book.page.view(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(book.page.view()->place(), rule("M6.5"));
    QVERIFY(!book.page.returnButton()->isVisible());
}

void RuleBookTest::contentsGoAlongWithTheText() {
    Opened book;
    QListWidget* contents = book.page.contents();
    QCOMPARE(contents->count(), 10); // M1 to M9 and the glossary
    for (int row = 0; row < contents->count(); ++row) {
        contents->setCurrentRow(row);
        QCOMPARE(contents->currentRow(), row);
        const Target at = book.page.view()->place();
        QCOMPARE(at.name, row < 9 ? QStringLiteral("M%1").arg(row + 1) : rules::kGlossary);
    }
    book.page.view()->verticalScrollBar()->setValue(0);
    QCOMPARE(contents->currentRow(), 0);
}

void RuleBookTest::everythingByKeyboard() {
    Opened book;
    QVERIFY(book.page.contents()->hasFocus());
    book.page.showRule(QStringLiteral("M6.5"));
    QVERIFY(book.page.view()->hasFocus());
    // Tab goes to the links in sight one by one and then out; Return follows one.
    QSignalSpy asked(book.page.view(), &rules::BookView::asked);
    QTest::keyClick(book.page.view(), Qt::Key_Tab);
    QVERIFY(book.page.view()->hasFocus());
    QVERIFY(book.page.view()->textCursor().hasSelection());
    QTest::keyClick(book.page.view(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    int tabs = 0;
    while (book.page.view()->hasFocus() && tabs < 60) {
        QTest::keyClick(book.page.view(), Qt::Key_Tab);
        ++tabs;
    }
    QVERIFY2(tabs > 2 && tabs < 60, qPrintable(QString::number(tabs)));
    // Once around: every widget that takes the keyboard has a name.
    QSet<QWidget*> seen;
    for (int i = 0; i < 80; ++i) {
        QWidget* now = QApplication::focusWidget();
        QVERIFY(now);
        seen.insert(now);
        const auto* button = qobject_cast<QAbstractButton*>(now);
        QVERIFY(!now->accessibleName().isEmpty() || (button && !button->text().isEmpty()));
        QTest::keyClick(now, Qt::Key_Tab);
    }
    for (QWidget* wanted :
         std::initializer_list<QWidget*>{book.page.contents(), book.page.searchField(), book.page.view(),
                                         book.page.versicoleButton(), book.page.returnButton()})
        QVERIFY(seen.contains(wanted));
    QTest::keySequence(&book.page, QKeySequence::Find);
    QVERIFY(book.page.searchField()->hasFocus());
    QSignalSpy closed(&book.page, &RuleBookPage::closed);
    book.page.showRule(QStringLiteral("M1"));
    QTest::keyClick(book.page.view(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

// Each example is a picture of its own cards, drawn again when they are ready, and named where it is read
// out.
void RuleBookTest::examplesAreCards() {
    Opened book;
    book.deck.waitForAll();
    QTest::qWait(120);
    int pictures = 0;
    for (const lessons::Rule& r : book.page.view()->book().rules.rules)
        for (const lessons::Example& example : r.examples) {
            const QString name = rules::pictureOf(example.cards);
            QCOMPARE(rules::cardsPictured(name), example.cards);
            const auto picture = book.page.view()
                                     ->document()
                                     ->resource(QTextDocument::ImageResource, QUrl(name))
                                     .value<QPixmap>();
            QVERIFY2(!picture.isNull(), qPrintable(name));
            QVERIFY2(picture.deviceIndependentSize().width() < book.page.view()->width(), qPrintable(name));
            // Not blank paper: a card's middle has a picture's many colours.
            const QImage image = picture.toImage();
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); ++y)
                colours.insert(image.pixel(image.height() / 4, y));
            QVERIFY2(colours.size() > 20, qPrintable(name));
            ++pictures;
        }
    QVERIFY2(pictures > 30, qPrintable(QString::number(pictures)));
}

// Where a screen reader runs, a caption says which cards are shown.
void RuleBookTest::examplesAreReadOut() {
    const rules::Book book = rules::bookInside();
    rules::Column column{look::metricsForTable(QSize(1280, 776)), 700,
                         [](const auto& cards) { return 60 * int(cards.size()); }};
    QVERIFY(!rules::bookText(book, column).contains(QStringLiteral("shown:")));
    column.captions = rules::Captions::NamingCards;
    QVERIFY(rules::bookText(book, column)
                .contains(QStringLiteral("Round (shown: ace of cups and ace of coins)")));
}

QTEST_MAIN(RuleBookTest)
#include "test_rule_book.moc"
