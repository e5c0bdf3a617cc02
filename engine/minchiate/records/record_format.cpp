#include "minchiate/records/record_format.h"

#include "minchiate/records/reader.h"

#include <algorithm>
#include <array>

namespace records {

namespace {

struct FormatName {
    Format format;
    QLatin1String name;
};
constexpr std::array<FormatName, 4> kFormats{{{Format::Hand, QLatin1String("minchiate-hand")},
                                              {Format::Match, QLatin1String("minchiate-match")},
                                              {Format::Lesson, QLatin1String("versicola-lesson")},
                                              {Format::Annotated, QLatin1String("versicola-annotated")}}};

} // namespace

std::variant<Format, RecordError> formatOf(const QString& path) {
    const auto parsed = readObject(path);
    if (const auto* fault = std::get_if<JsonError>(&parsed))
        return errorOf(*fault);
    Reader reader(std::get<QJsonObject>(parsed));
    const QJsonValue said = reader.needed(QStringLiteral("format"), isString);
    if (reader.failure())
        return *reader.failure();
    const auto found = std::ranges::find(kFormats, said.toString(), &FormatName::name);
    if (found == kFormats.end())
        return errorAt(RecordFault::Format, QStringLiteral("$.format"), said);
    return found->format;
}

} // namespace records
