// The rule books on the table: the games at the head, contents and search of one book at the left, its text
// at the right, and the way back to where it was opened from.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/decks.h"
#include "desktop/look/sign_row.h"
#include "desktop/rules/book_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

namespace rules {

class RuleBookPage : public QWidget {
    Q_OBJECT

public:
    // `own`: the volume of the game one is at, 0-based. The packs must outlive the page; that of a book is
    // asked for when the book is first opened.
    RuleBookPage(std::vector<text::Volume> volumes, std::size_t own, look::Decks& decks,
                 QWidget* parent = nullptr);

    // Opens a book at a rule ("M6.3") or a chapter ("M3"), one's own at a term ("fola"), freshly: Back leaves
    // it. What a book does not have opens it where it was.
    void showRule(const QString& number);
    void showTerm(const QString& term);
    // Of the book that lies open.
    void showGlossary();
    void showVolume(int volume);
    void focusFirst();
    // Where one was reading, whatever was looked up in the glossary since.
    void goOnReading();

    [[nodiscard]] int volume() const { return shown_; }
    // The choice of a book; none where there is one alone.
    [[nodiscard]] look::SignRow* games() const { return games_; }

    [[nodiscard]] QListWidget* contents() const { return contents_; }
    [[nodiscard]] QLineEdit* searchField() const { return search_; }
    [[nodiscard]] BookView* view() const { return view_; }
    // The pictures in the book that lies open.
    [[nodiscard]] const look::Deck& deck() const {
        return decks_.of(volumes_[static_cast<std::size_t>(shown_)].pack);
    }
    [[nodiscard]] look::PaperButton* nextButton() const { return next_; }
    [[nodiscard]] look::PaperButton* previousButton() const { return previous_; }
    [[nodiscard]] look::PaperButton* returnButton() const { return return_; }
    [[nodiscard]] look::PaperButton* asideButton() const { return aside_; }
    [[nodiscard]] QString found() const { return found_->text(); }

signals:
    void closed();     // Esc or the button
    void asideAsked(); // what else there is to read, as the volume says

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    BookView* viewOf(int volume);
    void fillContents();
    void takeUp(int volume);
    void open(int volume, const Target& target);
    void follow(const Target& target);
    void goBack();
    void search();
    void step(int by);
    void tellFound();
    void tellReturn();
    void tellContents();
    void tellPlace();
    void layOut();
    void dress();

    const std::vector<text::Volume> volumes_;
    const int own_;
    look::Decks& decks_;
    std::vector<BookView*> opened_; // a volume each; none before it is opened
    struct Read {
        int volume;
        Target at;
    };
    std::optional<Read> before_; // where one was reading before a term was looked up
    int shown_ = 0;
    look::Metrics metrics_;
    look::SignRow* games_ = nullptr;
    QRect paper_;
    int fold_ = 0; // between contents and text
    QLineEdit* search_;
    look::PaperButton *previous_, *next_;
    QLabel* found_;
    QListWidget* contents_;
    BookView* view_ = nullptr; // of the book that lies open
    look::PaperButton *back_, *return_, *aside_;
    int searchedFrom_ = 0;      // what was being read when the search began
    std::vector<Target> trail_; // where links were followed from
};

} // namespace rules
