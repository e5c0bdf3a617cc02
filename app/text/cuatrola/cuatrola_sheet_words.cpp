#include "text/cuatrola/cuatrola_sheet_words.h"

#include "text/sheet_faults.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;
using namespace ::cuatrola::sheet;

namespace {

struct CuatrolaSheetWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaSheet)
};

using Weight = LedgerLine::Weight;

// As it stands after the names of whose it is.
QString betName(Bid bid) {
    switch (bid) {
    case Bid::Pass:
        return CuatrolaSheetWords::tr("plain hand");
    case Bid::Solo:
        return CuatrolaSheetWords::tr("solo");
    case Bid::Cuatrola:
        return CuatrolaSheetWords::tr("cuatrola");
    case Bid::Quintola:
        break;
    }
    return CuatrolaSheetWords::tr("quintola");
}

QString betRule(Bid bid) {
    switch (bid) {
    case Bid::Pass:
        return QStringLiteral("C8.1");
    case Bid::Solo:
        return QStringLiteral("C8.4");
    case Bid::Cuatrola:
        return QStringLiteral("C8.5");
    case Bid::Quintola:
        break;
    }
    return QStringLiteral("C8.6");
}

QString outcomeWords(const KeptOutcome& hand, const Pairs& pairs) {
    if (hand.ending == Ending::Capote)
        return CuatrolaSheetWords::tr("capote, all five tricks");
    QString said = CuatrolaSheetWords::tr("plain");
    if (hand.bettors) {
        said = (hand.scores == *hand.bettors ? CuatrolaSheetWords::tr("%1’s %2, made", "pair, bet")
                                             : CuatrolaSheetWords::tr("%1’s %2, lost", "pair, bet"))
                   .arg(pairs[*hand.bettors], betName(hand.bid));
    }
    return hand.ending == Ending::Revoke ? CuatrolaSheetWords::tr("%1, by a revoke", "hand").arg(said) : said;
}

QString countWords(const KeptCount& hand, const Account& account, const Pairs& pairs) {
    const auto& totals = *account.totals;
    const QString said =
        hand.bettors
            ? CuatrolaSheetWords::tr("%1’s %2", "pair, bet").arg(pairs[*hand.bettors], betName(Bid::Solo))
            : CuatrolaSheetWords::tr("plain");
    return CuatrolaSheetWords::tr("%1, %2 to %3", "hand, points of both pairs")
        .arg(said)
        .arg(totals[Side::NS])
        .arg(totals[Side::EW]);
}

LedgerLine sumLine(const Account& account, const Pairs& pairs, const QString& why, const QString& rule) {
    return {QStringLiteral("+%1").arg(account.score.points),
            CuatrolaSheetWords::tr("to %1: %2", "pair, why").arg(pairs[account.score.side], why), rule,
            Weight::Sum};
}

std::vector<LedgerLine> outcomeLedger(const KeptOutcome& hand, const Account& account, const Pairs& pairs) {
    std::vector<LedgerLine> lines;
    const QString worth = QString::number(account.score.points);
    if (hand.ending == Ending::Revoke)
        lines.push_back(
            {worth, CuatrolaSheetWords::tr("what the hand was worth goes to the opponents of who revoked"),
             QStringLiteral("C9.2")});
    if (hand.ending == Ending::Capote) {
        lines.push_back(sumLine(account, pairs, CuatrolaSheetWords::tr("all five tricks of a plain hand"),
                                QStringLiteral("C8.3")));
        return lines;
    }
    if (!hand.bettors) {
        lines.push_back(
            sumLine(account, pairs, CuatrolaSheetWords::tr("a plain hand"), QStringLiteral("C8.1")));
        return lines;
    }
    lines.push_back({worth,
                     CuatrolaSheetWords::tr("game points: a %1 of %2", "bet, pair")
                         .arg(betName(hand.bid), pairs[*hand.bettors]),
                     QStringLiteral("C4.2")});
    const bool made = hand.scores == *hand.bettors;
    if (!made)
        lines.push_back(
            {worth, CuatrolaSheetWords::tr("a bet lost costs its full value"), QStringLiteral("C8.7")});
    lines.push_back(sumLine(
        account, pairs, made ? CuatrolaSheetWords::tr("it was made") : CuatrolaSheetWords::tr("it was lost"),
        betRule(hand.bid)));
    return lines;
}

