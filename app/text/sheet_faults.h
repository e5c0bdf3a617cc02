// What cannot be on a score sheet, whatever the game, one sentence.
#pragma once

#include "records/sheet_file.h"
#include "text/words.h"

namespace text {

[[nodiscard]] QString explain(const kept::NameProblem& problem);
// What is wrong at that place of a file: "$.hands[3]: …".
[[nodiscard]] QString atPlace(const QString& path, const QString& wrong);

// Why a sheet's file was refused; `explained` says what is wrong with a hand.
template<class Problem, class Explain>
[[nodiscard]] QString explain(const records::sheet_file::Failure<Problem>& failure, Explain explained) {
    if (failure.names)
        return explain(*failure.names);
    if (failure.problem)
        return atPlace(failure.fault.path, explained(*failure.problem));
    return explain(failure.fault);
}

} // namespace text
