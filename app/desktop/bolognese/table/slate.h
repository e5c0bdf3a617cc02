// The score of a match of Tarocco bolognese: a slate with chalk figures, what each side has, what it has
// accused in this hand, and the target.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"

#include <QVariantAnimation>

namespace bolognese_table {

// What is written there.
struct SlateContent {
    int us = 0, them = 0;                   // before the hand, or after it
    int accusedByUs = 0, accusedByThem = 0; // in the hand
    QString under;                          // "to 800", "hand 2 of 4"
    QString explained;                      // what it is played to, with the rule
    QString ours{}, theirs{};               // in place of "us" and "them": names
    bool operator==(const SlateContent&) const = default;
};

class Slate : public look::ScorePiece {
    Q_OBJECT

public:
    explicit Slate(look::Deck& deck, QWidget* parent = nullptr);

    void setContent(const SlateContent& content);
    [[nodiscard]] const SlateContent& content() const { return content_; }

    [[nodiscard]] QSize sizeFor(const look::Metrics& metrics) const override;
    void setMetrics(const look::Metrics& metrics) override;
    // What is new is written stroke by stroke, where pieces move at all.
    void setMoveMs(int ms) override { writes_ = ms > 0; }
    void setDim(double darkness) override;
    void finish() override;
    [[nodiscard]] QString explanation() const override { return content_.explained; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Side {
        QString words;
        int points = 0, accused = 0;
        int pointsBefore = 0, accusedBefore = 0; // what is another now is being written
    };
    [[nodiscard]] QString ours() const;
    [[nodiscard]] QString theirs() const;
    void paintSide(QPainter& painter, const QRectF& half, const Side& side) const;
    [[nodiscard]] double written() const;

    look::Deck& deck_;
    look::Metrics metrics_;
    SlateContent content_, before_;
    bool writes_ = false;
    QVariantAnimation writing_;
    double dim_ = 0;
};

// Chalk, and what was written before.
inline constexpr QRgb kChalk = 0xfff1ede0, kOldChalk = 0xffcdc8b8, kChalkWords = 0xffd8d4c6;

} // namespace bolognese_table
