// Fishes and tokens to be laid by hand: how many of each, one row a kind. What they come to is not said.
#pragma once

#include "desktop/look/buttons.h"
#include "minchiate/score_pieces.h"

#include <QLabel>
#include <QWidget>

#include <array>

namespace minchiate_learn {

class PadEditor : public QWidget {
    Q_OBJECT
public:
    explicit PadEditor(QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    void clear();
    // As they lie; there are five fishes and five tokens, of which two make a five.
    [[nodiscard]] minchiate::ScorePieces pieces() const;

    // The buttons of a row: fishes, then fives and ones at the left, fives and ones at the right.
    [[nodiscard]] QPushButton* less(int row) const { return rows_[static_cast<std::size_t>(row)].less; }
    [[nodiscard]] QPushButton* more(int row) const { return rows_[static_cast<std::size_t>(row)].more; }

    int heightForWidth(int width) const override;

signals:
    void changed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel *what = nullptr, *count = nullptr;
        look::PaperButton *less = nullptr, *more = nullptr;
        int n = 0;
    };
    void add(int row, int pieces);
    void update();
    void layOut();
    [[nodiscard]] int rowHeight() const;

    look::Metrics metrics_;
    std::array<Row, 5> rows_;
};

} // namespace minchiate_learn
