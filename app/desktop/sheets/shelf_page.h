// All sheets there are, by date and players, what can be done with each, and the way to a new one.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/paper/paper_table.h"
#include "desktop/paper/row_bar.h"

#include <QAction>
#include <QGridLayout>

namespace sheets {

// One file of a shelf as it is listed.
struct ShelfItem {
    QString path;
    QString title;      // what its keeper calls it; empty as a rule
    qint64 begun = 0;   // seconds since 1970; 0: nobody knows
    QStringList names;  // of the players
    QString hands;      // how far it is: "3 of 12 hands", "finished"
    QString standing;   // "Ada +4"
    QString inQuestion; // "3 hands": what would be lost with it; empty where nothing is written
    QString error;      // why it cannot be read; then only its path is known
};

// What a game says of its shelf.
struct ShelfWords {
    QString title;
    QString whenEmpty;
    QString thrownAway; // where it is then
    enum class Offers { SheetsAlone, EmptySheetAndTotals } offers = Offers::SheetsAlone;
};

class ShelfPage : public paper::Page {
    Q_OBJECT

public:
    explicit ShelfPage(const ShelfWords& words, QWidget* parent = nullptr);

    // Which of the two shelves lies here.
    enum class Shelf { Sheets, Archive };
    void setShelf(Shelf which, std::vector<ShelfItem> shelf, int onTheOther);
    [[nodiscard]] const ShelfWords& words() const { return words_; }
    void say(const QString& words);
    // A file that cannot be read, and why in a sentence.
    void sayDamaged(const QString& path, const QString& why);
    // What was done, with the button that takes it back.
    void sayDone(const QString& words, const QString& takingBack);
    [[nodiscard]] paper::PaperTable* table() const { return table_; }
    [[nodiscard]] paper::RowBar* bar() const { return bar_; }
    [[nodiscard]] look::PaperButton* newButton() const { return new_; }
    [[nodiscard]] look::PaperButton* emptyButton() const { return empty_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    [[nodiscard]] look::PaperButton* totalsButton() const { return totals_; }
    [[nodiscard]] look::PaperButton* archiveButton() const { return archive_; }
    [[nodiscard]] QAction* renameAction() const { return rename_; }
    [[nodiscard]] QAction* moveAction() const { return move_; }
    [[nodiscard]] QAction* throwAwayAction() const { return throwAway_; }
    [[nodiscard]] QAction* undoAction() const { return undo_; }
    [[nodiscard]] look::PaperButton* undoButton() const { return takeBack_; }
    [[nodiscard]] QString says() const { return says_->accessibleName(); }

    void focusFirst() override;

signals:
    void opened(const QString& path);
    void newAsked();
    void emptyAsked(); // an empty sheet for pencil
    void totalsAsked();
    void otherShelfAsked(); // from the sheets to the archive, or back
    void renamed(const QString& path, const QString& title);
    void moved(const QString& path); // to the other shelf
    void thrownAway(const QString& path);
    void undoAsked();

protected:
    void showEvent(QShowEvent* event) override;
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    void buildActions();
    void joinButtons();
    [[nodiscard]] const ShelfItem* chosen() const;
    [[nodiscard]] QRect chosenLine() const;
    [[nodiscard]] paper::TableRow rowOf(const ShelfItem& item, int number) const;
    void askRename();
    void askThrowAway();
    void updateActions();

    const ShelfWords words_;
    Shelf which_ = Shelf::Sheets;
    std::vector<ShelfItem> shelf_;
    QGridLayout* whole_;
    QWidget* paper_;
    paper::PaperTable* table_;
    paper::RowBar* bar_;
    paper::Words *title_, *says_;
    look::PaperButton *new_, *empty_, *totals_, *archive_, *back_, *takeBack_;
    std::array<look::PaperButton*, 3> doing_; // with the chosen sheet
    QAction *rename_ = nullptr, *move_ = nullptr, *throwAway_ = nullptr, *undo_ = nullptr;
};

} // namespace sheets
