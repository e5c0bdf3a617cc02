// A line of the ladder, clicked as a whole: a number, a title, what it is for, how far one is.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

namespace learn {

struct RungText {
    enum class State { Fresh, Begun, Done };
    QString number; // may be empty
    QString title, line;
    QString mark; // "done", "step 4 of 9"
    State state = State::Fresh;
    bool next = false; // the one to take now
};

class RungButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit RungButton(QWidget* parent = nullptr);

    void setRung(const RungText& rung);
    [[nodiscard]] const RungText& rung() const { return rung_; }
    // `air` over and under the words.
    void setMetrics(const look::Metrics& m, int air);
    // How far the widget reaches beyond what is seen.
    static constexpr int ring = 6; // as far as it reaches with its dark edge
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect face() const; // without the room for the ring
    [[nodiscard]] QRect words(const QRect& face) const;

    look::Metrics metrics_;
    int air_ = 6;
    RungText rung_;
};

} // namespace learn
