#include "records/sheet_file.h"

#include "records/atomic_file.h"
#include "records/safe_json.h"

#include <QJsonDocument>

namespace records::sheet_file {

std::string othersOf(const QJsonObject& rest) {
    return rest.isEmpty() ? std::string() : QJsonDocument(rest).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject othersIn(const std::string& others) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(others)).object();
}

Fault within(const QString& path, Fault fault) {
    fault.path = path + fault.path.mid(1); // "$"
    return fault;
}

Fault faultAt(const QString& path) {
    return {FaultKind::Mistyped, -1, path, {}, {}, {}};
}

QStringList readNames(Fields& fields, int fewest, int most) {
    const auto areNames = [=](const QJsonValue& value) {
        const QJsonArray all = value.toArray();
        return all.size() >= fewest && all.size() <= most && std::all_of(all.begin(), all.end(), isText);
    };
    QStringList names;
    for (const auto& name : fields.needed(QStringLiteral("players"), areNames).toArray())
        names << name.toString();
    return names;
}

std::variant<QJsonObject, Fault> load(const QString& path) {
    const auto refuse = [](const JsonError& error) { return Fault{FaultKind::Json, -1, {}, {}, {}, error}; };
    auto object = readObject(path);
    if (const auto* error = std::get_if<JsonError>(&object))
        return refuse(*error);
    return std::move(std::get<QJsonObject>(object));
}

std::optional<QString> save(const QString& path, const QJsonObject& sheet) {
    return writeAtomically(path, QJsonDocument(sheet).toJson());
}

} // namespace records::sheet_file
