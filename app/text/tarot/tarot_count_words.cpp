#include "text/tarot/tarot_count_words.h"

#include "text/tarot/contract_camps.h"
#include "text/words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct TarotCountWords {
    Q_DECLARE_TR_FUNCTIONS(TarotCount)
};

// "Your garde is made by 6 card points", "Lapo’s prise is just made".
QString cameOut(const View& view, const ContractCount& count, const Teller& teller) {
    const auto& [declarer, bid] = *view.contract;
    const QString whose =
        teller.isMe(declarer)
            ? TarotCountWords::tr("Your %1", "contract").arg(bidName(bid))
            : TarotCountWords::tr("%1’s %2", "name, contract").arg(teller.names[declarer], bidName(bid));
    const int margin = std::abs(count.price.margin);
    if (!count.price.made())
        return TarotCountWords::tr("%1 is lost by %n card point(s)", nullptr, margin).arg(whose);
    return margin == 0 ? TarotCountWords::tr("%1 is just made").arg(whose)
                       : TarotCountWords::tr("%1 is made by %n card point(s)", nullptr, margin).arg(whose);
}

// What each of the defenders pays, or gets.
QString whoPays(const View& view, const ContractCount& count, const Teller& teller) {
    const int each = count.price.each(), defenders = defendersIn(view, count);
    const bool alone = !partnerIn(count, view.contract->declarer);
    if (each == 0)
        return TarotCountWords::tr("nobody pays");
    if (teller.isMe(view.contract->declarer) && alone)
        return (each > 0 ? TarotCountWords::tr("each of the %n defender(s) pays you %1", nullptr, defenders)
                         : TarotCountWords::tr("you pay each of the %n defender(s) %1", nullptr, defenders))
            .arg(std::abs(each));
    return (each > 0 ? TarotCountWords::tr("each of the %n defender(s) pays %1", nullptr, defenders)
                     : TarotCountWords::tr("each of the %n defender(s) gets %1", nullptr, defenders))
        .arg(std::abs(each));
}

ResultWords contractWords(const View& view, const ContractCount& count, const Teller& teller) {
    ResultWords words;
    const int bouts = count.bouts().size(), halves = count.halves[Camp::Declarer];
    words.sentence = TarotCountWords::tr("%1: %2.", "how it came out: who pays")
                         .arg(cameOut(view, count, teller), whoPays(view, count, teller));
    words.rule = QStringLiteral("F9.5");
    words.lines.emplace_back(
        TarotCountWords::tr("%1 card points; with %2, %3 are needed")
            .arg(pointsText(halves), bouts == 0 ? TarotCountWords::tr("no bouts")
                                                : TarotCountWords::tr("%n bout(s)", nullptr, bouts))
            .arg(needed(bouts)),
        QStringLiteral("F2.3"));
    QString sum;
    for (const PriceTerm& term : priceTerms(view, teller))
        if (sum.isEmpty() || !sum.endsWith(u'='))
            sum +=
                (sum.isEmpty() || sum.endsWith(u'(') || term.text == u')' ? QString() : QStringLiteral(" ")) +
                term.text;
        else {
            sum += u' ' + term.text + u' ' + term.words; // as far as what each pays
            break;
        }
    words.lines.emplace_back(TarotCountWords::tr("score: %1", "(25 + 6) × 2 = 62").arg(sum),
                             QStringLiteral("F9.5"));
    for (const QString& misere : miseresPaid(view, teller))
        words.lines.emplace_back(misere, QStringLiteral("F9.9"));
    return words;
}

ResultWords misereWords(const View& view, const MisereCount& count, const Teller& teller) {
    ResultWords words;
    for (Seat seat : Seats::table(view.players))
        words.lines.emplace_back(
            TarotCountWords::tr("%1: %2 card points").arg(teller.name(seat), pointsText(count.halves[seat])),
            QStringLiteral("F10.3"));
    QStringList winners;
    for (Seat seat : count.winners)
        winners << teller.name(seat);
    words.sentence =
        TarotCountWords::tr("Fewest card points: %1. Each pair settles the difference.").arg(joined(winners));
    words.rule = QStringLiteral("F10.3");
    return words;
}

ResultWords twoWords(const View& view, const TwoCount& count, const Teller& teller) {
    ResultWords words;
    for (Seat seat : Seats::table(view.players))
        words.lines.emplace_back(TarotCountWords::tr("%1: %2 card points, %3 needed")
                                     .arg(teller.name(seat), pointsText(count.halves[seat]))
                                     .arg(needed(count.bouts(seat).size())),
                                 QStringLiteral("F12.5"));
    const Seat loser = right(count.winner, view.players);
    words.sentence = teller.isMe(count.winner) ? TarotCountWords::tr("You win by %1: %2 pays you %3.")
                                                     .arg(count.margin)
                                                     .arg(teller.names[loser])
                                                     .arg(count.each)
                     : teller.isMe(loser) ? TarotCountWords::tr("%1 wins by %2: you pay %3.")
                                                .arg(teller.names[count.winner])
                                                .arg(count.margin)
                                                .arg(count.each)
                                          : TarotCountWords::tr("%1 wins by %2: %3 pays %4.")
                                                .arg(teller.names[count.winner],
                                                     QString::number(count.margin), teller.names[loser])
                                                .arg(count.each);
    words.rule = QStringLiteral("F12.5");
    return words;
}

} // namespace

