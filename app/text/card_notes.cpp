#include "text/card_notes.h"

#include "minchiate/hand_order.h"
#include "text/pictured.h"
#include "text/plain/capitalised.h"
#include "text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace text {

using namespace minchiate;

namespace {

struct CardNotes {
    Q_DECLARE_TR_FUNCTIONS(CardNotes)
};

// Italian names are what the cards are called at the table in any language, so they are not translated.
constexpr std::array trumpsInItalian{"Papa uno, il Papino",
                                     "Papa due, il Granduca",
                                     "Papa tre, l’Imperatore d’Occidente",
                                     "Papa quattro, l’Imperatore d’Oriente",
                                     "Papa cinque, l’Amore",
                                     "La Temperanza",
                                     "La Fortezza",
                                     "La Giustizia",
                                     "La Ruota della Fortuna",
                                     "Il Carro",
                                     "Il Gobbo",
                                     "L’Impiccato",
                                     "La Morte",
                                     "Il Diavolo",
                                     "La Casa del Diavolo",
                                     "La Speranza",
                                     "La Prudenza",
                                     "La Fede",
                                     "La Carità",
                                     "Il Fuoco",
                                     "L’Acqua",
                                     "La Terra",
                                     "L’Aria",
                                     "La Bilancia",
                                     "La Vergine",
                                     "Lo Scorpione",
                                     "L’Ariete",
                                     "Il Capricorno",
                                     "Il Sagittario",
                                     "Il Cancro",
                                     "I Pesci",
                                     "L’Acquario",
                                     "Il Leone",
                                     "Il Toro",
                                     "I Gemelli",
                                     "La Stella",
                                     "La Luna",
                                     "Il Sole",
                                     "Il Mondo",
                                     "Le Trombe"};
static_assert(trumpsInItalian.size() == 40);

QString italianName(Card card) {
    static constexpr std::array pips{"Asso", "Due",   "Tre",  "Quattro", "Cinque",
                                     "Sei",  "Sette", "Otto", "Nove",    "Dieci"};
    static constexpr std::array suits{"coppe", "denari", "spade", "bastoni"};
    if (card == kFool)
        return QStringLiteral("Il Matto");
    if (isTrump(card))
        return QString::fromUtf8(trumpsInItalian[static_cast<std::size_t>(trumpNumber(card) - 1)]);
    const Suit suit = suitOf(card);
    const int s = strength(card);
    const char* rank = s == 13   ? "Re"
                       : s == 12 ? "Regina"
                       : s == 11 ? "Cavallo"
                       : s == 10 ? (isRound(suit) ? "Fantina" : "Fante")
                                 : pips[static_cast<std::size_t>(isRound(suit) ? 9 - s : s)];
    return QStringLiteral("%1 di %2")
        .arg(QLatin1String(rank), QLatin1String(suits[static_cast<std::size_t>(suit)]));
}

QString worthOf(Card card) {
    const int points = value(card);
    if (points > 0)
        return CardNotes::tr("A counter: %n point(s) (rule M2.1).", nullptr, points);
    if (card == trump(29))
        return CardNotes::tr(
            "Worth nothing by itself, but without it no long run of high trumps (rule M2.2).");
    if (card == trump(14))
        return CardNotes::tr(
            "Worth nothing by itself; it serves in the Demon where that is played (rule M2.2).");
    return CardNotes::tr("No counter.");
}

QString englishName(Card card) {
    const QString name = capitalised(cardName(card)), title = trumpTitle(card);
    return title.isEmpty() ? name : CardNotes::tr("%1, %2", "The 28, Capricorn").arg(name, title);
}

// "Versicole (M3): 28 to 40: 90 points; …", or that it serves in none.
QString versicoleLine(Card card) {
    QStringList parts;
    for (const Versicola& v : versicoleWith(card))
        parts
            << CardNotes::tr("%1: %n point(s)", "a versicola and its worth", v.points).arg(versicolaName(v));
    if (card == kFool)
        parts << CardNotes::tr("with it in hand every other versicola gains 5 (rule M3.4)");
    if (parts.isEmpty())
        return CardNotes::tr("It serves in no versicola.");
    return CardNotes::tr("Versicole (rule M3): ") + semicolons(parts) + QLatin1Char('.');
}

CardNote noteOf(const QString& code) {
    if (code == QLatin1String("back"))
        return {CardNotes::tr("The back"),
                QStringLiteral("Il dorso"),
                {},
                CardNotes::tr("Ninety-seven cards and one back: who turns a card over gives it away."),
                {}};
    const auto card = cardOf(code.toStdString());
    if (!card)
        return {};
    return {englishName(*card), italianName(*card), pictured(*card), worthOf(*card), versicoleLine(*card)};
}

} // namespace

Pack florentinePack() {
    QStringList codes;
    const auto add = [&codes](Card card) { codes << QString::fromStdString(code(card)); };
    for (Suit suit : kSuits) {
        std::vector<Card> cards;
        for (Card c : cardsOf(suit))
            cards.push_back(c);
        // Strength falls with the number of pips in two suits and rises in the others: here a row is a row.
        std::ranges::sort(cards, {}, [](Card c) {
            const int s = strength(c);
            return s >= 10 || !isRound(suitOf(c)) ? -s : s - 9;
        });
        std::ranges::for_each(cards, add);
    }
    for (int n = 1; n <= 40; ++n)
        add(trump(n));
    add(kFool);
    return {QStringLiteral("florentine"),
            CardNotes::tr("Florentine"),
            QStringLiteral("Minchiate"),
            14,
            codes,
            noteOf};
}

QString cardHelp(Card card, const RuleSet& rules) {
    QStringList names;
    for (const Versicola& v : versicoleWith(card))
        if (v.kind != VersicolaKind::Demon || rules.demon)
            names << versicolaName(v);
    if (card == kFool)
        return CardNotes::tr("%1 It joins every versicola, and neither takes nor is taken (rule M6.5).")
            .arg(worthOf(card));
    return names.isEmpty() ? worthOf(card)
                           : CardNotes::tr("%1 Serves in: %2.", "its worth, versicole")
                                 .arg(worthOf(card), semicolons(names));
}

std::vector<Versicola> versicoleWith(Card card) {
    RuleSet rules;
    rules.demon = true;
    std::vector<Versicola> found;
    // Each kind by itself, so that the Fool adds to none but its own (M3.4).
    for (const Versicola& v : versicoleOf(kWholeDeck - CardSet(kFool), rules))
        if (v.cards.contains(card))
            found.push_back(v);
    for (const Versicola& v : versicoleOf(CardSet{trump(1), kFool, trump(40)}, rules))
        if (v.cards.contains(card))
            found.push_back(v);
    return found;
}

} // namespace text
