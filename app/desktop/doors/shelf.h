// The shelf of the first page: a pack for each game, the one chosen in front with its name on a plaque. To
// assistive technology and the keyboard it is a choice of one: arrows walk along it, letters choose.
#pragma once

#include "desktop/doors/front.h"

#include <QAbstractButton>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace doors {

// A pack on it.
struct OnShelf {
    Front front;
    look::Deck* deck = nullptr; // its pictures
    bool left = false;          // a match of it is unfinished
};

class Shelf : public QWidget {
    Q_OBJECT

public:
    explicit Shelf(QWidget* parent = nullptr);

    void setPacks(const std::vector<OnShelf>& packs);
    void setChosen(int pack);
    // A match of that game is unfinished.
    void setLeft(int pack, bool left);
    void setMetrics(const look::Metrics& metrics);
    void setMoveMs(int ms) { moveMs_ = ms; }
    // The board's upper edge in the widget, and how high the widget is, at these metrics.
    [[nodiscard]] int boardTop() const;
    [[nodiscard]] QSize sizeNeeded() const;

    [[nodiscard]] QAbstractButton* pack(int i) const { return slots_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int chosen() const { return chosen_; }
    // The letter of a pack chooses it.
    bool takeLetter(const QKeyEvent& key);

signals:
    void packChosen(int pack);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    friend class PackButton;
    void layOut();
    void walk(int by);
    // Of a pack, 0 at rest to 1 in front.
    [[nodiscard]] double forwardness(int pack) const;

    std::vector<OnShelf> packs_;
    std::vector<QAbstractButton*> slots_;
    look::Metrics metrics_;
    int chosen_ = 0, before_ = 0;
    int moveMs_ = 160;
    QVariantAnimation move_;
};

} // namespace doors
