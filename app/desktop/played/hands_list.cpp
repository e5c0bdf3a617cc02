#include "desktop/played/hands_list.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/paper/paper_table.h"
#include "desktop/played/played_words.h"
#include "desktop/played/row_drawing.h"

#include <QAbstractListModel>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace played {

namespace colour = look::colour;
using look::Type;

namespace {

constexpr std::array kOrders{Order::When, Order::With, Order::Picture, Order::Resti, Order::Cost};

} // namespace

// ---- The rows ----

class HandsList::Rows : public QAbstractListModel {
public:
    explicit Rows(HandsList& list) : QAbstractListModel(&list), list_(list) {}

    void set(std::vector<HandRow> rows) {
        beginResetModel();
        list_.rows_ = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(list_.rows_.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const HandRow& row = list_.rows_[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
            return row.told;
        if (role == Qt::ToolTipRole && row.hand)
            return slipWords((*list_.hands_)[*row.hand]);
        return {};
    }

private:
    HandsList& list_;
};

class HandsList::View : public QListView {
public:
    explicit View(HandsList& list) : QListView(&list), list_(list) {}

    void keyboardSearch(const QString&) override {} // letters are the page's

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && currentIndex().isValid())
            emit list_.opened();
        else if (event->key() == Qt::Key_Escape || event->matches(QKeySequence::Copy) ||
                 (!event->text().isEmpty() && event->text().at(0).isPrint()))
            event->ignore();
        else
            QListView::keyPressEvent(event);
    }
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
        QListView::currentChanged(current, previous);
        viewport()->update();
        emit list_.chosen();
    }
    void scrollContentsBy(int dx, int dy) override {
        QListView::scrollContentsBy(dx, dy);
        emit list_.scrolled();
    }
    void paintEvent(QPaintEvent* event) override {
        QListView::paintEvent(event);
        if (!list_.rows_.empty() || list_.empty_.isEmpty())
            return;
        QPainter p(viewport());
        p.setFont(look::font(list_.metrics_, Type::Sheet));
        p.setPen(QColor(colour::ink2));
        p.drawText(viewport()->rect().adjusted(0, list_.metrics_.px(40), 0, 0),
                   Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, list_.empty_);
    }

private:
    HandsList& list_;
};

class HandsList::Drawer : public QStyledItemDelegate {
public:
    explicit Drawer(HandsList& list) : QStyledItemDelegate(&list), list_(list) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const bool heading = list_.rows_[static_cast<std::size_t>(index.row())].isHeading();
        return {10, heading ? headingHigh(list_.metrics_) : rowHigh(list_.metrics_)};
    }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const HandRow& row = list_.rows_[static_cast<std::size_t>(index.row())];
        drawRow(*p, {list_.metrics_, list_.deck_, list_.devicePixelRatioF(), list_.feature_},
                {row, row.hand ? &(*list_.hands_)[*row.hand] : nullptr, option.rect,
                 index == list_.view_->currentIndex(), list_.view_->hasFocus(),
                 list_.marked_ == row.hand || option.state & QStyle::State_MouseOver});
    }

private:
    HandsList& list_;
};

// ---- The list ----

HandsList::HandsList(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), model_(new Rows(*this)), view_(new View(*this)) {
    for (Order order : kOrders) {
        auto*& head = heads_[static_cast<std::size_t>(order)];
        head = new HeadButton(this);
        head->setProperty("right", order == Order::Resti || order == Order::Cost);
        connect(head, &QPushButton::clicked, this, [this, order] { emit orderAsked(order); });
    }
    view_->setModel(model_);
    view_->setItemDelegate(new Drawer(*this));
    view_->setFrameShape(QFrame::NoFrame);
    view_->setSelectionMode(QAbstractItemView::NoSelection);
    view_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view_->setTabKeyNavigation(false);
    view_->setMouseTracking(true);
    view_->viewport()->setAttribute(Qt::WA_Hover);
    view_->setAccessibleName(tr("Hands played"));
    view_->setStyleSheet(paper::paperListStyle());
    view_->setAcceptDrops(false); // files are the page's
    setFocusProxy(view_);
    connect(view_, &QListView::doubleClicked, this, &HandsList::opened);
    connect(&deck_, &look::Deck::ready, view_->viewport(), qOverload<>(&QWidget::update));
}

