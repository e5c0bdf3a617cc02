// The paper that asks, and tells what came of it: it lies over the hand, and nothing of the game lies under
// it.
#pragma once

#include "desktop/look/buttons.h"
#include "desktop/look/metrics.h"
#include "desktop/practice/practice_told.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

namespace practise {

class QuestionSlip : public QWidget {
    Q_OBJECT

public:
    explicit QuestionSlip(QWidget* parent);

    // Buttons under the words, the first the main one, each with what it does.
    using Press = std::function<void()>;
    using Button = std::pair<QString, Press>;
    void say(const Told& told, const std::vector<Button>& buttons = {});
    void setMetrics(const look::Metrics& m);
    // Where the table has room: a function from sizes, the first preferred, to one of them at a place, and
    // whether nothing lies under it. Where the whole has no room, the last lines are left out. The tip points
    // down where the hand is right below; 0 where there is none.
    struct Room {
        QRect at;
        bool free = true;
    };
    using Place = std::function<Room(const std::vector<QSize>& sizes)>;
    void place(const Place& place, int handTop);

    [[nodiscard]] const Told& told() const { return told_; }
    [[nodiscard]] look::PaperButton* button(int i) const { return buttons_[static_cast<std::size_t>(i)]; }
    [[nodiscard]] int buttonCount() const { return static_cast<int>(presses_.size()); }
    // What is seen of it, in its parent.
    [[nodiscard]] QRect paper() const { return paper_.translated(pos()); }
    void focusFirst();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Line {
        QString words;
        QFont font;
        QRgb ink;
        int gap; // above it
    };
    [[nodiscard]] std::vector<Line> lines() const;
    [[nodiscard]] QSize sizeAt(int width) const;
    [[nodiscard]] int buttonsHigh() const;

    look::Metrics metrics_;
    Told told_;
    std::vector<look::PaperButton*> buttons_; // as many as were ever needed
    std::vector<Press> presses_;
    qsizetype lines_ = 0; // of those told, seen
    QRect paper_;         // in the widget, which has room for shadow and tip around it
    bool tip_ = false;
};

} // namespace practise
