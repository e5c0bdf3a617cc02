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
    const Settings& settings() const { return m_settings; }

    // Parts of the page that somebody may be led to.
    enum class Part { people, rules, table, look };
    // Shows the dialog with the first thing of this part focused.
    void showPart(Part part);

    // You, then the companions in their order.
    QLineEdit* nameField(int person) const { return m_names.at(static_cast<std::size_t>(person)); }
    QComboBox* levelBox() const { return m_level; }
    QComboBox* presetBox() const { return m_preset; }
    // In the order of minchiate::switches().
    QCheckBox* switchBox(int index) const { return m_switches.at(static_cast<std::size_t>(index)); }
    QComboBox* paceBox() const { return m_pace; }
    QComboBox* trickStayBox() const { return m_trickStay; }
    QComboBox* surroundingsBox() const { return m_surroundings; }
    QCheckBox* flagBox(bool Settings::*member) const;
    // What is wrong with the names; hidden when nothing is.
    QLabel* namesNote() const { return m_namesNote; }
    QLabel* moreNote() const { return m_moreNote; } // where the page scrolls: what is out of sight

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

    Settings m_settings;
    look::Deck m_deck;
    std::array<QLabel*, 4> m_faces{};
    std::array<QLineEdit*, 4> m_names{};
    QLabel* m_namesNote = nullptr;
    QLabel* m_moreNote = nullptr;
    QComboBox* m_level = nullptr;
    QComboBox* m_preset = nullptr;
    QLabel* m_presetLine = nullptr;
    std::vector<QCheckBox*> m_switches;
    QComboBox* m_pace = nullptr;
    QComboBox* m_trickStay = nullptr;
    QComboBox* m_surroundings = nullptr;
    std::vector<Flag> m_flags;
};

} // namespace settings
