// Answers to a mistake that is asked again.
#pragma once

#include "minchiate/practice/mistake.h"

namespace practice {

// The best, what cannot be told from it, and what is no more than a point behind.
[[nodiscard]] bool isRight(const advice::Weighed& weighed, const advice::Option& option);
// What is right, the best first.
[[nodiscard]] std::vector<minchiate::Action> rightAnswers(const advice::Weighed& weighed);
[[nodiscard]] inline std::vector<minchiate::Action> rightAnswers(const Mistake& mistake) {
    return rightAnswers(mistake.weighed());
}

enum class Verdict : std::uint8_t {
    Right,
    Wrong,
    Unweighed, // allowed, but nobody would have thought of it: see weighedToo
};
[[nodiscard]] Verdict verdictOn(const Mistake& mistake, const minchiate::Action& answer);

// The mistake with that answer among its options, weighed against the best by the same means as at first;
// nothing if it is not allowed there, or when asked to stop. What is right already stays so.
[[nodiscard]] std::optional<Mistake> weighedToo(const Mistake& mistake, const minchiate::Action& answer,
                                                std::uint64_t seed, std::stop_token stop = {});

// There are two tries; after a second wrong one it is shown. The grade, or nothing where another try is left.
[[nodiscard]] std::optional<int> gradeFor(Verdict verdict, int wrongBefore);

} // namespace practice
