#include "sheet/hand_list.h"

#include "look/marks.h"
#include "look/palette.h"
#include "look/type.h"
#include "sheet/hand_words.h"

#include <QAbstractListModel>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QWheelEvent>

#include <algorithm>

namespace sheet {

using namespace minchiate;
using namespace scoresheet;
using look::Type;
namespace colour = look::colour;
using Kind = SheetRow::Kind;

class HandList::Rows : public QAbstractListModel {
public:
    explicit Rows(HandList& list) : QAbstractListModel(&list), m_list(list) {}

    void set(std::vector<SheetRow> rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<SheetRow>& all() const { return m_rows; }
    [[nodiscard]] const SheetRow& at(const QModelIndex& index) const {
        return m_rows[static_cast<std::size_t>(index.row())];
    }
    [[nodiscard]] QModelIndex find(int hand) const {
        const auto found = std::ranges::find_if(
            m_rows, [&](const SheetRow& row) { return row.kind != Kind::round && row.hand == hand; });
        return found == m_rows.end() ? QModelIndex() : index(static_cast<int>(found - m_rows.begin()));
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return told(*m_list.m_sheet, *m_list.m_account, at(index), m_list.m_open);
        if (role == Qt::ToolTipRole && at(index).kind == Kind::hand)
            return noteWords(*m_list.m_sheet, at(index).hand);
        return {};
    }

private:
    HandList& m_list;
    std::vector<SheetRow> m_rows;
};

class HandList::Drawer : public QStyledItemDelegate {
public:
    explicit Drawer(HandList& list) : QStyledItemDelegate(&list), m_list(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return {10, m_list.heightOf(m_list.m_rows->at(index))};
    }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawRound(QPainter& p, const SheetRow& row, const QRect& r, const SheetColumns& columns) const;
    void drawGround(QPainter& p, const SheetRow& row, const QRect& r, QStyle::State state) const;
    void drawLine(QPainter& p, const SheetRow& row, const QRect& line, const SheetColumns& columns) const;
    void drawResti(QPainter& p, const Accounts& resti, const QRect& line, const SheetColumns& columns) const;
    void drawArrow(QPainter& p, const QRect& at, double turned) const;
    void write(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font,
               QRgb ink) const;
    [[nodiscard]] QFont font(Type type, QFont::Weight weight) const;

    HandList& m_list;
};

class HandList::View : public QListView {
public:
    explicit View(HandList& list) : QListView(&list), m_list(list) {}

    void keyboardSearch(const QString&) override {} // letters are the page's

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override {
        QListView::scrollContentsBy(dx, dy);
        m_list.placePanel();
    }
    void updateGeometries() override {
        QListView::updateGeometries();
        m_list.placePanel();
    }
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        QListView::currentChanged(current, previous);
        viewport()->update();
    }

private:
    HandList& m_list;
};

void HandList::View::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    const auto opens = [&](const SheetRow& row) { return row.kind == Kind::round || row.kind == Kind::hand; };
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (index.isValid())
            m_list.press(m_list.m_rows->at(index));
        return;
    case Qt::Key_Right:
        if (index.isValid() && opens(m_list.m_rows->at(index)) &&
            m_list.m_rows->at(index).hand != m_list.m_open)
            m_list.press(m_list.m_rows->at(index));
        return;
    case Qt::Key_Left:
        m_list.open(-1);
        return;
    default:
        break;
    }
    if (event->key() == Qt::Key_Escape || (!event->text().isEmpty() && event->text().at(0).isPrint()))
        event->ignore();
    else
        QListView::keyPressEvent(event);
}

// ---- Drawing. ----

QFont HandList::Drawer::font(Type type, QFont::Weight weight) const {
    QFont f = look::font(m_list.m_metrics, type);
    if (weight != QFont::Normal)
        f.setWeight(weight);
    return f;
}

void HandList::Drawer::write(QPainter& p, const QRect& r, int align, const QString& words, const QFont& font,
                             QRgb ink) const {
    p.setFont(font);
    p.setPen(QColor(ink));
    p.drawText(r, align | Qt::TextSingleLine,
               QFontMetrics(font).elidedText(words, Qt::ElideRight, r.width()));
}

void HandList::Drawer::drawArrow(QPainter& p, const QRect& at, double turned) const {
    const double high = m_list.m_metrics.px(10);
    p.save();
    p.translate(QPointF(at.left() + high / 2, at.center().y() + 0.5));
    p.rotate(turned);
    look::drawArrow(p, QRectF(-high / 2, -high / 2, high, high),
                    QColor(turned > 0 ? colour::ink : colour::ink2));
    p.restore();
}

