// What is heard at the table: paper, wood, a knock when it is one's turn. Silent unless a person wants it,
// and where Qt Multimedia is not there.
#pragma once

#include "desktop/sound/device.h"

namespace sound {

enum class Sound : std::uint8_t {
    Laid,    // a card comes to lie
    Taken,   // a trick is gathered
    Dealt,   // cards come to the hands
    Marked,  // something is marked on pad or paper
    Refused, // what was tried may not be done
    Turn,    // the person is waited for
};

// As a person chose them, in per cent of the loudest.
struct Volumes {
    bool on = false;
    int cards = 70; // Laid, Taken, Dealt
    int marks = 60; // Marked, Refused
    int turn = 50;

    bool operator==(const Volumes&) const = default;
};
inline constexpr int kLoudest = 100;

// How loud it is to be, 0 for not at all.
[[nodiscard]] int volumeOf(Sound sound, const Volumes& volumes);
// The file it is played from: 16 bits, one channel.
[[nodiscard]] QString fileOf(Sound sound);

// Plays it at once, beside what still sounds; nothing where it is silent or the machine cannot.
void play(Sound sound, const Volumes& volumes);
// Whether there is something to play it on. Looked for when it is first asked, so that silence costs nothing.
[[nodiscard]] bool isPossible();
// Plays on this from now on, which outlives that; null: on nothing.
void setDevice(Device* device);

} // namespace sound
