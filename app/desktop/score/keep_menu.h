// What can be done with a sheet besides keeping it: print, PDF, CSV, copy as text.
#pragma once

#include "score/overlay.h"
#include "score/score_button.h"
#include "score/sheet_book.h"

namespace score {

class KeepMenu : public Overlay {
    Q_OBJECT

public:
    KeepMenu(SheetBook& book, QWidget* page);

    enum class What { print, pdf, handsCsv, totalsCsv, copy, emptyPdf };
    [[nodiscard]] ScoreButton* button(What what) const { return m_buttons[static_cast<std::size_t>(what)]; }
    // Writes what a file dialog was answered with; for tests, too.
    void save(What what, const QString& path);

signals:
    void said(const QString& words); // what was done, or why it could not be

private:
    void choose(What what);
    void print();

    SheetBook& m_book;
    std::array<ScoreButton*, 6> m_buttons;
};

} // namespace score
