// Cuatrola at the table, told to the person at the screen: lines under names, what is asked, what is said
// aloud, how a hand came out. Seats and NS/EW never appear here.
#pragma once

#include "cuatrola/match.h"
#include "cuatrola/view.h"
#include "text/cuatrola/cuatrola_words.h"
#include "text/log.h"
#include "text/uncounted.h"

namespace text::cuatrola {

// What a seat does as the line under its name tells it.
struct PlateFacts {
    tricks::Seat seat{};
    bool deals = false;                   // and the asking lasts
    std::optional<::cuatrola::Bid> bid{}; // spoken, while the asking lasts
    std::optional<::cuatrola::Contract> contract{};
    bool thinks = false; // its bid or card is awaited, and the picture has caught up
};
[[nodiscard]] QString plateLine(const PlateFacts& facts, const Teller& teller);
// The same for the person who is asked: "your turn: pass or ask", "your solo, for 2: lead".
[[nodiscard]] QString turnLine(const ::cuatrola::Choice& choice, const ::cuatrola::View& view);

// ---- Asking (C4). ----

// What the asking came to, read out: "Vieri: plays a solo · against you. Lapo is idle." (C4.3, C4.4)
[[nodiscard]] QString askingTold(const ::cuatrola::Contract& contract, const Teller& teller);
// "Nobody has asked yet: ask, or pass", "Vieri's solo stands: ask more, or pass".
[[nodiscard]] QString askingLine(const ::cuatrola::View& view, const Teller& teller);
[[nodiscard]] QString askingNote(); // "what you ask is won or lost whole"
// A bid on its tile, with its key: "&Solo".
[[nodiscard]] QString bidOnTile(::cuatrola::Bid bid);
// Under the name of one that has no peas: "no bet", "not over solo".
[[nodiscard]] QString underBid(::cuatrola::Bid bid, ::cuatrola::Bid highest);
// What it pays: a title, so many game points, and what that means for whom.
struct BidPays {
    QString title, worth;
    QStringList lines;
};
[[nodiscard]] BidPays bidPays(::cuatrola::Bid bid, const ::cuatrola::View& view, const Teller& teller);
// As it is called at the table, in Spanish and never translated: "paso".
[[nodiscard]] QString bidSpoken(::cuatrola::Bid bid);

// ---- Cantes (C6). ----

[[nodiscard]] QString canteTitle(::cuatrola::Suits suits); // "King and knight of cups"
[[nodiscard]] QString singNote(::cuatrola::Suits held, ::cuatrola::Suit trump);
// A button's words: "Stay s&ilent", "&Sing 40", "&Sing 20 in cups" where there are several.
[[nodiscard]] QString singButton(::cuatrola::Suits suits, ::cuatrola::Suit trump, int answers);
[[nodiscard]] int cantePoints(::cuatrola::Suits suits, ::cuatrola::Suit trump);
// "You sing"; "las cuarenta", "las veinte en bastos"; what it means for whom.
[[nodiscard]] QString singsTitle(tricks::Seat seat, const Teller& teller);
[[nodiscard]] QString canteSpoken(::cuatrola::Suit suit, ::cuatrola::Suit trump);
[[nodiscard]] QString canteMeaning(const ::cuatrola::Cante& cante, ::cuatrola::Suit trump,
                                   const Teller& teller);

// ---- The end (C8). ----

// "We win by 71 to 59: 1 game point for us (C8.1)."
[[nodiscard]] QString resultLine(const ::cuatrola::View& view, const Teller& teller);
// How the points of a plain or solo hand add up, a pair a line; nothing where only tricks matter.
[[nodiscard]] QStringList countLines(const ::cuatrola::View& view, const Teller& teller);
[[nodiscard]] QString ruleOfResult(const ::cuatrola::View& view);
// "The match is over: it is ours, by 21 to 14 (C2.4)."; nothing while no pair has the target.
[[nodiscard]] QString matchLine(const ::cuatrola::Standing& standing, int target, const Teller& teller);

// "cups are trumps".
[[nodiscard]] QString trumpLine(::cuatrola::Suit suit);

// How the first dealer was found (C2.2).
[[nodiscard]] LogSection drawStory(const std::vector<::cuatrola::DrawnCard>& draw, const Teller& teller);
// The log of the hand as far as this view tells it.
[[nodiscard]] std::vector<LogSection> storyOf(const ::cuatrola::View& view, const Teller& teller,
                                              std::optional<tricks::Uncounted> uncounted);

} // namespace text::cuatrola
