// A hand with all its cards open, painted: one moment of it at a time. The cloth under it is its page's.
#pragma once

#include "desktop/coach/open_layout.h"
#include "desktop/look/deck.h"

#include <QWidget>

namespace coach {

class OpenTable : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit OpenTable(look::Deck& deck, QWidget* parent = nullptr);

    void setCompany(const Company& company);
    void setStanding(const Standing& standing, const Lifted& lifted);
    void setMetrics(const look::Metrics& m);

    [[nodiscard]] const Standing& standing() const { return standing_; }
    [[nodiscard]] const OpenLayout& laid() const { return laid_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOutAll();
    void paintCards(QPainter& p) const;
    void paintPlates(QPainter& p) const;
    void paintTags(QPainter& p) const;

    look::Deck& deck_;
    look::Metrics metrics_;
    Company company_;
    Standing standing_;
    Lifted lifted_;
    OpenLayout laid_;
};

// The line under a name: "your partner", "you lead to trick 3".
[[nodiscard]] QString roleOf(const Standing& standing, const Company& company, Seat seat);
// All that lies there, in sentences.
[[nodiscard]] QString told(const Standing& standing, const Company& company);
// The trick that lies there, card by card; empty where none does.
[[nodiscard]] QString trickTold(const Standing& standing, const Company& company);

} // namespace coach
