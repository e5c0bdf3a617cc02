// A card to be tapped: its short name on a small piece of paper, dark with a tick once it is taken.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace bolognese_sheet {

class CardCell : public QAbstractButton {
    Q_OBJECT

public:
    CardCell(const QString& words, const QString& name, QWidget* parent);

    void setMetrics(const look::Metrics& m);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    look::Metrics metrics_;
};

} // namespace bolognese_sheet
