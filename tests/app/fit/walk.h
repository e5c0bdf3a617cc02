// A walk through the whole house, every page of every room, in the language that is spoken.
#pragma once

#include "desktop/shell/main_window.h"

#include <functional>

namespace support {

// Asked at each stop, with its name and what is to be looked at: the window, or a dialog before it.
using Look = std::function<void(const QString& stop, QWidget& seen)>;

// The window is shown, at its size, on a folder with nothing in it.
void walkTheHouse(desktop::MainWindow& window, const Look& look);

} // namespace support
