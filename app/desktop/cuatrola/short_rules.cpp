#include "desktop/cuatrola/short_rules.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct CuatrolaInShort {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaInShort)
};

} // namespace

settings::RulesInShort cuatrolaInShort() {
    return {
        QStringLiteral("Cuatrola"),
        {{CuatrolaInShort::tr("The aim"),
          CuatrolaInShort::tr(
              "Two pairs, partners opposite; turns run to the right. Five cards a hand; the pair with "
              "more points scores a game point, and 21 of them win the match."),
          QStringLiteral("C2.4, C8.1"),
          {}},
         {CuatrolaInShort::tr("The cards"),
          CuatrolaInShort::tr(
              "Twenty, of four suits. From high to low: ace, three, king, knight, page. One suit is "
              "trumps, as the card that is turned up says."),
          QStringLiteral("C1.1, C1.2, C1.4"),
          {}},
         {CuatrolaInShort::tr("What counts"),
          CuatrolaInShort::tr("That makes 130 with the 10 for the last trick."),
          QStringLiteral("C1.3, C7.2"),
          {{QStringLiteral("11"), CuatrolaInShort::tr("an ace")},
           {QStringLiteral("10"), CuatrolaInShort::tr("a three, and the last trick")},
           {QStringLiteral("4"), CuatrolaInShort::tr("a king")},
           {QStringLiteral("3"), CuatrolaInShort::tr("a knight")},
           {QStringLiteral("2"), CuatrolaInShort::tr("a page")}}},
         {CuatrolaInShort::tr("The asking"),
          CuatrolaInShort::tr(
              "Each speaks once: pass, or a bet to play alone. <i>Solo</i>, for 2: more points than "
              "the other pair. <i>Cuatrola</i>, for 4: four tricks. <i>Quintola</i>, for 5: all five. "
              "The partner lays the cards down and waits."),
          QStringLiteral("C4.1–C4.5"),
          {}}},
        {{CuatrolaInShort::tr("The play"),
          CuatrolaInShort::tr(
              "Follow suit, and beat the best card of that suit if you can, even your partner’s. If you "
              "cannot follow, trump; if a trump lies there, with a higher one. With neither you are free."),
          QStringLiteral("C5.3–C5.8"),
          {}},
         {CuatrolaInShort::tr("Singing"),
          CuatrolaInShort::tr(
              "King and knight of a suit in one hand: 20 points, 40 in trumps. Sung after a trick that "
              "one’s pair has won, one at a time."),
          QStringLiteral("C6.1–C6.3"),
          {}},
         {CuatrolaInShort::tr("The count"),
          CuatrolaInShort::tr(
              "Cards won, the last trick and what was sung. With equal points the pair that won the "
              "last trick scores."),
          QStringLiteral("C7.2, C8.2"),
          {}},
         {CuatrolaInShort::tr("A bet lost"),
          CuatrolaInShort::tr(
              "It gives its whole value to the others, never less. Equal points are not enough for a solo."),
          QStringLiteral("C8.4–C8.7"),
          {}}}};
}

} // namespace desktop
