// The rule books and glossaries of all games: every rule is there, every number leads somewhere, every figure
// is the engine's, and no word comes before it is explained.
#include "bolognese/hand.h"
#include "cuatrola/hand.h"
#include "minchiate/action.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "tarot/hand.h"
#include "text/volumes/volumes.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using books::Example;
using books::Rule;
using books::Term;

namespace {

struct Open {
    text::Volume volume;
    books::RuleBook rules;
    books::Glossary terms;
};

Open opened(const text::Volume& volume) {
    const QString folder = QStringLiteral(RESOURCES "/rules/") + volume.folder;
    auto rules = books::loadRuleBook(folder, volume.isCard);
    auto terms = books::loadGlossary(folder);
    if (const auto* fault = std::get_if<records::Fault>(&rules))
        qFatal("%s: %s %s", qPrintable(volume.folder), qPrintable(fault->path), qPrintable(fault->text));
    if (const auto* fault = std::get_if<records::Fault>(&terms))
        qFatal("%s: %s %s", qPrintable(volume.folder), qPrintable(fault->path), qPrintable(fault->text));
    return {volume, std::get<books::RuleBook>(rules), std::get<books::Glossary>(terms)};
}

const std::vector<Open>& library() {
    static const std::vector<Open> all = [] {
        std::vector<Open> books;
        for (const text::Volume& volume : text::volumes())
            books.push_back(opened(volume));
        return books;
    }();
    return all;
}

const Open& bookOf(QChar letter) {
    return *std::ranges::find_if(library(), [&](const Open& open) { return open.volume.letter == letter; });
}

QString saidIn(const Rule& rule) {
    QStringList said{rule.title, rule.text};
    for (const Example& example : rule.examples)
        said << example.words;
    return said.join(u'\n');
}

// ---- What may be played, by each game's own rules. ----

using tricks::Card;
using tricks::CardSet;

template<auto cardOf>
CardSet cardsIn(const QStringList& codes) {
    CardSet cards;
    for (const QString& code : codes)
        cards.insert(*cardOf(code.toStdString()));
    return cards;
}

// A trick under way: each card that lies there is all that its player held.
template<class Hands, auto cardOf>
Hands handsOf(const Example& example) {
    Hands hands{};
    std::size_t seat = 0;
    for (const QString& code : example.trick)
        hands.at(seat++) = cardsIn<cardOf>({code});
    hands.at(seat) = cardsIn<cardOf>(example.cards);
    return hands;
}

CardSet legalInBolognese(const Example& example) {
    using bolognese::PerSeat;
    using bolognese::Position;
    using bolognese::Seat;
    Position position(handsOf<PerSeat<CardSet>, bolognese::cardOf>(example), {}, Seat::W);
    for (const QString& code : example.trick)
        position.play(*bolognese::cardOf(code.toStdString()));
    return position.legal();
}

CardSet legalInTarot(const Example& example) {
    tarot::Setting setting;
    setting.noThreeBouts = example.words.contains(QStringLiteral("Where it is played so"));
    tarot::Position position(setting, handsOf<tarot::PerSeat<CardSet>, tarot::cardOf>(example));
    for (const QString& code : example.trick)
        position.play(*tarot::cardOf(code.toStdString()));
    return position.legal();
}

// The caption names the trumps; where it does not, none of these cards is one.
std::optional<cuatrola::Suit> trumpsOf(const Example& example) {
    using cuatrola::Suit;
    if (example.words.contains(QStringLiteral("Batons are trumps")))
        return Suit::Batons;
    const QString all = (example.trick + example.cards).join(QString());
    for (const auto& [letter, suit] :
         {std::pair{u'C', Suit::Cups}, {u'D', Suit::Coins}, {u'S', Suit::Swords}, {u'B', Suit::Batons}})
        if (!all.contains(letter))
            return suit;
    return std::nullopt;
}

CardSet legalInCuatrola(const Example& example) {
    using cuatrola::Bid;
    using cuatrola::Overtake;
    using cuatrola::PerSeat;
    using cuatrola::Position;
    using cuatrola::RuleSet;
    using cuatrola::Seat;
    RuleSet rules;
    if (example.words.contains(QStringLiteral("the card led is the measure")))
        rules.overtake = Overtake::Lead;
    Position position(handsOf<PerSeat<CardSet>, cuatrola::cardOf>(example), Seat::W, *trumpsOf(example),
                      rules);
    for (int i = 0; i < 4; ++i)
        position.makeBid(Bid::Pass);
    for (const QString& code : example.trick)
        position.play(*cuatrola::cardOf(code.toStdString()));
    return position.legal();
}

} // namespace

