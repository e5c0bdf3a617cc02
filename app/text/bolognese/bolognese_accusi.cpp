// What is accused, in Italian as it is called at the table and in plain words (B6.6).
#include "text/bolognese/bolognese_telling.h"

#include "text/plain/capitalised.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct BologneseAccusiWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseTelling)
};

constexpr std::array<const char*, 5> kHowMany{"", "", "due", "tre", "quattro"};
constexpr std::array<const char*, 4> kSuitsInItalian{"Coppe", "Denari", "Spade", "Bastoni"};

QString italianSuit(Suit suit) {
    return QLatin1String(kSuitsInItalian[static_cast<std::size_t>(suit)]);
}

// "la Regina", with its article; pages of the round suits are maids.
QString italianRank(Card card) {
    switch (rankOf(card)) {
    case Rank::Queen:
        return QStringLiteral("la Regina");
    case Rank::Knight:
        return QStringLiteral("il Cavallo");
    case Rank::Page:
        return suitOf(card) == Suit::Cups || suitOf(card) == Suit::Coins ? QStringLiteral("la Fantesca")
                                                                         : QStringLiteral("il Fante");
    default:
        break;
    }
    return QStringLiteral("l’Asso");
}

QString italianList(const QStringList& parts) {
    if (parts.size() < 2)
        return parts.join(QString());
    return QStringList(parts.mid(0, parts.size() - 1)).join(QStringLiteral(", ")) + QStringLiteral(" e ") +
           parts.back();
}

// " con il Bégato ed il Matto"
QString italianContatori(CardSet cards) {
    const bool begato = cards.contains(kBegato), matto = cards.contains(kMatto);
    if (begato && matto)
        return QStringLiteral(" con il Bégato ed il Matto");
    return begato ? QStringLiteral(" con il Bégato") : matto ? QStringLiteral(" con il Matto") : QString();
}

QString grandeSpoken(CardSet cards) {
    QStringList parts;
    if (cards.contains(kWorld))
        parts << QStringLiteral("il Mondo");
    const bool sun = cards.contains(trump(18)), moon = cards.contains(trump(17));
    if (sun && moon)
        parts << QStringLiteral("le due Rosse");
    else if (sun || moon)
        parts << (sun ? QStringLiteral("il Sole") : QStringLiteral("la Luna"));
    for (int number = 16; number >= 5; --number)
        if (cards.contains(trump(number)))
            parts << (number == 8    ? QStringLiteral("l’8")
                      : number == 11 ? QStringLiteral("l’11")
                                     : QStringLiteral("il %1").arg(number));
    const int moors = (cards & setOf(kMoors)).size();
    if (moors > 0)
        parts << (moors == 1 ? QStringLiteral("un Moretto")
                             : QStringLiteral("%1 Moretti")
                                   .arg(QLatin1String(kHowMany[static_cast<std::size_t>(moors)])));
    return italianList(parts) + italianContatori(cards);
}

// Cards of a kind that is one of four: kings, aces, Moors.
Bits kindOf(Name name) {
    switch (name) {
    case Name::Moors:
        return kMoors;
    case Name::Aces:
        return bitsOf(Rank::Ace);
    case Name::Tarocchi:
        return kTarocchi;
    case Name::Kings:
        return bitsOf(Rank::King);
    case Name::Queens:
        return bitsOf(Rank::Queen);
    case Name::Knights:
        return bitsOf(Rank::Knight);
    default:
        break;
    }
    return bitsOf(Rank::Page);
}

// The one of four that is missing, if just one is.
std::optional<Card> missingOf(const Combination& one) {
    const CardSet left = setOf(kindOf(one.name)) - one.cards;
    return left.size() == 1 ? std::optional(left.first()) : std::nullopt;
}

QString kindSpoken(const Combination& one) {
    static constexpr std::array<const char*, 7> kinds{"Mori",   "Assi",    "Tarocchi", "Re",
                                                      "Regine", "Cavalli", "Fanti"};
    const CardSet held = one.cards & setOf(kindOf(one.name));
    const auto missing = missingOf(one);
    QString words = QStringLiteral("%1 %2").arg(
        QLatin1String(kHowMany[static_cast<std::size_t>(held.size())]),
        QLatin1String(kinds[static_cast<std::size_t>(one.name) - static_cast<std::size_t>(Name::Moors)]));
    if (isSequence(one.name))
        return words + italianContatori(one.cards);
    if (!missing)
        return words;
    if (one.name != Name::Tarocchi)
        return words + QStringLiteral(", sbaglia ") + italianSuit(suitOf(*missing));
    if (*missing == kAngel)
        return words + QStringLiteral(" matti");
    return words + (*missing == kWorld    ? QStringLiteral(" senza il Mondo")
                    : *missing == kBegato ? QStringLiteral(" senza il Bégato")
                                          : QStringLiteral(" senza il Matto"));
}

bool isSuit(Name name) {
    return name >= Name::Cups && name <= Name::Batons;
}

Suit suitNamed(Name name) {
    return static_cast<Suit>(static_cast<int>(name) - static_cast<int>(Name::Cups));
}

QString kindCount(const Combination& one) {
    const int held = (one.cards & setOf(kindOf(one.name))).size();
    return (held == 2   ? BologneseAccusiWords::tr("two %1", "aces")
            : held == 3 ? BologneseAccusiWords::tr("three %1", "kings")
                        : BologneseAccusiWords::tr("four %1", "kings"))
        .arg(combinationName(one.name));
}

