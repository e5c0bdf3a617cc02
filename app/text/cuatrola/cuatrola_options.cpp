#include "text/cuatrola/cuatrola_options.h"

#include <QCoreApplication>

namespace text::cuatrola {

using namespace ::cuatrola;

namespace {

struct CuatrolaOptionsWords {
    Q_DECLARE_TR_FUNCTIONS(CuatrolaOptions)
};

} // namespace

// Each by the number of its rule, of which no two have the same.
std::vector<RuleOption> ruleOptions() {
    return {{CuatrolaOptionsWords::tr("A &higher bet may follow a bet"),
             CuatrolaOptionsWords::tr("Else the first bet stands, and the asking is over."),
             QStringLiteral("C4.3"), [](const RuleSet& r) { return r.overbid; },
             [](RuleSet& r, bool on) { r.overbid = on; }},
            {CuatrolaOptionsWords::tr("With a bet, the &bidder leads"),
             CuatrolaOptionsWords::tr("Else whoever sits at the dealer’s right."), QStringLiteral("C5.1"),
             [](const RuleSet& r) { return r.betLead == BetLead::Bidder; },
             [](RuleSet& r, bool on) { r.betLead = on ? BetLead::Bidder : BetLead::Mano; }},
            {CuatrolaOptionsWords::tr("Overta&ke the card led"),
             CuatrolaOptionsWords::tr("Else the best card of the suit that lies there, even the partner’s."),
             QStringLiteral("C5.4"), [](const RuleSet& r) { return r.overtake == Overtake::Lead; },
             [](RuleSet& r, bool on) { r.overtake = on ? Overtake::Lead : Overtake::Best; }},
            {CuatrolaOptionsWords::tr("&All cantes at one asking"),
             CuatrolaOptionsWords::tr("Else one cante at most after each trick."), QStringLiteral("C6.3"),
             [](const RuleSet& r) { return r.cantes == Cantes::All; },
             [](RuleSet& r, bool on) { r.cantes = on ? Cantes::All : Cantes::One; }},
            {CuatrolaOptionsWords::tr("&Equal points: nobody scores"),
             CuatrolaOptionsWords::tr("Else the last trick decides a plain hand."), QStringLiteral("C8.2"),
             [](const RuleSet& r) { return r.tie == Tie::Void; },
             [](RuleSet& r, bool on) { r.tie = on ? Tie::Void : Tie::LastTrick; }},
            {CuatrolaOptionsWords::tr("Capote: all &five tricks score 2"),
             CuatrolaOptionsWords::tr("Else a plain hand is always worth 1."), QStringLiteral("C8.3"),
             [](const RuleSet& r) { return r.capote; }, [](RuleSet& r, bool on) { r.capote = on; }}};
}

} // namespace text::cuatrola
