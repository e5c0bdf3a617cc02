#include "minchiate/players/grandmaster.h"

namespace players {

using namespace minchiate;

namespace {

constexpr double kPatience = 24;

} // namespace

Master grandmastersMind() {
    Master mind;
    mind.exactTricks = 8;
    mind.worldsToSolve = 40; // far more than can be solved of endings that long
    // A long ending can take thousands of times as much as another: one must not use up everything.
    mind.solving = {.tableBits = 17, .mostForWorld = 4};
    return mind;
}

Action chooseAsGrandmaster(const Seen& seen, tricks::Thought& thought, std::vector<Considered>* considered) {
    tricks::Thought patient = thought;
    patient.effort *= kPatience;
    return chooseAsMaster(seen, grandmastersMind(), patient, considered);
}

Player grandmaster() {
    return {"grandmaster", [](const SeatView& view, tricks::Thought& thought) {
                return chooseAsGrandmaster(Seen(view), thought);
            }};
}

bool thinksLong(std::string_view level) {
    return level == "grandmaster";
}

} // namespace players
