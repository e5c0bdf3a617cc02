// A lesson of Tarocco bolognese being taken.
#pragma once

#include "desktop/bolognese/learn/staging.h"

namespace bolognese_learn {

class LessonPage : public learn::LessonPageOf<Lessons> {
public:
    // Deck and ladder outlive the page.
    LessonPage(look::Deck& deck, const bolognese_lessons::Ladder& ladder, QWidget* parent = nullptr);

private:
    void lookInto(int pile);
};

} // namespace bolognese_learn
