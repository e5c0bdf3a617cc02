// What a list can be narrowed to, as round chips in a row, each with how many it has; one is chosen. Those
// that find no room stand behind "More".
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>

#include <vector>

namespace played {

struct ChipSaid {
    int id = 0;
    QString name;
    int count = 0;
    enum class Does : std::uint8_t { Narrows, Leads }; // the list, or to another page
    Does does = Does::Narrows;

    bool operator==(const ChipSaid&) const = default;
};

class Chip : public QAbstractButton {
    Q_OBJECT

public:
    explicit Chip(QWidget* parent);

    void say(const ChipSaid& said);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] int id() const { return said_.id; }
    [[nodiscard]] bool narrows() const { return said_.does == ChipSaid::Does::Narrows; }
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void stepped(int by); // an arrow was pressed on it

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    ChipSaid said_;
    look::Metrics metrics_;
};

class ChipRow : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(QWidget* parent = nullptr);

    // In order; `chosen` is one of them.
    void setChips(const std::vector<ChipSaid>& chips, int chosen);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] const std::vector<Chip*>& chips() const { return chips_; }
    [[nodiscard]] Chip* chip(int id) const; // null where there is none
    [[nodiscard]] Chip* moreChip() const { return more_; }

signals:
    void chosen(int id);

protected:
    void resizeEvent(QResizeEvent*) override { layOut(); }

private:
    void layOut();
    void openMore();
    void step(const Chip* from, int by);

    look::Metrics metrics_;
    std::vector<ChipSaid> said_;
    std::vector<Chip*> chips_;
    Chip* more_;
    int chosen_ = 0;
};

} // namespace played
