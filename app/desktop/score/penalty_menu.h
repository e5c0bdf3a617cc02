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
    [[nodiscard]] look::PaperButton* takeBackButton() const { return takeBack_; }
    [[nodiscard]] ScoreButton* misdealButton(int wrongCards) const;
    [[nodiscard]] ScoreButton* cardsOnlyButton(minchiate::Side side) const;
    [[nodiscard]] ScoreButton* stopButton() const { return stop_; }

signals:
    void misdealt(const scoresheet::PadMark& mark); // to the dealer's opponents
    void revoked(const std::vector<int>& players);  // a player once for each time
    void cardsOnlyChosen(const minchiate::PerSide<bool>& sides);
    void stopChosen();

private:
    void addRule(const QString& what, const QString& rule, const QString& number);
    QBoxLayout* addRow(const std::vector<ScoreButton*>& buttons);
    void setRevokes(const std::vector<int>& players);

    minchiate::Side opponents_{};
    std::array<ScoreButton*, 6> misdeals_{};
    std::array<ScoreButton*, minchiate::kPlayers> revokes_{};
    std::array<ScoreButton*, 2> cardsOnly_{};
    std::vector<int> revoked_; // in the order in which they were found
    look::PaperButton* takeBack_;
    ScoreButton* stop_;
};

} // namespace score
