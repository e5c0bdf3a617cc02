// What there is to read in a game's room: the rule books, its own at first, and its cards; how one
// comes to them from any page, and back.
#pragma once

#include "desktop/gallery/gallery_page.h"
#include "desktop/rules/rule_book_page.h"
#include "desktop/shell/pages.h"

#include <QDialog>
#include <QPointer>

namespace desktop {

class Books : public QObject {
    Q_OBJECT

public:
    // `own`: the folder of the game's own volume. The packs and the pages outlive it.
    Books(std::vector<text::Volume> volumes, const QString& own, look::Decks& decks, Pages& pages);

    void showGallery();
    void showBook();
    void showGlossary();
    void showRule(const QString& number);
    // A link as rules::linked() writes them.
    void follow(const QString& link);
    // A dialog that asked makes way for the book and comes back with the page under it.
    void showRuleFor(QDialog* dialog, const QString& number);

    // The way to a page of theirs, as Room has it.
    [[nodiscard]] QString wayTo(const QWidget& page) const;

    [[nodiscard]] QString game() const { return volumes_[own_].game; } // its name
    // Made when they are first asked for.
    [[nodiscard]] rules::RuleBookPage* book();
    [[nodiscard]] gallery::GalleryPage* gallery();

signals:
    void asideAsked(); // what else there is to read, as the volume says

protected:
    // The book, or what is read beside it.
    virtual void lay(QWidget* page) { pages_.lay(page); }
    // Back to the page under it, and to the dialog that asked.
    void leave();
    [[nodiscard]] Pages& pages() { return pages_; }
    [[nodiscard]] look::Decks& decks() { return decks_; }
    [[nodiscard]] bool lies(const QWidget* page) const { return page && pages_.currentWidget() == page; }
    [[nodiscard]] bool bookLies() const { return lies(book_); }

private:
    const std::vector<text::Volume> volumes_;
    const std::size_t own_;
    look::Decks& decks_;
    Pages& pages_;
    rules::RuleBookPage* book_ = nullptr;
    gallery::GalleryPage* gallery_ = nullptr;
    QPointer<QDialog> dialogBefore_;
};

} // namespace desktop
