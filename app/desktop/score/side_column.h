// One pair's half of live marking: its name, and large buttons for all that it may mark.
#pragma once

#include "desktop/score/on_paper.h"
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
    [[nodiscard]] LargeButton* points(int points) const; // 3, 5 or 10
    [[nodiscard]] LargeButton* reason(scoresheet::Reason reason) const;
    [[nodiscard]] LargeButton* versicolaButton() const { return versicola_; }
    [[nodiscard]] LargeButton* cardButton() const { return card_; }

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
    std::array<LargeButton*, 4> reasons_;
    std::array<LargeButton*, 3> points_;
    LargeButton* card_;
    LargeButton* versicola_;
};

} // namespace score
