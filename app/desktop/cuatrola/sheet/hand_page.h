// A hand of Cuatrola: what was played, and who scored, or the points that say so; and what it comes to, line
// by line.
#pragma once

#include "desktop/cuatrola/sheet/sheet_form.h"
#include "desktop/sheets/hand_page.h"

namespace cuatrola_sheet {

class HandPage : public sheets::HandPage {
    Q_OBJECT

public:
    // The book outlives the page.
    explicit HandPage(SheetBook& book, QWidget* parent = nullptr);

    [[nodiscard]] sheets::Choices* bids() const { return bids_; }
    [[nodiscard]] sheets::Choices* bettors() const { return bettors_; } // the pairs
    [[nodiscard]] sheets::Choices* sayings() const { return sayings_; } // who scored, or points
    [[nodiscard]] sheets::Choices* scorers() const { return scorers_; } // the pairs, then nobody
    [[nodiscard]] sheets::Choices* endings() const { return endings_; }
    [[nodiscard]] sheets::Choices* counted() const { return counted_; }                        // the pairs
    [[nodiscard]] sheets::Choices* last() const { return last_; }                              // the pairs
    [[nodiscard]] sheets::Choices* cantes(cuatrola::Side side) const { return cantes_[side]; } // by twenties
    [[nodiscard]] paper::Field* points() const { return points_; }
    [[nodiscard]] paper::Field* idle() const { return idle_; }

    void focusFirst() override;

protected:
    void takeUp() override;
    void fill() override;
    void keep() override;
    void tell() override;
    bool writeDown() override;
    void measure(const look::Metrics& m) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Asked line(const QString& label, QWidget* what);
    void join();
    void fillCount();
    void readNumbers();

    SheetBook& book_;
    cuatrola::sheet::Draft draft_;
    sheets::Choices *bids_, *bettors_, *sayings_, *scorers_, *endings_, *counted_, *last_;
    cuatrola::PerSide<sheets::Choices*> cantes_{};
    paper::Field *points_, *idle_;
    Asked bet_, saying_, scoring_, ending_, pointing_, idling_, lasting_;
    cuatrola::PerSide<Asked> singing_{};
};

} // namespace cuatrola_sheet
