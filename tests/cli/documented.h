// What docs/seat-protocol.md shows.
#pragma once

#include "places.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace support {

// The block of JSON that follows this heading; empty where there is none.
inline QJsonObject documented(const QByteArray& heading) {
    QFile file(QStringLiteral(VERSICOLA_DOCS "/seat-protocol.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const auto at = text.indexOf('\n' + heading + '\n');
    if (at < 0)
        return {};
    const auto from = text.indexOf("```json\n", at) + 8;
    return QJsonDocument::fromJson(text.mid(from, text.indexOf("```", from) - from)).object();
}

} // namespace support
