// What somebody tells of stands in the light while the rest of the table steps back: one translucent layer
// with soft-edged holes. It is paint and nothing else: no click goes to it, and words lie over it.
#pragma once

#include "desktop/table/layout.h"

#include <QObject>
#include <QPainter>
#include <QPixmap>
#include <QVariantAnimation>

namespace table {

// Where a spot's things lie in a picture; none where nothing of it is there.
[[nodiscard]] std::vector<QRectF> placesOf(const Spot& spot, const Picture& picture, const Scene& scene);

class Spotlight : public QObject {
    Q_OBJECT
public:
    explicit Spotlight(QObject* parent = nullptr);

    // How long it takes to come; 0 is at once.
    void setFadeMs(int ms) { fade_.setDuration(ms); }
    // What stands in the light from now on, in the picture as it comes to be; none ends it.
    void setSpots(std::vector<Spot> spots);
    void end() { setSpots({}); }
    // The picture that is lit has changed.
    void light(const Picture& picture, const Scene& scene, const QRect& area, qreal ratio);

    [[nodiscard]] const std::vector<Spot>& spots() const { return spots_; }
    [[nodiscard]] bool lights(Spot::Kind kind) const;
    // How dark the rest is now, 0 to 1; 0 while there are no holes.
    [[nodiscard]] double darkness() const;
    void paint(QPainter& painter, const QRect& area) const;

signals:
    void changed();

private:
    std::vector<Spot> spots_;
    std::vector<QRectF> holes_;
    QPixmap layer_; // as dark as it can be
    QSize size_;    // of the table it is for
    QVariantAnimation fade_;
};

} // namespace table
