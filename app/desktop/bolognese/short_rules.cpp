#include "desktop/bolognese/short_rules.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct BologneseInShort {
    Q_DECLARE_TR_FUNCTIONS(BologneseInShort)
};

} // namespace

settings::RulesInShort bologneseInShort() {
    return {QStringLiteral("Tarocco bolognese"),
            {{BologneseInShort::tr("The aim"),
              BologneseInShort::tr(
                  "Two pairs, partners opposite; turns run to the right. Points come from combinations of "
                  "cards: shown in hand at the beginning, and found again in the cards one has won. A "
                  "match is played to 800 points, or over four hands."),
              QStringLiteral("B3.4, B3.5, B8.4"),
              {}},
             {BologneseInShort::tr("The cards"),
              BologneseInShort::tr(
                  "Sixty-two: four suits of ten without 2 to 5, twenty-one trumps and the Matto. K, Q, N "
                  "and J are king, queen, knight and page; in cups and coins the page is a maid. In swords "
                  "and batons the ace is the lowest; in cups and coins the numbers run from ace down to "
                  "10. Angel, World, Sun and Moon are the highest trumps; the four Moors are equal, and "
                  "the last played of them wins."),
              QStringLiteral("B1.1, B1.3, B1.4"),
              {}},
             {BologneseInShort::tr("Cricche"),
              BologneseInShort::tr("Three or four of a kind; three kinds or more double their sum."),
              QStringLiteral("B2.2, B2.8"),
              {{QStringLiteral("18, 36"), BologneseInShort::tr("tarocchi: Angel, World, Bégato, Matto")},
               {QStringLiteral("17, 34"), BologneseInShort::tr("kings")},
               {QStringLiteral("14, 28"), BologneseInShort::tr("queens")},
               {QStringLiteral("13, 26"), BologneseInShort::tr("knights")},
               {QStringLiteral("12, 24"), BologneseInShort::tr("pages")}}},
             {BologneseInShort::tr("Sequences"),
              BologneseInShort::tr(
                  "Grande (trumps from the Angel down), one in each suit from its king down, Moors, aces: "
                  "10 for three cards, 5 for each further one. Bégato and Matto, the <i>contatori</i>, "
                  "help in all of them. Three sequences or more double their sum."),
              QStringLiteral("B2.3–B2.8"),
              {}}},
            {{BologneseInShort::tr("The deal"),
              BologneseInShort::tr(
                  "Fifteen cards each. The dealer takes the last two as well and lays two away: no king, "
                  "and none of the four tarocchi."),
              QStringLiteral("B4.2, B4.3"),
              {}},
             {BologneseInShort::tr("Accusing"),
              BologneseInShort::tr(
                  "In the first trick, before one’s card, combinations in hand may be shown, once. Their "
                  "points are added to the side’s at the end of the hand, whoever wins the cards. A side "
                  "that reaches the target by it has won."),
              QStringLiteral("B6.1, B6.4, B6.5"),
              {}},
             {BologneseInShort::tr("The play"),
              BologneseInShort::tr(
                  "Follow suit; if you cannot, play a trump; if you have none, play anything. Nobody has "
                  "to beat a card. The Matto may be played instead at any time; it never wins and comes "
                  "home to its side."),
              QStringLiteral("B5.2–B5.5"),
              {}},
             {BologneseInShort::tr("Signals"),
              BologneseInShort::tr(
                  "Who leads may say one word with the card. <i>Busso</i>: your best card, partner. "
                  "<i>Striscio</i>: I have more of this suit. <i>Volo</i>: I have no more of it."),
              QStringLiteral("B7.1, B7.2"),
              {}},
             {BologneseInShort::tr("The count"),
              BologneseInShort::tr(
                  "Each side counts what it has won: sequences, cricche, and the cards by twos, where a "
                  "king or tarocco is worth 5, a queen 4, a knight 3, a page 2, and two small cards 1. The "
                  "last trick is worth 6. A side without a trick gives all it has to the other."),
              QStringLiteral("B2.1, B8.3, B8.4"),
              {}}}};
}

} // namespace desktop
