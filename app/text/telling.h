// What happens at the table, told to the person at the screen: "you", the companions' names, "us" and "them".
// Seats and NS/EW never appear here.
#pragma once

#include "minchiate/match.h"
#include "minchiate/seat_view.h"
#include "text/words.h"

#include <vector>

namespace text {

// Who tells and to whom: `me` is the person at the screen.
struct Teller {
    Names names = seatNames();
    minchiate::Seat me{};
    bool watched = false; // a hand looked at from that seat, not played: nobody is "you" but who played it
    std::optional<minchiate::Seat> you{}; // the reader's own seat in a hand looked at, if they played in it

    [[nodiscard]] bool isMe(minchiate::Seat seat) const { return watched ? seat == you : seat == me; }
    [[nodiscard]] bool isOurs(minchiate::Side side) const { return side == minchiate::sideOf(me); }
    // The pair that is "us": none where nobody at the table is "you".
    [[nodiscard]] std::optional<minchiate::Side> us() const;
    // "You" for me, else the companion's name.
    [[nodiscard]] QString name(minchiate::Seat seat) const;
    // "us" or "them"; "Lapo and Bice" where nobody at the table is "you".
    [[nodiscard]] QString side(minchiate::Side side) const;
};

// "Lapo and Bice", "you and Lapo".
[[nodiscard]] QString pairNames(minchiate::Side side, const Teller& teller);

// One sentence with two wordings: `you` with %1 the object, `other` with %1 the name and %2 the object.
[[nodiscard]] QString byWhom(const Teller& teller, minchiate::Seat seat, const QString& you,
                             const QString& other, const QString& object = {});
// One sentence with three wordings: of us, of them, each with %1 … the objects; and with %1 the pair and %2 …
// the objects, where nobody at the table is "you".
template<class... Objects>
[[nodiscard]] QString byWhose(const Teller& teller, minchiate::Side side, const QString& ours,
                              const QString& theirs, const QString& named, const Objects&... objects) {
    if (!teller.us())
        return named.arg(pairNames(side, teller), objects...);
    const QString& words = side == teller.us() ? ours : theirs;
    if constexpr (sizeof...(objects) == 0)
        return words;
    else
        return words.arg(objects...);
}
// The same on a label: "Lapo, Bice".
[[nodiscard]] QString sideLabel(minchiate::Side side, const Teller& teller);
// The same text with a capital letter first.
[[nodiscard]] QString capitalised(QString text);
// In the order given, short as a log needs it: "36, 38, 39", "the 36".
[[nodiscard]] QString cardsInText(const std::vector<minchiate::Card>& cards);

// ---- Marks and the pad. ----

// Why a mark is made: "Lapo robs the 36", "You turn up the 33", "Bice takes the 20 from the fola",
// "Vieri: 28 to 32, Fool", "31 dies". Marks merged into one, with several cards, read "28 and 32 die".
[[nodiscard]] QString markReason(const minchiate::Mark& mark, const Teller& teller);
// "+5 us". Points are positive: the side says whose they are.
[[nodiscard]] QString markPoints(const minchiate::Mark& mark, const Teller& teller);
[[nodiscard]] QString pointsFor(int points, minchiate::Side side, const Teller& teller);
// "1 resto paid to us", "2 resti paid to them".
[[nodiscard]] QString restiPaid(int resti, minchiate::Side side, const Teller& teller);
// "1 resto", "2 resti".
[[nodiscard]] QString restiCount(int resti);

// The versicola that these cards are, as a mark of a declaration holds them.
[[nodiscard]] minchiate::Versicola versicolaOf(minchiate::CardSet cards);

// ---- The fola. ----

// A spoken announcement (M5.8, M5.12).
struct Spoken {
    QString title;   // "Lapo announces the fola"
    QString words;   // "4 red, 1 long"
    QString meaning; // what that holds, in full
};
[[nodiscard]] Spoken spoken(const minchiate::event::Announced& announced, const Teller& teller);

// ---- The Fool, a fall, the last trick. ----

// "They owe us a card for the Fool" (M6.6).
[[nodiscard]] QString foolOwed(minchiate::Side owing, const Teller& teller);
// "They give us the 10 of cups for the Fool".
[[nodiscard]] QString foolPaid(minchiate::Side payer, minchiate::Card card, const Teller& teller);
// "They took no trick: the Fool is ours now".
[[nodiscard]] QString foolLost(minchiate::Side loser, const Teller& teller);
// "Bice falls: no trump left" (M6.10).
[[nodiscard]] QString falls(minchiate::Seat seat, const Teller& teller);
// ---- The draw for partners (M4.1, M4.2). ----

// "You deal first, and Lapo is your partner".
[[nodiscard]] QString drawSettled(minchiate::Seat dealer, const Teller& teller);
// Why somebody drew more than one card: equal cards, the Fool. Empty where nobody did.
[[nodiscard]] QString drawnAgain(const std::vector<minchiate::DrawnCard>& cards,
                                 const minchiate::PerSeat<int>& players, const Teller& teller);

// ---- The log's lines. ----

struct LogLine {
    enum class Kind {
        Heading,
        Mark,   // with points: a lozenge before it
        Strong, // a resto, a result
        Plain,
    };
    Kind kind = Kind::Plain;
    QString left;
    QString right;     // "+5 us", "ours"; often empty
    QString rule = {}; // "M6.8": where to read why, if there is one such place
    bool operator==(const LogLine&) const = default;
};

} // namespace text
