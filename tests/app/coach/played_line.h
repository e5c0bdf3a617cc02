// Whole hands for the tests of review and board.
#pragma once

#include "desktop/coach/coach_words.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "tricks/referee.h"

namespace support {

// A numbered deal as four apprentices play it.
inline review::Line playedLine(std::uint64_t number) {
    using namespace minchiate;
    const Deal deal{{}, Seat::S, numberedDeck(number)};
    tricks::Session<Game> session(deal);
    if (std::holds_alternative<Refusal>(session.apply({tricks::left(Seat::S), Cut{numberedCut(number)}})))
        qFatal("the cut was refused");
    const auto player = players::apprentice();
    tricks::Referee<Game> referee(session, {player, player, player, player}, 7);
    while (!referee.over())
        if (std::holds_alternative<Refusal>(referee.step({})))
            qFatal("an apprentice was refused");
    return {deal, {referee.actions().begin(), referee.actions().end()}};
}

inline coach::PlayedHand playedBy(minchiate::Seat reader, std::uint64_t number) {
    coach::PlayedHand hand{playedLine(number), {}};
    hand.company.reader = reader;
    hand.company.names = {
        {QStringLiteral("Ada"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}};
    hand.company.names[reader] = QStringLiteral("You");
    return hand;
}

} // namespace support
