// The rules of Tarocco bolognese.
#include "rules_target.h"

#include "bolognese_row.h"

#include "bolognese/players/levels.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto random = *bolognese::levelNamed("random");
    fuzz::driveHand<support::bologneses::Row>(fuzz::Bytes({data, size}),
                                              [](const auto&, const auto& view, std::uint64_t chance) {
                                                  tricks::Thought thought{tricks::Random(chance)};
                                                  return random.choose(view, thought);
                                              });
    return 0;
}
