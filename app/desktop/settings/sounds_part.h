// What is heard at the table, and how loud: off until it is wanted.
#pragma once

#include "desktop/settings/panel_words.h"
#include "desktop/sound/sound.h"

#include <QCheckBox>
#include <QSlider>

#include <array>

namespace settings {

class SoundsPart : public PanelPart {
    Q_OBJECT

public:
    explicit SoundsPart(QWidget* parent = nullptr);

    // Shows others, changed elsewhere; emits nothing.
    void setVolumes(const sound::Volumes& volumes);
    QCheckBox* onBox() const { return on_; }
    // Of cards, marks and turn.
    QSlider* slider(std::size_t which) const { return volumes_[which].slider; }
    [[nodiscard]] QString gloss() const { return gloss_->text(); }

signals:
    void changed(const sound::Volumes& volumes);

private:
    struct Volume {
        QSlider* slider;
        int sound::Volumes::*member;
        sound::Sound sample; // played once the slider is let go
    };
    void addVolume(std::size_t which, const QString& words, int sound::Volumes::*member, sound::Sound sample);

    sound::Volumes now_;
    QCheckBox* on_;
    look::LinkLabel* gloss_;
    std::array<Volume, 3> volumes_{};
};

} // namespace settings