// Gains are bold and have their sign, losses and nothing are plain: never told by colour alone.
void HandList::Drawer::drawResti(QPainter& p, const Accounts& resti, const QRect& line,
                                 const SheetColumns& columns) const {
    const auto order = columnsOf(*m_list.m_sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const int won = resti[static_cast<std::size_t>(order[i])];
        write(p, SheetColumns::cell(columns.players[i], line), Qt::AlignCenter, signedNumber(won),
              font(Type::sheet, won > 0 ? QFont::Bold : QFont::Normal),
              won > 0 ? colour::ink : colour::inkWeak);
    }
}

void HandList::Drawer::drawRound(QPainter& p, const SheetRow& row, const QRect& r,
                                 const SheetColumns& columns) const {
    const look::Metrics& m = m_list.m_metrics;
    const QFont round = font(Type::round, QFont::Normal), small = font(Type::text, QFont::Normal);
    const int baseline = r.bottom() - m.px(6);
    int left = r.left() + rowInset(m);
    if (row.folded) {
        drawArrow(p, QRect(left, r.top(), m.px(10), r.height()), 0);
        left += m.px(16);
    }
    p.setPen(QColor(colour::ink));
    p.setFont(round);
    const QString name = roundWords(*m_list.m_sheet, row.hand);
    p.drawText(left, baseline, name);
    left += QFontMetrics(round).horizontalAdvance(name) + m.px(18);
    p.setFont(small);
    p.setPen(QColor(colour::ink2));
    const int right = row.folded ? columns.players[0].left() : r.right() - rowInset(m);
    p.drawText(
        left, baseline,
        QFontMetrics(small).elidedText(pairsWords(*m_list.m_sheet, row.hand), Qt::ElideRight, right - left));
    if (row.folded)
        drawResti(p, roundTotals(*m_list.m_account, row.hand / kHandsInRound), r, columns);
    p.fillRect(QRect(r.left() + rowInset(m), r.bottom(), r.width() - 2 * rowInset(m), m.line(1)),
               QColor(colour::paperRule));
}

void HandList::Drawer::drawGround(QPainter& p, const SheetRow& row, const QRect& r,
                                  QStyle::State state) const {
    const look::Metrics& m = m_list.m_metrics;
    const bool open = row.kind == Kind::hand && row.hand == m_list.m_open;
    if (open) {
        p.fillRect(r, QColor(colour::paperOpen));
        p.fillRect(QRect(r.left(), r.top(), m.px(4), r.height()), QColor(colour::openBar));
    } else if (row.kind == Kind::hand && (state & QStyle::State_MouseOver)) {
        p.fillRect(r.adjusted(0, 0, 0, -1), look::withAlpha(colour::paperOpen, 130));
    }
    p.fillRect(QRect(r.left() + rowInset(m), r.bottom(), r.width() - 2 * rowInset(m), m.line(1)),
               QColor(colour::paperFine));
}

