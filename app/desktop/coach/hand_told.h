// What a review tells of a hand, as far as it is weighed: a row for each dear decision, the others in a line,
// the curve, the sum. A pure function of what was found.
#pragma once

#include "desktop/coach/curve_view.h"
#include "desktop/coach/weigher.h"
#include "desktop/decisions/decision_list.h"

namespace coach {

struct HandTold {
    std::vector<decisions::DecisionTold> decisions; // dearest first, then what was made of other moments
    std::vector<decisions::DecisionList::Rest> rest;
    std::vector<CurvePoint> points; // the last is the result of a finished hand
    double cost = 0;                // of all the reader's decisions
    int dearest = -1;  // of them; −1 before all were looked at, and where nothing was given away
    bool whole = true; // all of them were weighed deeply
};

// What came of moments that somebody played on from, by the action they began at.
using CameOfIt = std::map<int, QStringList>;

// Decisions from `dearFrom` points on are told one by one.
[[nodiscard]] HandTold handTold(const PlayedHand& hand, const Hand& finished, const Weigher& weigher,
                                const CameOfIt& byMasters, const CameOfIt& byYou, double dearFrom);

} // namespace coach
