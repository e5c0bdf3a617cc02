// A place of the editor for assistive technology: a list, and each of its cards an item with a name, a place
// and an action.
#pragma once

namespace editing {

// Makes Qt give places their accessible objects; once per program.
void installPlaceAccessibility();

} // namespace editing
