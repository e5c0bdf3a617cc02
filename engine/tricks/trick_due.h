// Which trick of a hand the next card goes to, of any game.
#pragma once

namespace tricks {

// Its number, from 1, where these have been begun so far; the last has a `winner` once it is full.
template<class Tricks>
[[nodiscard]] int trickDue(const Tricks& begun) {
    const bool lies = !begun.empty() && !begun.back().winner;
    return static_cast<int>(begun.size()) + (lies ? 0 : 1);
}

} // namespace tricks
