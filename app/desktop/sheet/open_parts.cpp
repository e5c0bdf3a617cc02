#include "desktop/sheet/open_parts.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "desktop/sheet/hand_words.h"
#include "text/figures.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace sheet {

using namespace minchiate;
using look::Type;
namespace colour = look::colour;

using look::writeLine;

// ---- Fans. ----

FansView::FansView(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setMouseTracking(true);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void FansView::setSide(const CountedSide& side) {
    side_ = side;
    lifted_ = {};
    setAccessibleName(told(side));
    setToolTip(told(side));
    update();
}

void FansView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

void FansView::lift(CardSet cards) {
    if (cards == lifted_)
        return;
    lifted_ = cards;
    update();
}

QSize FansView::cardSize() const {
    const int wide = std::max(26, metrics_.px(34));
    return {wide, wide * 61 / 34};
}

// 16 from card to card and 14 apart, in one row; where that is too wide 12, and then as many rows as it
// needs.
FansView::Laid FansView::laid(int room) const {
    const look::Metrics& m = metrics_;
    const int high = QFontMetrics(look::font(m, Type::Strong)).height();
    const int top = QFontMetrics(look::font(m, Type::Text)).height() + m.px(2);
    const QSize card = cardSize();
    const auto wide = [&](const FanOf& fan, int step) {
        return card.width() + step * (static_cast<int>(fan.cards.size()) - 1);
    };
    const auto rows = [&](int step) {
        Laid laid{step, {}, top};
        int x = 0, y = top;
        for (const FanOf& fan : side_.fans) {
            if (x > 0 && x + wide(fan, step) > room) {
                x = 0;
                y += card.height() + high + m.px(6);
            }
            laid.fans.emplace_back(x, y, wide(fan, step), card.height());
            x += wide(fan, step) + m.px(14);
            laid.height = y + card.height() + m.px(2) + high;
        }
        return laid;
    };
    const auto oneRow = [](const Laid& laid) {
        return laid.fans.empty() || laid.fans.back().top() == laid.fans.front().top();
    };
    if (auto one = rows(m.px(16)); oneRow(one))
        return one;
    int step = m.px(12);
    const auto tooWide = [&](const FanOf& fan) { return wide(fan, step) > room; };
    while (step > 4 && std::ranges::any_of(side_.fans, tooWide))
        --step;
    return rows(step);
}

void FansView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    const QFont strong = look::font(m, Type::Strong), small = look::font(m, Type::Text);
    const int high = QFontMetrics(strong).height();
    writeLine(p, QRect(0, 0, width(), high), Qt::AlignLeft, side_.name, strong, colour::ink2);
    const int used = std::max(m.px(42), QFontMetrics(strong).horizontalAdvance(side_.name) + m.px(14));
    writeLine(p, QRect(used, 0, width() - used, high), Qt::AlignLeft,
              side_.cards == 1 ? tr("1 card") : tr("%1 cards").arg(side_.cards), small, colour::ink2);
    const Laid places = laid(width());
    const QSize card = cardSize();
    for (std::size_t i = 0; i < places.fans.size(); ++i) {
        const FanOf& fan = side_.fans[i];
        const QRect& at = places.fans[i];
        for (std::size_t c = 0; c < fan.cards.size(); ++c) {
            const int up = lifted_.contains(fan.cards[c]) ? m.px(6) : 0;
            const QRect r(QPoint(at.left() + static_cast<int>(c) * places.step, at.top() - up), card);
            look::drawShadow(p, r, m, look::Shadow::Small, look::cardRadius(card));
            p.drawPixmap(r.topLeft(), deck_.card(QString::fromStdString(code(fan.cards[c])), card,
                                                 devicePixelRatioF(), look::Deck::Index::Large));
        }
        writeLine(p, QRect(at.left(), at.bottom() + m.px(2), at.width() + m.px(14), high), Qt::AlignLeft,
                  QString::number(fan.points), strong, colour::ink);
    }
}

void FansView::mouseMoveEvent(QMouseEvent* event) {
    const auto places = laid(width()).fans;
    const bool over = std::ranges::any_of(
        places, [&](const QRect& fan) { return fan.contains(event->position().toPoint()); });
    if (over != over_)
        emit pointed(over);
    over_ = over;
}

void FansView::leaveEvent(QEvent*) {
    if (over_)
        emit pointed(false);
    over_ = false;
}

// ---- The count. ----

