// What sounds are played on. It is a plugin, loaded once something is to be heard: the program needs no Qt
// Multimedia.
#pragma once

#include <QString>
#include <QtPlugin>

namespace sound {

class Device {
public:
    virtual ~Device() = default;
    // Plays this file, a resource, at once; `volume` from 0 to 1.
    virtual void play(const QString& file, double volume) = 0;
};

} // namespace sound

Q_DECLARE_INTERFACE(sound::Device, "org.versicola.Sound/1")
