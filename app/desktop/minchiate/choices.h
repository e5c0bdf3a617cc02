// What the person has chosen, kept as it changes, and the dialogs in which it is chosen.
#pragma once

#include "desktop/gallery/cards_dialog.h"
#include "desktop/settings/settings.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/settings/theme.h"
#include "desktop/table/habits.h"

#include <QObject>
#include <QSettings>

namespace desktop {

class Choices : public QObject {
    Q_OBJECT

public:
    // `store` and `window` outlive it; the dialogs stand before the window.
    Choices(QSettings& store, QWidget* window);

    [[nodiscard]] const settings::Settings& now() const { return now_; }
    [[nodiscard]] bool dark() const { return theme_.dark(); }
    // Written at once, and told.
    void set(const settings::Settings& changed);

    void showSettings();
    void showSettings(settings::SettingsDialog::Part part);
    void showCards();

signals:
    void changed(const settings::Settings& now);
    void darkChanged(bool dark);
    void ruleAsked(QDialog* dialog, const QString& number);

private:
    QSettings& store_;
    QWidget* window_;
    settings::Settings now_;
    settings::Theme theme_;
    settings::SettingsDialog* settingsDialog_ = nullptr;
    gallery::CardsDialog* cardsDialog_ = nullptr;
};

// How the table behaves by what was chosen.
[[nodiscard]] table::Habits habitsOf(const settings::Settings& chosen);

} // namespace desktop
