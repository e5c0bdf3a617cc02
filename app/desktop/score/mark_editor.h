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
    [[nodiscard]] look::PaperButton* removeButton() const { return m_remove; }
    [[nodiscard]] look::PaperButton* changeButton() const { return m_change; }

signals:
    void changedTo(const scoresheet::PadMark& mark);
    void removed();

private:
    void tell();

    scoresheet::PadMark m_mark;
    Words* m_what;
    std::array<ScoreButton*, 2> m_sides;
    std::array<ScoreButton*, 4> m_reasons;
    std::array<ScoreButton*, 3> m_points;
    look::PaperButton* m_remove;
    look::PaperButton* m_change;
};

} // namespace score
