#include "cli/lesson_command.h"

#include "cli/bolognese/lesson_report.h"
#include "cli/commands.h"
#include "cli/cuatrola/lesson_report.h"
#include "cli/lesson_report.h"
#include "cli/minchiate/lesson_report.h"
#include "cli/tarot/lesson_report.h"
#include "records/safe_json.h"

#include <algorithm>
#include <cstdio>

namespace cli {

void reportLine(const QString& text) {
    std::fprintf(stdout, "%s\n", text.toUtf8().constData());
}

namespace {

// What a file says it is; empty where it says nothing.
QString formatIn(const QString& file) {
    const auto parsed = records::readObject(file);
    const auto* object = std::get_if<QJsonObject>(&parsed);
    return object ? (*object)[QStringLiteral("format")].toString() : QString();
}

// Of a cousin's files, by what their formats begin with.
struct Reporter {
    const char* formats;
    int (*report)(const QString& file, bool walk);
};
constexpr Reporter kReporters[]{{"cuatrola-", reportCuatrolaLesson},
                                {"bolognese-", reportBologneseLesson},
                                {"french-tarot-", reportTarotLesson}};

} // namespace

// By what each file says it is; Minchiate's says what is wrong with one that says nothing.
int lesson(const QStringList& files, bool walk) {
    int worst = Done;
    for (const QString& file : files) {
        const QString format = formatIn(file);
        const auto* found = std::ranges::find_if(
            kReporters, [&](const Reporter& one) { return format.startsWith(QLatin1String(one.formats)); });
        const auto report = found == std::end(kReporters) ? reportMinchiateLesson : found->report;
        worst = std::max(worst, report(file, walk));
    }
    return worst;
}

} // namespace cli
