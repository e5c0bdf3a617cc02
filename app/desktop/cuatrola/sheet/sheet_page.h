// The score sheet of a table of Cuatrola: under each column whatever a hand can bring that pair, a tap each.
#pragma once

#include "desktop/cuatrola/sheet/sheet_form.h"
#include "desktop/sheets/sheet_page.h"

namespace cuatrola_sheet {

class SheetPage : public sheets::SheetPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit SheetPage(SheetBook& book, QWidget* parent = nullptr);

    // What brings the pair points: a plain hand, its own bet made, or the others' bet lost.
    [[nodiscard]] paper::LargeButton* outcome(const cuatrola::sheet::KeptOutcome& hand) const;
    // Points to be counted, a capote, a revoke.
    [[nodiscard]] look::PaperButton* otherButton() const { return other_; }
    [[nodiscard]] look::PaperButton* voidButton() const { return void_; }

protected:
    [[nodiscard]] int askingHigh(const look::Metrics& m) const override;
    void placeAsking(const QRect& strip, const look::Metrics& m) override;
    void refreshAsking(const sheets::Told& told) override;
    [[nodiscard]] QWidget* firstAsked() const override { return outcomes_.front().button; }
    [[nodiscard]] double columnsFrom() const override { return 0.29; }
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Outcome {
        cuatrola::sheet::KeptOutcome hand;
        paper::LargeButton* button = nullptr;
    };
    [[nodiscard]] int whoseHigh(const look::Metrics& m) const;
    void addOutcome(const cuatrola::sheet::KeptOutcome& hand);

    SheetBook& book_;
    std::vector<Outcome> outcomes_;            // pair by pair, those in the upper row first
    cuatrola::PerSide<paper::Words*> whose_{}; // over each pair's buttons
    look::PaperButton *other_, *void_;
};

} // namespace cuatrola_sheet
