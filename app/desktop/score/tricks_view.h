// A hand that was played, all of it at a glance: its twenty-one tricks in order, who played what and who won.
#pragma once

#include "hand.h"
#include "look/deck.h"
#include "score/overlay.h"

namespace score {

class TricksView : public Overlay {
    Q_OBJECT

public:
    TricksView(look::Deck& deck, QWidget* page);

    // `names` by seat.
    void showHand(const minchiate::Hand& hand, const minchiate::PerSeat<QString>& names);

private:
    class Grid;
    Grid* m_grid;
};

} // namespace score
