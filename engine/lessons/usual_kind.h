// What the lessons of most games have alike. A game's K derives from UsualKind<K> and says itself only what
// is its own; what it says again is in place of what stands here.
//
// Of K this needs, besides what lesson.h names, cardOf() and seatOf(), toPlay(), a captured(side) of its
// table and a K::RecordFault with `fault.json`.
#pragma once

#include "lessons/check.h"
#include "lessons/hand_table.h"
#include "lessons/named.h"

namespace lessons {

// Of an answer, where there are none but those of every game.
struct NoClaims {
    bool operator==(const NoClaims&) const = default;
};

template<class K>
struct UsualKind {
    using Claims = NoClaims;

    // ---- Files. ----
    [[nodiscard]] static bool isCard(const QString& code) { return K::cardOf(code).has_value(); }
    [[nodiscard]] static std::optional<std::vector<Card>> cardListOf(const QString& text) {
        return cardsListed<K>(text);
    }
    [[nodiscard]] static auto seatFactOf(const QString& text) { return K::seatOf(text); }
    [[nodiscard]] static auto numberAsks() {
        return std::array<std::pair<const char*, typename K::AskKind>, 1>{{{"number", K::AskKind::Number}}};
    }
    template<class Spot>
    [[nodiscard]] static bool mayPickFrom(const Spot& spot) {
        using Kind = typename K::SpotKind;
        return spot.kind == Kind::Spread || spot.kind == Kind::Hand || spot.kind == Kind::Pile ||
               spot.kind == Kind::Trick;
    }
    static void read(Fields<K>&, NoClaims&) {}
    [[nodiscard]] static auto faultOf(const records::JsonError& error) {
        typename K::RecordFault fault;
        fault.fault.json = error;
        return fault;
    }

    // ---- Facts. ----
    template<class Spot, class Table, class Seat>
    [[nodiscard]] static CardSet cardsAt(const Spot& spot, const Table& table, Seat) {
        using Kind = typename K::SpotKind;
        return spot.kind == Kind::Cards    ? spot.cards
               : spot.kind == Kind::Hand   ? table.held(spot.seat)
               : spot.kind == Kind::Pile   ? table.captured(spot.side)
               : spot.kind == Kind::Trick  ? lyingTrick(table)
               : spot.kind == Kind::Spread ? spreadOut(table)
                                           : CardSet{};
    }

    // ---- What the checker holds against the table. ----
    template<class AskKind>
    [[nodiscard]] static bool anyWillDo(AskKind) {
        return false;
    }
    // People and the score need no card to be there.
    template<class Spot, class Table, class Seat>
    [[nodiscard]] static bool isThere(const Spot& spot, const Table& table, Seat you) {
        bool always = spot.kind == K::SpotKind::Seat;
        if constexpr (requires { K::SpotKind::Score; })
            always = always || spot.kind == K::SpotKind::Score;
        return always ? table.hand() != nullptr : !K::cardsAt(spot, table, you).empty();
    }
    [[nodiscard]] static CardSet unexplained(const Step<K>&, const Scene<K>&) { return {}; }
    template<class Table, class Seat>
    [[nodiscard]] static QString falseClaim(const NoClaims&, const Table&, Seat) {
        return {};
    }
};

// The cards that may be played now; nothing where none is to be.
template<class K>
[[nodiscard]] std::optional<CardSet> legalIn(const typename K::Table& table) {
    const auto now = table.choice();
    const auto play = now ? K::toPlay(*now) : std::nullopt;
    return play ? std::optional(play->cards) : std::nullopt;
}

// What "legal", "suit C" and codes mean among these cards; nothing for other words. `ofSuit` has the cards of
// a suit.
template<class K, class OfSuit>
[[nodiscard]] std::optional<CardSet> cardsMeant(const QString& words, CardSet from, const Scene<K>& scene,
                                                OfSuit ofSuit) {
    if (words.startsWith(QStringLiteral("suit ")))
        if (const auto suit = K::suitNamed(words.mid(5)))
            return from & ofSuit(*suit);
    if (words == QStringLiteral("legal")) {
        const auto legal = legalIn<K>(*scene.table);
        return legal ? std::optional(from & *legal) : std::nullopt;
    }
    const auto list = K::cardListOf(words);
    return list ? std::optional(from & asSet(*list)) : std::nullopt;
}

} // namespace lessons
