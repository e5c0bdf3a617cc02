#include "desktop/settings/sounds_part.h"

#include <QSignalBlocker>

namespace settings {

using sound::Sound;
using sound::Volumes;

SoundsPart::SoundsPart(QWidget* parent)
    : PanelPart(tr("Sound"), parent), on_(new QCheckBox(tr("Hear the ta&ble"))), gloss_(noteLabel({})) {
    form()->addRow(withLine(on_, gloss_));
    connect(on_, &QCheckBox::clicked, this, [this](bool on) {
        Volumes wanted = now_;
        wanted.on = on;
        sound::play(Sound::Laid, wanted);
        emit changed(wanted);
    });
    addVolume(0, tr("Car&ds"), &Volumes::cards, Sound::Laid);
    addVolume(1, tr("&Marks"), &Volumes::marks, Sound::Marked);
    addVolume(2, tr("&Your turn"), &Volumes::turn, Sound::Turn);
    setVolumes({});
}

void SoundsPart::addVolume(std::size_t which, const QString& words, int Volumes::*member, Sound sample) {
    constexpr int step = 5, page = 20, high = 32;
    auto* slider = new QSlider(Qt::Horizontal);
    slider->setRange(0, sound::kLoudest);
    slider->setSingleStep(step);
    slider->setPageStep(page);
    slider->setMinimumHeight(high);
    slider->setAccessibleName(tr("Volume: %1").arg(plainWords(words)));
    auto* label = new QLabel(words);
    label->setBuddy(slider);
    form()->addRow(label, slider);
    volumes_[which] = {slider, member, sample};
    connect(slider, &QSlider::valueChanged, this, [this, slider, member, sample](int volume) {
        Volumes wanted = now_;
        wanted.*member = volume;
        if (!slider->isSliderDown())
            sound::play(sample, wanted);
        emit changed(wanted);
    });
    connect(slider, &QSlider::sliderReleased, this, [this, sample] { sound::play(sample, now_); });
}

void SoundsPart::setVolumes(const Volumes& volumes) {
    now_ = volumes;
    on_->setChecked(volumes.on);
    const bool silent = volumes.on && !sound::isPossible();
    gloss_->setText(silent ? tr("Nothing is heard: Qt Multimedia is not installed here.")
                           : tr("Paper and wood, made for this table."));
    on_->setAccessibleDescription(gloss_->text());
    for (const Volume& one : volumes_) {
        if (!one.slider)
            continue;
        const QSignalBlocker quiet(one.slider);
        one.slider->setValue(volumes.*one.member);
        one.slider->setEnabled(volumes.on && !silent);
    }
}

} // namespace settings

#include "moc_sounds_part.cpp"
