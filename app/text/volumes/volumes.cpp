#include "text/volumes/volumes.h"

#include "text/bolognese/bolognese_volume.h"
#include "text/cuatrola/cuatrola_volume.h"
#include "text/minchiate_volume.h"
#include "text/tarot/tarot_volume.h"

namespace text {

std::vector<Volume> volumes() {
    return {minchiateVolume(), bolognese::bologneseVolume(), tarot::tarotVolume(),
            cuatrola::cuatrolaVolume()};
}

} // namespace text
