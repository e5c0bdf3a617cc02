// The left paper of My games: all hands that were played here, how they are narrowed down, and what can be
// done with the one that is chosen.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/page_plan.h"
#include "desktop/paper/writing.h"
#include "desktop/played/chip_row.h"
#include "desktop/played/hands_list.h"
#include "desktop/played/listing.h"

namespace played {

class HandsPaper : public QWidget {
    Q_OBJECT

public:
    // Both outlive it.
    HandsPaper(look::Deck& deck, const Listing& listing, QWidget* parent);

    // Shows the list anew; some of it may still be read.
    enum class Reading : std::uint8_t { Done, UnderWay };
    void fill(Reading reading);
    // The chips alone: so many games are unfinished.
    void fillChips();
    // `plan` is the page's.
    void place(const look::PagePlan& plan, int notice);
    // The hand that is chosen; null where none is.
    [[nodiscard]] const ListedHand* chosen() const;
    void search();

    [[nodiscard]] paper::Field* searchField() const { return search_; }
    [[nodiscard]] ChipRow* chips() const { return chips_; }
    [[nodiscard]] HandsList* list() const { return list_; }
    [[nodiscard]] look::PaperButton* watchButton() const { return watch_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    [[nodiscard]] look::PaperButton* againButton() const { return again_; }
    [[nodiscard]] look::PaperButton* saveButton() const { return save_; }
    [[nodiscard]] look::PaperButton* openButton() const { return open_; }

signals:
    void wantedChosen(const played::Wanted& wanted);
    void unfinishedAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void tellChosen();
    void placeButtons();
    [[nodiscard]] QString headWords() const;
    [[nodiscard]] QString belowWords() const;

    const Listing& listing_;
    look::PagePlan plan_;
    int notice_ = 0; // how much lower things lie under one
    Reading reading_ = Reading::Done;
    paper::Field* search_;
    ChipRow* chips_;
    HandsList* list_;
    look::PaperButton *watch_, *review_, *again_, *save_, *open_;
};

} // namespace played
