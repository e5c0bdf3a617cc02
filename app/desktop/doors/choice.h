// One of the three ways to begin: a sheet of paper with a picture, a name and two lines, clicked as a whole.
#pragma once

#include "desktop/look/picture_button.h"

namespace doors {

class Choice : public look::PictureButton {
    Q_OBJECT

public:
    using PictureButton::PictureButton;

    QSize pictureSize() const override;

protected:
    void drawFace(QPainter& p, const QRect& paper, bool raised) const override;
    void drawRing(QPainter& p, const QRect& paper) const override;

private:
    QRect pictureRect(const QRect& paper) const;
    void drawPaper(QPainter& p, const QRect& paper, bool raised) const;
    void drawWords(QPainter& p, const QRectF& room) const;
};

} // namespace doors
