// Why cards of a deal that is changed by hand cannot change places, in one sentence with the rule's number.
#pragma once

#include "minchiate/editor/exchange.h"
#include "text/telling.h"

namespace text {

// `story` is what it was before, in which the two cards were to change places.
[[nodiscard]] QString explain(const editor::Objection& objection, const editor::Story& story,
                              const Teller& teller);

} // namespace text
