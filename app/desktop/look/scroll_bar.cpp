#include "desktop/look/scroll_bar.h"

#include <QColor>

namespace look {

QString scrollBarStyle(const Metrics& m, QRgb handle) {
    return QStringLiteral("QScrollBar{background:transparent;width:%1px;margin:0}"
                          "QScrollBar::handle{background:%2;border-radius:%3px;min-height:%4px}"
                          "QScrollBar::add-line,QScrollBar::sub-line{height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(m.px(9))
        .arg(QColor(handle).name())
        .arg(m.px(4))
        .arg(m.px(30));
}

} // namespace look