void HandList::Drawer::drawLine(QPainter& p, const SheetRow& row, const QRect& line,
                                const SheetColumns& columns) const {
    const Sheet& sheet = *m_list.m_sheet;
    const bool open = row.hand == m_list.m_open;
    const bool hand = row.kind == Kind::hand;
    const QRgb ink = hand ? colour::ink : colour::ink2;
    const QFont plain = font(Type::sheet, QFont::Normal);
    const QFont name = font(Type::sheet, open ? QFont::DemiBold : QFont::Normal);
    if (hand)
        drawArrow(p, SheetColumns::cell(columns.arrow, line), open ? 90 : 0);
    write(p, SheetColumns::cell(columns.number, line), Qt::AlignRight | Qt::AlignVCenter,
          QString::number(row.hand + 1), name, ink);
    const QRect dealer = SheetColumns::cell(columns.dealer, line);
    const QString deals = dealerWords(sheet, row.hand);
    write(p, dealer, Qt::AlignLeft | Qt::AlignVCenter, deals, name, ink);
    const QString note = hand                         ? noteWords(sheet, row.hand)
                         : row.kind == Kind::notDealt ? HandList::tr("not dealt (M4.5)")
                                                      : QString();
    const int used = QFontMetrics(name).horizontalAdvance(deals) + m_list.m_metrics.px(14);
    write(p, dealer.adjusted(used, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, note,
          font(Type::text, QFont::Normal), colour::ink2);
    if (row.kind == Kind::notDealt)
        drawResti(p, costOfNotDealt(sheet, row.hand), line, columns);
    if (!hand)
        return;
    const Line& at = m_list.m_account->lines[static_cast<std::size_t>(row.hand)];
    const int pad = sign(firstSide(sheet, row.hand)) * at.account.tally.net();
    write(p, SheetColumns::cell(columns.pad, line), Qt::AlignRight | Qt::AlignVCenter,
          pad == 0 ? HandList::tr("even") : signedNumber(pad), plain, ink);
    write(p, SheetColumns::cell(columns.count, line), Qt::AlignCenter,
          countWords(sheet, row.hand, at.account),
          font(Type::sheet, at.account.over ? QFont::Normal : QFont::DemiBold), ink);
    const auto* played = std::get_if<PlayedHand>(&sheet.entries[static_cast<std::size_t>(row.hand)].hand);
    if (played && played->unscored)
        for (const QRect& column : columns.players)
            write(p, SheetColumns::cell(column, line), Qt::AlignCenter, QStringLiteral("\u2013"), plain,
                  colour::inkWeak);
    else if (at.account.over)
        drawResti(p, at.paid, line, columns);
}

void HandList::Drawer::paint(QPainter* p, const QStyleOptionViewItem& option,
                             const QModelIndex& index) const {
    const SheetRow& row = m_list.m_rows->at(index);
    const look::Metrics& m = m_list.m_metrics;
    const QRect& r = option.rect;
    const SheetColumns columns = sheetColumns(r.left(), r.width(), m);
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    QRect line = r;
    if (row.kind == Kind::round) {
        drawRound(*p, row, r, columns);
    } else {
        line.setHeight(m_list.heightOf({Kind::toCome, row.hand}));
        drawGround(*p, row, r, option.state);
        drawLine(*p, row, line, columns);
    }
    if (m_list.m_view->hasFocus() && index == m_list.m_view->currentIndex()) {
        p->setBrush(Qt::NoBrush);
        p->setPen(QPen(QColor(colour::ink), m.line(2)));
        const double in = m.line(2);
        p->drawRoundedRect(QRectF(line).adjusted(in, in - 1, -in, -in + 1), m.px(3), m.px(3));
    }
    p->restore();
}

// ---- The list. ----

HandList::HandList(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_metrics(look::metricsForTable(QSize(1280, 776))), m_rows(new Rows(*this)),
      m_view(new View(*this)), m_clip(new QWidget(this)), m_panel(new OpenHand(deck, m_clip)) {
    m_view->setModel(m_rows);
    m_view->setItemDelegate(new Drawer(*this));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setTabKeyNavigation(false);
    m_view->viewport()->setAttribute(Qt::WA_Hover);
    m_view->setAccessibleName(tr("Hands; press one to see what it is made of"));
    m_view->setStyleSheet(paperListStyle());
    setFocusProxy(m_view);
    m_clip->hide();
    connect(m_view, &QListView::clicked, this,
            [this](const QModelIndex& index) { press(m_rows->at(index)); });
    connect(m_panel, &OpenHand::watchAsked, this, [this] { emit watchAsked(m_open); });
    connect(m_panel, &OpenHand::changeAsked, this, [this] { emit changeAsked(m_open); });
}

HandList::~HandList() = default;

void HandList::setSheet(const Sheet& sheet, const Account& account, OpenHand::Change change) {
    m_sheet = &sheet;
    m_account = &account;
    m_change = change;
    if (m_open >= static_cast<int>(sheet.entries.size()))
        m_open = -1;
    refill();
}

void HandList::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    m_view->setGeometry(rect());
    m_panel->resize(lineWidth(), m_panel->height());
    m_panel->setMetrics(m);
    m_view->doItemsLayout();
    placePanel();
}

void HandList::setFolding(bool folding) {
    if (folding == m_folding)
        return;
    m_folding = folding;
    if (m_sheet)
        refill();
}

void HandList::refill() {
    const int hand = selected(), scrolled = m_view->verticalScrollBar()->value();
    std::set<int> folded;
    if (m_folding && m_open >= 0)
        for (int round = 0; round * kHandsInRound < handsOn(*m_sheet).value_or(0); ++round)
            if (round != m_open / kHandsInRound && !m_unfolded.contains(round))
                folded.insert(round);
    m_rows->set(rowsOf(*m_sheet, *m_account, folded));
    m_panel->resize(lineWidth(), m_panel->height()); // its height follows its width
    if (m_open >= 0)
        m_panel->setContent(
            openContentOf(*m_sheet, *m_account, m_open),
            std::holds_alternative<KeptHand>(m_sheet->entries[static_cast<std::size_t>(m_open)].hand)
                ? m_change
                : OpenHand::Change::never);
    if (const QModelIndex index = m_rows->find(hand); index.isValid())
        m_view->setCurrentIndex(index);
    m_view->doItemsLayout();
    m_view->verticalScrollBar()->setValue(scrolled);
    placePanel();
}

void HandList::press(const SheetRow& row) {
    if (row.kind == Kind::hand) {
        open(row.hand == m_open ? -1 : row.hand);
    } else if (row.kind == Kind::round && row.folded) {
        m_unfolded.insert(row.hand / kHandsInRound);
        refill();
        emit opened(m_open);
    }
}

void HandList::open(int hand) {
    if (hand == m_open)
        return;
    m_open = hand;
    m_unfolded.clear();
    const bool within = m_clip->isAncestorOf(focusWidget());
    refill();
    if (hand >= 0)
        select(hand);
    if (within)
        m_view->setFocus();
    emit opened(hand);
    // After the page has given the list its room.
    if (const QModelIndex index = m_rows->find(hand); index.isValid())
        m_view->scrollTo(index);
}

void HandList::select(int hand) {
    const QModelIndex index = m_rows->find(hand);
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index);
}

