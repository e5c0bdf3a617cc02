// The named switches of the rules (C10); the first value of each is the usual one.
#pragma once

#include <cstdint>

namespace cuatrola {

enum class BetLead : std::uint8_t { Mano, Bidder }; // C5.1: who leads to trick 1 when there is a bet
enum class Cantes : std::uint8_t { One, All };      // C6.3: how many may be sung at one asking
enum class Overtake : std::uint8_t { Best, Lead };  // C5.4: which card must be beaten
enum class Tie : std::uint8_t { LastTrick, Void };  // C8.2: a plain hand with equal points

struct RuleSet {
    BetLead betLead = BetLead::Mano;
    Cantes cantes = Cantes::One;
    bool capote = false; // C8.3: all five tricks of a plain hand score 2
    bool overbid = true; // C4.3: a higher bet may follow a bet
    Overtake overtake = Overtake::Best;
    Tie tie = Tie::LastTrick;

    bool operator==(const RuleSet&) const = default;
};

} // namespace cuatrola
