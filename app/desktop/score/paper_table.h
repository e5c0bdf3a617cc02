// Lines on paper: a list whose rows share columns and one height, drawn only where they are seen, so that ten
// thousand of them scroll as ten do. Read aloud, a row is its sentence.
#pragma once

#include "look/metrics.h"

#include <QAbstractListModel>
#include <QListView>

#include <vector>

namespace score {

struct Cell {
    QString text;
    enum class Ink { plain, weak, bold } ink = Ink::plain;
};

struct TableRow {
    enum class Kind {
        line,    // ruled finely
        heading, // a round's: the first cell in the round's font, the second in running words
        detail,  // belongs to the open line above it: on the darker paper, with the bar at its left
    };
    Kind kind = Kind::line;
    std::vector<Cell> cells{};
    QString told{};     // the row in a sentence
    int number = -1;    // of whom it tells: a hand, a mark, a file
    bool open = false;  // a line whose details stand below
    bool arrow = false; // a line that opens
};

// Where a column lies, in parts of the width.
struct Column {
    double left = 0, right = 1;
    Qt::Alignment align = Qt::AlignLeft;
};

class PaperTable : public QListView {
    Q_OBJECT

public:
    explicit PaperTable(QWidget* parent = nullptr);

    void setColumns(std::vector<Column> columns);
    void setRows(std::vector<TableRow> rows);
    void setMetrics(const look::Metrics& m, double rowHigh = 26);

    [[nodiscard]] const std::vector<TableRow>& rows() const;
    [[nodiscard]] const TableRow* currentRow() const;
    // Makes the first line of that number the current one, and visible.
    void selectNumber(int number);
    [[nodiscard]] QRect cellRect(const QRect& row, std::size_t column) const;
    [[nodiscard]] int rowHigh() const { return m_rowHigh; }

signals:
    void chosen(int number); // pressed, or Enter on it
    void moved();            // another row is the current one

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    class Rows;
    class Drawer;
    Rows* m_rows;
    Drawer* m_drawer;
    std::vector<Column> m_columns;
    look::Metrics m_metrics;
    int m_rowHigh = 26;
};

} // namespace score
