// From every page that names a rule one comes to it in the book, and back to where one was.
#include "desktop/log/log_model.h"
#include "support/many/one_of_many.h"
#include "window/sitting.h"

#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using support::Sitting;

class RulesWindowTest : public QObject {
    Q_OBJECT

private slots:
    void opensByItsKeyAndCloses();
    void opensWhereOneWasReading();
    void findsTheNextPlaceByItsKey();
    void accentsMakeNoDifference();
    void bookAndGalleryDoNotLeadInCircles();
    void aLineOfTheLogOpensItsRule();
    void whatRefusesACardOpensItsRule();
    void aSwitchOpensItsRuleAndTheDialogComesBack();
    void everyNumberOfTheHelpIsARule();
    void theRuleAskedForIsShownWhereverTheBookWasLeft();
    void aCousinsRuleOpensInItsOwnBook();
};

void RulesWindowTest::opensByItsKeyAndCloses() {
    Sitting sitting;
    auto& window = sitting.window();
    QWidget* doors = window.shownPage();
    sitting.key(Qt::Key_F8);
    QCOMPARE(window.shownPage(), sitting.room().readingPages().book());
    QVERIFY(sitting.room().readingPages().book()->contents()->hasFocus());
    sitting.key(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(sitting.room().readingPages().book()->view()->place().name, rules::kGlossary);
    sitting.key(Qt::Key_F8, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), sitting.room().readingPages().versicole());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), doors);
}

// Whatever was looked up in the glossary since.
void RulesWindowTest::opensWhereOneWasReading() {
    Sitting sitting;
    rules::RuleBookPage& book = *sitting.room().readingPages().book();
    sitting.key(Qt::Key_F8);
    book.showRule(QStringLiteral("M6.2"));
    const auto at = [&] { return book.view()->place().name; };
    QCOMPARE(at(), QStringLiteral("M6.2"));
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_F8);
    QCOMPARE(at(), QStringLiteral("M6.2"));
    sitting.key(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(at(), rules::kGlossary);
    sitting.key(Qt::Key_F8); // from the glossary itself
    QCOMPARE(at(), QStringLiteral("M6.2"));
    sitting.key(Qt::Key_F8, Qt::ShiftModifier);
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_F8); // and after it
    QCOMPARE(at(), QStringLiteral("M6.2"));
    QCOMPARE(book.contents()->currentItem()->text().section(u' ', 0, 0), QStringLiteral("M6"));
    // A book that was opened at the glossary first is read from its beginning.
    sitting.open();
    sitting.key(Qt::Key_F8, Qt::ShiftModifier);
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_F8);
    QVERIFY2(sitting.room().readingPages().book()->view()->place().kind == rules::Target::Kind::Rule,
             qPrintable(sitting.room().readingPages().book()->view()->place().name));
}

void RulesWindowTest::findsTheNextPlaceByItsKey() {
    Sitting sitting;
    rules::RuleBookPage& book = *sitting.room().readingPages().book();
    sitting.key(Qt::Key_F8);
    sitting.key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(book.isVisible() && book.searchField()->hasFocus());
    for (const Qt::Key letter : {Qt::Key_F, Qt::Key_O, Qt::Key_L, Qt::Key_A})
        sitting.key(letter);
    const int first = book.view()->hit();
    QVERIFY(first >= 0 && book.view()->hits() > 3);
    sitting.key(Qt::Key_Return);
    QCOMPARE(book.view()->hit(), (first + 1) % book.view()->hits());
    sitting.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(book.view()->hit(), first);
    QVERIFY(book.isVisible());
    sitting.key(Qt::Key_F3); // here as everywhere
    QCOMPARE(sitting.window().shownPage(), sitting.window().doorsPage());
}

