#include "desktop/minchiate/choices.h"

namespace desktop {

namespace {

// How the settings' pace reads as a tempo of the table: the design's times stretched or shortened.
table::Tempo tempoOf(const settings::Settings& chosen) {
    table::Tempo tempo;
    tempo.factor = chosen.pace == settings::Pace::Slow ? 1.7 : chosen.pace == settings::Pace::Fast ? 0.3 : 1;
    tempo.trickStayMs = chosen.trickStayMs < 0 ? -1 : int(chosen.trickStayMs * tempo.factor);
    tempo.skipDeal = chosen.skipDeal;
    tempo.animated = chosen.animations;
    return tempo;
}

void bringUp(QDialog& dialog) {
    dialog.show();
    dialog.raise();
    dialog.activateWindow();
}

} // namespace

table::Habits habitsOf(const settings::Settings& chosen) {
    table::Habits habits;
    habits.tempo = tempoOf(chosen);
    habits.liftThenPlay = chosen.liftThenPlay;
    habits.callBackMs = chosen.callBack ? settings::callBackMs : 0;
    habits.showNumber = chosen.showNumber;
    return habits;
}

Choices::Choices(QSettings& store, QWidget* window)
    : store_(store), window_(window), now_(settings::load(store)) {
    connect(&theme_, &settings::Theme::darkChanged, this, &Choices::darkChanged);
}

void Choices::set(const settings::Settings& changed) {
    now_ = changed;
    settings::save(now_, store_);
    store_.sync();
    theme_.setSurroundings(now_.surroundings);
    if (settingsDialog_)
        settingsDialog_->setSettings(now_);
    if (cardsDialog_)
        cardsDialog_->setFaces(now_.faces);
    emit this->changed(now_);
}

void Choices::showSettings() {
    if (!settingsDialog_) {
        settingsDialog_ = new settings::SettingsDialog(now_, window_);
        connect(settingsDialog_, &settings::SettingsDialog::changed, this, &Choices::set);
        connect(settingsDialog_, &settings::SettingsDialog::cardsAsked, this, &Choices::showCards);
        connect(settingsDialog_, &settings::SettingsDialog::ruleAsked, this,
                [this](const QString& number) { emit ruleAsked(settingsDialog_, number); });
    }
    bringUp(*settingsDialog_);
}

void Choices::showSettings(settings::SettingsDialog::Part part) {
    showSettings();
    settingsDialog_->showPart(part);
}

void Choices::showCards() {
    if (!cardsDialog_) {
        cardsDialog_ = new gallery::CardsDialog(now_.faces, window_);
        connect(cardsDialog_, &gallery::CardsDialog::changed, this, [this](const look::Faces& faces) {
            settings::Settings wanted = now_;
            wanted.faces = faces;
            set(wanted);
        });
    }
    bringUp(*cardsDialog_);
}

} // namespace desktop
