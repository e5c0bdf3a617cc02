// Buttons of paper and line.
#pragma once

#include "desktop/look/metrics.h"

#include <QPushButton>

namespace look {

// A button for cloth, strips and paper. Its widget is larger than what is seen, by ringMargin() on every
// side: the keyboard's ring is drawn there.
class PaperButton : public QPushButton {
    Q_OBJECT

public:
    enum class Kind {
        Main,          // paper with an inner line: one to a page
        Second,        // edge only, on cloth and strips
        SecondOnPaper, // edge only, on paper
        MainOnPaper,   // as main; while it is not to be pressed, edge only
    };

    explicit PaperButton(Kind kind, const QString& text = {}, QWidget* parent = nullptr);

    void setMetrics(const Metrics& m);
    void setKind(Kind kind);

    // How far the widget reaches beyond what is seen.
    int ringMargin() const;
    // Size of what is seen: 36 high, at least 76 wide, at s = 1.
    QSize paperSize() const;
    // How high it is at this width: words too long for one line go on below.
    int paperHeight(int width) const;
    // Places what is seen at `r`.
    void setPaperGeometry(const QRect& r);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool hitButton(const QPoint& at) const override;

private:
    QRect paperRect() const;

    Kind kind_;
    Metrics metrics_;
};

} // namespace look
