// What kind of file somebody opens, by what the file says of itself.
#pragma once

#include "minchiate/records/hand_record.h"

namespace records {

enum class Format { Hand, Match, Lesson, Annotated };

// Reads no further than the format; a file of another kind, or none of ours, is a fault.
[[nodiscard]] std::variant<Format, RecordError> formatOf(const QString& path);

} // namespace records
