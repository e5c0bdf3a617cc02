// A page of the settings: the house's own, or one that a game supplies. Its window title is its tab's.
#pragma once

#include <QWidget>

namespace settings {

class SettingsPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Everything on this page back to how it came.
    virtual void restore() = 0;
};

} // namespace settings
