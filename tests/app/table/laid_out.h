// The picture of a table's state, without a window.
#pragma once

#include "desktop/minchiate/table/asking.h"
#include "desktop/minchiate/table/scene_of.h"
#include "desktop/table/layout.h"

namespace support {

// What is asked there, by nobody who would do it.
inline std::optional<table::Ask> askedOf(const minchiate_table::TableState& state) {
    if (!state.asked && !state.picking)
        return std::nullopt;
    return minchiate_table::askOf(state, {state.names, state.me}, {});
}

inline table::Picture pictureOf(const minchiate_table::TableState& state, const look::Metrics& metrics,
                                const table::Attention& attention = {}) {
    const auto ask = askedOf(state);
    return table::layOut(minchiate_table::sceneOf(state, {state.names, state.me}), ask ? &*ask : nullptr,
                         metrics, attention);
}

} // namespace support
