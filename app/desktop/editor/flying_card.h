// A card on its way with the mouse, a little askew.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"

#include <QWidget>

namespace editing {

class FlyingCard : public QWidget {
    Q_OBJECT

public:
    // `deck` outlives it. Presses go through it.
    FlyingCard(look::Deck& deck, QWidget* parent);

    void take(const QString& code, QSize size, look::Deck::Index index, const look::Metrics& m);
    void moveTo(QPoint centre);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Deck& deck_;
    look::Metrics metrics_;
    QString code_;
    QSize card_;
    look::Deck::Index index_{};
};

} // namespace editing
