// What is chosen for Tarocco bolognese: how well the others play, what form the match has, and the rules.
#pragma once

#include "desktop/bolognese/match_choice.h"
#include "desktop/settings/settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <vector>

namespace desktop {

class BologneseChoicePage : public settings::SettingsPage {
    Q_OBJECT

public:
    explicit BologneseChoicePage(const BologneseChoice& choice, QWidget* parent = nullptr);

    // Shows another choice, made elsewhere; emits nothing.
    void setChoice(const BologneseChoice& choice);
    void restore() override { take(usualBologneseChoice()); }
    void focusRules();

    [[nodiscard]] QComboBox* levelBox() const { return level_; }
    [[nodiscard]] QComboBox* presetBox() const { return preset_; }
    [[nodiscard]] QSpinBox* targetBox() const { return target_; }
    // In the order of bologneseRules(): a box to tick, or one with the ways to choose from.
    [[nodiscard]] QCheckBox* switchBox(int i) const {
        return qobject_cast<QCheckBox*>(rules_[static_cast<std::size_t>(i)]);
    }
    [[nodiscard]] QComboBox* waysBox(int i) const {
        return qobject_cast<QComboBox*>(rules_[static_cast<std::size_t>(i)]);
    }

signals:
    void changed(const desktop::BologneseChoice& choice);
    void ruleAsked(const QString& number); // that a switch changes

private:
    void take(const BologneseChoice& wanted);
    void fill();

    BologneseChoice choice_;
    QComboBox* level_;
    QComboBox* preset_;
    QSpinBox* target_;
    std::vector<QWidget*> rules_;
};

} // namespace desktop
