// A card that can be tapped: raised when it is chosen, with a paper tag that says whose it is.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/look/metrics.h"
#include "minchiate/card.h"

#include <QAbstractButton>

namespace score {

class CardButton : public QAbstractButton {
    Q_OBJECT

public:
    CardButton(look::Deck& deck, minchiate::Card card, QWidget* parent = nullptr);

    [[nodiscard]] minchiate::Card card() const { return card_; }
    // Size of the card itself, all in logical pixels.
    void setCardSize(QSize size, const look::Metrics& m);
    // What the tag says, and in a sentence; no tag without words.
    void setTag(const QString& words, const QString& told);
    void setRaised(bool raised);
    void setFaded(bool faded); // lies with nobody
    [[nodiscard]] bool raised() const { return raised_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int lift() const;
    // To the card before or after it among those shown beside it; from the ends nowhere.
    void stepBy(int by);
    // To the one that lies over it, or under it.
    void stepToRow(int by);

    look::Deck& deck_;
    minchiate::Card card_;
    QSize cardSize_{60, 108};
    look::Metrics metrics_;
    QString tag_;
    bool raised_ = false;
    bool faded_ = false;
};

// The cards that count, as they are laid out for a person: papi and single ones, 28 to 35, arie with Fool and
// kings. The 14 only where it counts.
[[nodiscard]] std::vector<std::vector<minchiate::Card>> scoringRows(minchiate::CardSet cards);

} // namespace score
