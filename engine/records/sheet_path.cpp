#include "records/sheet_path.h"

#include "records/thrown_away.h"

#include <QDir>

namespace records {

namespace {

// Letters, digits and what is harmless in a file's name everywhere.
QString harmless(const QString& name) {
    QString text;
    for (const QChar c : name)
        text += c.isLetterOrNumber() || c == u'-' || c == u'\'' || c == u' ' ? c : QChar(u'_');
    return text.trimmed().left(24);
}

} // namespace

QString newSheetPath(const QString& folder, qint64 begun, const QStringList& players, const QString& ending) {
    QStringList names;
    for (const QString& name : players)
        names << harmless(name);
    const QString stem = QDateTime::fromSecsSinceEpoch(begun).toString(QStringLiteral("yyyy-MM-dd ")) +
                         names.join(QStringLiteral(", "));
    const QDir dir(folder);
    return dir.filePath(numberedName(stem, ending, [&](const QString& name) { return !dir.exists(name); }));
}

} // namespace records
