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
    [[nodiscard]] ScoreButton* versicolaButton() const { return m_versicola; }
    [[nodiscard]] ScoreButton* cardButton() const { return m_card; }

signals:
    void marked(scoresheet::Reason reason, int points);
    void cardAsked(scoresheet::Reason reason); // the card first, its points follow
    void versicolaAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] scoresheet::Reason chosen() const;
    void toDeaths(); // a card that dies is what is marked mostly

    look::Metrics m_metrics;
    QVBoxLayout* m_whole;
    Words* m_names;
    std::array<ScoreButton*, 4> m_reasons;
    std::array<ScoreButton*, 3> m_points;
    ScoreButton* m_card;
    ScoreButton* m_versicola;
};

} // namespace score
