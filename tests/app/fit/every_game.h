// Each game of the house at the real window, as a row: how a match begins, how the person goes on as a
// beginner would, and what is kept of it.
#pragma once

#include "desktop/shell/main_window.h"

#include <functional>
#include <vector>

namespace support {

// The games in the order of the shelf.
[[nodiscard]] std::vector<desktop::Game> everyGame();

struct AtTable {
    const char* name;                                // of its folder
    int game;                                        // in everyGame()
    std::function<void(desktop::MainWindow&)> begin; // a match, from a seed that is always the same
    // A short one, of as many players where the game leaves a choice.
    std::function<void(desktop::MainWindow&, quint64 seed, int players)> beginShort;
    // The picture has caught up, and something is asked, or the hand is over; else nothing.
    std::function<bool(desktop::MainWindow&)> settled;
    // The person's next action, or the next hand where one is over.
    std::function<void(desktop::MainWindow&)> goOn;
    std::function<bool(desktop::MainWindow&)> handOver;
    // All that was done in this hand, and what it is called.
    std::function<QByteArray(desktop::MainWindow&)> record;
    // Its table or its count is the page that is seen.
    std::function<bool(desktop::MainWindow&)> seen;
};
[[nodiscard]] const std::vector<AtTable>& everyTable();

// Nothing moves and nothing waits.
void hasten(desktop::MainWindow& window);

// The game is in front, and its room is this one.
template<class R>
[[nodiscard]] R& roomOf(desktop::MainWindow& window) {
    return static_cast<R&>(window.room());
}

} // namespace support
