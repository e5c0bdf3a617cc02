// The settings: the house's page, and one for each game. Not modal: a hand may go on beside it, and every
// change applies at once.
#pragma once

#include "desktop/settings/settings_page.h"

#include <QDialog>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>

#include <vector>

namespace settings {

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    // The pages, at least one, in their order; they are the dialog's from now on.
    explicit SettingsDialog(const std::vector<SettingsPage*>& pages, QWidget* parent = nullptr);

    // Shows the dialog with this page in front.
    void showPage(const SettingsPage* page);

    [[nodiscard]] SettingsPage* page() const; // the one in front
    [[nodiscard]] QTabWidget* tabs() const { return tabs_; }
    [[nodiscard]] QScrollBar* bar() const;
    QLabel* moreNote() const { return moreNote_; } // where the page scrolls: what is out of sight

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addPage(SettingsPage* page);
    QWidget* buildFoot();
    void tellMore();
    void tellPage();

    QTabWidget* tabs_;
    QLabel* moreNote_;
};

} // namespace settings
