#include "desktop/settings/settings.h"

#include "desktop/settings/stored.h"
#include "text/language/language.h"

#include <algorithm>
#include <array>

namespace settings {
namespace {

// Names in the store. They are read by every later version: never change one, add another.
constexpr auto languageKey = "house/language";
constexpr auto paceKey = "table/pace";
constexpr auto trickStayKey = "table/trickStay";
constexpr auto surroundingsKey = "look/surroundings";
constexpr auto deckKey = "cards/deck";
constexpr auto backKey = "cards/back";
constexpr auto untilClickWord = "click";

struct Flag {
    const char* key;
    bool Settings::*member;
};
constexpr std::array<Flag, 7> flags{{
    {"table/liftThenPlay", &Settings::liftThenPlay},
    {"table/callBack", &Settings::callBack},
    {"table/playForced", &Settings::playForced},
    {"table/skipDeal", &Settings::skipDeal},
    {"table/animations", &Settings::animations},
    {"table/showNumber", &Settings::showNumber},
    {"panel/shown", &Settings::panelShown},
}};

struct MannerFlag {
    const char* key;
    bool look::CardManner::*member;
};
constexpr std::array<MannerFlag, 3> mannerFlags{{
    {"cards/largeIndex", &look::CardManner::largeIndex},
    {"cards/arabicBanners", &look::CardManner::arabicBanners},
    {"cards/values", &look::CardManner::values},
}};

constexpr auto soundsKey = "sound/on";
struct Loudness {
    const char* key;
    int sound::Volumes::*member;
};
constexpr std::array<Loudness, 3> loudness{{
    {"sound/cards", &sound::Volumes::cards},
    {"sound/marks", &sound::Volumes::marks},
    {"sound/turn", &sound::Volumes::turn},
}};

constexpr std::array<Word<Pace>, 4> paces{
    {{"slow", Pace::Slow}, {"normal", Pace::Normal}, {"fast", Pace::Fast}, {"instant", Pace::Instant}}};
constexpr std::array<Word<Surroundings>, 3> surroundingsWords{
    {{"system", Surroundings::System}, {"light", Surroundings::Light}, {"dark", Surroundings::Dark}}};

void readTrickStay(const QSettings& store, int& stay) {
    const std::optional<QString> found = storedText(store, stored(trickStayKey));
    if (!found)
        return;
    bool number = false;
    const int ms = found->toInt(&number);
    if (found == QLatin1String(untilClickWord))
        stay = untilClick;
    else if (number && ms >= shortestTrickStay && ms <= longestTrickStay)
        stay = ms;
}

// One that the house has.
void readLanguage(const QSettings& store, QString& language) {
    const QString found = storedText(store, stored(languageKey)).value_or(QString());
    if (std::ranges::find(text::languages(), found, &text::Language::code) != text::languages().end())
        language = found;
}

// A deck that is there, with a back of its own.
void readFaces(const QSettings& store, look::Faces& faces) {
    for (const MannerFlag& flag : mannerFlags)
        readFlag(store, stored(flag.key), faces.manner.*flag.member);
    const QString deck = storedText(store, stored(deckKey)).value_or(QString());
    if (look::decksThere().contains(deck))
        faces.deck = deck;
    const QString back = storedText(store, stored(backKey)).value_or(QString());
    if (look::backsOf(faces.deck).contains(back))
        faces.back = back;
}

void readSounds(const QSettings& store, sound::Volumes& sounds) {
    readFlag(store, stored(soundsKey), sounds.on);
    for (const Loudness& one : loudness) {
        bool number = false;
        const int volume = storedText(store, stored(one.key)).value_or(QString()).toInt(&number);
        if (number && volume >= 0 && volume <= sound::kLoudest)
            sounds.*one.member = volume;
    }
}

} // namespace

Settings load(const QSettings& store) {
    Settings s;
    for (const Flag& flag : flags)
        readFlag(store, stored(flag.key), s.*flag.member);
    readWord(store, paceKey, paces, s.pace);
    readWord(store, surroundingsKey, surroundingsWords, s.surroundings);
    readLanguage(store, s.language);
    readTrickStay(store, s.trickStayMs);
    readFaces(store, s.faces);
    readSounds(store, s.sounds);
    return s;
}

void save(const Settings& settings, QSettings& store) {
    for (const Flag& flag : flags)
        store.setValue(stored(flag.key), settings.*flag.member);
    store.setValue(stored(languageKey), settings.language);
    store.setValue(stored(paceKey), wordFor(settings.pace, paces));
    store.setValue(stored(surroundingsKey), wordFor(settings.surroundings, surroundingsWords));
    for (const MannerFlag& flag : mannerFlags)
        store.setValue(stored(flag.key), settings.faces.manner.*flag.member);
    store.setValue(stored(soundsKey), settings.sounds.on);
    for (const Loudness& one : loudness)
        store.setValue(stored(one.key), settings.sounds.*one.member);
    store.setValue(stored(deckKey), settings.faces.deck);
    store.setValue(stored(backKey), settings.faces.back);
    if (settings.trickStayMs == untilClick)
        store.setValue(stored(trickStayKey), stored(untilClickWord));
    else
        store.setValue(stored(trickStayKey), settings.trickStayMs);
}

} // namespace settings
