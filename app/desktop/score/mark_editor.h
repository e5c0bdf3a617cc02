// A mark that was made already, to be changed or taken out.
#pragma once

#include "desktop/score/overlay.h"
#include "desktop/score/score_button.h"
#include "minchiate/sheet/kept_hand.h"
#include "text/sheet_words.h"

namespace score {

class MarkEditor : public Overlay {
    Q_OBJECT

public:
    explicit MarkEditor(QWidget* page);

    void ask(const scoresheet::PadMark& mark, const text::SideNames& pairs);
    [[nodiscard]] ScoreButton* sideButton(minchiate::Side side) const;
    [[nodiscard]] ScoreButton* pointsButton(int points) const;
    [[nodiscard]] ScoreButton* reasonButton(scoresheet::Reason reason) const;
    [[nodiscard]] look::PaperButton* removeButton() const { return remove_; }
    [[nodiscard]] look::PaperButton* changeButton() const { return change_; }

signals:
    void changedTo(const scoresheet::PadMark& mark);
    void removed();

private:
    void tell();

    scoresheet::PadMark mark_;
    Words* what_;
    std::array<ScoreButton*, 2> sides_;
    std::array<ScoreButton*, 4> reasons_;
    std::array<ScoreButton*, 3> points_;
    look::PaperButton* remove_;
    look::PaperButton* change_;
};

} // namespace score
