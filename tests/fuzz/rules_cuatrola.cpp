// The rules of Cuatrola.
#include "rules_target.h"

#include "cuatrola_row.h"

#include "cuatrola/players/levels.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto random = *cuatrola::levelNamed("random");
    fuzz::driveHand<support::cuatrolas::Row>(fuzz::Bytes({data, size}),
                                             [](const auto&, const auto& view, std::uint64_t chance) {
                                                 tricks::Thought thought{tricks::Random(chance)};
                                                 return random.choose(view, thought);
                                             });
    return 0;
}
