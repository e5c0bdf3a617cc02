#include "desktop/minchiate/short_rules.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct MinchiateInShort {
    Q_DECLARE_TR_FUNCTIONS(MinchiateInShort)
};

} // namespace

settings::RulesInShort minchiateInShort() {
    return {QStringLiteral("Minchiate"),
            {{MinchiateInShort::tr("The aim"),
              MinchiateInShort::tr(
                  "Two pairs, partners opposite; turns run to the right. You score by bringing home your "
                  "own counters, catching theirs, and gathering versicole. A lead of 60 points is a "
                  "<i>resto</i>, and resti are what a match is reckoned in."),
              QStringLiteral("M4, M7.3"),
              {}},
             {MinchiateInShort::tr("The cards"),
              MinchiateInShort::tr(
                  "Four suits of fourteen, forty trumps, and the Fool. In swords and batons the 10 is the "
                  "best number and the ace the least; in cups and coins the ace is the best and the 10 the "
                  "least. King, queen, knight and page or maid stand above them."),
              QStringLiteral("M1.1, M1.3, M1.5"),
              {}},
             {MinchiateInShort::tr("What counts"),
              MinchiateInShort::tr(
                  "These are the counters; every other card is worth nothing, but the 29 is worth 5 inside "
                  "a versicola."),
              QStringLiteral("M2.1, M2.2"),
              {{QStringLiteral("10"), MinchiateInShort::tr("trumps 36 to 40, the airs")},
               {QStringLiteral("5"),
                MinchiateInShort::tr("kings, the Fool, trumps 1, 10, 13, 20, 28 and 30 to 35")},
               {QStringLiteral("3"), MinchiateInShort::tr("trumps 2 to 5")}}},
             {MinchiateInShort::tr("Versicole"),
              MinchiateInShort::tr(
                  "Sets that score as a whole: three or more in a row within 1–5 or within 28–40; three or "
                  "four kings; 10–20–30–40, even without the 10 or without the 40; 1–13–28; and 1–Fool–40. "
                  "Each is worth what its cards are. The Fool adds 5 to any other you hold with it."),
              QStringLiteral("M3"),
              {}}},
            {{MinchiateInShort::tr("The deal"),
              MinchiateInShort::tr(
                  "Whoever cuts keeps the counters and high trumps that come first: they are "
                  "<i>robbed</i>. All get twenty-one cards, the last face up. What is left is the "
                  "<i>fola</i>: the dealer takes its counters, and the dealer’s partner says how many "
                  "cards of each suit remain. Who took cards puts as many away."),
              QStringLiteral("M5.2–M5.9"),
              {}},
             {MinchiateInShort::tr("The play"),
              MinchiateInShort::tr(
                  "Follow suit; if you cannot, play a trump; if you have none, play anything. The highest "
                  "trump wins, or else the highest card of the suit led. The Fool may be played instead of "
                  "following: it never wins, and it stays yours for a poor card in exchange."),
              QStringLiteral("M6.2, M6.4–M6.6"),
              {}},
             {MinchiateInShort::tr("The king rule"),
              MinchiateInShort::tr(
                  "If a suit is led for the first time and somebody has trumped, whoever plays later and "
                  "holds its king must play it."),
              QStringLiteral("M6.3"),
              {}},
             {MinchiateInShort::tr("Points on the way"),
              MinchiateInShort::tr(
                  "Counters robbed or turned up are marked at once. So are versicole that you show with "
                  "your first card. A counter caught by the other pair <i>dies</i>: they mark its value."),
              QStringLiteral("M5.3, M5.5, M6.8, M6.9"),
              {}},
             {MinchiateInShort::tr("The count"),
              MinchiateInShort::tr(
                  "Each pair counts what it captured: a point for every card beyond 42, its versicole, its "
                  "counters, and 10 for the last trick. The difference joins the lead on the pad, and "
                  "every 60 begun is one more resto."),
              QStringLiteral("M7.1, M7.3"),
              {}}}};
}

} // namespace desktop
