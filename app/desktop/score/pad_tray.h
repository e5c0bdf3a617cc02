// The score pad of a hand that is marked: the tray with its fishes and tokens, an arrow to the pair that
// leads.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/look/score_tray.h"
#include "minchiate/sheet/kept_hand.h"

#include <QWidget>

namespace score {

class PadTray : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit PadTray(look::Deck& deck, QWidget* parent = nullptr);

    // `told` says the same to who does not see it.
    void setAccount(const scoresheet::HandAccount& account, const QString& told);
    void setMetrics(const look::Metrics& m);
    // What lies in it now.
    [[nodiscard]] look::TrayContent content() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    int net_ = 0, paid_ = 0;
};

} // namespace score
