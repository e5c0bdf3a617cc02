// A hand of any game gone through again: the table as it was at each of one's decisions, and what each cost.
#pragma once

#include "desktop/decisions/judge.h"
#include "desktop/hints/hint_paper.h"
#include "desktop/table/table_widget.h"

namespace decisions {

class DecisionsPage : public QWidget {
    Q_OBJECT

public:
    // The table becomes the page's own.
    explicit DecisionsPage(table::TableWidget* table, QWidget* parent = nullptr);

    // The decisions in the order in which they were made; `result` tells how the hand came out.
    void showHand(const QString& result, const std::vector<Decision>& decisions);
    void focusFirst();

    [[nodiscard]] DecisionList* list() const { return list_; }
    [[nodiscard]] const Judge& judge() const { return judge_; }
    [[nodiscard]] const hints::HintMarks& marks() const { return *marks_; }
    [[nodiscard]] look::PaperButton* backButton() const { return back_; }
    [[nodiscard]] look::PaperButton* watchButton() const { return watch_; }
    [[nodiscard]] int at() const; // actions made before the decision that is seen; −1: none is
    void choose(int at);

signals:
    void closed();
    void playOnAsked(int at); // from that moment
    void watchAsked();        // the hand from here with all cards open

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addCommands();
    void layOut();
    void stand(std::size_t which);
    void tellMoment();
    void mark();
    [[nodiscard]] std::optional<std::size_t> ledTo(int key) const;
    void tell();
    [[nodiscard]] QRect paper() const;

    look::Metrics metrics_;
    QString result_;
    std::vector<Decision> decisions_;
    std::optional<std::size_t> seen_;
    bool moved_ = false; // the reader has gone somewhere
    double cost_ = 0;    // of all, as far as they are known

    table::TableWidget* table_;
    hints::HintMarks* marks_;
    DecisionList* list_;
    look::PaperButton *watch_, *back_;
    Judge judge_;
    QRect title_, listHead_; // written by the page itself
};

} // namespace decisions
