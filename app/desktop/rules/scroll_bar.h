// A thin scroll bar that lies on paper or cloth.
#pragma once

#include "look/metrics.h"

#include <QColor>
#include <QString>

namespace rules {

[[nodiscard]] inline QString scrollBarStyle(const look::Metrics& m, QRgb handle) {
    return QStringLiteral("QScrollBar{background:transparent;width:%1px;margin:0}"
                          "QScrollBar::handle{background:%2;border-radius:%3px;min-height:%4px}"
                          "QScrollBar::add-line,QScrollBar::sub-line{height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(m.px(9))
        .arg(QColor(handle).name())
        .arg(m.px(4))
        .arg(m.px(30));
}

} // namespace rules
