#include "minchiate/practice/set_aside.h"

#include "records/thrown_away.h"

#include <QFile>
#include <QFileInfo>

namespace practice {

Damaged laidAside(const QString& file, const records::RecordError& why) {
    if (why.fault == records::RecordFault::Json && why.json.fault == records::JsonFault::Unreadable)
        return {file, why, why.json.system};
    const QString aside = records::numberedName(file, QStringLiteral(".damaged"),
                                                [](const QString& name) { return !QFileInfo::exists(name); });
    QFile damaged(file);
    if (damaged.rename(aside))
        return {aside, why, {}};
    return {file, why, damaged.errorString()};
}

} // namespace practice
