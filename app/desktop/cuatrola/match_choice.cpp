#include "desktop/cuatrola/match_choice.h"

#include "cuatrola/players/levels.h"
#include "cuatrola/records/hand_record.h"
#include "desktop/settings/stored.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <algorithm>

namespace desktop {

using namespace cuatrola;
using settings::stored;
using settings::storedText;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(desktop::CuatrolaChoice)
};

// Names in the store. They are read by every later version: never change one, add another.
const QString kLevel = QStringLiteral("cuatrola/level"), kTargetKey = QStringLiteral("cuatrola/target"),
              kRules = QStringLiteral("cuatrola/rules/");

} // namespace

QStringList cuatrolaLevels() {
    QStringList names;
    for (const std::string_view name : levelNames())
        if (name != "random") // no company for anybody
            names << stored(name);
    return names;
}

CuatrolaChoice usualCuatrolaChoice() {
    return {QStringLiteral("player"), kTarget, {}};
}

CuatrolaChoice loadCuatrolaChoice(const QSettings& store) {
    CuatrolaChoice choice = usualCuatrolaChoice();
    if (const auto level = storedText(store, kLevel); level && cuatrolaLevels().contains(*level))
        choice.level = *level;
    if (const int target = store.value(kTargetKey).toInt(); target >= 1 && target <= 99)
        choice.target = target;
    for (const RuleOption& option : ruleOptions())
        if (const auto found = storedText(store, kRules + option.number))
            option.set(choice.rules, found == QStringLiteral("true"));
    return choice;
}

void save(const CuatrolaChoice& choice, QSettings& store) {
    store.setValue(kLevel, choice.level);
    store.setValue(kTargetKey, choice.target);
    for (const RuleOption& option : ruleOptions())
        store.setValue(kRules + option.number,
                       option.isOn(choice.rules) ? QStringLiteral("true") : QStringLiteral("false"));
}

// Each by the number of its rule, of which no two have the same.
const std::vector<RuleOption>& ruleOptions() {
    static const std::vector<RuleOption> options{
        {Words::tr("A &higher bet may follow a bet"),
         Words::tr("Else the first bet stands, and the asking is over."), QStringLiteral("C4.3"),
         [](const RuleSet& r) { return r.overbid; }, [](RuleSet& r, bool on) { r.overbid = on; }},
        {Words::tr("With a bet, the &bidder leads"), Words::tr("Else whoever sits at the dealer’s right."),
         QStringLiteral("C5.1"), [](const RuleSet& r) { return r.betLead == BetLead::Bidder; },
         [](RuleSet& r, bool on) { r.betLead = on ? BetLead::Bidder : BetLead::Mano; }},
        {Words::tr("Overta&ke the card led"),
         Words::tr("Else the best card of the suit that lies there, even the partner’s."),
         QStringLiteral("C5.4"), [](const RuleSet& r) { return r.overtake == Overtake::Lead; },
         [](RuleSet& r, bool on) { r.overtake = on ? Overtake::Lead : Overtake::Best; }},
        {Words::tr("&All cantes at one asking"), Words::tr("Else one cante at most after each trick."),
         QStringLiteral("C6.3"), [](const RuleSet& r) { return r.cantes == Cantes::All; },
         [](RuleSet& r, bool on) { r.cantes = on ? Cantes::All : Cantes::One; }},
        {Words::tr("&Equal points: nobody scores"), Words::tr("Else the last trick decides a plain hand."),
         QStringLiteral("C8.2"), [](const RuleSet& r) { return r.tie == Tie::Void; },
         [](RuleSet& r, bool on) { r.tie = on ? Tie::Void : Tie::LastTrick; }},
        {Words::tr("Capote: all &five tricks score 2"), Words::tr("Else a plain hand is always worth 1."),
         QStringLiteral("C8.3"), [](const RuleSet& r) { return r.capote; },
         [](RuleSet& r, bool on) { r.capote = on; }}};
    return options;
}

QString presetName(const CuatrolaChoice& choice) {
    return choice.target == kTarget && choice.rules == RuleSet{} ? Words::tr("21 points")
                                                                 : Words::tr("Your own");
}

QString rulesLine(const CuatrolaChoice& choice) {
    const auto others = std::ranges::count_if(ruleOptions(), [&](const RuleOption& option) {
        return option.isOn(choice.rules) != option.isOn(RuleSet{});
    });
    if (others == 0)
        return Words::tr("The first pair with %n point(s) wins, by the usual rules.", nullptr, choice.target);
    return Words::tr("The first pair with %1 wins; %2.")
        .arg(Words::tr("%n point(s)", nullptr, choice.target),
             Words::tr("%n rule(s) changed", nullptr, static_cast<int>(others)));
}

} // namespace desktop
