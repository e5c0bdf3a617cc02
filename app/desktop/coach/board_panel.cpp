#include "desktop/coach/board_panel.h"

#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace coach {

using namespace minchiate;
using advice::Place;
using look::PanelHead;
using look::Type;

namespace {

constexpr int kInARow = 7; // chips

// Arrows are the panel's.
class QuietArea : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

protected:
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }
};

constexpr std::array<Place, advice::kBoardPlaces> kKey{Place::Ours,   Place::Theirs, Place::Mine,
                                                       Place::InPlay, Place::Table,  Place::Out};

} // namespace

BoardPanel::BoardPanel(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), head_(new PanelHead(this)), scroll_(new QuietArea(this)),
      sheet_(new QWidget) {
    setAutoFillBackground(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Board"));
    look_.metrics = look::metricsForTable(QSize(1280, 776));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(sheet_);
    for (int i = 0; i < kBesides; ++i) {
        auto* one = new SwitchView(besideName(static_cast<Beside>(i)), sheet_);
        connect(one, &QAbstractButton::toggled, this, [this, one] {
            layOut();
            scroll_->ensureWidgetVisible(one, 0, 0); // what it shows stands under it
            emit shownChanged(shown());
        });
        switches_[static_cast<std::size_t>(i)] = one;
    }
    head_->setCloseWords(tr("Close the board"));
    connect(head_, &PanelHead::closed, this, &BoardPanel::closed);
    connect(head_, &PanelHead::chosen, this, [this](int name) { emit otherChosen(name - 1); });
    setBesides({});
    dress();
}

// A row that loses the focus while all goes down has nobody to tell.
BoardPanel::~BoardPanel() {
    for (RowView* row : rows_)
        row->disconnect(this);
}

void BoardPanel::setBesides(const QStringList& names) {
    head_->setNames(QStringList{tr("Board")} + names, 0);
}

void BoardPanel::setShown(int besides) {
    for (int i = 0; i < kBesides; ++i) {
        const QSignalBlocker quiet(switches_[static_cast<std::size_t>(i)]);
        switches_[static_cast<std::size_t>(i)]->setChecked(besides >> i & 1);
    }
    layOut();
}

int BoardPanel::shown() const {
    int bits = 0;
    for (int i = 0; i < kBesides; ++i)
        bits |= int(switches_[static_cast<std::size_t>(i)]->isChecked()) << i;
    return bits;
}

std::vector<ChipView*> BoardPanel::chips() const {
    return {chips_.begin(), chips_.begin() + static_cast<std::ptrdiff_t>(usedChips_)};
}

std::vector<RowView*> BoardPanel::rows() const {
    return {rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(usedRows_)};
}

// ---- What is told ----

void BoardPanel::setBoard(const std::optional<advice::Board>& board, const text::Teller& teller) {
    board_ = board;
    teller_ = teller;
    usedChips_ = board ? board->chips.size() : 0;
    usedRows_ = board ? board->rows.size() : 0;
    for (std::size_t i = 0; i < usedChips_; ++i) {
        if (i == chips_.size())
            chips_.push_back(new ChipView(deck_, this));
        chips_[i]->setLook(look_);
        chips_[i]->setChip(board->chips[i], chipWords(board->chips[i], teller));
        chips_[i]->show();
    }
    for (std::size_t i = usedChips_; i < chips_.size(); ++i)
        chips_[i]->hide();
    tellRows();
    tellSwitches();
    setAccessibleDescription(board ? boardTold(*board) : tr("The play has not begun."));
    layOut();
}

void BoardPanel::tellRows() {
    const Side us = sideOf(teller_.me);
    for (std::size_t i = 0; i < usedRows_; ++i) {
        if (i == rows_.size()) {
            auto* row = new RowView(sheet_);
            connect(row, &RowView::pointed, this, [this, row](bool at) {
                for (ChipView* chip : chips())
                    chip->setRinged(at && row->content().cards.contains(chip->chip().card));
            });
            rows_.push_back(row);
        }
        const advice::Row& row = board_->rows[i];
        RowView::Content content;
        content.name = rowName(row);
        content.reason = rowReason(row, *board_, teller_);
        content.meaning = rowMeaning(row, teller_);
        content.told = rowTold(row, *board_, teller_);
        const std::array<Side, 2> sides{us, other(us)};
        for (std::size_t side = 0; side < 2; ++side) {
            const int held = row.held[sides[side]], most = row.most[sides[side]];
            content.points[side] = held > 0   ? QString::number(held)
                                   : most > 0 ? QString::number(most)
                                              : QStringLiteral("–");
            content.held[side] = held > 0;
        }
        content.weak = row.isBroken();
        content.cards = row.all;
        rows_[i]->setLook(look_);
        rows_[i]->setContent(content);
        rows_[i]->show();
    }
    for (std::size_t i = usedRows_; i < rows_.size(); ++i)
        rows_[i]->hide();
}

void BoardPanel::tellSwitches() {
    for (int i = 0; i < kBesides; ++i)
        switches_[static_cast<std::size_t>(i)]->setLines(
            board_ ? besideLines(static_cast<Beside>(i), *board_, teller_) : QStringList());
}

// ---- How it looks ----

void BoardPanel::setMetrics(const look::Metrics& m) {
    look_.metrics = m;
    dress();
}

void BoardPanel::setDark(bool dark) {
    look_.dark = dark;
    dress();
}

void BoardPanel::dress() {
    const look::PanelColours& c = look::panelColours(look_.dark);
    QPalette colours = palette();
    for (const auto role : {QPalette::Window, QPalette::Base})
        colours.setColor(role, QColor(c.ground));
    setPalette(colours);
    scroll_->setPalette(colours);
    sheet_->setPalette(colours);
    scroll_->setStyleSheet(QStringLiteral("QScrollArea { background: transparent; border: none; }") +
                           look::scrollBarStyle(look_.metrics, c.rule));
    sheet_->setAutoFillBackground(true);
    head_->setMetrics(look_.metrics);
    head_->setDark(look_.dark);
    for (ChipView* chip : chips_)
        chip->setLook(look_);
    for (RowView* row : rows_)
        row->setLook(look_);
    for (SwitchView* one : switches_)
        one->setLook(look_);
    layOut();
}

void BoardPanel::resizeEvent(QResizeEvent*) {
    layOut();
}

void BoardPanel::layRows() {
    const look::Metrics& m = look_.metrics;
    int wide = scroll_->width();
    const auto highIn = [&](int width) {
        int high = m.px(6);
        for (RowView* row : rows())
            high += row->heightIn(width);
        for (SwitchView* one : switches_)
            high += one->heightIn(width);
        return high;
    };
    if (highIn(wide) > scroll_->height())
        wide -= style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, scroll_) + m.px(4);
    int y = 0;
    for (RowView* row : rows()) {
        row->setGeometry(0, y, wide, row->heightIn(wide));
        y += row->height();
    }
    y += m.px(6);
    for (SwitchView* one : switches_) {
        one->setGeometry(0, y, wide, one->heightIn(wide));
        y += one->height();
    }
    sheet_->resize(wide, std::max(y, scroll_->height()));
}

