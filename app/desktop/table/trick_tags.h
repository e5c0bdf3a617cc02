// Who led a trick and who wins it so far: tags at the cards of the trick.
#pragma once

#include "desktop/look/marks.h"
#include "desktop/table/seen.h"

namespace table {

struct TrickTag {
    QPoint centre;
    QString words;
    look::TagSign sign{};
    QRect rect; // as it is drawn
};

// At the trick's cards where `sprites` has them.
[[nodiscard]] std::vector<TrickTag> trickTags(const Seen& seen, const Trick& trick,
                                              const std::vector<Sprite>& sprites);

} // namespace table
