// Errors at the table and what they cost, each with its rule beside it (M8, M4.5).
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

class PenaltyMenu : public Overlay {
    Q_OBJECT

public:
    explicit PenaltyMenu(QWidget* page);

    void ask(const scoresheet::Sheet& sheet, int hand, const scoresheet::KeptHand& kept);
    [[nodiscard]] LargeButton* revokeButton(int player) const;
    [[nodiscard]] look::PaperButton* takeBackButton() const { return takeBack_; }
    [[nodiscard]] LargeButton* misdealButton(int wrongCards) const;
    [[nodiscard]] LargeButton* cardsOnlyButton(minchiate::Side side) const;
    [[nodiscard]] LargeButton* stopButton() const { return stop_; }

signals:
    void misdealt(const scoresheet::PadMark& mark); // to the dealer's opponents
    void revoked(const std::vector<int>& players);  // a player once for each time
    void cardsOnlyChosen(const minchiate::PerSide<bool>& sides);
    void stopChosen();

private:
    void addRule(const QString& what, const QString& rule, const QString& number);
    QBoxLayout* addRow(const std::vector<LargeButton*>& buttons);
    void setRevokes(const std::vector<int>& players);

    minchiate::Side opponents_{};
    std::array<LargeButton*, 6> misdeals_{};
    std::array<LargeButton*, minchiate::kPlayers> revokes_{};
    std::array<LargeButton*, 2> cardsOnly_{};
    std::vector<int> revoked_; // in the order in which they were found
    look::PaperButton* takeBack_;
    LargeButton* stop_;
};

} // namespace score
