// Counts to try: of hands played at random, and contrived ones.
#pragma once

#include "desktop/count/ledger.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "tricks/referee.h"

namespace count {

// A hand that random players play to its end; the same for the same seed.
inline CountContent playedHand(std::uint64_t seed, minchiate::Side us) {
    using namespace minchiate;
    Deal deal;
    deal.deck = numberedDeck(seed);
    deal.rules.restiAtEndOnly = seed % 3 == 0;
    const auto someone = players::randomPlayer();
    tricks::Referee<Game> referee(deal, {someone, someone, someone, someone}, seed);
    playOut(referee);
    const Hand& hand = referee.hand();
    CountContent content;
    content.result = *hand.result();
    content.us = us;
    content.padNet = hand.tally().net();
    for (const Payment& payment : hand.tally().paid())
        content.paidBefore += sign(payment.side);
    if (!hand.tricks().empty()) {
        for (const Trick::Entry& play : hand.tricks().back().plays)
            content.lastTrick.push_back(play.card);
    }
    content.usNames = QStringLiteral("You and Lapo");
    content.theirNames = QStringLiteral("Vieri and Bice");
    content.lastTrickBy = QStringLiteral("Lapo");
    content.nextWords = QStringLiteral("&Next hand");
    return content;
}

// What North and South, and East and West, would have captured; NS took the last trick.
inline CountContent contrived(minchiate::CardSet ns, minchiate::CardSet ew, int padNet, int paidBefore) {
    using namespace minchiate;
    RuleSet rules;
    rules.demon = true;
    PerSide<CardSet> captured;
    captured[Side::NS] = ns;
    captured[Side::EW] = ew;
    CountContent content;
    content.result = resultOf(captured, Side::NS, {}, Tally{}, rules);
    content.result.net += padNet;
    content.result.restiNow = restiFor(content.result.net);
    content.result.resti = content.result.restiNow + paidBefore;
    content.padNet = padNet;
    content.paidBefore = paidBefore;
    content.lastTrick = {trump(38), trump(31), trump(17), trump(12)};
    content.usNames = QStringLiteral("You and Lapo");
    content.theirNames = QStringLiteral("Vieri and Bice");
    content.lastTrickBy = QStringLiteral("Lapo");
    content.nextWords = QStringLiteral("&Next hand");
    return content;
}

// All 84 cards of a hand, with everything that can count: thirteen cups are in the fola.
inline minchiate::CardSet wholeHand() {
    using namespace minchiate;
    return kWholeDeck - (cardsOf(Suit::Cups) - CardSet(king(Suit::Cups)));
}

} // namespace count
