// The result as a sum: what the cards were worth, what each decided, and luck, which is what is left.
#pragma once

#include "desktop/look/metrics.h"

#include <QWidget>

#include <vector>

namespace coach {

// One column: its points for the reader's side, and what it is.
struct Part {
    QString words; // "the cards", "you"
    int points = 0;
    QString tip; // "within 3 points"; may be empty
    bool strong = false;
};
// All columns but the last add up to it.
struct PartsTold {
    std::vector<Part> columns;
    QString beside;   // "with these cards four masters lose 34"
    QString sentence; // "You gave away 49 and Lapo 87, they 27; the fall of the cards gave 36 back."
};

class PartsView : public QWidget {
    Q_OBJECT

public:
    explicit PartsView(QWidget* parent = nullptr);

    void setParts(const PartsTold& parts);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int heightIn(int width) const;
    [[nodiscard]] const PartsTold& parts() const { return parts_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QFont numberFont(int width) const;
    [[nodiscard]] int wordsHigh(int width) const;
    [[nodiscard]] QRect columnRect(std::size_t i) const;

    PartsTold parts_;
    look::Metrics metrics_;
};

} // namespace coach
