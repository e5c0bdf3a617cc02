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
    // With an arrow where the list is sorted by it.
    [[nodiscard]] int wideAs(const QString& words) const;
    [[nodiscard]] bool isSorted() const { return sorted_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] static int arrowWide(const look::Metrics& m);

    look::Metrics metrics_;
    bool sorted_ = false;
};

} // namespace played
