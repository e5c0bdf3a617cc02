#include "desktop/tarot/table/contract_plate.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace tarot_table {

namespace {

// At s = 1: the board, and its wells.
constexpr double kHigh = 68, kIn = 7, kGap = 6, kWellHigh = 54;
constexpr double kContract = 96, kCalled = 140, kBoutsWide = 104, kPoints = 84;
constexpr double kCard = 27, kSocket = 26, kStep = 34;

QFont small(const look::Metrics& m) {
    return look::sans(m, 12);
}
QFont contractFont(const look::Metrics& m) {
    return look::serif(m, 22);
}
QFont pointsFont(const look::Metrics& m) {
    return look::sans(m, 22, QFont::DemiBold);
}

} // namespace

ContractPlate::ContractPlate(look::Deck& deck, QWidget* parent) : ScorePiece(parent), deck_(deck) {
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void ContractPlate::setContent(const PlateContent& content) {
    if (content == content_)
        return;
    content_ = content;
    setAccessibleName(content.told);
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

// Each as broad as its words.
ContractPlate::Wells ContractPlate::wellsFor(const look::Metrics& m) const {
    const QFontMetrics words(small(m)), contract(contractFont(m)), strong(look::font(m, look::Type::Strong));
    const int pad = m.px(12);
    Wells wells;
    wells.contract = std::max({m.px(kContract), contract.horizontalAdvance(content_.contract) + pad,
                               words.horizontalAdvance(content_.whose) + pad});
    if (!content_.calledWords.isEmpty())
        wells.called = std::max(m.px(kCalled), m.px(kCard) + m.px(10) + pad +
                                                   std::max(strong.horizontalAdvance(content_.calledWords),
                                                            words.horizontalAdvance(content_.calledNote)));
    wells.bouts = std::max(m.px(kBoutsWide), words.horizontalAdvance(content_.boutWords) + pad);
    wells.points =
        std::max({m.px(kPoints), QFontMetrics(pointsFont(m)).horizontalAdvance(content_.points) + pad,
                  words.horizontalAdvance(content_.what) + pad});
    return wells;
}

QSize ContractPlate::sizeFor(const look::Metrics& m) const {
    if (!content_.shown)
        return {};
    const Wells wells = wellsFor(m);
    const int gaps = wells.called > 0 ? 3 : 2;
    return {wells.contract + wells.called + wells.bouts + wells.points + gaps * m.px(kGap) + 2 * m.px(kIn),
            m.px(kHigh)};
}

void ContractPlate::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void ContractPlate::setDim(double darkness) {
    dim_ = darkness;
    update();
}

QString ContractPlate::explanation() const {
    return tr(
        "The contract so far: the bouts of the declarer’s side, and the card points it has won. "
        "A bout struck through is lost to the defence. The fewer bouts the declarer’s side has in the end, "
        "the more it needs (F2.3). The Excuse counts for the side "
        "of its player; what is owed for it "
        "is paid at the count (F8.11).");
}

// ---- Painting ----

// The widget is larger by the room of a shadow.
void ContractPlate::paintEvent(QPaintEvent*) {
    if (!content_.shown)
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const look::Metrics& m = metrics_;
    const int margin = m.px(8);
    const QRect board = rect().adjusted(margin, margin, -margin, -margin);
    look::drawBoard(painter, board, m);
    const Wells wells = wellsFor(m);
    int x = board.left() + m.px(kIn);
    const auto next = [&](int wide, QRgb ground) {
        const QRect well(x, board.top() + (board.height() - m.px(kWellHigh)) / 2, wide, m.px(kWellHigh));
        look::drawWell(painter, well, m, ground);
        x += wide + m.px(kGap);
        return well;
    };
    paintLines(painter, next(wells.contract, look::colour::wellDark), contractFont(m), content_.contract,
               content_.whose);
    if (wells.called > 0)
        paintCalled(painter, next(wells.called, look::colour::wellPieces));
    paintBouts(painter, next(wells.bouts, look::colour::wellPieces));
    paintLines(painter, next(wells.points, look::colour::wellDark), pointsFont(m), content_.points,
               content_.what);
    if (dim_ > 0)
        painter.fillRect(board, look::withAlpha(look::colour::shadow, int(dim_ * 255)));
}

void ContractPlate::paintLines(QPainter& painter, const QRect& well, const QFont& above, const QString& first,
                               const QString& second) const {
    const QFont under = small(metrics_);
    const int highAbove = QFontMetrics(above).height(), highUnder = QFontMetrics(under).height();
    const int top = well.top() + (well.height() - highAbove - highUnder) / 2;
    painter.setFont(above);
    painter.setPen(QColor(look::colour::text));
    painter.drawText(QRect(well.left(), top, well.width(), highAbove), Qt::AlignCenter, first);
    painter.setFont(under);
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(QRect(well.left(), top + highAbove, well.width(), highUnder), Qt::AlignCenter, second);
}

void ContractPlate::paintCalled(QPainter& painter, const QRect& well) const {
    const look::Metrics& m = metrics_;
    const QSize card(m.px(kCard), m.px(kCard * 1.8));
    const QRect at(QPoint(well.left() + m.px(6), well.center().y() - card.height() / 2), card);
    painter.drawPixmap(at, deck_.card(content_.calledFace, card, devicePixelRatioF()));
    const int left = at.right() + m.px(8);
    const QFont strong = look::font(m, look::Type::Strong);
    const int highAbove = QFontMetrics(small(m)).height(), highUnder = QFontMetrics(strong).height();
    const int top = well.top() + (well.height() - highAbove - highUnder) / 2;
    painter.setFont(small(m));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(QRect(left, top, well.right() - left, highAbove), Qt::AlignLeft, content_.calledNote);
    painter.setFont(strong);
    painter.setPen(QColor(look::colour::text));
    painter.drawText(QRect(left, top + highAbove, well.right() - left, highUnder), Qt::AlignLeft,
                     content_.calledWords);
}

// Gold where it is seen with the declarer's side, an empty ring while nobody knows, struck through once it is
// lost; the words under them count.
void ContractPlate::paintBouts(QPainter& painter, const QRect& well) const {
    static const std::array signs{QStringLiteral("21"), QStringLiteral("1"), QStringLiteral("★")};
    const look::Metrics& m = metrics_;
    const int words = QFontMetrics(small(m)).height();
    const double socket = std::min<double>(m.px(kSocket), well.height() - words - m.px(4));
    const double top = well.top() + (well.height() - socket - words) / 2.0;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const double middle = well.center().x() + (static_cast<double>(i) - 1) * m.px(kStep);
        const QRectF ring(middle - socket / 2, top, socket, socket);
        const bool shown = content_.bouts[i] == PlateContent::Bout::Shown;
        painter.setPen(QPen(QColor(shown ? look::colour::gold : look::colour::text2), m.line(1)));
        painter.setBrush(shown ? QColor(look::colour::gold) : QColor(Qt::transparent));
        painter.drawEllipse(ring.adjusted(1, 1, -1, -1));
        painter.setFont(look::sans(m, 12, QFont::Bold));
        painter.setPen(QColor(shown ? look::colour::ink : look::colour::text2));
        painter.drawText(ring, Qt::AlignCenter, signs[i]);
        if (content_.bouts[i] == PlateContent::Bout::Lost) {
            painter.setPen(QPen(QColor(look::colour::text), m.line(2)));
            painter.drawLine(ring.bottomLeft(), ring.topRight());
        }
    }
    painter.setFont(small(m));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(QRectF(well.left(), top + socket, well.width(), words), Qt::AlignCenter,
                     content_.boutWords);
}

} // namespace tarot_table

#include "moc_contract_plate.cpp"
