#include "cli/terminal.h"

#include <QJsonDocument>

#include <cstdio>

namespace cli {

void print(const QJsonObject& object) {
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fflush(stdout); // what takes its time is read as it comes
}

int complain(Exit exit, const QString& sentence) {
    std::fprintf(stderr, "versicola-cli: %s\n", sentence.toUtf8().constData());
    return exit;
}

int complainOf(const QString& file, const QString& sentence) {
    return complain(Refused, file + QStringLiteral(": ") + sentence);
}

} // namespace cli
