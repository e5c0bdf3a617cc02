// The left paper of My games: all hands that were played to their end, match by match, how they are narrowed
// down, and what can be done with the one that is chosen.
#pragma once

#include "desktop/games/played.h"
#include "desktop/look/buttons.h"
#include "desktop/look/page_plan.h"
#include "desktop/paper/paper_table.h"
#include "desktop/paper/writing.h"

namespace games {

class HandsPaper : public QWidget {
    Q_OBJECT

public:
    HandsPaper(const QString& game, QWidget* parent);

    // The matches outlive it, or others are set.
    void setMatches(const std::vector<Match>& matches);
    // `plan` is the page's; under the heading a notice has so much room.
    void place(const look::PagePlan& plan, int notice);
    // The hand that is chosen; nothing where none is.
    [[nodiscard]] std::optional<At> chosen() const;

    [[nodiscard]] paper::Field* searchField() const { return search_; }
    [[nodiscard]] paper::PaperTable* list() const { return list_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    [[nodiscard]] look::PaperButton* againButton() const { return again_; }
    [[nodiscard]] look::PaperButton* saveButton() const { return save_; }
    [[nodiscard]] look::PaperButton* openButton() const { return open_; }

signals:
    void reviewAsked();
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();
    void tellChosen();
    [[nodiscard]] int placeButtons(const QRect& row);
    [[nodiscard]] QString headWords() const;
    [[nodiscard]] QString emptyWords() const;

    const QString game_;
    const std::vector<Match>* matches_ = nullptr;
    std::vector<At> places_; // by the numbers of the rows
    look::PagePlan plan_;
    paper::Field* search_;
    paper::PaperTable* list_;
    look::PaperButton *review_, *again_, *save_, *open_;
};

} // namespace games
