// French Tarot as at_table.h knows it.
#pragma once

#include "games/at_table.h"

#include "tarot/model/match_model.h"
#include "tarot/players/levels.h"

namespace tarot {

// A new match of so many in which all the others are beginners.
inline NewMatch beginnersMatch(quint64 seed, int players = 4, int length = 2) {
    NewMatch start;
    start.match.seats = players;
    start.match.length = length;
    start.match.names = {{QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                          QStringLiteral("Nanni"), QStringLiteral("Vieri")}};
    start.company.levels.assign(static_cast<std::size_t>(players), QStringLiteral("apprentice"));
    start.company.levels.front().clear();
    start.company.seed = seed;
    return start;
}

} // namespace tarot

namespace support {

struct AtTarot {
    using Kind = tarot::MatchKind;
    using Model = tarot::MatchModel;
    using Question = tarot::Question;
    static constexpr auto name = "tarot";
    static auto beginners(quint64 seed) { return tarot::beginnersMatch(seed); }
    static auto choose(const Question& question, tricks::Thought& thought) {
        return tarot::levelNamed("apprentice")->choose(question.view, thought);
    }
};

} // namespace support
