// A lesson of Cuatrola being taken.
#pragma once

#include "desktop/cuatrola/learn/staging.h"

namespace cuatrola_learn {

class LessonPage : public learn::LessonPageOf<Lessons> {
public:
    // Deck and ladder outlive the page.
    LessonPage(look::Deck& deck, const cuatrola_lessons::Ladder& ladder, QWidget* parent = nullptr);

private:
    void lookInto(int pile);
};

} // namespace cuatrola_learn
