// The count of a hand as a lesson tells it: on the count's own page, as far as the learner has come.
#pragma once

#include "desktop/count/count_page.h"
#include "minchiate/lessons/kind.h"
#include "text/telling.h"

namespace minchiate_learn {

// The part of the count that the step is about; nothing where it is about something else.
[[nodiscard]] std::optional<minchiate_lessons::CountPart>
countAt(const minchiate_lessons::Lesson& lesson, const minchiate_lessons::Progress& progress);
// What the count is told from; the hand must be over.
[[nodiscard]] count::CountContent countContent(const minchiate_lessons::Table& table,
                                               const text::Teller& teller);

// How many moments of the rows are told: up to what is asked for, which is told once it is answered.
enum class Told { Asked, Answered };
[[nodiscard]] int momentsOf(const std::vector<count::LedgerRow>& ledger, minchiate_lessons::CountPart part,
                            Told told);

} // namespace minchiate_learn
