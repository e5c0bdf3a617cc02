// Words that have no room where they are written: seen on what is painted, not guessed from sizes.
#pragma once

#include <QString>
#include <QWidget>

#include <set>
#include <tuple>

namespace support {

struct CutWords {
    QString where; // the widget's class
    QString words; // as far as they are seen
    QString how;   // "shortened", "cut by 12 px", "lies over or under “Save”"
    bool operator<(const CutWords& other) const {
        return std::tie(where, words, how) < std::tie(other.where, other.words, other.how);
    }
};

// Of a window or a page, all that is seen of it.
[[nodiscard]] std::set<CutWords> cutWordsOn(QWidget& page);

// Letters that more than one button in sight, or more than one command of a menu in sight, answers to: "S:
// Settings, Sheet".
[[nodiscard]] QStringList sharedLetters(const QWidget& page);
// Keys that more than one command or shortcut in sight answers to: then none of them does.
[[nodiscard]] QStringList sharedKeys(const QWidget& window);

} // namespace support
