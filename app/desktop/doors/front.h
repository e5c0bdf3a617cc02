// A game as the first page shows it: its pack on the shelf, and the three doors that follow it.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QPixmap>
#include <QString>

#include <array>
#include <functional>

namespace doors {

// The doors of the first page.
enum class Which { Play, Learn, Score };

struct Front {
    QString name;                    // with its letter, "&Cuatrola"
    QString line;                    // "Cuatrola, the Spanish game of twenty cards"
    QString pack;                    // the folder of its pictures under :/decks
    QString top;                     // the card that lies on the pack
    QString keystone;                // a picture of look::Deck::piece()
    std::array<QString, 3> words{};  // under the names of the doors
    std::array<QString, 3> notYet{}; // said in their place, where nothing is behind a door yet
    std::function<QPixmap(Which which, QSize size, double dpr, const look::Metrics& m, look::Deck& deck)>
        picture;
};

} // namespace doors
