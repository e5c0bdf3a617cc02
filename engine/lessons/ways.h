// Every way through a lesson, right and wrong alike. Where right answers leave more than kMostWays different
// tables to go on from, the walk goes on from that many of them, so that no file makes it endless.
#pragma once

#include "lessons/choices.h"

namespace lessons {

inline constexpr int kMostWays = 64; // at one step

// A step as a learner may find it, and what comes of each choice: one of those that end alike stands for all,
// but every choice has been tried.
template<class K>
struct Tried {
    typename K::Choosing choice;
    Reply<K> reply;
    int alike = 1; // choices that ended like this one
};
template<class K>
struct Visit {
    Progress<K> progress;
    std::vector<Tried<K>> tried;
};
template<class K>
struct Walk {
    std::vector<Visit<K>> visits;         // by rising step
    std::optional<LessonError<K>> broken; // a line that could not be played; the walk ends there
};

// Two choices end alike if one answer is for both and, where it is right, the table comes out the same; with
// very many tables, if one answer is for both.
template<class K>
[[nodiscard]] bool alike(const Visit<K>& visit, const Reply<K>& a, const Reply<K>& b) {
    if (a.verdict != b.verdict || a.answer != b.answer)
        return false;
    return a.verdict != Verdict::Right || visit.tried.size() >= kMostWays || a.shown == b.shown;
}

// Tries every choice of a step; tables to go on from are added to `next`. What was broken, if anything.
template<class K>
[[nodiscard]] std::optional<LessonError<K>> tryAll(const Lesson<K>& lesson, Visit<K>& visit,
                                                   std::vector<Progress<K>>& next) {
    for (const auto& choice : choicesOf(lesson, visit.progress)) {
        Reply<K> made = reply(lesson, visit.progress, choice);
        if (made.broken)
            return made.broken;
        const auto known = std::ranges::find_if(
            visit.tried, [&](const Tried<K>& tried) { return alike(visit, tried.reply, made); });
        if (known != visit.tried.end()) {
            ++known->alike;
            continue;
        }
        if (made.verdict == Verdict::Right && next.size() < kMostWays &&
            std::ranges::none_of(next, [&](const Progress<K>& p) { return p.table == made.next.table; }))
            next.push_back(made.next);
        visit.tried.push_back({choice, std::move(made)});
    }
    return std::nullopt;
}

template<class K>
[[nodiscard]] Walk<K> walk(const Lesson<K>& lesson) {
    Walk<K> all;
    auto first = begin(lesson);
    if (const auto* error = std::get_if<LessonError<K>>(&first)) {
        all.broken = *error;
        return all;
    }
    std::vector<Progress<K>> here{std::get<Progress<K>>(std::move(first))};
    while (!here.empty()) {
        std::vector<Progress<K>> next;
        for (Progress<K>& progress : here) {
            if (progress.over(lesson))
                continue;
            Visit<K> visit{std::move(progress), {}};
            if (auto broken = tryAll(lesson, visit, next)) {
                all.broken = std::move(broken);
                return all;
            }
            all.visits.push_back(std::move(visit));
        }
        here = std::move(next);
    }
    return all;
}

} // namespace lessons
