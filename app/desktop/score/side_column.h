// One pair's half of live marking: its name, and large buttons for all that it may mark.
#pragma once

#include "desktop/score/score_button.h"
#include "desktop/score/writing.h"
#include "minchiate/sheet/kept_hand.h"

#include <QVBoxLayout>
#include <QWidget>

#include <array>

namespace score {

class SideColumn : public QWidget {
    Q_OBJECT

public:
    explicit SideColumn(QWidget* parent = nullptr);

    void setNames(const QString& pair);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] ScoreButton* points(int points) const; // 3, 5 or 10
    [[nodiscard]] ScoreButton* reason(scoresheet::Reason reason) const;
    [[nodiscard]] ScoreButton* versicolaButton() const { return versicola_; }
    [[nodiscard]] ScoreButton* cardButton() const { return card_; }

signals:
    void marked(scoresheet::Reason reason, int points);
    void cardAsked(scoresheet::Reason reason); // the card first, its points follow
    void versicolaAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] scoresheet::Reason chosen() const;
    void toDeaths(); // a card that dies is what is marked mostly

    look::Metrics metrics_;
    QVBoxLayout* whole_;
    Words* names_;
    std::array<ScoreButton*, 4> reasons_;
    std::array<ScoreButton*, 3> points_;
    ScoreButton* card_;
    ScoreButton* versicola_;
};

} // namespace score
