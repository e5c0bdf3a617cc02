// Packs or games side by side, each with its sign, one of them chosen: by the mouse, by arrows, and by its
// number on the keyboard.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

#include <vector>

namespace look {

struct Sign {
    QString icon;  // of :/icons, "florentine"
    QString words; // what stands beside it
    QString name;  // how it is read out
    QString gloss; // more about it
};

class SignRow : public QWidget {
    Q_OBJECT

public:
    explicit SignRow(const std::vector<Sign>& signs, QWidget* parent = nullptr);

    void setMetrics(const Metrics& m);
    // High enough for its buttons.
    [[nodiscard]] int neededHeight() const;
    [[nodiscard]] QAbstractButton* button(std::size_t sign) const { return buttons_.at(sign); }
    // Which is chosen.
    [[nodiscard]] int current() const;
    // As if a person had chosen it.
    void choose(int sign) { buttons_.at(static_cast<std::size_t>(sign))->setChecked(true); }

signals:
    void chosen(int sign);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    Metrics metrics_;
    std::vector<QAbstractButton*> buttons_;
};

} // namespace look
