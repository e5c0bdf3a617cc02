#include "text/tarot/tarot_count_words.h"

#include "text/figures.h"
#include "text/words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct TarotCountWords {
    Q_DECLARE_TR_FUNCTIONS(TarotCount)
};

int defendersIn(const View& view, const ContractCount& count) {
    int defenders = 0;
    for (Seat seat : Seats::table(view.players))
        defenders += count.camp.contains(seat) ? 0 : 1;
    return defenders;
}

std::optional<Seat> partnerIn(const ContractCount& count, Seat declarer) {
    for (Seat seat : count.camp)
        if (seat != declarer)
            return seat;
    return std::nullopt;
}

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
        told << TarotCountWords::tr("Played to the last trick, %1 is lost to the other (F8.12).").arg(whose);
    if (fate.given)
        told << TarotCountWords::tr("For %1 the other was given %2 (F8.11).")
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

// ---- The price. ----

namespace {

const QString kMinus = QStringLiteral("\u2212"), kTimes = QStringLiteral("×");

PriceTerm sign(const QString& text) {
    return {PriceTerm::Kind::Sign, text, {}, {}, Evidence::None};
}

PriceTerm numberTerm(int value, const QString& words, const QString& rule, Evidence evidence) {
    return {PriceTerm::Kind::Number, QString::number(std::abs(value)), words, rule, evidence};
}

QString slamWords(const PricedHand& hand) {
    if (hand.slam == Slam::None)
        return TarotCountWords::tr("slam (chelem), not announced");
    return hand.price.slam > 0 ? TarotCountWords::tr("chelem announced and made")
                               : TarotCountWords::tr("chelem announced and lost");
}

} // namespace

std::vector<PriceTerm> sumTerms(const PricedHand& hand) {
    const Price& price = hand.price;
    std::vector<PriceTerm> terms;
    const auto add = [&](int value, const QString& words, const QString& rule, Evidence evidence) {
        if (value == 0)
            return;
        terms.push_back(sign(value > 0 ? QStringLiteral("+") : kMinus));
        terms.push_back(numberTerm(value, words, rule, evidence));
    };
    const bool times = price.coefficient != 1;
    const bool several = price.margin != 0 || price.petit != 0;
    if (times && several)
        terms.push_back(sign(QStringLiteral("(")));
    // Of a loss the first number has its sign, as in "−25 − 7".
    terms.push_back({PriceTerm::Kind::Number, (price.made() ? QString() : kMinus) + QStringLiteral("25"),
                     TarotCountWords::tr("for the contract"), QStringLiteral("F9.5"), Evidence::Contract});
    add(price.margin,
        (price.made()
             ? TarotCountWords::tr("card point(s) over %1", "under their number", std::abs(price.margin))
             : TarotCountWords::tr("card point(s) short of %1", "under their number", std::abs(price.margin)))
            .arg(needed(hand.bouts)),
        QStringLiteral("F9.4"), Evidence::Margin);
    add(price.petit,
        price.petit > 0 ? TarotCountWords::tr("petit au bout, won")
                        : TarotCountWords::tr("petit au bout, lost"),
        QStringLiteral("F9.6"), Evidence::LastTrick);
    if (times) {
        if (several)
            terms.push_back(sign(QStringLiteral(")")));
        terms.push_back(sign(kTimes));
        terms.push_back(
            numberTerm(price.coefficient, bidName(hand.bid), QStringLiteral("F5.3"), Evidence::Contract));
    }
    add(price.poignees, hand.poignees, QStringLiteral("F9.7"), Evidence::Announced);
    add(price.slam, slamWords(hand), QStringLiteral("F9.8"), Evidence::Slam);
    return terms;
}

namespace {

class PriceLine {
public:
    PriceLine(const View& view, const ContractCount& count, const Teller& teller)
        : view_(view), count_(count), teller_(teller), price_(count.price) {}

    [[nodiscard]] std::vector<PriceTerm> told() {
        terms_ = sumTerms({price_, view_.contract->bid, count_.bouts().size(), poigneeWords(), view_.slam});
        addResults();
        return std::move(terms_);
    }

private:
    void number(int value, const QString& words, const QString& rule, Evidence evidence) {
        terms_.push_back(numberTerm(value, words, rule, evidence));
    }
    [[nodiscard]] QString poigneeWords() const {
        QStringList shown;
        for (const Announcement& one : view_.announcements)
            if (one.kind == Announced::Poignee)
                shown << byWhom(teller_, one.seat, TarotCountWords::tr("your %1"),
                                TarotCountWords::tr("%1’s %2"), poigneeName(one.cards.size()));
        return joined(shown);
    }
    void result(int value, const QString& words, const QString& rule) {
        terms_.push_back({PriceTerm::Kind::Result,
                          value < 0 ? kMinus + QString::number(-value) : QString::number(value), words, rule,
                          Evidence::None});
    }
    void total(int value, const QString& words, const QString& rule) {
        terms_.push_back({PriceTerm::Kind::Result, signedPoints(value), words, rule, Evidence::None});
    }
    // What each defender pays, and what that makes for those who are paid, and for the person.
    void addResults() {
        const int each = price_.each(), defenders = defendersIn(view_, count_);
        const Seat declarer = view_.contract->declarer;
        terms_.push_back(sign(QStringLiteral("=")));
        result(each, each < 0 ? TarotCountWords::tr("to each") : TarotCountWords::tr("from each"),
               QStringLiteral("F9.5"));
        const PerSeat<int> all = paid(view_.rules, view_.players, declarer, count_.camp, each);
        const auto whom = [&](Seat seat) {
            return byWhom(teller_, seat, TarotCountWords::tr("your score"),
                          TarotCountWords::tr("%1’s score"));
        };
        const auto partner = partnerIn(count_, declarer);
        if (!partner) {
            terms_.push_back(sign(kTimes));
            number(defenders, TarotCountWords::tr("defender(s)", "under their number", defenders),
                   QStringLiteral("F9.10"), Evidence::None);
            terms_.push_back(sign(QStringLiteral("=")));
            total(all[declarer], whom(declarer), QStringLiteral("F9.10"));
        } else {
            terms_.push_back(sign(QStringLiteral(":")));
            total(all[declarer], whom(declarer), QStringLiteral("F9.11"));
            terms_.push_back(sign(QStringLiteral("·")));
            total(all[*partner], whom(*partner), QStringLiteral("F9.11"));
        }
        const auto own = teller_.own();
        if (!own || count_.camp.contains(*own))
            return;
        terms_.push_back(sign(QStringLiteral("·")));
        total(all[*own], TarotCountWords::tr("your score"), QStringLiteral("F9.10"));
    }

