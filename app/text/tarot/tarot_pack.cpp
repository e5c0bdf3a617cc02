#include "text/tarot/tarot_pack.h"

#include "tarot/card.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace text::tarot {

namespace {

struct TarotPackWords {
    Q_DECLARE_TR_FUNCTIONS(FrenchPack)
};

// French names are what the cards are called at the table in any language, so they are not translated.
struct Named {
    const char* code;
    const char* english;
    const char* french;
};
constexpr std::array<Named, 4> kSuits{{{"S", QT_TRANSLATE_NOOP("FrenchPack", "spades"), "pique"},
                                       {"H", QT_TRANSLATE_NOOP("FrenchPack", "hearts"), "cœur"},
                                       {"D", QT_TRANSLATE_NOOP("FrenchPack", "diamonds"), "carreau"},
                                       {"C", QT_TRANSLATE_NOOP("FrenchPack", "clubs"), "trèfle"}}};
constexpr std::array<Named, 14> kRanks{{{"K", QT_TRANSLATE_NOOP("FrenchPack", "King"), "Roi"},
                                        {"Q", QT_TRANSLATE_NOOP("FrenchPack", "Queen"), "Dame"},
                                        {"N", QT_TRANSLATE_NOOP("FrenchPack", "Knight"), "Cavalier"},
                                        {"J", QT_TRANSLATE_NOOP("FrenchPack", "Jack"), "Valet"},
                                        {"10", QT_TRANSLATE_NOOP("FrenchPack", "Ten"), "Dix"},
                                        {"9", QT_TRANSLATE_NOOP("FrenchPack", "Nine"), "Neuf"},
                                        {"8", QT_TRANSLATE_NOOP("FrenchPack", "Eight"), "Huit"},
                                        {"7", QT_TRANSLATE_NOOP("FrenchPack", "Seven"), "Sept"},
                                        {"6", QT_TRANSLATE_NOOP("FrenchPack", "Six"), "Six"},
                                        {"5", QT_TRANSLATE_NOOP("FrenchPack", "Five"), "Cinq"},
                                        {"4", QT_TRANSLATE_NOOP("FrenchPack", "Four"), "Quatre"},
                                        {"3", QT_TRANSLATE_NOOP("FrenchPack", "Three"), "Trois"},
                                        {"2", QT_TRANSLATE_NOOP("FrenchPack", "Two"), "Deux"},
                                        {"A", QT_TRANSLATE_NOOP("FrenchPack", "Ace"), "As"}}};
constexpr std::array<Named, 22> kTrumps{
    {{"T1", QT_TRANSLATE_NOOP("FrenchPack", "The 1, the Petit"), "Le Petit, la folie d’un seul"},
     {"T2", QT_TRANSLATE_NOOP("FrenchPack", "The 2, childhood"), "Le 2, l’enfance"},
     {"T3", QT_TRANSLATE_NOOP("FrenchPack", "The 3, youth"), "Le 3, la jeunesse"},
     {"T4", QT_TRANSLATE_NOOP("FrenchPack", "The 4, ripe age"), "Le 4, l’âge mûr"},
     {"T5", QT_TRANSLATE_NOOP("FrenchPack", "The 5, old age"), "Le 5, la vieillesse"},
     {"T6", QT_TRANSLATE_NOOP("FrenchPack", "The 6, morning"), "Le 6, le matin"},
     {"T7", QT_TRANSLATE_NOOP("FrenchPack", "The 7, noon"), "Le 7, le midi"},
     {"T8", QT_TRANSLATE_NOOP("FrenchPack", "The 8, evening"), "Le 8, le soir"},
     {"T9", QT_TRANSLATE_NOOP("FrenchPack", "The 9, night"), "Le 9, la nuit"},
     {"T10", QT_TRANSLATE_NOOP("FrenchPack", "The 10, earth and air"), "Le 10, la terre et l’air"},
     {"T11", QT_TRANSLATE_NOOP("FrenchPack", "The 11, water and fire"), "Le 11, l’eau et le feu"},
     {"T12", QT_TRANSLATE_NOOP("FrenchPack", "The 12, the dance"), "Le 12, la danse"},
     {"T13", QT_TRANSLATE_NOOP("FrenchPack", "The 13, shopping"), "Le 13, les achats"},
     {"T14", QT_TRANSLATE_NOOP("FrenchPack", "The 14, the open air"), "Le 14, le plein air"},
     {"T15", QT_TRANSLATE_NOOP("FrenchPack", "The 15, art"), "Le 15, les arts"},
     {"T16", QT_TRANSLATE_NOOP("FrenchPack", "The 16, spring"), "Le 16, le printemps"},
     {"T17", QT_TRANSLATE_NOOP("FrenchPack", "The 17, summer"), "Le 17, l’été"},
     {"T18", QT_TRANSLATE_NOOP("FrenchPack", "The 18, autumn"), "Le 18, l’automne"},
     {"T19", QT_TRANSLATE_NOOP("FrenchPack", "The 19, winter"), "Le 19, l’hiver"},
     {"T20", QT_TRANSLATE_NOOP("FrenchPack", "The 20, the game"), "Le 20, le jeu"},
     {"T21", QT_TRANSLATE_NOOP("FrenchPack", "The 21, the folly of all"), "Le 21, la folie de tous"},
     {"M", QT_TRANSLATE_NOOP("FrenchPack", "The Excuse"), "L’Excuse"}}};

::tarot::CardSet cardOf(const QString& code) {
    return ::tarot::only(*::tarot::cardOf(code.toStdString()));
}
bool isBout(const QString& code) {
    return ::tarot::kBouts.containsAll(cardOf(code));
}
bool isTrump(const QString& code) {
    return ::tarot::kTrumps.containsAll(cardOf(code));
}

// In points as people say them, the half written out (F2.1).
QString points(const QString& code) {
    const int halves = ::tarot::halves(cardOf(code));
    const QString whole = halves < 2 ? QString() : QString::number(halves / 2);
    return halves % 2 == 0 ? whole : whole + QStringLiteral("½");
}

QString worth(const QString& code) {
    return points(code) == QStringLiteral("½")
               ? TarotPackWords::tr("A low card: half a card point (F2.1).")
               : TarotPackWords::tr("Worth %1 card points (F2.1).", "4½ card points").arg(points(code));
}

} // namespace

