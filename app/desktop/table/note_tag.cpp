#include "desktop/table/note_tag.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/table/timing.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace table {

namespace {

constexpr int kShadow = 8; // room for it around the paper

} // namespace

NoteTag::NoteTag(QWidget* parent) : QWidget(parent) {
    ends_.setSingleShot(true);
    connect(&ends_, &QTimer::timeout, this, &NoteTag::clear);
    hide();
}

QRect NoteTag::paperOver(const QString& words, QPoint foot, const QRect& area) const {
    const int pad = metrics_.px(12);
    QRect r = QFontMetrics(look::font(metrics_, look::Type::Text))
                  .boundingRect(words)
                  .adjusted(-pad, -pad / 2, pad, pad / 2);
    r.moveCenter(foot - QPoint(0, metrics_.px(26)));
    r.moveLeft(std::clamp(r.left(), area.left(), std::max(area.left(), area.right() - r.width())));
    r.moveTop(std::max(r.top(), area.top()));
    return r;
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

void NoteTag::mousePressEvent(QMouseEvent*) {
    const QString rule = rules_.front();
    clear();
    emit ruleAsked(rule);
}

void NoteTag::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect r = rect().adjusted(kShadow, kShadow, -kShadow, -kShadow);
    look::drawTagPaper(painter, r, metrics_);
    QTextLayout line(words_, look::font(metrics_, look::Type::Text));
    QList<QTextLayout::FormatRange> ranges;
    for (const QString& rule : rules_) {
        QTextCharFormat underlined;
        underlined.setFontUnderline(true);
        ranges << QTextLayout::FormatRange{int(words_.indexOf(rule)), int(rule.size()), underlined};
    }
    line.setFormats(ranges);
    line.beginLayout();
    QTextLine words = line.createLine();
    line.endLayout();
    painter.setPen(QColor(look::colour::ink));
    line.draw(&painter,
              QPointF(r.center().x() - words.naturalTextWidth() / 2, r.center().y() - words.height() / 2));
}

} // namespace table

#include "moc_note_tag.cpp"
