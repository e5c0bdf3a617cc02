// How like two small pictures are, for the tests of the packs.
#pragma once

#include <QImage>

#include <algorithm>
#include <cmath>

inline QImage grey(const QImage& image) {
    return image.convertToFormat(QImage::Format_Grayscale8);
}

// Mean difference of two grey pictures where both have pixels, the second one shifted to the right.
inline double distance(const QImage& a, const QImage& b, int shift) {
    double sum = 0;
    const int from = std::max(0, shift), to = a.width() + std::min(0, shift);
    for (int y = 0; y < a.height(); ++y) {
        const uchar *la = a.constScanLine(y), *lb = b.constScanLine(y);
        for (int x = from; x < to; ++x)
            sum += std::abs(la[x] - lb[x - shift]);
    }
    return sum / (a.height() * (to - from));
}
