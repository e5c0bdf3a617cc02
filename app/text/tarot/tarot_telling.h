// French Tarot at the table, told to the person at the screen: lines under names, what is asked, what it
// pays, what is announced. Seats by their places in the turn order never appear here.
#pragma once

#include "tarot/match.h"
#include "tarot/progress.h"
#include "text/log.h"
#include "text/tarot/tarot_words.h"
#include "text/uncounted.h"

namespace text::tarot {

// Who tells and to whom: `me` is the person at the screen.
struct Teller {
    Names names;
    ::tarot::Seat me{};
    bool watched = false; // a hand looked at from that seat, not played: nobody is "you" but who played it
    std::optional<::tarot::Seat> you{}; // the reader's own seat in a hand looked at, if they played in it

    // Who is "you", if anybody is.
    [[nodiscard]] std::optional<::tarot::Seat> own() const { return watched ? you : std::optional(me); }
    [[nodiscard]] bool isMe(::tarot::Seat seat) const { return seat == own(); }
    // "You" for me, else the companion's name.
    [[nodiscard]] QString name(::tarot::Seat seat) const;
};
// One sentence with two wordings: `you` with %1 the object, `other` with %1 the name and %2 the object.
[[nodiscard]] QString byWhom(const Teller& teller, ::tarot::Seat seat, const QString& you,
                             const QString& other, const QString& object = {});

// Halves as people say points: "47", "2½", "½".
[[nodiscard]] QString pointsText(int halves);
// "hearts", "trumps".
[[nodiscard]] QString suitOrTrumps(::tarot::Card card);

// ---- Lines under names. ----

[[nodiscard]] QString plateLine(const ::tarot::View& view, ::tarot::Seat seat, const Teller& teller);
// The same for the person who is asked: "your turn: bid", "your turn: hearts, or the Excuse".
[[nodiscard]] QString turnLine(const ::tarot::Choice& choice, const ::tarot::View& view);

// ---- The auction (F5). ----

[[nodiscard]] QString chienWords(int cards); // "the chien, 6 cards"
// "Nobody has bid yet", "Vieri’s prise stands: bid higher, or pass".
[[nodiscard]] QString auctionLine(const ::tarot::View& view, const Teller& teller);
// "3 bouts in your hand: 36 points to make".
[[nodiscard]] QString needLine(::tarot::CardSet hand);
// A bid on its tile, with its key, and the line under it: what it is worth, or why it cannot be had.
[[nodiscard]] QString bidOnTile(::tarot::Bid bid);
[[nodiscard]] QString underBid(::tarot::Bid bid, const ::tarot::View& view, const Teller& teller);
// What it pays: a title, a formula, and what that means.
struct BidPays {
    QString title, formula;
    QStringList lines;
};
[[nodiscard]] BidPays bidPays(::tarot::Bid bid, const ::tarot::View& view, const Teller& teller);

// ---- Call, écart, jeu (F6, F7). ----

[[nodiscard]] QString callLine(const ::tarot::View& view);
struct DiscardWords {
    QString count, effect, note;
};
[[nodiscard]] DiscardWords discardWords(::tarot::CardSet hand, ::tarot::CardSet raised,
                                        const ::tarot::DiscardChoice& choice);
// Why this card stays in hand: "A king is never laid away (F6.5)."
[[nodiscard]] QString whyNotLaidAway(::tarot::Card card, const ::tarot::DiscardChoice& choice,
                                     std::optional<::tarot::Card> called);
[[nodiscard]] QString slamButton(::tarot::Slam slam);
[[nodiscard]] QString jeuLine(const ::tarot::View& view);
[[nodiscard]] QString jeuNote(const ::tarot::View& view);

// ---- Announcements (F7.4–F7.7). ----

// "poignée of ten": so many cards.
[[nodiscard]] QString poigneeName(int cards);
[[nodiscard]] QString announceOffer(const ::tarot::PlayChoice& choice);
[[nodiscard]] QString announceNote(const ::tarot::PlayChoice& choice, const ::tarot::View& view);
[[nodiscard]] QString poigneeButton(const ::tarot::PoigneeChoice& choice, int players);
[[nodiscard]] QString misereButton(::tarot::Announced kind);
// "Bice shows a poignée of eight", "Vieri announces a misère of trumps".
[[nodiscard]] QString announcedLine(const ::tarot::Announcement& announcement, const Teller& teller);
[[nodiscard]] QString announcedMeaning(const ::tarot::Announcement& announcement, int players);

// ---- The contract while it is played. ----

[[nodiscard]] QString contractLine(const ::tarot::View& view, const Teller& teller); // "Bice, × 2"
// The bouts that this seat knows with the declarer's side: "with you: 2 bouts", "with Bice: 2 bouts" where a
// hand is looked at, "seen: 1 bout, 1 lost".
[[nodiscard]] QString boutsKnown(const ::tarot::View& view, const ::tarot::Progress& progress,
                                 const Teller& teller);
// The card points won so far, and how many are needed: "13½ of 41".
[[nodiscard]] QString pointsOfNeeded(const ::tarot::Progress& progress);
// Of what they are: "card points: tricks and écart", "declarer’s card points: tricks".
[[nodiscard]] QString pointsKnown(const ::tarot::View& view, const ::tarot::Progress& progress,
                                  const Teller& teller);
// All of it, read aloud: "Bice plays a garde, times 2. Seen: 1 bout: the 21. …"
[[nodiscard]] QString contractTold(const ::tarot::View& view, const ::tarot::Progress& progress,
                                   const Teller& teller);
// A hand on the score: "Lapo, garde sans, made"; "4 Bice deals" is told by dealsLine().
[[nodiscard]] QString handLine(const ::tarot::Result& result, const ::tarot::Terms& terms,
                               const Teller& teller);
// The same where there is less room: "Lapo with Bice, garde sans +4"; empty where it is as short.
[[nodiscard]] QString briefHandLine(const ::tarot::Result& result, const ::tarot::Terms& terms,
                                    const Teller& teller);
[[nodiscard]] QString dealsLine(::tarot::Seat dealer, const Teller& teller);

// How the first dealer was drawn (F3.2).
[[nodiscard]] LogSection drawStory(const std::vector<::tarot::DrawnCard>& draw, const Teller& teller);
// What was done last in a hand that is looked at: the trick and who wins it, else the log's last line.
[[nodiscard]] QString lastDone(const ::tarot::View& view, const Teller& teller);
// The log of the hand as far as this view tells it.
[[nodiscard]] std::vector<LogSection> storyOf(const ::tarot::View& view, const Teller& teller,
                                              std::optional<tricks::Uncounted> uncounted);

} // namespace text::tarot
