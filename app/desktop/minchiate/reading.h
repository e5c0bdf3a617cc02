// What there is to read of Minchiate: the rule books, the cards, and the versicole beside the book.
#pragma once

#include "desktop/play/books.h"
#include "desktop/rules/versicole_page.h"

namespace desktop {

class Reading : public Books {
    Q_OBJECT

public:
    // Both outlive it.
    Reading(look::Decks& decks, Pages& pages);

    // By its key the book opens where it was left, or at this rule.
    void showBookAt(const QString& rule);
    void showVersicole();

    // Made when it is first asked for: most sittings begin with a game.
    [[nodiscard]] rules::VersicolePage* versicole();

protected:
    // Book and versicole make way for each other; the page under them stays the same.
    void lay(QWidget* page) override;

private:
    rules::VersicolePage* versicole_ = nullptr;
};

} // namespace desktop
