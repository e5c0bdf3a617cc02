// The settings, all on one page. Not modal: a hand may go on beside it, and every change applies at once.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/settings/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>

#include <array>
#include <vector>

namespace settings {

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const Settings& settings, QWidget* parent = nullptr);
    ~SettingsDialog() override;

    // Shows other settings, changed elsewhere; emits nothing.
    void setSettings(const Settings& settings);
    const Settings& settings() const { return settings_; }

    // Parts of the page that somebody may be led to.
    enum class Part { People, Rules, Table, Look };
    // Shows the dialog with the first thing of this part focused.
    void showPart(Part part);

    // You, then the companions in their order.
    QLineEdit* nameField(int person) const { return names_.at(static_cast<std::size_t>(person)); }
    QComboBox* levelBox() const { return level_; }
    QComboBox* presetBox() const { return preset_; }
    // In the order of minchiate::switches().
    QCheckBox* switchBox(int index) const { return switches_.at(static_cast<std::size_t>(index)); }
    QComboBox* paceBox() const { return pace_; }
    QComboBox* trickStayBox() const { return trickStay_; }
    QComboBox* surroundingsBox() const { return surroundings_; }
    QCheckBox* flagBox(bool Settings::*member) const;
    // What is wrong with the names; hidden when nothing is.
    QLabel* namesNote() const { return namesNote_; }
    QLabel* moreNote() const { return moreNote_; } // where the page scrolls: what is out of sight

signals:
    // Something was changed here; `settings` is everything as it is now.
    void changed(const settings::Settings& settings);
    // The person wants to choose among decks and backs.
    void cardsAsked();
    // The person wants to read the rule that a switch changes.
    void ruleAsked(const QString& number);

private:
    struct Flag {
        QCheckBox* box;
        bool Settings::*member;
    };

    QWidget* buildPeople();
    void drawFaces();
    QWidget* buildRules();
    QWidget* buildTable();
    QWidget* buildLook();
    QWidget* buildFoot();
    QCheckBox* addFlag(QFormLayout* form, const QString& words, const QString& gloss, bool Settings::*member);
    QComboBox* addChoices(QFormLayout* form, const QString& words);

    void showSettings();
    void showNames();
    void showRules();
    void showTrickStay();
    void takeNames();
    void takePreset();
    void take(const Settings& wanted);

    Settings settings_;
    look::Deck deck_;
    std::array<QLabel*, 4> faces_{};
    std::array<QLineEdit*, 4> names_{};
    QLabel* namesNote_ = nullptr;
    QLabel* moreNote_ = nullptr;
    QComboBox* level_ = nullptr;
    QComboBox* preset_ = nullptr;
    QLabel* presetLine_ = nullptr;
    std::vector<QCheckBox*> switches_;
    QComboBox* pace_ = nullptr;
    QComboBox* trickStay_ = nullptr;
    QComboBox* surroundings_ = nullptr;
    std::vector<Flag> flags_;
};

} // namespace settings
