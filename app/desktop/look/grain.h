// Noise that is the same on every machine, for cloth and wood.
#pragma once

#include <cstdint>

namespace look {

// A number from -1 to 1 for a place of the grid.
inline float noiseAt(int x, int y, unsigned seed) {
    std::uint32_t h = static_cast<std::uint32_t>(x) * 0x8da6b343U ^
                      static_cast<std::uint32_t>(y) * 0xd8163841U ^ seed * 0xcb1ab31fU;
    h ^= h >> 15;
    h *= 0x2c1b3c6dU;
    h ^= h >> 12;
    h *= 0x297a2d39U;
    h ^= h >> 15;
    return static_cast<float>(h & 0xffffU) / 32767.5F - 1.0F;
}

// Between the places of the grid, smooth.
inline float smoothNoise(float x, float y, unsigned seed) {
    const int ix = static_cast<int>(x) - (x < 0);
    const int iy = static_cast<int>(y) - (y < 0);
    const float fx = x - static_cast<float>(ix);
    const float fy = y - static_cast<float>(iy);
    const float u = fx * fx * (3 - 2 * fx);
    const float v = fy * fy * (3 - 2 * fy);
    const float top = noiseAt(ix, iy, seed) * (1 - u) + noiseAt(ix + 1, iy, seed) * u;
    const float low = noiseAt(ix, iy + 1, seed) * (1 - u) + noiseAt(ix + 1, iy + 1, seed) * u;
    return top * (1 - v) + low * v;
}

} // namespace look