void BoardPanel::layOut() {
    const look::Metrics& m = look_.metrics;
    const int margin = PanelHead::withText(m, 14), right = PanelHead::withText(m, 12);
    head_->setGeometry(0, 0, width(), head_->wantedHeight());
    const int inner = width() - margin - right;
    // Chips, seven to a row; the kings begin a row of their own.
    const int stepX = inner / kInARow, chipHigh = std::max(26, m.px(34)), stepY = chipHigh + m.px(3);
    int y = head_->height() + m.px(8);
    int column = 0;
    for (ChipView* chip : chips()) {
        if (column == kInARow || chip->chip().card == king(Suit::Cups)) {
            if (column > 0)
                y += stepY;
            column = 0;
        }
        chip->setGeometry(margin + column * stepX - m.px(2), y, stepX, chipHigh);
        ++column;
    }
    y += usedChips_ ? stepY : 0;
    const int line = QFontMetrics(look::sans(m, 12)).height() + m.px(3);
    key_ = QRect(margin, y + m.px(2), inner, usedChips_ ? 3 * line : 2 * line);
    y = key_.bottom() + m.px(6);
    rowsHead_ = QRect(margin, y, inner, QFontMetrics(look::sans(m, 12, QFont::DemiBold)).height() + m.px(4));
    const QFontMetrics small(look::sans(m, 12));
    const int footHigh = small
                             .boundingRect(QRect(0, 0, inner, 400), Qt::AlignLeft | Qt::TextWordWrap,
                                           board_ ? knownWords(*board_) : QString())
                             .height();
    foot_ = QRect(margin, height() - footHigh - m.px(10), inner, footHigh);
    scroll_->setVisible(board_.has_value());
    const int pad = m.px(6); // rows have room for the ring
    scroll_->setGeometry(margin - pad, rowsHead_.bottom() + 1, inner + 2 * pad,
                         foot_.top() - m.px(8) - rowsHead_.bottom());
    layRows();
    update();
}

void BoardPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = look_.metrics;
    const look::PanelColours& c = look::panelColours(look_.dark);
    const QFont small = look::sans(m, 12);
    if (!board_) {
        p.setFont(look::font(m, Type::Text));
        p.setPen(QColor(c.text2));
        p.drawText(key_.adjusted(0, 0, 0, m.px(80)), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                   tr("The board counts from the first card on."));
        return;
    }
    paintKey(p);
    p.fillRect(QRect(rowsHead_.left(), rowsHead_.top() - m.px(2), rowsHead_.width(), m.line(1)),
               QColor(c.rule));
    p.setFont(look::sans(m, 12, QFont::DemiBold));
    p.setPen(QColor(c.text2));
    p.drawText(rowsHead_, Qt::AlignLeft | Qt::AlignVCenter, tr("Versicole"));
    const int end = scroll_->x() + (rows().empty() ? scroll_->width() : rows().front()->width()) - m.px(6);
    p.drawText(
        QRect(rowsHead_.left(), rowsHead_.top(), end - m.px(50) - rowsHead_.left(), rowsHead_.height()),
        Qt::AlignRight | Qt::AlignVCenter, tr("us"));
    p.drawText(QRect(rowsHead_.left(), rowsHead_.top(), end - rowsHead_.left(), rowsHead_.height()),
               Qt::AlignRight | Qt::AlignVCenter, tr("them"));
    p.fillRect(QRect(foot_.left(), foot_.top() - m.px(5), foot_.width(), m.line(1)), QColor(c.rule));
    p.setFont(small);
    p.drawText(foot_, Qt::AlignLeft | Qt::TextWordWrap, knownWords(*board_));
}

// What each sort of chip is, with its points: two columns, three lines.
void BoardPanel::paintKey(QPainter& p) const {
    const look::Metrics& m = look_.metrics;
    const look::PanelColours& c = look::panelColours(look_.dark);
    const int line = key_.height() / 3, half = key_.width() / 2;
    for (std::size_t i = 0; i < kKey.size(); ++i) {
        const QRect cell(key_.left() + int(i % 2) * (half + m.px(6)), key_.top() + int(i / 2) * line,
                         half - m.px(6), line);
        const QRectF chip(cell.left(), cell.center().y() - m.px(8) + 0.5, m.px(13), m.px(16));
        drawChip(p, chip, kKey[i], look_);
        p.setFont(look::sans(m, 12, QFont::DemiBold));
        p.setPen(QColor(c.text));
        p.drawText(cell, Qt::AlignRight | Qt::AlignVCenter, QString::number(board_->pointsIn(kKey[i])));
        const QString name = kKey[i] == Place::Mine    ? tr("mine")
                             : kKey[i] == Place::Table ? tr("table")
                                                       : placeWords(kKey[i]);
        p.setFont(look::sans(m, 12));
        p.drawText(cell.adjusted(m.px(20), 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, name);
    }
}

// ---- Keys: arrows walk chips, then versicole, then switches. ----

std::vector<QWidget*> BoardPanel::stops() const {
    std::vector<QWidget*> all;
    for (ChipView* chip : chips())
        all.push_back(chip);
    for (RowView* row : rows())
        all.push_back(row);
    all.insert(all.end(), switches_.begin(), switches_.end());
    return all;
}

void BoardPanel::walk(int by) {
    const auto all = stops();
    const auto here = std::ranges::find_if(all, [](const QWidget* one) { return one->hasFocus(); });
    const int last = static_cast<int>(all.size()) - 1;
    const int to = here == all.end() ? 0 : std::clamp(static_cast<int>(here - all.begin()) + by, 0, last);
    QWidget* stop = all[static_cast<std::size_t>(to)];
    stop->setFocus(Qt::TabFocusReason);
    if (stop->parentWidget() == sheet_)
        scroll_->ensureWidgetVisible(stop, 0, 0);
}

// Up and down go by a row of chips, and from there on one at a time.
void BoardPanel::walkLine(int by) {
    const auto all = chips();
    const auto here = std::ranges::find_if(all, [](const ChipView* one) { return one->hasFocus(); });
    if (here == all.end()) {
        walk(by);
        return;
    }
    const int at = static_cast<int>(here - all.begin());
    const int to = at + by * kInARow;
    const int last = static_cast<int>(all.size()) - 1;
    walk(to < 0 ? 0 : to > last ? last + 1 - at : by * kInARow);
}

void BoardPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        emit closed();
        return;
    case Qt::Key_Left:
        return walk(-1);
    case Qt::Key_Right:
        return walk(1);
    case Qt::Key_Up:
        return walkLine(-1);
    case Qt::Key_Down:
        return walkLine(1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardPanel::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        walk(0);
}

} // namespace coach

#include "moc_board_panel.cpp"
