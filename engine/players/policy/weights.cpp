// The weights in use, as printed by
//   tune_convention SECONDS SEED
// run several times one after the other, each from what the one before had found.
#include "weights.h"

namespace players {

namespace {

constexpr Weights kTuned{
    .suit = {{{0, 0, 0},
              {1, 1, 1},
              {2, 2, 2},
              {3, 3, 3},
              {4, 4, 4},
              {5, 5, 5},
              {6, 6, 6},
              {7, 7, 7},
              {8, 8, 8},
              {9, 9, 9},
              {10, 10, 10},
              {11, 11, 11},
              {12, 12, 12},
              {160, 118, 96}}},
    .trump = {{{0, 0, 0},       {176, 134, 112}, {80, 80, 80},    {80, 80, 80},    {80, 80, 80},
               {80, 100, 112},  {16, 16, 16},    {16, 16, 16},    {16, 16, 16},    {16, 16, 16},
               {176, 176, 176}, {16, 16, 16},    {16, 16, 16},    {176, 176, 176}, {16, 16, 16},
               {16, 16, 16},    {16, 16, 16},    {16, 16, 16},    {16, 16, 16},    {16, 16, 16},
               {160, 170, 176}, {16, 16, 16},    {16, 16, 16},    {16, 16, 16},    {16, 16, 16},
               {32, 32, 32},    {32, 32, 32},    {36, 36, 36},    {224, 224, 224}, {72, 72, 72},
               {224, 221, 220}, {224, 224, 224}, {224, 224, 224}, {256, 256, 256}, {256, 256, 256},
               {256, 256, 256}, {480, 480, 480}, {480, 480, 480}, {512, 512, 512}, {584, 615, 632},
               {608, 608, 608}}},
    .fool = {96, 75, 64},
    .rank = {{{168, 209, 232}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}}},
    .onlyTrump = {32, 73, 96},
    .trick = {64, 22, 0},
    .leadSuit = {96, 75, 64},
    .leadTrump = {0, -3, -4},
    .partnerBeats = 840,
    .opponentBeats = 900,
    .completes = 128,
    .lengthOwn = 0,
    .lengthOut = 0,
    .fresh = 0,
    .hangKing = 0,
    .leadKing = 64,
    .huntKing = 0,
    .partnerVoid = 4,
    .opponentVoid = -4,
    .makesVoid = 0,
    .smoke = 0,
    .falseSmoke = 0,
};

} // namespace

const Convention& convention() {
    static constexpr Convention inUse(kTuned);
    return inUse;
}

} // namespace players
