#include "text/tarot/tarot_sheet_words.h"

#include "text/figures.h"
#include "text/plain/capitalised.h"
#include "text/sheet_faults.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>

namespace text::tarot {

using namespace ::tarot;
using namespace ::tarot::sheet;

namespace {

struct TarotSheetWords {
    Q_DECLARE_TR_FUNCTIONS(TarotSheet)
};

QString cameOut(const Price& price) {
    const int margin = std::abs(price.margin);
    return !price.made() ? TarotSheetWords::tr("lost by %1").arg(margin)
           : margin == 0 ? TarotSheetWords::tr("just made")
                         : TarotSheetWords::tr("made by %1").arg(margin);
}

QStringList poigneesOf(const Extras& extras, const Names& names) {
    QStringList shown;
    for (const Poignee& one : extras.poignees)
        shown << TarotSheetWords::tr("%1’s %2", "name, poignée of 10")
                     .arg(names[one.seat], poigneeName(one.cards));
    return shown;
}

PricedHand pricedOf(const KeptContract& hand, const Price& price, const Names& names) {
    return {price, hand.contract.bid, hand.bouts, joined(poigneesOf(hand, names)), hand.slam};
}

QString boutsWords(int bouts) {
    return bouts == 0 ? TarotSheetWords::tr("no bouts") : TarotSheetWords::tr("%n bout(s)", nullptr, bouts);
}

std::vector<LedgerLine> contractLedger(const KeptContract& hand, const Account& account, const Sheet& sheet) {
    const Names names = namesOf(sheet);
    const Price& price = *account.price;
    std::vector<LedgerLine> lines;
    lines.push_back({pointsText(hand.halves),
                     TarotSheetWords::tr("points; with %1, %2 are needed: %3", "2 bouts, 41, made by 8")
                         .arg(boutsWords(hand.bouts))
                         .arg(needed(hand.bouts))
                         .arg(cameOut(price)),
                     QStringLiteral("F2.3"), LedgerLine::Weight::Sum});
    QString before;
    for (const PriceTerm& term : sumTerms(pricedOf(hand, price, names))) {
        if (term.kind == PriceTerm::Kind::Sign) {
            if (term.text != u"(" && term.text != u")")
                before = term.text + u' ';
            continue;
        }
        lines.push_back({before + term.text, term.words, term.rule});
        before.clear();
    }
    const int each = price.each();
    lines.push_back(
        {QStringLiteral("= %1").arg(std::abs(each)),
         each < 0 ? TarotSheetWords::tr("to each defender") : TarotSheetWords::tr("from each defender"),
         QStringLiteral("F9.5"), LedgerLine::Weight::Sum});
    for (const MiserePaid& one : account.miseres)
        lines.push_back(
            {QString::number(std::abs(one.points)),
             (one.points > 0 ? TarotSheetWords::tr("to %1 from each, %2", "name, misère of trumps")
                             : TarotSheetWords::tr("from %1 to each, %2", "name, misère of trumps"))
                 .arg(names[one.seat], announcedName(one.kind)),
             QStringLiteral("F9.9")});
    return lines;
}

QString missingName(const QString& name) {
    return name.isEmpty() ? TarotSheetWords::tr("a player") : name;
}

} // namespace

Names namesOf(const Sheet& sheet) {
    Names names;
    for (Seat seat : Seats::table(sheet.players))
        names[seat] = QString::fromStdString(sheet.names[seat]);
    return names;
}

QString handWords(const KeptHand& hand, const Account& account, const Names& names) {
    if (const auto* contract = std::get_if<KeptContract>(&hand)) {
        QString who = names[contract->contract.declarer];
        if (contract->partner)
            who = TarotSheetWords::tr("%1 with %2", "declarer, partner").arg(who, names[*contract->partner]);
        return TarotSheetWords::tr("%1, %2, %3", "who, contract, how it came out")
            .arg(who, bidName(contract->contract.bid), cameOut(*account.price));
    }
    return std::holds_alternative<KeptMisere>(hand) ? TarotSheetWords::tr("à la misère")
                                                    : TarotSheetWords::tr("all passed");
}

std::vector<LedgerLine> ledgerOf(const KeptHand& hand, const Account& account, const Sheet& sheet) {
    if (const auto* contract = std::get_if<KeptContract>(&hand))
        return contractLedger(*contract, account, sheet);
    if (const auto* misere = std::get_if<KeptMisere>(&hand)) {
        std::vector<LedgerLine> lines;
        const Names names = namesOf(sheet);
        for (Seat seat : Seats::table(sheet.players))
            lines.push_back({pointsText(misere->halves[seat]), names[seat], QStringLiteral("F10.3")});
        return lines;
    }
    return {{QStringLiteral("0"), TarotSheetWords::tr("a void hand"), QStringLiteral("F5.5")}};
}

QString priceSum(const KeptHand& hand, const Account& account) {
    const auto* contract = std::get_if<KeptContract>(&hand);
    if (!contract)
        return {};
    QString sum;
    for (const PriceTerm& term : sumTerms(pricedOf(*contract, *account.price, {})))
        sum += (sum.isEmpty() || sum.endsWith(u'(') || term.text == u")" ? QString() : QStringLiteral(" ")) +
               term.text;
    const int each = account.price->each();
    return sum + QStringLiteral(" = ") +
           (each < 0 ? QStringLiteral("\u2212%1").arg(-each) : QString::number(each));
}

QString besidesWords(const KeptContract& hand, const Names& names) {
    QStringList parts;
    if (hand.petit)
        parts << (*hand.petit == Camp::Declarer ? TarotSheetWords::tr("petit au bout for the taker")
                                                : TarotSheetWords::tr("petit au bout for the defence"));
    parts << extrasWords(hand, names);
    parts.removeAll(QString());
    return semicolons(parts);
}

QString extrasWords(const Extras& extras, const Names& names) {
    QStringList parts = poigneesOf(extras, names);
    for (const Misere& one : extras.miseres)
        parts << TarotSheetWords::tr("%1’s %2", "name, misère of trumps")
                     .arg(names[one.seat], announcedName(one.kind));
    if (extras.slam != Slam::None) {
        const bool made = extras.won == Tricks::All ||
                          (extras.slam == Slam::PetitChelem && extras.won == Tricks::AllButOne);
        parts << (made ? TarotSheetWords::tr("%1 made") : TarotSheetWords::tr("%1 lost"))
                     .arg(slamName(extras.slam));
    } else if (extras.won == Tricks::All) {
        parts << TarotSheetWords::tr("all tricks");
    } else if (extras.won == Tricks::None) {
        parts << TarotSheetWords::tr("no trick");
    }
    return semicolons(parts);
}

QString missingWords(Missing missing) {
    switch (missing) {
    case Missing::Taker:
        return TarotSheetWords::tr("Who takes?");
    case Missing::Bid:
        return TarotSheetWords::tr("Which contract?");
    case Missing::Partner:
        return TarotSheetWords::tr("Who was called, or was the taker alone?");
    case Missing::Bouts:
        return TarotSheetWords::tr("How many bouts in the taker’s tricks?");
    case Missing::Won:
        return TarotSheetWords::tr("How many points did each win?");
    case Missing::Points:
        break;
    }
    return TarotSheetWords::tr("How many points?");
}

std::optional<int> halvesIn(const QString& words) {
    static const QRegularExpression form(QStringLiteral("^(\\d{0,3})(?:[.,]([05])|(½))?$"));
    const auto match = form.match(words.trimmed());
    if (!match.hasMatch() || words.trimmed().isEmpty() ||
        (match.captured(1).isEmpty() && match.captured(3).isEmpty()))
        return std::nullopt;
    const bool half = match.captured(2) == u"5" || !match.captured(3).isEmpty();
    return 2 * match.captured(1).toInt() + (half ? 1 : 0);
}

QString standingWords(const Sheet& sheet) {
    if (handsCounted(sheet) == 0)
        return {};
    const PerSeat<int> totals = totalsOf(sheet);
    const Names names = namesOf(sheet);
    int best = 0;
    for (Seat seat : Seats::table(sheet.players))
        best = std::max(best, totals[seat]);
    if (best == 0)
        return TarotSheetWords::tr("all even");
    QStringList first;
    for (Seat seat : Seats::table(sheet.players))
        if (totals[seat] == best)
            first << names[seat];
    const bool ended = over(sheet);
    return (first.size() > 1
                ? (ended ? TarotSheetWords::tr("%1 share the first place with %2")
                         : TarotSheetWords::tr("%1 lead with %2"))
                : (ended ? TarotSheetWords::tr("%1 wins with %2") : TarotSheetWords::tr("%1 leads with %2")))
        .arg(joined(first), signedPoints(best));
}

QString handsWords(const Sheet& sheet) {
    const int counted = handsCounted(sheet);
    return sheet.length ? TarotSheetWords::tr("%1 of %2 hands").arg(counted).arg(*sheet.length)
                        : TarotSheetWords::tr("%n hand(s)", nullptr, counted);
}

QString explain(const Problem& problem, const Names& names) {
    const QString who = missingName(names[problem.seat]);
    const QString rule = QString::fromStdString(std::string(ruleOf(problem.what)));
    const QString points = pointsText(problem.number);
    const QString said = [&] {
        switch (problem.what) {
        case Fault::NoSeat:
            return TarotSheetWords::tr("Nobody sits there");
        case Fault::PartnerOff:
            return TarotSheetWords::tr("Only the declarer of five calls a partner, and somebody else");
        case Fault::NoBid:
            return TarotSheetWords::tr("No such contract is bid at this table");
        case Fault::Bouts:
            return TarotSheetWords::tr("There are three bouts and no more");
        case Fault::PointsRange:
            return TarotSheetWords::tr("There are 91 points in all");
        case Fault::HalfOfFour:
            return TarotSheetWords::tr("With four players each side has whole points");
        case Fault::BoutsWorth:
            return TarotSheetWords::tr("With these bouts it cannot be: the limit is %1 points").arg(points);
        case Fault::PetitLost:
            return TarotSheetWords::tr("Who won no trick cannot have won the last with the petit");
        case Fault::SlamPoints:
            return TarotSheetWords::tr("With all tricks the taker has %1 points or more").arg(points);
        case Fault::SlamOff:
            return TarotSheetWords::tr("No petit chelem is announced at this table");
        case Fault::PoigneeNumber:
            return TarotSheetWords::tr("A poignée has another number of trumps here, %1 at least")
                .arg(problem.number);
        case Fault::PoigneeTwice:
            return TarotSheetWords::tr("%1 shows one poignée at most").arg(who);
        case Fault::PoigneeTrumps:
            return TarotSheetWords::tr("More trumps are shown than the %1 there are, the Excuse among them")
                .arg(problem.number);
        case Fault::MiseresOff:
            return TarotSheetWords::tr("No misères are announced at this table");
        case Fault::MisereTwice:
            return TarotSheetWords::tr("%1 announces each misère once").arg(who);
        case Fault::MiserePoignee:
            return TarotSheetWords::tr("%1 cannot show trumps and have none").arg(who);
        case Fault::MisereOff:
            return TarotSheetWords::tr("When all pass, the next player deals at this table");
        case Fault::MiserePoints:
            break;
        }
        return TarotSheetWords::tr("Together that is more than the 91 points there are");
    }();
    return QStringLiteral("%1 (%2).").arg(said, rule);
}

QString explain(const SheetFault& fault) {
    return text::explain(fault, [](const Problem& problem) { return explain(problem, {}); });
}

} // namespace text::tarot
