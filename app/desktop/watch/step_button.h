// The buttons that step through a hand: arrows and bars as on any player, each with its name and key.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>
#include <QShortcut>

#include <functional>
#include <vector>

namespace watch {

class StepButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Step { First, TrickBack, CardBack, CardOn, TrickOn, Last };

    StepButton(Step step, QWidget* parent);

    void setMetrics(const look::Metrics& m);
    [[nodiscard]] Step step() const { return step_; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Step step_;
    look::Metrics metrics_;
};

inline constexpr int kSteps = 6;

// The keys of the steps, wherever the focus is in the page.
std::vector<QShortcut*> stepKeys(QWidget& page, std::function<void(StepButton::Step)> act);

} // namespace watch
