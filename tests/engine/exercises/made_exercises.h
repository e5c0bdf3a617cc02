// The exercises that are compiled in.
#pragma once

#include "minchiate/exercises/exercise.h"
#include "records/safe_json.h"

#include <QTest>

namespace support {

inline std::vector<exercises::Exercise> madeExercises() {
    const auto bytes = records::readFile(QStringLiteral(":/exercises/minchiate.json"));
    if (!std::holds_alternative<QByteArray>(bytes))
        qFatal("there are no exercises");
    const auto object = records::parseObject(std::get<QByteArray>(bytes));
    if (!std::holds_alternative<QJsonObject>(object))
        qFatal("the exercises are no JSON");
    auto read = exercises::exercisesOf(std::get<QJsonObject>(object));
    if (!std::holds_alternative<std::vector<exercises::Exercise>>(read))
        qFatal("the exercises cannot be read");
    return std::move(std::get<std::vector<exercises::Exercise>>(read));
}

} // namespace support
