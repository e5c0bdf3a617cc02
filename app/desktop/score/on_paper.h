// The score's pages are made of what lies on paper, and call it by its own names.
#pragma once

#include "desktop/paper/large_button.h"
#include "desktop/paper/overlay.h"
#include "desktop/paper/page.h"
#include "desktop/paper/paper_table.h"
#include "desktop/paper/row_bar.h"
#include "desktop/paper/writing.h"

namespace score {

using namespace paper;

} // namespace score
