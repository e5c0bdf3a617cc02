#include "sheet/standing.h"

#include "telling.h"
#include "words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace sheet {

using namespace minchiate;

namespace {

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

constexpr int kPerson = 0;

std::size_t at(int number) {
    return static_cast<std::size_t>(number);
}

Seat seatOf(const PerSeat<int>& seats, int player) {
    return *std::ranges::find_if(kSeats, [&](Seat s) { return seats[s] == player; });
}

std::array<QString, kPlayers> namesOf(const records::MatchRecord& record) {
    auto names = record.players;
    names[kPerson] = Sheet::tr("You");
    return names;
}

// Portraits belong to places of the first hand, not to names, which people may choose.
std::array<QString, kPlayers> headNames() {
    return {QStringLiteral("You"), QStringLiteral("Lapo"), QStringLiteral("Bice"), QStringLiteral("Vieri")};
}

QString partnersOf(const Standing& standing, const PerSeat<int>& seats) {
    const Seat me = seatOf(seats, kPerson);
    const auto name = [&](int turns) { return standing.names[at(seats[turned(me, turns)])]; };
    return Sheet::tr("%1 and %2 against %3 and %4").arg(name(0), name(2), name(1), name(3));
}

QString dealerWords(const Standing& standing, int dealer) {
    return dealer == kPerson ? Sheet::tr("You deal") : Sheet::tr("%1 deals").arg(standing.names[at(dealer)]);
}

void fillFinished(StandingRow& row, const records::MatchHand& paid, const Hand& hand,
                  const PerSeat<int>& seats) {
    const Side ours = sideOf(seatOf(seats, kPerson));
    const Result& result = *hand.result();
    row.state = StandingRow::State::finished;
    row.padNet = sign(ours) * hand.tally().net();
    row.ourCount = result.count[ours].total();
    row.theirCount = result.count[other(ours)].total();
    if (result.cappotto)
        row.cappotto = *result.cappotto == ours ? Cappotto::theirs : Cappotto::ours;
    row.unscored = paid.unscored;
    if (!paid.unscored)
        pay(row.resti, seats, *paid.resti);
}

StandingRow rowOf(const Standing& standing, const records::MatchRecord& record,
                  const std::vector<Hand>& folded, int number) {
    const PerSeat<int> seats = records::seatsOf(record, number);
    const bool begun = at(number) < record.hands.size() && at(number) < folded.size();
    StandingRow row;
    row.number = number + 1;
    // A hand given from outside is dealt by whom it says.
    row.dealer = dealerWords(standing, seats[begun ? folded[at(number)].dealer() : dealerOf(number)]);
    if (!begun)
        return row;
    const records::MatchHand& hand = record.hands[at(number)];
    row.unscored = hand.unscored;
    row.state = StandingRow::State::inPlay;
    if (hand.resti && folded[at(number)].result())
        fillFinished(row, hand, folded[at(number)], seats);
    return row;
}

QString verdictOf(const Standing& standing) {
    if (standing.played == 0)
        return {};
    if (standing.hands == 1 && standing.rounds.front().rows.front().unscored)
        return Sheet::tr("Not scored: a move was taken back");
    const int best = *std::ranges::max_element(standing.totals);
    if (best == 0)
        return standing.over ? Sheet::tr("Nobody wins: all are even") : Sheet::tr("All are even");
    QStringList first;
    for (int player = 0; player < kPlayers; ++player)
        if (standing.totals[at(player)] == best)
            first << standing.names[at(player)];
    const QString resti = text::restiCount(best);
    const QString who = text::joined(first);
    if (first.size() > 1)
        return (standing.over ? Sheet::tr("%1 win, with %2 each") : Sheet::tr("%1 lead, with %2 each"))
            .arg(who, resti);
    if (standing.totals[kPerson] == best)
        return (standing.over ? Sheet::tr("You win, with %1") : Sheet::tr("You lead, with %1")).arg(resti);
    return (standing.over ? Sheet::tr("%1 wins, with %2") : Sheet::tr("%1 leads, with %2")).arg(who, resti);
}

} // namespace

Standing standingOf(const records::MatchRecord& record) {
    std::vector<Hand> folded;
    for (const records::MatchHand& hand : record.hands)
        folded.push_back(fold(hand.record.deal, hand.record.actions).hand);
    return standingOf(record, folded);
}

