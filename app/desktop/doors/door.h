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

protected:
    void drawFace(QPainter& p, const QRect& arch, bool raised) const override;
    void drawRing(QPainter& p, const QRect& arch) const override;
    bool hitButton(const QPoint& at) const override;

private:
    void drawWords(QPainter& p, const QRectF& panel) const;

    QPixmap keystone_;
};

} // namespace doors
