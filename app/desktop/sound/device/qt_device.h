// Sounds through Qt Multimedia.
#pragma once

#include "desktop/sound/device.h"

#include <QHash>
#include <QObject>
#include <QSoundEffect>

class QtDevice : public QObject, public sound::Device {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.versicola.Sound/1")
    Q_INTERFACES(sound::Device)

public:
    void play(const QString& file, double volume) override;

private:
    QHash<QString, QSoundEffect*> effects_; // by file, each read once
};
