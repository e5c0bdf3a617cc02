// The rule books are opened at a rule, searched, followed from link to link, and left, by mouse and keyboard.
#include "desktop/rules/rule_book_page.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"
#include "text/volumes/volumes.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using rules::RuleBookPage;
using rules::Target;

namespace {

Target rule(const char* number) {
    return {Target::Kind::Rule, QLatin1String(number)};
}

const std::vector<text::Volume> kVolumes = text::volumes();

struct Opened {
    support::KeptDecks decks;
    RuleBookPage page{kVolumes, 0, decks};

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
    void everyRuleAndTermIsThere_data() { eachVolume(); }
    void everyRuleAndTermIsThere();
    void everyLinkLeadsSomewhere_data() { eachVolume(); }
    void everyLinkLeadsSomewhere();
    void everyGameHasItsBook();
    void theBookOfTheGameHasItsOwnCards();
    void aBookIsReadWhenItIsOpened();
    void searchesTheBookThatLiesOpen();
    void oneGameHasNoChoice();
    void wordsStandByTheAlphabet();
    void opensAtWhatIsAsked_data();
    void opensAtWhatIsAsked();
    void findsWordsAndNumbers_data();
    void findsWordsAndNumbers();
    void stepsThroughThePlacesFound();
    void linksAreFollowedAndReturnedFrom();
    void contentsGoAlongWithTheText();
    void everythingByKeyboard();
    void examplesAreCards_data() { eachVolume(); }
    void examplesAreCards();
    void examplesAreReadOut();

private:
    static void eachVolume() {
        QTest::addColumn<int>("volume");
        for (std::size_t i = 0; i < kVolumes.size(); ++i)
            QTest::newRow(qPrintable(kVolumes[i].folder)) << static_cast<int>(i);
    }
};

void RuleBookTest::everyRuleAndTermIsThere() {
    QFETCH(const int, volume);
    Opened book;
    book.page.showVolume(volume);
    const QString text = book.page.view()->toPlainText();
    for (const books::Rule& r : book.page.view()->book().rules.rules) {
        QVERIFY2(text.contains(r.text.section(u'\n', 0, 0).left(40)), qPrintable(r.number));
        QVERIFY2(book.page.view()->go({Target::Kind::Rule, r.number}), qPrintable(r.number));
    }
    for (const books::Term& term : book.page.view()->book().terms) {
        QVERIFY2(text.contains(term.meaning), qPrintable(term.term));
        QVERIFY2(book.page.view()->go({Target::Kind::Term, term.term}), qPrintable(term.term));
    }
    QVERIFY(!text.contains(u'{')); // placeholders are filled in
    QVERIFY(!book.page.view()->go(rule("M5.99")));
}

void RuleBookTest::everyLinkLeadsSomewhere() {
    QFETCH(const int, volume);
    Opened book;
    book.page.showVolume(volume);
    QVERIFY(book.page.view()->links().size() > 150);
    for (const QString& link : book.page.view()->links()) {
        const auto target = rules::targetOf(link);
        QVERIFY2(target && book.page.view()->go(*target), qPrintable(link));
    }
}

// By its button, by its number, and by whatever rule of it is asked for; words of the first game's glossary
// are asked for in the first.
void RuleBookTest::everyGameHasItsBook() {
    Opened book;
    RuleBookPage& page = book.page;
    QCOMPARE(page.volume(), 0);
    for (int i = 3; i >= 0; --i) {
        QAbstractButton* button = page.games()->button(static_cast<std::size_t>(i));
        QVERIFY(!button->accessibleName().isEmpty());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(page.volume(), i);
        QCOMPARE(page.games()->current(), i);
        QVERIFY(page.contents()->item(0)->text().startsWith(kVolumes[static_cast<std::size_t>(i)].letter +
                                                            QStringLiteral("1 ")));
        QCOMPARE(page.asideButton()->isVisible(), i == 0);
        QVERIFY(page.view()->isVisible());
    }
    QTest::keyClick(page.contents(), Qt::Key_3);
    QTRY_COMPARE(page.volume(), 2);
    for (const char* number : {"B2.6", "F8.12", "M6.3", "C5.4"}) {
        page.showRule(QLatin1String(number));
        QCOMPARE(page.view()->place(), rule(number));
        const text::Volume& volume = kVolumes[static_cast<std::size_t>(page.volume())];
        QCOMPARE(volume.letter, QLatin1String(number)[0]);
        QCOMPARE(page.deck().faces().deck, volume.pack);
    }
    page.showGlossary(); // of this book
    QCOMPARE(page.volume(), 3);
    page.showTerm(QStringLiteral("fola"));
    QCOMPARE(page.volume(), 0);
    QCOMPARE(page.view()->place().name, QStringLiteral("fola"));
    // Each lies where it was left.
    page.showVolume(3);
    QCOMPARE(page.view()->place().name, rules::kGlossary);
}

// Whichever game one is at, its book has the cards of its own game.
void RuleBookTest::theBookOfTheGameHasItsOwnCards() {
    look::Decks decks;
    for (std::size_t i = 0; i < kVolumes.size(); ++i) {
        const rules::RuleBookPage page(kVolumes, i, decks);
        QCOMPARE(page.volume(), static_cast<int>(i)); // the books lie in the same order at every game
        QCOMPARE(page.deck().faces().deck, kVolumes[i].pack);
    }
}

// A book that was never opened costs nothing: it is not read, so that none of its cards is asked for.
void RuleBookTest::aBookIsReadWhenItIsOpened() {
    Opened book;
    QCOMPARE(book.page.findChildren<rules::BookView*>().size(), 1);
    book.page.showRule(QStringLiteral("F2.1"));
    QCOMPARE(book.page.findChildren<rules::BookView*>().size(), 2);
    book.page.showRule(QStringLiteral("M1"));
    book.page.showRule(QStringLiteral("F2.1"));
    QCOMPARE(book.page.findChildren<rules::BookView*>().size(), 2);
}

void RuleBookTest::searchesTheBookThatLiesOpen() {
    Opened book;
    QTest::keyClicks(book.page.searchField(), QStringLiteral("king"));
    const int inMinchiate = book.page.view()->hits();
    book.page.showVolume(2); // chosen: the same words in that book
    QVERIFY(book.page.view()->hits() > 5);
    QVERIFY(book.page.view()->hits() != inMinchiate);
    QCOMPARE(book.page.view()->hit(), 0);
    book.page.showRule(QStringLiteral("B5.2")); // asked for: at that rule, and nothing sought
    QCOMPARE(book.page.view()->hits(), 0);
    QCOMPARE(book.page.view()->place(), rule("B5.2"));
    QTest::keyClicks(book.page.searchField(), QStringLiteral("b8.2"));
    QCOMPARE(book.page.view()->placeOfHit(book.page.view()->hit()), rule("B8.2"));
}

void RuleBookTest::oneGameHasNoChoice() {
    support::KeptDecks decks;
    RuleBookPage page({kVolumes.back()}, 0, decks);
    QVERIFY(!page.games());
    page.showRule(QStringLiteral("C6.1"));
    QVERIFY(page.view()->toPlainText().isEmpty() || page.view()->place() == rule("C6.1"));
}

// Accents make no difference: the écart comes before the Excuse.
void RuleBookTest::wordsStandByTheAlphabet() {
    QStringList words;
    for (const books::Term& term : rules::bookInside(kVolumes[2]).terms)
        words << term.term;
    const auto place = [&](const char* word) { return words.indexOf(QString::fromUtf8(word)); };
    QVERIFY(place("defence") < place("écart"));
    QVERIFY(place("écart") < place("Excuse"));
    QVERIFY(place("à la misère") < place("bout"));
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
    for (const char* word : {"Fool", "fool", "Trumpet", "papi", "fola"})
        QTest::newRow(word) << word << "";
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
                                         book.page.asideButton(), book.page.returnButton()})
        QVERIFY(seen.contains(wanted));
    QTest::keySequence(&book.page, QKeySequence::Find);
    QVERIFY(book.page.searchField()->hasFocus());
    QSignalSpy closed(&book.page, &RuleBookPage::closed);
    book.page.showRule(QStringLiteral("M1"));
    QTest::keyClick(book.page.view(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

// Each example is a picture of its own cards, drawn again when they are ready.
void RuleBookTest::examplesAreCards() {
    QFETCH(const int, volume);
    Opened book;
    book.page.showVolume(volume);
    book.decks.of(kVolumes[static_cast<std::size_t>(volume)].pack).waitForAll();
    QTest::qWait(120);
    QSet<QString> names;
    int pictures = 0;
    for (const books::Rule& r : book.page.view()->book().rules.rules)
        for (const books::Example& example : r.examples) {
            const QString name = rules::pictureOf(example);
            names << name;
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
    QVERIFY(names.size() > 30);
}

// Where a screen reader runs, a caption says which cards are shown, and which of them may be played.
void RuleBookTest::examplesAreReadOut() {
    const rules::Book book = rules::bookInside(kVolumes[0]);
    rules::Column column{look::metricsForTable(QSize(1280, 776)), 700,
                         [](const auto& example) { return 60 * int(example.cards.size()); }};
    QVERIFY(!rules::bookText(book, column).contains(QStringLiteral("shown:")));
    column.captions = rules::Captions::NamingCards;
    QVERIFY(rules::bookText(book, column)
                .contains(QStringLiteral("Round (shown: ace of cups and ace of coins)")));
    QVERIFY(rules::bookText(rules::bookInside(kVolumes[2]), column)
                .contains(QStringLiteral(
                    "Higher than the 12: only the 15 (in the trick: 7 of hearts and 12 of trumps; "
                    "in the hand: 15 of trumps, 8 of trumps and king of spades; may be "
                    "played: 15 of trumps)")));
}

VERSICOLA_WINDOW_TEST(RuleBookTest)
#include "test_rule_book.moc"
