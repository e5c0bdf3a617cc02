// What was accused, by whom and with which cards, and how the hand ended: what is seldom said of a hand,
// asked over its page.
#pragma once

#include "bolognese/sheet/score_sheet.h"
#include "desktop/bolognese/sheet/card_grid.h"
#include "desktop/paper/overlay.h"
#include "desktop/sheets/choices.h"

namespace bolognese_sheet {

class BesidesMenu : public paper::Overlay {
    Q_OBJECT

public:
    explicit BesidesMenu(QWidget* page);

    void ask(const bolognese::sheet::Draft& draft, const bolognese::sheet::Sheet& sheet);

    [[nodiscard]] sheets::Choices* people() const { return people_; } // whose accuso is shown
    [[nodiscard]] CardGrid* cards() const { return cards_; }
    // Those that the cards make are seen; what is not chosen was not accused.
    [[nodiscard]] paper::LargeButton* combination(bolognese::Name name) const {
        return combinations_.at(static_cast<std::size_t>(name));
    }
    [[nodiscard]] sheets::Choices* endings() const { return endings_; } // played out, called out by a pair
    [[nodiscard]] sheets::Choices* penalties() const { return penalties_; } // none, or of a pair
    [[nodiscard]] QString says() const { return says_->text(); }

signals:
    void changedTo(const bolognese::sheet::Draft& draft);

private:
    void buildAccusi();
    void buildEnding();
    [[nodiscard]] bolognese::sheet::Shown shown() const;
    void show(bolognese::CardSet cards);
    void turn(bolognese::Name name);
    void put(const bolognese::sheet::Shown& shown);
    void change();
    void tell();
    void tellCombinations();

    bolognese::sheet::Draft draft_;
    bolognese::sheet::Sheet sheet_; // as it was when it was asked
    bolognese::Seat seat_{};
    sheets::Choices* people_;
    CardGrid* cards_;
    std::vector<paper::LargeButton*> combinations_;
    paper::Words* says_;
    sheets::Choices *endings_, *penalties_;
};

} // namespace bolognese_sheet
