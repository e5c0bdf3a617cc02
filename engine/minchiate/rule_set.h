// The named switches of the rules and the presets they come in.
#pragma once

#include "minchiate/card.h"

#include <span>
#include <string_view>

namespace minchiate {

// Each switch is named as in records. The defaults are the preset "Accademia 2008".
struct RuleSet {
    bool rob29 = true;             // M2.3: the 29 may be robbed, as the other sopraventi
    bool demon = false;            // M3.2: 14–35–39 is a versicola
    bool noCounterDiscard = false; // M5.9: counters are discarded only when nothing else is left
    bool foolMayLead = true;       // M6.5: the Fool may be led before it is the last card
    bool autoFall = false;         // M6.10: a seat without trumps falls by itself
    bool restiAtEndOnly = false;   // M7.3: no resto is paid in the course of the hand

    bool operator==(const RuleSet&) const = default;
};

// A switch by its name in records.
struct Switch {
    std::string_view name;
    bool RuleSet::*member;
};
[[nodiscard]] std::span<const Switch> switches();

enum class Preset { Accademia2008, SpanishManual, Custom };

[[nodiscard]] RuleSet rulesOf(Preset preset); // Custom gives the defaults
[[nodiscard]] Preset presetOf(const RuleSet& rules);

// Cards that robbing and the dealer's turning may take (M2.3).
[[nodiscard]] constexpr CardSet robbable(const RuleSet& rules) {
    return kCounters | trumpRun(21, 27) | (rules.rob29 ? trumps({29}) : CardSet{});
}

// Cards that never pay in the Fool's exchange while the hand lasts (M6.6): everything a side counts with.
[[nodiscard]] constexpr CardSet kept(const RuleSet& rules) {
    return kCounters | trumps({29}) | (rules.demon ? trumps({14}) : CardSet{});
}

} // namespace minchiate
