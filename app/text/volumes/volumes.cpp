#include "text/volumes/volumes.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

#include <algorithm>

namespace text {

std::vector<Volume> volumes(const QString& first) {
    std::vector<Volume> all{minchiateVolume(), bolognese::bologneseVolume(), tarot::tarotVolume(),
                            cuatrola::cuatrolaVolume()};
    std::ranges::stable_partition(all, [&](const Volume& volume) { return volume.folder == first; });
    return all;
}

} // namespace text
