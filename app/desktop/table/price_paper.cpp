#include "desktop/table/price_paper.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/table/free_place.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace table {

namespace {

constexpr int kPricePad = 16, kOver = 26; // at s = 1: inside the paper; from its foot to the strip
constexpr int kWide = 420;
constexpr double kPieceShare = 0.85; // of the height of the figures beside it

QFont priceFont(const look::Metrics& m) {
    return look::sans(m, 24);
}

} // namespace

PricePaper::PricePaper(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

QSize PricePaper::paperSize(const Price& price) const {
    const QFontMetrics text(look::font(metrics_, look::Type::Text)), worth(priceFont(metrics_));
    int wide = metrics_.px(kWide) - 2 * metrics_.px(kPricePad);
    for (const QString& line : price.lines)
        wide = std::max(wide, text.horizontalAdvance(line));
    const int rows = 1 + static_cast<int>(price.lines.size());
    return {wide + 2 * metrics_.px(kPricePad),
            rows * text.height() + worth.height() + 3 * metrics_.px(kPricePad) / 2};
}

int PricePaper::riseOf(const Price& price) const {
    return metrics_.px(kOver) + paperSize(price).height();
}

void PricePaper::setPrice(const Price& price, int pieces, const QString& piece) {
    price_ = price;
    pieces_ = pieces;
    piece_ = piece;
}

void PricePaper::place(const QRect& strip, const QRect& tile, const std::vector<QRect>& taken,
                       const QRect& cloth) {
    const QSize size = paperSize(price_);
    const int edge = metrics_.px(14), in = metrics_.px(20), tip = tile.center().x();
    // As far to the left and to the right as the tip stays on the tile.
    const int least = std::max(cloth.left() + edge, tip + in - size.width());
    const int most = std::max(least, std::min(cloth.right() - edge - size.width(), tip - in));
    QRect paper(
        QPoint(std::clamp(strip.left(), least, most), strip.top() - metrics_.px(kOver) - size.height()),
        size);
    if (covered(paper, taken) > 0)
        paper =
            freePlace(size, paper, taken, {least, paper.top(), most - least + size.width(), size.height()});
    const int margin = metrics_.px(30); // of shadow and tip
    setGeometry(paper.adjusted(-margin, -margin, margin, margin));
    paper_ = paper.translated(-pos());
    tip_ = std::clamp(tip - pos().x(), paper_.left() + in, paper_.right() - in);
    show();
    raise();
    update();
}

void PricePaper::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    look::drawSlip(painter, paper_, metrics_, Qt::BottomEdge, tip_);
    const QFont text = look::font(metrics_, look::Type::Text), worth = priceFont(metrics_);
    const QFontMetrics textSize(text), worthSize(worth);
    const int pad = metrics_.px(kPricePad);
    QRect line(paper_.left() + pad, paper_.top() + 3 * pad / 4, paper_.width() - 2 * pad, textSize.height());
    painter.setFont(text);
    painter.setPen(QColor(look::colour::ink2));
    painter.drawText(line, Qt::AlignCenter, price_.title);
    line = QRect(line.left(), line.bottom(), line.width(), worthSize.height());
    const int piece = static_cast<int>(worthSize.ascent() * kPieceShare), step = piece + metrics_.px(3);
    const int before = pieces_ > 0 ? pieces_ * step + metrics_.px(5) : 0;
    int x = line.center().x() - (before + worthSize.horizontalAdvance(price_.worth)) / 2;
    for (int i = 0; i < pieces_; ++i)
        painter.drawPixmap(QRect(x + i * step, line.center().y() - piece / 2, piece, piece),
                           deck_.piece(piece_, {piece, piece}, devicePixelRatioF()));
    painter.setFont(worth);
    painter.setPen(QColor(look::colour::ink));
    painter.drawText(QRect(x + before, line.top(), line.width(), line.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, price_.worth);
    painter.setFont(text);
    line = QRect(line.left(), line.bottom() + pad / 4, line.width(), textSize.height());
    for (const QString& words : price_.lines) {
        painter.drawText(line, Qt::AlignCenter, words);
        line.translate(0, textSize.height());
    }
}

} // namespace table

#include "moc_price_paper.cpp"
