#include "desktop/rules/book_text.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "text/words.h"

#include <QColor>
#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>
#include <cmath>

namespace rules {

using books::Example;
using books::Rule;
using books::Term;

namespace {

struct RuleBook {
    Q_DECLARE_TR_FUNCTIONS(RuleBook)
};

constexpr double kCaption = 13.5;
const QString kPicture = QStringLiteral("cards:");

template<class T>
T taken(books::Read<T> read) {
    Q_ASSERT(std::holds_alternative<T>(read)); // compiled in and tested
    return std::get<T>(std::move(read));
}

QString anchor(const Target& target) {
    return QStringLiteral("<a name=\"%1\"></a>").arg(anchorOf(target).toHtmlEscaped());
}

// Where a word stands by the alphabet: accents and great letters make no difference.
QString placeOf(const QString& word) {
    QString plain = word.normalized(QString::NormalizationForm_D).toCaseFolded();
    plain.removeIf([](QChar c) { return c.isMark(); });
    return plain;
}

// The serif's figures are old-style: where a title has one it stands in the other family.
QString titleClass(const QString& title) {
    const bool figures = std::ranges::any_of(title, [](QChar c) { return c.isDigit(); });
    return figures ? QStringLiteral("plain") : QStringLiteral("serif");
}

QString captionOf(const Example& example, const text::Volume& volume, Captions captions) {
    const QString words = text::captionText(example.words, volume);
    if (captions == Captions::Plain)
        return words;
    const auto named = [&](const QStringList& codes) {
        QStringList names;
        for (const QString& code : codes)
            names << volume.cardName(code);
        return text::joined(names);
    };
    if (example.trick.isEmpty())
        return words + RuleBook::tr(" (shown: %1)").arg(named(example.cards));
    return words + RuleBook::tr(" (in the trick: %1; in the hand: %2; may be played: %3)")
                       .arg(named(example.trick), named(example.cards), named(example.may));
}

// Examples in rows, side by side as long as there is room.
QString examplesText(const Rule& rule, const text::Volume& volume, int wide, const Column& column) {
    QString rows;
    int left = 0;
    const int gap = withText(column.metrics, 26);
    const QFontMetrics letters(look::sans(column.metrics, kCaption));
    for (const Example& example : rule.examples) {
        const QString caption = captionOf(example, volume, column.captions);
        // Few cards and many words: the words in a line or two.
        const int words = std::clamp(withText(column.metrics, 14) + letters.horizontalAdvance(caption),
                                     withText(column.metrics, 120), withText(column.metrics, 340));
        const int own = std::min(wide, std::max(column.widthOf(example), words));
        if (left > 0 && left + own > wide) {
            rows += QStringLiteral("</tr></table>");
            left = 0;
        }
        if (left == 0)
            rows += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\"><tr>");
        left += own + gap;
        rows += QStringLiteral("<td class=\"example\" width=\"%1\"><p class=\"cards\"><img src=\"%2\"></p>"
                               "<p class=\"caption\">%3</p></td>")
                    .arg(QString::number(own + (left < wide ? gap : 0)), pictureOf(example).toHtmlEscaped(),
                         caption.toHtmlEscaped());
    }
    return rows.isEmpty() ? rows : rows + QStringLiteral("</tr></table>");
}

QString numbered(const Target& target, const QString& number, const QString& body, int column) {
    return QStringLiteral(
               "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
               "<td class=\"number\" width=\"%1\">%2%3</td><td class=\"body\">%4</td></tr></table>")
        .arg(QString::number(column), anchor(target), number, body);
}

// A chapter that has no rules says all it has to say in its first words.
QString chapterText(const Rule& chapter, bool hasRules, const Linker& linker) {
    const QString title = text::ruleText(chapter.title);
    return QStringLiteral("<p class=\"chapter\">%1<span class=\"count\">%2</span>&nbsp; "
                          "<span class=\"%3\">%4</span></p><p class=\"%5\">%6</p>")
        .arg(anchor({Target::Kind::Rule, chapter.number}), chapter.number, titleClass(title),
             title.toHtmlEscaped(), hasRules ? QStringLiteral("opening") : QStringLiteral("all"),
             linker(text::ruleText(chapter.text)));
}

// For a reader, which goes line by line and down a column past what stands beside it: nothing stands side by
// side.
QString ruleInLines(const Rule& rule, const text::Volume& volume, const Linker& linker) {
    QString lines = QStringLiteral("<p class=\"title\">%1%2 %3</p><p>%4</p>")
                        .arg(anchor({Target::Kind::Rule, rule.number}), rule.number,
                             text::ruleText(rule.title).toHtmlEscaped(), linker(text::ruleText(rule.text)));
    for (const Example& example : rule.examples)
        lines += QStringLiteral("<p class=\"caption\">%1</p><p class=\"cards\"><img src=\"%2\"></p>")
                     .arg(captionOf(example, volume, Captions::NamingCards).toHtmlEscaped(),
                          pictureOf(example).toHtmlEscaped());
    return lines;
}

QString ruleText(const Rule& rule, const text::Volume& volume, const Linker& linker, const Column& column) {
    if (column.captions == Captions::NamingCards)
        return ruleInLines(rule, volume, linker);
    const int number = withText(column.metrics, 62);
    const QString body =
        QStringLiteral("<p class=\"title\">%1</p><p>%2</p>")
            .arg(text::ruleText(rule.title).toHtmlEscaped(), linker(text::ruleText(rule.text))) +
        examplesText(rule, volume, column.wide - number, column);
    return numbered({Target::Kind::Rule, rule.number}, rule.number, body, number);
}

QString termText(const Term& term, const Linker& linker) {
    const QString name = text::ruleText(term.term);
    const QString own =
        term.own.isEmpty() || term.own.compare(name, Qt::CaseInsensitive) == 0
            ? QString()
            : QStringLiteral("&nbsp; <span class=\"own\">%1</span>").arg(term.own.toHtmlEscaped());
    return QStringLiteral("<p class=\"term\">%1<span class=\"title\">%2</span>%3</p>"
                          "<p class=\"meaning\">%4 &nbsp;%5</p>")
        .arg(anchor({Target::Kind::Term, term.term}), name.toHtmlEscaped(), own,
             linker(text::ruleText(term.meaning), term.term), linker(term.rule));
}

} // namespace

