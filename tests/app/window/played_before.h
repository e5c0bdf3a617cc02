// Hands that were played before, and the page that lists them.
#pragma once

#include "played_hands.h"
#include "sitting.h"

#include <QDir>
#include <QJsonDocument>

namespace support {

// A match of twelve hands and a single one, played here some days ago.
inline void playBefore(const Sitting& sitting) {
    QDir().mkpath(sitting.folder() + QStringLiteral("/matches"));
    const auto put = [&](const char* name, const records::MatchRecord& match) {
        QFile file(sitting.folder() + QStringLiteral("/matches/") + QString::fromLatin1(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QJsonDocument(records::toJson(match)).toJson());
    };
    put("2026-11-18-200000.minchiate", playedMatch(3, minchiate::Length::Match, 12));
    put("2026-11-17-200000.minchiate", playedMatch(4, minchiate::Length::Hand, 1));
}

inline played::MyGamesPage& openMyGames(Sitting& sitting) {
    sitting.key(Qt::Key_G, Qt::ControlModifier);
    played::MyGamesPage& page = *sitting.room().myGames();
    (void)waitUntil([&] { return !page.reading(); });
    return page;
}

} // namespace support
