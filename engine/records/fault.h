// The first fault found in a record of any game, as data: where it stands, and the rule it breaks.
#pragma once

#include "records/safe_json.h"

namespace records {

enum class FaultKind {
    Json,          // see `json`
    Format,        // of another kind
    Version,       // not a version this program reads
    Missing,       // a field is not there
    Mistyped,      // a field is of another type, or out of its range
    UnknownSwitch, // the rules have no switch of that name
    SwitchValue,   // the switch does not take that value
    Deck,          // not the pack, each card once
    ActionForm,    // an action is not of the form
    Unfinished,    // a hand is not over, but others follow it, or it was paid
    ActionIllegal, // not allowed where it stands; the game's refusal says why
};

struct Fault {
    FaultKind kind{};
    int action = -1; // 0-based, or −1 where no action is at fault
    QString path;    // JSON path where no action is at fault: "$.rules.tie"
    QString text;    // what stood there, shortened
    QString rule;    // the number of the rule broken, empty where none is
    JsonError json{};
};

} // namespace records
