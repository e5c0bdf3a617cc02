#include "desktop/shell/spoken_window.h"

#include "desktop/look/announce.h"

#include <QGuiApplication>

#include <utility>

namespace desktop {

SpokenWindow::SpokenWindow(text::Speaker& speaker, const QString& store, Make make)
    : speaker_(speaker), make_(std::move(make)) {
    speaker_.speak(settings::load(QSettings(store, QSettings::IniFormat)).language);
    this->make();
}

// The choice is made in a dialog of the window: it is to have come back from that before the window goes.
void SpokenWindow::make() {
    window_ = make_();
    connect(&window_->choices(), &settings::HouseChoices::languageChanged, this, &SpokenWindow::makeAnew,
            Qt::QueuedConnection);
}

void SpokenWindow::makeAnew(const QString& language) {
    const MainWindow::Place place = window_->place();
    const bool shown = window_->isVisible();
    const bool ends = QGuiApplication::quitOnLastWindowClosed(); // it is not the last
    QGuiApplication::setQuitOnLastWindowClosed(false);
    window_.reset();
    speaker_.speak(language);
    make();
    window_->go(place);
    if (shown)
        window_->show();
    window_->showLanguage(place);
    //: said in the language that was chosen, with its own name
    look::announce(*window_, tr("Versicola speaks English now."));
    QGuiApplication::setQuitOnLastWindowClosed(ends);
    emit madeAnew();
}

} // namespace desktop

#include "moc_spoken_window.cpp"
