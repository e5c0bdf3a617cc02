#include "lessons/claims.h"

#include <QRegularExpression>

namespace lessons {

std::vector<TellsOfCard> tellsOf(const QString& words) {
    static const QRegularExpression claim(QStringLiteral(
        "\\{seat:([A-Z0-9]+)\\}(?:, your partner,)? "
        "(plays|played|has played|leads|led|has led|tries|has tried|has risked|holds|keeps|still holds) "
        "\\{card:([A-Z0-9]+)\\}"));
    std::vector<TellsOfCard> told;
    for (auto found = claim.globalMatch(words); found.hasNext();) {
        const auto match = found.next();
        const QString verb = match.captured(2);
        const bool holds = verb.contains(QStringLiteral("hold")) || verb.contains(QStringLiteral("keep"));
        told.push_back({match.captured(1), match.captured(3), holds, match.captured()});
    }
    return told;
}

bool asksWhatToKeep(const QString& words) {
    static const QRegularExpression kept(
        QStringLiteral("(?:^|[.!?:] ?)(?:Which|What)[^.?!]*\\b(?:keep|save|spare|hold back)\\b[^.?!]*\\?"));
    return words.contains(kept) && !words.contains(QStringLiteral("play"));
}

} // namespace lessons
