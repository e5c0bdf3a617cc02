// All sheets there are, by date and players, what can be done with each, and the way to a new one.
#pragma once

#include "desktop/score/page.h"
#include "desktop/score/row_bar.h"
#include "desktop/sheet/paper_table.h"
#include "minchiate/records/sheet_shelf.h"

#include <QAction>
#include <QGridLayout>

namespace score {

class ShelfPage : public Page {
    Q_OBJECT

public:
    explicit ShelfPage(QWidget* parent = nullptr);

    // Which of the two shelves lies here.
    enum class Shelf { sheets, archive };
    void setShelf(Shelf which, std::vector<records::ShelvedSheet> shelf, int onTheOther);
    void say(const QString& words);
    [[nodiscard]] sheet::PaperTable* table() const { return m_table; }
    [[nodiscard]] RowBar* bar() const { return m_bar; }
    [[nodiscard]] look::PaperButton* newButton() const { return m_new; }
    [[nodiscard]] look::PaperButton* emptyButton() const { return m_empty; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }
    [[nodiscard]] look::PaperButton* totalsButton() const { return m_totals; }
    [[nodiscard]] look::PaperButton* archiveButton() const { return m_archive; }
    [[nodiscard]] QAction* renameAction() const { return m_rename; }
    [[nodiscard]] QAction* moveAction() const { return m_move; }
    [[nodiscard]] QAction* throwAwayAction() const { return m_throwAway; }
    [[nodiscard]] QAction* undoAction() const { return m_undo; }
    [[nodiscard]] QString says() const { return m_says->text(); }

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
    [[nodiscard]] sheet::TableRow rowOf(const records::ShelvedSheet& item, int number) const;
    void askRename();
    void askThrowAway();
    void updateActions();

    Shelf m_which = Shelf::sheets;
    std::vector<records::ShelvedSheet> m_shelf;
    QGridLayout* m_whole;
    QWidget* m_paper;
    sheet::PaperTable* m_table;
    RowBar* m_bar;
    Words *m_title, *m_says;
    look::PaperButton *m_new, *m_empty, *m_totals, *m_archive, *m_back;
    std::array<look::PaperButton*, 3> m_doing; // with the chosen sheet
    QAction *m_rename = nullptr, *m_move = nullptr, *m_throwAway = nullptr, *m_undo = nullptr;
};

} // namespace score