HandsList::~HandsList() = default;

QListView* HandsList::view() const {
    return view_;
}

void HandsList::setHands(const std::vector<ListedHand>* hands, std::vector<HandRow> rows, Feature feature,
                         Order order) {
    const HandRow* before = chosenRow();
    const QString file = before ? before->file : QString();
    const int number = before ? before->number : -1;
    feature_ = feature;
    hands_ = hands;
    marked_.reset();
    model_->set(std::move(rows));
    for (Order one : kOrders) {
        HeadButton* button = head(one);
        button->setText(orderName(one, feature));
        button->setSorted(one == order);
    }
    // The row that was chosen, or else the first hand.
    const auto same = std::ranges::find_if(
        rows_, [&](const HandRow& row) { return row.hand && row.file == file && row.number == number; });
    const auto first = std::ranges::find_if(rows_, [](const HandRow& row) { return row.hand.has_value(); });
    const auto chosenNow = same != rows_.end() ? same : first;
    if (chosenNow != rows_.end()) {
        view_->setCurrentIndex(model_->index(static_cast<int>(chosenNow - rows_.begin())));
        if (chosenNow == first)
            view_->scrollToTop();
    }
    layOut();
    emit chosen();
}

void HandsList::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (HeadButton* head : heads_)
        head->setMetrics(m);
    layOut();
    view_->doItemsLayout();
}

void HandsList::setEmptyWords(const QString& words) {
    empty_ = words;
    view_->setAccessibleDescription(rows_.empty() ? words : QString());
    view_->viewport()->update();
}

const HandRow* HandsList::chosenRow() const {
    const QModelIndex index = view_->currentIndex();
    return index.isValid() && index.row() < static_cast<int>(rows_.size())
               ? &rows_[static_cast<std::size_t>(index.row())]
               : nullptr;
}

void HandsList::choose(std::size_t hand) {
    const auto row = std::ranges::find_if(rows_, [&](const HandRow& one) { return one.hand == hand; });
    if (row == rows_.end())
        return;
    view_->setCurrentIndex(model_->index(static_cast<int>(row - rows_.begin())));
}

void HandsList::mark(std::optional<std::size_t> hand) {
    marked_ = hand;
    view_->viewport()->update();
}

HandsList::Below HandsList::below() const {
    Below below;
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].hand &&
            rowRect(static_cast<int>(i)).top() >= view_->viewport()->height() - rowHigh(metrics_) / 2) {
            ++below.hands;
            below.last = rows_[i].hand;
        }
    return below;
}

QRect HandsList::rowRect(int row) const {
    return view_->visualRect(model_->index(row));
}

void HandsList::layOut() {
    const int high = std::max(metrics_.px(22), QFontMetrics(look::sans(metrics_, 12)).height());
    view_->setGeometry(0, high + metrics_.line(1), width(), height() - high - metrics_.line(1));
    const QScrollBar* bar = view_->verticalScrollBar();
    const int wide = width() - (bar->maximum() > 0 ? bar->sizeHint().width() : 0);
    const RowColumns at = columnsOf(QRect(0, 0, wide, high), metrics_);
    const auto word = [&](Order order) { return head(order)->wideAs(head(order)->text()); };
    head(Order::When)->setGeometry(at.when.left(), 0, word(Order::When), high);
    head(Order::With)->setGeometry(at.with.left(), 0, word(Order::With), high);
    head(Order::Picture)->setGeometry(at.picture.left(), 0, word(Order::Picture), high);
    head(Order::Resti)->setGeometry(at.resti.right() - word(Order::Resti), 0, word(Order::Resti), high);
    const int room = at.cost.right() - at.resti.right() - metrics_.px(6);
    if (word(Order::Cost) > room)
        head(Order::Cost)->setText(tr("cost"));
    head(Order::Cost)
        ->setGeometry(at.cost.right() - std::min(word(Order::Cost), room), 0,
                      std::min(word(Order::Cost), room), high);
}

} // namespace played

#include "moc_hands_list.cpp"
