#include "desktop/pad/tray_content.h"

#include "minchiate/score_pieces.h"
#include "minchiate/tally.h"

#include <cstdlib>

namespace pad {

using namespace minchiate;

look::TrayContent trayContent(int net, int paid, Side us) {
    look::TrayContent content;
    content.us = net == 0 || (net > 0) == (us == Side::NS);
    content.net = std::abs(net);
    // Where resti are paid at the end only, and in the count, the net may pass 59: whole resti lie as coins
    // all the same, and the pieces show what is over (M7.3, M7.5).
    const int resti = paid + net / kResto;
    content.resti = std::abs(resti);
    content.restiOurs = (resti > 0) == (us == Side::NS);
    const ScorePieces pieces = scorePieces(content.net % kResto);
    content.pieces = {pieces.left, pieces.fishes, pieces.right};
    return content;
}

} // namespace pad
