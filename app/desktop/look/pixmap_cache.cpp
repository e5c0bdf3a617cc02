#include "desktop/look/pixmap_cache.h"

#include <QCache>
#include <QCoreApplication>
#include <QImage>
#include <QPaintDevice>

#include <algorithm>
#include <cmath>

namespace look {
namespace {

constexpr int kilobytesKept = 96 << 10;

struct Store {
    QCache<SurfaceKey, QPixmap> small{kilobytesKept};
    // A whole table may be larger than all the rest together, and there is one at a time.
    SurfaceKey tableKey{Surface::Table, {}};
    QPixmap table;
};

Store& store() {
    static Store* s = [] {
        // Pixmaps must not outlive the application.
        qAddPostRoutine([] {
            store().small.clear();
            store().table = {};
        });
        return new Store;
    }();
    return *s;
}

} // namespace

QPixmap cachedImage(const SurfaceKey& key, const std::function<QImage()>& make) {
    Store& s = store();
    if (key.surface == Surface::Table) {
        if (s.table.isNull() || !(s.tableKey == key)) {
            s.table = QPixmap::fromImage(make());
            s.table.setDevicePixelRatio(key.dpr);
            s.tableKey = key;
        }
        return s.table;
    }
    if (const QPixmap* found = s.small.object(key))
        return *found;
    QPixmap made = QPixmap::fromImage(make());
    made.setDevicePixelRatio(key.dpr);
    s.small.insert(key, new QPixmap(made), std::max(1, made.width() * made.height() / 256));
    return made;
}

QPixmap cached(const SurfaceKey& key, const std::function<void(QPainter&)>& draw) {
    if (key.logical.isEmpty()) // of a widget that has no place yet
        return {};
    return cachedImage(key, [&] {
        QImage image(static_cast<int>(std::ceil(key.logical.width() * key.dpr)),
                     static_cast<int>(std::ceil(key.logical.height() * key.dpr)),
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter p(&image);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(key.dpr, key.dpr);
        draw(p);
        p.end();
        return image;
    });
}

double ratioOf(const QPainter& p) {
    return p.device() ? p.device()->devicePixelRatio() : 1;
}

} // namespace look
