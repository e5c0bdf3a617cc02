// The rules of French Tarot.
#include "rules_target.h"

#include "tarot_row.h"

#include "tarot/players/levels.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto random = *tarot::levelNamed("random");
    fuzz::driveHand<support::tarots::Row>(fuzz::Bytes({data, size}),
                                          [](const auto&, const auto& view, std::uint64_t chance) {
                                              tricks::Thought thought{tricks::Random(chance)};
                                              return random.choose(view, thought);
                                          });
    return 0;
}
