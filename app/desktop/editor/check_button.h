// A box with a tick, on cloth: words beside it, and under them the first of its glosses that has room.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace editing {

class CheckButton : public QAbstractButton {
    Q_OBJECT

public:
    CheckButton(const QString& words, const QStringList& glosses, QWidget* parent);

    void setMetrics(const look::Metrics& m);
    [[nodiscard]] QSize sizeHint() const override;
    // The one that is seen.
    [[nodiscard]] QString gloss() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    look::Metrics metrics_;
    QStringList glosses_;
};

} // namespace editing
