// The head of a panel beside the table: what the panel is, or which of several it shows, and the × that shuts
// it.
#pragma once

#include "desktop/look/metrics.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

namespace look {

class PanelHead : public QWidget {
    Q_OBJECT

public:
    explicit PanelHead(QWidget* parent);

    // One name is a title; several are chosen among, `shown` is the one that is seen.
    void setNames(const QStringList& names, int shown);
    void setMetrics(const Metrics& m);
    void setDark(bool dark);
    // What the × shuts, for those who hear it.
    void setCloseWords(const QString& words);

    [[nodiscard]] QAbstractButton* closeButton() const { return close_; }
    [[nodiscard]] QAbstractButton* nameButton(int i) const { return names_[static_cast<std::size_t>(i)]; }
    // With the words grows the head.
    [[nodiscard]] int wantedHeight() const;
    // A length that belongs to the words, and grows with them.
    [[nodiscard]] static int withText(const Metrics& m, double length);

signals:
    void chosen(int name); // another than the one that is seen
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();

    Metrics metrics_;
    bool dark_ = false;
    int shown_ = 0;
    std::vector<QAbstractButton*> names_;
    QAbstractButton* close_;
};

} // namespace look
