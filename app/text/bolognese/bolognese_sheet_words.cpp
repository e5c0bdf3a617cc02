#include "text/bolognese/bolognese_sheet_words.h"

#include "text/bolognese/bolognese_telling.h"
#include "text/sheet_faults.h"

#include <QCoreApplication>

#include <algorithm>

namespace text::bolognese {

using namespace ::bolognese;
using namespace ::bolognese::sheet;

namespace {

struct BologneseSheetWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseSheet)
};

using Weight = LedgerLine::Weight;

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QString figure(int points) {
    return points == 0 ? QStringLiteral("–") : QString::number(points);
}

int numberOf(const Count& count, bool (*wanted)(Name name)) {
    return static_cast<int>(
        std::ranges::count_if(count.combinations, [&](const Combination& one) { return wanted(one.name); }));
}

bool isCricca(Name name) {
    return !isSequence(name);
}

template<class Of>
CountLine line(const Account& account, const QString& words, const QString& rule, Of of) {
    CountLine made{words, rule, {}};
    for (Side side : kSides)
        made.figures[side] = figure(of(account.count[side]));
    return made;
}

void addCombinations(std::vector<CountLine>& lines, const Account& account) {
    for (int i = 0; i < kNames; ++i) {
        const auto name = static_cast<Name>(i);
        const auto worth = [name](const Count& count) {
            const auto found = std::ranges::find(count.combinations, name, &Combination::name);
            return found == count.combinations.end() ? 0 : found->points;
        };
        if (worth(account.count[Side::NS]) + worth(account.count[Side::EW]) > 0)
            lines.push_back(line(account, fanName(name), latin(ruleOf(name)), worth));
    }
}

// B2.8: what the doubling adds; no line where nothing is doubled.
void addDoubling(std::vector<CountLine>& lines, const Account& account, const QString& words,
                 int(Worth::*of)) {
    const auto added = [of](const Count& count) {
        return count.worth.*of - worthOf(count.combinations, Doubling::Never).*of;
    };
    if (added(account.count[Side::NS]) + added(account.count[Side::EW]) > 0)
        lines.push_back(line(account, words, QStringLiteral("B2.8"), added));
}

void addAccusi(std::vector<CountLine>& lines, const KeptHand& hand, const Sheet& sheet) {
    for (const Shown& one : accusiOf(hand)) {
        const QString who = QString::fromStdString(sheet.names[one.seat]);
        CountLine made{BologneseSheetWords::tr("accused by %1", "name").arg(who),
                       QStringLiteral("B6.4"),
                       {{QStringLiteral("–"), QStringLiteral("–")}}};
        made.figures[sideOf(one.seat)] = QString::number(worthOf(one, sheet.rules).total());
        lines.push_back(std::move(made));
    }
}

} // namespace

QString handWords(const KeptHand& hand, const Account& account, const Pairs& pairs) {
    if (account.calledOut)
        return BologneseSheetWords::tr("%1 call out", "pair").arg(pairs[*account.calledOut]);
    if (account.cappotto)
        return BologneseSheetWords::tr("cappotto");
    const Count &ns = account.count[Side::NS], &ew = account.count[Side::EW];
    const QString said = BologneseSheetWords::tr("sequences %1 to %2, cricche %3 to %4")
                             .arg(numberOf(ns, isSequence))
                             .arg(numberOf(ew, isSequence))
                             .arg(numberOf(ns, isCricca))
                             .arg(numberOf(ew, isCricca));
    return std::get<KeptCount>(hand).offenders ? BologneseSheetWords::tr("%1; a penalty").arg(said) : said;
}

std::vector<CountLine> ledgerOf(const KeptHand& hand, const Account& account, const Sheet& sheet) {
    std::vector<CountLine> lines;
    addCombinations(lines, account);
    addDoubling(lines, account, BologneseSheetWords::tr("sequences again: three or more"), &Worth::sequences);
    addDoubling(lines, account, BologneseSheetWords::tr("cricche again: three or more"), &Worth::cricche);
    if (const auto* count = std::get_if<KeptCount>(&hand)) {
        lines.push_back(line(account, BologneseSheetWords::tr("scartini, by twos"), QStringLiteral("B2.1"),
                             [](const Count& one) { return one.scartini; }));
        lines.push_back(line(account, BologneseSheetWords::tr("last trick"), QStringLiteral("B8.4"),
                             [](const Count& one) { return one.last; }));
        if (account.cappotto)
            lines.push_back(line(account, BologneseSheetWords::tr("no trick: all cards go to the others"),
                                 QStringLiteral("B8.3"), [](const Count&) { return 0; }));
        if (count->offenders)
            lines.push_back(line(account, BologneseSheetWords::tr("a penalty: scartini only"),
                                 QStringLiteral("B9.2"), [](const Count&) { return 0; }));
    } else {
        lines.push_back(line(account, BologneseSheetWords::tr("called out: nothing but accusi"),
                             QStringLiteral("B6.5"), [](const Count&) { return 0; }));
    }
    addAccusi(lines, hand, sheet);
    lines.push_back(line(account, BologneseSheetWords::tr("this hand"), QStringLiteral("B8.5"),
                         [](const Count& one) { return one.total(); }));
    lines.back().weight = Weight::Sum;
    return lines;
}

