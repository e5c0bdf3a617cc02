// Who plays with whom in each round, as the table has settled it: chosen, or drawn anew for every round.
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/sheet/score_sheet.h"

namespace score {

using Rounds = std::array<scoresheet::Seating, minchiate::kRounds>;

class PartnersMenu : public Overlay {
    Q_OBJECT

public:
    explicit PartnersMenu(QWidget* page);

    // The first dealer keeps the seat through all rounds; `begun` rounds stay as they are.
    void ask(const std::array<std::string, minchiate::kPlayers>& names, const Rounds& rounds, int begun);
    // Draws with this number instead of chance; for tests.
    void setSeed(std::uint64_t seed) { seed_ = seed; }

    // The dealer's partner in that round, by player.
    [[nodiscard]] LargeButton* partnerButton(int round, int player) const;
    // Who deals second: the others of the pair against the dealer change seats.
    [[nodiscard]] LargeButton* secondButton(int round) const {
        return rows_[static_cast<std::size_t>(round)].second;
    }
    [[nodiscard]] look::PaperButton* drawButton() const { return draw_; }

signals:
    void changedTo(const score::Rounds& rounds);

private:
    struct Row {
        std::array<LargeButton*, minchiate::kPlayers - 1> partners{};
        LargeButton* second = nullptr;
    };
    void choose(int round, std::size_t button);
    void swap(int round);
    void draw();
    void tell();
    [[nodiscard]] std::array<int, minchiate::kPlayers - 1> others() const;

    std::array<std::string, minchiate::kPlayers> names_;
    Rounds rounds_{};
    int begun_ = 0;
    std::uint64_t seed_ = 0;
    std::array<Row, minchiate::kRounds> rows_;
    look::PaperButton* draw_;
};

} // namespace score
