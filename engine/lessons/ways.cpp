#include "lessons/ways.h"

#include <algorithm>

namespace lessons {

namespace {

// Two choices end alike if one answer is for both and, where it is right, the table comes out the same; with
// very many tables, if one answer is for both.
bool alike(const Visit& visit, const Reply& a, const Reply& b) {
    if (a.verdict != b.verdict || a.answer != b.answer)
        return false;
    return a.verdict != Verdict::Right || visit.tried.size() >= kMostWays || a.shown == b.shown;
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
                    visit.tried, [&](const Tried& tried) { return alike(visit, tried.reply, made); });
                if (known != visit.tried.end()) {
                    ++known->alike;
                    continue;
                }
                if (made.verdict == Verdict::Right && next.size() < kMostWays &&
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
