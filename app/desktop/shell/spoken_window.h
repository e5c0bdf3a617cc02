// The window in the language that was chosen. Where another is chosen, it is made anew: all that a person
// does is kept at each step, so that the new one goes on where the old one was, with the same pages, at the
// same size.
#pragma once

#include "desktop/shell/main_window.h"
#include "text/language/language.h"

#include <QObject>

#include <functional>
#include <memory>

namespace desktop {

class SpokenWindow : public QObject {
    Q_OBJECT

public:
    using Make = std::function<std::unique_ptr<MainWindow>()>;

    // `make` makes one with the texts of the language that is spoken; `store` has the settings. The speaker
    // outlives it.
    SpokenWindow(text::Speaker& speaker, const QString& store, Make make);

    [[nodiscard]] MainWindow& now() const { return *window_; }

signals:
    // Another language is spoken, and this is the window.
    void madeAnew();

private:
    void make();
    void makeAnew(const QString& language);

    text::Speaker& speaker_;
    const Make make_;
    std::unique_ptr<MainWindow> window_;
};

} // namespace desktop
