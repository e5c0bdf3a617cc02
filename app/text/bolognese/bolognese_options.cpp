#include "text/bolognese/bolognese_options.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct BologneseOptionsWords {
    Q_DECLARE_TR_FUNCTIONS(BologneseOptions)
};

} // namespace

// Each by the number of its rule, of which no two have the same.
std::vector<BologneseRule> bologneseRules() {
    return {
        {BologneseOptionsWords::tr("&Form of the match"),
         BologneseOptionsWords::tr(
             "An Ottocento is won with so many points, Quattro Scartate in four hands, of "
             "which each player deals one."),
         QStringLiteral("B3.5"),
         {BologneseOptionsWords::tr("Ottocento: to so many points"),
          BologneseOptionsWords::tr("Quattro Scartate: four hands")},
         [](const RuleSet& r) { return static_cast<int>(r.match); },
         [](RuleSet& r, int way) { r.match = static_cast<Match>(way); }},
        {BologneseOptionsWords::tr("Sig&nals"),
         BologneseOptionsWords::tr("When who leads may say a word with the card: busso (your best card!), "
                                   "striscio (I have more) or volo (my last)."),
         QStringLiteral("B7.2"),
         {BologneseOptionsWords::tr("once the suit’s king has fallen"),
          BologneseOptionsWords::tr("the same, trumps once the Angel has"),
          BologneseOptionsWords::tr("at any time"), BologneseOptionsWords::tr("never")},
         [](const RuleSet& r) { return static_cast<int>(r.signalsWhen); },
         [](RuleSet& r, int way) { r.signalsWhen = static_cast<Signals>(way); }},
        {BologneseOptionsWords::tr("&Calling out"),
         BologneseOptionsWords::tr(
             "An accuso that reaches the target wins at once. Else only the count decides."),
         QStringLiteral("B6.5"),
         {},
         [](const RuleSet& r) { return r.callOut ? 1 : 0; },
         [](RuleSet& r, int way) { r.callOut = way == 1; }},
        {BologneseOptionsWords::tr("Three of a kind accused count &double"),
         BologneseOptionsWords::tr("Else an accuso is never doubled; the count is."),
         QStringLiteral("B6.3"),
         {},
         [](const RuleSet& r) { return r.doubleAccusi ? 1 : 0; },
         [](RuleSet& r, int way) { r.doubleAccusi = way == 1; }},
        {BologneseOptionsWords::tr("Bégato and Matto b&ridge the Grande"),
         BologneseOptionsWords::tr(
             "In the run of trumps from the Angel down each stands for one missing number. "
             "Else it ends at the first."),
         QStringLiteral("B2.6"),
         {},
         [](const RuleSet& r) { return r.fillScavezzo ? 1 : 0; },
         [](RuleSet& r, int way) { r.fillScavezzo = way == 1; }}};
}

} // namespace text::bolognese