Standing standingOf(const records::MatchRecord& record, const std::vector<Hand>& folded) {
    Standing standing;
    standing.length = record.length;
    standing.names = namesOf(record);
    standing.heads = headNames();
    standing.hands = handsIn(record.length);
    for (int number = 0; number < standing.hands; ++number) {
        if (number % kHandsInRound == 0)
            standing.rounds.push_back(
                {number / kHandsInRound + 1, partnersOf(standing, records::seatsOf(record, number)), {}});
        const StandingRow row = rowOf(standing, record, folded, number);
        standing.played += row.state == StandingRow::State::finished;
        standing.rounds.back().rows.push_back(row);
    }
    standing.totals = records::accountsOf(record);
    standing.over = standing.played == standing.hands;
    if (standing.over && standing.hands == 1)
        standing.account = accountOf(folded.front(), record.hands.front().unscored, standing.names,
                                     records::seatsOf(record, 0));
    standing.verdict = verdictOf(standing);
    return standing;
}

// ---- In words. ----

QString signedNumber(int number) {
    if (number == 0)
        return QStringLiteral("0");
    return (number > 0 ? QStringLiteral("+%1") : QStringLiteral("\u2212%1")).arg(std::abs(number));
}

QString roundName(const Standing& standing, const StandingRound& round) {
    if (standing.rounds.size() < 2)
        return {};
    switch (round.round) {
    case 1:
        return Sheet::tr("First round");
    case 2:
        return Sheet::tr("Second round");
    default:
        return Sheet::tr("Third round");
    }
}

QString gameName(Length length) {
    switch (length) {
    case Length::Hand:
        return Sheet::tr("The hand");
    case Length::Round:
        return Sheet::tr("The round");
    case Length::Match:
        break;
    }
    return Sheet::tr("The match");
}

QString playedWords(const Standing& standing) {
    if (standing.hands == 1)
        return {};
    return standing.played == 1 ? Sheet::tr("1 hand of %1").arg(standing.hands)
                                : Sheet::tr("%1 hands of %2").arg(standing.played).arg(standing.hands);
}

namespace {

QString toldResti(const Standing& standing, const std::array<int, kPlayers>& resti) {
    QStringList parts;
    for (int player = 0; player < kPlayers; ++player)
        parts << standing.names[at(player)] + u' ' + signedNumber(resti[at(player)]);
    return parts.join(Sheet::tr(", "));
}

QString toldCount(const StandingRow& row) {
    switch (row.cappotto) {
    case Cappotto::ours:
        return Sheet::tr("cappotto, we took every trick");
    case Cappotto::theirs:
        return Sheet::tr("cappotto, they took every trick");
    case Cappotto::none:
        break;
    }
    return Sheet::tr("count %1 for us, %2 for them").arg(row.ourCount).arg(row.theirCount);
}

} // namespace

namespace {

QString toldAccount(const HandAccount& account) {
    QStringList lines;
    for (const CountedLine& line : account.counted)
        lines << Sheet::tr("%1: %2 for us, %3 for them.")
                     .arg(line.what, QString::number(line.ours), QString::number(line.theirs));
    for (const QString& step : account.reckoning)
        lines << step + u'.';
    lines << account.outcome + u'.';
    return lines.join(u' ');
}

} // namespace

QString told(const Standing& standing, const StandingRow& row) {
    const QString hand = Sheet::tr("Hand %1, %2").arg(QString::number(row.number), row.dealer);
    if (row.state == StandingRow::State::toCome)
        return Sheet::tr("%1: not played yet.").arg(hand);
    if (row.state == StandingRow::State::inPlay)
        return Sheet::tr("%1: in play.").arg(hand);
    const QString numbers =
        Sheet::tr("%1 on the pad for us; %2").arg(signedNumber(row.padNet), toldCount(row));
    const QString paid =
        row.unscored ? Sheet::tr("not scored, a move was taken back") : toldResti(standing, row.resti);
    return Sheet::tr("%1: %2; %3.", "hand, its numbers, who won what").arg(hand, numbers, paid);
}

QString told(const Standing& standing) {
    QStringList lines;
    if (!standing.verdict.isEmpty())
        lines << standing.verdict + u'.';
    lines << Sheet::tr("%1, resti: %2.").arg(gameName(standing.length), toldResti(standing, standing.totals));
    if (standing.hands > 1)
        lines << playedWords(standing) + u'.';
    for (const StandingRound& round : standing.rounds) {
        const QString name = roundName(standing, round);
        lines << (name.isEmpty() ? round.partners : name + QStringLiteral(": ") + round.partners) + u'.';
        for (const StandingRow& row : round.rows)
            lines << told(standing, row);
    }
    if (standing.account)
        lines << toldAccount(*standing.account);
    return lines.join(u' ');
}

} // namespace sheet
