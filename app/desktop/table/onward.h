// What is asked after a hand: how it came out, and how to go on.
#pragma once

#include "desktop/table/ask.h"

namespace table {

// A button, and what it does.
struct Onward {
    QString words;
    std::function<void()> act;
};
// In bold how it came out, under it more of it; the last button is the main one.
[[nodiscard]] Ask onwardAsk(const QString& result, const QStringList& lines, const std::vector<Onward>& ways);

} // namespace table
