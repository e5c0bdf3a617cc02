// What may be done in a hand of Tarocco bolognese, written short, for tests of its rules.
#pragma once

#include "bolognese_text.h"

namespace support {

using namespace bolognese;

// Points undoubled, kind by kind: "grande 10, cups 15".
inline QString madeOf(const QString& codes, const RuleSet& rules = {}) {
    QStringList parts;
    for (const Combination& one : combinationsOf(bologneseCards(codes), rules))
        parts << nameText(one.name) + u' ' + QString::number(one.points);
    return parts.join(QStringLiteral(", "));
}

inline Action action(const QString& text) {
    const auto read = actionOf(text);
    if (!read)
        qFatal("no action: %s", qPrintable(text));
    return *read;
}

inline void act(Hand& hand, const QString& text) {
    const auto outcome = hand.apply(action(text));
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("%s refused by %s", qPrintable(text), std::string(ruleOf(refusal->why)).c_str());
}

inline QString ruleAgainst(const Hand& hand, const QString& text) {
    const auto refusal = hand.fault(action(text));
    return refusal ? QString::fromStdString(std::string(ruleOf(refusal->why))) : QString();
}

// The worked deck of the records' format: canonical, South deals.
inline Hand canonicalHand(const RuleSet& rules = {}, const PerSide<int>& score = {}) {
    return Hand(Deal{rules, Seat::S, canonicalDeck(), score});
}

// A trick-play position with these hands; South leads, South's side has the discard.
inline Position positionOf(const QString& s, const QString& e, const QString& n, const QString& w) {
    return {{{bologneseCards(s), bologneseCards(e), bologneseCards(n), bologneseCards(w)}}, {}, Seat::W};
}

} // namespace support