// Why a counted hand scores what it does.
LedgerLine decided(const KeptCount& hand, const Account& account, const Pairs& pairs) {
    switch (account.score.by) {
    case ScoredBy::Tie:
        return hand.bettors
                   ? sumLine(account, pairs, CuatrolaSheetWords::tr("equal points do not win a solo"),
                             QStringLiteral("C8.4"))
                   : sumLine(account, pairs, CuatrolaSheetWords::tr("equal points, and the last trick"),
                             QStringLiteral("C8.2"));
    case ScoredBy::Void:
        return {QStringLiteral("0"), CuatrolaSheetWords::tr("equal points: nobody scores"),
                QStringLiteral("C8.2"), Weight::Sum};
    case ScoredBy::Capote:
        return sumLine(account, pairs, CuatrolaSheetWords::tr("all five tricks of a plain hand"),
                       QStringLiteral("C8.3"));
    default:
        break;
    }
    return sumLine(account, pairs,
                   hand.bettors ? CuatrolaSheetWords::tr("more points in a solo")
                                : CuatrolaSheetWords::tr("more points"),
                   betRule(hand.bettors ? Bid::Solo : Bid::Pass));
}

std::vector<LedgerLine> countLedger(const KeptCount& hand, const Account& account, const Pairs& pairs) {
    std::vector<LedgerLine> lines;
    for (Side side : kSides) {
        const int total = (*account.totals)[side], sung = hand.cantes[side];
        lines.push_back({QString::number(total - sung),
                         CuatrolaSheetWords::tr("%1, cards and last trick", "pair").arg(pairs[side]),
                         QStringLiteral("C7.2")});
        if (sung == 0)
            continue;
        lines.push_back(
            {QStringLiteral("+ %1").arg(sung), CuatrolaSheetWords::tr("sung"), QStringLiteral("C6.1")});
        lines.push_back(
            {QStringLiteral("= %1").arg(total), pairs[side], QStringLiteral("C7.2"), Weight::Sum});
    }
    if (hand.bettors)
        lines.push_back({QString::number(hand.idle), CuatrolaSheetWords::tr("lie in the idle player’s cards"),
                         QStringLiteral("C4.5")});
    lines.push_back(decided(hand, account, pairs));
    return lines;
}

} // namespace

QString handWords(const KeptHand& hand, const Account& account, const Pairs& pairs) {
    if (const auto* outcome = std::get_if<KeptOutcome>(&hand))
        return outcomeWords(*outcome, pairs);
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return countWords(*count, account, pairs);
    return CuatrolaSheetWords::tr("equal points, void");
}

std::vector<LedgerLine> ledgerOf(const KeptHand& hand, const Account& account, const Pairs& pairs) {
    if (const auto* outcome = std::get_if<KeptOutcome>(&hand))
        return outcomeLedger(*outcome, account, pairs);
    if (const auto* count = std::get_if<KeptCount>(&hand))
        return countLedger(*count, account, pairs);
    return {{QStringLiteral("0"), CuatrolaSheetWords::tr("equal points: nobody scores"),
             QStringLiteral("C8.2"), Weight::Sum}};
}

QString outcomeTold(const KeptOutcome& hand, const Pairs& pairs) {
    const int points = accountOf(hand, {}).score.points;
    const QString why = !hand.bettors ? CuatrolaSheetWords::tr("a plain hand")
                        : hand.scores == *hand.bettors
                            ? CuatrolaSheetWords::tr("their %1, made").arg(betName(hand.bid))
                            : CuatrolaSheetWords::tr("the others’ %1, lost").arg(betName(hand.bid));
    return CuatrolaSheetWords::tr("%1 to %2: %3", "game points, pair, why")
        .arg(points)
        .arg(pairs[hand.scores], why);
}

QString missingWords(Missing missing) {
    switch (missing) {
    case Missing::Bid:
        return CuatrolaSheetWords::tr("What was played?");
    case Missing::Bettors:
        return CuatrolaSheetWords::tr("Whose bet was it?");
    case Missing::Scores:
        return CuatrolaSheetWords::tr("Who scored?");
    case Missing::Idle:
        return CuatrolaSheetWords::tr("How many points lie in the idle player’s cards?");
    case Missing::Points:
        break;
    }
    return CuatrolaSheetWords::tr("How many points in the tricks?");
}

