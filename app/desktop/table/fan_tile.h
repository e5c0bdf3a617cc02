// A fan of cards on a strip, sticking in it as in a pocket, with its name and worth under it: pressed it is
// chosen, pressed again let go of.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "desktop/table/prompt.h"

#include <QAbstractButton>

#include <optional>

namespace table {

class FanTile : public QAbstractButton {
    Q_OBJECT

public:
    explicit FanTile(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics);
    void setFan(const PromptFan& fan);
    // Of what is seen with this much of each card before the next, or without cards; the widget is larger by
    // its ring.
    [[nodiscard]] QSize fanSize(std::optional<int> step) const;
    void setFanGeometry(const QRect& fan, std::optional<int> step);

signals:
    void stepAsked(int by);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void paintCards(QPainter& painter, const QRect& seen) const;
    [[nodiscard]] int ringMargin() const;
    [[nodiscard]] QSize cardSize() const;
    [[nodiscard]] int pocket() const; // so much of the cards is seen
    [[nodiscard]] QString caption() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    PromptFan fan_;
    std::optional<int> step_;
};

} // namespace table
