// How single values are read from the store of settings, whoever's they are.
#pragma once

#include <QSettings>
#include <QString>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace settings {

// A name of the engine or of a table as a key or a word of the store.
[[nodiscard]] QString stored(std::string_view name);

// A text; a list, as a comma in a file written by hand makes one, is no text.
[[nodiscard]] std::optional<QString> storedText(const QSettings& store, const QString& key);

// Sets the flag where the store says "true" or "false".
void readFlag(const QSettings& store, const QString& key, bool& flag);

template<typename Value>
using Word = std::pair<const char*, Value>;

// Sets the value where the store has one of these words.
template<typename Value, std::size_t n>
void readWord(const QSettings& store, const char* key, const std::array<Word<Value>, n>& words,
              Value& value) {
    const std::optional<QString> found = storedText(store, stored(key));
    for (const auto& [word, meaning] : words)
        if (found == QLatin1String(word))
            value = meaning;
}

template<typename Value, std::size_t n>
[[nodiscard]] QString wordFor(Value value, const std::array<Word<Value>, n>& words) {
    for (const auto& [word, meaning] : words)
        if (meaning == value)
            return QLatin1String(word);
    return {};
}

} // namespace settings
