// How much is due: a number, what it is, and a bar for each.
#pragma once

#include "desktop/practice/panel_look.h"

#include <QWidget>

namespace practise {

struct DueTold {
    QString number, words, beside; // "6", "due today", "2 done, 4 to go"
    int done = 0, all = 0;
    bool now = false; // the one after those done is asked

    bool operator==(const DueTold&) const = default;
};

class DueView : public QWidget {
    Q_OBJECT

public:
    explicit DueView(QWidget* parent);

    void setTold(const DueTold& told);
    void setLook(const PanelLook& look);
    [[nodiscard]] const DueTold& told() const { return told_; }
    [[nodiscard]] int wantedHeight() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    PanelLook look_;
    DueTold told_;
};

} // namespace practise
