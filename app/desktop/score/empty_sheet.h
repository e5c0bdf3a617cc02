// A sheet for pencil, and on its back what nobody has to know by heart: values, versicole, the count, resti.
#pragma once

#include "desktop/print/a4.h"

namespace score {

void drawEmptyFront(print::A4& page);
void drawEmptyBack(print::A4& page);

} // namespace score
