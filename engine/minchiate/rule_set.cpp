#include "minchiate/rule_set.h"

namespace minchiate {

std::span<const Switch> switches() {
    static constexpr std::array<Switch, 6> all{{
        {"rob29", &RuleSet::rob29},
        {"demon", &RuleSet::demon},
        {"noCounterDiscard", &RuleSet::noCounterDiscard},
        {"foolMayLead", &RuleSet::foolMayLead},
        {"autoFall", &RuleSet::autoFall},
        {"restiAtEndOnly", &RuleSet::restiAtEndOnly},
    }};
    return all;
}

RuleSet rulesOf(Preset preset) {
    RuleSet rules;
    rules.restiAtEndOnly = preset == Preset::SpanishManual;
    return rules;
}

Preset presetOf(const RuleSet& rules) {
    for (Preset preset : {Preset::Accademia2008, Preset::SpanishManual})
        if (rules == rulesOf(preset))
            return preset;
    return Preset::Custom;
}

} // namespace minchiate
