// Sheets that were thrown away, on the first page, whatever the game.
#pragma once

#include <QFile>
#include <QTest>

namespace support {

// It is among what was thrown away there, and comes back.
template<class Room, class Sheet>
void bringsThrownSheetBack(Room& room, const Sheet& sheet) {
    auto& pages = room.sheetPages();
    pages.book().begin(pages.keeper().folder(), sheet);
    const QString path = pages.book().path();
    QVERIFY(room.thrownAway().empty());
    QVERIFY(!pages.keeper().throwAway(path));
    const auto thrown = room.thrownAway();
    QCOMPARE(thrown.size(), std::size_t{1});
    QVERIFY(thrown.front().row.whom.contains(QStringLiteral("Ada")));
    QVERIFY(!thrown.front().row.thrownAway.isEmpty());
    room.bringBack(thrown.front().row.key);
    QVERIFY(QFile::exists(path));
    QVERIFY(room.thrownAway().empty());
}

} // namespace support
