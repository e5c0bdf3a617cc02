// What is chosen for Minchiate: how well companions play, and by which rules.
#pragma once

#include "desktop/minchiate/game_choice.h"
#include "desktop/settings/settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include <vector>

namespace desktop {

class ChoicePage : public settings::SettingsPage {
    Q_OBJECT

public:
    explicit ChoicePage(const GameChoice& choice, QWidget* parent = nullptr);

    // Shows another choice, made elsewhere; emits nothing.
    void setChoice(const GameChoice& choice);
    const GameChoice& choice() const { return choice_; }
    void restore() override;

    void focusRules();

    QComboBox* levelBox() const { return level_; }
    QComboBox* presetBox() const { return preset_; }
    // In the order of minchiate::switches().
    QCheckBox* switchBox(int index) const { return switches_.at(static_cast<std::size_t>(index)); }

signals:
    // Something was changed here; `choice` is everything as it is now.
    void changed(const desktop::GameChoice& choice);
    // The person wants to read the rule that a switch changes.
    void ruleAsked(const QString& number);

private:
    QWidget* buildCompanions();
    QWidget* buildRules();
    void showChoice();
    void showRules();
    void takePreset();
    void take(const GameChoice& wanted);

    GameChoice choice_;
    QComboBox* level_ = nullptr;
    QComboBox* preset_ = nullptr;
    QLabel* presetLine_ = nullptr;
    std::vector<QCheckBox*> switches_;
};

} // namespace desktop