int HandList::selected() const {
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() && m_rows->at(index).kind != Kind::round ? m_rows->at(index).hand : -1;
}

const std::vector<SheetRow>& HandList::rows() const {
    return m_rows->all();
}

QRect HandList::lineOf(int hand) const {
    QRect r = m_view->visualRect(m_rows->find(hand));
    r.setHeight(heightOf({Kind::toCome, hand}));
    return r.translated(m_view->viewport()->mapTo(this, QPoint()));
}

int HandList::heightOf(const SheetRow& row) const {
    const look::Metrics& m = m_metrics;
    const auto high = [&](Type type) { return QFontMetrics(look::font(m, type)).height(); };
    if (row.kind == Kind::round)
        return std::max(m.px(row.hand == 0 ? 28 : 26), high(Type::round) + 3);
    const int line = std::max(m.px(21), high(Type::sheet) + 2);
    return row.kind == Kind::hand && row.hand == m_open ? line + m_panel->wantedHeight() : line;
}

int HandList::wholeHeight() const {
    int high = 0;
    for (const SheetRow& row : rows())
        high += heightOf(row);
    return high;
}

int HandList::unfoldedHeight() const {
    int high = m_panel->wantedHeight();
    for (const SheetRow& row : rowsOf(*m_sheet, *m_account, {}))
        high += heightOf({row.kind == Kind::round ? Kind::round : Kind::toCome, row.hand});
    return high;
}

QAbstractItemView* HandList::view() const {
    return m_view;
}

int HandList::lineWidth() const {
    const QScrollBar* bar = m_view->verticalScrollBar();
    return width() - (bar->maximum() > 0 ? bar->sizeHint().width() : 0);
}

void HandList::resizeEvent(QResizeEvent*) {
    m_view->setGeometry(rect());
    m_view->doItemsLayout();
    placePanel();
}

void HandList::wheelEvent(QWheelEvent* event) {
    QScrollBar* bar = m_view->verticalScrollBar();
    bar->setValue(bar->value() - event->angleDelta().y() / 2);
}

// The open hand lies over the room that its line keeps for it, as far as that is in sight. It is no child of
// the list's own, since a list shows those who listen its lines alone.
void HandList::placePanel() {
    const QModelIndex index = m_open < 0 ? QModelIndex() : m_rows->find(m_open);
    if (!index.isValid()) {
        m_clip->hide();
        return;
    }
    QRect whole = m_view->visualRect(index).translated(m_view->viewport()->mapTo(this, QPoint()));
    whole.setTop(whole.top() + heightOf({Kind::toCome, m_open}));
    whole.setBottom(whole.bottom() - m_metrics.line(1));
    const QRect seen = whole.intersected(rect());
    m_clip->setGeometry(seen);
    m_panel->setGeometry(QRect(whole.topLeft() - seen.topLeft(), whole.size()));
    m_clip->setVisible(!seen.isEmpty());
    m_clip->raise();
}

} // namespace sheet