    const View& view_;
    const ContractCount& count_;
    const Teller& teller_;
    const Price& price_;
    std::vector<PriceTerm> terms_;
};

// What one of two pays the other without a contract (F12.5).
std::vector<PriceTerm> termsOfTwo(const TwoCount& count, const Teller& teller) {
    const QString rule = QStringLiteral("F12.5");
    std::vector<PriceTerm> terms{numberTerm(25, TarotCountWords::tr("for the hand"), rule, Evidence::None)};
    const auto add = [&](int value, const QString& words, Evidence evidence) {
        if (value == 0)
            return;
        terms.push_back(sign(value > 0 ? QStringLiteral("+") : kMinus));
        terms.push_back(numberTerm(value, words, rule, evidence));
    };
    add(count.margin,
        TarotCountWords::tr("card point(s) over %1", "under their number", count.margin)
            .arg(needed(count.bouts(count.winner).size())),
        Evidence::Margin);
    const int petit = count.each - 25 - count.margin;
    add(petit,
        petit > 0 ? TarotCountWords::tr("petit au bout, won") : TarotCountWords::tr("petit au bout, lost"),
        Evidence::LastTrick);
    terms.push_back(sign(QStringLiteral("=")));
    const auto total = [&](Seat seat, int value) {
        terms.push_back(
            {PriceTerm::Kind::Result, signedPoints(value),
             byWhom(teller, seat, TarotCountWords::tr("your score"), TarotCountWords::tr("%1’s score")), rule,
             Evidence::None});
    };
    total(count.winner, count.each);
    terms.push_back(sign(QStringLiteral("·")));
    total(right(count.winner, 2), -count.each);
    return terms;
}

} // namespace

std::vector<PriceTerm> priceTerms(const View& view, const Teller& teller) {
    if (const auto* count = std::get_if<ContractCount>(&view.result->how))
        return PriceLine(view, *count, teller).told();
    if (const auto* two = std::get_if<TwoCount>(&view.result->how))
        return termsOfTwo(*two, teller);
    return {};
}

QStringList miseresPaid(const View& view, const Teller& teller) {
    QStringList lines;
    if (const auto* count = std::get_if<ContractCount>(&view.result->how))
        for (const MiserePaid& one : count->miseres)
            lines << (one.points > 0
                          ? byWhom(teller, one.seat, TarotCountWords::tr("Your %1: 10 from each"),
                                   TarotCountWords::tr("%1’s %2: 10 from each"), announcedName(one.kind))
                          : byWhom(teller, one.seat, TarotCountWords::tr("Your %1: 10 to each"),
                                   TarotCountWords::tr("%1’s %2: 10 to each"), announcedName(one.kind)));
    return lines;
}

QString priceTold(const std::vector<PriceTerm>& terms) {
    QStringList told;
    for (const PriceTerm& term : terms)
        told << (term.words.isEmpty() ? term.text : term.text + u' ' + term.words);
    return told.join(u' ');
}

QString countedName(const CountedTwos& group) {
    const int n = static_cast<int>(group.twos.size());
    switch (group.kind) {
    case Counted::Bouts:
        return TarotCountWords::tr("%n bout(s)", nullptr, n);
    case Counted::Kings:
        return TarotCountWords::tr("%n king(s)", nullptr, n);
    case Counted::Queens:
        return TarotCountWords::tr("%n queen(s)", nullptr, n);
    case Counted::Knights:
        return TarotCountWords::tr("%n knight(s)", nullptr, n);
    case Counted::Jacks:
        return TarotCountWords::tr("%n jack(s)", nullptr, n);
    case Counted::Low:
        break;
    }
    return TarotCountWords::tr("%n low pair(s)", nullptr, n);
}

QString countedTimes(Counted kind) {
    static constexpr std::array times{5, 5, 4, 3, 2, 1}; // F2.2
    return QStringLiteral("× %1").arg(times[static_cast<std::size_t>(kind)]);
}

} // namespace text::tarot
