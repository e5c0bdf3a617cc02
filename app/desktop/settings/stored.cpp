#include "desktop/settings/stored.h"

namespace settings {

QString stored(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

std::optional<QString> storedText(const QSettings& store, const QString& key) {
    const QVariant v = store.value(key);
    if (v.typeId() == QMetaType::QString || v.typeId() == QMetaType::Int ||
        v.typeId() == QMetaType::LongLong || v.typeId() == QMetaType::Bool)
        return v.toString();
    return std::nullopt;
}

// QVariant takes any text but "false" and "0" for true; here it must say so.
void readFlag(const QSettings& store, const QString& key, bool& flag) {
    const std::optional<QString> word = storedText(store, key);
    if (word == QLatin1String("true"))
        flag = true;
    else if (word == QLatin1String("false"))
        flag = false;
}

} // namespace settings
