#include "card_notes.h"

#include "pictured.h"
#include "words.h"

#include <QCoreApplication>

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
        return CardNotes::tr("A counter: %n point(s) (M2.1).", nullptr, points);
    if (card == trump(29))
        return CardNotes::tr("Worth nothing by itself, but without it no long run of high trumps (M2.2).");
    if (card == trump(14))
        return CardNotes::tr("Worth nothing by itself; it serves in the Demon where that is played (M2.2).");
    return CardNotes::tr("No counter.");
}

} // namespace

CardNote noteOf(Card card) {
    QString english = trumpTitle(card);
    if (english.isEmpty()) {
        english = cardName(card);
        english.replace(0, 1, english.at(0).toUpper());
    }
    return {english, italianName(card), pictured(card), worthOf(card)};
}

QString cardHelp(Card card, const RuleSet& rules) {
    QStringList names;
    for (const Versicola& v : versicoleWith(card))
        if (v.kind != VersicolaKind::Demon || rules.demon)
            names << versicolaName(v);
    if (card == kFool)
        return CardNotes::tr("%1 It joins every versicola, and neither takes nor is taken (M6.5).")
            .arg(worthOf(card));
    return names.isEmpty() ? worthOf(card)
                           : CardNotes::tr("%1 Serves in: %2.", "its worth, versicole")
                                 .arg(worthOf(card), names.join(CardNotes::tr("; ")));
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
