// Everything behind a game's third door: the shelf of sheets, a new one, the sheet, a hand of it; and what
// leads from one to the other.
#pragma once

#include "desktop/sheets/hand_page.h"
#include "desktop/sheets/sheet_page.h"
#include "desktop/sheets/shelf.h"
#include "desktop/sheets/terms_page.h"

#include <QStackedWidget>

#include <memory>

namespace sheets {

// What it is made of. The pages become the stack's; all hold to the book.
struct Parts {
    std::unique_ptr<HandsBook> book;
    ShelfWords words;
    TermsPage* terms = nullptr;
    SheetPage* sheet = nullptr;
    HandPage* hand = nullptr;
    SheetShelf::Lister list;
    ShelfKeeper::Entitle entitle;
    QString ending;
};

// Of a game's form, its page of the sheet and its page of a hand.
template<class Form, class Sheet, class Hand>
[[nodiscard]] Parts partsOf(const QString& folder, const ShelfWords& words) {
    using TheBook = HandsBookOf<Form>;
    auto book = std::make_unique<TheBook>();
    Parts parts;
    parts.words = words;
    parts.terms = new TermsPageOf<Form, TheBook>(*book, folder);
    parts.sheet = new Sheet(*book);
    parts.hand = new Hand(*book);
    parts.list = shelfIn<Form>;
    parts.entitle = [folder](const QString& path, const QString& title, std::optional<QString>& failure) {
        return entitle<Form>(folder, path, title, failure);
    };
    parts.ending = QLatin1String(Form::ending);
    parts.book = std::move(book);
    return parts;
}

class SheetPages : public QStackedWidget {
    Q_OBJECT

public:
    // `folder` keeps the sheets.
    SheetPages(const QString& folder, Parts parts, QWidget* parent = nullptr);

    // To the shelf, read anew.
    void showShelf() { onShelf_.lay(); }
    void openSheet(const QString& path);
    void showHand(int number);
    void focusFirst();

    // The file of the sheet that is seen; empty while another page is.
    [[nodiscard]] QString seen() const {
        return currentWidget() == parts_.sheet || currentWidget() == parts_.hand ? parts_.book->path()
                                                                                 : QString();
    }
    [[nodiscard]] HandsBook& handsBook() { return *parts_.book; }
    [[nodiscard]] ShelfKeeper& keeper() { return keeper_; }
    [[nodiscard]] ShelfPage* shelfPage() const { return shelf_; }
    [[nodiscard]] TermsPage* termsPage() const { return parts_.terms; }

protected:
    [[nodiscard]] const Parts& parts() const { return parts_; }

signals:
    void closed();                   // to the first page
    void failed(const QString& why); // a sentence for the person
    void ruleAsked(const QString& number);

private:
    void go(paper::Page* page);
    void join();
    void joinTerms();

    QString folder_;
    Parts parts_;
    ShelfPage* shelf_;
    ShelfKeeper keeper_;
    SheetShelf onShelf_;
};

} // namespace sheets
