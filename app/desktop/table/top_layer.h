// What lies over the table's own widgets, the pad and the strip: cards on their way, the card that is
// dragged.
#pragma once

#include <QPaintEvent>
#include <QPainter>
#include <QWidget>

#include <functional>

namespace table {

class TopLayer : public QWidget {
public:
    using Draw = std::function<void(QPainter& painter, const QRegion& dirty)>;

    TopLayer(Draw draw, QWidget* parent) : QWidget(parent), draw_(std::move(draw)) {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFocusPolicy(Qt::NoFocus);
    }

protected:
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        draw_(painter, event->region());
    }

private:
    Draw draw_;
};

} // namespace table
