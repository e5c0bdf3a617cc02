// The pages of the help as rich text, without fonts and colours.
#pragma once

#include <QString>

#include <vector>

namespace settings {

// One line of the list of keys. Lines of one group stand together under its name.
struct KeyHelp {
    QString group; // "At the table"
    QString keys;  // "Ctrl+N"
    QString what;  // "a new game"
    bool operator==(const KeyHelp&) const = default;
};

// One heading of a game's rules in short. Words may hold <i>.
struct RulePart {
    QString heading, paragraph;
    QString numbers; // of the rules in the full text: "M4, M7.3"
    struct Value {
        QString points, cards;
    };
    std::vector<Value> values; // a table between heading and paragraph
};

// The rules of a game on one page, in two columns.
struct RulesInShort {
    QString game;
    std::vector<RulePart> left, right;
};

// For a screen reader, which goes line by line, a page has no columns: what stands side by side is one line.
enum class ReadBy { Eyes, Reader };

// The list of keys, grouped.
[[nodiscard]] QString keysPage(const std::vector<KeyHelp>& keys, ReadBy by);

// The rules on one page, with the numbers of the full text.
[[nodiscard]] QString rulesPage(const RulesInShort& rules, ReadBy by);

// Name, version, licences, sources, beside the image called iconName, 112 by 112.
inline constexpr auto iconName = "icon";
[[nodiscard]] QString aboutPage(ReadBy by);

} // namespace settings
