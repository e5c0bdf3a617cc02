// A sentence on a slip of paper that points to a place: why a card cannot go there, and what happens to it.
#pragma once

#include "desktop/look/metrics.h"

#include <QTimer>
#include <QWidget>

namespace editing {

class EditorSlip : public QWidget {
    Q_OBJECT

public:
    explicit EditorSlip(QWidget* parent);

    // Over `place` or, where there is no room, under it, its tip at `x`; for a while.
    void say(const QString& reason, const QString& after, const QRect& place, int x, const look::Metrics& m);
    [[nodiscard]] const QString& reason() const { return reason_; }
    [[nodiscard]] const QString& after() const { return after_; }
    // The number of the rule in it; empty where there is none.
    [[nodiscard]] QString rule() const;

signals:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    look::Metrics metrics_;
    QString reason_, after_;
    QRect paper_;
    Qt::Edge tipEdge_ = Qt::BottomEdge;
    int tipAt_ = 0;
    QTimer ends_;
};

} // namespace editing
