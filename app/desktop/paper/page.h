// A page of a score: the table under it, its measures, and the way back.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/paper/writing.h"

#include <QWidget>

namespace paper {

class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(QWidget* parent = nullptr);

    // Gives the focus to what a person most likely wants first.
    virtual void focusFirst() = 0;

signals:
    void back();

protected:
    // Called with new measures, after the words and buttons took them on.
    virtual void measure(const look::Metrics&) {}
    // Draws on the cloth, under the widgets.
    virtual void drawOn(QPainter&) {}
    [[nodiscard]] const look::Metrics& metrics() const { return metrics_; }

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void remeasure();
    look::Metrics metrics_;
};

} // namespace paper
