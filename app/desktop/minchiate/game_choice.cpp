#include "desktop/minchiate/game_choice.h"

#include "desktop/settings/stored.h"
#include "minchiate/players/player.h"

namespace desktop {

using settings::stored;
using settings::storedText;

namespace {

// Names in the store. They are read by every later version: never change one, add another.
constexpr auto levelKey = "people/level";
constexpr std::array<const char*, 3> ownLevelKeys{"people/companion1Level", "people/companion2Level",
                                                  "people/companion3Level"};

QString ruleKey(const minchiate::Switch& s) {
    return QStringLiteral("rules/") + stored(s.name);
}

void readLevel(const QSettings& store, const char* key, QString& level) {
    if (const auto found = storedText(store, stored(key)); found && levels().contains(*found))
        level = *found;
}

} // namespace

QStringList levels() {
    QStringList names;
    for (const std::string_view name : players::playerNames())
        if (name != "random") // no company for anybody
            names << stored(name);
    return names;
}

QString usualLevel() {
    const QStringList there = levels();
    const QString usual = QStringLiteral("player");
    return there.contains(usual) ? usual : there.last();
}

QString levelOf(const GameChoice& choice, std::size_t companion) {
    const QString& own = choice.ownLevels[companion];
    return own.isEmpty() ? choice.level : own;
}

GameChoice loadChoice(const QSettings& store) {
    GameChoice choice;
    choice.people = settings::loadPeople(store);
    readLevel(store, levelKey, choice.level);
    for (std::size_t i = 0; i < choice.ownLevels.size(); ++i)
        readLevel(store, ownLevelKeys[i], choice.ownLevels[i]);
    for (const minchiate::Switch& rule : minchiate::switches())
        settings::readFlag(store, ruleKey(rule), choice.rules.*rule.member);
    return choice;
}

void save(const GameChoice& choice, QSettings& store) {
    settings::save(choice.people, store);
    store.setValue(stored(levelKey), choice.level);
    for (std::size_t i = 0; i < choice.ownLevels.size(); ++i)
        store.setValue(stored(ownLevelKeys[i]), choice.ownLevels[i]);
    for (const minchiate::Switch& rule : minchiate::switches())
        store.setValue(ruleKey(rule), choice.rules.*rule.member);
}

} // namespace desktop
