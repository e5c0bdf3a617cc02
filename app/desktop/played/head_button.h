// A word over a column of the list of hands; a press sorts by it.
#pragma once

#include "desktop/look/metrics.h"

#include <QPushButton>

namespace played {

class HeadButton : public QPushButton {
    Q_OBJECT

public:
    explicit HeadButton(QWidget* parent);
    void setMetrics(const look::Metrics& m);
    void setSorted(bool sorted);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Metrics metrics_;
    bool sorted_ = false;
};

} // namespace played
