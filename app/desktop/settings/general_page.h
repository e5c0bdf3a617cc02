// What holds at every table: pace, habits, and how panels and cards look. Every change applies at once.
#pragma once

#include "desktop/settings/settings.h"
#include "desktop/settings/settings_page.h"
#include "desktop/settings/sounds_part.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include <vector>

namespace settings {

class GeneralPage : public SettingsPage {
    Q_OBJECT

public:
    explicit GeneralPage(const Settings& settings, QWidget* parent = nullptr);

    // Shows other settings, changed elsewhere; emits nothing.
    void setSettings(const Settings& settings);
    const Settings& settings() const { return settings_; }
    void restore() override;

    QComboBox* languageBox() const { return language_; }
    QComboBox* paceBox() const { return pace_; }
    QComboBox* trickStayBox() const { return trickStay_; }
    QComboBox* surroundingsBox() const { return surroundings_; }
    QCheckBox* flagBox(bool Settings::*member) const;
    SoundsPart* soundsPart() const { return sounds_; }

signals:
    // Something was changed here; `settings` is everything as it is now.
    void changed(const settings::Settings& settings);
    // The person wants to choose among decks and backs.
    void cardsAsked();

private:
    struct Flag {
        QCheckBox* box;
        bool Settings::*member;
    };

    QWidget* buildTable();
    QWidget* buildLook();
    QWidget* buildSounds();
    void addFlag(QFormLayout* form, const QString& words, const QString& gloss, bool Settings::*member);
    void showSettings();
    void showTrickStay();
    void take(const Settings& wanted);

    Settings settings_;
    QComboBox* language_ = nullptr;
    QComboBox* pace_ = nullptr;
    QComboBox* trickStay_ = nullptr;
    QComboBox* surroundings_ = nullptr;
    std::vector<Flag> flags_;
    SoundsPart* sounds_ = nullptr;
};

} // namespace settings
