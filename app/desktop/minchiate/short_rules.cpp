#include "desktop/minchiate/short_rules.h"

#include <QCoreApplication>

namespace desktop {

namespace {

struct ShortRulesWords {
    Q_DECLARE_TR_FUNCTIONS(MinchiateInShort)
};

} // namespace

settings::RulesInShort minchiateInShort() {
    return {QStringLiteral("Minchiate"),
            {{ShortRulesWords::tr("The aim"),
              ShortRulesWords::tr(
                  "Two pairs, partners opposite; turns run to the right. You score by bringing home your "
                  "own counters, catching theirs, and gathering versicole. A lead of 60 points is a "
                  "<i>resto</i>, and resti are what a match is reckoned in."),
              QStringLiteral("M4, M7.3"),
              {}},
             {ShortRulesWords::tr("The cards"),
              ShortRulesWords::tr(
                  "Four suits of fourteen, forty trumps, and the Fool. In swords and batons the 10 is the "
                  "best number and the ace the least; in cups and coins the ace is the best and the 10 the "
                  "least. King, queen, knight and page or maid stand above them."),
              QStringLiteral("M1.1, M1.3, M1.5"),
              {}},
             {ShortRulesWords::tr("What counts"),
              ShortRulesWords::tr(
                  "These are the counters; every other card is worth nothing, but the 29 is worth 5 inside "
                  "a versicola."),
              QStringLiteral("M2.1, M2.2"),
              {{QStringLiteral("10"), ShortRulesWords::tr("trumps 36 to 40, the airs")},
               {QStringLiteral("5"),
                ShortRulesWords::tr("kings, the Fool, trumps 1, 10, 13, 20, 28 and 30 to 35")},
               {QStringLiteral("3"), ShortRulesWords::tr("trumps 2 to 5")}}},
             {ShortRulesWords::tr("Versicole"),
              ShortRulesWords::tr(
                  "Sets that score as a whole: three or more in a row within 1–5 or within 28–40; three or "
                  "four kings; 10–20–30–40, even without the 10 or without the 40; 1–13–28; and 1–Fool–40. "
                  "Each is worth what its cards are. The Fool adds 5 to any other you hold with it."),
              QStringLiteral("M3"),
              {}}},
            {{ShortRulesWords::tr("The deal"),
              ShortRulesWords::tr(
                  "Whoever cuts keeps the counters and high trumps that come first: they are "
                  "<i>robbed</i>. All get twenty-one cards, the last face up. What is left is the "
                  "<i>fola</i>: the dealer takes its counters, and the dealer’s partner says how many "
                  "cards of each suit remain. Who took cards puts as many away."),
              QStringLiteral("M5.2–M5.9"),
              {}},
             {ShortRulesWords::tr("The play"),
              ShortRulesWords::tr(
                  "Follow suit; if you cannot, play a trump; if you have none, play anything. The highest "
                  "trump wins, or else the highest card of the suit led. The Fool may be played instead of "
                  "following: it never wins, and it stays yours for a poor card in exchange."),
              QStringLiteral("M6.2, M6.4–M6.6"),
              {}},
             {ShortRulesWords::tr("The king rule"),
              ShortRulesWords::tr(
                  "If a suit is led for the first time and somebody has trumped, whoever plays later and "
                  "holds its king must play it."),
              QStringLiteral("M6.3"),
              {}},
             {ShortRulesWords::tr("Points on the way"),
              ShortRulesWords::tr(
                  "Counters robbed or turned up are marked at once. So are versicole that you show with "
                  "your first card. A counter caught by the other pair <i>dies</i>: they mark its value."),
              QStringLiteral("M5.3, M5.5, M6.8, M6.9"),
              {}},
             {ShortRulesWords::tr("The count"),
              ShortRulesWords::tr(
                  "Each pair counts what it captured: a point for every card beyond 42, its versicole, its "
                  "counters, and 10 for the last trick. The difference joins the lead on the pad, and "
                  "every 60 begun is one more resto."),
              QStringLiteral("M7.1, M7.3"),
              {}}}};
}

} // namespace desktop
