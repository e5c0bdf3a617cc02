#include "desktop/cuatrola/learn/lesson_page.h"

namespace cuatrola_learn {

LessonPage::LessonPage(look::Deck& deck, const cuatrola_lessons::Ladder& ladder, QWidget* parent)
    : LessonPageOf(deck, ladder, parent) {
    connect(table(), &table::TableWidget::pilePressed, this, [this](int pile) { lookInto(pile); });
}

// The last trick may be looked at until the next lead, and no other (C9.5).
void LessonPage::lookInto(int pile) {
    const table::Scene& scene = table()->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        table()->showLastTrick(!table()->seen().lastTrick);
    else
        table()->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QStringLiteral("C9.5")}});
}

} // namespace cuatrola_learn
