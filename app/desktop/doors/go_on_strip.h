// What can be gone on with, a row each, the latest first, and what was thrown away; one stop of the Tab key,
// walked by up and down.
#pragma once

#include "desktop/doors/go_on_row.h"

#include <QPushButton>
#include <QWidget>

#include <vector>

namespace doors {

class GoOnStrip : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit GoOnStrip(look::Deck& deck, QWidget* parent = nullptr);

    // How many rows are shown; where there are more, a line below leads to all of them.
    struct Most {
        std::size_t left, thrownAway;
    };
    // What was thrown away stands after the rest, the last one first.
    void setLeft(const std::vector<GoOn>& left, Most most);
    // The first rows say the digit that goes on with them, where there is more than one.
    void writeKeys(int most);
    void setMetrics(const look::Metrics& m);
    // As high as its rows need.
    [[nodiscard]] int heightNeeded() const;
    // As wide as its rows need for no name to be cut.
    [[nodiscard]] int widthNeeded() const;
    void focusFirst();
    // What was thrown away last comes back, whether it has a row or not.
    void bringBackLast();
    [[nodiscard]] bool canBringBack() const { return !thrownAway_.empty() || !hidden_.isEmpty(); }
    // A digit of the keyboard goes on with that row; where it is not shown, the line below leads to it.
    void goOnWith(int row);

    [[nodiscard]] const std::vector<GoOnRow*>& rows() const { return rows_; }
    [[nodiscard]] QPushButton* moreButton() const { return more_; }

signals:
    void goOnChosen(const QString& key);
    void sheetAsked(const QString& key);
    void saveAsked(const QString& key);
    void thrownAway(const QString& key);
    void broughtBack(const QString& key);
    void hiddenBroughtBack(const QString& key); // it has no row yet
    void moreChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void join(GoOnRow* row);
    [[nodiscard]] QString moreWords() const;
    [[nodiscard]] bool hasMore() const { return beyond_ > 0 || !hidden_.isEmpty(); }
    void layOut();
    [[nodiscard]] RowParts parts() const;
    void walkTo(GoOnRow* row);
    void step(const GoOnRow* from, int by);
    [[nodiscard]] int rowHeight(std::size_t row) const;
    [[nodiscard]] int moreHeight() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    std::vector<GoOnRow*> rows_;
    std::vector<GoOnRow*> thrownAway_; // in the order in which they were
    QPushButton* more_;
    int beyond_ = 0;     // how many are not shown
    QStringList hidden_; // those of them that were thrown away, the last one first
};

// Makes strip and rows known to assistive technology as a list and its items.
void installGoOnAccessibility();

} // namespace doors
