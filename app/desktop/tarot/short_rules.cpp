#include "desktop/tarot/short_rules.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct TarotInShort {
    Q_DECLARE_TR_FUNCTIONS(TarotInShort)
};

} // namespace

settings::RulesInShort tarotInShort() {
    return {
        QStringLiteral("French Tarot"),
        {{TarotInShort::tr("The aim"),
          TarotInShort::tr(
              "One player, the taker, plays against the others: with five mostly with a partner, whose king "
              "was called. The taker must win enough card points, and pays or is paid by each defender."),
          QStringLiteral("F6.3, F9.3"),
          {}},
         {TarotInShort::tr("The cards"),
          TarotInShort::tr(
              "Four suits of fourteen: king, queen, knight, jack, then 10 down to the ace, the lowest. "
              "Twenty-one trumps, and the Excuse. Trump 21, trump 1 (the Petit) and the Excuse are the "
              "three <i>bouts</i>."),
          QStringLiteral("F1.1–F1.4"),
          {}},
         {TarotInShort::tr("What counts"),
          TarotInShort::tr("Each with a low card; two low cards together are worth 1. That makes 91 in all."),
          QStringLiteral("F2.1, F2.2"),
          {{QStringLiteral("5"), TarotInShort::tr("a bout, or a king")},
           {QStringLiteral("4"), TarotInShort::tr("a queen")},
           {QStringLiteral("3"), TarotInShort::tr("a knight")},
           {QStringLiteral("2"), TarotInShort::tr("a jack")}}},
         {TarotInShort::tr("What the taker needs"),
          TarotInShort::tr(
              "With three bouts at the end 36 card points, with two 41, with one 51, with none 56."),
          QStringLiteral("F2.3"),
          {}},
         {TarotInShort::tr("The bids"),
          TarotInShort::tr(
              "<i>Prise</i>, <i>garde</i>: the taker takes up the chien and lays as many cards away. "
              "<i>Garde sans</i>: the chien counts for the taker, unseen. <i>Garde contre</i>: it counts for "
              "the defence. A <i>pousse</i>, where it is played, outbids a prise at the same price. Each "
              "speaks "
              "once, and a bid must be higher than those before it."),
          QStringLiteral("F5.1–F5.3"),
          {}}},
        {{TarotInShort::tr("Chien and écart"),
          TarotInShort::tr(
              "The chien is turned up for all. The taker lays away, face down, plain cards: no king, "
              "no bout, and trumps only where there is nothing else. They count for the taker."),
          QStringLiteral("F6.4, F6.5"),
          {}},
         {TarotInShort::tr("The play"),
          TarotInShort::tr(
              "The player at the dealer’s right leads. Follow suit; if you cannot, play a trump. A trump "
              "must beat those that lie there, if you have one that does. With neither, play anything."),
          QStringLiteral("F8.1–F8.5"),
          {}},
         {TarotInShort::tr("The Excuse"),
          TarotInShort::tr(
              "It may be played instead of any card; it does not win, and stays with its camp, which gives a "
              "low card for it. In the last trick it changes camps, unless its camp has won all tricks."),
          QStringLiteral("F8.7, F8.11, F8.12"),
          {}},
         {TarotInShort::tr("Announcements"),
          TarotInShort::tr(
              "<i>Poignée</i>: many trumps shown before one’s first card. <i>Chelem</i>: all tricks, "
              "announced before the play."),
          QStringLiteral("F7.2, F7.5"),
          {}},
         {TarotInShort::tr("The price"),
          TarotInShort::tr(
              "25 and 1 for each card point above or below what was needed, and 10 for the Petit won in the "
              "last trick; all of it times 1, 2, 4 or 6 by the bid. Poignées and a slam are added. "
              "Every defender pays it, or is paid."),
          QStringLiteral("F9.4, F9.5"),
          {}}}};
}

} // namespace desktop
