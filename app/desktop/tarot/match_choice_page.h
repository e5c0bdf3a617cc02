// What is chosen for French Tarot: how many play and how well, how long the match is, and the rules.
#pragma once

#include "desktop/settings/panel_words.h"
#include "desktop/settings/settings_page.h"
#include "desktop/tarot/match_choice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

#include <vector>

namespace desktop {

class TarotChoicePage : public settings::SettingsPage {
    Q_OBJECT

public:
    explicit TarotChoicePage(const TarotChoice& choice, QWidget* parent = nullptr);

    // Shows another choice, made elsewhere; emits nothing.
    void setChoice(const TarotChoice& choice);
    void restore() override { take(usualTarotChoice()); }
    void focusRules();

    [[nodiscard]] QComboBox* levelBox() const { return level_; }
    [[nodiscard]] QComboBox* playersBox() const { return players_; }
    [[nodiscard]] QComboBox* presetBox() const { return preset_; }
    [[nodiscard]] QSpinBox* roundsBox() const { return rounds_; }
    // In the order of tarotOptions(): a check box, or a box of choices.
    [[nodiscard]] QWidget* optionBox(int i) const { return options_[static_cast<std::size_t>(i)]; }

signals:
    void changed(const desktop::TarotChoice& choice);
    void ruleAsked(const QString& number); // that a switch changes

private:
    [[nodiscard]] QWidget* matchPart();
    // Of every table where players is 0, else of a table of so many.
    [[nodiscard]] QWidget* rulesPart(const QString& heading, int players);
    // The box, and the row that it has there.
    std::pair<QWidget*, QWidget*> addOption(settings::PanelPart& part, const TarotOption& option);
    void fillPresets();
    void take(const TarotChoice& wanted);
    void fill();

    TarotChoice choice_;
    QComboBox* level_ = nullptr;
    QComboBox* players_ = nullptr;
    QComboBox* preset_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    std::vector<QWidget*> options_;
    std::vector<QWidget*> rows_; // by option: all that is seen of it
    // Of tables of one size.
    std::vector<std::pair<int, QWidget*>> parts_;
};

} // namespace desktop
