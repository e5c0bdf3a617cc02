// What the hand records of all games have in common: titles, names, numbered deal, pack, actions.
#pragma once

#include "records/fields.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace records {

// Beside the hand itself; all optional.
struct Heading {
    QString title, source;         // empty where missing
    std::optional<quint64> number; // of a numbered deal; the deck rules
    QJsonObject others;            // keys that nobody here knows, kept
};

// The fields "title" and "source".
void readTitles(Fields& fields, Heading& heading);
// The field "players": a name for each of these seats, by their texts; empty where missing.
[[nodiscard]] std::vector<QString> readNames(Fields& fields, const QStringList& seats);
// The field "deal".
void readNumber(Fields& fields, Heading& heading);
// The record so far, its format, version, titles and number written; names where there are any.
[[nodiscard]] QJsonObject headed(const Heading& heading, QLatin1String format, const QStringList& seats,
                                 const std::vector<QString>& names);

// The first fault of a hand record; where an action is not legal, also why.
template<class Refusal>
struct HandFault {
    Fault fault;
    std::optional<Refusal> refusal;
};

// Longer than any pack or action in the text of any game.
inline constexpr qsizetype kLongestText = 1000;

// So many codes with single spaces between; nothing if any is no card. `cardOf` reads one from a std::string.
template<class Card, class CardOf>
[[nodiscard]] std::optional<std::vector<Card>> cardsIn(const QString& text, CardOf cardOf) {
    std::vector<Card> cards;
    if (text.size() > kLongestText)
        return std::nullopt;
    for (const QString& code : text.split(u' ')) {
        const auto card = cardOf(code.toStdString());
        if (!card)
            return std::nullopt;
        cards.push_back(*card);
    }
    return cards;
}

// Reads and applies the actions one by one, as far as they are good. `actionOf` reads one from its text,
// `ruleOf` names the rule of a refusal.
template<class Refusal, class Hand, class Action, class ActionOf, class RuleOf>
[[nodiscard]] std::optional<HandFault<Refusal>> readActions(const QJsonArray& array, Hand& hand,
                                                            std::vector<Action>& actions, ActionOf actionOf,
                                                            RuleOf ruleOf) {
    for (int i = 0; i < array.size(); ++i) {
        const QString text = array[i].toString();
        HandFault<Refusal> found{{FaultKind::ActionForm, i, {}, shortText(array[i]), {}, {}}, std::nullopt};
        if (!array[i].isString() || text.size() > kLongestText)
            return found;
        const std::optional<Action> action = actionOf(QStringView(text));
        if (!action)
            return found;
        const auto outcome = hand.apply(*action);
        if (const auto* refusal = std::get_if<Refusal>(&outcome)) {
            const std::string_view rule = ruleOf(*refusal);
            found.fault.kind = FaultKind::ActionIllegal;
            found.fault.rule = QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
            found.refusal = *refusal;
            return found;
        }
        actions.push_back(*action);
    }
    return std::nullopt;
}

} // namespace records