QString servesAt(const QString& code, const ::tarot::Parts& parts) {
    QStringList lines;
    if (isBout(code))
        lines << TarotPackWords::tr(
            "One of the three bouts: with none of them 56 card points are needed, with one 51, "
            "with two 41, with all three 36 (F2.3).");
    if (code == QLatin1String("M"))
        lines << TarotPackWords::tr("It may be played in place of following, and wins no trick (F8.7).");
    if (isTrump(code) && parts.announced)
        lines << TarotPackWords::tr(
            "Trumps may be shown as a poignée: ten or more, of three players 13, of five eight (F7.5).");
    if (code.back() == u'K' && parts.called)
        lines << TarotPackWords::tr("With five players the declarer calls a king (F6.2).");
    if (code.back() == u'A')
        lines << TarotPackWords::tr("The lowest card of its suit (F1.2).");
    return lines.isEmpty() ? TarotPackWords::tr("It counts for nothing else.") : lines.join(QLatin1Char(' '));
}

namespace {

template<std::size_t size>
const Named& find(const std::array<Named, size>& table, const QString& code) {
    return *std::ranges::find_if(table, [&](const Named& n) { return code == QLatin1String(n.code); });
}

CardNote noteOf(const QString& code) {
    if (code == QLatin1String("back"))
        return {TarotPackWords::tr("The back"),
                QStringLiteral("Le dos"),
                TarotPackWords::tr("Lozenges with bees, a star in the middle, the same either way up."),
                TarotPackWords::tr("Seventy-eight cards and one back (F1.1)."),
                {}};
    constexpr ::tarot::Parts everywhere{true, true, true, true};
    CardNote note{{}, {}, pictured(code), worth(code), servesAt(code, everywhere)};
    if (isTrump(code) || code == QLatin1String("M")) {
        const Named& trump = find(kTrumps, code);
        note.english = TarotPackWords::tr(trump.english);
        note.own = QString::fromUtf8(trump.french);
        return note;
    }
    const Named& suit = find(kSuits, code.left(1));
    const Named& rank = find(kRanks, code.mid(1));
    note.english = TarotPackWords::tr("%1 of %2", "King of hearts")
                       .arg(TarotPackWords::tr(rank.english), TarotPackWords::tr(suit.english));
    note.own = QStringLiteral("%1 de %2").arg(QString::fromUtf8(rank.french), QString::fromUtf8(suit.french));
    return note;
}

} // namespace

Pack frenchPack() {
    QStringList codes;
    for (const Named& suit : kSuits)
        for (const Named& rank : kRanks)
            codes << QLatin1String(suit.code) + QLatin1String(rank.code);
    for (const Named& trump : kTrumps)
        codes << QLatin1String(trump.code);
    return {QStringLiteral("tarot"),
            TarotPackWords::tr("French"),
            TarotPackWords::tr("French Tarot"),
            14,
            codes,
            noteOf};
}

} // namespace text::tarot
