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
    explicit Rows(HandList& list) : QAbstractListModel(&list), list_(list) {}

    void set(std::vector<SheetRow> rows) {
        beginResetModel();
        list_.seen_.rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<SheetRow>& all() const { return list_.seen_.rows; }
    [[nodiscard]] const SheetRow& at(const QModelIndex& index) const {
        return all()[static_cast<std::size_t>(index.row())];
    }
    [[nodiscard]] QModelIndex find(int hand) const {
        const auto found = std::ranges::find_if(
            all(), [&](const SheetRow& row) { return row.kind != Kind::Round && row.hand == hand; });
        return found == all().end() ? QModelIndex() : index(static_cast<int>(found - all().begin()));
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(all().size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return told(*list_.seen_.sheet, *list_.seen_.account, at(index), list_.seen_.open);
        if (role == Qt::ToolTipRole && at(index).kind == Kind::Hand)
            return noteWords(*list_.seen_.sheet, at(index).hand);
        return {};
    }

private:
    HandList& list_;
};

class HandList::View : public QListView {
public:
    explicit View(HandList& list) : QListView(&list), list_(list) {}

    void keyboardSearch(const QString&) override {} // letters are the page's

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void scrollContentsBy(int dx, int dy) override {
        QListView::scrollContentsBy(dx, dy);
        list_.placePanel();
    }
    void updateGeometries() override {
        QListView::updateGeometries();
        list_.placePanel();
    }
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        QListView::currentChanged(current, previous);
        viewport()->update();
    }

private:
    HandList& list_;
};