// Words are typed as they come, and are found as they are printed.
void RulesWindowTest::accentsMakeNoDifference() {
    Sitting sitting;
    rules::BookView& view = *sitting.room().readingPages().book()->view();
    sitting.key(Qt::Key_F8);
    view.setPlainText(QStringLiteral("A poign\u00e9e is shown.\nPoignee!\nL\u2019\u00c9t\u00e9\u202f; fin"));
    QCOMPARE(view.seek(QStringLiteral("poignee")), 2);
    QCOMPARE(view.seek(QStringLiteral("POIGN\u00c9E")), 2);
    QCOMPARE(view.seek(QStringLiteral("l'ete ;")), 1);
    QCOMPARE(view.seek(QStringLiteral("poigne d")), 0);
}

void RulesWindowTest::bookAndGalleryDoNotLeadInCircles() {
    Sitting sitting;
    auto& window = sitting.window();
    QWidget* doors = window.shownPage();
    sitting.key(Qt::Key_F8);
    sitting.key(Qt::Key_F6);
    QCOMPARE(window.shownPage(), sitting.room().readingPages().gallery());
    emit sitting.room().readingPages().gallery()->ruleAsked(QStringLiteral("M2.1"));
    QCOMPARE(window.shownPage(), sitting.room().readingPages().book());
    QCOMPARE(sitting.room().readingPages().book()->view()->place().name, QStringLiteral("M2.1"));
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), sitting.room().readingPages().gallery());
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), doors);
}

void RulesWindowTest::aLineOfTheLogOpensItsRule() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    QVERIFY(sitting.toCard());
    auto& window = sitting.window();
    QListView* list = sitting.room().game().playPage()->log()->list();
    int opened = 0;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex line = list->model()->index(row, 0);
        const QString rule = line.data(logs::LogModel::RuleRole).toString();
        const bool heading =
            line.data(logs::LogModel::KindRole).toInt() == static_cast<int>(text::LogLine::Kind::Heading);
        QCOMPARE(rule.isEmpty(), heading);
        if (heading)
            continue;
        list->setCurrentIndex(line);
        list->setFocus();
        sitting.key(Qt::Key_Return);
        QCOMPARE(window.shownPage(), sitting.room().readingPages().book());
        QCOMPARE(sitting.room().readingPages().book()->view()->place().name, rule);
        sitting.key(Qt::Key_Escape);
        QVERIFY(sitting.atTable());
        ++opened;
    }
    QVERIFY(opened > 3);
}

// "Cups were led and you hold a cup (M6.2)", pressed.
void RulesWindowTest::whatRefusesACardOpensItsRule() {
    Sitting sitting;
    sitting.leaveGame(support::numberedGame(6));
    sitting.key(Qt::Key_Return);
    auto& window = sitting.window();
    auto& table = sitting.table();
    for (int trick = 0; trick < 6; ++trick) {
        QVERIFY(sitting.toCard());
        const auto legal = table.state().legal();
        const auto refused = table.state().cards - legal;
        if (refused.empty()) {
            sitting.click(table, sitting.pointOn(legal.first()));
            continue;
        }
        sitting.click(table, sitting.pointOn(refused.first()));
        QVERIFY(!table.papers().noteRect().isEmpty());
        const auto actions = sitting.actions();
        sitting.click(table, table.papers().noteRect().center());
        QCOMPARE(window.shownPage(), sitting.room().readingPages().book());
        QVERIFY(sitting.room().readingPages().book()->view()->place().name.startsWith(QStringLiteral("M6.")));
        QCOMPARE(sitting.actions(), actions);
        QVERIFY(table.papers().noteRect().isEmpty());
        return;
    }
    QFAIL("no card was refused in six tricks");
}

