#include "desktop/learn/rows_view.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/shadows.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/look/write_line.h"
#include "text/lessons/lesson_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace learn {

using lessons::LabelledRow;

namespace {

constexpr double kTall = 1.8;  // a card's height by its width
constexpr double kSeen = 0.44; // of a card's width that the next one must leave
constexpr double kLarge = 0.7; // of the table's own cards: smaller ones have the enlarged index
constexpr int kLabel = 17;     // of a row's name, at s = 1

// The widest card with which the rows fit into so many columns.
int widestCard(const std::vector<LabelledRow>& rows, int columns, const RowsRoom& room) {
    const auto n = static_cast<int>(rows.size());
    std::size_t most = 1;
    for (const LabelledRow& row : rows)
        most = std::max(most, row.cards.size());
    const int deep = (n + columns - 1) / columns;
    const double byHeight = (room.area.height() / deep - room.labelHigh - room.gap) / kTall;
    const double byWidth = room.columnWide(columns) / (1 + kSeen * static_cast<double>(most - 1));
    const int free =
        (room.columnWide(columns) - static_cast<int>(most - 1) * room.gap / 2) / static_cast<int>(most);
    const int widest = static_cast<int>(std::floor(std::min(byHeight, byWidth)));
    return std::clamp(widest, 1, std::max({1, free, room.enough}));
}

} // namespace

std::vector<LaidRow> layRows(const std::vector<LabelledRow>& rows, const RowsRoom& room) {
    std::vector<LaidRow> laid;
    if (rows.empty())
        return laid;
    // Short rows lie in two columns, where that makes the cards larger by a quarter.
    const int columns = 4 * widestCard(rows, 2, room) > 5 * widestCard(rows, 1, room) ? 2 : 1;
    const int wide = widestCard(rows, columns, room), columnWide = room.columnWide(columns);
    const QSize card(wide, static_cast<int>(std::lround(wide * kTall)));
    const int deep = (static_cast<int>(rows.size()) + columns - 1) / columns;
    const int high = room.labelHigh + card.height() + room.gap;
    const int top = room.area.top() + (room.area.height() - deep * high) / 2;
    for (int r = 0; r < static_cast<int>(rows.size()); ++r) {
        const int left = room.area.left() + r / deep * (columnWide + room.between);
        const int y = top + r % deep * high;
        LaidRow one;
        one.label = QRect(left, y, columnWide, room.labelHigh);
        const auto count = static_cast<int>(rows[static_cast<std::size_t>(r)].cards.size());
        const int step = count < 2 ? 0 : std::min(wide + room.gap / 2, (columnWide - wide) / (count - 1));
        for (int i = 0; i < count; ++i)
            one.cards.emplace_back(QPoint(left + i * step, y + room.labelHigh), card);
        laid.push_back(std::move(one));
    }
    return laid;
}

RowsView::RowsView(look::Deck& deck, CardsTold cards, QWidget* parent)
    : QWidget(parent), deck_(deck), cards_(std::move(cards)) {
    QWidget::hide();
    setAccessibleName(tr("The cards on the table"));
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void RowsView::setRows(const std::vector<LabelledRow>& rows) {
    rows_ = rows;
    QStringList told;
    for (const LabelledRow& row : rows) {
        QStringList names;
        for (const lessons::Card card : row.cards)
            names << cards_.name(card);
        told
            << tr("%1: %2", "row, cards").arg(text::lessonTitle(row.label), names.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(told.join(QStringLiteral(". ")));
    layOut();
    setVisible(!rows.empty());
    update();
}

void RowsView::layOut() {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    const int edge = metrics_.frame + metrics_.px(26);
    const int label = QFontMetrics(look::sans(metrics_, kLabel)).height() + metrics_.px(5);
    laid_ = layRows(rows_, {rect().adjusted(edge, edge, -edge, -edge), label, metrics_.px(12),
                            metrics_.px(36), metrics_.trickCard.width()});
}

void RowsView::resizeEvent(QResizeEvent*) {
    layOut();
}

void RowsView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::drawTable(p, rect(), metrics_);
    p.setFont(look::sans(metrics_, kLabel));
    p.setPen(QColor(look::colour::text));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const LaidRow& row = laid_[i];
        look::writeLine(p, row.label, Qt::AlignLeft | Qt::AlignVCenter, text::lessonTitle(rows_[i].label),
                        look::sans(metrics_, kLabel), look::colour::text);
        for (std::size_t k = 0; k < row.cards.size(); ++k) {
            const QRect& at = row.cards[k];
            const bool small = at.width() < kLarge * metrics_.trickCard.width();
            look::drawShadow(p, at, metrics_, look::Shadow::Small, look::cardRadius(at.size()));
            p.drawPixmap(at.topLeft(),
                         deck_.card(cards_.face(rows_[i].cards[k]), at.size(), devicePixelRatioF(),
                                    small ? look::Deck::Index::Large : look::Deck::Index::Plain));
        }
    }
}

} // namespace learn

#include "moc_rows_view.cpp"
