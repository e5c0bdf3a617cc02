// What the words of a lesson claim beyond their placeholders, held against the table: a card that is said to
// lie where it does not, a choice that is not the one shown, a decision taken from the learner.
#pragma once

#include "lessons/choices.h"

namespace lessons {

// A card that words tell of: "{seat:E} leads {card:T39}".
struct TellsOfCard {
    QString seat, card; // as the text names them
    bool holds = false; // in hand; else played to the trick
    QString words;      // all of it
};
[[nodiscard]] std::vector<TellsOfCard> tellsOf(const QString& words);

// The cards that a seat has played to the trick that lies on the table, or was gathered last.
template<class Table, class Seat>
[[nodiscard]] CardSet playedBy(Seat seat, const Table& table) {
    CardSet cards;
    if (!table.tricks().empty())
        for (const auto& entry : table.tricks().back().plays)
            if (entry.seat == seat)
                cards.insert(entry.card);
    return cards;
}

// What a text tells of a card: the first that is not so, empty where all are. Words of playing look at the
// trick, "holds" and the like at the hand.
template<class K>
[[nodiscard]] QString untrue(const QString& words, const typename K::Table& table) {
    for (const TellsOfCard& told : tellsOf(words)) {
        const auto seat = K::seatOf(told.seat);
        const auto card = K::cardOf(told.card);
        if (seat && card && !(told.holds ? table.held(*seat) : playedBy(*seat, table)).contains(*card))
            return told.words;
    }
    return {};
}

// The words ask which card to keep, and not which to play.
[[nodiscard]] bool asksWhatToKeep(const QString& words);

// The next step's own table goes on from this hand, but with another card than the learner played.
template<class K>
[[nodiscard]] bool showsOtherCard(const typename K::Table& asked, Card played,
                                  const typename K::Table& next) {
    const auto *before = asked.hand(), *after = next.hand();
    const auto now = asked.choice();
    const auto play = now ? K::toPlay(*now) : std::nullopt;
    if (!before || !after || !play || before->deal() != after->deal())
        return false;
    const auto& was = asked.tricks();
    const auto& is = next.tricks();
    // The place of the card that was asked for, in trick and play.
    const bool fresh = was.empty() || was.back().winner.has_value();
    const std::size_t trick = was.size() - (fresh ? 0 : 1), place = fresh ? 0 : was.back().plays.size();
    for (std::size_t t = 0; t < trick; ++t)
        if (t >= is.size() || is[t] != was[t])
            return false; // not this hand's going on
    return trick < is.size() && place < is[trick].plays.size() && is[trick].plays[place].seat == play->seat &&
           is[trick].plays[place].card != played;
}

// Of a whole hand: an action of these takes a decision that is the learner's.
template<class K>
[[nodiscard]] bool decidesFor(typename K::Game::Seat you, typename K::Table table,
                              const std::vector<typename K::Game::Action>& actions) {
    for (const auto& action : actions) {
        const auto now = table.choice();
        if (!now)
            return false;
        const auto play = K::toPlay(*now);
        if (K::Game::chooser(*now) == you && (!play || play->cards.size() > 1))
            return true;
        if (std::holds_alternative<typename K::Game::Refusal>(table.apply(action)))
            return false;
    }
    return false;
}

} // namespace lessons
