#include "desktop/rules/paper_style.h"

#include "desktop/look/palette.h"

#include <algorithm>

namespace rules {

namespace colour = look::colour;

namespace {

QString css(QRgb c) {
    return QColor(c).name();
}

} // namespace

QString contentsStyle(const look::Metrics& m) {
    return QStringLiteral("QListWidget{background:transparent;border:0;outline:0;font-size:%9px}"
                          "QListWidget::item{color:%1;padding:%2px %3px;border:%8px solid transparent;"
                          "border-left:%4px solid transparent}"
                          "QListWidget::item:hover{background:%5}"
                          "QListWidget::item:selected{background:%6;border-left-color:%7;color:%1}"
                          "QListWidget::item:selected:focus{border-color:%7}")
        .arg(css(colour::ink))
        .arg(m.px(5))
        .arg(m.px(4))
        .arg(m.line(4))
        .arg(css(colour::paperFine), css(colour::paperOpen), css(colour::openBar))
        .arg(m.line(1.5))
        .arg(m.text(14));
}

QString fieldStyle(const look::Metrics& m) {
    return QStringLiteral("QLineEdit{background:%1;color:%2;border:%3px solid %4;border-radius:%5px;"
                          "padding:%6px %7px;font-size:%9px;selection-background-color:%8;selection-color:%1}"
                          "QLineEdit:focus{border-color:%8}")
        .arg(css(colour::paper), css(colour::ink))
        .arg(m.line(2))
        .arg(css(colour::paperRule))
        .arg(m.px(3))
        .arg(m.px(4))
        .arg(m.px(7))
        .arg(css(colour::openBar))
        .arg(m.text(14));
}

} // namespace rules
