// Hands given to the table in tests: the one of the design's pictures, and one dealt to order.
#pragma once

#include "bolognese/records/hand_record.h"

#include <QJsonArray>
#include <QJsonObject>

namespace support {

using namespace bolognese;

inline constexpr auto kDeck =
    "T5 SN CA DA BA T18 T19 B7 S6 T6 CK T17 T14 D8 D7 TM3 B9 BK D6 B6 TM2 BN DJ SA C10 C6 S10 T12 DN T15 SJ "
    "T1 "
    "DK C7 D9 SK T7 C9 DQ M T9 D10 TM4 T11 SQ C8 T10 T8 T13 S7 T20 BJ TM1 CJ CQ S9 BQ S8 B8 CN T16 B10";
inline const QStringList kActions{
    "E:discard C9 D6", "N:accuse aces", "N:play TM2", "W:play T6",  "S:accuse pages", "S:play T14",
    "E:accuse batons", "E:play T16",    "E:play B6",  "N:play BA",  "W:play B7",      "S:play BJ",
    "S:play DK",       "E:play M",      "N:play DJ",  "W:play DN",  "S:play CK",      "E:play CN",
    "N:play C10",      "W:play C8",     "S:play D9",  "E:play DQ",  "N:play D10",     "W:play T15",
    "W:play T19",      "S:play T20",    "E:play T7",  "N:play T11", "S:play CQ",      "E:play TM3",
    "N:play CA",       "W:play C6",     "E:play B8",  "N:play BN",  "W:play T8",      "S:play T17",
    "S:play D8",       "E:play S9",     "N:play DA",  "W:play T13", "W:play S6",      "S:play SJ",
    "E:play S8",       "N:play SQ",     "N:play SA",  "W:play S10", "S:play TM1",     "E:play SK",
    "S:play D7",       "E:play B10",    "N:play TM4", "W:play T12", "W:play S7",      "S:play T1",
    "E:play B9",       "N:play SN",     "S:play C7",  "E:play BQ",  "N:play T5",      "W:play T10",
    "W:play T18",      "S:play CJ",     "E:play BK",  "N:play T9"};

// That hand after so many of its actions.
inline HandRecord handB(int actions) {
    QJsonObject object{{"format", "tarocco-bolognese-hand"},
                       {"version", 1},
                       {"rules", QJsonObject()},
                       {"dealer", "E"},
                       {"score", QJsonObject{{"NS", 412}, {"EW", 365}}},
                       {"deck", kDeck},
                       {"actions", QJsonArray::fromStringList(kActions.mid(0, actions))}};
    const auto read = handRecordOf(object);
    if (read.index() != 0)
        qFatal("the hand cannot be read");
    return std::get<LoadedHand>(read).record;
}

// Dealt so that these seats hold these cards first, five by five; what is not said comes from the rest.
inline HandRecord dealtBy(Seat dealer, const PerSeat<QStringList>& wanted) {
    HandRecord record;
    record.deal.dealer = dealer;
    PerSeat<std::vector<Card>> hands;
    CardSet used;
    for (Seat seat : kSeats)
        for (const QString& code : wanted[seat]) {
            hands[seat].push_back(*cardOf(code.toStdString()));
            used.insert(hands[seat].back());
        }
    std::vector<Card> rest;
    for (Card card : kWholeDeck)
        if (!used.contains(card))
            rest.push_back(card);
    for (Seat seat : kSeats)
        while (!wanted[seat].empty() && hands[seat].size() < 15) {
            hands[seat].push_back(rest.back());
            rest.pop_back();
        }
    PerSeat<std::size_t> own{};
    std::size_t others = 0;
    for (std::size_t i = 0; i < kDeckSize; ++i) {
        Seat seat = right(dealer);
        for (std::size_t turn = (i / 5) % 4; turn > 0; --turn)
            seat = right(seat);
        const bool named = i < 60 && !wanted[seat].empty();
        record.deal.deck[i] = named ? hands[seat][own[seat]++] : rest[others++];
    }
    return record;
}

// Dealt so that South, who deals, holds these five by five first.
inline HandRecord dealtTo(const PerSide<int>& score, const QStringList& southFirst) {
    PerSeat<QStringList> wanted;
    wanted[Seat::S] = southFirst;
    HandRecord record = dealtBy(Seat::S, wanted);
    record.deal.score = score;
    return record;
}

// Goes on until South has a card to play, who lays these two away if it deals: the others accuse all they
// can, and play the first card that they may.
inline HandRecord untilSouthPlays(HandRecord record, const std::array<Card, 2>& away) {
    Hand hand(record.deal);
    for (;;) {
        const Choice choice = *hand.choice();
        Action action{choice.seat, Discard{away}};
        if (const auto* play = std::get_if<PlayChoice>(&choice.among)) {
            if (choice.seat == Seat::S)
                return record;
            action.what = Play{play->cards.first()};
            if (!play->accuso.made.empty()) {
                Accuse accuse;
                for (const Combination& one : play->accuso.made)
                    accuse.names.push_back(one.name);
                action.what = accuse;
            }
        }
        if (hand.apply(action).index() != 0)
            qFatal("the hand cannot be played");
        record.actions.push_back(action);
    }
}

// All four have much to accuse, and South comes last.
inline HandRecord muchAccused() {
    PerSeat<QStringList> wanted;
    wanted[Seat::E] = {"CA", "DA", "SA", "BA", "T5"};
    wanted[Seat::N] = {"TM1", "TM2", "TM3", "TM4", "T20", "T18", "T17", "T16"};
    wanted[Seat::W] = {"CQ", "DQ", "SQ", "BQ", "T6"};
    wanted[Seat::S] = {"CK", "DK", "SK", "BK", "T1", "M",  "T19", "CJ",
                       "DJ", "SJ", "CN", "DN", "BN", "C6", "D6"};
    return untilSouthPlays(dealtBy(Seat::S, wanted), {*cardOf("C6"), *cardOf("D6")});
}

// Each of the others has three fans to accuse, and South comes last.
inline HandRecord threeFansEach() {
    PerSeat<QStringList> wanted;
    wanted[Seat::E] = {"CA", "DA", "SA", "BA", "CJ", "DJ", "SJ", "BJ", "CK", "DK", "SK"};
    wanted[Seat::N] = {"TM1", "TM2", "TM3", "TM4", "T20", "T19", "T18", "T17", "T16", "T15", "M"};
    wanted[Seat::W] = {"CQ", "DQ", "SQ", "BQ", "CN", "DN", "SN", "BN", "BK"};
    wanted[Seat::S] = {"C6", "D6", "C7", "D7", "S6", "T5"};
    return untilSouthPlays(dealtBy(Seat::S, wanted), {*cardOf("C6"), *cardOf("D6")});
}

} // namespace support
