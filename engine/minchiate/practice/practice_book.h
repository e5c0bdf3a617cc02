// The book of what is practised in its file: written whole at every change, so that nothing answered is lost.
#pragma once

#include "minchiate/practice/book.h"
#include "minchiate/practice/set_aside.h"

namespace practice {

class PracticeBook {
public:
    // Reads what is kept in that folder. A file that cannot be read is laid aside, and the book is empty; one
    // that cannot even be laid aside is never written over.
    explicit PracticeBook(const QString& folder);

    [[nodiscard]] const Book& book() const { return book_; }
    [[nodiscard]] const std::optional<Damaged>& damaged() const { return damaged_; }

    // Changes it and writes it: `change(book)` is any of what a book can do. The system's words where it
    // cannot be written; the change stands, and is written with the next.
    template<class Change>
    std::optional<QString> change(Change change) {
        change(book_);
        return save();
    }

private:
    [[nodiscard]] std::optional<QString> save() const;

    QString file_;
    Book book_;
    std::optional<Damaged> damaged_;
};

} // namespace practice
