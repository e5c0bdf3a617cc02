#include "desktop/sheet/hand_list.h"

#include "desktop/sheet/hand_words.h"

#include <QAbstractListModel>
#include <QKeyEvent>
#include <QListView>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace sheet {

using namespace minchiate;
using namespace scoresheet;
using Kind = SheetRow::Kind;

class HandList::Rows : public QAbstractListModel {
public:
    explicit Rows(HandList& list) : QAbstractListModel(&list), m_list(list) {}

    void set(std::vector<SheetRow> rows) {
        beginResetModel();
        m_list.m_seen.rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<SheetRow>& all() const { return m_list.m_seen.rows; }
    [[nodiscard]] const SheetRow& at(const QModelIndex& index) const {
        return all()[static_cast<std::size_t>(index.row())];
    }
    [[nodiscard]] QModelIndex find(int hand) const {
        const auto found = std::ranges::find_if(
            all(), [&](const SheetRow& row) { return row.kind != Kind::round && row.hand == hand; });
        return found == all().end() ? QModelIndex() : index(static_cast<int>(found - all().begin()));
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(all().size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return told(*m_list.m_seen.sheet, *m_list.m_seen.account, at(index), m_list.m_seen.open);
        if (role == Qt::ToolTipRole && at(index).kind == Kind::hand)
            return noteWords(*m_list.m_seen.sheet, at(index).hand);
        return {};
    }

private:
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
            m_list.m_rows->at(index).hand != m_list.m_seen.open)
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

HandList::HandList(look::Deck& deck, QWidget* parent)
    : QWidget(parent), m_rows(new Rows(*this)), m_view(new View(*this)), m_clip(new QWidget(this)),
      m_panel(new OpenHand(deck, m_clip)) {
    m_view->setModel(m_rows);
    m_view->setItemDelegate(new HandDrawer(m_seen, *m_view));
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
    connect(m_panel, &OpenHand::watchAsked, this, [this] { emit watchAsked(m_seen.open); });
    connect(m_panel, &OpenHand::changeAsked, this, [this] { emit changeAsked(m_seen.open); });
}

HandList::~HandList() = default;

void HandList::setSheet(const Sheet& sheet, const Account& account, OpenHand::Change change) {
    m_seen.sheet = &sheet;
    m_seen.account = &account;
    m_change = change;
    if (m_seen.open >= static_cast<int>(sheet.entries.size()))
        m_seen.open = -1;
    refill();
}

void HandList::setMetrics(const look::Metrics& m) {
    m_seen.metrics = m;
    m_view->setGeometry(rect());
    m_panel->resize(lineWidth(), m_panel->height());
    m_panel->setMetrics(m);
    m_seen.openHigh = m_panel->wantedHeight();
    m_view->doItemsLayout();
    placePanel();
}

void HandList::setFolding(bool folding) {
    if (folding == m_folding)
        return;
    m_folding = folding;
    if (m_seen.sheet)
        refill();
}

void HandList::refill() {
    const int hand = selected(), scrolled = m_view->verticalScrollBar()->value();
    std::set<int> folded;
    if (m_folding && m_seen.open >= 0)
        for (int round = 0; round * kHandsInRound < handsOn(*m_seen.sheet).value_or(0); ++round)
            if (round != m_seen.open / kHandsInRound && !m_unfolded.contains(round))
                folded.insert(round);
    m_rows->set(rowsOf(*m_seen.sheet, *m_seen.account, folded));
    m_panel->resize(lineWidth(), m_panel->height()); // its height follows its width
    if (m_seen.open >= 0)
        m_panel->setContent(openContentOf(*m_seen.sheet, *m_seen.account, m_seen.open),
                            std::holds_alternative<KeptHand>(
                                m_seen.sheet->entries[static_cast<std::size_t>(m_seen.open)].hand)
                                ? m_change
                                : OpenHand::Change::never);
    if (const QModelIndex index = m_rows->find(hand); index.isValid())
        m_view->setCurrentIndex(index);
    m_seen.openHigh = m_panel->wantedHeight();
    m_view->doItemsLayout();
    m_view->verticalScrollBar()->setValue(scrolled);
    placePanel();
}

void HandList::press(const SheetRow& row) {
    if (row.kind == Kind::hand) {
        open(row.hand == m_seen.open ? -1 : row.hand);
    } else if (row.kind == Kind::round && row.folded) {
        m_unfolded.insert(row.hand / kHandsInRound);
        refill();
        emit opened(m_seen.open);
    }
}

void HandList::open(int hand) {
    if (hand == m_seen.open)
        return;
    m_seen.open = hand;
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
    r.setHeight(heightOf(m_seen, {Kind::toCome, hand}));
    return r.translated(m_view->viewport()->mapTo(this, QPoint()));
}

int HandList::wholeHeight() const {
    int high = 0;
    for (const SheetRow& row : rows())
        high += heightOf(m_seen, row);
    return high;
}

int HandList::unfoldedHeight() const {
    int high = m_panel->wantedHeight();
    for (const SheetRow& row : rowsOf(*m_seen.sheet, *m_seen.account, {}))
        high += heightOf(m_seen, {row.kind == Kind::round ? Kind::round : Kind::toCome, row.hand});
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
    m_seen.openHigh = m_panel->wantedHeight();
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
    const QModelIndex index = m_seen.open < 0 ? QModelIndex() : m_rows->find(m_seen.open);
    if (!index.isValid()) {
        m_clip->hide();
        return;
    }
    QRect whole = m_view->visualRect(index).translated(m_view->viewport()->mapTo(this, QPoint()));
    whole.setTop(whole.top() + heightOf(m_seen, {Kind::toCome, m_seen.open}));
    whole.setBottom(whole.bottom() - m_seen.metrics.line(1));
    const QRect seen = whole.intersected(rect());
    m_clip->setGeometry(seen);
    m_panel->setGeometry(QRect(whole.topLeft() - seen.topLeft(), whole.size()));
    m_clip->setVisible(!seen.isEmpty());
    m_clip->raise();
}

} // namespace sheet
