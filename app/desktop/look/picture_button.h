// A large button that is a picture with a name and a line under it, clicked as a whole.
#pragma once

#include "desktop/look/inscription.h"
#include "desktop/look/metrics.h"

#include <QAbstractButton>
#include <QPixmap>

namespace look {

// What every such button does: it lifts under the mouse, opens on Enter and on its letter, and says its name
// and line to a screen reader. What it is made of, stone or paper, is drawn by those that derive from it. Its
// widget is larger than what is seen, on every side, for shadow and ring; what answers the mouse is what is
// seen with the ring, and there alone it lifts, takes the focus and is clicked.
class PictureButton : public QAbstractButton {
    Q_OBJECT

public:
    // `name` carries the mnemonic; its letter alone clicks the button, too. `line` says what it means.
    PictureButton(const QString& name, const QString& line, QWidget* parent);

    // Places what is seen at `face`.
    void setFace(const QRect& face, const Metrics& m);

    // The size of the picture, in logical pixels.
    virtual QSize pictureSize() const = 0;
    void setPicture(const QPixmap& picture);

    // Another line under the name.
    void setLine(const QString& line);
    // A word in place of the line, where the button cannot do its work; empty brings the line back.
    void setNote(const QString& note);
    QString note() const { return note_; }

    // Clicks and gives the focus, if the key is the letter of the mnemonic, with no other key but Shift. With
    // Alt it is the mnemonic itself, which Qt handles.
    bool takeLetter(const QKeyEvent& key);

protected:
    // Draws all but the ring, with what is seen at `face`: that is the place of rest, or a little above it.
    // `raised`: nearer to the eye, by mouse or keyboard.
    virtual void drawFace(QPainter& p, const QRect& face, bool raised) const = 0;
    // The keyboard's ring.
    virtual void drawRing(QPainter& p, const QRect& face) const = 0;

    // What is seen, at rest.
    QRect face() const;
    const Metrics& metrics() const { return metrics_; }
    const QPixmap& picture() const { return picture_; }
    // The name with the line, or with the note in its place, for a room this wide.
    Inscription inscription(double wide) const;
    void drawInscription(QPainter& p, const Inscription& words, const QRectF& box, double baseline) const;

    // How far the ring, and with it the mouse, reaches beyond what is seen.
    int rim() const;
    bool hitButton(const QPoint& at) const override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int margin() const;
    void setPointedAt(bool now);

    QString line_;
    QString note_;
    QPixmap picture_;
    Metrics metrics_;
    bool pointedAt_ = false;
};

} // namespace look
