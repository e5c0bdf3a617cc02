// What the tests of the table's eye and ear lay on it, and where they look.
#pragma once

#include "at_table.h"

#include <array>
#include <optional>

namespace support {

inline const std::array kTables{QSize(800, 512), QSize(1024, 616), QSize(1060, 776), QSize(1656, 1056)};

inline void addTables() {
    QTest::addColumn<QSize>("size");
    for (const QSize size : kTables)
        QTest::addRow("%d x %d", size.width(), size.height()) << size;
}

// South is asked to follow swords; North led.
inline model::Situation following(const char* hand, const char* legal) {
    model::Situation made = inPlay(hand);
    made.view.tricks = {
        {minchiate::Seat::N,
         {{minchiate::Seat::N, *minchiate::cardOf("S9")}, {minchiate::Seat::W, *minchiate::cardOf("S2")}},
         {}}};
    made.view.choice =
        minchiate::Choice{minchiate::Seat::S, minchiate::Seat::S, minchiate::PlayChoice{cardsNamed(legal)}};
    return made;
}

inline std::optional<table::TableThing> thing(const minchiate_table::MinchiateTable& table,
                                              table::TableThing::Kind kind, const QString& name) {
    for (const table::TableThing& it : table.things())
        if (it.kind == kind && it.name.startsWith(name))
            return it;
    return std::nullopt;
}

inline QString focusedName(const minchiate_table::MinchiateTable& table) {
    for (const table::TableThing& it : table.things())
        if (it.focused)
            return it.name;
    return {};
}

// South is asked to discard three.
inline model::Situation discarding(const char* hand) {
    model::Situation made = inPlay(hand);
    made.view.phase = minchiate::Phase::Discard;
    made.view.choice = minchiate::Choice{minchiate::Seat::S, minchiate::Seat::S,
                                         minchiate::DiscardChoice{3, made.view.hand, false}};
    return made;
}

// Many public cards with everybody, and discards: the fullest table there is.
inline model::Situation crowded() {
    model::Situation made = inPlay("C2 C3 CJ D7 S2 S3 S4 S5 B2 B3 BK T2 T3 T6 T7 T8 T9 T11 T12 T15 T16");
    made.view.dealer = minchiate::Seat::N;
    made.view.phase = minchiate::Phase::Discard;
    made.view.robbed = {*minchiate::cardOf("T33"), *minchiate::cardOf("T34")};
    made.view.taken = {*minchiate::cardOf("T36"), *minchiate::cardOf("T38"), *minchiate::cardOf("T30"),
                       *minchiate::cardOf("CK")};
    made.view.turnedUp[minchiate::Seat::N] = *minchiate::cardOf("T20");
    made.view.turnedUp[minchiate::Seat::W] = *minchiate::cardOf("T21");
    made.view.turnedUp[minchiate::Seat::E] = *minchiate::cardOf("T22");
    made.view.announcements = {{1, 3, 1, 1}};
    return made;
}

// The corner of a card as it lies.
inline QPoint on(const minchiate_table::MinchiateTable& table, const char* code) {
    for (const table::Sprite& sprite : table.seen().picture.sprites)
        if (sprite.card() == *minchiate::cardOf(code))
            return sprite.rect().toRect().topLeft() + QPoint(6, 30);
    return {};
}

} // namespace support
