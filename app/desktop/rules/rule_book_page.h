// The rule book on the table: contents and search at the left, the text at the right, and the way back to
// where it was opened from.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/rules/book_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

namespace rules {

class RuleBookPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit RuleBookPage(look::Deck& deck, QWidget* parent = nullptr);

    // Opens the book at a rule ("M6.3"), a chapter ("M3") or a term ("fola"), freshly: Back leaves it.
    // What the book does not have opens it where it was.
    void showRule(const QString& number);
    void showTerm(const QString& term);
    void showGlossary();
    void focusFirst();

    [[nodiscard]] QListWidget* contents() const { return contents_; }
    [[nodiscard]] QLineEdit* searchField() const { return search_; }
    [[nodiscard]] BookView* view() const { return view_; }
    [[nodiscard]] look::PaperButton* nextButton() const { return next_; }
    [[nodiscard]] look::PaperButton* previousButton() const { return previous_; }
    [[nodiscard]] look::PaperButton* returnButton() const { return return_; }
    [[nodiscard]] look::PaperButton* versicoleButton() const { return versicole_; }
    [[nodiscard]] QString found() const { return found_->text(); }

signals:
    void closed();         // Esc or the button
    void versicoleAsked(); // the diagram on one page

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void open(const Target& target);
    void follow(const Target& target);
    void goBack();
    void search();
    void step(int by);
    void tellFound();
    void tellReturn();
    void tellContents();
    void layOut();
    void dress();

    look::Metrics metrics_;
    QRect paper_;
    int fold_ = 0; // between contents and text
    QLineEdit* search_;
    look::PaperButton *previous_, *next_;
    QLabel* found_;
    QListWidget* contents_;
    BookView* view_;
    look::PaperButton *back_, *return_, *versicole_;
    int searchedFrom_ = 0;      // what was being read when the search began
    std::vector<Target> trail_; // where links were followed from
};

} // namespace rules
