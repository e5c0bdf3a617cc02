#include "text/tarot/tarot_options.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace text::tarot {

using namespace ::tarot;

namespace {

struct TarotOptionsWords {
    Q_DECLARE_TR_FUNCTIONS(TarotOptions)
};

constexpr std::array kSlams{400, 600, 1000}; // F9.8

RuleSet federation() {
    RuleSet rules;
    rules.pousse = false;
    rules.miseres = false;
    rules.excuse3 = Excuse3::Exchanged;
    return rules;
}

} // namespace

std::vector<TarotPreset> tarotPresets(int players) {
    RuleSet chien;
    chien.chien2 = true;
    if (!partsOf({}, players).auction)
        return {{TarotOptionsWords::tr("From the piles"),
                 TarotOptionsWords::tr("Who did not deal leads at once, and each counts for itself"),
                 {}},
                {TarotOptionsWords::tr("With a chien"),
                 TarotOptionsWords::tr("An auction comes first, and a chien for who wins it"), chien}};
    return {
        {TarotOptionsWords::tr("At home"),
         TarotOptionsWords::tr("A pousse outbids a prise at its price. A misère, no trumps or neither bout "
                               "nor court, is paid 10"),
         {}},
        {TarotOptionsWords::tr("Federation"),
         TarotOptionsWords::tr("As the French federation plays: four bids, no misères"), federation()}};
}

bool concerns(const TarotOption& option, const RuleSet& rules, int players) {
    const Parts parts = partsOf(rules, players);
    return (option.players == 0 || option.players == players) && (!option.needs || parts.*option.needs);
}

bool alike(const RuleSet& one, const RuleSet& other, int players) {
    return std::ranges::all_of(tarotOptions(), [&](const TarotOption& option) {
        return !concerns(option, one, players) || option.value(one) == option.value(other);
    });
}

RuleSet withPreset(RuleSet rules, const TarotPreset& preset, int players) {
    const bool usual = partsOf({}, players).auction;
    for (const TarotOption& option : tarotOptions()) {
        // The usual presets are those of every table that has an auction in any case.
        const bool theirs = option.players == 0 || partsOf({}, option.players).auction;
        if (usual ? theirs : concerns(option, preset.rules, players))
            option.set(rules, option.value(preset.rules));
    }
    return rules;
}

