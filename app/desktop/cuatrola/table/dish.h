// The score of a match of Cuatrola: chick-peas in a wooden dish, a hollow for each pair, and on the bridge
// between them those that the hand is about.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"

#include <QVariantAnimation>

namespace cuatrola_table {

// What lies in the dish: game points of both pairs, and those that are asked for.
struct DishContent {
    int us = 0, them = 0;
    int asked = 0;
    int target = 21;
    QString ours{}, theirs{}; // in place of "us" and "them": names
    bool operator==(const DishContent&) const = default;
};

// Where the peas of a hollow lie that is so large: in fives as on a die.
[[nodiscard]] std::vector<QPointF> peasIn(const QRectF& hollow, int count, double step, double fromFive);

class Dish : public look::ScorePiece {
    Q_OBJECT

public:
    explicit Dish(look::Deck& deck, QWidget* parent = nullptr);

    void setContent(const DishContent& content);
    [[nodiscard]] const DishContent& content() const { return content_; }

    [[nodiscard]] QSize sizeFor(const look::Metrics& metrics) const override;
    void setMetrics(const look::Metrics& metrics) override;
    void setMoveMs(int ms) override { moveMs_ = ms; }
    void setDim(double darkness) override;
    void finish() override {
        move_.stop();
        update();
    }
    [[nodiscard]] QString explanation() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect dishRect() const;
    [[nodiscard]] int rimBeside(const QRect& hollow) const;
    [[nodiscard]] QString ours() const;
    [[nodiscard]] QString theirs() const;
    void paintSide(QPainter& painter, const QRect& hollow, int points, const QString& words,
                   Qt::Alignment outer) const;
    void paintPea(QPainter& painter, QPointF at) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    DishContent content_, before_;
    double dim_ = 0;
    int moveMs_ = 250;
    QVariantAnimation move_;
};

} // namespace cuatrola_table
