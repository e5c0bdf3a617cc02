// A file that cannot be read: it is laid beside, under a name of its own, and nothing of it is lost.
#pragma once

#include "minchiate/records/hand_record.h"

namespace practice {

struct Damaged {
    QString file; // where it lies now
    records::RecordError why;
    QString stays; // the system's words where it could not be laid aside, else empty
};

// Lays the file aside as "name.damaged". One that cannot be moved, or not even opened, stays where it is.
[[nodiscard]] Damaged laidAside(const QString& file, const records::RecordError& why);

} // namespace practice