class RuleBooksTest : public QObject {
    Q_OBJECT

private slots:
    void everyRuleIsThere();
    void everyRefusalRestsOnARule();
    void everyCitedNumberIsARule();
    void captionsSayWhatTheEngineSays();
    void checkFigures_data();
    void checkFigures();
    void whatMayBePlayed_data();
    void whatMayBePlayed();
    void noTermComesBeforeItIsExplained();
    void termsLeadToARule();
    void badBooks_data();
    void badBooks();
    void aBookThatIsNotThere();
};

// The numbers of the rules as they were laid down: so many to each chapter, in order, and nothing else.
void RuleBooksTest::everyRuleIsThere() {
    QFile file(QStringLiteral(TEST_DATA "/rule_numbers.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject numbers = QJsonDocument::fromJson(file.readAll()).object();
    for (const Open& open : library()) {
        QStringList wanted, found;
        const QJsonArray chapters = numbers[QString(open.volume.letter)].toArray();
        QVERIFY(!chapters.isEmpty());
        for (int chapter = 1; chapter <= chapters.size(); ++chapter) {
            wanted << QStringLiteral("%1%2").arg(open.volume.letter).arg(chapter);
            for (int rule = 1; rule <= chapters[chapter - 1].toInt(); ++rule)
                wanted << QStringLiteral("%1%2.%3").arg(open.volume.letter).arg(chapter).arg(rule);
        }
        for (const Rule& rule : open.rules.rules) {
            found << rule.number;
            QVERIFY2(!rule.title.isEmpty() && !rule.text.isEmpty(), qPrintable(rule.number));
            QVERIFY2(!rule.text.contains(u'{') && !rule.title.contains(u'{'), qPrintable(rule.number));
        }
        QCOMPARE(found, wanted);
    }
}

template<class Why>
void rulesUpTo(Why last, QStringList& numbers) {
    for (int i = 0; i <= static_cast<int>(last); ++i)
        if (const std::string rule(ruleOf(static_cast<Why>(i))); !rule.empty())
            numbers << QString::fromStdString(rule);
}

void RuleBooksTest::everyRefusalRestsOnARule() {
    QStringList numbers;
    rulesUpTo(minchiate::Why::FallAutomatic, numbers);
    rulesUpTo(bolognese::Why::SignalUntrue, numbers);
    rulesUpTo(tarot::Why::ThirdBout, numbers);
    rulesUpTo(cuatrola::Why::MustOvertrump, numbers);
    QVERIFY(numbers.size() > 60);
    for (const QString& number : numbers)
        QVERIFY2(bookOf(number[0]).rules.find(number), qPrintable(number));
}

// In whatever text of the program, in the books, and in the glossaries.
void RuleBooksTest::everyCitedNumberIsARule() {
    QMap<QChar, int> cited;
    const auto look = [&](const QString& where, const QString& text) {
        for (const QString& number : books::rulesCitedIn(text)) {
            QVERIFY2(bookOf(number[0]).rules.find(number), qPrintable(where + ": " + number));
            ++cited[number[0]];
        }
    };
    QDirIterator files(APP, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        // A suit's letter and a number is a card in a source.
        static const QRegularExpression literal(QStringLiteral("\"[BC][0-9]+\""));
        look(file.fileName(), QString::fromUtf8(file.readAll()).remove(literal));
    }
    for (const Open& open : library())
        for (const Rule& rule : open.rules.rules) {
            look(rule.number, rule.text);
            for (const QString& number : books::rulesCitedIn(saidIn(rule)))
                QCOMPARE(number[0], open.volume.letter);
        }
    for (const Open& open : library())
        QVERIFY2(cited[open.volume.letter] > 40, qPrintable(open.volume.game));
}

void RuleBooksTest::captionsSayWhatTheEngineSays() {
    for (const Open& open : library()) {
        int examples = 0, filled = 0;
        for (const Rule& rule : open.rules.rules)
            for (const Example& example : rule.examples) {
                const QString said = text::captionText(example.words, open.volume);
                QVERIFY2(!said.isEmpty() && !said.contains(u'{'), qPrintable(rule.number + ": " + said));
                ++examples;
                filled += said != example.words;
            }
        QVERIFY2(examples >= 30 && filled >= 10,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(open.volume.game).arg(examples).arg(filled)));
    }
}

void RuleBooksTest::checkFigures_data() {
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("said"); // the captions of that rule, filled in
    const auto row = [](const char* number, const char* said) {
        QTest::newRow(number) << QString::fromUtf8(number) << QString::fromUtf8(said);
    };
    row("B2.2", "Three kings: 17|Four kings: 34|Four tarocchi: 36|Three queens: 14|Three knights: 13|Four "
                "pages: 24");
    row("B2.5",
        "The queen is missing: 15|The ace is no help: 0|With the Matto it counts: 15|All there is: 30");
    row("B2.8", "Three sequences: 30 doubled is 60|Three cricche: 44 doubled is 88; the suits that they make "
                "are three as well");
    row("B2.9", "10|15|0|15|10|10|20|10|10|10|25|17|24|18|A cricca and a Grande: 28|A pile with everything "
                "but these: sequences 75, doubled 150; cricche 31; together 181");
    row("F2.2", "5|5|4|3|2|1");
    row("F2.3", "With one: 51|With two: 41|With three: 36");
    row("F9.4", "41½ with two bouts: made by 1. With 40½ it is lost by 1");
    row("F13.1", "(25 + 8 + 10) × 2 + 20 = 106; the declarer has 318");
    row("F13.2", "(25 + 4 − 10) × 4 = 76; the declarer has 228");
    row("F13.3", "(−25 − 7 + 10) × 1 − 20 = −42; the declarer has −126");
    row("F13.4", "(25 + 11) × 2 + 20 = 92; the declarer has 276");
    row("F13.5", "(25 + 46 + 10) × 2 + 20 + 400 = 582; the declarer has 1746");
    row("C1.3", "Ace: 11|Three: 10|King: 4|Knight: 3|Page: 2|30 in every suit");
    row("C11.5", "Out of play: 30");
    row("C12.1", "84 of the 120 points on cards");
}

void RuleBooksTest::checkFigures() {
    QFETCH(const QString, number);
    const Open& open = bookOf(number[0]);
    QStringList said;
    for (const Example& example : open.rules.find(number)->examples)
        said << text::captionText(example.words, open.volume);
    QTEST(said.join(u'|'), "said");
}

void RuleBooksTest::whatMayBePlayed_data() {
    QTest::addColumn<QChar>("letter");
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("example");
    for (const Open& open : library())
        for (const Rule& rule : open.rules.rules)
            for (int i = 0; i < static_cast<int>(rule.examples.size()); ++i)
                if (!rule.examples[static_cast<std::size_t>(i)].trick.isEmpty())
                    QTest::addRow("%s, %d", qPrintable(rule.number), i + 1)
                        << open.volume.letter << rule.number << i;
}

// Every hand that is shown beside a trick: the cards said to be playable are those of the rules.
void RuleBooksTest::whatMayBePlayed() {
    QFETCH(const QChar, letter);
    QFETCH(const QString, number);
    QFETCH(const int, example);
    const Example& one = bookOf(letter).rules.find(number)->examples[static_cast<std::size_t>(example)];
    switch (letter.unicode()) {
    case u'B':
        QCOMPARE(legalInBolognese(one), cardsIn<bolognese::cardOf>(one.may));
        break;
    case u'F':
        QCOMPARE(legalInTarot(one), cardsIn<tarot::cardOf>(one.may));
        break;
    case u'C':
        QVERIFY(trumpsOf(one));
        QCOMPARE(legalInCuatrola(one), cardsIn<cuatrola::cardOf>(one.may));
        break;
    default:
        QFAIL("no game to ask");
    }
}

// In the cousins' books, read from the front: a word stands nowhere before its own rule, unless that is named
// beside it. Minchiate's words are introduced by its lessons.
void RuleBooksTest::noTermComesBeforeItIsExplained() {
    QStringList early;
    for (const Open& open : library()) {
        if (open.volume.letter == u'M')
            continue;
        QStringList known;
        for (const Rule& rule : open.rules.rules) {
            known << rule.number;
            const QString said = saidIn(rule);
            const QStringList cited = books::rulesCitedIn(said);
            for (const Term* term : books::termsIn(open.terms, said)) {
                const QString chapter = term->rule.section(u'.', 0, 0);
                const bool named = cited.contains(term->rule) || cited.contains(chapter);
                if (!known.contains(term->rule) && !named && rule.number != chapter)
                    early << QStringLiteral("%1 in %2 before %3").arg(term->term, rule.number, term->rule);
            }
        }
    }
    QVERIFY2(early.isEmpty(), qPrintable(u'\n' + early.join(u'\n')));
}

void RuleBooksTest::termsLeadToARule() {
    for (const Open& open : library()) {
        QStringList seen;
        QVERIFY(open.terms.size() >= 25);
        for (const Term& term : open.terms) {
            QVERIFY2(!seen.contains(term.term), qPrintable(term.term));
            seen << term.term;
            QVERIFY2(!term.meaning.isEmpty() && !term.forms.isEmpty(), qPrintable(term.term));
            QVERIFY2(open.rules.find(term.rule), qPrintable(term.term + ' ' + term.rule));
            if (open.volume.letter == u'M')
                continue;
            // Who follows the word to its rule finds it there.
            const auto there = books::termsIn(open.terms, saidIn(*open.rules.find(term.rule)));
            QVERIFY2(std::ranges::find(there, &term) != there.end(), qPrintable(term.term + ' ' + term.rule));
        }
    }
}

void RuleBooksTest::badBooks_data() {
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("by");
    QTest::addColumn<QString>("path"); // where the fault is told to be; empty where there is none
    const auto row = [](const char* name, const char* what, const char* by, const char* path) {
        QTest::newRow(name) << QByteArray(what) << QByteArray(by) << QString::fromUtf8(path);
    };
    row("sound", "", "", "");
    row("another format", "versicola-rules", "versicola-glossary", "$.format");
    row("no title", "\"title\": \"Pack\",", "", "$.rules[1].title");
    row("a field that nobody knows", "\"title\"", "\"colour\": \"red\", \"title\"", "$.rules[1].colour");
    row("a card of another pack", "\"CA DJ\"", "\"CA T33\"", "$.rules[1].examples[1].cards");
    row("a card twice", "\"CA DJ\"", "\"CA CA\"", "$.rules[1].examples[1].cards");
    row("playable without a trick", "\"trick\": \"C3\", ", "", "$.rules[1].examples[2].may");
    row("playable, and not in the hand", "\"may\": \"CK\"", "\"may\": \"CN\"", "$.rules[1].examples[2].may");
    row("no list of rules", "\"rules\": [", "\"rule\": [", "$.rules");
    row("a rule that is none", "{\"number\"", "7, {\"number\"", "$.rules[1]");
}

void RuleBooksTest::badBooks() {
    QFETCH(const QByteArray, what);
    QFETCH(const QByteArray, by);
    QFETCH(const QString, path);
    QByteArray bytes = R"({"format": "versicola-rules", "version": 1, "rules": [
        {"number": "C1", "title": "Pack", "text": "Cards.", "examples": [{"cards": "CA DJ", "words": "Two"},
         {"trick": "C3", "cards": "CK SA", "may": "CK", "words": "Follow"}]}]})";
    if (!what.isEmpty()) {
        QVERIFY(bytes.contains(what));
        bytes.replace(what, by);
    }
    const auto read = books::readRuleBook(bytes, books::isCode<cuatrola::cardOf>);
    const auto* fault = std::get_if<records::Fault>(&read);
    QCOMPARE(fault ? fault->path : QString(), path);
}

void RuleBooksTest::aBookThatIsNotThere() {
    const auto read = books::loadRuleBook(QStringLiteral("/no/such/folder"), books::isCode<tarot::cardOf>);
    const auto* fault = std::get_if<records::Fault>(&read);
    QVERIFY(fault && fault->kind == records::FaultKind::Json);
    QCOMPARE(fault->json.fault, records::JsonFault::Unreadable);
}

VERSICOLA_TEST(RuleBooksTest)
#include "test_rule_books.moc"
