// What the paper beside a reviewed hand says: each decision with its cost, why, and what came of it.
#pragma once

#include "desktop/coach/open_layout.h"
#include "desktop/coach/parts_view.h"
#include "desktop/decisions/decision_list.h"
#include "minchiate/advice/skill.h"

namespace coach {

// A hand that was played, and who looks at it.
struct PlayedHand {
    review::Line line;
    Company company;
};

// The decision in words. It was the reader's; or nobody made it, and what was done is only the next best.
enum class Made { ByReader, ByNobody };
[[nodiscard]] decisions::DecisionTold decisionTold(const PlayedHand& hand, const advice::Weighed& weighed,
                                                   Made made = Made::ByReader);

// Cards that stand out of the hand for it: what was played, or laid away, and what was better.
[[nodiscard]] Lifted liftedBy(const advice::Weighed& weighed);

// How a line goes on from there, trick by trick: "11: Bice page of cups, Lapo 6 of cups,
// Vieri 15, You 30: ours".
[[nodiscard]] QStringList playedWords(const review::Line& line, int from, const Company& company);

// "−107, two resti to them"; empty while the hand is not over.
[[nodiscard]] QString resultWords(const Hand& finished, Seat reader);
// Skill and luck: each part with its error, and the sentence that says so.
[[nodiscard]] PartsTold partsTold(const advice::SkillAndLuck& parts, const Company& company);
// "Tricks 4 and 8": where decisions were made that are told together.
[[nodiscard]] QString tricksWords(const std::vector<int>& tricks);
// "Trick 3", "Discards", "The cut".
[[nodiscard]] QString whereWords(const Action& action, int trick);

} // namespace coach
