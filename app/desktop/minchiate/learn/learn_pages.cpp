#include "desktop/minchiate/learn/learn_pages.h"

namespace minchiate_learn {

LearnPages::LearnPages(look::Deck& deck, const QString& folder, QWidget* parent)
    : LearnPagesOf(deck, folder, parent) {
    ladderPage()->offerPractice();
}

} // namespace minchiate_learn

#include "moc_learn_pages.cpp"
