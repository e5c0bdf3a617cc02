#include "desktop/coach/parts_view.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "text/figures.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace coach {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr int kEqualsHalf = 8; // half of what the sign before the result takes

} // namespace

PartsView::PartsView(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Skill and luck"));
}

void PartsView::setParts(const PartsTold& parts) {
    parts_ = parts;
    QStringList words;
    for (const Part& part : parts.columns)
        words << tr("%1 %2").arg(part.words, text::signedPoints(part.points));
    setAccessibleDescription(words.join(QStringLiteral(", ")) + QStringLiteral(". ") + parts.sentence);
    update();
}

void PartsView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

// Under the numbers, as many lines as the longest wants.
int PartsView::wordsHigh(int width) const {
    const auto n = static_cast<int>(std::max<std::size_t>(1, parts_.columns.size()));
    int high = 0;
    for (const Part& part : parts_.columns)
        high = std::max(high, QFontMetrics(look::sans(metrics_, 12, QFont::DemiBold))
                                  .boundingRect(QRect(0, 0, width / n, 400),
                                                Qt::AlignHCenter | Qt::TextWordWrap, part.words)
                                  .height());
    return high;
}

// As large as leaves room for the sign before the result, in columns so wide.
QFont PartsView::numberFont(int width) const {
    const auto n = static_cast<int>(std::max<std::size_t>(1, parts_.columns.size()));
    const int room = width / n - metrics_.px(2 * kEqualsHalf + 2);
    for (int size = 22;; --size) {
        const QFont font = look::sans(metrics_, size, QFont::DemiBold);
        const QFontMetrics fm(font);
        const auto fits = [&](const Part& part) {
            return fm.horizontalAdvance(text::signedPoints(part.points)) <= room;
        };
        if (size <= 13 || std::ranges::all_of(parts_.columns, fits))
            return font;
    }
}

int PartsView::heightIn(int width) const {
    const look::Metrics& m = metrics_;
    const QFontMetrics strong(look::font(m, Type::Strong)), number(numberFont(width));
    const QFontMetrics text(look::font(m, Type::Text));
    const int sentence =
        text.boundingRect(QRect(0, 0, width, 4000), Qt::AlignLeft | Qt::TextWordWrap, parts_.sentence)
            .height();
    const int columns = parts_.columns.empty() ? 0 : number.height() + m.px(6) + wordsHigh(width) + m.px(4);
    return strong.height() + m.px(6) + columns + sentence;
}

QRect PartsView::columnRect(std::size_t i) const {
    const look::Metrics& m = metrics_;
    const int top = QFontMetrics(look::font(m, Type::Strong)).height() + m.px(6);
    const int high = QFontMetrics(numberFont(width())).height() + m.px(6) + wordsHigh(width());
    const auto n = static_cast<int>(std::max<std::size_t>(1, parts_.columns.size()));
    const int at = static_cast<int>(i);
    const int left = width() * at / n, right = width() * (at + 1) / n;
    return {left, top, right - left, high};
}

void PartsView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = metrics_;
    const QFont strong = look::font(m, Type::Strong), small = look::sans(m, 12);
    const int head = QFontMetrics(strong).height();
    p.setFont(strong);
    p.setPen(QColor(colour::ink));
    p.drawText(QRect(0, 0, width(), head), Qt::AlignLeft | Qt::AlignVCenter, tr("Skill and luck"));
    const int used = p.fontMetrics().horizontalAdvance(tr("Skill and luck")) + m.px(12);
    p.setFont(small);
    p.setPen(QColor(colour::ink2));
    p.drawText(QRect(used, 0, width() - used, head), Qt::AlignRight | Qt::AlignVCenter,
               p.fontMetrics().elidedText(parts_.beside, Qt::ElideRight, width() - used));
    if (parts_.columns.empty()) {
        p.setFont(look::font(m, Type::Text));
        p.drawText(rect().adjusted(0, head + m.px(6), 0, 0), Qt::AlignLeft | Qt::TextWordWrap,
                   parts_.sentence);
        return;
    }
    const QFont number = numberFont(width());
    const int numberHigh = QFontMetrics(number).height();
    for (std::size_t i = 0; i < parts_.columns.size(); ++i) {
        const Part& part = parts_.columns[i];
        const QRect column = columnRect(i);
        const bool last = i + 1 == parts_.columns.size();
        p.setFont(number);
        p.setPen(QColor(colour::ink));
        const QRect upper(column.left(), column.top(), column.width(), numberHigh);
        p.drawText(upper, Qt::AlignHCenter | Qt::AlignVCenter, text::signedPoints(part.points));
        if (last) {
            p.setPen(QColor(colour::ink2));
            p.drawText(
                QRect(column.left() - m.px(kEqualsHalf), column.top(), m.px(2 * kEqualsHalf), numberHigh),
                Qt::AlignCenter, QStringLiteral("="));
        }
        const int rule = upper.bottom() + m.px(2), inset = m.px(5);
        p.fillRect(QRect(column.left() + inset, rule, column.width() - 2 * inset, m.line(1)),
                   QColor(last ? colour::ink : colour::paperRule));
        p.setFont(part.strong ? look::sans(m, 12, QFont::DemiBold) : small);
        p.setPen(QColor(part.strong ? colour::ink : colour::ink2));
        p.drawText(QRect(column.left(), rule + m.px(3), column.width(), column.bottom() - rule),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, part.words);
    }
    p.setFont(look::font(m, Type::Text));
    p.setPen(QColor(colour::ink));
    p.drawText(QRect(0, columnRect(0).bottom() + m.px(4), width(), height()),
               Qt::AlignLeft | Qt::TextWordWrap, parts_.sentence);
}

bool PartsView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (std::size_t i = 0; i < parts_.columns.size(); ++i)
            if (columnRect(i).contains(help->pos()) && !parts_.columns[i].tip.isEmpty()) {
                QToolTip::showText(help->globalPos(), parts_.columns[i].tip, this);
                return true;
            }
        QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace coach

#include "moc_parts_view.cpp"
