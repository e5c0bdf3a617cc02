#include "desktop/sheets/tables.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheets {

namespace {

constexpr qsizetype kFirst = 6; // letters

struct TablesWords {
    Q_DECLARE_TR_FUNCTIONS(sheets::Csv)
};

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

void Csv::endHeads() {
    text(TablesWords::tr("note"));
    text(TablesWords::tr("times changed"));
    end();
}

void Csv::endHand(const std::string& note, std::size_t changes) {
    text(QString::fromStdString(note));
    number(static_cast<int>(changes));
    end();
}

TextTable::TextTable(const QStringList& heads) : wide_(4) {
    for (const QString& head : heads)
        wide_ = std::max(wide_, head.size());
    wide_ = std::min<qsizetype>(wide_, 14) + 2;
}

void TextTable::row(const QString& first, const QStringList& cells) {
    QString line = first.leftJustified(kFirst);
    for (const QString& cell : cells)
        line += cell.left(wide_ - 2).rightJustified(wide_);
    lines_ << line;
}

void TextTable::under(const QString& words) {
    line(QString(kFirst, u' ') + words);
}

} // namespace sheets
