// Slips over a card that may be played in several ways: each a picture, a word with its key, and what it
// tells. They come with the card's lift and go with it.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/prompt.h"

#include <QAbstractButton>

#include <vector>

namespace table {

class WaySlip : public QAbstractButton {
    Q_OBJECT

public:
    explicit WaySlip(look::Deck& deck, QWidget* parent);

    void setMetrics(const look::Metrics& metrics) { metrics_ = metrics; }
    void setWay(const PlayWay& way);
    [[nodiscard]] QSize slipSize() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    PlayWay way_;
};

class WaysPaper : public QWidget {
    Q_OBJECT

public:
    WaysPaper(look::Deck& deck, QWidget* parent);

    void setMetrics(const look::Metrics& metrics);
    void setWays(const std::vector<PlayWay>& ways);
    // How large they are all together, one beside the other.
    [[nodiscard]] QSize rowSize() const;
    // Where they would lie best: right over what is seen of the card, within the area.
    [[nodiscard]] QRect rowOver(const QRect& card, const QRect& area) const;
    // Shows them there. The way from the card to them is theirs, too: crossing it does not let go of the
    // card.
    void place(const QRect& row, const QRect& card);
    [[nodiscard]] bool covers(QPoint inParent) const { return isVisible() && geometry().contains(inParent); }
    // The mouse goes to one of them, however aslant, over other cards, too.
    [[nodiscard]] bool isApproached(QPoint from, QPoint to) const;
    // The mouse is there.
    [[nodiscard]] bool isPointedTo() const;
    [[nodiscard]] WaySlip* slip(int i) const { return slips_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int count() const { return count_; }

signals:
    void chosen(int way);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    std::vector<WaySlip*> slips_;
    int count_ = 0;
    int tip_ = 0; // towards the card, where it lies under them
};

} // namespace table
