#include "minchiate/sheet/score_sheet.h"

#include <algorithm>

namespace scoresheet {

using namespace minchiate;

namespace {

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

// A draw that seats the players so in that round: the engine's cost of an unfinished round asks for one.
std::array<int, kPlayers> orderFor(const Seating& seats, int round) {
    for (std::array<int, kPlayers> order{0, 1, 2, 3};;) {
        if (seating(order, round) == seats)
            return order;
        if (!std::ranges::next_permutation(order).found)
            return order;
    }
}

Line lineOf(const Sheet& sheet, int hand) {
    const Seating& seats = seatsOf(sheet, hand);
    Line line;
    if (const auto* played = std::get_if<PlayedHand>(&sheet.entries[at(hand)].hand)) {
        line.account = played->account;
        if (line.account.over && !played->unscored)
            pay(line.paid, seats, played->resti);
        return line;
    }
    const KeptHand& kept = std::get<KeptHand>(sheet.entries[at(hand)].hand);
    line.account = accountOf(kept, sheet.rules);
    if (line.account.over) {
        pay(line.paid, seats, line.account.resti);
        for (int player : kept.revokes)
            payRevoke(line.paid, seats, player);
    }
    return line;
}

// What was written, without a count that is not done.
KeptHand settled(KeptHand hand) {
    hand.counting.reset();
    return hand;
}

void add(Accounts& to, const Accounts& what) {
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += what[i];
}

} // namespace

std::array<Seating, kRounds> rotating(const std::array<int, kPlayers>& order) {
    return {seating(order, 0), seating(order, 1), seating(order, 2)};
}

std::array<Seating, kRounds> fixed(const Seating& seats) {
    return {seats, seats, seats};
}

bool isSeating(const Seating& seats) {
    std::array<int, kPlayers> sorted = seats;
    std::ranges::sort(sorted);
    return sorted == std::array<int, kPlayers>{0, 1, 2, 3};
}

bool playedHere(const Sheet& sheet) {
    return std::ranges::any_of(sheet.levels, [](const std::string& level) { return !level.empty(); });
}

int firstPlayer(const Sheet& sheet) {
    return playedHere(sheet) ? 0 : sheet.rounds.front()[Seat::S];
}

Side firstSide(const Sheet& sheet, int hand) {
    return tricks::sideOf(seatOf(seatsOf(sheet, hand), firstPlayer(sheet)));
}

std::array<int, kPlayers> columnsOf(const Sheet& sheet) {
    std::array<int, kPlayers> columns{0, 1, 2, 3};
    if (const auto draw = drawOf(sheet.draw); draw && !playedHere(sheet))
        columns = draw->order;
    std::stable_partition(columns.begin(), columns.end(),
                          [&](int player) { return player == firstPlayer(sheet); });
    return columns;
}

std::optional<int> handsOn(const Sheet& sheet) {
    switch (sheet.span) {
    case Span::Match:
        return handsIn(Length::Match);
    case Span::Round:
        return handsIn(Length::Round);
    case Span::Hand:
        return handsIn(Length::Hand);
    case Span::Open:
        break;
    }
    return std::nullopt;
}

const Seating& seatsOf(const Sheet& sheet, int hand) {
    return sheet.rounds[at(hand / kHandsInRound % kRounds)];
}

int dealerOf(const Sheet& sheet, int hand) {
    if (at(hand) < sheet.entries.size())
        if (const auto* played = std::get_if<PlayedHand>(&sheet.entries[at(hand)].hand))
            return seatsOf(sheet, hand)[played->dealer];
    return seatsOf(sheet, hand)[minchiate::dealerOf(hand)];
}

Seat seatOf(const Seating& seats, int player) {
    return *std::ranges::find_if(tricks::kSeats, [&](Seat seat) { return seats[seat] == player; });
}

void payRevoke(Accounts& accounts, const Seating& seats, int player) {
    const Seat offender = seatOf(seats, player);
    accounts[at(player)] -= 4;
    accounts[at(seats[tricks::right(offender)])] += 2;
    accounts[at(seats[tricks::left(offender)])] += 2;
}

Account accountOf(const Sheet& sheet) {
    Account account;
    account.lines.reserve(sheet.entries.size());
    const int hands = static_cast<int>(sheet.entries.size());
    for (int hand = 0; hand < hands; ++hand) {
        Line line = lineOf(sheet, hand);
        account.finished += line.account.over;
        add(account.totals, line.paid);
        line.after = account.totals;
        account.lines.push_back(std::move(line));
    }
    if (sheet.stopped && account.finished % kHandsInRound != 0) {
        const int round = account.finished / kHandsInRound % kRounds;
        const int played = round * kHandsInRound + account.finished % kHandsInRound;
        account.unfinished = unfinishedRoundCost(orderFor(seatsOf(sheet, account.finished), round), played);
        add(account.totals, account.unfinished);
    }
    return account;
}

std::optional<int> current(const Sheet& sheet) {
    const int hands = static_cast<int>(sheet.entries.size());
    if (sheet.stopped)
        return std::nullopt;
    if (hands > 0)
        if (const auto* kept = std::get_if<KeptHand>(&sheet.entries.back().hand); kept && !kept->over())
            return hands - 1;
    const auto most = handsOn(sheet);
    return most && hands >= *most ? std::nullopt : std::optional(hands);
}

bool over(const Sheet& sheet) {
    return !current(sheet).has_value();
}

void change(Entry& entry, const KeptHand& hand, Moment now) {
    KeptHand& held = std::get<KeptHand>(entry.hand);
    const KeptHand was = settled(held), wanted = settled(hand);
    const bool sameSitting = !entry.former.empty() && now - entry.former.back().changed < kOneSitting;
    if (was == wanted)
        ; // at most its count was gone on with
    else if (sameSitting && entry.former.back().was == wanted)
        entry.former.pop_back(); // put back as it was: nothing has changed
    else if (held.over() && !sameSitting)
        entry.former.push_back({now, was});
    held = hand;
}

bool rulesAreFixed(const Sheet& sheet) {
    return !sheet.entries.empty();
}

int roundsBegun(const Sheet& sheet) {
    const int hands = static_cast<int>(sheet.entries.size());
    return std::min(kRounds, (hands + kHandsInRound - 1) / kHandsInRound);
}

std::optional<Problem> faultOfChange(const Sheet& was, const Sheet& wanted) {
    const int hands = static_cast<int>(was.entries.size());
    if (const auto fault = faultOf(wanted.players))
        return fault;
    if (rulesAreFixed(was) && wanted.rules != was.rules)
        return Problem{.fault = Fault::RulesFixed};
    if (const auto most = handsOn(wanted); most && hands > *most)
        return Problem{.fault = Fault::SpanTooShort, .number = hands};
    for (int round = 0; round < roundsBegun(was); ++round)
        if (wanted.rounds[at(round)] != was.rounds[at(round)])
            return Problem{.fault = Fault::RoundBegun, .number = round};
    return std::nullopt;
}

std::optional<Problem> faultOf(const std::array<std::string, kPlayers>& names) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].find_first_not_of(" \t") == std::string::npos)
            return Problem{.fault = Fault::NameMissing, .number = static_cast<int>(i)};
        for (std::size_t j = 0; j < i; ++j)
            if (names[i] == names[j])
                return Problem{.fault = Fault::NameTwice, .number = static_cast<int>(i), .text = names[i]};
    }
    return std::nullopt;
}

} // namespace scoresheet
