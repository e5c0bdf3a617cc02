// What can be made of a match sheet: paper, PDF, CSV, text to paste; and an empty one for pencil.
#pragma once

#include "desktop/score/sheet_book.h"
#include "desktop/sheets/keep_menu.h"

namespace score {

class KeepMenu : public sheets::KeepMenu {
    Q_OBJECT

public:
    KeepMenu(SheetBook& book, QWidget* page);

    enum class What { Pdf, HandsCsv, TotalsCsv, Copy, EmptyPdf };
    [[nodiscard]] paper::LargeButton* button(What what) const {
        return sheets::KeepMenu::button(static_cast<std::size_t>(what));
    }
    // Asks for a printer.
    void print();
    // What a file of that kind is called at first, without its ending.
    [[nodiscard]] QString fileName(What what) const {
        return sheets::KeepMenu::fileName(static_cast<std::size_t>(what));
    }
    // Writes what a file dialog was answered with; for tests, too.
    void save(What what, const QString& path) {
        sheets::KeepMenu::save(static_cast<std::size_t>(what), path);
    }

private:
    SheetBook& book_;
};

} // namespace score
