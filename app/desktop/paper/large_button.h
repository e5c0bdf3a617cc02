// A large button for fingers: a number or a word on paper, a line under it; one of a choice shows a tick.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace paper {

class LargeButton : public QAbstractButton {
    Q_OBJECT

public:
    enum class Size {
        Huge,  // a number to be hit without looking
        Large, // one of several things to do
        Plain, // one of a choice
        Line,  // a line of a list, words at its left and a number at its right
    };

    // `words` is what it says; `line` a second, smaller line, or what stands at the right of a list's line.
    LargeButton(Size size, const QString& words, const QString& line = {}, QWidget* parent = nullptr);

    void setWords(const QString& words);
    void setLine(const QString& line);
    void setMetrics(const look::Metrics& m);
    // On paper it has only an edge; on cloth it is paper itself.
    void setOnPaper(bool onPaper);

    QSize sizeHint() const override;
    // It says names, which can be of any length: what has no room is cut, and a tip says the whole.
    void letBeCut() { mayBeCut_ = true; }
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool oneOfSeveral() const;
    int ring() const;
    int wordsRoom() const;
    QFont wordsFont() const;
    QFont lineFont() const;

    Size size_;
    QString line_;
    bool onPaper_ = false;
    bool mayBeCut_ = false;
    look::Metrics metrics_;
};

// One on paper, as wide as its row has room.
[[nodiscard]] LargeButton* wideButton(const QString& words = {}, const QString& line = {});

} // namespace paper
