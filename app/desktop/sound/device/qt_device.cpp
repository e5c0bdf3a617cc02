#include "qt_device.h"

#include <QAudio>
#include <QUrl>

// A person hears half as loud what a meter reads as a tenth.
void QtDevice::play(const QString& file, double volume) {
    QSoundEffect*& effect = effects_[file];
    if (!effect) {
        effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc") + file));
    }
    effect->setVolume(static_cast<float>(
        QAudio::convertVolume(volume, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
    effect->play();
}
