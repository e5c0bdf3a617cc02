// What there is to read in Tarocco bolognese's room: the rule books, its own before the others, and the
// cards.
#pragma once

#include "desktop/gallery/gallery_page.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/shell/pages.h"

#include <QDialog>
#include <QPointer>

namespace desktop {

class BologneseReading : public QObject {
    Q_OBJECT

public:
    // `florentine`, the pack of the house, and `pages` outlive it.
    BologneseReading(look::Deck& florentine, Pages& pages);

    void showBook();
    void showGlossary();
    void showRule(const QString& number);
    // A dialog that asked makes way for the book and comes back with the page under it.
    void showRuleFor(QDialog* dialog, const QString& number);
    void showGallery();

    // Made when they are first asked for.
    [[nodiscard]] rules::RuleBookPage* book();
    [[nodiscard]] gallery::GalleryPage* gallery();

private:
    look::Deck& florentine_;
    Pages& pages_;
    rules::RuleBookPage* book_ = nullptr;
    gallery::GalleryPage* gallery_ = nullptr;
    QPointer<QDialog> dialogBefore_;
};

} // namespace desktop
