#include "text/bolognese/bolognese_options.h"

#include <QCoreApplication>

namespace text::bolognese {

using namespace ::bolognese;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BologneseOptions)
};

} // namespace

// Each by the number of its rule, of which no two have the same.
const std::vector<BologneseRule>& bologneseRules() {
    static const std::vector<BologneseRule> rules{
        {Words::tr("&Form of the match"),
         Words::tr("To so many points, or four hands of which each player deals one."),
         QStringLiteral("B3.5"),
         {Words::tr("Ottocento"), Words::tr("Quattro Scartate")},
         [](const RuleSet& r) { return static_cast<int>(r.match); },
         [](RuleSet& r, int way) { r.match = static_cast<Match>(way); }},
        {Words::tr("Sig&nals"),
         Words::tr("When who leads may say busso, striscio or volo."),
         QStringLiteral("B7.2"),
         {Words::tr("once the suit’s king has fallen"), Words::tr("the same, trumps once the Angel has"),
          Words::tr("at any time"), Words::tr("never")},
         [](const RuleSet& r) { return static_cast<int>(r.signalsWhen); },
         [](RuleSet& r, int way) { r.signalsWhen = static_cast<Signals>(way); }},
        {Words::tr("&Calling out"),
         Words::tr("An accuso that reaches the target wins at once. Else only the count decides."),
         QStringLiteral("B6.5"),
         {},
         [](const RuleSet& r) { return r.callOut ? 1 : 0; },
         [](RuleSet& r, int way) { r.callOut = way == 1; }},
        {Words::tr("Three of a kind accused count &double"),
         Words::tr("Else an accuso is never doubled; the count is."),
         QStringLiteral("B6.3"),
         {},
         [](const RuleSet& r) { return r.doubleAccusi ? 1 : 0; },
         [](RuleSet& r, int way) { r.doubleAccusi = way == 1; }},
        {Words::tr("Bégato and Matto b&ridge the Grande"),
         Words::tr("Each stands for one missing number. Else the run ends at the first."),
         QStringLiteral("B2.6"),
         {},
         [](const RuleSet& r) { return r.fillScavezzo ? 1 : 0; },
         [](RuleSet& r, int way) { r.fillScavezzo = way == 1; }}};
    return rules;
}

} // namespace text::bolognese
