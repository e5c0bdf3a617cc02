// With whom and against whom: a row each, with its portrait, what it has come to as a bar from a common line,
// and what the choices cost. A press narrows everything to it, another lets go.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/played/sums.h"

#include <QAbstractButton>

namespace played {

class ShareRow : public QAbstractButton {
    Q_OBJECT

public:
    // `deck` must outlive it.
    ShareRow(look::Deck& deck, QWidget* parent);

    // `most`: the resti that the longest bar shows, and the same for all. `head`: with its portrait.
    void setShare(const Share& share, int low, int high, bool head);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] const Share& share() const { return share_; }

signals:
    void stepped(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    look::Deck& deck_;
    Share share_;
    int low_ = 0, high_ = 0;
    bool head_ = false;
    look::Metrics metrics_;
};

class SumsView : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit SumsView(look::Deck& deck, QWidget* parent = nullptr);

    void setHands(const std::vector<ListedHand>& hands, const Wanted& wanted);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int heightNeeded() const;
    [[nodiscard]] const std::vector<ShareRow*>& partners() const { return partners_; }
    [[nodiscard]] const std::vector<ShareRow*>& opponents() const { return opponents_; }

signals:
    // Who was pressed, or nobody any more.
    void partnerChosen(std::optional<int> player);
    void opponentsChosen(std::optional<QString> level);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void fill(std::vector<ShareRow*>& rows, const std::vector<Share>& shares, bool heads);
    void layOut();
    void step(const std::vector<ShareRow*>& rows, const ShareRow* from, int by);

    look::Deck& deck_;
    look::Metrics metrics_;
    std::vector<ShareRow*> partners_, opponents_;
};

} // namespace played
