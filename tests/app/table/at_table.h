// A table for tests to lay things on.
#pragma once

#include "desktop/minchiate/table/minchiate_table.h"
#include "support/waiting.h"

#include <QTest>

#include <memory>

namespace support {

inline minchiate::CardSet cardsNamed(const char* codes) {
    minchiate::CardSet set;
    for (const QString& code : QString::fromLatin1(codes).split(u' ', Qt::SkipEmptyParts))
        set.insert(*minchiate::cardOf(code.toStdString()));
    return set;
}

// South's table in play, East having dealt: South holds `hand`, the others as many.
inline model::Situation inPlay(const char* hand) {
    model::Situation made;
    made.view.seat = minchiate::Seat::S;
    made.view.dealer = minchiate::Seat::E;
    made.view.phase = minchiate::Phase::Play;
    made.view.hand = cardsNamed(hand);
    for (minchiate::Seat seat : minchiate::kSeats)
        made.view.handSizes[seat] = made.view.hand.size();
    made.players = {{0, 1, 2, 3}};
    made.names = {
        {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"), QStringLiteral("Vieri")}};
    return made;
}

// A table of this size; nothing moves and nothing is waited for, but what wants a press.
inline std::unique_ptr<minchiate_table::MinchiateTable> tableOf(look::Deck& deck, QSize size) {
    auto made = std::make_unique<minchiate_table::MinchiateTable>(deck);
    table::Habits habits;
    habits.tempo = {0, 0, false, false};
    habits.callBackMs = 0;
    made->setHabits(habits);
    made->resize(size);
    made->show();
    made->setFocus();
    return made;
}

// Lays the situation, asks what it asks, and waits until that is seen.
inline void lay(minchiate_table::MinchiateTable& table, const model::Situation& situation) {
    table.situate(situation);
    if (situation.view.choice)
        table.ask({*situation.view.choice, situation.view});
    QVERIFY(waitUntil([&] { return table.isSettled(); }));
}

} // namespace support
