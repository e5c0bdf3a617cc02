// Buttons that are on or off, to assistive technology. Qt's own interface sets their state without a click,
// so that who listens for clicks, as all of the house does, hears nothing; here to toggle one is to click it.
#pragma once

namespace desktop {

// Once for the program, before there are windows.
void installCheckables();

} // namespace desktop
