#include "lessons/words_limits.h"

#include <QRegularExpression>

namespace lessons {

using namespace minchiate;

namespace {

int countWords(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\w][\\w.’'-]*"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    int words = 0;
    for (auto found = word.globalMatch(text); found.hasNext(); found.next())
        ++words;
    return words;
}

// "the king of cups", "the 28"; in a list "7 of swords", "28".
int lengthOf(const Fact& fact) {
    if (const auto* one = std::get_if<OneCard>(&fact))
        return isSuitCard(one->card) ? 4 : 2;
    if (const auto* many = std::get_if<CardsInOrder>(&fact)) {
        int words = many->cards.size() > 1 ? 1 : 0; // "and"
        for (Card c : many->cards)
            words += isSuitCard(c) ? 3 : 1;
        return words;
    }
    if (const auto* counts = std::get_if<SuitCounts>(&fact))
        return 2 * static_cast<int>(announced(*counts).size());
    if (const auto* list = std::get_if<std::vector<Versicola>>(&fact))
        return 4 * static_cast<int>(list->size());
    return std::holds_alternative<Score>(fact) ? 3 : 1;
}

} // namespace

int wordCount(const QString& text, const Scene& scene) {
    const Pieces pieces = piecesOf(text);
    int words = 0;
    for (const QString& piece : pieces.words)
        words += countWords(piece);
    for (const Placeholder& placeholder : pieces.placeholders)
        if (const auto fact = factOf(placeholder, scene))
            words += lengthOf(*fact);
    return words;
}

bool hasTypedNumber(const QString& text) {
    static const QRegularExpression rule(QStringLiteral("\\bM[1-9](?:\\.[0-9]+)?\\b"));
    static const QRegularExpression digit(QStringLiteral("[0-9]"));
    static const QRegularExpression tally(
        QStringLiteral("\\b(?:robbed|took|taken|discard|discarded|owe|mark|marked) "
                       "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    const QString words = QString(piecesOf(text).words.join(u'|')).remove(rule);
    return words.contains(digit) || words.contains(tally);
}

} // namespace lessons
