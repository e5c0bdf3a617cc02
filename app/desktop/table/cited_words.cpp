#include "desktop/table/cited_words.h"

#include "books/rule_book.h"

#include <QFontMetrics>
#include <QRegularExpression>
#include <QTextLayout>

namespace table {

namespace {

struct Cited {
    QString rule;
    QRect at;
};

std::vector<Cited> citedIn(const std::vector<WordLine>& lines, const QFont& font) {
    static const QRegularExpression numbers(books::numberPattern());
    const QFontMetrics fm(font);
    std::vector<Cited> cited;
    for (const WordLine& line : lines)
        for (auto all = numbers.globalMatch(line.words); all.hasNext();) {
            const auto one = all.next();
            const int left = fm.horizontalAdvance(line.words.left(one.capturedStart()));
            const int wide = fm.horizontalAdvance(one.captured());
            cited.push_back(
                {one.captured(), QRect(line.at.x() + left, line.at.y() - fm.ascent(), wide, fm.height())});
        }
    return cited;
}

} // namespace

std::vector<WordLine> wordLines(const QString& words, const QFont& font, const QRect& room, int most) {
    const QFontMetrics fm(font);
    std::vector<WordLine> lines;
    QPoint at(room.left(), room.top() + fm.ascent());
    for (const QString& paragraph : words.split(u'\n')) {
        QTextLayout layout(paragraph, font);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid() && static_cast<int>(lines.size()) < most;
             line = layout.createLine()) {
            line.setLineWidth(room.width());
            const QString left = paragraph.mid(line.textStart());
            const bool last = static_cast<int>(lines.size()) + 1 == most;
            lines.push_back({last ? fm.elidedText(left, Qt::ElideRight, room.width())
                                  : left.left(line.textLength()).trimmed(),
                             at});
            at.ry() += fm.lineSpacing();
        }
        layout.endLayout();
    }
    return lines;
}

QRect wordsAt(const std::vector<WordLine>& lines, const QFont& font) {
    const QFontMetrics fm(font);
    QRect all;
    for (const WordLine& line : lines)
        all |= QRect(line.at.x(), line.at.y() - fm.ascent(), fm.horizontalAdvance(line.words), fm.height());
    return all;
}

void drawLines(QPainter& painter, const std::vector<WordLine>& lines) {
    for (const WordLine& line : lines)
        painter.drawText(line.at, line.words);
    for (const Cited& cited : citedIn(lines, painter.font())) {
        const int y = cited.at.top() + painter.fontMetrics().ascent() + 2;
        painter.drawLine(cited.at.left(), y, cited.at.right(), y);
    }
}

std::optional<QString> ruleAt(const std::vector<WordLine>& lines, const QFont& font, QPoint at) {
    constexpr int kAround = 3; // is pressed as well
    for (const Cited& cited : citedIn(lines, font))
        if (cited.at.adjusted(-kAround, -kAround, kAround, kAround).contains(at))
            return cited.rule;
    return std::nullopt;
}

} // namespace table
