#include "desktop/look/grain.h"
#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"

#include <QtConcurrent>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

namespace look {
namespace {

struct Rgb {
    float r, g, b;
};

Rgb toFloat(QRgb c) {
    return {static_cast<float>(qRed(c)), static_cast<float>(qGreen(c)), static_cast<float>(qBlue(c))};
}

Rgb mix(const Rgb& a, const Rgb& b, float t) {
    return {a.r + (b.r - a.r) * t, a.g + (b.g - a.g) * t, a.b + (b.b - a.b) * t};
}

QRgb toRgb(const Rgb& c, float factor) {
    const auto byte = [factor](float v) { return std::clamp(static_cast<int>(v * factor + 0.5F), 0, 255); };
    return qRgb(byte(c.r), byte(c.g), byte(c.b));
}

constexpr int tile = 256; // threads repeat after so many pixels, too fine for the eye to notice

// How much lighter or darker the cloth is at each place of the tile: fluff, and threads along and across.
std::vector<float> threads(double dpr) {
    std::vector<float> out(std::size_t(tile) * tile);
    const auto scale = static_cast<float>(1 / dpr);
    for (int y = 0; y < tile; ++y) {
        for (int x = 0; x < tile; ++x) {
            const auto fx = static_cast<float>(x) * scale;
            const auto fy = static_cast<float>(y) * scale;
            const float fluff = noiseAt(x, y, 11);
            const float along = smoothNoise(fx / 5, fy / 1.1F, 12);
            const float across = smoothNoise(fx / 1.1F, fy / 5, 13);
            const float cloud = smoothNoise(fx / 3, fy / 3, 14);
            out[static_cast<std::size_t>(y) * tile + static_cast<std::size_t>(x)] =
                0.030F * (0.36F * fluff + 0.5F * along + 0.32F * across + 0.4F * cloud);
        }
    }
    return out;
}

// Those of the ratio asked for last: a window that is dragged is woven anew at each size.
const std::vector<float>& threadsAt(double dpr) {
    static double of = 0;
    static std::vector<float> kept;
    if (of != dpr)
        kept = threads(dpr);
    of = dpr;
    return kept;
}

// Lines know nothing of each other: all cores draw them, and the bytes stay the same.
template<class Draw>
void eachLine(QImage& image, const Draw& draw) {
    uchar* bits = image.bits();
    const qsizetype stride = image.bytesPerLine();
    std::vector<int> lines(static_cast<std::size_t>(image.height()));
    std::iota(lines.begin(), lines.end(), 0);
    QtConcurrent::blockingMap(lines,
                              [&](const int& y) { draw(y, reinterpret_cast<QRgb*>(bits + y * stride)); });
}

} // namespace

QImage clothImage(QSize pixels, double dpr) {
    QImage image(pixels, QImage::Format_RGB32);
    const std::vector<float>& grain = threadsAt(dpr);
    const float cx = static_cast<float>(pixels.width()) / 2;
    const float cy = static_cast<float>(pixels.height()) * 0.29F;
    // Light falls off a little faster down the table than along it, as under a hanging lamp.
    const float flat = 1.12F;
    const float far = std::hypot(cx, (static_cast<float>(pixels.height()) - cy) * flat);
    constexpr int steps = 1024;
    constexpr float midAt = 0.55F;
    std::array<Rgb, steps + 1> light;
    const Rgb lit = toFloat(colour::clothLit);
    const Rgb mid = toFloat(colour::clothMid);
    const Rgb edge = toFloat(colour::clothEdge);
    for (int i = 0; i <= steps; ++i) {
        const float d = static_cast<float>(i) / steps;
        light[static_cast<std::size_t>(i)] =
            d < midAt ? mix(lit, mid, d / midAt) : mix(mid, edge, (d - midAt) / (1 - midAt));
    }
    eachLine(image, [&](int y, QRgb* line) {
        const float dy = (static_cast<float>(y) - cy) * flat;
        const float* rowGrain = grain.data() + static_cast<std::size_t>(y % tile) * tile;
        for (int x = 0; x < pixels.width(); ++x) {
            const float dx = static_cast<float>(x) - cx;
            const float d = std::sqrt(dx * dx + dy * dy) / far;
            const auto step = static_cast<std::size_t>(std::min(1.0F, d) * steps);
            line[x] = toRgb(light[step], 1 + rowGrain[x % tile]);
        }
    });
    return image;
}

QImage walnutImage(QSize pixels, double dpr, unsigned seed) {
    QImage image(pixels, QImage::Format_RGB32);
    const Rgb light = toFloat(colour::walnutLight);
    const Rgb mid = toFloat(colour::walnutMid);
    const Rgb dark = toFloat(colour::walnutDark);
    const auto scale = static_cast<float>(1 / dpr);
    eachLine(image, [&](int y, QRgb* line) {
        for (int x = 0; x < pixels.width(); ++x) {
            const float fx = static_cast<float>(x) * scale;
            const float fy = static_cast<float>(y) * scale;
            // Long streaks that wander a little, and short dark pores in them.
            const float wander = 1.6F * smoothNoise(fx / 90, fy / 30, seed + 1);
            const float streak = 0.62F * smoothNoise(fx / 120, (fy + wander) / 2.3F, seed + 2) +
                                 0.34F * smoothNoise(fx / 46, (fy + wander) / 1.05F, seed + 3);
            const float pore = smoothNoise(fx / 9, (fy + wander) / 0.8F, seed + 4);
            float v = streak;
            if (pore > 0.45F)
                v -= 0.5F * (pore - 0.45F);
            const Rgb c = v > 0 ? mix(mid, light, std::min(1.0F, v)) : mix(mid, dark, std::min(1.0F, -v));
            line[x] = toRgb(c, 1);
        }
    });
    return image;
}

} // namespace look
