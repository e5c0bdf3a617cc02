#include "desktop/table/tile.h"

#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace table {

namespace {

constexpr int kTilePad = 12;      // inside the tile's edge, at s = 1
constexpr int kPiece = 13;        // a piece
constexpr double kPieceStep = 19; // from one to the next
constexpr int kHigh = 53;

QFont nameFont(const look::Metrics& m) {
    return look::font(m, look::Type::Button);
}
QFont worthFont(const look::Metrics& m) {
    return look::sans(m, 16, QFont::Bold);
}

} // namespace

Tile::Tile(look::Deck& deck, QWidget* parent) : QAbstractButton(parent), deck_(deck) {
    setFocusPolicy(Qt::StrongFocus);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void Tile::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void Tile::setAnswer(const PromptButton& answer, const QString& piece) {
    answer_ = answer;
    piece_ = piece;
    setText(answer.text);
    setEnabled(answer.enabled);
    const QString name = QString(answer.text).remove(u'&');
    setAccessibleName(answer.price ? name + QStringLiteral(", ") + answer.price->worth : name);
    QStringList told;
    if (!answer.under.isEmpty())
        told << answer.under;
    if (answer.price)
        told << answer.price->lines;
    setAccessibleDescription(told.join(u' '));
    update();
}

int Tile::ringMargin() const {
    return std::max(6, metrics_.px(7));
}

QSize Tile::tileSize() const {
    const QFontMetrics name(nameFont(metrics_)), worth(worthFont(metrics_)),
        under(look::font(metrics_, look::Type::Text));
    const int pad = metrics_.px(kTilePad);
    int wide = name.size(Qt::TextShowMnemonic, answer_.text).width();
    if (!answer_.worth.isEmpty())
        wide += worth.horizontalAdvance(answer_.worth) + 3 * pad;
    wide = std::max({wide, under.horizontalAdvance(answer_.under),
                     metrics_.px(kPieceStep * std::max(0, answer_.pieces - 1) + kPiece)});
    return {std::max(metrics_.px(92), wide + 2 * pad),
            std::max(metrics_.px(kHigh), worth.height() + under.height() + pad)};
}

void Tile::setTileGeometry(const QRect& tile) {
    const int margin = ringMargin();
    setGeometry(tile.adjusted(-margin, -margin, margin, margin));
}

QRect Tile::tileRect() const {
    const int margin = ringMargin();
    return rect().adjusted(margin, margin, -margin, -margin);
}

void Tile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const bool lit = isEnabled() && (underMouse() || hasFocus());
    const QRect tile = tileRect();
    const int radius = m.px(4), pad = m.px(kTilePad);
    const double line = m.line(1), half = line / 2;
    painter.setPen(QPen(QColor(!isEnabled() ? look::colour::disabledEdge
                               : lit        ? look::colour::tileLitEdge
                                            : look::colour::buttonEdge),
                        line));
    painter.setBrush(lit ? QColor(look::colour::clothLit) : QColor(Qt::transparent));
    painter.drawRoundedRect(QRectF(tile).adjusted(half, half, -half, -half), radius, radius);
    const QColor words(isEnabled() ? look::colour::text : look::colour::disabledText);
    painter.setPen(words);
    const bool centred = answer_.worth.isEmpty();
    const QFontMetrics worth(worthFont(m));
    const QRect room = tile.adjusted(pad, m.px(4), -pad, -m.px(4));
    const QRect top(room.left(), room.top(), room.width(), worth.height());
    painter.setFont(nameFont(m));
    const auto across = centred ? Qt::AlignHCenter : Qt::AlignLeft;
    painter.drawText(top, across | Qt::AlignVCenter | Qt::TextShowMnemonic, answer_.text);
    painter.setFont(worthFont(m));
    painter.drawText(top, Qt::AlignRight | Qt::AlignVCenter, answer_.worth);
    const QRect under(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom());
    if (answer_.pieces > 0 && answer_.under.isEmpty()) {
        paintPieces(painter, tile, under);
    } else {
        painter.setFont(look::font(m, look::Type::Text));
        painter.setPen(isEnabled() ? QColor(look::colour::text2) : words);
        painter.drawText(under, across | Qt::AlignVCenter, answer_.under);
    }
    if (hasFocus())
        look::drawFocusRing(painter, tile, m, radius);
}

void Tile::paintPieces(QPainter& painter, const QRect& tile, QRect line) const {
    const int size = metrics_.px(kPiece);
    for (int i = 0; i < answer_.pieces; ++i) {
        const QRect at(tile.left() + metrics_.px(kTilePad + kPieceStep * i), line.center().y() - size / 2,
                       size, size);
        painter.drawPixmap(at, deck_.piece(piece_, at.size(), devicePixelRatioF()));
    }
}

void Tile::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        click();
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        emit stepAsked(event->key() == Qt::Key_Left ? -1 : 1);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        event->ignore(); // leads on to the cards
        break;
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

void Tile::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    emit pointed();
    update();
}

void Tile::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    emit pointed();
    update();
}

void Tile::focusInEvent(QFocusEvent* event) {
    QAbstractButton::focusInEvent(event);
    emit pointed();
}

void Tile::focusOutEvent(QFocusEvent* event) {
    QAbstractButton::focusOutEvent(event);
    emit pointed();
}

} // namespace table

#include "moc_tile.cpp"
