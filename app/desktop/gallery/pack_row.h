// The packs side by side, one of them chosen: by the mouse, by arrows, and by its number on the keyboard.
#pragma once

#include "desktop/look/metrics.h"
#include "text/pack.h"

#include <QAbstractButton>

#include <vector>

namespace gallery {

class PackRow : public QWidget {
    Q_OBJECT

public:
    explicit PackRow(const std::vector<text::Pack>& packs, QWidget* parent = nullptr);

    void setMetrics(const look::Metrics& m);
    // High enough for its buttons.
    [[nodiscard]] int neededHeight() const;
    [[nodiscard]] QAbstractButton* button(std::size_t pack) const { return buttons_.at(pack); }

signals:
    void chosen(int pack);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    look::Metrics metrics_;
    std::vector<QAbstractButton*> buttons_;
};

} // namespace gallery
