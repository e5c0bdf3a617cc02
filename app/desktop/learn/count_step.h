// The count of a hand as a lesson tells it: on the count's own page, as far as the learner has come.
#pragma once

#include "desktop/count/count_page.h"
#include "lessons/answering.h"
#include "text/telling.h"

namespace learn {

// The part of the count that the step is about; nothing where it is about something else.
[[nodiscard]] std::optional<lessons::CountPart> countAt(const lessons::Lesson& lesson,
                                                        const lessons::Progress& progress);
// What the count is told from; the hand must be over.
[[nodiscard]] count::CountContent countContent(const lessons::Table& table, const text::Teller& teller);

// How many moments of the rows are told: up to what is asked for, which is told once it is answered.
enum class Told { Asked, Answered };
[[nodiscard]] int momentsOf(const std::vector<count::LedgerRow>& ledger, lessons::CountPart part, Told told);

} // namespace learn
