// Of pages that lie over each other assistive technology finds the one that is seen, and no other.
#pragma once

namespace desktop {

void installSeenPages();

} // namespace desktop
