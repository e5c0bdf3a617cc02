// Cards of a lesson laid in rows with their names, in the table's place: what belongs together is seen
// together.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "lessons/lesson.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace learn {

// One row where it lies: its name, and the cards from left to right; the next covers the right part of one
// where there is not room for all.
struct LaidRow {
    QRect label;
    std::vector<QRect> cards;
};
struct RowsRoom {
    QRect area;
    int labelHigh = 0;        // of a row's name
    int gap = 0, between = 0; // below a row, and of two columns
    int enough = 0;           // a card as wide as this covers no other to be wider still

    [[nodiscard]] int columnWide(int columns) const {
        return (area.width() - (columns - 1) * between) / columns;
    }
};
// As large as the room allows, in one column or two; all rows of one size.
[[nodiscard]] std::vector<LaidRow> layRows(const std::vector<lessons::LabelledRow>& rows,
                                           const RowsRoom& room);

// How cards are seen and told.
struct CardsTold {
    std::function<QString(lessons::Card)> face; // its picture in look::Deck
    std::function<QString(lessons::Card)> name; // in a list: "king of cups"
};

class RowsView : public QWidget {
    Q_OBJECT

public:
    // Hidden until it has rows. `deck` must outlive it.
    RowsView(look::Deck& deck, CardsTold cards, QWidget* parent);

    // Shows these rows; none hide it.
    void setRows(const std::vector<lessons::LabelledRow>& rows);

    [[nodiscard]] const std::vector<LaidRow>& laid() const { return laid_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    look::Deck& deck_;
    const CardsTold cards_;
    look::Metrics metrics_;
    std::vector<lessons::LabelledRow> rows_;
    std::vector<LaidRow> laid_;
};

} // namespace learn
