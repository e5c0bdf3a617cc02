// All sheets there are, by date and players, what can be done with each, and the way to a new one.
#pragma once

#include "desktop/score/on_paper.h"
#include "minchiate/records/sheet_shelf.h"

#include <QAction>
#include <QGridLayout>

namespace score {

class ShelfPage : public Page {
    Q_OBJECT

public:
    explicit ShelfPage(QWidget* parent = nullptr);

    // Which of the two shelves lies here.
    enum class Shelf { Sheets, Archive };
    void setShelf(Shelf which, std::vector<records::ShelvedSheet> shelf, int onTheOther);
    void say(const QString& words);
    // What was done, with the button that takes it back.
    void sayDone(const QString& words, const QString& takingBack);
    [[nodiscard]] paper::PaperTable* table() const { return table_; }
    [[nodiscard]] RowBar* bar() const { return bar_; }
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
    [[nodiscard]] QString says() const { return says_->text(); }

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
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    void buildActions();
    void joinButtons();
    [[nodiscard]] const records::ShelvedSheet* chosen() const;
    [[nodiscard]] QRect chosenLine() const;
    [[nodiscard]] paper::TableRow rowOf(const records::ShelvedSheet& item, int number) const;
    void askRename();
    void askThrowAway();
    void updateActions();

    Shelf which_ = Shelf::Sheets;
    std::vector<records::ShelvedSheet> shelf_;
    QGridLayout* whole_;
    QWidget* paper_;
    paper::PaperTable* table_;
    RowBar* bar_;
    Words *title_, *says_;
    look::PaperButton *new_, *empty_, *totals_, *archive_, *back_, *takeBack_;
    std::array<look::PaperButton*, 3> doing_; // with the chosen sheet
    QAction *rename_ = nullptr, *move_ = nullptr, *throwAway_ = nullptr, *undo_ = nullptr;
};

} // namespace score
