#include "desktop/sound/sound.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPluginLoader>

#include <optional>

namespace sound {

namespace {

// The program has one loudspeaker.
std::optional<std::unique_ptr<Device>>& theDevice() {
    static std::optional<std::unique_ptr<Device>> device; // nothing yet: not looked for
    return device;
}

// The plugin belongs to its loader; this leads to it.
class Plugged : public Device {
public:
    explicit Plugged(Device& device) : device_(device) {}
    void play(const QString& file, double volume) override { device_.play(file, volume); }

private:
    Device& device_;
};

// Beside the program where it was built, and where it is installed.
std::unique_ptr<Device> lookedFor() {
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString& folder : {here, here + QStringLiteral("/../" VERSICOLA_PLUGINS)}) {
        const QFileInfo file(folder + QStringLiteral("/" VERSICOLA_SOUND_PLUGIN));
        if (!file.exists())
            continue;
        QPluginLoader loader(file.absoluteFilePath());
        if (auto* device = qobject_cast<Device*>(loader.instance()))
            return std::make_unique<Plugged>(*device);
    }
    return nullptr;
}

Device* device() {
    if (!theDevice())
        theDevice() = lookedFor();
    return theDevice()->get();
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

void setDevice(std::unique_ptr<Device> device) {
    theDevice() = std::move(device);
}

} // namespace sound
