// The rules of Minchiate.
#include "rules_target.h"

#include "minchiate_row.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace minchiate;
    fuzz::driveHand<support::minchiates::Row>(
        fuzz::Bytes({data, size}), [](const Hand& hand, const SeatView& view, std::uint64_t chance) {
            if (const auto* cut = std::get_if<CutChoice>(&view.choice->among))
                return Action{view.choice->seat,
                              Cut{cut->least + static_cast<int>(chance) % (cut->most - cut->least + 1)}};
            tricks::Random random(chance);
            return support::randomAction(hand, random);
        });
    return 0;
}
