// Errors at the table and what they cost, each with its rule beside it (M8, M4.5).
#pragma once

#include "desktop/score/overlay.h"
#include "desktop/score/score_button.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

class PenaltyMenu : public Overlay {
    Q_OBJECT

public:
    explicit PenaltyMenu(QWidget* page);

    void ask(const scoresheet::Sheet& sheet, int hand, const scoresheet::KeptHand& kept);
    [[nodiscard]] ScoreButton* revokeButton(int player) const;
    [[nodiscard]] look::PaperButton* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] ScoreButton* misdealButton(int wrongCards) const;
    [[nodiscard]] ScoreButton* cardsOnlyButton(minchiate::Side side) const;
    [[nodiscard]] ScoreButton* stopButton() const { return m_stop; }

signals:
    void misdealt(const scoresheet::PadMark& mark); // to the dealer's opponents
    void revoked(const std::vector<int>& players);  // a player once for each time
    void cardsOnlyChosen(const minchiate::PerSide<bool>& sides);
    void stopChosen();

private:
    void addRule(const QString& what, const QString& rule, const QString& number);
    QBoxLayout* addRow(const std::vector<ScoreButton*>& buttons);
    void setRevokes(const std::vector<int>& players);

    minchiate::Side m_opponents{};
    std::array<ScoreButton*, 6> m_misdeals{};
    std::array<ScoreButton*, minchiate::kPlayers> m_revokes{};
    std::array<ScoreButton*, 2> m_cardsOnly{};
    std::vector<int> m_revoked; // in the order in which they were found
    look::PaperButton* m_takeBack;
    ScoreButton* m_stop;
};

} // namespace score
