// What is chosen for Cuatrola: how well the others play, what the match is played to, and the rules.
#pragma once

#include "desktop/cuatrola/match_choice.h"
#include "desktop/settings/settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <vector>

namespace desktop {

class CuatrolaChoicePage : public settings::SettingsPage {
    Q_OBJECT

public:
    explicit CuatrolaChoicePage(const CuatrolaChoice& choice, QWidget* parent = nullptr);

    // Shows another choice, made elsewhere; emits nothing.
    void setChoice(const CuatrolaChoice& choice);
    void restore() override { take(usualCuatrolaChoice()); }
    void focusRules();

    [[nodiscard]] QComboBox* levelBox() const { return level_; }
    [[nodiscard]] QComboBox* presetBox() const { return preset_; }
    [[nodiscard]] QSpinBox* targetBox() const { return target_; }
    // In the order of ruleOptions().
    [[nodiscard]] QCheckBox* switchBox(int i) const { return switches_[static_cast<std::size_t>(i)]; }

signals:
    void changed(const desktop::CuatrolaChoice& choice);
    void ruleAsked(const QString& number); // that a switch changes

private:
    void take(const CuatrolaChoice& wanted);
    void fill();

    CuatrolaChoice choice_;
    QComboBox* level_;
    QComboBox* preset_;
    QSpinBox* target_;
    std::vector<QCheckBox*> switches_;
};

} // namespace desktop
