#include "lessons/words_limits.h"

#include <QRegularExpression>

namespace lessons {

int countWords(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[\\w][\\w.’'-]*"),
                                         QRegularExpression::UseUnicodePropertiesOption);
    int words = 0;
    for (auto found = word.globalMatch(text); found.hasNext(); found.next())
        ++words;
    return words;
}

bool hasTypedNumber(const QString& text, QChar letter) {
    const QRegularExpression rule(QStringLiteral("\\b%1[1-9][0-9]?(?:\\.[0-9]+)?\\b").arg(letter));
    static const QRegularExpression digit(QStringLiteral("[0-9]"));
    static const QRegularExpression tally(
        QStringLiteral("\\b(?:robbed|took|taken|discard|discarded|owe|mark|marked) "
                       "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    const QString words = QString(piecesOf(text).words.join(u'|')).remove(rule);
    return words.contains(digit) || words.contains(tally);
}

} // namespace lessons
