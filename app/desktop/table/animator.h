// Moves card sprites from one picture to the next. Only what changed is repainted.
#pragma once

#include "desktop/table/layout.h"

#include <QEasingCurve>
#include <QElapsedTimer>
#include <QObject>
#include <QRegion>
#include <QTimer>

#include <functional>
#include <vector>

namespace table {

class Animator : public QObject {
    Q_OBJECT
public:
    // Where a sprite that was not there comes from, and where one that is no longer there goes to; nothing
    // lets it appear, or vanish, in place.
    using Origin = std::function<std::optional<Sprite>(const Sprite&)>;

    explicit Animator(QObject* parent = nullptr);

    // How far around a card its shadow and ring reach, in pixels: that much more is repainted.
    void setReach(int pixels) { reach_ = pixels; }

    // Puts everything at once where it belongs.
    void jumpTo(const std::vector<Sprite>& sprites);
    // Moves there; `ms` of 0 jumps.
    void moveTo(const std::vector<Sprite>& sprites, int ms, const Origin& comesFrom, const Origin& goesTo);
    // Ends all movement now.
    void finish();
    [[nodiscard]] bool moving() const { return timer_.isActive(); }
    // This sprite is on its way.
    [[nodiscard]] bool moves(int key) const;

    // Back to front, as they are to be drawn now.
    [[nodiscard]] const std::vector<Sprite>& sprites() const { return now_; }

signals:
    void changed(const QRegion& dirty);
    void finished();

private:
    struct Movement {
        Sprite from, to;
        bool leaves = false; // is gone at its end
        [[nodiscard]] bool moves() const;
    };

    void step();
    void show(double done);
    [[nodiscard]] QRegion movingRegion() const;
    [[nodiscard]] QRegion around(const Sprite& sprite) const;

    std::vector<Movement> movements_;
    std::vector<Sprite> now_;
    QTimer timer_;
    QElapsedTimer clock_;
    int duration_ = 0;
    int reach_ = 24;
};

} // namespace table
