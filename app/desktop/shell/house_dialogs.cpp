#include "desktop/shell/house_dialogs.h"

#include <utility>

namespace desktop {

HouseDialogs::HouseDialogs(settings::HouseChoices& choices, FileDialogs& files, Brought brought,
                           QWidget* window)
    : QObject(window), choices_(choices), files_(files), brought_(std::move(brought)), window_(window) {
    connect(&choices_, &settings::HouseChoices::changed, this, &HouseDialogs::follow);
}

void HouseDialogs::makeSettings() {
    if (settings_)
        return;
    general_ = new settings::GeneralPage(choices_.now());
    connect(general_, &settings::GeneralPage::changed, &choices_, &settings::HouseChoices::set);
    connect(general_, &settings::GeneralPage::cardsAsked, this, &HouseDialogs::showCards);
    people_ = new settings::PeoplePage(choices_.people());
    connect(people_, &settings::PeoplePage::changed, &choices_, &settings::HouseChoices::setPeople);
    std::vector<settings::SettingsPage*> pages{general_, people_};
    const auto games = brought_.pages();
    pages.insert(pages.end(), games.begin(), games.end());
    settings_ = new settings::SettingsDialog(pages, window_);
}

void HouseDialogs::showSettings(const settings::SettingsPage* page) {
    makeSettings();
    settings_->showPage(page ? page : settings_->page());
}

void HouseDialogs::showLanguage(const std::optional<QPoint>& at) {
    makeSettings();
    if (at)
        settings_->move(*at);
    showSettings(nullptr);
    general_->languageBox()->setFocus(Qt::OtherFocusReason);
}

std::optional<QPoint> HouseDialogs::settingsAt() const {
    return settings_ && settings_->isVisible() ? std::optional(settings_->pos()) : std::nullopt;
}

void HouseDialogs::showNames() {
    makeSettings();
    settings_->showPage(people_);
    people_->focusFirst();
}

void HouseDialogs::showCards() {
    if (!cards_) {
        cards_ = new gallery::CardsDialog(choices_.now().faces, window_);
        connect(cards_, &gallery::CardsDialog::changed, this, [this](const look::Faces& faces) {
            settings::Settings wanted = choices_.now();
            wanted.faces = faces;
            choices_.set(wanted);
        });
    }
    cards_->show();
    cards_->raise();
    cards_->activateWindow();
}

void HouseDialogs::showHelp(settings::HelpDialog::Page page) {
    if (!help_) {
        help_ = new settings::HelpDialog(window_);
        connect(help_, &settings::HelpDialog::ruleAsked, this,
                [this](const QString& number) { emit ruleAsked(help_, number); });
    }
    help_->setGame(brought_.keys(), brought_.rules());
    help_->showPage(page);
}

void HouseDialogs::showReport(const QString& text) {
    if (!report_)
        report_ = new ReportDialog(files_, window_);
    report_->show(text);
}

void HouseDialogs::follow(const settings::Settings& chosen) {
    if (general_)
        general_->setSettings(chosen);
    if (cards_)
        cards_->setFaces(chosen.faces);
}

} // namespace desktop

#include "moc_house_dialogs.cpp"
