// The pages of the help as rich text, without fonts and colours.
#pragma once

#include "desktop/settings/help_dialog.h"

#include <QString>

#include <vector>

namespace settings {

// The list of keys, grouped.
[[nodiscard]] QString keysPage(const std::vector<KeyHelp>& keys);

// The rules on one page, with the numbers of the full text.
[[nodiscard]] QString rulesPage();

// Name, version, licences, sources, beside the image called iconName, 112 by 112.
inline constexpr auto iconName = "icon";
[[nodiscard]] QString aboutPage();

} // namespace settings
