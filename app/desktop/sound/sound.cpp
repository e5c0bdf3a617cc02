#include "desktop/sound/sound.h"

#include <QCoreApplication>
#include <QPluginLoader>

#include <optional>

namespace sound {

namespace {

// The program has one loudspeaker; nothing: it was not looked for yet.
std::optional<Device*> theDevice;

// Beside the program where it was built, and where it is installed. What a plugin is loaded for lives as long
// as the program.
Device* lookedFor() {
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& folder : {here, here + QStringLiteral("/../" VERSICOLA_PLUGINS)}) {
        QPluginLoader loader(folder + QStringLiteral("/" VERSICOLA_SOUND_PLUGIN));
        if (auto* device = qobject_cast<Device*>(loader.instance()))
            return device;
    }
    return nullptr;
}

Device* device() {
    if (!theDevice)
        theDevice = lookedFor();
    return *theDevice;
}

} // namespace

int volumeOf(Sound sound, const Volumes& volumes) {
    if (!volumes.on)
        return 0;
    switch (sound) {
    case Sound::Laid:
    case Sound::Taken:
    case Sound::Dealt:
        return volumes.cards;
    case Sound::Marked:
    case Sound::Refused:
        return volumes.marks;
    case Sound::Turn:
        return volumes.turn;
    }
    return 0;
}

QString fileOf(Sound sound) {
    static constexpr const char* names[]{"laid", "taken", "dealt", "marked", "refused", "turn"};
    return QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(names[static_cast<std::size_t>(sound)]));
}

void play(Sound sound, const Volumes& volumes) {
    const int volume = volumeOf(sound, volumes);
    if (volume > 0 && device())
        device()->play(fileOf(sound), volume / double(kLoudest));
}

bool isPossible() {
    return device() != nullptr;
}

void setDevice(Device* device) {
    theDevice = device;
}

} // namespace sound
