#include "cli/exercises_command.h"

#include "cli/terminal.h"
#include "minchiate/exercises/finding.h"
#include "text/words.h"

#include <QFile>

#include <cstdio>

namespace cli {

int findExercises(quint64 first, quint64 deals) {
    std::size_t all = 0;
    for (quint64 deal = first; deal < first + deals; ++deal) {
        for (const exercises::Exercise& exercise : exercises::found(deal)) {
            print(exercises::toJson(exercise));
            ++all;
        }
        std::fprintf(stderr, "deal %llu: %zu found so far\n", static_cast<unsigned long long>(deal), all);
    }
    return Done;
}

int chooseExercises(const QString& file, std::size_t keep) {
    QFile lines(file);
    if (!lines.open(QIODevice::ReadOnly))
        return complainOf(file, lines.errorString());
    std::vector<exercises::Exercise> found;
    for (int number = 1; !lines.atEnd(); ++number) {
        const QByteArray line = lines.readLine().trimmed();
        const QString path = QStringLiteral("line %1").arg(number);
        const auto parsed = records::parseObject(line);
        if (const auto* error = std::get_if<records::JsonError>(&parsed))
            return complainOf(file, path + QStringLiteral(": ") + text::explain(*error));
        auto exercise = exercises::exerciseOf(std::get<QJsonObject>(parsed), path);
        if (const auto* error = std::get_if<records::RecordError>(&exercise))
            return complainOf(file, text::explain(*error, text::seatNames()));
        found.push_back(std::move(std::get<exercises::Exercise>(exercise)));
    }
    const auto some = exercises::chosen(found, keep);
    if (some.size() < keep)
        return complainOf(file, QStringLiteral("only %1 exercises can be chosen from it.").arg(some.size()));
    print(exercises::toJson(some));
    return Done;
}

} // namespace cli
