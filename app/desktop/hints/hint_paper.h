// A hint as it lies on the table: a slip with its words, a dashed ring around the card it speaks of, and on
// the next best cards what they make less. The table under it can be used meanwhile.
#pragma once

#include "desktop/hints/told.h"
#include "desktop/look/metrics.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace hints {

// A card where it is seen, with the words on its tag.
struct HintMark {
    QRect card;
    QString words;
    bool lit = false; // the one to try: ringed
};

// The marks on the cards. Presses go through it to the table.
class HintMarks : public QWidget {
public:
    explicit HintMarks(QWidget* parent);

    void set(const std::vector<HintMark>& marks, const look::Metrics& m);
    [[nodiscard]] const std::vector<HintMark>& marks() const { return marks_; }
    // Where the words of each lie, by its place: within the widget, and none on another; empty without words.
    [[nodiscard]] std::vector<QRect> tags() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<HintMark> marks_;
    look::Metrics metrics_;
};

class HintSlip : public QWidget {
    Q_OBJECT

public:
    explicit HintSlip(QWidget* parent);

    struct Where {
        QRect over;                 // it lies above this
        bool points = false;        // and its tip points at it
        QRect room;                 // within this
        std::vector<QRect> people;  // what it must not cover, if there is any other place
        std::vector<QRect> covered; // and what it should cover as little of as may be
    };
    void say(const Told& told, const Where& where, const look::Metrics& m);
    [[nodiscard]] const Told& told() const { return told_; }
    // What is seen of it, in its parent.
    [[nodiscard]] QRect slip() const { return slip_.translated(pos()); }

signals:
    void dismissed(); // by its ×

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QRect cross() const;
    [[nodiscard]] std::vector<std::pair<QString, QFont>> lines() const;
    [[nodiscard]] QSize sizeIn(int most) const;

    look::Metrics metrics_;
    Told told_;
    QRect slip_; // in the widget, which has room for shadow and tip around it
    std::optional<int> tip_;
};

} // namespace hints
