#include "text/bolognese/bolognese_pack.h"

#include "bolognese/combinations.h"
#include "text/bolognese/bolognese_words.h"
#include "text/plain/capitalised.h"

#include <QCoreApplication>

#include <array>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct BolognesePackWords {
    Q_DECLARE_TR_FUNCTIONS(BolognesePack)
};

// Italian names are what the cards are called at the table in any language, so they are not translated.
constexpr std::array<const char*, 16> kNumbersInItalian{"L’Angelo",
                                                        "Il Mondo",
                                                        "Il Sole",
                                                        "La Luna",
                                                        "Il 16, la Stella",
                                                        "Il 15, la Saetta",
                                                        "Il 14, il Diavolo",
                                                        "Il 13, la Morte",
                                                        "Il 12, il Traditore",
                                                        "Il 11, il Vecchio",
                                                        "Il 10, la Ruota",
                                                        "Il 9, la Forza",
                                                        "L’8, la Giustizia",
                                                        "Il 7, la Temperanza",
                                                        "Il 6, il Carro",
                                                        "Il 5, l’Amore"};
struct MoorWords {
    const char* english;
    const char* italian;
};
// The rules know no difference between them; who looks at them does.
constexpr std::array<MoorWords, 4> kMoorWords{
    {{QT_TRANSLATE_NOOP("BolognesePack", "The Moor on his throne"), "Il Moretto in trono"},
     {QT_TRANSLATE_NOOP("BolognesePack", "The Moor with the spear"), "Il Moretto con la lancia"},
     {QT_TRANSLATE_NOOP("BolognesePack", "The Moor with the bow"), "Il Moretto con l’arco"},
     {QT_TRANSLATE_NOOP("BolognesePack", "The Moor on horseback"), "Il Moretto a cavallo"}}};

constexpr bool isRound(Suit suit) {
    return suit == Suit::Cups || suit == Suit::Coins;
}

QString italianName(Card card) {
    static constexpr std::array ranks{"Re",   "Regina", "Cavallo", "Fante", "Dieci",
                                      "Nove", "Otto",   "Sette",   "Sei",   "Asso"};
    static constexpr std::array suits{"coppe", "denari", "spade", "bastoni"};
    if (card == kMatto)
        return QStringLiteral("Il Matto");
    if (card == kBegato)
        return QStringLiteral("Il Bégato");
    if (bit(card) & kMoors)
        return QString::fromUtf8(kMoorWords[card.id - moor(1).id].italian);
    if (suitOf(card) == Suit::Trumps)
        return QString::fromUtf8(kNumbersInItalian[card.id - kAngel.id]);
    const char* rank = rankOf(card) == Rank::Page && isRound(suitOf(card))
                           ? "Fantesca"
                           : ranks[static_cast<std::size_t>(rankOf(card))];
    return QStringLiteral("%1 di %2")
        .arg(QLatin1String(rank), QLatin1String(suits[static_cast<std::size_t>(suitOf(card))]));
}

QString englishName(Card card) {
    if (bit(card) & kMoors)
        return BolognesePackWords::tr(kMoorWords[card.id - moor(1).id].english);
    const int number = 60 - card.id;
    if (suitOf(card) == Suit::Trumps && number >= 5 && number <= 16) // called by number (B1.6)
        return BolognesePackWords::tr("The %1, %2", "The 16, Star").arg(number).arg(trumpTitle(card));
    return capitalised(cardName(card));
}

// B2.1: what it makes beside a small card; two of these make 1.
int valueOf(Card card) {
    const Card six = ::bolognese::card(Suit::Cups, Rank::Six),
               seven = ::bolognese::card(Suit::Cups, Rank::Seven);
    const int pair = scartini(bit(card) | bit(card == six ? seven : six));
    return pair > 1 ? pair : 0;
}

QString worth(Card card) {
    const int points = valueOf(card);
    return points > 0
               ? BolognesePackWords::tr("Worth %n point(s) in the count by twos (B2.1).", nullptr, points)
               : BolognesePackWords::tr("A small card, a scartino: worth nothing by itself (B2.1).");
}

QString combinationLine(Name name) {
    const QString called = capitalised(combinationName(name));
    const QString rule = QLatin1String(ruleOf(name).data());
    if (!isSequence(name))
        return BolognesePackWords::tr("%1: three %2 points, four %3 (%4).",
                                      "Kings: three 17 points, four 34 (B2.2).")
            .arg(called)
            .arg(worthOf(name, 3))
            .arg(worthOf(name, 4))
            .arg(rule);
    const int most = CardSet(setOf(cardsOf(name, kAll, true))).size();
    return BolognesePackWords::tr(
               "%1, a sequence: 10 points, and 5 for each card after the third, up to %2 (%3).",
               "Cups, a sequence: …, up to 30 (B2.5).")
        .arg(called)
        .arg(worthOf(name, most))
        .arg(rule);
}

QString serves(Card card) {
    QStringList lines;
    if (bit(card) & kContatori)
        lines << BolognesePackWords::tr("A contatore: it belongs to every sequence that is held (B2.4).");
    for (int i = 0; i < kNames; ++i) {
        const auto name = static_cast<Name>(i);
        if (isSequence(name) && (bit(card) & kContatori))
            continue;
        if (cardsOf(name, kAll, true) & bit(card))
            lines << combinationLine(name);
    }
    return lines.isEmpty() ? BolognesePackWords::tr("It serves in no combination.")
                           : lines.join(QLatin1Char(' '));
}

// What the letter in its corner stands for, where that is no king or queen.
QString indexWords(Card card) {
    if (!(bit(card) & kFigures) || rankOf(card) < Rank::Knight)
        return {};
    return rankOf(card) == Rank::Knight
               ? BolognesePackWords::tr("N in its corner: the knight.")
               : BolognesePackWords::tr("J in its corner: the page; in cups and coins, the maid.");
}

CardNote noteOf(const QString& code) {
    if (code == QLatin1String("back"))
        return {BolognesePackWords::tr("The back"),
                QStringLiteral("Il dorso"),
                BolognesePackWords::tr(
                    "The two towers of Bologna, green and bare by turns, the same either way up."),
                BolognesePackWords::tr("Sixty-two cards and one back (B1.1)."),
                {}};
    const auto card = cardOf(code.toStdString());
    if (!card)
        return {};
    const QString index = indexWords(*card);
    return {englishName(*card), italianName(*card), pictured(code),
            index.isEmpty() ? worth(*card) : index + u' ' + worth(*card), serves(*card)};
}

} // namespace

Pack bolognesePack() {
    QStringList codes;
    const auto add = [&codes](Card card) { codes << QString::fromStdString(codeOf(card)); };
    for (Suit suit : kSuits)
        for (Card card : setOf(bitsOf(suit)))
            add(card);
    add(kBegato);
    for (int n = 1; n <= 4; ++n)
        add(moor(n));
    for (int n = 5; n <= 20; ++n)
        add(trump(n));
    add(kMatto);
    return {QStringLiteral("bolognese"),
            BolognesePackWords::tr("Bolognese"),
            QStringLiteral("Tarocco bolognese"),
            10,
            codes,
            noteOf};
}

} // namespace text::bolognese
