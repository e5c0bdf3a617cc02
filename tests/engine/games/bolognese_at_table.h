// Tarocco bolognese as at_table.h knows it.
#pragma once

#include "games/at_table.h"

#include "bolognese/model/match_model.h"
#include "bolognese/players/levels.h"

namespace bolognese {

// A new match in which all the others are beginners.
inline NewMatch beginnersMatch(quint64 seed, const RuleSet& rules = {}) {
    NewMatch start;
    start.match.rules = rules;
    start.match.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                         QStringLiteral("Vieri")};
    start.company.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("apprentice"),
                            QStringLiteral("apprentice")};
    start.company.seed = seed;
    seatByDraw(start);
    return start;
}

} // namespace bolognese

namespace support {

struct AtBolognese {
    using Kind = bolognese::MatchKind;
    using Model = bolognese::MatchModel;
    using Question = bolognese::Question;
    static constexpr auto name = "bolognese";
    static auto beginners(quint64 seed) { return bolognese::beginnersMatch(seed); }
    static auto choose(const Question& question, tricks::Thought& thought) {
        return bolognese::levelNamed("apprentice")->choose(question.view, thought);
    }
};

} // namespace support
