#include "desktop/sheets/book.h"

namespace sheets {

BookActions addBookActions(QWidget* page, Book& book) {
    // The menu says what it would turn.
    const auto action = [&](const QString& words, const QString& named, QKeySequence::StandardKey key,
                            void (Book::*act)(), QString (Book::*what)() const) {
        auto* made = new QAction(words, page);
        made->setIconText(made->iconText()); // what the key does, whatever lies there: the help says it so
        made->setShortcuts(key);
        made->setShortcutContext(Qt::WindowShortcut);
        made->setEnabled(false);
        page->addAction(made);
        QObject::connect(made, &QAction::triggered, &book, act);
        QObject::connect(&book, &Book::changed, made, [made, &book, what, words, named] {
            const QString found = (book.*what)();
            made->setEnabled(!found.isEmpty());
            made->setText(found.isEmpty() ? words : named.arg(found));
        });
        return made;
    };
    return {action(Book::tr("&Take back the last change"), Book::tr("&Take back: %1", "marks of hand 3"),
                   QKeySequence::Undo, &Book::undo, &Book::undoWords),
            action(Book::tr("Make it &again"), Book::tr("Make &again: %1", "marks of hand 3"),
                   QKeySequence::Redo, &Book::redo, &Book::redoWords)};
}

} // namespace sheets

#include "moc_book.cpp"
