// Where positions come from: numbered deals, recorded hands.
#pragma once

#include "desktop/editor/work.h"

#include <array>

namespace editing {

// The person, the partner, then those at the right and at the left, where a hand does not say who plays.
using People = std::array<QString, 4>;

// A numbered deal, the person at its seat.
[[nodiscard]] Work numberedWork(quint64 number, const People& people);
// A recorded hand, as it is written, from what is called `name`; else why it cannot be opened.
[[nodiscard]] std::variant<Work, QString> workOf(const QByteArray& bytes, const QString& name,
                                                 const People& people);
[[nodiscard]] std::variant<Work, QString> workIn(const QString& path, const People& people);
// As it is written.
[[nodiscard]] QByteArray textOf(const Work& work);

} // namespace editing
