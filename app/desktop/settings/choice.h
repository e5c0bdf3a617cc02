// One of the three ways to begin: a sheet of paper with a picture, a name and two lines, clicked as a whole.
#pragma once

#include "look/metrics.h"

#include <QAbstractButton>
#include <QKeySequence>
#include <QPixmap>

namespace settings {

class Choice : public QAbstractButton {
    Q_OBJECT

public:
    // `name` carries the mnemonic; its letter alone is the page's key for it. `line` says what it means.
    Choice(const QString& name, const QString& line, QWidget* parent);

    // Places the paper at `paper`; the widget is larger by margin() for shadow and ring.
    void setPaper(const QRect& paper, const look::Metrics& m);
    // The size of the picture, in logical pixels.
    QSize pictureSize() const;
    void setPicture(const QPixmap& picture);

    // The letter of the mnemonic.
    QKeySequence letter() const;

    int margin() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool hitButton(const QPoint& at) const override;

private:
    QRect paperRect() const;
    QRect pictureRect(const QRect& paper) const;
    void drawPaper(QPainter& p, const QRect& paper, bool raised) const;
    void drawWords(QPainter& p, const QRectF& room) const;

    QString m_line;
    QPixmap m_picture;
    look::Metrics m_metrics;
};

} // namespace settings
