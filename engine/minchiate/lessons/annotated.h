// Minchiate's annotated hands.
#pragma once

#include "lessons/annotated.h"
#include "minchiate/lessons/kind.h"

namespace minchiate_lessons {

using Alternative = lessons::Alternative<Kind>;
using Claim = lessons::Claim<Kind>;
using Comment = lessons::Comment<Kind>;
using AnnotatedHand = lessons::AnnotatedHand<Kind>;

} // namespace minchiate_lessons
