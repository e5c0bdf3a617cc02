#include "desktop/doors/door.h"

#include "desktop/look/arch.h"
#include "desktop/look/type.h"

#include <QPainter>

#include <algorithm>

namespace doors {

QSize Door::pictureSize() const {
    return look::archPlaces(face(), metrics()).openingBox.size().toSize();
}

QSize Door::keystoneSize() const {
    return look::archPlaces(face(), metrics()).keystone.size().toSize() * 0.72;
}

void Door::setKeystone(const QPixmap& sign) {
    keystone_ = sign;
    update();
}

bool Door::hitButton(const QPoint& at) const {
    return look::archPlaces(face().adjusted(-rim(), -rim(), rim(), rim()), metrics()).outline.contains(at);
}

look::Inscription Door::words(const QRectF& panel, int mostPx) const {
    const look::Metrics& m = metrics();
    look::Inscription words = inscription(panel.width() - 2 * m.px(4));
    words.setSizes(std::min(mostPx, look::posterPx(m, 38, 0.9)), look::posterPx(m, 14, 0.7));
    words.keepToOneLine(12);
    words.shrinkName(panel.height() - m.px(20), m.text(20));
    return words;
}

int Door::namePx() const {
    return words(look::archPlaces(face(), metrics()).panel, 999).namePx();
}

void Door::setMostNamePx(int px) {
    mostNamePx_ = px;
    update();
}

void Door::drawWords(QPainter& p, const QRectF& panel) const {
    const look::Inscription written = words(panel, mostNamePx_);
    drawInscription(p, written, panel,
                    panel.top() + (panel.height() - written.height()) / 2 + written.above());
}

void Door::drawFace(QPainter& p, const QRect& arch, bool raised) const {
    const look::Metrics& m = metrics();
    // The shadow stays on the cloth when the arch lifts.
    look::drawArchShadow(p, face(), m, raised ? 1 : 0);
    const look::ArchPlaces places = look::archPlaces(arch, m);
    look::drawArchDepth(p, arch, m);
    if (!picture().isNull()) {
        p.save();
        p.setClipPath(places.opening);
        p.drawPixmap(places.openingBox.topLeft().toPoint(), picture());
        p.restore();
    }
    look::drawArch(p, arch, m);
    if (!keystone_.isNull()) {
        const QSizeF size = QSizeF(keystone_.size()) / keystone_.devicePixelRatio();
        p.drawPixmap(places.keystone.center() - QPointF(size.width() / 2, size.height() / 2), keystone_);
    }
    drawWords(p, places.panel);
}

void Door::drawRing(QPainter& p, const QRect& arch) const {
    look::drawArchFocus(p, arch, metrics());
}

} // namespace doors

#include "moc_door.cpp"
