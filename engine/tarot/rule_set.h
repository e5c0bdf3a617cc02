// The named switches of the rules (F14); the first value of each is the usual one. Those that do not concern
// a table are without effect there.
#pragma once

#include <cstdint>

namespace tarot {

enum class AllPass : std::uint8_t { Redeal, Misere };            // F5.5, F10
enum class Excuse3 : std::uint8_t { Kept, Exchanged, Captured }; // F11.2
enum class Partner : std::uint8_t { Holder, Taker };             // F6.3
enum class Split : std::uint8_t { Thirds, Halves };              // F9.11

struct RuleSet {
    bool pousse = true; // F5.3
    AllPass allPass = AllPass::Redeal;
    bool miseres = true;           // F7.7
    bool misereWithExcuse = false; // F7.7
    int chelem = 400;              // F9.8: 400, 600 or 1000
    bool petitChelem = false;      // F7.3
    bool noThreeBouts = false;     // F8.10
    Excuse3 excuse3 = Excuse3::Kept;
    bool shortDeck = false; // F11.3
    bool callAny = false;   // F6.2
    Partner partner = Partner::Holder;
    Split split = Split::Thirds;
    bool chien2 = false; // F12.3

    bool operator==(const RuleSet&) const = default;
};

} // namespace tarot
