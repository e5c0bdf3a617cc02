#include "walk.h"

#include <algorithm>

namespace lessons {

namespace {

// Two choices end alike if one answer is for both and the table comes out the same.
bool alike(const Reply& a, const Reply& b) {
    if (a.verdict != b.verdict || a.answer != b.answer)
        return false;
    return a.verdict == Verdict::Right ? a.shown == b.shown : a.verdict != Verdict::Unanswered;
}

} // namespace

Walk walk(const Lesson& lesson) {
    Walk all;
    auto first = begin(lesson);
    if (const auto* error = std::get_if<LessonError>(&first)) {
        all.broken = *error;
        return all;
    }
    std::vector<Progress> here{std::get<Progress>(std::move(first))};
    while (!here.empty()) {
        std::vector<Progress> next;
        for (Progress& progress : here) {
            if (progress.over(lesson))
                continue;
            Visit visit{std::move(progress), {}};
            for (const Choosing& choice : choicesOf(lesson, visit.progress)) {
                Reply made = reply(lesson, visit.progress, choice);
                if (made.broken) {
                    all.broken = made.broken;
                    return all;
                }
                const auto known = std::ranges::find_if(
                    visit.tried, [&](const Tried& tried) { return alike(tried.reply, made); });
                if (known != visit.tried.end()) {
                    ++known->alike;
                    continue;
                }
                if (made.verdict == Verdict::Right &&
                    std::ranges::none_of(next, [&](const Progress& p) { return p.table == made.next.table; }))
                    next.push_back(made.next);
                visit.tried.push_back({choice, std::move(made)});
            }
            all.visits.push_back(std::move(visit));
        }
        here = std::move(next);
    }
    return all;
}

} // namespace lessons
