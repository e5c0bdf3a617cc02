#include "desktop/look/shadows.h"

#include "desktop/look/palette.h"
#include "desktop/look/pixmap_cache.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace look {
namespace {

struct Recipe {
    double blur; // sigma, at s = 1
    double down; // offset, at s = 1
    int alpha;
};

Recipe recipe(Shadow kind) {
    switch (kind) {
    case Shadow::Card:
        return {3, 2, 130};
    case Shadow::Small:
        return {2, 1, 130};
    case Shadow::Paper:
        return {6, 3, 150};
    case Shadow::Tray:
        return {4, 2, 150};
    case Shadow::Lifted:
        return {8, 5, 120};
    }
    return {3, 2, 130};
}

std::vector<float> kernel(double sigma) {
    const int reach = std::max(1, static_cast<int>(std::ceil(sigma * 2.6)));
    std::vector<float> k;
    float sum = 0;
    for (int i = -reach; i <= reach; ++i) {
        k.push_back(static_cast<float>(std::exp(-i * i / (2 * sigma * sigma))));
        sum += k.back();
    }
    for (float& v : k)
        v /= sum;
    return k;
}

// One pass along a line of `n` bytes that are `step` apart.
void blurLine(uchar* line, int n, qsizetype step, const std::vector<float>& k, std::vector<float>& from) {
    const int reach = static_cast<int>(k.size()) / 2;
    from.assign(static_cast<std::size_t>(n + 2 * reach), 0);
    for (int i = 0; i < n; ++i)
        from[static_cast<std::size_t>(i + reach)] = line[i * step];
    for (int i = 0; i < n; ++i) {
        float sum = 0;
        for (std::size_t j = 0; j < k.size(); ++j)
            sum += k[j] * from[static_cast<std::size_t>(i) + j];
        line[i * step] = static_cast<uchar>(std::lround(std::min(255.0F, sum)));
    }
}

// The shadow's colour through an alpha image.
QImage coloured(const QImage& alpha, int strength) {
    QImage out(alpha.size(), QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < alpha.height(); ++y) {
        const uchar* from = alpha.constScanLine(y);
        auto* to = reinterpret_cast<QRgb*>(out.scanLine(y));
        for (int x = 0; x < alpha.width(); ++x)
            to[x] = qPremultiply(withAlpha(colour::shadow, from[x] * strength / 255).rgba());
    }
    return out;
}

// A rounded box, blurred, with `margin` of nothing around it; all in physical pixels.
QImage blurredBox(QSize box, double radius, double sigma, int margin) {
    QImage alpha(box + QSize(2 * margin, 2 * margin), QImage::Format_Alpha8);
    alpha.fill(0);
    QPainter p(&alpha);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(Qt::black);
    p.drawRoundedRect(QRectF(QPointF(margin, margin), QSizeF(box)), radius, radius);
    p.end();
    blurAlpha(alpha, sigma);
    return alpha;
}

// The same for any box, by stretching the middle of a small one: blurring costs nothing per size.
QImage stretchedBox(QSize box, double radius, double sigma, int margin) {
    const int side = 2 * (margin + static_cast<int>(std::ceil(radius))) + 3;
    if (box.width() <= side || box.height() <= side)
        return blurredBox(box, radius, sigma, margin);
    const QImage small = blurredBox(QSize(side, side), radius, sigma, margin);
    const int middle = small.width() / 2;
    const QSize whole = box + QSize(2 * margin, 2 * margin);
    QImage out(whole, QImage::Format_Alpha8);
    const auto source = [middle, n = small.width()](int at, int length) {
        return at <= middle ? at : (at >= length - (n - middle) ? at - length + n : middle);
    };
    for (int y = 0; y < whole.height(); ++y) {
        const uchar* from = small.constScanLine(source(y, whole.height()));
        uchar* to = out.scanLine(y);
        for (int x = 0; x < whole.width(); ++x)
            to[x] = from[source(x, whole.width())];
    }
    return out;
}

} // namespace

void blurAlpha(QImage& alpha, double sigma) {
    if (sigma <= 0)
        return;
    const std::vector<float> k = kernel(sigma);
    std::vector<float> line;
    uchar* bits = alpha.bits();
    for (int y = 0; y < alpha.height(); ++y)
        blurLine(bits + y * alpha.bytesPerLine(), alpha.width(), 1, k, line);
    for (int x = 0; x < alpha.width(); ++x)
        blurLine(bits + x, alpha.height(), alpha.bytesPerLine(), k, line);
}

void drawShadow(QPainter& p, const QRect& r, const Metrics& m, Shadow kind, int radius) {
    if (r.isEmpty())
        return;
    const Recipe how = recipe(kind);
    const double dpr = ratioOf(p);
    const double sigma = how.blur * m.s * dpr;
    const int margin = static_cast<int>(std::ceil(how.blur * m.s * 2.6));
    const SurfaceKey key{Surface::Shadow, r.size(), dpr, static_cast<int>(kind) * 1000 + radius,
                         static_cast<int>(std::lround(m.s * 1000))};
    const QPixmap shadow = cachedImage(key, [&] {
        const QSize box(static_cast<int>(std::lround(r.width() * dpr)),
                        static_cast<int>(std::lround(r.height() * dpr)));
        return coloured(stretchedBox(box, radius * dpr, sigma, static_cast<int>(std::lround(margin * dpr))),
                        how.alpha);
    });
    p.drawPixmap(r.x() - margin, r.y() - margin + m.px(how.down), shadow);
}

void drawGroupShadow(QPainter& p, const QRect& card, const Metrics& m) {
    const int width = m.px(20);
    const double dpr = ratioOf(p);
    const SurfaceKey key{Surface::Shadow, QSize(width, card.height()), dpr, -1};
    const QPixmap band = cachedImage(key, [&] {
        const int w = static_cast<int>(std::lround(width * dpr));
        const int h = static_cast<int>(std::lround(card.height() * dpr));
        const int far = 2 * w;
        QImage alpha(w + far, h, QImage::Format_Alpha8);
        alpha.fill(0);
        for (int y = 0; y < h; ++y)
            std::fill(alpha.scanLine(y) + w, alpha.scanLine(y) + w + far, uchar(255));
        blurAlpha(alpha, 7 * m.s * dpr);
        return coloured(alpha.copy(0, 0, w, h), 230);
    });
    p.drawPixmap(card.x() - width, card.y(), band);
}

void drawShapeShadow(QPainter& p, const QPoint& at, const QPixmap& picture, const Metrics& m, double blur,
                     double down, int alpha) {
    const double dpr = picture.devicePixelRatio();
    const int margin = static_cast<int>(std::ceil(blur * m.s * 2.6));
    const qint64 id = picture.cacheKey();
    const SurfaceKey key{Surface::ShapeShadow, picture.size(), dpr, static_cast<int>(id >> 32),
                         static_cast<int>(id & 0xffffffff)};
    const QPixmap shadow = cachedImage(key, [&] {
        const int edge = static_cast<int>(std::lround(margin * dpr));
        QImage shape(picture.size() + QSize(2 * edge, 2 * edge), QImage::Format_ARGB32_Premultiplied);
        shape.fill(Qt::transparent);
        QPixmap plain = picture;
        plain.setDevicePixelRatio(1);
        QPainter q(&shape);
        q.drawPixmap(edge, edge, plain);
        q.end();
        QImage soft = shape.convertToFormat(QImage::Format_Alpha8);
        blurAlpha(soft, blur * m.s * dpr);
        return coloured(soft, alpha);
    });
    p.drawPixmap(at.x() - margin, at.y() - margin + m.px(down), shadow);
}

} // namespace look
