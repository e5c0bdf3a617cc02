// Draws a row of the log: words that wrap, points at the right, a lozenge before a mark.
#pragma once

#include "desktop/look/metrics.h"

#include <QStyledItemDelegate>

namespace logs {

class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setMetrics(const look::Metrics& m) { m_metrics = m; }
    void setDark(bool dark) { m_dark = dark; }
    // How much of the view's right edge is left to the scroll bar.
    void setBarSpace(int width) { m_barSpace = width; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Layout;
    int rowWidth(const QStyleOptionViewItem& option) const;
    Layout layOut(const QModelIndex& index, int width) const;

    look::Metrics m_metrics;
    bool m_dark = true;
    int m_barSpace = 0;
};

} // namespace logs
