// Rule numbers and words of the glossary become links, and nothing else changes.
#include "desktop/rules/linked_words.h"
#include "support/many/one_of_many.h"

#include <QTest>
#include <QTextDocument>

using rules::linked;
using rules::Target;

namespace {

const books::Glossary kTerms{{"fola", "fola", {"fola"}, "What is not dealt.", "M5.6"},
                             {"death", "morte", {"death", "dies"}, "A loss.", "M6.8"},
                             {"dying at home", {}, {"dies at home"}, "No loss.", "M6.8"}};

} // namespace

class LinkedWordsTest : public QObject {
    Q_OBJECT

private slots:
    void linksRulesAndTerms_data();
    void linksRulesAndTerms();
    void changesNoWord_data();
    void changesNoWord();
    void readsItsOwnLinks();
};

void LinkedWordsTest::linksRulesAndTerms_data() {
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("rich");
    QTest::newRow("a rule") << "You hold a cup (M6.2)."
                            << "You hold a cup (<a href=\"rule:M6.2\">M6.2</a>).";
    QTest::newRow("a chapter, a range") << "M3; M5.2–M5.11"
                                        << "<a href=\"rule:M3\">M3</a>; <a href=\"rule:M5.2\">M5.2</a>–"
                                           "<a href=\"rule:M5.11\">M5.11</a>";
    QTest::newRow("no rule") << "M, TM6.2, M0"
                             << "M, TM6.2, M0";
    QTest::newRow("of any game") << "F11.3, B10, C5.4"
                                 << "<a href=\"rule:F11.3\">F11.3</a>, <a href=\"rule:B10\">B10</a>, "
                                    "<a href=\"rule:C5.4\">C5.4</a>";
    QTest::newRow("a term once") << "The fola. Folate is no fola."
                                 << "The <a href=\"term:fola\">fola</a>. Folate is no fola.";
    QTest::newRow("its own letters") << "Fola"
                                     << "<a href=\"term:fola\">Fola</a>";
    QTest::newRow("a name") << "Trump 13, Death. Death comes. The FOLA"
                            << "Trump 13, Death. <a href=\"term:death\">Death</a> comes. The FOLA";
    QTest::newRow("the longest form") << "It dies at home or dies."
                                      << "It <a href=\"term:dying at home\">dies at home</a> or "
                                         "<a href=\"term:death\">dies</a>.";
    QTest::newRow("escaped") << "a < b & \"fola\"\nM7"
                             << "a &lt; b &amp; &quot;<a href=\"term:fola\">fola</a>&quot;<br>"
                                "<a href=\"rule:M7\">M7</a>";
}

void LinkedWordsTest::linksRulesAndTerms() {
    QFETCH(QString, plain);
    QFETCH(QString, rich);
    QCOMPARE(linked(plain, &kTerms), rich);
}

// Over every rule book: what is read is what was written, and without terms no term is linked.
void LinkedWordsTest::changesNoWord_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"minchiate", "bolognese", "tarot", "cuatrola"})
        QTest::newRow(game) << QString(game);
}

void LinkedWordsTest::changesNoWord() {
    QFETCH(const QString, game);
    const QString folder = QStringLiteral(":/rules/") + game;
    const auto book = books::loadRuleBook(folder, [](const QString&) { return true; });
    const auto glossary = books::loadGlossary(folder);
    const auto& terms = std::get<books::Glossary>(glossary);
    int links = 0;
    QString all;
    for (const books::Rule& rule : std::get<books::RuleBook>(book).rules) {
        QTextDocument document;
        const QString rich = linked(rule.text, &terms);
        document.setHtml(rich);
        QCOMPARE(document.toPlainText(), rule.text);
        QVERIFY(!linked(rule.text).contains(QLatin1String("term:")));
        links += int(rich.count(QLatin1String("<a href=")));
        all += rich;
    }
    QVERIFY2(links > 100, qPrintable(QString::number(links)));
    if (game == QLatin1String("minchiate"))
        return; // some of its words are those of the lessons
    for (const books::Term& term : terms)
        QVERIFY2(all.contains(rules::linkTo({Target::Kind::Term, term.term}).toHtmlEscaped()),
                 qPrintable(term.term));
}

void LinkedWordsTest::readsItsOwnLinks() {
    for (const Target& target :
         {Target{Target::Kind::Rule, "M6.3"}, Target{Target::Kind::Term, "first, second, third"}})
        QCOMPARE(rules::targetOf(rules::linkTo(target)), std::optional(target));
    for (const char* other : {"", "rule:", "https://example.org", "icon:suit"})
        QVERIFY(!rules::targetOf(QLatin1String(other)));
}

VERSICOLA_TEST(LinkedWordsTest)
#include "test_linked_words.moc"
