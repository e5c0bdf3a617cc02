// A table of Tarocco bolognese alone, as large as it is in a window of that size, with hands laid on it as
// South sees them.
#pragma once

#include "bolognese/records/action_text.h"
#include "bolognese/records/hand_record.h"
#include "desktop/bolognese/table/bolognese_table.h"
#include "kept_pictures.h"
#include "support/waiting.h"

#include <QTest>

namespace support {

using namespace bolognese;

struct Laid {
    explicit Laid(QSize window) {
        table::Habits habits;
        habits.tempo = {0, 0, true, false};
        habits.callBackMs = 0;
        table.setHabits(habits);
        table.setOnward([] {
            return bolognese_table::AfterHand{{{QStringLiteral("Next hand"), [] {}}}, {}};
        });
        QObject::connect(&table, &bolognese_table::BologneseTable::acted, &table,
                         [this](const Action& action) { done << actionText(action); });
        table.resize(window - QSize(0, 24)); // of the menu bar
        table.show();
        table.activateWindow();
        if (!QTest::qWaitForWindowActive(&table))
            qFatal("the table does not come up");
    }

    // As South knows it when the record has come so far.
    [[nodiscard]] static Situation situationOf(const HandRecord& record) {
        const Hand hand = played(record);
        Situation situation;
        situation.view = viewOf(hand, Seat::S);
        situation.names = {QStringLiteral("You"), QStringLiteral("Bice"), QStringLiteral("Lapo"),
                           QStringLiteral("Vieri")};
        for (Seat seat : kSeats) {
            situation.players[seat] = index(seat);
            if (!record.names[seat].isEmpty())
                situation.names[seat] = record.names[seat];
        }
        if (const auto choice = hand.choice())
            situation.due = choice->seat;
        if (hand.phase() == Phase::Play && !hand.position().onTable().empty())
            situation.winning = hand.position().winning();
        return situation;
    }
    // Nobody is asked.
    void lay(const HandRecord& record) {
        table.situate(situationOf(record));
        settle();
    }
    // The same, and South is asked.
    void give(const HandRecord& record) {
        lay(record);
        const Hand hand = played(record);
        if (const auto choice = hand.choice(); choice && choice->seat == Seat::S)
            table.ask(questionIn(hand));
        settle();
    }
    void settle() {
        if (!waitUntil([&] { return table.director().idle(); }))
            qFatal("the table does not settle");
    }
    [[nodiscard]] table::PromptStrip& strip() const { return *table.papers().strip(); }
    [[nodiscard]] QPoint pointOn(Card card) const {
        const auto sprites = table.seen().picture.sprites;
        for (const table::Sprite& sprite : sprites)
            if (sprite.place == table::Sprite::Place::Hand && sprite.card() == card)
                return table::seenInRow(sprites, sprite).center().toPoint();
        qFatal("the card is not to be seen");
    }
    [[nodiscard]] static Hand played(const HandRecord& record) {
        Hand hand(record.deal);
        for (const Action& action : record.actions)
            if (hand.apply(action).index() != 0)
                qFatal("the hand cannot be played");
        return hand;
    }

    support::KeptDeck deck{QStringLiteral("bolognese")};
    bolognese_table::BologneseTable table{deck};
    QStringList done; // actions of South
};

} // namespace support