CountTable::CountTable(QWidget* parent) : QTableWidget(0, 3, parent) {
    setAccessibleName(tr("The count"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setFocusPolicy(Qt::NoFocus);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    verticalHeader()->hide();
    horizontalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setMinimumSectionSize(1);
    setStyleSheet(
        QStringLiteral("QTableWidget{background:transparent}QTableWidget::item{padding:0;border:0}"));
}

void CountTable::setLines(const std::vector<CountedLine>& lines, const std::array<QString, 2>& sides) {
    clear();
    setRowCount(lines.empty() ? 0 : static_cast<int>(lines.size()) + 1);
    const auto put = [&](int row, int column, const QString& words) {
        auto* item = new QTableWidgetItem(words);
        item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        setItem(row, column, item);
    };
    for (int side = 0; side < 2 && !lines.empty(); ++side)
        put(0, side + 1, sides[static_cast<std::size_t>(side)]);
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
        const CountedLine& line = lines[static_cast<std::size_t>(i)];
        const auto number = [](int points) {
            return points == 0 ? QStringLiteral("\u2013") : QString::number(points);
        };
        put(i + 1, 0, line.what);
        put(i + 1, 1, number(line.ours));
        put(i + 1, 2, number(line.theirs));
    }
    dressCells();
}

void CountTable::setMetrics(const look::Metrics& m, int lineHigh) {
    metrics_ = m;
    verticalHeader()->setDefaultSectionSize(lineHigh);
    for (int row = 0; row < rowCount(); ++row)
        setRowHeight(row, lineHigh);
    dressCells();
}

void CountTable::setVersicoleLit(bool lit) {
    lit_ = lit;
    dressCells();
}

// The sum is strong and in ink, the names and heads stay back; what a fan points at comes forward.
void CountTable::dressCells() {
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (QTableWidgetItem* cell = item(row, column)) {
                const bool sum = row == rowCount() - 1, lit = lit_ && row == 2;
                cell->setFont(look::font(metrics_, sum || lit || row == 0 ? Type::Strong : Type::Text));
                const bool back = (row == 0 || column == 0) && !sum && !lit;
                cell->setForeground(QColor(back ? colour::ink2 : colour::ink));
            }
}

// ---- The curve. ----

CurveView::CurveView(QWidget* parent) : QWidget(parent) {}

void CurveView::setContent(const OpenContent& content) {
    marks_.clear();
    for (const MarkLine& mark : content.marks)
        if (mark.points != 0)
            marks_.push_back(mark);
    byTrick_ = content.byTrick;
    pointed_ = -1;
    setAccessibleName(toldCurve(content));
    setToolTip(toldCurve(content));
    update();
}

void CurveView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

void CurveView::setPointed(int mark) {
    pointed_ = mark;
    update();
}

void CurveView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const QFont small = look::font(m, Type::Text), strong = look::font(m, Type::Tag);
    const QFontMetrics fm(small);
    // Lines at 20 and what is marked between them; at 40, 60 … where the pad went that far.
    int reached = 20;
    for (const MarkLine& mark : marks_)
        reached = std::max(reached, std::abs(mark.net));
    const int most = reached < 36 ? 20 : (reached + 4) / 20 * 20;
    const double range = std::max(reached, most) * 1.05;
    const int scale = fm.horizontalAdvance(text::signedPoints(-most)) + m.px(8);
    // The last figure stands beyond the end of the line, where nothing passes.
    const int net = marks_.empty() ? 0 : marks_.back().net;
    const QString last = net == 0 ? tr("even") : text::signedPoints(net);
    const QFontMetrics tag(strong);
    const int lastWide = tag.horizontalAdvance(last) + m.px(2);
    const QRect field(scale, fm.height() / 2, width() - scale - lastWide - m.px(7),
                      height() - 2 * fm.height());
    // Marks of the deal stand side by side before the first trick.
    const auto inDeal = std::ranges::count(marks_, 0, &MarkLine::trick);
    const double dealWide = byTrick_ ? std::min(0.16, 0.03 * double(inDeal)) : 0;
    const auto xOf = [&](std::size_t i) {
        const MarkLine& mark = marks_[i];
        double part = double(i + 1) / double(marks_.size() + 1);
        if (byTrick_)
            part = mark.trick == 0 ? dealWide * double(i + 1) / double(std::max<std::ptrdiff_t>(1, inDeal))
                                   : dealWide + (1 - dealWide) * mark.trick / 21.0;
        return field.left() + part * field.width();
    };
    const auto yOf = [&](int points) {
        return field.center().y() + 0.5 - field.height() / 2.0 * points / range;
    };
    for (const int v : {-most, 0, most}) {
        p.setPen(QPen(QColor(v == 0 ? colour::ink2 : colour::paperRule), m.line(1)));
        p.drawLine(QPointF(field.left(), yOf(v)), QPointF(field.right(), yOf(v)));
        writeLine(p, QRect(0, static_cast<int>(yOf(v)) - fm.height() / 2, scale - m.px(6), fm.height()),
                  Qt::AlignRight | Qt::AlignVCenter, text::signedPoints(v), small, colour::ink2);
    }
    const QRect foot(field.left(), height() - fm.height(), field.width(), fm.height());
    writeLine(p, foot, Qt::AlignLeft, byTrick_ ? tr("deal") : tr("first mark"), small, colour::ink2);
    writeLine(p, foot, Qt::AlignRight, byTrick_ ? tr("trick 21") : tr("last"), small, colour::ink2);
    QPainterPath line(QPointF(field.left(), yOf(0)));
    for (std::size_t i = 0; i < marks_.size(); ++i) {
        line.lineTo(xOf(i), line.currentPosition().y());
        line.lineTo(xOf(i), yOf(marks_[i].net));
    }
    line.lineTo(field.right(), line.currentPosition().y());
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::openBar), m.line(2)));
    p.drawPath(line);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(colour::openBar));
    const QPointF end = line.currentPosition();
    p.drawEllipse(end, m.px(3.5), m.px(3.5));
    writeLine(p,
              QRect(width() - lastWide, static_cast<int>(end.y()) - tag.height() / 2, lastWide, tag.height()),
              Qt::AlignLeft | Qt::AlignVCenter, last, strong, colour::ink);
    if (pointed_ >= 0 && pointed_ < static_cast<int>(marks_.size())) {
        const auto at = static_cast<std::size_t>(pointed_);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(colour::ink), m.line(2)));
        p.drawEllipse(QPointF(xOf(at), yOf(marks_[at].net)), m.px(6), m.px(6));
    }
}

} // namespace sheet

#include "moc_open_parts.cpp"
