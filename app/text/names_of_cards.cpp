// The cards in words.
#include "text/words.h"

#include "minchiate/hand_order.h"

#include <QCoreApplication>

#include <array>

namespace text {

using namespace minchiate;

namespace {

struct NamesOfCards {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString rankName(Card c, Said said) {
    const int s = strength(c);
    switch (s) {
    case 13:
        return rankSaid(Face::King, said);
    case 12:
        return rankSaid(Face::Queen, said);
    case 11:
        return rankSaid(Face::Knight, said);
    case 10:
        return rankSaid(isRound(suitOf(c)) ? Face::Maid : Face::Page, said);
    default:
        break;
    }
    const int pips = isRound(suitOf(c)) ? 10 - s : s + 1; // M1.3
    return pips == 1 ? rankSaid(Face::Ace, said) : rankSaid(pips, said);
}

// Of a suit, or a trump.
QString cardSaid(Card card, Said said) {
    return isTrump(card) ? trumpSaid(trumpNumber(card), said)
                         : inSuit(rankName(card, said), static_cast<SuitName>(suitOf(card)));
}

} // namespace

QString cardName(Card card) {
    if (card == kFool)
        return NamesOfCards::tr("the Fool");
    return cardSaid(card, isTrump(card) ? Said::Sentence : Said::Title);
}

QString shortCardName(Card card) {
    return card == kFool ? NamesOfCards::tr("Fool") : cardSaid(card, Said::Title);
}

QString cardInText(Card card, Role role) {
    if (card != kFool)
        return cardSaid(card, Said::Sentence);
    return Named{NamesOfCards::tr("the Fool", "somebody plays it"), NamesOfCards::tr("the Fool", "it dies"),
                 NamesOfCards::tr("the Fool", "with it"), NamesOfCards::tr("the Fool", "by itself")}
        .as(role);
}

QString cardAmong(Card card) {
    return card == kFool ? NamesOfCards::tr("Fool", "one of several") : cardSaid(card, Said::Listed);
}

QString cardsInText(CardSet cards) {
    if (cards.size() == 1)
        return cardInText(cards.first());
    QStringList names;
    for (Card c : inHandOrder(cards))
        names << cardAmong(c);
    return joined(names);
}

QString trumpTitle(Card card) {
    static constexpr std::array titles{
        QT_TRANSLATE_NOOP("Words", "Papino"),
        QT_TRANSLATE_NOOP("Words", "Grand Duke"),
        QT_TRANSLATE_NOOP("Words", "Western Emperor"),
        QT_TRANSLATE_NOOP("Words", "Eastern Emperor"),
        QT_TRANSLATE_NOOP("Words", "Love"),
        QT_TRANSLATE_NOOP("Words", "Temperance"),
        QT_TRANSLATE_NOOP("Words", "Fortitude"),
        QT_TRANSLATE_NOOP("Words", "Justice"),
        QT_TRANSLATE_NOOP("Words", "Wheel of Fortune"),
        QT_TRANSLATE_NOOP("Words", "Chariot"),
        QT_TRANSLATE_NOOP("Words", "Time"),
        QT_TRANSLATE_NOOP("Words", "Hanged Man"),
        QT_TRANSLATE_NOOP("Words", "Death"),
        QT_TRANSLATE_NOOP("Words", "Devil"),
        QT_TRANSLATE_NOOP("Words", "House of the Devil"),
        QT_TRANSLATE_NOOP("Words", "Hope"),
        QT_TRANSLATE_NOOP("Words", "Prudence"),
        QT_TRANSLATE_NOOP("Words", "Faith"),
        QT_TRANSLATE_NOOP("Words", "Charity"),
        QT_TRANSLATE_NOOP("Words", "Fire"),
        QT_TRANSLATE_NOOP("Words", "Water"),
        QT_TRANSLATE_NOOP("Words", "Earth"),
        QT_TRANSLATE_NOOP("Words", "Air"),
        QT_TRANSLATE_NOOP("Words", "Libra"),
        QT_TRANSLATE_NOOP("Words", "Virgo"),
        QT_TRANSLATE_NOOP("Words", "Scorpio"),
        QT_TRANSLATE_NOOP("Words", "Aries"),
        QT_TRANSLATE_NOOP("Words", "Capricorn"),
        QT_TRANSLATE_NOOP("Words", "Sagittarius"),
        QT_TRANSLATE_NOOP("Words", "Cancer"),
        QT_TRANSLATE_NOOP("Words", "Pisces"),
        QT_TRANSLATE_NOOP("Words", "Aquarius"),
        QT_TRANSLATE_NOOP("Words", "Leo"),
        QT_TRANSLATE_NOOP("Words", "Taurus"),
        QT_TRANSLATE_NOOP("Words", "Gemini"),
        QT_TRANSLATE_NOOP("Words", "Star"),
        QT_TRANSLATE_NOOP("Words", "Moon"),
        QT_TRANSLATE_NOOP("Words", "Sun"),
        QT_TRANSLATE_NOOP("Words", "World"),
        QT_TRANSLATE_NOOP("Words", "Trumpet"),
    };
    if (!isTrump(card))
        return {};
    return NamesOfCards::tr(titles[static_cast<std::size_t>(trumpNumber(card) - 1)]);
}

QString cardList(CardSet cards) {
    QStringList names;
    for (Card c : inHandOrder(cards))
        names << shortCardName(c);
    return joined(names);
}

} // namespace text
