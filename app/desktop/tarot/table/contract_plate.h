// The plate of the contract on the table: what is played and by whom, the card called, the bouts seen, and
// the points the declarer's side has won. It lies there from the end of the auction on.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"

#include <array>

namespace tarot_table {

struct PlateContent {
    bool shown = false;
    QString contract, whose;         // "garde", "Bice, × 2"
    QString calledFace, calledWords; // of five players; else empty
    QString calledNote;              // "alone", where it lay in the chien
    enum class Bout { Unseen, Shown, Lost };
    std::array<Bout, 3> bouts{}; // the 21, the Petit, the Excuse
    QString boutWords;           // "seen: 1 bout, 1 lost"
    QString points, what;        // "2½ of 51", "card points in tricks"
    QString told;                // all of it, read aloud
    bool operator==(const PlateContent&) const = default;
};

class ContractPlate : public look::ScorePiece {
    Q_OBJECT

public:
    explicit ContractPlate(look::Deck& deck, QWidget* parent = nullptr);

    void setContent(const PlateContent& content);
    [[nodiscard]] const PlateContent& content() const { return content_; }

    [[nodiscard]] QSize sizeFor(const look::Metrics& metrics) const override;
    void setMetrics(const look::Metrics& metrics) override;
    void setMoveMs(int) override {}
    void setDim(double darkness) override;
    void finish() override {}
    [[nodiscard]] QString explanation() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // How broad its wells are, from the left.
    struct Wells {
        int contract = 0, called = 0, bouts = 0, points = 0;
    };
    [[nodiscard]] Wells wellsFor(const look::Metrics& metrics) const;
    void paintLines(QPainter& painter, const QRect& well, const QFont& above, const QString& first,
                    const QString& second) const;
    void paintCalled(QPainter& painter, const QRect& well) const;
    void paintBouts(QPainter& painter, const QRect& well) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    PlateContent content_;
    double dim_ = 0;
};

} // namespace tarot_table
