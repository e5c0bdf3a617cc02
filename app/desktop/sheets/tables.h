// Tables for other programs and for letters.
#pragma once

#include <QString>
#include <QStringList>

#include <string>

namespace sheets {

// RFC 4180: commas, CRLF, texts quoted where they need it; numbers with a plain minus.
class Csv {
public:
    void text(const QString& text);
    void number(int number) { line_ << QString::number(number); }
    void nothing() { line_ << QString(); }
    void end();
    // The last cells of a hand, its note and how often it was changed, and what heads them; the line ends.
    void endHeads();
    void endHand(const std::string& note, std::size_t changes);
    [[nodiscard]] QString all() const { return all_; }

private:
    QStringList line_;
    QString all_;
};

// Lines whose cells stand under each other: a first word, then cells at the right of their columns.
class TextTable {
public:
    // Columns as broad as the longest of these heads, within limits, and the two spaces between them.
    explicit TextTable(const QStringList& heads);

    void row(const QString& first, const QStringList& cells);
    // Running words under the cells.
    void under(const QString& words);
    void line(const QString& words = {}) { lines_ << words; }
    [[nodiscard]] QString all() const { return lines_.join(u'\n') + u'\n'; }

private:
    qsizetype wide_;
    QStringList lines_;
};

} // namespace sheets
