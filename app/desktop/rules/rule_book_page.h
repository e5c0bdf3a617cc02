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

    [[nodiscard]] QListWidget* contents() const { return m_contents; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    [[nodiscard]] BookView* view() const { return m_view; }
    [[nodiscard]] look::PaperButton* nextButton() const { return m_next; }
    [[nodiscard]] look::PaperButton* previousButton() const { return m_previous; }
    [[nodiscard]] look::PaperButton* returnButton() const { return m_return; }
    [[nodiscard]] look::PaperButton* versicoleButton() const { return m_versicole; }
    [[nodiscard]] QString found() const { return m_found->text(); }

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

    look::Metrics m_metrics;
    QRect m_paper;
    int m_fold = 0; // between contents and text
    QLineEdit* m_search;
    look::PaperButton *m_previous, *m_next;
    QLabel* m_found;
    QListWidget* m_contents;
    BookView* m_view;
    look::PaperButton *m_back, *m_return, *m_versicole;
    int m_searchedFrom = 0;      // what was being read when the search began
    std::vector<Target> m_trail; // where links were followed from
};

} // namespace rules
