// What can be made of a sheet: paper, PDF, CSV, text to paste; and an empty one for pencil.
#pragma once

#include "desktop/score/on_paper.h"
#include "desktop/score/sheet_book.h"

namespace score {

class KeepMenu : public Overlay {
    Q_OBJECT

public:
    KeepMenu(SheetBook& book, QWidget* page);

    enum class What { Pdf, HandsCsv, TotalsCsv, Copy, EmptyPdf };
    [[nodiscard]] LargeButton* button(What what) const { return buttons_[static_cast<std::size_t>(what)]; }
    // Asks for a printer.
    void print();
    // What a file of that kind is called at first, without its ending.
    [[nodiscard]] QString fileName(What what) const;
    // Writes what a file dialog was answered with; for tests, too.
    void save(What what, const QString& path);

signals:
    void said(const QString& words); // what was done, or why it could not be

private:
    void choose(What what);

    SheetBook& book_;
    std::array<LargeButton*, 5> buttons_;
};

} // namespace score
