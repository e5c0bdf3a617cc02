// One of the arches of the first page: a button with a picture behind stone, a name and a line under it.
#pragma once

#include "look/metrics.h"

#include <QAbstractButton>
#include <QPixmap>

namespace doors {

class Door : public QAbstractButton {
    Q_OBJECT

public:
    // `name` carries the mnemonic; its letter alone opens the door, too. `line` says what is behind it.
    Door(const QString& name, const QString& line, QWidget* parent);

    // Places the arch itself at `arch`; the widget is larger by margin() for shadow and ring.
    void setArch(const QRect& arch, const look::Metrics& m);
    // Where the picture goes, in logical pixels: the size of the opening.
    QSize pictureSize() const;
    // What is seen through the arch, of pictureSize(), and the sign on its keystone.
    void setPicture(const QPixmap& picture, const QPixmap& keystone);
    QSize keystoneSize() const;

    // A word in place of the line, when the door cannot open yet; empty brings the line back.
    void setNote(const QString& note);
    QString note() const { return m_note; }

    // The single key of this door, from its mnemonic; empty if it has none.
    QKeySequence letter() const;

    int margin() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool hitButton(const QPoint& at) const override;

private:
    QRect archRect() const;
    void drawWords(QPainter& p, const QRectF& panel) const;

    QString m_line;
    QString m_note;
    QPixmap m_picture;
    QPixmap m_keystone;
    look::Metrics m_metrics;
};

} // namespace doors
