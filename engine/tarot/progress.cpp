#include "tarot/progress.h"

namespace tarot {

namespace {

// Of a hand that is over, as it was counted; nothing before, and without a contract.
const ContractCount* countedIn(const View& view) {
    return view.result ? std::get_if<ContractCount>(&view.result->how) : nullptr;
}

} // namespace

Progress progressOf(const View& view, Seats camp) {
    if (const ContractCount* count = countedIn(view))
        return {count->bouts(), count->piles[Camp::Defence] & kBouts, count->halves[Camp::Declarer]};
    Progress progress;
    const ExcuseRule rule = excuseRuleOf(view.rules, view.players);
    const bool captured = rule == ExcuseRule::Captured;
    // F6.3: before the called card tells who has it, anyone else may be of the camp.
    const auto isOther = [&](Seat seat) {
        return !camp.contains(seat) && (view.camp || !view.called || seat == view.seat);
    };
    CardSet won, lost, onTable;
    for (const Trick& trick : view.tricks) {
        if (!trick.winner) {
            for (const Trick::Entry& entry : trick.plays)
                if (camp.contains(entry.seat))
                    onTable.insert(entry.card);
            continue;
        }
        for (const Trick::Entry& entry : trick.plays) {
            // F8.11: the Excuse stays with its player's camp.
            const Seat owner = entry.card == kExcuse && !captured ? entry.seat : *trick.winner;
            if (camp.contains(owner))
                won.insert(entry.card);
            else if (isOther(owner))
                lost.insert(entry.card);
            progress.owes |= rule == ExcuseRule::Exchanged && entry.card == kExcuse &&
                             camp.contains(entry.seat) && isOther(*trick.winner);
        }
    }
    CardSet seen = won | onTable; // what lies there is not lost yet
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
