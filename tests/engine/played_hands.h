// Hands played by the random player, for the tests of records.
#pragma once

#include "minchiate/numbered_deal.h"
#include "minchiate/players/player.h"
#include "minchiate/records/hand_record.h"
#include "minchiate/records/match_record.h"
#include "tricks/referee.h"

namespace support {

// The numbered deal played at random: to its end, or as many actions as are asked for.
inline records::LoadedHand playedHand(std::uint64_t number, minchiate::Seat dealer, int actions = 1000) {
    records::LoadedHand played{{}, minchiate::Hand({{}, dealer, minchiate::numberedDeck(number)})};
    const players::Player player = players::randomPlayer();
    tricks::Referee<minchiate::Game> referee(played.hand.deal(), {player, player, player, player}, number);
    while (!referee.over() && static_cast<int>(referee.actions().size()) < actions)
        if (std::holds_alternative<minchiate::Refusal>(referee.step()))
            break;
    played.record.deal = played.hand.deal();
    played.record.number = number;
    played.record.actions = referee.actions();
    played.hand = referee.hand();
    return played;
}

// A hand of a match as it stands there, what it paid included once it is over.
inline records::MatchHand matchHand(const records::LoadedHand& played) {
    records::MatchHand hand;
    hand.record = played.record;
    if (const auto& result = played.hand.result()) {
        hand.net = result->net;
        hand.resti = result->resti;
    }
    return hand;
}

// A match of so many finished hands, and then so many actions of another if `under way` is not negative.
inline records::MatchRecord playedMatch(std::uint64_t seed, minchiate::Length length, int finished,
                                        int underWay = -1) {
    records::MatchRecord record;
    record.length = length;
    record.players = {QStringLiteral("Ada"), QStringLiteral("Lapo"), QStringLiteral("Bice"),
                      QStringLiteral("Nuto")};
    record.levels = {QString(), QStringLiteral("apprentice"), QStringLiteral("random"),
                     QStringLiteral("apprentice")};
    tricks::Random random(seed);
    record.draw = minchiate::drawForPartners(random);
    record.seed = random.next();
    for (int i = 0; i < finished; ++i)
        record.hands.push_back(matchHand(playedHand(random.next() >> 16, minchiate::dealerOf(i))));
    if (underWay >= 0)
        record.hands.push_back(
            matchHand(playedHand(random.next() >> 16, minchiate::dealerOf(finished), underWay)));
    return record;
}

} // namespace support
