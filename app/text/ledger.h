// A line of what a hand comes to, as it is written for people: "+ 20", "Ada’s poignée of 10", "F9.7".
#pragma once

#include <QString>

namespace text {

struct LedgerLine {
    QString figure, words, rule;
    enum class Weight { Term, Sum } weight = Weight::Term;
};

} // namespace text