QString standingWords(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    if (lines.empty())
        return {};
    const Pairs pairs = pairNames(sheet.names);
    const Line& last = lines.back();
    const auto by = [&](const PerSide<int>& score, const QString& form) {
        const Side first = score[Side::NS] >= score[Side::EW] ? Side::NS : Side::EW;
        return form.arg(pairs[first]).arg(score[first]).arg(score[other(first)]);
    };
    if (over(sheet) && last.won != PerSide<int>{})
        return last.won[Side::NS] == last.won[Side::EW]
                   ? CuatrolaSheetWords::tr("as many matches each: %1").arg(last.won[Side::NS])
               : last.match == 0 ? by(last.after, CuatrolaSheetWords::tr("%1 win by %2 to %3"))
                                 : by(last.won, CuatrolaSheetWords::tr("%1 win by %2 matches to %3"));
    if (last.decides)
        return by(last.won, CuatrolaSheetWords::tr("%1 lead by %2 to %3 in matches"));
    QString standing = last.after[Side::NS] == last.after[Side::EW]
                           ? CuatrolaSheetWords::tr("all even")
                           : by(last.after, CuatrolaSheetWords::tr("%1 lead by %2 to %3"));
    if (last.won != PerSide<int>{})
        standing +=
            CuatrolaSheetWords::tr("; matches %1 to %2").arg(last.won[Side::NS]).arg(last.won[Side::EW]);
    return standing;
}

QString handsWords(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    const QString hands = CuatrolaSheetWords::tr("%n hand(s)", nullptr, static_cast<int>(lines.size()));
    return lines.empty() || lines.back().match == 0
               ? hands
               : CuatrolaSheetWords::tr("%1, match %2").arg(hands).arg(lines.back().match + 1);
}

QString explain(const Problem& problem) {
    const QString said = [&] {
        switch (problem.what) {
        case Fault::NoBettors:
            return CuatrolaSheetWords::tr("A bet is a pair’s");
        case Fault::Bettors:
            return CuatrolaSheetWords::tr("A plain hand is nobody’s bet");
        case Fault::CapoteOff:
            return CuatrolaSheetWords::tr("All five tricks count no more than others at this table");
        case Fault::CapoteOfBet:
            return CuatrolaSheetWords::tr("Only a plain hand can be a capote");
        case Fault::VoidOff:
            return CuatrolaSheetWords::tr("On equal points the last trick decides at this table");
        case Fault::IdlePoints:
            return CuatrolaSheetWords::tr("Five cards have %1 to %2 points")
                .arg(problem.least)
                .arg(problem.most);
        case Fault::PointsRange:
            return CuatrolaSheetWords::tr("There are %1 points in all, cantes apart").arg(problem.most);
        case Fault::TrickPoints:
            return CuatrolaSheetWords::tr("A trick has %1 points at least, so each pair has none or as many")
                .arg(problem.least);
        case Fault::LastPoints:
            return CuatrolaSheetWords::tr("Who wins the last trick has %1 points at least")
                .arg(problem.least);
        case Fault::CantePoints:
            return CuatrolaSheetWords::tr("A cante is 20, one of them 40: %1 together at most")
                .arg(problem.most);
        case Fault::CanteNoTrick:
            return CuatrolaSheetWords::tr("Who won no trick cannot have sung");
        case Fault::LastUnknown:
            break;
        }
        return CuatrolaSheetWords::tr("Equal points: who won the last trick?");
    }();
    const std::string_view rule = ruleOf(problem.what);
    const QString number = QString::fromLatin1(rule.data(), static_cast<qsizetype>(rule.size()));
    return said.endsWith(u'?') ? QStringLiteral("%1 (%2)").arg(said, number)
                               : QStringLiteral("%1 (%2).").arg(said, number);
}

QString explain(const SheetFault& fault) {
    return text::explain(fault, [](const Problem& problem) { return explain(problem); });
}

} // namespace text::cuatrola
