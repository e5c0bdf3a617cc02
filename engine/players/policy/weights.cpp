// The weights in use, as printed by
//   tune_convention SECONDS SEED
// run several times one after the other, each from what the one before had found.
#include "weights.h"

namespace players {

namespace {

constexpr Weights kTuned{
    .suit = {{{0, 0, 0},
              {-26, 48, 24},
              {46, 11, 16},
              {-6, -12, -12},
              {74, 23, -49},
              {46, 32, 13},
              {-15, -13, -11},
              {-15, 7, 43},
              {-2, -10, 116},
              {38, -7, -15},
              {-18, 23, 12},
              {-7, -12, 23},
              {-49, 4, 13},
              {155, 91, 31}}},
    .trump = {{{0, 0, 0},       {83, 186, 171},  {86, 111, 250},  {25, 112, 234},  {75, 122, 216},
               {68, 106, 108},  {-15, 23, 81},   {-15, 41, 73},   {124, 32, 122},  {8, 18, 171},
               {151, 206, 246}, {49, 12, 168},   {127, 42, 145},  {147, 159, 291}, {-32, 48, 101},
               {-21, 49, 155},  {-57, 68, 129},  {83, 23, 189},   {-45, 41, 158},  {49, 38, 177},
               {155, 161, 194}, {136, 33, 144},  {44, 31, 138},   {14, 30, 196},   {64, 5, 236},
               {86, 12, 231},   {124, 73, 182},  {-31, 71, 141},  {176, 229, 274}, {90, 109, 153},
               {121, 211, 225}, {217, 218, 303}, {477, 211, 318}, {181, 236, 202}, {286, 196, 265},
               {389, 277, 275}, {641, 388, 478}, {475, 501, 450}, {414, 497, 412}, {500, 564, 410},
               {593, 812, 551}}},
    .fool = {144, 150, 94},
    .rank = {{{187, 278, 368}, {77, 279, -35}, {124, 194, -101}, {8, 160, -153}}},
    .onlyTrump = {-9, 95, 66},
    .guard = 9,
    .baresKing = 37,
    .trick = {69, -21, -68},
    .leadSuit = {26, 135, 220},
    .leadTrump = {16, -97, -205},
    .draw = {55, 68, 26},
    .partnerComes = -71,
    .opponentComes = 27,
    .partnerBeats = 1045,
    .opponentBeats = 1051,
    .completes = 54,
    .lengthOwn = -2,
    .lengthOut = 30,
    .fresh = -106,
    .hangKing = -18,
    .leadKing = -34,
    .huntKing = 117,
    .partnerVoid = 114,
    .opponentVoid = -171,
    .makesVoid = 62,
    .smoke = 17,
    .falseSmoke = -4,
};

} // namespace

const Convention& convention() {
    static constexpr Convention inUse(kTuned);
    return inUse;
}

} // namespace players
