// Everything behind Minchiate's second door: the ladder with its hands told card by card, and its lessons.
#pragma once

#include "desktop/learn/learn_pages_of.h"
#include "desktop/minchiate/learn/lesson_page.h"

namespace minchiate_learn {

class LearnPages : public learn::LearnPagesOf<Lessons> {
    Q_OBJECT
public:
    // `folder` keeps how far one is. The deck outlives the pages.
    LearnPages(look::Deck& deck, const QString& folder, QWidget* parent = nullptr);

    // A lesson or an annotated hand.
    void openFile(const QString& path) override;

signals:
    void handChosen(const minchiate_lessons::AnnotatedHand& hand);

private:
    [[nodiscard]] learn::LadderContent content() override;
};

} // namespace minchiate_learn
