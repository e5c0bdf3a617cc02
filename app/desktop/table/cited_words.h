// Words in lines where they lie, and the rules among them: each number is underlined, and can be pressed.
#pragma once

#include <QFont>
#include <QPainter>
#include <QRect>
#include <QString>

#include <optional>
#include <vector>

namespace table {

struct WordLine {
    QString words;
    QPoint at; // its left end, on the line that the letters stand on
};
// Broken into lines as they fit there; the last of at most so many is cut short if need be.
[[nodiscard]] std::vector<WordLine> wordLines(const QString& words, const QFont& font, const QRect& room,
                                              int most = 100);

// All of them, as they are seen.
[[nodiscard]] QRect wordsAt(const std::vector<WordLine>& lines, const QFont& font);

// In the painter's font and pen, which the lines were made for.
void drawLines(QPainter& painter, const std::vector<WordLine>& lines);

// The rule whose number is seen at that point.
[[nodiscard]] std::optional<QString> ruleAt(const std::vector<WordLine>& lines, const QFont& font, QPoint at);

} // namespace table
