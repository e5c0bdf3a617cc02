// Minchiate's table told in general terms: its cards, its people, its piles, its words.
#pragma once

#include "desktop/minchiate/table/table_state.h"
#include "desktop/table/scene.h"
#include "minchiate/lessons/kind.h"
#include "text/telling.h"

namespace minchiate_table {

[[nodiscard]] table::Scene sceneOf(const TableState& state, const text::Teller& teller);
// What an announcement counts: the discards join the fola, and it has other figures then (M5.11).
enum class Fola : std::uint8_t { Alone, WithDiscards };
// The announcement on its slip of paper, each named suit with the deck's own sign before it (M5.8).
[[nodiscard]] table::Slip slipOf(const event::Announced& said, const text::Teller& teller, Fola fola);
// What a lesson points out, as far as it lies on the table: the count has a page of its own.
[[nodiscard]] std::vector<table::Spot> spotsOf(const std::vector<minchiate_lessons::Spot>& spots);

} // namespace minchiate_table
