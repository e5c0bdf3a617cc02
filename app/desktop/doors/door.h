// One of the arches of the first page: a button with a picture behind stone, a name and a line under it.
#pragma once

#include "desktop/look/picture_button.h"

namespace doors {

class Door : public look::PictureButton {
    Q_OBJECT

public:
    using PictureButton::PictureButton;

    // The size of the opening.
    QSize pictureSize() const override;

    // The sign on the keystone.
    QSize keystoneSize() const;
    void setKeystone(const QPixmap& sign);

    // The largest size in which name and words have room, in pixels; and one that the name keeps to, so that
    // doors side by side are written alike.
    [[nodiscard]] int namePx() const;
    void setMostNamePx(int px);

protected:
    void drawFace(QPainter& p, const QRect& arch, bool raised) const override;
    void drawRing(QPainter& p, const QRect& arch) const override;
    bool hitButton(const QPoint& at) const override;

private:
    [[nodiscard]] look::Inscription words(const QRectF& panel, int mostPx) const;
    void drawWords(QPainter& p, const QRectF& panel) const;

    QPixmap keystone_;
    int mostNamePx_ = 999;
};

} // namespace doors
