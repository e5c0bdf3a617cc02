#include "cli/terminal.h"

#include <QJsonDocument>

#include <cstdio>

namespace cli {

void print(const QJsonObject& object) {
    const QByteArray line = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
}

int complain(Exit exit, const QString& sentence) {
    std::fprintf(stderr, "versicola-cli: %s\n", sentence.toUtf8().constData());
    return exit;
}

} // namespace cli
