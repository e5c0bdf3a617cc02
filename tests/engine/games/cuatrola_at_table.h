// Cuatrola as at_table.h knows it.
#pragma once

#include "games/at_table.h"

#include "cuatrola/model/match_model.h"
#include "cuatrola/players/levels.h"

namespace cuatrola {

// A new match in which all the others are beginners.
inline NewMatch beginnersMatch(quint64 seed, int target = kTarget) {
    NewMatch start;
    start.match.target = target;
    start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                         QStringLiteral("Vieri")};
    start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                            QStringLiteral("apprentice")};
    start.company.seed = seed;
    return start;
}

} // namespace cuatrola

namespace support {

struct AtCuatrola {
    using Kind = cuatrola::MatchKind;
    using Model = cuatrola::MatchModel;
    using Question = cuatrola::Question;
    static constexpr auto name = "cuatrola";
    static auto beginners(quint64 seed) { return cuatrola::beginnersMatch(seed); }
    static auto choose(const Question& question, tricks::Thought& thought) {
        return cuatrola::levelNamed("apprentice")->choose(question.view, thought);
    }
};

} // namespace support
