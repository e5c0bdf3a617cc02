// What may be done in a hand of French Tarot, written short, for tests of its rules.
#pragma once

#include "tarot_text.h"

namespace support {

using namespace tarot;

inline Action action(const QString& text, int players) {
    const auto read = actionOf(text, players);
    if (!read)
        qFatal("no action: %s", qPrintable(text));
    return *read;
}

inline void act(Hand& hand, const QString& text) {
    const auto outcome = hand.apply(action(text, hand.players()));
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        qFatal("%s refused by %s", qPrintable(text), std::string(ruleOf(refusal->why)).c_str());
}

// Actions one after the other, "E:pass, N:bid garde".
inline Hand after(Hand hand, const QString& texts) {
    for (const QString& text : texts.split(QStringLiteral(", "), Qt::SkipEmptyParts))
        act(hand, text);
    return hand;
}

inline QString ruleAgainst(const Hand& hand, const QString& text) {
    const auto refusal = hand.fault(action(text, hand.players()));
    return refusal ? QString::fromStdString(std::string(ruleOf(refusal->why))) : QString();
}

// South deals; hands in turn order from South.
inline Hand handOf(int players, const std::vector<QString>& wanted, const QJsonObject& switches = {},
                   const QString& chien = {}) {
    const RuleSet rules = tarotRules(switches);
    PerSeat<CardSet> cards;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        cards[seatAt(static_cast<int>(i))] = tarotCards(wanted[i]);
    return Hand(stacked(rules, players, Seat::First, cards, tarotCards(chien),
                        numberedDeck(packOf(rules, players), 7)));
}

// The play alone: these hands, the first of them leads.
inline Position positionOf(const std::vector<QString>& hands, Setting setting = {}) {
    PerSeat<CardSet> cards;
    for (std::size_t i = 0; i < hands.size(); ++i)
        cards[seatAt(static_cast<int>(i))] = tarotCards(hands[i]);
    setting.players = static_cast<int>(hands.size());
    return {setting, cards};
}

template<class Among>
Among choiceOf(const Hand& hand) {
    const auto choice = hand.choice();
    return std::get<Among>(choice->among);
}

} // namespace support
