// What the texts of a lesson name in the same way in every game: cards, places to look at, sides, and the
// placeholders of a card, a seat, a suit and a fixed number.
//
// Of a game's lessons K this needs, besides what lesson_reader.h does,
//
//   K::suitNamed(letter), K::constant(name)   a suit by its letter; a fixed number of the game
//   K::seatFactOf(text)                       a seat as it is said; see usual_kind.h
//   K::Spot                                   with `kind`, `cards`, `seat` and `side`
#pragma once

#include "lessons/fields.h"
#include "lessons/scene.h"
#include "records/seat_text.h"

#include <QHash>

namespace lessons {

// Cards by their codes with single spaces; nothing for anything else, a card named twice included.
template<class K>
[[nodiscard]] std::optional<std::vector<Card>> cardsListed(const QString& text) {
    std::vector<Card> list;
    for (const QString& code : text.split(u' ')) {
        const auto card = K::cardOf(code);
        if (!card || asSet(list).contains(*card))
            return std::nullopt;
        list.push_back(*card);
    }
    return list;
}

[[nodiscard]] inline std::optional<tricks::Side> sideNamed(const QString& text) {
    for (tricks::Side side : tricks::kSides)
        if (records::codeOf(side) == text)
            return side;
    return std::nullopt;
}

// What is looked at by a word before a colon, "cards:CK", "hand:S", "pile:NS", or by a word alone; `sideOf`
// reads whose pile it is.
template<class K>
using SpotKinds = QHash<QString, typename K::SpotKind>;
template<class K, class SideOf = decltype(&sideNamed)>
[[nodiscard]] std::optional<typename K::Spot> spotNamed(const QString& text, const SpotKinds<K>& ofSeat,
                                                        const SpotKinds<K>& alone,
                                                        SideOf sideOf = &sideNamed) {
    const QString name = text.section(u':', 0, 0), of = text.section(u':', 1);
    typename K::Spot spot;
    bool known = alone.contains(text);
    if (known)
        spot.kind = alone[text];
    if (name == QStringLiteral("cards")) {
        const auto list = K::cardListOf(of);
        spot.kind = K::SpotKind::Cards;
        spot.cards = list ? asSet(*list) : CardSet{};
        known = list.has_value();
    } else if (ofSeat.contains(name)) {
        const auto seat = K::seatOf(of);
        spot.kind = ofSeat[name];
        spot.seat = seat.value_or(typename K::Game::Seat{});
        known = seat.has_value();
    } else if (name == QStringLiteral("pile")) {
        const auto side = sideOf(of);
        spot.kind = K::SpotKind::Pile;
        spot.side = side.value_or(decltype(spot.side){});
        known = side.has_value();
    }
    return known ? std::optional(spot) : std::nullopt;
}

// {card:CK}, {Card:CK}, {seat:N}, {suit:C}, {number:deck}, and those of an answer.
template<class K>
[[nodiscard]] std::optional<typename K::Fact> factNamed(const Placeholder& placeholder,
                                                        const Scene<K>& scene) {
    using Fact = typename K::Fact;
    const auto& [name, of] = placeholder;
    const auto told = [](auto read) { return read ? std::optional(Fact(*read)) : std::nullopt; };
    if (name == QStringLiteral("card") || name == QStringLiteral("Card")) {
        const auto card = K::cardOf(of);
        return card ? std::optional(Fact(OneCard{*card, name.front().isUpper()})) : std::nullopt;
    }
    if (name == QStringLiteral("seat"))
        return told(K::seatFactOf(of));
    if (name == QStringLiteral("suit"))
        return told(K::suitNamed(of));
    if (name == QStringLiteral("number"))
        return told(K::constant(of));
    return factOfAnswer(name, scene);
}

// The switches of the optional field "rules", set by `set` on the usual ones.
template<class K, class RuleSet, class Set>
[[nodiscard]] RuleSet switchesOf(Fields<K>& fields, Set set) {
    RuleSet rules;
    if (!fields.has(key("rules")))
        return rules;
    const QJsonObject given = fields.needed(key("rules"), records::isMap).toObject();
    for (auto it = given.begin(); it != given.end(); ++it)
        if (set(rules, it.key(), it.value()))
            fields.fail(LessonFault::Mistyped, key("rules"), it.key());
    return rules;
}

} // namespace lessons