bool isKind(Name name) {
    return name != Name::Grande && !isSuit(name);
}

} // namespace

QString fanName(Name name) {
    switch (name) {
    case Name::Grande:
        return BologneseAccusiWords::tr("Grande");
    case Name::Moors:
        return BologneseAccusiWords::tr("Moors");
    default:
        break;
    }
    return capitalised(combinationName(name));
}

QString fanTold(const Combination& one) {
    return BologneseAccusiWords::tr("%1. %2.").arg(
        capitalised(cardList(one.cards)), BologneseAccusiWords::tr("%n point(s)", nullptr, one.points));
}

QString accusoSpoken(const Combination& one) {
    if (one.name == Name::Grande)
        return grandeSpoken(one.cards);
    if (!isSuit(one.name))
        return kindSpoken(one);
    QStringList parts;
    for (Card card : one.cards)
        if (suitOf(card) == suitNamed(one.name) && rankOf(card) != Rank::King)
            parts << italianRank(card);
    return QStringLiteral("%1 di %2").arg(italianList(parts), italianSuit(suitNamed(one.name))) +
           italianContatori(one.cards);
}

QString accusoShort(const Combination& one) {
    const CardSet contatori = isSequence(one.name) ? one.cards & setOf(kContatori) : CardSet();
    const CardSet own = one.cards - contatori;
    QString words = kindCount(one);
    if (one.name == Name::Grande) {
        words = cardList(own);
    } else if (isSuit(one.name)) {
        QStringList ranks;
        for (Card card : own)
            ranks << rankName(card);
        words = inSuit(joined(ranks), static_cast<SuitName>(suitNamed(one.name)));
    }
    return contatori.empty() ? words
                             : BologneseAccusiWords::tr("%1 with %2", "four aces with the Bégato")
                                   .arg(words, cardList(contatori));
}

QString accusoGloss(const Combination& one) {
    const auto missing = isKind(one.name) && !isSequence(one.name) ? missingOf(one) : std::nullopt;
    if (!missing)
        return accusoShort(one);
    return BologneseAccusiWords::tr("%1, all but %2", "three pages, all but coins")
        .arg(accusoShort(one), one.name == Name::Tarocchi ? cardName(*missing) : suitName(suitOf(*missing)));
}

QString spokenTogether(const std::vector<Combination>& shown) {
    QStringList parts;
    for (const Combination& one : shown)
        parts << accusoSpoken(one);
    return semicolons(parts);
}

QString glossTogether(const std::vector<Combination>& shown, const RuleSet& rules) {
    const Worth plain = worthOf(shown, Doubling::Never), worth = worthOfAccuso(shown, rules);
    if (worth.sequences > plain.sequences)
        return BologneseAccusiWords::tr("three sequences or more: they count twice (B6.3)");
    if (worth.cricche > plain.cricche)
        return BologneseAccusiWords::tr("three cricche or more: they count twice (B6.3)");
    return glossOf(shown);
}

QString glossOf(const std::vector<Combination>& shown) {
    QStringList parts;
    for (const Combination& one : shown)
        parts << accusoGloss(one);
    return semicolons(parts);
}

QString callingOutSum(const View& view, int points) {
    const Side us = sideOf(view.seat);
    QStringList terms{QString::number(view.score[us])};
    if (view.seat != view.dealer) // who has taken up the two cards adds nothing to it (B6.5)
        for (const Accuso& accuso : view.accusi)
            if (sideOf(accuso.seat) == us)
                terms << QString::number(accuso.worth.total());
    terms << QString::number(points);
    return BologneseAccusiWords::tr("%1 reach %2: the match is ours (B6.5)")
        .arg(terms.join(QStringLiteral(" + ")))
        .arg(view.rules.target);
}

QString silenceDoubt(const std::vector<Combination>& made, const std::vector<Combination>& chosen) {
    QStringList names;
    for (const Combination& one : chosen.empty() ? made : chosen)
        names << combinationName(one.name);
    return (chosen.empty()
                ? BologneseAccusiWords::tr("You can accuse %1, now or never. Press again to stay silent.")
                : BologneseAccusiWords::tr("Chosen, not accused: %1. Press again to stay silent."))
        .arg(joined(names));
}

bool countsTwice(const Combination& one, const Accuso& accuso) {
    const Worth plain = worthOf(accuso.shown, Doubling::Never);
    return isSequence(one.name) ? accuso.worth.sequences > plain.sequences
                                : accuso.worth.cricche > plain.cricche;
}

QString accusoMark(const Accuso& accuso) {
    int twice = 0, once = 0;
    for (const Combination& one : accuso.shown)
        (countsTwice(one, accuso) ? twice : once) += one.points;
    QStringList terms;
    if (twice > 0)
        terms << QStringLiteral("%1 ×2").arg(twice);
    if (once > 0)
        terms << QString::number(once);
    return u'+' + terms.join(QStringLiteral(" + "));
}

QString accusesTitle(Seat seat, const Teller& teller) {
    return byWhom(teller, seat, BologneseAccusiWords::tr("You accuse"),
                  BologneseAccusiWords::tr("%1 accuses"));
}

} // namespace text::bolognese
