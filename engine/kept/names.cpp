#include "kept/names.h"

#include <algorithm>

namespace kept {

std::optional<NameProblem> nameFault(std::span<const std::string> names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int player = static_cast<int>(i);
        if (names[i].empty())
            return NameProblem{NameFault::Empty, player};
        if (std::ranges::find(names.first(i), names[i]) != names.first(i).end())
            return NameProblem{NameFault::Same, player};
    }
    return std::nullopt;
}

} // namespace kept