void HandList::View::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    const auto opens = [&](const SheetRow& row) { return row.kind == Kind::Round || row.kind == Kind::Hand; };
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (index.isValid())
            list_.press(list_.rows_->at(index));
        return;
    case Qt::Key_Right:
        if (index.isValid() && opens(list_.rows_->at(index)) &&
            list_.rows_->at(index).hand != list_.seen_.open)
            list_.press(list_.rows_->at(index));
        return;
    case Qt::Key_Left:
        list_.open(-1);
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
    : QWidget(parent), rows_(new Rows(*this)), view_(new View(*this)), clip_(new QWidget(this)),
      panel_(new OpenHand(deck, clip_)) {
    view_->setModel(rows_);
    view_->setItemDelegate(new HandDrawer(seen_, *view_));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setSelectionMode(QAbstractItemView::NoSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setMouseTracking(true);
    view_->setTabKeyNavigation(false);
    view_->viewport()->setAttribute(Qt::WA_Hover);
    view_->setAccessibleName(tr("Hands; press one to see what it is made of"));
    view_->setStyleSheet(paper::paperListStyle());
    setFocusProxy(view_);
    clip_->hide();
    connect(view_, &QListView::clicked, this, [this](const QModelIndex& index) { press(rows_->at(index)); });
    connect(panel_, &OpenHand::reviewAsked, this, [this] { emit reviewAsked(seen_.open); });
    connect(panel_, &OpenHand::watchAsked, this, [this] { emit watchAsked(seen_.open); });
    connect(panel_, &OpenHand::changeAsked, this, [this] { emit changeAsked(seen_.open); });
}

HandList::~HandList() = default;

void HandList::setSheet(const Sheet& sheet, const Account& account, OpenHand::Change change) {
    seen_.sheet = &sheet;
    seen_.account = &account;
    change_ = change;
    if (seen_.open >= static_cast<int>(sheet.entries.size()))
        seen_.open = -1;
    refill();
}

void HandList::setMetrics(const look::Metrics& m) {
    seen_.metrics = m;
    view_->setGeometry(rect());
    panel_->resize(lineWidth(), panel_->height());
    panel_->setMetrics(m);
    seen_.openHigh = panel_->wantedHeight();
    view_->doItemsLayout();
    placePanel();
}

void HandList::setFolding(bool folding) {
    if (folding == folding_)
        return;
    folding_ = folding;
    if (seen_.sheet)
        refill();
}

void HandList::refill() {
    const int hand = selected(), scrolled = view_->verticalScrollBar()->value();
    std::set<int> folded;
    if (folding_ && seen_.open >= 0)
        for (int round = 0; round * kHandsInRound < handsOn(*seen_.sheet).value_or(0); ++round)
            if (round != seen_.open / kHandsInRound && !unfolded_.contains(round))
                folded.insert(round);
    rows_->set(rowsOf(*seen_.sheet, *seen_.account, folded));
    panel_->resize(lineWidth(), panel_->height()); // its height follows its width
    if (seen_.open >= 0)
        panel_->setContent(
            openContentOf(*seen_.sheet, *seen_.account, seen_.open),
            std::holds_alternative<KeptHand>(seen_.sheet->entries[static_cast<std::size_t>(seen_.open)].hand)
                ? change_
                : OpenHand::Change::Never);
    if (const QModelIndex index = rows_->find(hand); index.isValid())
        view_->setCurrentIndex(index);
    seen_.openHigh = panel_->wantedHeight();
    view_->doItemsLayout();
    view_->verticalScrollBar()->setValue(scrolled);
    placePanel();
}

void HandList::press(const SheetRow& row) {
    if (row.kind == Kind::Hand) {
        open(row.hand == seen_.open ? -1 : row.hand);
    } else if (row.kind == Kind::Round && row.folded) {
        unfolded_.insert(row.hand / kHandsInRound);
        refill();
        emit opened(seen_.open);
    }
}

void HandList::open(int hand) {
    if (hand == seen_.open)
        return;
    seen_.open = hand;
    unfolded_.clear();
    const bool within = clip_->isAncestorOf(focusWidget());
    refill();
    if (hand >= 0)
        select(hand);
    if (within)
        view_->setFocus();
    emit opened(hand);
    // After the page has given the list its room.
    if (const QModelIndex index = rows_->find(hand); index.isValid())
        view_->scrollTo(index);
}

void HandList::select(int hand) {
    const QModelIndex index = rows_->find(hand);
    if (!index.isValid())
        return;
    view_->setCurrentIndex(index);
    view_->scrollTo(index);
}

int HandList::selected() const {
    const QModelIndex index = view_->currentIndex();
    return index.isValid() && rows_->at(index).kind != Kind::Round ? rows_->at(index).hand : -1;
}

const std::vector<SheetRow>& HandList::rows() const {
    return rows_->all();
}

QRect HandList::lineOf(int hand) const {
    QRect r = view_->visualRect(rows_->find(hand));
    r.setHeight(heightOf(seen_, {Kind::ToCome, hand}));
    return r.translated(view_->viewport()->mapTo(this, QPoint()));
}

int HandList::wholeHeight() const {
    int high = 0;
    for (const SheetRow& row : rows())
        high += heightOf(seen_, row);
    return high;
}

int HandList::unfoldedHeight() const {
    int high = panel_->wantedHeight();
    for (const SheetRow& row : rowsOf(*seen_.sheet, *seen_.account, {}))
        high += heightOf(seen_, {row.kind == Kind::Round ? Kind::Round : Kind::ToCome, row.hand});
    return high;
}

QAbstractItemView* HandList::view() const {
    return view_;
}

int HandList::lineWidth() const {
    const QScrollBar* bar = view_->verticalScrollBar();
    return width() - (bar->maximum() > 0 ? bar->sizeHint().width() : 0);
}

void HandList::resizeEvent(QResizeEvent*) {
    view_->setGeometry(rect());
    seen_.openHigh = panel_->wantedHeight();
    view_->doItemsLayout();
    placePanel();
}

void HandList::wheelEvent(QWheelEvent* event) {
    QScrollBar* bar = view_->verticalScrollBar();
    bar->setValue(bar->value() - event->angleDelta().y() / 2);
}

// The open hand lies over the room that its line keeps for it, as far as that is in sight. It is no child of
// the list's own, since a list shows those who listen its lines alone.
void HandList::placePanel() {
    const QModelIndex index = seen_.open < 0 ? QModelIndex() : rows_->find(seen_.open);
    if (!index.isValid()) {
        clip_->hide();
        return;
    }
    QRect whole = view_->visualRect(index).translated(view_->viewport()->mapTo(this, QPoint()));
    whole.setTop(whole.top() + heightOf(seen_, {Kind::ToCome, seen_.open}));
    whole.setBottom(whole.bottom() - seen_.metrics.line(1));
    const QRect seen = whole.intersected(rect());
    clip_->setGeometry(seen);
    panel_->setGeometry(QRect(whole.topLeft() - seen.topLeft(), whole.size()));
    clip_->setVisible(!seen.isEmpty());
    clip_->raise();
}

} // namespace sheet

#include "moc_hand_list.cpp"
