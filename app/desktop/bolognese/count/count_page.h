// The count of a hand of Tarocco bolognese, laid out as at a table: each side's sequences, cricche and pairs,
// the paper between them, the slate.
#pragma once

#include "desktop/bolognese/count/count_painter.h"
#include "desktop/look/buttons.h"
#include "desktop/look/double_press.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace bolognese_count {

class CountPage : public QWidget {
    Q_OBJECT

public:
    // `deck` outlives the page.
    explicit CountPage(look::Deck& deck, QWidget* parent = nullptr);

    // Starts telling the count, row by row.
    void setContent(const CountContent& content);
    [[nodiscard]] const CountContent& content() const { return content_; }
    // From one row to the next; 0 shows everything at once.
    void setStepMs(int ms) { stepMs_ = ms; }
    // Shows everything now.
    void revealAll();
    [[nodiscard]] bool revealing() const { return shown_ < static_cast<int>(rows_.size()); }
    void focusFirst();
    // All cards of one side in place of the count, or the count again.
    void showPile(std::optional<Side> side);
    [[nodiscard]] std::optional<Side> pileShown() const { return pile_; }

    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
    [[nodiscard]] const CountLayout& placing() const { return layout_; }
    [[nodiscard]] std::optional<int> markedRow() const { return row_; }
    [[nodiscard]] look::PaperButton* oursButton() const { return ours_; }
    [[nodiscard]] look::PaperButton* theirsButton() const { return theirs_; }
    [[nodiscard]] look::PaperButton* reviewButton() const { return review_; }
    // While the count is told, this one is there to end that, apart from where the other one will lie: who
    // presses late goes nowhere.
    [[nodiscard]] look::PaperButton* allButton() const { return all_; }
    [[nodiscard]] look::PaperButton* nextButton() const { return next_; }

signals:
    void nextChosen();
    void reviewChosen();
    void ruleAsked(const QString& number); // a press on a row, or Return on the one marked
    void closed();                         // back to the table, by Esc

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void nextRow();
    void allTold();
    void layOutAll();
    void nameButtons();
    void tell();
    void markRow(std::optional<int> row);
    [[nodiscard]] std::optional<int> rowAt(QPoint at) const;
    // The rule that the words under the count name there.
    [[nodiscard]] std::optional<QString> citedAt(QPoint at) const;
    [[nodiscard]] QString explainedAt(QPoint at) const;

    look::Deck& deck_;
    CountContent content_;
    std::vector<Row> rows_;
    CountLayout layout_;
    std::vector<Group> pileGroups_;
    std::optional<Side> pile_;
    std::optional<int> row_;     // marked by the keys
    std::optional<int> pointed_; // by the mouse
    int shown_ = 0;
    int stepMs_ = 0;
    look::KeyHaste haste_; // the main button came to lie there
    QTimer timer_;
    QVariantAnimation seal_; // dropping
    look::PaperButton *ours_, *theirs_, *review_, *all_, *next_;
};

} // namespace bolognese_count
