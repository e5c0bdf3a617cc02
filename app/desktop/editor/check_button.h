// A box with a tick, on cloth: words beside it, and a gloss under them.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace editing {

class CheckButton : public QAbstractButton {
    Q_OBJECT

public:
    CheckButton(const QString& words, const QString& gloss, QWidget* parent);

    void setMetrics(const look::Metrics& m);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    look::Metrics metrics_;
    QString gloss_;
};

} // namespace editing
