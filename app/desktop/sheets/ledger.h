// What a hand comes to, line by line: figure, words, and the rule behind each.
#pragma once

#include "desktop/paper/writing.h"

#include <vector>

namespace sheets {

struct LedgerLine {
    QString figure, words, rule;
    enum class Weight { Term, Sum } weight = Weight::Term;
    QString second{}; // figure of the other side, where each has one
};
// Lines of a floor that knows no paper.
template<class Lines>
[[nodiscard]] std::vector<LedgerLine> ledgerFrom(const Lines& lines) {
    std::vector<LedgerLine> ledger;
    for (const auto& line : lines) {
        const bool sum = line.weight == std::remove_cvref_t<decltype(line)>::Weight::Sum;
        ledger.push_back(
            {line.figure, line.words, line.rule, sum ? LedgerLine::Weight::Sum : LedgerLine::Weight::Term});
    }
    return ledger;
}
// Lays the lines out; rule numbers are links. A line without a rule is a head.
void write(paper::Words& on, const std::vector<LedgerLine>& lines);

// Whose score it changes by how much.
struct Share {
    QString name, figure;
    bool gain = false;
};
void write(paper::Words& on, const std::vector<Share>& shares);

} // namespace sheets
