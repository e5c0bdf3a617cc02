// The versicole board beside the table: each counter, what each versicola can still make, and what else the
// person wants counted for them. From what the seat may know, and nothing else.
#pragma once

#include "desktop/coach/board_parts.h"
#include "desktop/look/panel_head.h"

#include <QScrollArea>

namespace coach {

class BoardPanel : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit BoardPanel(look::Deck& deck, QWidget* parent = nullptr);
    ~BoardPanel() override;

    // Nothing before the play begins: there is nothing to count yet.
    void setBoard(const std::optional<advice::Board>& board, const text::Teller& teller);
    void setMetrics(const look::Metrics& m);
    void setDark(bool dark);
    // Other panels that stand in its place, by name, after its own.
    void setBesides(const QStringList& names);

    // Which of the switches are on, a bit each.
    void setShown(int besides);
    [[nodiscard]] int shown() const;

    [[nodiscard]] look::PanelHead* head() const { return head_; }
    [[nodiscard]] std::vector<ChipView*> chips() const;
    [[nodiscard]] std::vector<RowView*> rows() const;
    [[nodiscard]] SwitchView* switchOf(Beside what) const {
        return switches_[static_cast<std::size_t>(what)];
    }

signals:
    void closed();                // × or Escape; hiding is the owner's
    void otherChosen(int beside); // one of the others
    void shownChanged(int besides);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void tellRows();
    void tellSwitches();
    void dress();
    void layOut();
    void layRows();
    void paintKey(QPainter& p) const;
    [[nodiscard]] std::vector<QWidget*> stops() const;
    void walk(int by);
    void walkLine(int by);

    look::Deck& deck_;
    BoardLook look_;
    std::optional<advice::Board> board_;
    text::Teller teller_;
    look::PanelHead* head_;
    std::vector<ChipView*> chips_; // as many as were ever needed
    std::vector<RowView*> rows_;
    std::size_t usedChips_ = 0, usedRows_ = 0;
    std::array<SwitchView*, kBesides> switches_{};
    QScrollArea* scroll_;
    QWidget* sheet_; // rows and switches
    QRect key_, rowsHead_, foot_;
};

} // namespace coach
