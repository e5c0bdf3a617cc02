// A table of French Tarot told in the general terms of the table.
#pragma once

#include "desktop/table/scene.h"
#include "desktop/tarot/table/contract_plate.h"
#include "desktop/tarot/table/score_paper.h"
#include "desktop/tarot/table/table_state.h"

namespace tarot_table {

[[nodiscard]] table::Scene sceneOf(const TableState& state, const text::tarot::Teller& teller);
// Something announced aloud: a poignée, a misère, a slam, the card called.
[[nodiscard]] table::Slip slipOf(const Announcement& announcement, int players,
                                 const text::tarot::Teller& teller);
[[nodiscard]] table::Slip slipOfCall(Seat declarer, Card card, bool held, const text::tarot::Teller& teller);
// Who plays with the declarer, when that comes out before the end; nobody, where the declarer plays alone.
[[nodiscard]] table::Slip slipOfPartner(const Contract& contract, std::optional<Seat> partner,
                                        const View& view, const text::tarot::Teller& teller);
[[nodiscard]] table::Slip slipOfSlam(Seat declarer, Slam slam, const RuleSet& rules,
                                     const text::tarot::Teller& teller);
// The contract as it stands for all to know.
[[nodiscard]] PlateContent plateOf(const TableState& state, const text::tarot::Teller& teller);
// The match as it stands; a hand that is over, and counts, among the others and told just now.
[[nodiscard]] ScoreContent scoreOf(const TableState& state, const text::tarot::Teller& teller);

// The place of that camp's pile on the table, as this seat sees it.
[[nodiscard]] int pileOf(const Hand& hand, Camp camp, Seat me);
// Cards as they lie in a hand: the suits, then trumps, then the Excuse, each from the highest.
[[nodiscard]] std::vector<Card> sorted(CardSet cards);
// The portrait of who sits so many places on from the person.
[[nodiscard]] const QString& portraitAt(int place, int players);
// French Tarot's cards, as a table that has these parts shows them.
[[nodiscard]] std::shared_ptr<const table::Pack> pack(const Parts& parts = {});

} // namespace tarot_table
