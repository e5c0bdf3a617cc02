// Menus, panels and dialogs in light or dark surroundings. The cloth and what lies on it never change.
#pragma once

#include "desktop/settings/settings.h"

#include <QMenuBar>
#include <QObject>
#include <QPalette>
#include <QString>

namespace settings {

// Does the system ask for dark surroundings? Told by its colours until the desktop itself has answered.
[[nodiscard]] bool systemIsDark();

// The colours of dialogs and menus as a palette.
[[nodiscard]] QPalette panelPalette(bool dark);

// What palettes cannot say about menus, tips and fields.
[[nodiscard]] QString panelSheet(bool dark);

// Gives the application its surroundings and follows the system's where that is wanted. One for the
// application, made before its windows.
class Theme : public QObject {
    Q_OBJECT

public:
    explicit Theme(QObject* parent = nullptr);

    void setSurroundings(Surroundings wanted);
    bool dark() const { return dark_; }

signals:
    // Panels that paint themselves take their colours anew: look::panelColours(dark).
    void darkChanged(bool dark);

private:
    void apply();

    Surroundings wanted_ = Surroundings::System;
    bool dark_ = false;
    bool applied_ = false;
};

// How high the menu bar is: 24, more where the system's text is larger.
[[nodiscard]] int menuBarHeight();

// Words at the right end of the menu bar: "Round 1 · hand 3 of 4". Gives the bar its height, too.
void setCornerText(QMenuBar& bar, const QString& words);

} // namespace settings
