#include "desktop/watch/stops.h"

#include <algorithm>

namespace watch {

namespace {

bool isWhole(const Stop& stop, const std::vector<int>& told) {
    if (stop.of != Stop::Of::Action || stop.trick == 0)
        return true;
    return std::ranges::find(told, stop.made) != told.end();
}

} // namespace

int stopAfter(const std::vector<Stop>& stops, int made) {
    const auto found = std::ranges::find_if(stops, [made](const Stop& stop) { return stop.made >= made; });
    return static_cast<int>((found == stops.end() ? stops.end() - 1 : found) - stops.begin());
}

int trickOn(const std::vector<Stop>& stops, int from, const std::vector<int>& told) {
    const int last = static_cast<int>(stops.size()) - 1;
    for (int i = from + 1; i < last; ++i)
        if (isWhole(stops[static_cast<std::size_t>(i)], told))
            return i;
    return last;
}

int trickBack(const std::vector<Stop>& stops, int from, const std::vector<int>& told) {
    for (int i = from - 1; i > 0; --i)
        if (isWhole(stops[static_cast<std::size_t>(i)], told))
            return i;
    return 0;
}

} // namespace watch
