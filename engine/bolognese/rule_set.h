// The named switches of the rules; the first value of each is the usual one.
#pragma once

#include <cstdint>

namespace bolognese {

enum class Match : std::uint8_t { Ottocento, QuattroScartate };    // B3.4, B3.5
enum class Signals : std::uint8_t { King, KingAngel, Free, None }; // B7.2

struct RuleSet {
    Match match = Match::Ottocento;
    int target = 800;                    // B3.4, 1 to 100000
    bool callOut = true;                 // B6.5
    bool doubleAccusi = true;            // B6.3: three of a kind in an accuso are doubled
    bool fillScavezzo = true;            // B2.6: contatori stand for missing numbers of the Grande
    Signals signalsWhen = Signals::King; // named "signals" in records

    bool operator==(const RuleSet&) const = default;
};

} // namespace bolognese