Book bookInside(const text::Volume& volume) {
    const QString folder = QStringLiteral(":/rules/") + volume.folder;
    Book book{volume, taken(books::loadRuleBook(folder, volume.isCard)), taken(books::loadGlossary(folder))};
    for (Term& term : book.terms)
        term.forms = text::formsOfTerm(term.forms);
    std::ranges::sort(book.terms, {}, [](const Term& term) { return placeOf(text::ruleText(term.term)); });
    return book;
}

QString anchorOf(const Target& target) {
    return linkTo(target);
}

QString pictureOf(const Example& example) {
    QStringList parts{example.cards.join(u'+')};
    if (!example.trick.isEmpty())
        parts << example.trick.join(u'+') << example.may.join(u'+');
    return kPicture + parts.join(u'/');
}

int withText(const look::Metrics& m, double length) {
    return static_cast<int>(std::lround(length * m.t));
}

QString bookText(const Book& book, const Column& column) {
    const Linker linker(&book.terms);
    QString whole;
    for (const Rule& rule : book.rules.rules)
        whole += rule.isChapter()
                     ? chapterText(rule, book.rules.find(rule.number + QStringLiteral(".1")), linker)
                     : ruleText(rule, book.volume, linker, column);
    whole += QStringLiteral("<p class=\"chapter\">%1<span class=\"serif\">%2</span></p><p "
                            "class=\"opening\">%3</p>")
                 .arg(anchor({Target::Kind::Term, kGlossary}), RuleBook::tr("Glossary").toHtmlEscaped(),
                      book.volume.glossary.toHtmlEscaped());
    for (const Term& term : book.terms)
        whole += termText(term, linker);
    return whole;
}

QString bookStyle(const look::Metrics& m) {
    namespace colour = look::colour;
    const auto px = [&](double size) { return QString::number(m.text(size)) + QStringLiteral("px"); };
    const auto gap = [&](double length) {
        return QString::number(withText(m, length)) + QStringLiteral("px");
    };
    const auto family = [](const QFont& font) { return font.families().join(QStringLiteral("', '")); };
    const auto css = [](QRgb c) { return QColor(c).name(); };
    return QStringLiteral("p { margin: 0 0 %1 0; }"
                          ".chapter { font-size: %2; margin: %3 0 %4 0; }"
                          ".serif { font-family: '%5'; } .plain { font-size: %6; }"
                          ".count { font-size: %6; color: %7; }"
                          ".opening { color: %7; margin: 0 0 %4 0; }"
                          ".number { color: %7; padding: %1 0 0 0; } .body { padding: %1 0 0 0; }"
                          ".title { font-weight: 600; margin: 0 0 %8 0; }"
                          ".term { margin: %1 0 0 0; } .meaning { margin: 0 0 %1 0; }"
                          ".own { font-family: '%5'; font-style: italic; font-size: %9; color: %7; }"
                          ".cards { margin: 0; } .caption { margin: 0 %12 0 0; color: %7; font-size: %10; }"
                          ".example { padding: %11 0 %1 0; }")
        .arg(gap(9), px(28), gap(30), gap(10), family(look::serif(m, 26)), px(20), css(colour::ink2), gap(3),
             px(18))
        .arg(px(kCaption), gap(6), gap(12));
}

} // namespace rules