QString shownWords(const Shown& shown, const RuleSet& rules) {
    QStringList parts;
    for (const Combination& one : sheet::combinationsOf(shown, rules))
        parts << fanName(one.name);
    return BologneseSheetWords::tr("%1, %2", "combinations, points")
        .arg(parts.join(QStringLiteral(", ")))
        .arg(sheet::worthOf(shown, rules).total());
}

QString combinationWords(const Combination& one) {
    return QStringLiteral("%1 %2").arg(fanName(one.name)).arg(one.points);
}

QString missingWords(Missing missing) {
    return missing == Missing::Pile ? BologneseSheetWords::tr("Tap the cards of the pile.")
                                    : BologneseSheetWords::tr("Who won the last trick?");
}

QString standingWords(const Sheet& sheet) {
    const auto lines = linesOf(sheet);
    if (lines.empty())
        return {};
    const Pairs pairs = pairNames(sheet.names);
    const PerSide<int>& score = lines.back().after;
    const Verdict verdict = verdictOf(sheet);
    if (verdict == Verdict::Level)
        return BologneseSheetWords::tr("a draw at %1").arg(score[Side::NS]);
    if (verdict == Verdict::GoesOn && score[Side::NS] == score[Side::EW])
        return BologneseSheetWords::tr("all even");
    const Side more = score[Side::NS] > score[Side::EW] ? Side::NS : Side::EW;
    const Side first = verdict == Verdict::WonByNS ? Side::NS : verdict == Verdict::WonByEW ? Side::EW : more;
    return (verdict == Verdict::GoesOn ? BologneseSheetWords::tr("%1 lead by %2 to %3")
                                       : BologneseSheetWords::tr("%1 win by %2 to %3"))
        .arg(pairs[first])
        .arg(score[first])
        .arg(score[other(first)]);
}

QString handsWords(const Sheet& sheet) {
    const auto hands = static_cast<int>(sheet.entries.size());
    return sheet.rules.match == Match::QuattroScartate
               ? BologneseSheetWords::tr("%1 of 4 hands").arg(hands)
               : BologneseSheetWords::tr("%1, to %2", "3 hands, target")
                     .arg(BologneseSheetWords::tr("%n hand(s)", nullptr, hands))
                     .arg(sheet.rules.target);
}

QString explain(const Problem& problem, const Names& names) {
    const QString who =
        names[problem.seat].isEmpty() ? BologneseSheetWords::tr("a player") : names[problem.seat];
    const QString said = [&] {
        switch (problem.what) {
        case Fault::PileOdd:
            return BologneseSheetWords::tr(
                       "%1 cards: each pile has an even number, so the side with the Matto gives one")
                .arg(problem.number);
        case Fault::PileSize:
            return BologneseSheetWords::tr(
                       "%1 cards cannot be: four of each trick, and the dealer’s side two more")
                .arg(problem.number);
        case Fault::LastOfNone:
            return BologneseSheetWords::tr("Who won no trick did not win the last");
        case Fault::AccusoEmpty:
            return BologneseSheetWords::tr("The cards that %1 accused make nothing").arg(who);
        case Fault::AccusoNotMade:
            return BologneseSheetWords::tr("%1 accused what the cards do not make").arg(who);
        case Fault::AccusoTwice:
            return BologneseSheetWords::tr("%1 accuses once").arg(who);
        case Fault::AccusoCards:
            return BologneseSheetWords::tr("%1 has 15 cards to accuse from").arg(who);
        case Fault::CardTwice:
            return BologneseSheetWords::tr("%1 accused a card that somebody else has shown").arg(who);
        case Fault::CallOutOff:
            return BologneseSheetWords::tr("Nobody can call out in this hand");
        case Fault::CallOutShort:
            break;
        }
        return problem.number > 0
                   ? BologneseSheetWords::tr("%n point(s) short of calling out", nullptr, problem.number)
                   : BologneseSheetWords::tr("The dealer adds nothing to the partner’s accuso");
    }();
    return QStringLiteral("%1 (%2).").arg(said, latin(ruleOf(problem.what)));
}

QString explain(const SheetFault& fault) {
    return text::explain(fault, [](const Problem& problem) { return explain(problem, {}); });
}

} // namespace text::bolognese
