#include "tarot/progress.h"

namespace tarot {

Progress progressOf(const View& view, Seats camp) {
    Progress progress;
    const bool captured = excuseRuleOf(view.rules, view.players) == ExcuseRule::Captured;
    CardSet won, lost;
    for (const Trick& trick : view.tricks) {
        if (!trick.winner)
            continue;
        for (const Trick::Entry& entry : trick.plays) {
            // F8.11: the Excuse stays with its player's camp.
            const Seat owner = entry.card == kExcuse && !captured ? entry.seat : *trick.winner;
            (camp.contains(owner) ? won : lost).insert(entry.card);
        }
    }
    CardSet seen = won;
    if (view.contract && takesUp(view.contract->bid))
        seen |= tricks::setOf(view.chien);
    for (const Announcement& one : view.announcements)
        if (camp.contains(one.seat))
            seen |= one.cards;
    if (camp.contains(view.seat))
        seen |= view.hand;
    progress.lost = lost & kBouts;
    progress.bouts = (seen & kBouts) - progress.lost;
    if (view.ecart)
        won |= view.ecart->cards; // of others' only what is shown
    progress.halves = halves(won);
    return progress;
}

} // namespace tarot