void RulesWindowTest::aSwitchOpensItsRuleAndTheDialogComesBack() {
    Sitting sitting;
    auto& window = sitting.window();
    sitting.key(Qt::Key_Comma, Qt::ControlModifier);
    auto* dialog = window.findChild<settings::SettingsDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    int links = 0;
    for (QLabel* label : dialog->findChildren<QLabel*>()) {
        if (!label->text().contains(QStringLiteral("href=\"rule:")))
            continue;
        ++links;
        const QString link = label->text().section(u'"', 1, 1);
        emit label->linkActivated(link);
        QCOMPARE(window.shownPage(), sitting.room().readingPages().book());
        QCOMPARE(rules::linkTo(sitting.room().readingPages().book()->view()->place()), link);
        QVERIFY(!dialog->isVisible());
        QTest::keyClick(sitting.room().readingPages().book()->view(), Qt::Key_Escape);
        QVERIFY(dialog->isVisible());
    }
    QCOMPARE(links, 6); // as many as there are switches
}

void RulesWindowTest::everyNumberOfTheHelpIsARule() {
    Sitting sitting;
    auto& window = sitting.window();
    sitting.key(Qt::Key_F5);
    auto* help = window.findChild<settings::HelpDialog*>();
    QVERIFY(help);
    QTextBrowser* browser = help->rulesBrowser();
    QStringList links;
    for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (it.fragment().charFormat().isAnchor())
                links << it.fragment().charFormat().anchorHref();
    QVERIFY(links.size() >= 20);
    for (const QString& link : links) {
        emit browser->anchorClicked(QUrl(link));
        QCOMPARE(rules::linkTo(sitting.room().readingPages().book()->view()->place()), link);
        QTest::keyClick(sitting.room().readingPages().book()->view(), Qt::Key_Escape);
        QVERIFY(help->isVisible());
    }
}

// The book was left elsewhere, at another width, with words sought; the rule that is asked for is at its top.
void RulesWindowTest::theRuleAskedForIsShownWhereverTheBookWasLeft() {
    Sitting sitting;
    auto& window = sitting.window();
    sitting.key(Qt::Key_F8);
    rules::RuleBookPage* book = sitting.room().readingPages().book();
    for (const QString& rule :
         {QStringLiteral("M5.9"), QStringLiteral("M2.1"), QStringLiteral("M6.3"), QStringLiteral("M4.1")}) {
        book->view()->verticalScrollBar()->setValue(book->view()->verticalScrollBar()->maximum() / 2);
        sitting.key(Qt::Key_Escape);
        window.resize(window.width() == 1280 ? QSize(1024, 640) : QSize(1280, 800));
        emit sitting.room().scorePages()->ruleAsked(rule);
        QCOMPARE(window.shownPage(), book);
        QCoreApplication::processEvents();
        QTest::qWait(100);
        QCOMPARE(book->view()->place().name, rule);
    }
}

// From a cousin's card in the gallery; the glossary asked for at the table is Minchiate's again.
void RulesWindowTest::aCousinsRuleOpensInItsOwnBook() {
    Sitting sitting;
    auto& window = sitting.window();
    QWidget* doors = window.shownPage();
    sitting.key(Qt::Key_F6);
    auto* gallery = sitting.room().readingPages().gallery();
    gallery->packRow()->button(2)->click();
    QStringList links;
    for (const QLabel* label : gallery->findChildren<QLabel*>())
        if (label->text().contains(QStringLiteral("href=\"rule:F")))
            links << label->text();
    QVERIFY(!links.isEmpty());
    emit gallery->ruleAsked(QStringLiteral("F2.1"));
    rules::RuleBookPage* book = sitting.room().readingPages().book();
    QCOMPARE(window.shownPage(), book);
    QCOMPARE(book->view()->place().name, QStringLiteral("F2.1"));
    sitting.key(Qt::Key_F8, Qt::ShiftModifier); // while it lies open
    QCOMPARE(book->volume(), 2);
    sitting.key(Qt::Key_Escape);
    sitting.key(Qt::Key_Escape);
    QCOMPARE(window.shownPage(), doors);
    sitting.key(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(book->volume(), 0);
    QCOMPARE(book->view()->place().name, rules::kGlossary);
}

VERSICOLA_WINDOW_TEST(RulesWindowTest)
#include "test_rules_window.moc"
