#include "desktop/table/free_place.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace table {

namespace {

constexpr int kStep = 6; // from one place tried to the next

// Between the two, squared; of places that touch, the one whose middle is closer comes first.
int distance(const QRect& a, const QRect& b) {
    const int dx = std::max({0, b.left() - a.right(), a.left() - b.right()});
    const int dy = std::max({0, b.top() - a.bottom(), a.top() - b.bottom()});
    return 64 * (dx * dx + dy * dy) + (a.center() - b.center()).manhattanLength();
}

} // namespace

int covered(const QRect& r, const std::vector<QRect>& taken) {
    int area = 0;
    for (const QRect& other : taken) {
        const QRect both = r & other;
        area += both.width() * both.height();
    }
    return area;
}

namespace {

// The best of the places whose corners lie at these.
QRect bestOf(const std::vector<int>& xs, const std::vector<int>& ys, QSize size, const QRect& near,
             const std::vector<QRect>& taken, const QRect& area) {
    QRect best(area.topLeft(), size);
    auto least = std::pair(std::numeric_limits<int>::max(), std::numeric_limits<int>::max());
    for (const int y : ys)
        for (const int x : xs) {
            const QRect at(QPoint(x, y), size);
            const int far = distance(at, near);
            if (least.first == 0 && far >= least.second)
                continue;
            if (const auto cost = std::pair(covered(at, taken), far); cost < least) {
                least = cost;
                best = at;
            }
        }
    return best;
}

std::vector<int> steps(int from, int to) {
    std::vector<int> all;
    for (int at = from; at <= to; at += kStep)
        all.push_back(at);
    return all;
}

} // namespace

QRect freePlace(QSize size, const QRect& near, const std::vector<QRect>& taken, const QRect& area) {
    const int right = area.right() + 1 - size.width(), bottom = area.bottom() + 1 - size.height();
    const QRect best = bestOf(steps(area.left(), right), steps(area.top(), bottom), size, near, taken, area);
    if (covered(best, taken) == 0)
        return best;
    // It may fit, or hide less, between the steps: where it touches what lies beside it.
    std::vector<int> xs{area.left()}, ys{area.top()};
    const auto add = [](std::vector<int>& all, int at, int least, int most) {
        if (at >= least && at <= most)
            all.push_back(at);
    };
    for (const QRect& other : taken) {
        add(xs, other.right() + 1, area.left(), right);
        add(xs, other.left() - size.width(), area.left(), right);
        add(ys, other.bottom() + 1, area.top(), bottom);
        add(ys, other.top() - size.height(), area.top(), bottom);
    }
    const QRect close = bestOf(xs, ys, size, near, taken, area);
    return covered(close, taken) < covered(best, taken) ? close : best;
}

QRect freePlace(const std::vector<QSize>& sizes, const QRect& near, const std::vector<QRect>& taken,
                const QRect& area) {
    QRect best;
    int least = std::numeric_limits<int>::max();
    for (const QSize size : sizes) {
        const QRect at = freePlace(size, near, taken, area);
        if (const int hidden = covered(at, taken); hidden < least) {
            least = hidden;
            best = at;
        }
        if (least == 0)
            break;
    }
    return best;
}

} // namespace table
