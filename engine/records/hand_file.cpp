#include "records/hand_file.h"

namespace records {

void readTitles(Fields& fields, Heading& heading) {
    heading.title = fields.optional(QStringLiteral("title"), isText).toString();
    heading.source = fields.optional(QStringLiteral("source"), isText).toString();
}

std::vector<QString> readNames(Fields& fields, const QStringList& seats) {
    const QJsonValue players = fields.optional(QStringLiteral("players"), isMap);
    std::vector<QString> names;
    for (const QString& seat : seats) {
        const QJsonValue name = players[seat];
        if (!name.isUndefined() && !name.isString())
            fields.fail(FaultKind::Mistyped, QStringLiteral("players.") + seat, name);
        names.push_back(name.toString());
    }
    return names;
}

void readNumber(Fields& fields, Heading& heading) {
    if (const auto number = fields.optional(QStringLiteral("deal"), isCount); number.isDouble())
        heading.number = static_cast<quint64>(number.toDouble());
}

QJsonObject headed(const Heading& heading, QLatin1String format, const QStringList& seats,
                   const std::vector<QString>& names) {
    QJsonObject object = heading.others;
    object[QStringLiteral("format")] = format;
    object[QStringLiteral("version")] = 1;
    if (!heading.title.isEmpty())
        object[QStringLiteral("title")] = heading.title;
    if (!heading.source.isEmpty())
        object[QStringLiteral("source")] = heading.source;
    if (heading.number)
        object[QStringLiteral("deal")] = static_cast<qint64>(*heading.number);
    QJsonObject players;
    for (qsizetype i = 0; i < seats.size(); ++i)
        if (const QString& name = names[static_cast<std::size_t>(i)]; !name.isEmpty())
            players[seats[i]] = name;
    if (!players.isEmpty())
        object[QStringLiteral("players")] = players;
    return object;
}

} // namespace records
