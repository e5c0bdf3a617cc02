// The score pad in the table's wood: fishes and tokens in canonical form (M7.5), the number beside them, paid
// resti as coins. It knows nothing but the marks it is told of.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/score_piece.h"
#include "desktop/look/score_tray.h"
#include "minchiate/score_pieces.h"
#include "minchiate/tally.h"

#include <QVariantAnimation>

#include <optional>

namespace pad {

class ScorePad : public look::ScorePiece {
    Q_OBJECT
public:
    explicit ScorePad(look::Deck& deck, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& metrics) override;
    // Whose points are "us"; the sides are called as said here where they are not "us" and "them".
    void setUs(minchiate::Side side, const minchiate::PerSide<QString>& names = {});
    void setNumberShown(bool shown);
    void setMoveMs(int ms) override { moveMs_ = ms; }

    // Shows these pieces and no number, until they are taken off again: somebody tries how to lay one.
    void layPieces(const std::optional<minchiate::ScorePieces>& pieces);
    void setDim(double darkness) override;

    // The score as it stands: net and paid resti, both signed for NS.
    void setScore(int net, int paid);
    void finish() override;

    // How the pieces make the number: "2 fishes of 10 and a token: 20 + 1 = 21".
    [[nodiscard]] QString explanation() const override;

    [[nodiscard]] int net() const { return net_; }
    [[nodiscard]] int paid() const { return paid_; }
    // What lies in the tray now, for tests: the pieces of the leading side.
    [[nodiscard]] look::TrayContent content() const {
        return laid_ ? contentOf(*laid_) : contentFor(net_, paid_);
    }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] look::TrayContent contentOf(const minchiate::ScorePieces& pieces) const;
    [[nodiscard]] look::TrayContent contentFor(int net, int paid) const;
    [[nodiscard]] QString sideWords(bool ours) const;
    [[nodiscard]] look::TrayWords wordsFor(const look::TrayContent& content) const;
    [[nodiscard]] std::vector<look::TrayPlace> placesFor(const look::TrayContent& content) const;
    [[nodiscard]] QRect trayRect() const;
    void tellAssistants();

    look::Deck& deck_;
    look::Metrics metrics_;
    minchiate::Side us_{};
    minchiate::PerSide<QString> names_; // empty: "us" and "them"
    bool numberShown_ = true;
    int moveMs_ = 250;
    int net_ = 0, paid_ = 0;
    std::optional<minchiate::ScorePieces> laid_;
    double dim_ = 0;
    look::TrayContent before_; // what the movement comes from
    QVariantAnimation move_;
};

} // namespace pad
