// What lies on the cloth at one side: head, bundles, versicole, last trick and counters.
#pragma once

#include "desktop/count/count_layout.h"
#include "desktop/count/paper_layout.h"

namespace count {

// Heights that both sides and the paper share. All but the head begin at a line of the paper.
struct SidePlan {
    int wide = 0; // of a zone
    int headTop = 0, headRule = 0;
    int bundlesTop = 0;
    int secondBundles = 0;                   // middle of their second row
    int versicoleLine = 0, countersLine = 0; // lines of the paper where these begin
    int versicoleTop = 0, countersTop = 0;
    int bottom = 0;      // of all that counts
    int fanWide = 0;     // breadth of a card of a versicola, on both sides
    int counterWide = 0; // and of one of the last trick or the counters
    std::vector<int> sections;
};
SidePlan planSides(const CountContent& content, const look::Metrics& m, int wide, const PaperPlan& paper,
                   int bottom);

SideLayout placeSide(const CountContent& content, const std::vector<LedgerRow>& ledger, minchiate::Side side,
                     const look::Metrics& m, const SidePlan& plan, int left);

} // namespace count
