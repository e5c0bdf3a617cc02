// The dialogs of the window, each made when it is first asked for: settings, cards, help, and a problem to be
// told.
#pragma once

#include "desktop/gallery/cards_dialog.h"
#include "desktop/settings/general_page.h"
#include "desktop/settings/help_dialog.h"
#include "desktop/settings/house_choices.h"
#include "desktop/settings/people_page.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/shell/report_dialog.h"

#include <functional>
#include <optional>
#include <vector>

namespace desktop {

class HouseDialogs : public QObject {
    Q_OBJECT

public:
    // What stands in them beside what is the house's: a page of settings for each game, and the keys and the
    // rules of the one in front.
    struct Brought {
        std::function<std::vector<settings::SettingsPage*>()> pages;
        std::function<std::vector<settings::KeyHelp>()> keys;
        std::function<settings::RulesInShort()> rules;
    };
    // Choices and files outlive it; the dialogs stand before `window`, which owns it.
    HouseDialogs(settings::HouseChoices& choices, FileDialogs& files, Brought brought, QWidget* window);

    // With this page in front; without one, where it was left.
    void showSettings(const settings::SettingsPage* page);
    // At the language, where the dialog lay in another window of the house.
    void showLanguage(const std::optional<QPoint>& at);
    [[nodiscard]] std::optional<QPoint> settingsAt() const; // nothing where they are not seen
    // With the page of people's names in front.
    void showNames();
    void showCards();
    void showHelp(settings::HelpDialog::Page page);
    void showReport(const QString& text);

signals:
    void ruleAsked(QDialog* dialog, const QString& number); // in a dialog, which is to come back

private:
    void makeSettings();
    void follow(const settings::Settings& chosen);

    settings::HouseChoices& choices_;
    FileDialogs& files_;
    const Brought brought_;
    QWidget* window_;
    settings::GeneralPage* general_ = nullptr;
    settings::PeoplePage* people_ = nullptr;
    settings::SettingsDialog* settings_ = nullptr;
    gallery::CardsDialog* cards_ = nullptr;
    settings::HelpDialog* help_ = nullptr;
    ReportDialog* report_ = nullptr;
};

} // namespace desktop
