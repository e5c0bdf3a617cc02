#include "desktop/log/log_delegate.h"

#include "desktop/log/log_model.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace logs {

using Kind = text::LogLine::Kind;

namespace {

// A length that belongs to the words, and grows with them.
int withText(const look::Metrics& m, double length) {
    return static_cast<int>(std::lround(length * m.t));
}

// A number stays with what it counts, "3 swords", and does not end a line of its own, "the 13".
QString kept(QString words) {
    for (qsizetype i = 1; i + 1 < words.size(); ++i)
        if (words.at(i) == u' ' && words.at(i - 1).isDigit() && words.at(i + 1).isLetter())
            words[i] = QChar::Nbsp;
    const qsizetype last = words.lastIndexOf(u' ');
    if (last > 0 && words.at(words.size() - 1).isDigit())
        words[last] = QChar::Nbsp;
    return words;
}

// Breaks `layout` at words, or inside one that is wider than the line; gives the number of lines.
int breakLines(QTextLayout& layout, int width, int pitch) {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    int lines = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, lines * pitch + (pitch - line.height()) / 2));
        ++lines;
    }
    layout.endLayout();
    return std::max(1, lines);
}

QFont leftFont(const look::Metrics& m, Kind kind) {
    return look::font(m, kind == Kind::Heading ? look::Type::Tag : look::Type::Text);
}

QFont rightFont(const look::Metrics& m, Kind kind) {
    if (kind == Kind::Mark)
        return look::font(m, look::Type::Strong);
    return kind == Kind::Heading ? look::sans(m, 12) : look::font(m, look::Type::Text);
}

} // namespace

struct LogDelegate::Layout {
    Kind kind;
    LogModel::Fold fold;
    QString left, right;
    int above, indent, pitch, leftWidth, rightWidth;
    bool under = false; // what stands opposite has no room there, and a line of its own

    // Of the arrow behind a heading's words.
    [[nodiscard]] double arrow() const { return fold == LogModel::Fold::None ? 0 : 0.4 * pitch; }
};

// The rows keep clear of the scroll bar, there or not, so that they never wrap anew because it comes.
int LogDelegate::rowWidth(const QStyleOptionViewItem& option) const {
    return (option.widget ? option.widget->width() : option.rect.width()) - barSpace_;
}

LogDelegate::Layout LogDelegate::layOut(const QModelIndex& index, int width) const {
    Layout l;
    l.kind = static_cast<Kind>(index.data(LogModel::KindRole).toInt());
    l.fold = static_cast<LogModel::Fold>(index.data(LogModel::FoldRole).toInt());
    l.left = kept(index.data(Qt::DisplayRole).toString());
    l.right = index.data(LogModel::RightRole).toString();
    const bool heading = l.kind == Kind::Heading;
    l.above = heading && !index.data(LogModel::OpensRole).toBool() ? withText(metrics_, 6) : 0;
    l.indent = l.kind == Kind::Mark ? withText(metrics_, 14) : 0;
    l.pitch = withText(metrics_, 19);
    l.rightWidth = QFontMetrics(rightFont(metrics_, l.kind)).horizontalAdvance(l.right);
    const int gap = l.right.isEmpty() ? 0 : withText(metrics_, 4);
    if (heading && !l.right.isEmpty()) {
        const int own = QFontMetrics(leftFont(metrics_, l.kind)).horizontalAdvance(l.left);
        l.under = own + static_cast<int>(2 * l.arrow()) + gap + l.rightWidth > width;
    }
    l.leftWidth = l.under ? width : std::max(width / 3, width - l.indent - gap - l.rightWidth);
    return l;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = rowWidth(option);
    const Layout l = layOut(index, width);
    QTextLayout left(l.left, leftFont(metrics_, l.kind));
    return QSize(width, l.above + (breakLines(left, l.leftWidth, l.pitch) + l.under) * l.pitch);
}

void LogDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const look::PanelColours& c = look::panelColours(dark_);
    const Layout l = layOut(index, rowWidth(option));
    const bool bright = l.kind == Kind::Mark || l.kind == Kind::Strong;
    const QRect r(option.rect.left(), option.rect.top() + l.above, rowWidth(option),
                  option.rect.height() - l.above);
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        p->setPen(QPen(QColor(c.gold), metrics_.line(1)));
        p->drawRect(QRectF(r).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (l.indent > 0) {
        const double side = 0.6 * l.indent;
        look::drawLozenge(*p, QRectF(r.left(), r.top() + (l.pitch - side) / 2, side, side), QColor(c.gold));
    }
    QTextLayout left(l.left, leftFont(metrics_, l.kind));
    breakLines(left, l.leftWidth, l.pitch);
    p->setPen(QColor(bright ? c.text : c.text2));
    left.draw(p, QPointF(r.left() + l.indent, r.top()));
    if (l.fold != LogModel::Fold::None) { // behind the words, where it moves nothing
        const double size = l.arrow();
        const double x = r.left() + left.lineAt(0).naturalTextWidth() + size;
        p->save();
        p->translate(x + size / 2, r.top() + l.pitch / 2.0);
        p->rotate(l.fold == LogModel::Fold::Open ? 90 : 0);
        look::drawArrow(*p, QRectF(-size * 0.4, -size / 2, size * 0.8, size), QColor(c.text2));
        p->restore();
    }
    p->setFont(rightFont(metrics_, l.kind));
    p->setPen(QColor(l.kind == Kind::Mark ? c.gold : bright ? c.text : c.text2));
    p->drawText(QRect(r.right() + 1 - l.rightWidth, l.under ? r.bottom() + 1 - l.pitch : r.top(),
                      l.rightWidth, l.pitch),
                Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, l.right);
    p->restore();
}

} // namespace logs

#include "moc_log_delegate.cpp"
