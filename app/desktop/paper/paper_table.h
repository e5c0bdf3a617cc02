// Lines on paper: a list whose rows share columns and one height, drawn only where they are seen, so that ten
// thousand of them scroll as ten do. Read aloud, a row is its sentence.
#pragma once

#include "desktop/look/type.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace paper {

struct Cell {
    QString text;
    enum class Ink { Plain, Weak, Strong, Bold } ink = Ink::Plain;
    enum class Ring { None, Round } ring = Ring::None; // a pencil's ring about it
};

struct TableRow {
    enum class Kind {
        Line,    // ruled finely
        Heading, // a round's: the first cell in the round's font, the second in running words
        Bare,    // no rule under it
        Across,  // the last cell has all the room from its column on
    };
    Kind kind = Kind::Line;
    std::vector<Cell> cells{};
    QString told{};  // the row in a sentence
    int number = -1; // of whom it tells: a hand, a mark, a file
};

// Where a column lies, in parts of the width.
struct Column {
    double left = 0, right = 1;
    Qt::Alignment align = Qt::AlignLeft;
};

// How a list looks on paper: no ground of its own, a scroll bar of the paper's colour.
[[nodiscard]] QString paperListStyle();

class PaperTable : public QListView {
    Q_OBJECT

public:
    explicit PaperTable(QWidget* parent = nullptr);

    void setColumns(std::vector<Column> columns);
    void setRows(std::vector<TableRow> rows);
    void setMetrics(const look::Metrics& m, double rowHigh = 26, look::Type type = look::Type::Sheet);
    // The current line is seen as the one that is chosen wherever the focus is.
    void keepChosen() { keepsChosen_ = true; }

    [[nodiscard]] const std::vector<TableRow>& rows() const;
    [[nodiscard]] const TableRow* currentRow() const;
    // Makes the first line of that number the current one, and visible.
    void selectNumber(int number);
    [[nodiscard]] QRect cellRect(const QRect& row, std::size_t column) const;
    void keyboardSearch(const QString&) override {} // letters and digits are the page's
    [[nodiscard]] int rowHigh() const { return rowHigh_; }
    // Words that have no room go on in a further line of their cell, and the row is so much higher.
    void wrapWords() {
        wraps_ = true;
        setUniformItemSizes(false);
        setResizeMode(QListView::Adjust);
    }

signals:
    void chosen(int number);  // pressed, or Enter on it
    void opened(int number);  // pressed twice, or Enter on it
    void moved();             // another row is the current one
    void pointed(int number); // the mouse has come to it; −1: it has left

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Rows;
    class Drawer;
    Rows* rows_;
    Drawer* drawer_;
    std::vector<Column> columns_;
    look::Metrics metrics_;
    look::Type type_ = look::Type::Sheet;
    int rowHigh_ = 26;
    bool keepsChosen_ = false, wraps_ = false;
};

} // namespace paper
