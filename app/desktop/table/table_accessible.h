// The table for assistive technology: a painted table is mute, so every thing on it becomes an object with
// name, state, place and, where it can be pressed, an action.
#pragma once

namespace table {

// Makes Qt give table widgets their accessible objects; once per program.
void installTableAccessibility();

} // namespace table
