// What a hand costs, term by term, and its cards as they are counted.
#include "text/tarot/contract_camps.h"
#include "text/tarot/tarot_count_words.h"

#include "text/figures.h"
#include "text/words.h"

#include <QCoreApplication>

#include <array>
#include <cstdlib>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct TarotPriceWords {
    Q_DECLARE_TR_FUNCTIONS(TarotCount)
};

} // namespace

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
        return TarotPriceWords::tr("slam (chelem), not announced");
    return hand.price.slam > 0 ? TarotPriceWords::tr("chelem announced and made")
                               : TarotPriceWords::tr("chelem announced and lost");
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
                     TarotPriceWords::tr("for the contract"), QStringLiteral("F9.5"), Evidence::Contract});
    add(price.margin,
        (price.made()
             ? TarotPriceWords::tr("card point(s) over %1", "under their number", std::abs(price.margin))
             : TarotPriceWords::tr("card point(s) short of %1", "under their number", std::abs(price.margin)))
            .arg(needed(hand.bouts)),
        QStringLiteral("F9.4"), Evidence::Margin);
    add(price.petit,
        price.petit > 0 ? TarotPriceWords::tr("petit au bout, won")
                        : TarotPriceWords::tr("petit au bout, lost"),
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
                shown << byWhom(teller_, one.seat, TarotPriceWords::tr("your %1"),
                                TarotPriceWords::tr("%1’s %2"), poigneeName(one.cards.size()));
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
        result(each, each < 0 ? TarotPriceWords::tr("to each") : TarotPriceWords::tr("from each"),
               QStringLiteral("F9.5"));
        const PerSeat<int> all = paid(view_.rules, view_.players, declarer, count_.camp, each);
        const auto whom = [&](Seat seat) {
            return byWhom(teller_, seat, TarotPriceWords::tr("your score"),
                          TarotPriceWords::tr("%1’s score"));
        };
        const auto partner = partnerIn(count_, declarer);
        if (!partner) {
            terms_.push_back(sign(kTimes));
            number(defenders, TarotPriceWords::tr("defender(s)", "under their number", defenders),
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
        total(all[*own], TarotPriceWords::tr("your score"), QStringLiteral("F9.10"));
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
    std::vector<PriceTerm> terms{
        numberTerm(25, TarotPriceWords::tr("fixed, for a hand won"), rule, Evidence::Contract)};
    const auto add = [&](int value, const QString& words, Evidence evidence) {
        if (value == 0)
            return;
        terms.push_back(sign(value > 0 ? QStringLiteral("+") : kMinus));
        terms.push_back(numberTerm(value, words, rule, evidence));
    };
    add(count.margin,
        TarotPriceWords::tr("card point(s) over %1", "under their number", count.margin)
            .arg(needed(count.bouts(count.winner).size())),
        Evidence::Margin);
    const int petit = count.each - 25 - count.margin;
    add(petit,
        petit > 0 ? TarotPriceWords::tr("petit au bout, won") : TarotPriceWords::tr("petit au bout, lost"),
        Evidence::LastTrick);
    terms.push_back(sign(QStringLiteral("=")));
    const auto total = [&](Seat seat, int value) {
        terms.push_back(
            {PriceTerm::Kind::Result, signedPoints(value),
             byWhom(teller, seat, TarotPriceWords::tr("your score"), TarotPriceWords::tr("%1’s score")), rule,
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
                          ? byWhom(teller, one.seat, TarotPriceWords::tr("Your %1: 10 from each"),
                                   TarotPriceWords::tr("%1’s %2: 10 from each"), announcedName(one.kind))
                          : byWhom(teller, one.seat, TarotPriceWords::tr("Your %1: 10 to each"),
                                   TarotPriceWords::tr("%1’s %2: 10 to each"), announcedName(one.kind)));
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
        return TarotPriceWords::tr("%n bout(s)", nullptr, n);
    case Counted::Kings:
        return TarotPriceWords::tr("%n king(s)", nullptr, n);
    case Counted::Queens:
        return TarotPriceWords::tr("%n queen(s)", nullptr, n);
    case Counted::Knights:
        return TarotPriceWords::tr("%n knight(s)", nullptr, n);
    case Counted::Jacks:
        return TarotPriceWords::tr("%n jack(s)", nullptr, n);
    case Counted::Low:
        break;
    }
    return TarotPriceWords::tr("%n low pair(s)", nullptr, n);
}

QString countedTimes(Counted kind) {
    static constexpr std::array times{5, 5, 4, 3, 2, 1}; // F2.2
    return QStringLiteral("× %1").arg(times[static_cast<std::size_t>(kind)]);
}

} // namespace text::tarot
