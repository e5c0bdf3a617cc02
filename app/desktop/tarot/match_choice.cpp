#include "desktop/tarot/match_choice.h"

#include "desktop/settings/stored.h"
#include "tarot/players/levels.h"
#include "tarot/records/hand_record.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>

namespace desktop {

using namespace tarot;
using settings::stored;
using settings::storedText;

namespace {

struct MatchChoiceWords {
    Q_DECLARE_TR_FUNCTIONS(desktop::TarotChoice)
};

// Names in the store. They are read by every later version: never change one, add another.
const QString kLevel = QStringLiteral("tarot/level"), kPlayers = QStringLiteral("tarot/players"),
              kRounds = QStringLiteral("tarot/rounds"), kRules = QStringLiteral("tarot/rules");

} // namespace

QStringList tarotLevels() {
    QStringList names;
    for (const std::string_view name : levelNames())
        if (name != "random") // no company for anybody
            names << stored(name);
    return names;
}

const std::vector<int>& tarotTables() {
    static const std::vector<int> tables{2, 3, 4, 5};
    return tables;
}

TarotChoice usualTarotChoice() {
    return {QStringLiteral("player"), 4, 3, {}};
}

// The rules are kept as records have them: by the names of those switches that are not as usual.
TarotChoice loadTarotChoice(const QSettings& store) {
    TarotChoice choice = usualTarotChoice();
    if (const auto level = storedText(store, kLevel); level && tarotLevels().contains(*level))
        choice.level = *level;
    if (const int players = store.value(kPlayers).toInt();
        std::ranges::find(tarotTables(), players) != tarotTables().end())
        choice.players = players;
    if (const int rounds = store.value(kRounds).toInt(); rounds >= 1 && rounds <= kMostRounds)
        choice.rounds = rounds;
    const QJsonObject rules =
        QJsonDocument::fromJson(storedText(store, kRules).value_or(QString()).toUtf8()).object();
    for (auto one = rules.begin(); one != rules.end(); ++one)
        (void)setSwitch(choice.rules, one.key(), one.value());
    return choice;
}

void save(const TarotChoice& choice, QSettings& store) {
    store.setValue(kLevel, choice.level);
    store.setValue(kPlayers, choice.players);
    store.setValue(kRounds, choice.rounds);
    store.setValue(kRules,
                   QString::fromUtf8(QJsonDocument(toJson(choice.rules)).toJson(QJsonDocument::Compact)));
}

// ---- The rules in words ----

namespace {

std::optional<TarotPreset> presetOf(const TarotChoice& choice) {
    for (const TarotPreset& preset : tarotPresets(choice.players))
        if (alike(choice.rules, preset.rules, choice.players))
            return preset;
    return std::nullopt;
}

} // namespace

QString presetName(const TarotChoice& choice) {
    const auto preset = presetOf(choice);
    return preset ? preset->name : MatchChoiceWords::tr("Your own");
}

QString rulesLine(const TarotChoice& choice) {
    if (const auto preset = presetOf(choice))
        return MatchChoiceWords::tr("%1.", "what is special").arg(preset->gloss);
    const auto changed = std::ranges::count_if(tarotOptions(), [&](const TarotOption& option) {
        return concerns(option, choice.rules, choice.players) &&
               option.value(choice.rules) != option.value(RuleSet{});
    });
    return MatchChoiceWords::tr("%n rule(s) changed", nullptr, static_cast<int>(changed)) + u'.';
}

QString sidesLine(const TarotChoice& choice) {
    const Parts parts = partsOf(choice.rules, choice.players);
    if (!parts.auction)
        return MatchChoiceWords::tr("One against the other, from hand and piles");
    if (parts.called)
        return MatchChoiceWords::tr("One plays against the others, mostly with a partner");
    return choice.players > 2 ? MatchChoiceWords::tr("One plays against the others")
                              : MatchChoiceWords::tr("One plays against the other");
}

} // namespace desktop
