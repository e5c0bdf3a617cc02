// Where something can lie on the cloth without hiding what lies there.
#pragma once

#include <QRect>
#include <QSize>

#include <vector>

namespace table {

// The place of this size nearest to `near` that covers none of `taken`; without one, where it covers least.
[[nodiscard]] QRect freePlace(QSize size, const QRect& near, const std::vector<QRect>& taken,
                              const QRect& area);

// The same of the first of these sizes that has such a place.
[[nodiscard]] QRect freePlace(const std::vector<QSize>& sizes, const QRect& near,
                              const std::vector<QRect>& taken, const QRect& area);

// How much of `r` covers something, in square pixels.
[[nodiscard]] int covered(const QRect& r, const std::vector<QRect>& taken);

} // namespace table
