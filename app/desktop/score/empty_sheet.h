// A sheet for pencil, and on its back what nobody has to know by heart: values, versicole, the count, resti.
#pragma once

#include "score/a4.h"

namespace score {

void drawEmptyFront(A4& page);
void drawEmptyBack(A4& page);

} // namespace score
