// A mark that was made already, to be changed or taken out.
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/sheet/kept_hand.h"
#include "text/sheet_words.h"

namespace score {

class MarkEditor : public Overlay {
    Q_OBJECT

public:
    explicit MarkEditor(QWidget* page);

    void ask(const scoresheet::PadMark& mark, const text::SideNames& pairs);
    [[nodiscard]] LargeButton* sideButton(minchiate::Side side) const;
    [[nodiscard]] LargeButton* pointsButton(int points) const;
    [[nodiscard]] LargeButton* reasonButton(scoresheet::Reason reason) const;
    [[nodiscard]] look::PaperButton* removeButton() const { return remove_; }
    [[nodiscard]] look::PaperButton* changeButton() const { return change_; }

signals:
    void changedTo(const scoresheet::PadMark& mark);
    void removed();

private:
    void tell();

    scoresheet::PadMark mark_;
    Words* what_;
    std::array<LargeButton*, 2> sides_;
    std::array<LargeButton*, 4> reasons_;
    std::array<LargeButton*, 3> points_;
    look::PaperButton* remove_;
    look::PaperButton* change_;
};

} // namespace score
