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

struct MatchChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::CuatrolaChoice)
};

// Names in the store. They are read by every later version: never change one, add another.
const QString kLevelKey = QStringLiteral("cuatrola/level"), kTargetKey = QStringLiteral("cuatrola/target"),
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
    if (const auto level = storedText(store, kLevelKey); level && cuatrolaLevels().contains(*level))
        choice.level = *level;
    if (const int target = store.value(kTargetKey).toInt(); target >= 1 && target <= 99)
        choice.target = target;
    for (const RuleOption& option : ruleOptions())
        if (const auto found = storedText(store, kRules + option.number))
            option.set(choice.rules, found == QStringLiteral("true"));
    return choice;
}

void save(const CuatrolaChoice& choice, QSettings& store) {
    store.setValue(kLevelKey, choice.level);
    store.setValue(kTargetKey, choice.target);
    for (const RuleOption& option : ruleOptions())
        store.setValue(kRules + option.number,
                       option.isOn(choice.rules) ? QStringLiteral("true") : QStringLiteral("false"));
}

QString presetName(const CuatrolaChoice& choice) {
    return choice.target == kTarget && choice.rules == RuleSet{} ? MatchChoiceWords::tr("21 points")
                                                                 : MatchChoiceWords::tr("Your own");
}

QString rulesLine(const CuatrolaChoice& choice) {
    const auto others = std::ranges::count_if(ruleOptions(), [&](const RuleOption& option) {
        return option.isOn(choice.rules) != option.isOn(RuleSet{});
    });
    if (others == 0)
        return MatchChoiceWords::tr("The first pair with %n point(s) wins, by the usual rules.", nullptr,
                                    choice.target);
    return MatchChoiceWords::tr("The first pair with %1 wins; %2.")
        .arg(MatchChoiceWords::tr("%n point(s)", nullptr, choice.target),
             MatchChoiceWords::tr("%n rule(s) changed", nullptr, static_cast<int>(others)));
}

} // namespace desktop
