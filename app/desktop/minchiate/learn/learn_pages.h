// Everything behind Minchiate's second door: the ladder with its hands told card by card, and its lessons.
#pragma once

#include "desktop/learn/learn_pages_of.h"
#include "desktop/minchiate/learn/lesson_page.h"

namespace minchiate_learn {

// Its hands are watched on a page that shows more than that of all games.
class LearnPages : public learn::LearnPagesOf<Lessons> {
    Q_OBJECT
public:
    // `folder` keeps how far one is. The deck outlives the pages.
    LearnPages(look::Deck& deck, const QString& folder, QWidget* parent = nullptr);

signals:
    void handChosen(const minchiate_lessons::AnnotatedHand& hand);

private:
    [[nodiscard]] bool canWatch() const override { return true; }
    void watchHand(const minchiate_lessons::AnnotatedHand& hand) override { emit handChosen(hand); }
};

} // namespace minchiate_learn
