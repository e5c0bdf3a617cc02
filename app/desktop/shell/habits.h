// How the table behaves by what was chosen for the house.
#pragma once

#include "desktop/settings/settings.h"
#include "desktop/table/table_widget.h"

namespace desktop {

[[nodiscard]] table::Habits habitsOf(const settings::Settings& chosen);

} // namespace desktop
