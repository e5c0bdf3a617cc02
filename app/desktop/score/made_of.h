// What a hand's number is made of: both counts with their cards drawn, and the reckoning under them.
#pragma once

#include "look/deck.h"
#include "score/overlay.h"
#include "score_sheet.h"

namespace score {

class MadeOf : public Overlay {
    Q_OBJECT

public:
    MadeOf(look::Deck& deck, QWidget* page);

    // The hand is over and was counted.
    void showHand(const scoresheet::Sheet& sheet, int hand, const scoresheet::HandAccount& account);

private:
    class Fan;
    std::array<Words*, 2> m_names;
    std::array<Fan*, 2> m_fans;
    std::array<Words*, 2> m_parts;
    Words* m_reckoning;
    Words* m_rules; // where to read how it is counted
};

} // namespace score
