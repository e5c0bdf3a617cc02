// What can be made of a sheet: PDF, CSV, text to paste.
#pragma once

#include "desktop/paper/large_button.h"
#include "desktop/paper/overlay.h"

#include <functional>
#include <vector>

namespace sheets {

// One thing that can be made of it, and how.
struct Keeping {
    QString words, line;             // on its button
    std::function<QString()> name{}; // what its file is called at first, without its ending
    std::function<QString()> text{}; // what goes into a CSV file, or, without a name, onto the clipboard
    std::function<bool(const QString&)> pdf{}; // writes a PDF file to that path; false where it cannot
};

class KeepMenu : public paper::Overlay {
    Q_OBJECT

public:
    KeepMenu(std::vector<Keeping> keepings, QWidget* page);

    [[nodiscard]] paper::LargeButton* button(std::size_t which) const { return buttons_.at(which); }
    [[nodiscard]] QString fileName(std::size_t which) const { return keepings_.at(which).name(); }
    // Writes what a file dialog was answered with; for tests, too.
    void save(std::size_t which, const QString& path);

signals:
    void said(const QString& words); // what was done, or why it could not be

private:
    void choose(std::size_t which);

    std::vector<Keeping> keepings_;
    std::vector<paper::LargeButton*> buttons_;
};

} // namespace sheets
