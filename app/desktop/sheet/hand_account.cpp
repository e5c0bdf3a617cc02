#include "sheet/hand_account.h"

#include "sheet/standing.h"
#include "telling.h"
#include "words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace sheet {

using namespace minchiate;

namespace {

struct Sheet {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

Side sideOfPlayer(const PerSeat<int>& seats, int player) {
    return sideOf(*std::ranges::find_if(kSeats, [&](Seat s) { return seats[s] == player; }));
}

std::vector<CountedLine> countedLines(const SideCount& ours, const SideCount& theirs) {
    return {{Sheet::tr("cards beyond 42"), ours.cards, theirs.cards},
            {Sheet::tr("versicole"), ours.versicolePoints(), theirs.versicolePoints()},
            {Sheet::tr("last trick"), ours.last, theirs.last},
            {Sheet::tr("counters"), ours.counters, theirs.counters}};
}

QString soMany(int resti) {
    return resti == 0 ? Sheet::tr("no resti") : text::restiCount(std::abs(resti));
}

QStringList reckoningOf(const Hand& hand, Side ours) {
    const Result& result = *hand.result();
    const int pad = sign(ours) * hand.tally().net();
    const QString now = soMany(result.restiNow);
    QStringList lines;
    if (result.cappotto) {
        const bool weWon = *result.cappotto != ours;
        lines << (weWon ? Sheet::tr("Cappotto: we took every trick")
                        : Sheet::tr("Cappotto: they took every trick"));
        // The pad as the winners see it.
        lines
            << Sheet::tr("840 and twice the %1 on the pad, so %2").arg(signedNumber(weWon ? pad : -pad), now);
    } else {
        const int our = result.count[ours].total(), their = result.count[other(ours)].total();
        lines << Sheet::tr("%1 less %2: %3")
                     .arg(QString::number(our), QString::number(their), signedNumber(our - their));
        lines << Sheet::tr("%1 on the pad: %2, so %3")
                     .arg(signedNumber(pad), signedNumber(pad + our - their), now);
    }
    if (const int paid = sign(ours) * (result.resti - result.restiNow); paid != 0)
        lines << (paid > 0 ? Sheet::tr("%1 paid to us in play") : Sheet::tr("%1 paid to them in play"))
                     .arg(text::restiCount(std::abs(paid)));
    return lines;
}

QString outcomeOf(int resti, const std::array<QString, kPlayers>& names, const PerSeat<int>& seats) {
    if (resti == 0)
        return Sheet::tr("Nobody pays anything");
    const Side winners = resti > 0 ? Side::NS : Side::EW;
    QStringList who; // the person first
    for (int player = 0; player < kPlayers; ++player)
        if (sideOfPlayer(seats, player) == winners)
            who << names[static_cast<std::size_t>(player)];
    return Sheet::tr("%1 to %2", "5 resti, You and Lapo")
        .arg(text::restiCount(std::abs(resti)), text::joined(who));
}

} // namespace

HandAccount accountOf(const Hand& hand, bool unscored, const std::array<QString, kPlayers>& names,
                      const PerSeat<int>& seats) {
    const Result& result = *hand.result();
    const Side ours = sideOfPlayer(seats, 0);
    HandAccount account;
    if (!result.cappotto)
        account.counted = countedLines(result.count[ours], result.count[other(ours)]);
    account.reckoning = reckoningOf(hand, ours);
    account.outcome =
        unscored ? Sheet::tr("Not scored: a move was taken back") : outcomeOf(result.resti, names, seats);
    return account;
}

} // namespace sheet
