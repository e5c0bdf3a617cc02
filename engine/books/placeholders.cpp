#include "books/placeholders.h"

#include <QRegularExpression>

namespace books {

Pieces piecesOf(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("\\{([A-Za-z-]+)(?::([^{}]*))?\\}"));
    Pieces pieces;
    qsizetype end = 0;
    for (auto found = mark.globalMatch(text); found.hasNext();) {
        const auto match = found.next();
        pieces.words << text.mid(end, match.capturedStart() - end);
        pieces.placeholders.push_back({match.captured(1), match.captured(2)});
        end = match.capturedEnd();
    }
    pieces.words << text.mid(end);
    return pieces;
}

} // namespace books
