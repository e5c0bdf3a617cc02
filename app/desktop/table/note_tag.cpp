#include "desktop/table/note_tag.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/table/timing.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace table {

namespace {

constexpr int kShadow = 8; // room for it around the paper
constexpr int kMostLines = 3;

// Beside the words, and half of it above and below them.
int padOf(const look::Metrics& metrics) {
    return metrics.px(12);
}

} // namespace

NoteTag::NoteTag(QWidget* parent) : QWidget(parent) {
    ends_.setSingleShot(true);
    connect(&ends_, &QTimer::timeout, this, &NoteTag::clear);
    hide();
}

QRect NoteTag::paperOver(const QString& words, QPoint foot, const QRect& area) const {
    QRect r({}, sizes(words).front());
    r.moveCenter(foot - QPoint(0, metrics_.px(26)));
    r.moveLeft(std::clamp(r.left(), area.left(), std::max(area.left(), area.right() - r.width())));
    r.moveTop(std::max(r.top(), area.top()));
    return r;
}

std::vector<QSize> NoteTag::sizes(const QString& words) const {
    const QFont font = look::font(metrics_, look::Type::Text);
    const int pad = padOf(metrics_), whole = QFontMetrics(font).horizontalAdvance(words);
    std::vector<QSize> sizes;
    for (int lines = 1; lines <= kMostLines; ++lines) {
        // A line ends with a word: the others are as much longer as a word may be.
        const int width = lines == 1 ? whole + 1 : whole / lines + metrics_.px(40);
        QTextLayout layout(words, font);
        layOut(layout, width);
        const QSizeF size = layout.boundingRect().size();
        sizes.emplace_back(std::min(width, static_cast<int>(std::ceil(size.width())) + 1) + 2 * pad,
                           static_cast<int>(std::ceil(size.height())) + pad);
    }
    return sizes;
}

void NoteTag::layOut(QTextLayout& layout, int width) const {
    QTextOption option(Qt::AlignHCenter);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal top = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, top});
        top += line.height();
    }
    layout.endLayout();
}

void NoteTag::say(const QString& words, const QStringList& rules, const QRect& paper) {
    words_ = words;
    rules_ = rules;
    setAccessibleName(words);
    // A card under it is still to be pressed, where a press on the words would do nothing else.
    setAttribute(Qt::WA_TransparentForMouseEvents, rules.isEmpty());
    setGeometry(paper.adjusted(-kShadow, -kShadow, kShadow, kShadow));
    raise();
    show();
    update();
    ends_.start(std::max(timing::note, timing::noteLetter * static_cast<int>(words.size())));
}

void NoteTag::clear() {
    ends_.stop();
    hide();
}

QRect NoteTag::paper() const {
    return isVisible() ? geometry().adjusted(kShadow, kShadow, -kShadow, -kShadow) : QRect();
}

void NoteTag::mousePressEvent(QMouseEvent* event) {
    if (rules_.isEmpty()) {
        event->ignore();
        return;
    }
    const QString rule = rules_.front();
    clear();
    emit ruleAsked(rule);
}

void NoteTag::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect r = rect().adjusted(kShadow, kShadow, -kShadow, -kShadow);
    look::drawTagPaper(painter, r, metrics_);
    QTextLayout layout(words_, look::font(metrics_, look::Type::Text));
    QList<QTextLayout::FormatRange> ranges;
    for (const QString& rule : rules_) {
        QTextCharFormat underlined;
        underlined.setFontUnderline(true);
        ranges << QTextLayout::FormatRange{int(words_.indexOf(rule)), int(rule.size()), underlined};
    }
    layout.setFormats(ranges);
    layOut(layout, r.width() - 2 * padOf(metrics_));
    painter.setPen(QColor(look::colour::ink));
    layout.draw(&painter, QPointF(r.left() + padOf(metrics_),
                                  r.top() + (r.height() - layout.boundingRect().height()) / 2));
}

} // namespace table

#include "moc_note_tag.cpp"