std::vector<TarotOption> tarotOptions() {
    return {{TarotOptionsWords::tr("The po&usse may be bid"),
             TarotOptionsWords::tr("It outbids a prise and is played and paid like one; a garde outbids it."),
             QStringLiteral("F5.3"),
             {},
             [](const RuleSet& r) { return r.pousse ? 1 : 0; },
             [](RuleSet& r, int v) { r.pousse = v != 0; },
             0,
             &Parts::auction},
            {TarotOptionsWords::tr("When &all pass, play à la misère"),
             TarotOptionsWords::tr("Everyone alone, for the fewest card points; else the next player deals."),
             QStringLiteral("F5.5"),
             {},
             [](const RuleSet& r) { return r.allPass == AllPass::Misere ? 1 : 0; },
             [](RuleSet& r, int v) { r.allPass = v != 0 ? AllPass::Misere : AllPass::Redeal; },
             0,
             &Parts::auction},
            {TarotOptionsWords::tr("&Misères may be announced"),
             TarotOptionsWords::tr("No trump, or neither bout nor court: 10 from each."),
             QStringLiteral("F7.7"),
             {},
             [](const RuleSet& r) { return r.miseres ? 1 : 0; },
             [](RuleSet& r, int v) { r.miseres = v != 0; },
             0,
             &Parts::announced},
            {TarotOptionsWords::tr("A misère of trumps with the &Excuse"),
             TarotOptionsWords::tr("The Excuse is no obstacle to it."),
             QStringLiteral("F7.7"),
             {},
             [](const RuleSet& r) { return r.misereWithExcuse ? 1 : 0; },
             [](RuleSet& r, int v) { r.misereWithExcuse = v != 0; },
             0,
             &Parts::announced},
            {TarotOptionsWords::tr("A petit &chelem may be announced"),
             TarotOptionsWords::tr("Every trick but one, for half a chelem."),
             QStringLiteral("F7.3"),
             {},
             [](const RuleSet& r) { return r.petitChelem ? 1 : 0; },
             [](RuleSet& r, int v) { r.petitChelem = v != 0; },
             0,
             &Parts::announced},
            {TarotOptionsWords::tr("No three &bouts in one trick"),
             TarotOptionsWords::tr("The third is not played to the other two, if anything else may be."),
             QStringLiteral("F8.10"),
             {},
             [](const RuleSet& r) { return r.noThreeBouts ? 1 : 0; },
             [](RuleSet& r, int v) { r.noThreeBouts = v != 0; }},
            {TarotOptionsWords::tr("A c&helem pays"),
             TarotOptionsWords::tr("Announced; half of it where it was not."),
             QStringLiteral("F9.8"),
             {QStringLiteral("400"), QStringLiteral("600"), QStringLiteral("1000")},
             [](const RuleSet& r) {
                 return static_cast<int>(std::ranges::find(kSlams, r.chelem) - kSlams.begin());
             },
             [](RuleSet& r, int v) { r.chelem = kSlams[static_cast<std::size_t>(v)]; },
             0,
             &Parts::announced},
            {TarotOptionsWords::tr("The E&xcuse of three"),
             TarotOptionsWords::tr("What its player gives for it."),
             QStringLiteral("F11.2"),
             {TarotOptionsWords::tr("stays, nothing is owed"),
              TarotOptionsWords::tr("stays for another card"), TarotOptionsWords::tr("goes with the trick")},
             [](const RuleSet& r) { return static_cast<int>(r.excuse3); },
             [](RuleSet& r, int v) { r.excuse3 = static_cast<Excuse3>(v); },
             3},
            {TarotOptionsWords::tr("A &short pack"),
             TarotOptionsWords::tr("Without the 2 to 6 of every suit: 58 cards."),
             QStringLiteral("F11.3"),
             {},
             [](const RuleSet& r) { return r.shortDeck ? 1 : 0; },
             [](RuleSet& r, int v) { r.shortDeck = v != 0; },
             3},
            {TarotOptionsWords::tr("With two, a chien and an auct&ion"),
             TarotOptionsWords::tr("Else the mano leads at once, and each counts for itself."),
             QStringLiteral("F12.3"),
             {},
             [](const RuleSet& r) { return r.chien2 ? 1 : 0; },
             [](RuleSet& r, int v) { r.chien2 = v != 0; },
             2},
            {TarotOptionsWords::tr("An&y suit card may be called"),
             TarotOptionsWords::tr("Else a king; a queen by who has all kings."),
             QStringLiteral("F6.2"),
             {},
             [](const RuleSet& r) { return r.callAny ? 1 : 0; },
             [](RuleSet& r, int v) { r.callAny = v != 0; },
             5},
            {TarotOptionsWords::tr("Who wins the ca&rd called is partner"),
             TarotOptionsWords::tr("Else whoever was dealt it."),
             QStringLiteral("F6.3"),
             {},
             [](const RuleSet& r) { return r.partner == Partner::Taker ? 1 : 0; },
             [](RuleSet& r, int v) { r.partner = v != 0 ? Partner::Taker : Partner::Holder; },
             5},
            {TarotOptionsWords::tr("Declarer and partner share hal&f and half"),
             TarotOptionsWords::tr("Else two thirds are the declarer’s."),
             QStringLiteral("F9.11"),
             {},
             [](const RuleSet& r) { return r.split == Split::Halves ? 1 : 0; },
             [](RuleSet& r, int v) { r.split = v != 0 ? Split::Halves : Split::Thirds; },
             5}};
}

} // namespace text::tarot
