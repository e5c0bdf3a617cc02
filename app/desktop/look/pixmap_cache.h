// Pixmaps made once per size and device pixel ratio and kept while they are used.
#pragma once

#include <QPainter>
#include <QPixmap>
#include <QSize>

#include <functional>

namespace look {

// What is drawn; with its size and ratio it names a pixmap.
enum class Surface { Table, FrameTop, FrameBottom, FrameLeft, FrameRight, Walnut, Shadow, ShapeShadow, Arch };

struct SurfaceKey {
    Surface surface;
    QSize logical;
    double dpr = 1;
    int a = 0; // what else the picture depends on
    int b = 0;
    bool operator==(const SurfaceKey&) const = default;
};

inline size_t qHash(const SurfaceKey& k, size_t seed = 0) noexcept {
    return qHashMulti(seed, static_cast<int>(k.surface), k.logical.width(), k.logical.height(), k.dpr, k.a,
                      k.b);
}

// The pixmap of this key; when it is not kept, `draw` draws it on an empty image of that size, in logical
// pixels.
QPixmap cached(const SurfaceKey& key, const std::function<void(QPainter&)>& draw);

// The same from an image of physical pixels.
QPixmap cachedImage(const SurfaceKey& key, const std::function<QImage()>& make);

// The device pixel ratio of what `p` paints on.
double ratioOf(const QPainter& p);

} // namespace look