ResultWords resultWords(const View& view, const Teller& teller) {
    const auto& how = view.result->how;
    if (const auto* count = std::get_if<ContractCount>(&how))
        return contractWords(view, *count, teller);
    if (const auto* count = std::get_if<MisereCount>(&how))
        return misereWords(view, *count, teller);
    if (const auto* count = std::get_if<TwoCount>(&how))
        return twoWords(view, *count, teller);
    const auto& nothing = std::get<VoidHand>(how);
    if (!nothing.petitSec)
        return {TarotCountWords::tr("All have passed: the hand is void, and the next player deals."),
                QStringLiteral("F5.5"),
                {}};
    return {byWhom(teller, *nothing.petitSec,
                   TarotCountWords::tr("You have the Petit as your only trump: the hand is void."),
                   TarotCountWords::tr("%1 has the Petit as the only trump: the hand is void.")),
            QStringLiteral("F4.5"),
            {}};
}

QStringList countWorked(const View& view, const Teller& teller) {
    QStringList worked;
    if (const QString excuse = excuseNote(view, teller); !excuse.isEmpty())
        worked << excuse;
    const auto cited = [](const QString& words, const QString& rule) {
        return TarotCountWords::tr("%1 (%2)", "words, rule").arg(words, rule);
    };
    const auto terms = priceTerms(view, teller);
    QString sum; // told after its parts
    QStringList besides;
    for (const auto& [line, rule] : resultWords(view, teller).lines)
        if (rule == QStringLiteral("F9.5") && !terms.empty())
            sum = line;
        else
            (sum.isEmpty() ? worked : besides) << cited(line, rule);
    QString sign;
    bool summed = false; // the sum says itself what it comes to
    for (const PriceTerm& term : terms) {
        if (term.kind == PriceTerm::Kind::Result && !std::exchange(summed, true)) {
            if (!sum.isEmpty())
                worked << sum;
            sign.clear();
        } else if (term.kind != PriceTerm::Kind::Sign) {
            const QString number = (std::exchange(sign, {}) + u' ' + term.text).trimmed();
            worked << cited(TarotCountWords::tr("%1 %2", "× 2, garde").arg(number, term.words), term.rule);
        } else if (!QStringLiteral("():·").contains(term.text)) {
            sign = term.text;
        }
    }
    return worked + besides;
}

namespace {

// Of two players, each a side: what the other got for it, and whose it is in the end (F12.4).
QString excuseOfTwo(const TwoCount& count, const Teller& teller) {
    const ExcuseFate& fate = *count.excuse;
    const Camp played = fate.by == Seat::First ? Camp::Declarer : Camp::Defence;
    const QString whose =
        byWhom(teller, fate.by, TarotCountWords::tr("your Excuse"), TarotCountWords::tr("%1’s Excuse"));
    QStringList told;
    if (fate.camp != played)
        told
            << TarotCountWords::tr("Played to the last trick, %1 goes to the other side (F8.12).").arg(whose);
    if (fate.given)
        told << (teller.isMe(right(fate.by, 2))
                     ? TarotCountWords::tr("For %1 you were given %2 (F8.11).")
                     : TarotCountWords::tr("For %1 the other was given %2 (F8.11)."))
                    .arg(whose, cardsInText(CardSet(*fate.given)));
    else if (fate.half)
        told << TarotCountWords::tr("For %1 half a point passed to the other (F8.11).").arg(whose);
    return capitalised(told.join(u' '));
}

} // namespace

QString excuseNote(const View& view, const Teller& teller) {
    if (const auto* two = std::get_if<TwoCount>(&view.result->how); two && two->excuse)
        return excuseOfTwo(*two, teller);
    const auto* count = std::get_if<ContractCount>(&view.result->how);
    if (!count || !count->excuse)
        return {};
    const ExcuseFate& fate = *count->excuse;
    const Camp played = count->camp.contains(fate.by) ? Camp::Declarer : Camp::Defence;
    const QString whose =
        byWhom(teller, fate.by, TarotCountWords::tr("your Excuse"), TarotCountWords::tr("%1’s Excuse"));
    QStringList told;
    if (fate.camp != played)
        told << (view.rules.excuse3 == Excuse3::Captured && view.players == 3
                     ? TarotCountWords::tr("%1 went with the trick it was played to (F11.2).")
                 : fate.camp == Camp::Declarer
                     ? TarotCountWords::tr(
                           "Played to the last trick, %1 is lost to the declarer’s side (F8.12).")
                     : TarotCountWords::tr("Played to the last trick, %1 is lost to the defence (F8.12)."))
                    .arg(whose);
    if (fate.given)
        told << (fate.camp == Camp::Declarer
                     ? TarotCountWords::tr("For %1 the defence was given %2 (F8.11).")
                     : TarotCountWords::tr("For %1 the declarer was given %2 (F8.11)."))
                    .arg(whose, cardsInText(CardSet(*fate.given)));
    else if (fate.half)
        told << (fate.camp == Camp::Declarer
                     ? TarotCountWords::tr("For %1 half a point passed to the defence (F8.11).")
                     : TarotCountWords::tr("For %1 half a point passed to the declarer (F8.11)."))
                    .arg(whose);
    return capitalised(told.join(u' '));
}

} // namespace text::tarot
