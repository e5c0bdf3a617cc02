// What can be gone on with, a row each, the latest first; one stop of the Tab key, walked by up and down.
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

    // At most `most` rows are shown; where there are more, a line below leads to all of them.
    void setLeft(const std::vector<GoOn>& left, std::size_t most);
    void setMetrics(const look::Metrics& m);
    // As high as its rows need.
    [[nodiscard]] int heightNeeded() const;
    // As wide as its rows need for no name to be cut.
    [[nodiscard]] int widthNeeded() const;
    void focusFirst();
    // The row thrown away last comes back, if there is one.
    void bringBackLast();
    // A digit of the keyboard goes on with that row.
    void goOnWith(int row);

    [[nodiscard]] const std::vector<GoOnRow*>& rows() const { return rows_; }
    [[nodiscard]] QPushButton* moreButton() const { return more_; }

signals:
    void goOnChosen(const QString& key);
    void sheetAsked(const QString& key);
    void saveAsked(const QString& key);
    void thrownAway(const QString& key);
    void broughtBack(const QString& key);
    void moreChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void join(GoOnRow* row);
    void layOut();
    [[nodiscard]] RowParts parts() const;
    void walkTo(GoOnRow* row);
    void step(const GoOnRow* from, int by);
    [[nodiscard]] int rowHeight(std::size_t row) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    std::vector<GoOnRow*> rows_;
    std::vector<GoOnRow*> thrownAway_; // in the order in which they were
    QPushButton* more_;
    int beyond_ = 0; // how many are not shown
};

// Makes strip and rows known to assistive technology as a list and its items.
void installGoOnAccessibility();

} // namespace doors
