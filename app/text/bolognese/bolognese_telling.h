// Tarocco bolognese at the table, told to the person at the screen: lines under names, what is asked, what is
// accused and signalled, how a hand came out. Seats and NS/EW never appear here.
#pragma once

#include "bolognese/match.h"
#include "bolognese/view.h"
#include "text/bolognese/bolognese_words.h"
#include "text/log.h"
#include "text/uncounted.h"

namespace text::bolognese {

// ---- Lines under names. ----

struct PlateFacts {
    tricks::Seat seat{};
    bool deals = false;
    bool thinks = false; // its discard or card is awaited, and the picture has caught up
};
[[nodiscard]] QString plateLine(const PlateFacts& facts, const Teller& teller);
// The same for the person who is asked: "accuse, or just lead", "nothing to accuse: lead", "your turn: lead".
[[nodiscard]] QString turnLine(const ::bolognese::Choice& choice, const ::bolognese::View& view);

// ---- The discard (B4.3). ----

// What the cards raised so far do: "a void in cups".
[[nodiscard]] QString discardEffect(tricks::CardSet hand, tricks::CardSet raised);

// ---- Accusing (B6). ----

[[nodiscard]] QString fanName(::bolognese::Name name); // "Grande", "Cups", "Pages"
// "Page of cups, page of swords and page of batons. 12 points."
[[nodiscard]] QString fanTold(const ::bolognese::Combination& one);
// As it is called at the table, in Italian and never translated (B6.6): "tre Fanti, sbaglia Denari".
[[nodiscard]] QString accusoSpoken(const ::bolognese::Combination& one);
// The same in plain words: "three pages, all but coins".
[[nodiscard]] QString accusoGloss(const ::bolognese::Combination& one);
// Short, with all its cards, the head too: "four aces", "king and queen of batons with the Matto".
[[nodiscard]] QString accusoShort(const ::bolognese::Combination& one);
// What several say together; what they mean, plainly; and in place of that their doubling, where they double.
[[nodiscard]] QString spokenTogether(const std::vector<::bolognese::Combination>& shown);
[[nodiscard]] QString glossOf(const std::vector<::bolognese::Combination>& shown);
[[nodiscard]] QString glossTogether(const std::vector<::bolognese::Combination>& shown,
                                    const ::bolognese::RuleSet& rules);
// What the sum of an accuso that calls out is made of: "412 + 15 + 12 reach 800: the match is ours".
[[nodiscard]] QString callingOutSum(const ::bolognese::View& view, int points);
// Said once before a card that gives up what could be accused (B6.1), or was chosen and not accused.
[[nodiscard]] QString silenceDoubt(const std::vector<::bolognese::Combination>& made,
                                   const std::vector<::bolognese::Combination>& chosen);
// What is marked for it, with what counts twice: "+35 ×2", "+30 ×2 + 17".
[[nodiscard]] QString accusoMark(const ::bolognese::Accuso& accuso);
// Whether that combination of it counts twice (B6.3).
[[nodiscard]] bool countsTwice(const ::bolognese::Combination& one, const ::bolognese::Accuso& accuso);
[[nodiscard]] QString accusesTitle(tricks::Seat seat, const Teller& teller); // "You accuse"

// ---- Signals (B7). ----

[[nodiscard]] QString signalWord(::bolognese::Signal signal);  // "busso", never translated
[[nodiscard]] QString signalGloss(::bolognese::Signal signal); // "your best card!"
// The suits of the cards that may be led with a word: "cups and trumps".
[[nodiscard]] QString signalCards(const ::bolognese::PlayChoice& choice);
// Why it is barred, short: "not so: the 7 left".
[[nodiscard]] QString signalBarred(const ::bolognese::Refusal& why, ::bolognese::Signal signal,
                                   tricks::CardSet hand);

// Why no signal goes with that card at all, led now.
[[nodiscard]] QString signalNotAllowed(tricks::Card card, const ::bolognese::RuleSet& rules);

// ---- The score (B3, B8). ----

// "We make 377, they 133", "Our side calls out …".
[[nodiscard]] QString resultLine(const ::bolognese::View& view, const Teller& teller);
[[nodiscard]] QStringList resultLines(const ::bolognese::View& view, const Teller& teller);
// How the match was won, or that it is not over: what stands under the count.
[[nodiscard]] QString verdictLine(::bolognese::Verdict verdict, const ::bolognese::RuleSet& rules,
                                  const Teller& teller);
// "to 800", "hand 2 of 4".
[[nodiscard]] QString targetLine(const ::bolognese::RuleSet& rules, int hand);

// ---- The draw (B3.1, B3.2); `players` tells who of them sits where. ----

[[nodiscard]] LogSection drawStory(const ::bolognese::Draw& draw, const tricks::PerSeat<int>& players,
                                   const Teller& teller);
// Who plays with whom, and deals first.
[[nodiscard]] QString drawSettled(const Teller& teller);
// Why who drew again; empty where nobody did.
[[nodiscard]] QString drawnAgain(const ::bolognese::Draw& draw, const tricks::PerSeat<int>& players,
                                 const Teller& teller);

// The log of the hand as far as this view tells it.
[[nodiscard]] std::vector<LogSection> storyOf(const ::bolognese::View& view, const Teller& teller,
                                              std::optional<tricks::Uncounted> uncounted);

} // namespace text::bolognese
