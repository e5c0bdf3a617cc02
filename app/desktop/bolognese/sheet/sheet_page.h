// The score sheet of a table of Tarocco bolognese: a button leads to the next hand.
#pragma once

#include "desktop/bolognese/sheet/sheet_form.h"
#include "desktop/sheets/sheet_page.h"

namespace bolognese_sheet {

class SheetPage : public sheets::SheetPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit SheetPage(SheetBook& book, QWidget* parent = nullptr);

protected:
    [[nodiscard]] int askingHigh(const look::Metrics& m) const override;
    void placeAsking(const QRect&, const look::Metrics&) override {}
    void refreshAsking(const sheets::Told&) override {}
    [[nodiscard]] QWidget* firstAsked() const override { return nullptr; }
    [[nodiscard]] QString goOnWords(const sheets::Told& told) const override;
};

} // namespace bolognese_sheet
