#include "score/hand_words.h"

#include "score/writing.h"
#include "telling.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace score {

using namespace minchiate;
using namespace scoresheet;

namespace {

struct Sheets {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString nameOf(const Sheet& sheet, int player) {
    return QString::fromStdString(sheet.players[static_cast<std::size_t>(player)]);
}

text::SideNames pairs(const Sheet& sheet, int hand) {
    return text::pairsOf(sheet, seatsOf(sheet, hand));
}

QString soMany(int resti) {
    return resti == 0 ? Sheets::tr("no resti") : text::restiCount(std::abs(resti));
}

int paidInPlay(const HandAccount& account) {
    return account.resti - account.restiNow;
}

} // namespace

QString handWords(int hand) {
    return Sheets::tr("Hand %1").arg(hand + 1);
}

QString dealerWords(const Sheet& sheet, int hand) {
    return Sheets::tr("%1 deals").arg(nameOf(sheet, dealerOf(sheet, hand)));
}

QString roundWords(const Sheet& sheet, int hand) {
    const int round = hand / kHandsInRound;
    if (sheet.span == Span::Round)
        return Sheets::tr("The round");
    if (sheet.span == Span::Hand)
        return Sheets::tr("The hand");
    switch (round) {
    case 0:
        return Sheets::tr("First round");
    case 1:
        return Sheets::tr("Second round");
    case 2:
        return Sheets::tr("Third round");
    default:
        break;
    }
    return Sheets::tr("Another round");
}

QString pairsWords(const Sheet& sheet, int hand) {
    const auto names = pairs(sheet, hand);
    return Sheets::tr("%1 against %2").arg(names[Side::NS], names[Side::EW]);
}

QString outcomeWords(const Sheet& sheet, int hand, const HandAccount& account) {
    if (account.resti == 0)
        return Sheets::tr("Nobody pays anything");
    return Sheets::tr("%1 to %2", "5 resti, a pair")
        .arg(text::restiCount(std::abs(account.resti)),
             pairs(sheet, hand)[account.resti > 0 ? Side::NS : Side::EW]);
}

QString settledWords(const Sheet& sheet, int hand, const HandAccount& account) {
    const QString outcome = outcomeWords(sheet, hand, account);
    const int before = paidInPlay(account);
    return before == 0 ? outcome
                       : Sheets::tr("%1: %2 before the count, %3 now", "outcome in all, resti, resti")
                             .arg(outcome, signedNumber(before), signedNumber(account.restiNow));
}

QStringList reckoning(const Sheet& sheet, int hand, const HandAccount& account) {
    const auto names = pairs(sheet, hand);
    QStringList lines;
    if (!account.over)
        return lines;
    const int pad = account.tally.net();
    if (account.result && account.result->cappotto) {
        const Side winners = other(*account.result->cappotto);
        lines << Sheets::tr("Cappotto: %1 took every trick").arg(names[winners]);
        lines << Sheets::tr("840 and twice the %1 on the pad, so %2")
                     .arg(signedNumber(sign(winners) * pad), soMany(account.restiNow));
    } else {
        if (account.result)
            for (Side side : tricks::kSides) {
                const SideCount& count = account.result->count[side];
                QStringList parts;
                if (count.cards > 0)
                    parts << Sheets::tr("%1 beyond 42").arg(count.cards);
                for (const Versicola& v : count.versicole)
                    parts << Sheets::tr("%1 for %2", "points, versicola")
                                 .arg(QString::number(v.points), text::versicolaName(v));
                if (count.last > 0)
                    parts << Sheets::tr("%1 last trick").arg(count.last);
                parts << Sheets::tr("%1 counters").arg(count.counters);
                lines << Sheets::tr("%1: %2 = %3", "pair, parts, sum")
                             .arg(names[side], parts.join(QStringLiteral(" + ")),
                                  QString::number(count.total()));
            }
        else
            lines << Sheets::tr("Typed: %1").arg(netWords(account.typed, names));
        lines << Sheets::tr("With %1 on the pad: %2, so %3")
                     .arg(netWords(pad, names), netWords(account.net, names), soMany(account.restiNow));
    }
    if (const int paid = paidInPlay(account); paid != 0)
        lines << Sheets::tr("%1 paid to %2 in play")
                     .arg(text::restiCount(std::abs(paid)), names[paid > 0 ? Side::NS : Side::EW]);
    return lines;
}

QString countWords(const HandAccount& account) {
    if (!account.over)
        return Sheets::tr("in play");
    if (!account.result)
        return Sheets::tr("%1 typed").arg(signedNumber(account.typed));
    if (account.result->cappotto)
        return Sheets::tr("cappotto");
    return QStringLiteral("%1 : %2")
        .arg(account.result->count[Side::NS].total())
        .arg(account.result->count[Side::EW].total());
}

QString verdictWords(const Sheet& sheet, const Account& account) {
    if (account.finished == 0)
        return {};
    const int best = *std::ranges::max_element(account.totals);
    const bool over = scoresheet::over(sheet);
    if (best == 0)
        return over ? Sheets::tr("Nobody wins: all are even") : Sheets::tr("All are even");
    QStringList first;
    for (int player = 0; player < kPlayers; ++player)
        if (account.totals[static_cast<std::size_t>(player)] == best)
            first << nameOf(sheet, player);
    const QString resti = text::restiCount(best), who = text::joined(first);
    if (first.size() > 1)
        return (over ? Sheets::tr("%1 win, with %2 each") : Sheets::tr("%1 lead, with %2 each"))
            .arg(who, resti);
    return (over ? Sheets::tr("%1 wins, with %2") : Sheets::tr("%1 leads, with %2")).arg(who, resti);
}

QString netWords(int net, const text::SideNames& names) {
    if (net == 0)
        return Sheets::tr("level");
    return QStringLiteral("+%1 %2").arg(std::abs(net)).arg(names[net > 0 ? Side::NS : Side::EW]);
}

} // namespace score
