#include "desktop/table/animator.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace table {

namespace {

constexpr int kFrameMs = 16; // sixty pictures a second
constexpr double kPi = 3.14159265358979;

bool sameLook(const Sprite& a, const Sprite& b) {
    return a.key == b.key && a.centre == b.centre && a.size == b.size && a.angle == b.angle &&
           a.face == b.face && a.z == b.z && a.lifted == b.lifted && a.notch == b.notch && a.wins == b.wins &&
           a.picked == b.picked && a.focused == b.focused && a.opensGroup == b.opensGroup;
}

Sprite between(const Sprite& from, const Sprite& to, double done) {
    Sprite sprite = to;
    sprite.centre = from.centre + (to.centre - from.centre) * done;
    sprite.size = from.size + (to.size - from.size) * done;
    sprite.angle = from.angle + (to.angle - from.angle) * done;
    if (from.face != to.face) { // it turns over
        const double seen = std::cos(kPi * done);
        sprite.face = seen > 0 ? from.face : to.face;
        sprite.size.rwidth() *= std::max(0.02, std::abs(seen));
    }
    return sprite;
}

// Along the way of its manner; `unit` is a pixel at s = 1.
Sprite inManner(const Sprite& from, const Sprite& to, double done, double eased, double unit) {
    switch (to.manner) {
    case Manner::Slide: // flat, and no faster at one end than at the other
        return between(from, to, done);
    case Manner::Fly: {
        Sprite sprite = between(from, to, done);
        sprite.centre.ry() -= 60 * unit * std::sin(kPi * done);
        sprite.angle += 8 * std::sin(kPi * done);
        sprite.lifted = done < 1;
        return sprite;
    }
    case Manner::Knock: { // it comes high, falls, and knocks twice
        constexpr double comes = 0.4, falls = 0.65;
        Sprite sprite = between(from, to, std::min(1.0, done / comes));
        const double high = done < comes   ? done / comes
                            : done < falls ? 1 - std::pow((done - comes) / (falls - comes), 3)
                                           : 0;
        const double knocks = done < falls ? 0 : std::abs(std::sin(2 * kPi * (done - falls) / (1 - falls)));
        sprite.centre.ry() -= (20 * high + 3 * knocks) * unit;
        sprite.lifted = done < falls;
        return sprite;
    }
    case Manner::Plain:
        break;
    }
    return between(from, to, eased);
}

} // namespace

Animator::Animator(QObject* parent) : QObject(parent) {
    timer_.setInterval(kFrameMs);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &Animator::step);
}

void Animator::jumpTo(const std::vector<Sprite>& sprites) {
    moveTo(sprites, 0, nullptr, nullptr);
}

void Animator::moveTo(const std::vector<Sprite>& sprites, int ms, const Origin& comesFrom,
                      const Origin& goesTo) {
    std::unordered_map<int, const Sprite*> before;
    for (const Sprite& sprite : now_)
        before[sprite.key] = &sprite;
    std::vector<Movement> movements;
    QRegion dirty;
    for (const Sprite& to : sprites) {
        const auto old = before.find(to.key);
        Sprite from = to;
        if (old != before.end()) {
            from = *old->second;
            if (!sameLook(from, to))
                dirty += around(from) + around(to);
            before.erase(old);
        } else {
            if (const auto origin = comesFrom ? comesFrom(to) : std::nullopt)
                from = *origin;
            dirty += around(from) + around(to);
        }
        movements.push_back({from, to, false});
    }
    for (const auto& [key, sprite] : before) {
        dirty += around(*sprite);
        if (const auto goal = goesTo && ms > 0 ? goesTo(*sprite) : std::nullopt)
            movements.push_back({*sprite, *goal, true});
    }
    std::ranges::stable_sort(movements, {}, [](const Movement& mv) { return mv.to.z; });
    movements_ = std::move(movements);
    duration_ = ms;
    if (ms <= 0 || std::ranges::none_of(movements_, &Movement::moves)) {
        timer_.stop();
        show(1);
        emit changed(dirty);
        emit finished();
        return;
    }
    clock_.start();
    show(0);
    emit changed(dirty);
    timer_.start();
}

void Animator::finish() {
    if (!timer_.isActive())
        return;
    timer_.stop();
    QRegion dirty = movingRegion();
    for (const Movement& movement : movements_)
        dirty += around(movement.to);
    show(1);
    emit changed(dirty);
    emit finished();
}

void Animator::step() {
    const double done = std::min(1.0, clock_.elapsed() / double(std::max(1, duration_)));
    QRegion dirty = movingRegion();
    show(done);
    dirty += movingRegion();
    if (done >= 1)
        timer_.stop();
    emit changed(dirty);
    if (done >= 1)
        emit finished();
}

// Around every sprite under way, where it is drawn now.
QRegion Animator::movingRegion() const {
    QRegion region;
    for (const Movement& movement : movements_)
        if (movement.moves())
            if (const auto at = std::ranges::find(now_, movement.to.key, &Sprite::key); at != now_.end())
                region += around(*at);
    return region;
}

void Animator::show(double done) {
    static const QEasingCurve ease(QEasingCurve::OutCubic);
    const double eased = ease.valueForProgress(done);
    now_.clear();
    for (const Movement& movement : movements_)
        if (!movement.leaves || done < 1)
            now_.push_back(movement.moves() ? inManner(movement.from, movement.to, done, eased, reach_ / 26.0)
                                            : movement.to);
    if (done >= 1)
        std::erase_if(movements_, [](const Movement& movement) { return movement.leaves; });
}

bool Animator::moves(int key) const {
    const auto movement =
        std::ranges::find_if(movements_, [key](const Movement& m) { return m.to.key == key; });
    return movement != movements_.end() && movement->moves();
}

// A card of the trick has its tag, too, which may be broader than itself.
QRegion Animator::around(const Sprite& sprite) const {
    const int aside = sprite.place == Sprite::Place::Trick ? 4 * reach_ : reach_;
    return sprite.bounds().toAlignedRect().adjusted(-aside, -reach_, aside, reach_);
}

bool Animator::Movement::moves() const {
    return leaves || from.centre != to.centre || from.size != to.size || from.angle != to.angle;
}

} // namespace table

#include "moc_animator.cpp"
