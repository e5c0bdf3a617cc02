#include "desktop/bolognese/learn/lesson_page.h"

namespace bolognese_learn {

LessonPage::LessonPage(look::Deck& deck, const bolognese_lessons::Ladder& ladder, QWidget* parent)
    : LessonPageOf(deck, ladder, parent) {
    connect(table(), &table::TableWidget::pilePressed, this, [this](int pile) { lookInto(pile); });
}

// The last trick may be looked at until the next lead, and no other (B5.7).
void LessonPage::lookInto(int pile) {
    const table::Scene& scene = table()->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        table()->showLastTrick(!table()->seen().lastTrick);
    else
        table()->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QStringLiteral("B5.7")}});
}

} // namespace bolognese_learn
