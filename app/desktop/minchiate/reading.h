// What there is to read: the gallery, the rule books, Minchiate's before the others, the versicole; how one
// comes to them from any page, and back.
#pragma once

#include "desktop/gallery/gallery_page.h"
#include "desktop/look/deck.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/rules/versicole_page.h"
#include "desktop/shell/pages.h"

#include <QDialog>
#include <QPointer>

namespace desktop {

class Reading : public QObject {
    Q_OBJECT

public:
    // Both outlive it.
    Reading(look::Deck& deck, Pages& pages);

    void showGallery();
    // By its key the book opens where it was left, or at this rule.
    void showBook(const QString& rule = {});
    void showGlossary();
    void showRule(const QString& number);
    // A dialog that asked makes way for the book and comes back with the page under it.
    void showRuleFor(QDialog* dialog, const QString& number);
    // A link as rules::linked() writes them.
    void follow(const QString& link);
    void showVersicole();

    [[nodiscard]] gallery::GalleryPage* gallery() const { return gallery_; }
    // Made when they are first asked for: most sittings begin with a game.
    [[nodiscard]] rules::RuleBookPage* book();
    [[nodiscard]] rules::VersicolePage* versicole();

private:
    void lay(QWidget* page);
    void leave();

    look::Deck& deck_;
    Pages& pages_;
    gallery::GalleryPage* gallery_;
    rules::RuleBookPage* book_ = nullptr;
    rules::VersicolePage* versicole_ = nullptr;
    QPointer<QDialog> dialogBefore_;
};

} // namespace desktop
