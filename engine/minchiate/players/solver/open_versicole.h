// What is still open about versicole between two tricks of an ending: how much they may yet bring either
// side, which captured cards still matter for that, and which cards in hand.
#pragma once

#include "minchiate/players/solver/ending.h"
#include "minchiate/rule_set.h"

#include <vector>

namespace players {

// For one state of the cards that versicole hang on.
struct OpenVersicole {
    int low = 0;  // versicole of NS less those of EW if EW takes all that it still may
    int high = 0; // and if NS does
    int lowFoolSafe = 0, highFoolSafe = 0; // the same if the Fool stays with its owner's side
    // While the Fool is left: versicole that nothing changes any more but by its 5 (M3.4).
    minchiate::PerSide<std::uint8_t> settled{};
    minchiate::PerSide<Mask> mattering{}; // captured cards of the ending whose holder makes a difference
    Mask live = 0;                        // cards not captured whose holder will
};

class OpenVersicoleTable {
public:
    // Starts on an ending, which must outlive its use.
    void start(const Ending& ending, const minchiate::RuleSet& rules);

    // The state with `left` in the hands, of which the side that owns them is sure to capture `sure`, and
    // `held` captured by each side. Good until the next call.
    [[nodiscard]] const OpenVersicole& at(Mask left, Mask sure, const minchiate::PerSide<Mask>& held);
    // The cards of the ending that belong to a versicola open at its start, the Fool always.
    [[nodiscard]] Mask concerned() const { return concerned_; }

private:
    struct Entry {
        Mask left = 0, sure = 0, held = 0; // of the cards concerned; held by NS
        std::uint32_t number = 0;
        OpenVersicole open;
    };
    [[nodiscard]] OpenVersicole make(Mask left, Mask sure, const minchiate::PerSide<Mask>& held) const;

    const Ending* ending_ = nullptr;
    minchiate::RuleSet rules_;
    Mask concerned_ = 0;
    std::uint32_t number_ = 0; // of the ending: entries of earlier ones are void
    std::vector<Entry> entries_ = std::vector<Entry>(kEntries);
    static constexpr std::size_t kEntries = 4096;
};

} // namespace players
