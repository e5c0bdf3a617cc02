// What the tests of the deal editor have in common: the page in the real window, with a hand in its last
// tricks.
#pragma once

#include "sitting.h"

#include <QTest>

namespace support {

using namespace minchiate;

constexpr int kLong = 120'000; // for what is thought of, however busy the machine

// The editor, with a hand in its last tricks: the person is to choose among several cards.
[[nodiscard]] editing::EditorPage& openedEditor(Sitting& sitting);

// A card of the person's and one of another hand: what can change places, or what cannot.
struct Pair {
    Card own{}, other{};
};
enum class Can { Change, NotChange };
[[nodiscard]] Pair pairOf(const editing::EditorPage& page, Can can);

// Where a card is seen on the page.
[[nodiscard]] QPoint seen(const editing::EditorPage& page, Card card);

// By keys alone: to the place of that card, and along its cards.
void goTo(Sitting& sitting, const editing::EditorPage& page, Card card);

} // namespace support
