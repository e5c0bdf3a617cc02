// Without a screen Qt ends a program by aborting, with a page of advice about its plugins. Here it is one
// sentence on standard error and exit status 1.
#pragma once

namespace desktop {

// While one of these lives, what is fatal is taken for the want of a screen: make it before the QApplication,
// and let it go afterwards. What Qt says besides in that time is held back if it is fatal, and told as usual
// if not.
class ScreenNeeded {
public:
    ScreenNeeded();
    ScreenNeeded(const ScreenNeeded&) = delete;
    ScreenNeeded& operator=(const ScreenNeeded&) = delete;
    ~ScreenNeeded();
};

} // namespace desktop
