#include "desktop/sheets/tables.h"

#include <algorithm>

namespace sheets {

namespace {

QString quoted(QString text) {
    if (!text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

void Csv::text(const QString& text) {
    line_ << quoted(text);
}

void Csv::end() {
    all_ += line_.join(u',') + QStringLiteral("\r\n");
    line_.clear();
}

TextTable::TextTable(const QStringList& heads) : wide_(4) {
    for (const QString& head : heads)
        wide_ = std::max(wide_, head.size());
    wide_ = std::min<qsizetype>(wide_, 14) + 2;
}

void TextTable::row(const QString& first, const QStringList& cells) {
    QString line = first.leftJustified(6);
    for (const QString& cell : cells)
        line += cell.left(wide_ - 2).rightJustified(wide_);
    lines_ << line;
}

} // namespace sheets
