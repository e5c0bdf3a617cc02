// The pictures of an opened row: the versicole of both counts as fans of cards, the count as a table, and the
// course of the pad as a curve.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/sheet/open_content.h"

#include <QTableWidget>
#include <QWidget>

namespace sheet {

// One side's count in cards: its name, how many cards it took, and its versicole with their points.
class FansView : public QWidget {
    Q_OBJECT

public:
    explicit FansView(look::Deck& deck, QWidget* parent = nullptr);

    void setSide(const CountedSide& side);
    void setMetrics(const look::Metrics& m);
    // These cards stand a little higher: a mark of theirs is pointed at.
    void lift(minchiate::CardSet cards);
    // How high it is in so much width.
    [[nodiscard]] int heightIn(int room) const { return laid(room).height; }
    [[nodiscard]] const CountedSide& side() const { return side_; }

signals:
    void pointed(bool at); // the mouse is over a fan

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Laid {
        int step = 0;
        std::vector<QRect> fans;
        int height = 0; // of all, name and numbers included
    };
    [[nodiscard]] Laid laid(int room) const;
    [[nodiscard]] QSize cardSize() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    CountedSide side_;
    minchiate::CardSet lifted_;
    bool over_ = false;
};

// What is counted, a line each, both sides beside each other.
class CountTable : public QTableWidget {
    Q_OBJECT

public:
    explicit CountTable(QWidget* parent = nullptr);

    void setLines(const std::vector<CountedLine>& lines, const std::array<QString, 2>& sides);
    void setMetrics(const look::Metrics& m, int lineHigh);
    void setVersicoleLit(bool lit);

private:
    void dressCells();

    look::Metrics metrics_;
    bool lit_ = false;
};

// The pad after each mark, from the deal to the last trick.
class CurveView : public QWidget {
    Q_OBJECT

public:
    explicit CurveView(QWidget* parent = nullptr);

    void setContent(const OpenContent& content);
    void setMetrics(const look::Metrics& m);
    void setPointed(int mark); // −1: none

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Metrics metrics_;
    std::vector<MarkLine> marks_;
    bool byTrick_ = false;
    int pointed_ = -1;
};

} // namespace sheet
