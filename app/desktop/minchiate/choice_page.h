// What is chosen for Minchiate: who sits there, how well they play, and by which rules.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/minchiate/game_choice.h"
#include "desktop/settings/settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

#include <array>
#include <vector>

namespace desktop {

class ChoicePage : public settings::SettingsPage {
    Q_OBJECT

public:
    explicit ChoicePage(const GameChoice& choice, QWidget* parent = nullptr);
    ~ChoicePage() override;

    // Shows another choice, made elsewhere; emits nothing.
    void setChoice(const GameChoice& choice);
    const GameChoice& choice() const { return choice_; }
    void restore() override;

    // Parts of the page that somebody may be led to.
    enum class Part { People, Rules };
    void focusPart(Part part);

    // You, then the companions in their order.
    QLineEdit* nameField(int person) const { return names_.at(static_cast<std::size_t>(person)); }
    QComboBox* levelBox() const { return level_; }
    QComboBox* presetBox() const { return preset_; }
    // In the order of minchiate::switches().
    QCheckBox* switchBox(int index) const { return switches_.at(static_cast<std::size_t>(index)); }
    // What is wrong with the names; hidden when nothing is.
    QLabel* namesNote() const { return namesNote_; }

signals:
    // Something was changed here; `choice` is everything as it is now.
    void changed(const desktop::GameChoice& choice);
    // The person wants to read the rule that a switch changes.
    void ruleAsked(const QString& number);

private:
    QWidget* buildPeople();
    void drawFaces();
    QWidget* buildRules();
    void showChoice();
    void showNames();
    void showRules();
    void takeNames();
    void takePreset();
    void take(const GameChoice& wanted);

    GameChoice choice_;
    look::Deck deck_;
    std::array<QLabel*, 4> faces_{};
    std::array<QLineEdit*, 4> names_{};
    QLabel* namesNote_ = nullptr;
    QComboBox* level_ = nullptr;
    QComboBox* preset_ = nullptr;
    QLabel* presetLine_ = nullptr;
    std::vector<QCheckBox*> switches_;
};

} // namespace desktop
