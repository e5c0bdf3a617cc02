// The weights of the convention policy as they were on 2026-11-20, for the clairvoyant alone: the upper end
// of the scale that players are measured on stays where it is when those in use are tuned further.
#pragma once

#include "minchiate/players/policy/weights.h"

namespace cli {

inline constexpr players::Weights kReferenceWeights{
    .suit = {{{0, 0, 0},
              {-41, 29, 34},
              {26, -11, -5},
              {-5, -8, 18},
              {66, 29, -60},
              {31, 9, 16},
              {-11, 19, -33},
              {-40, -3, 44},
              {-41, -15, 113},
              {28, -6, -18},
              {-16, 40, 54},
              {19, -29, 50},
              {-23, -2, 37},
              {161, 54, 28}}},
    .trump = {{{0, 0, 0},       {112, 143, 250}, {105, 84, 256},  {57, 76, 243},   {93, 92, 228},
               {99, 104, 259},  {-6, 3, 68},     {-8, 8, 84},     {4, -1, 154},    {71, 20, 115},
               {194, 175, 276}, {1, 8, 145},     {127, 14, 159},  {167, 149, 344}, {-16, 8, 144},
               {-8, 8, 160},    {-31, 31, 90},   {50, 9, 164},    {-30, 42, 142},  {40, 31, 154},
               {162, 160, 186}, {206, 29, 149},  {-25, 18, 170},  {-1, 12, 182},   {-1, 6, 204},
               {95, 10, 173},   {128, 11, 196},  {20, 24, 189},   {219, 195, 261}, {68, 63, 155},
               {167, 182, 222}, {206, 203, 260}, {330, 187, 272}, {235, 206, 260}, {294, 189, 272},
               {479, 257, 251}, {605, 413, 433}, {495, 423, 421}, {497, 564, 408}, {574, 539, 407},
               {536, 741, 514}}},
    .fool = {152, 260, -54},
    .rank = {{{204, 301, 427}, {178, 306, -14}, {46, 247, -102}, {32, 228, -161}}},
    .trick = {209, -43, -31},
    .leadSuit = {-41, 259, 244},
    .leadTrump = {-69, -177, -273},
    .draw = {57, 45, 36},
    .partnerBeats = 973,
    .opponentBeats = 973,
    .completes = 34,
    .lengthOut = 51,
    .partnerVoid = 169,
    .opponentVoid = -268,
    .makesVoid = 85,
    .hangKing = 32,
    .huntKing = 32,
    .smoke = 16,
    .falseSmoke = -8,
};

} // namespace cli
