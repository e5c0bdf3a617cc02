// Draws a row of the log: words that wrap, points at the right, a lozenge before a mark.
#pragma once

#include "desktop/look/metrics.h"

#include <QStyledItemDelegate>

namespace logs {

class LogDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setMetrics(const look::Metrics& m) { metrics_ = m; }
    void setDark(bool dark) { dark_ = dark; }
    // How much of the view's right edge is left to the scroll bar.
    void setBarSpace(int width) { barSpace_ = width; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Layout;
    int rowWidth(const QStyleOptionViewItem& option) const;
    Layout layOut(const QModelIndex& index, int width) const;

    look::Metrics metrics_;
    bool dark_ = true;
    int barSpace_ = 0;
};

} // namespace logs
