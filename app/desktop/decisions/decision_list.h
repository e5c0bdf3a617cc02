// The reader's decisions by what they cost, dearest first: a row each, of which one is opened in its place.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QScrollArea>

#include <optional>
#include <vector>

namespace decisions {

// One decision as it is told.
struct DecisionTold {
    int at = 0;                 // actions made before it
    QString where;              // "Trick 3"
    QString title;              // "the 11 instead of the knight of batons"
    QString fell;               // "it won; the 34 died next": what happened, a few words
    QStringList lines;          // why, what would have been as good, what was to be expected, what happened
    QString knowing;            // "Weighed from what you knew: …"
    std::optional<double> cost; // points; of what masters made of it none

    bool operator==(const DecisionTold&) const = default;
};

// Points with one decimal, as costs are written.
[[nodiscard]] QString costWords(double cost);

// What a row's buttons do with its moment: the reader plays it on; masters do, too.
enum class Offers : std::uint8_t { PlayOn, PlayOnAndMasters };

class DecisionRow : public QAbstractButton {
    Q_OBJECT

public:
    DecisionRow(Offers offers, QWidget* parent);

    void setDecision(const DecisionTold& decision);
    void setOpened(bool opened);
    void setMetrics(const look::Metrics& m);
    // With its buttons in words that fit there.
    [[nodiscard]] int heightIn(int width);
    [[nodiscard]] const DecisionTold& decision() const { return decision_; }
    // "Trick 3: the 11 instead of the knight of batons"; its accessible name has the cost as well.
    [[nodiscard]] QString title() const;
    [[nodiscard]] bool opened() const { return opened_; }
    [[nodiscard]] look::PaperButton* playOnButton() const { return playOn_; }
    [[nodiscard]] look::PaperButton* mastersButton() const { return masters_; }

signals:
    void playOnAsked();
    void mastersAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { placeButtons(); }
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Laid {
        QRect arrow, where, title, cost, body, knowing;
        int ring = 0;    // where the keyboard's ends
        int buttons = 0; // their top
        int height = 0;
    };
    [[nodiscard]] Laid laid(int width) const;
    void placeButtons();
    [[nodiscard]] bool fitBeside(int width) const;
    void nameButtons(int width);

    const Offers offers_;
    DecisionTold decision_;
    bool opened_ = false;
    look::Metrics metrics_;
    look::PaperButton *playOn_, *masters_;
};

class DecisionList : public QScrollArea {
    Q_OBJECT

public:
    explicit DecisionList(Offers offers, QWidget* parent = nullptr);

    // In this order; `rest` are lines under them, what else there is to say with its points: "Tricks 4 and
    // 8", "1.9".
    struct Rest {
        QString words, points;
    };
    void setDecisions(const std::vector<DecisionTold>& decisions, const std::vector<Rest>& rest);
    // Opens that decision's row, now or as soon as it has one; −1: none.
    void open(int at);
    void setMetrics(const look::Metrics& m);

    [[nodiscard]] int opened() const { return opened_; }
    [[nodiscard]] DecisionRow* openedRow() const; // null: none is seen open
    // Rows that are seen, in order.
    [[nodiscard]] std::vector<DecisionRow*> rows() const;
    // The row before or after the one with the focus, or the opened one.
    void walk(int by);

signals:
    void chosen(int at); // a row was pressed; −1: it was shut
    void playOnAsked(int at);
    void mastersAsked(int at);

protected:
    void resizeEvent(QResizeEvent* event) override;
    // Arrows are the page's.
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

private:
    void layOut();
    DecisionRow* addRow();
    DecisionRow* takeRow(std::size_t from, int at);

    const Offers offers_;
    look::Metrics metrics_;
    QWidget* sheet_;
    std::vector<DecisionRow*> rows_; // as many as were ever needed; a decision keeps its own
    std::size_t used_ = 0;
    class RestLines* rest_;
    int opened_ = -1;
};

} // namespace decisions
