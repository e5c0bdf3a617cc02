#include "desktop/played/hands_list.h"

#include "desktop/look/heads.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "desktop/sheet/paper_table.h"

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
// At s = 1: a row, its bar, and what of its cards is seen over the rule of the row.
constexpr int kRow = 55, kInset = 10, kHeading = 32;
constexpr QSize kCard(38, 68);
constexpr int kCardTop = 7, kStep = 18, kMostWide = 150;

} // namespace

// ---- A head ----

HeadButton::HeadButton(QWidget* parent) : QPushButton(parent) {
    setFlat(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::ClickFocus);
    setAttribute(Qt::WA_Hover);
}

void HeadButton::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

void HeadButton::setSorted(bool sorted) {
    sorted_ = sorted;
    setAccessibleName(sorted ? tr("%1, the list is sorted by it").arg(text())
                             : tr("Sort by: %1").arg(text()));
    update();
}

void HeadButton::paintEvent(QPaintEvent*) {
    QPainter p(this);
    QFont font = look::sans(metrics_, 12, sorted_ ? QFont::DemiBold : QFont::Normal);
    font.setUnderline(underMouse() || hasFocus());
    p.setFont(font);
    p.setPen(QColor(sorted_ ? colour::ink : colour::ink2));
    const bool right = property("right").toBool();
    p.drawText(rect(), (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, text());
}

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
        return {10, heading ? list_.metrics_.px(kHeading) : list_.rowHigh()};
    }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void drawHeading(QPainter& p, const HandRow& row, const QRect& r) const;
    void drawHand(QPainter& p, const ListedHand& listed, const QRect& r, bool current) const;
    void drawCards(QPainter& p, const Picture& picture, const QRect& column, const QRect& r) const;
    void drawCost(QPainter& p, const ListedHand& listed, const QRect& column, bool current) const;
    // Two lines of a column, the first strong where it matters.
    void drawLines(QPainter& p, const QRect& column, const std::array<QString, 2>& lines, bool strong) const;

    HandsList& list_;
};

void HandsList::Drawer::drawHeading(QPainter& p, const HandRow& row, const QRect& r) const {
    const look::Metrics& m = list_.metrics_;
    p.setFont(look::sans(m, 13, QFont::DemiBold));
    p.setPen(QColor(colour::ink));
    const int inset = m.px(kInset + 14);
    p.drawText(r.adjusted(inset, 0, -inset, -m.px(4)), Qt::AlignLeft | Qt::AlignBottom,
               p.fontMetrics().elidedText(row.words, Qt::ElideRight, r.width() - 2 * inset));
}

void HandsList::Drawer::drawLines(QPainter& p, const QRect& column, const std::array<QString, 2>& lines,
                                  bool strong) const {
    const look::Metrics& m = list_.metrics_;
    const QFont first = look::sans(m, 13, strong ? QFont::DemiBold : QFont::Normal),
                second = look::sans(m, 12);
    const int high = QFontMetrics(first).height();
    const int top = column.center().y() - high;
    p.setFont(first);
    p.setPen(QColor(colour::ink));
    p.drawText(QRect(column.left(), top, column.width(), high), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(first).elidedText(lines[0], Qt::ElideRight, column.width()));
    p.setFont(second);
    p.setPen(QColor(colour::ink2));
    p.drawText(QRect(column.left(), top + high, column.width(), high), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(second).elidedText(lines[1], Qt::ElideRight, column.width()));
}

void HandsList::Drawer::drawCards(QPainter& p, const Picture& picture, const QRect& column,
                                  const QRect& r) const {
    const look::Metrics& m = list_.metrics_;
    const QSize card(m.px(kCard.width()), m.px(kCard.height()));
    const auto n = static_cast<int>(picture.cards.size());
    const int step = n < 2 ? 0 : std::min(m.px(kStep), m.px(kMostWide) / (n - 1));
    p.save();
    p.setClipRect(r.adjusted(0, 0, 0, -m.line(1)), Qt::IntersectClip);
    for (int i = 0; i < n; ++i) {
        const QString code =
            QString::fromStdString(minchiate::code(picture.cards[static_cast<std::size_t>(i)]));
        p.drawPixmap(QPoint(column.left() + i * step, r.top() + m.px(kCardTop)),
                     list_.deck_.card(code, card, list_.devicePixelRatioF(), look::Deck::Index::Large));
    }
    p.restore();
}

// A point a pixel, 60 at most; the number tells the same.
void HandsList::Drawer::drawCost(QPainter& p, const ListedHand& listed, const QRect& column,
                                 bool current) const {
    const look::Metrics& m = list_.metrics_;
    const QFont font = look::sans(m, 13);
    const int number = QFontMetrics(font).horizontalAdvance(QStringLiteral("000")) + m.px(6);
    p.setFont(font);
    p.setPen(QColor(colour::ink));
    p.drawText(column, Qt::AlignRight | Qt::AlignVCenter, costWords(listed.costs));
    if (!listed.costs)
        return;
    const int room = std::max(0, column.width() - number);
    const int wide = std::min({m.px(listed.costs->sum), m.px(60), room});
    const int high = m.px(9);
    p.fillRect(QRect(column.right() - number - wide, column.center().y() - high / 2, wide, high),
               QColor(current ? 0xff8f7a4c : colour::paperRule));
}

void HandsList::Drawer::drawHand(QPainter& p, const ListedHand& listed, const QRect& r, bool current) const {
    const look::Metrics& m = list_.metrics_;
    const Columns at = list_.columns(r);
    drawLines(p, at.when, {dayWords(listed.hand.begun.date()), whichWords(listed)}, current);
    const QSize mount(m.px(36), m.px(43));
    const QRect head(QPoint(at.with.left(), r.center().y() - mount.height() / 2), mount);
    const QRect face = look::portraitRect(head, m);
    const int partner = listed.partner();
    look::drawMount(p, head, list_.deck_.head(look::headOf(partner), face.size(), list_.devicePixelRatioF()),
                    m, false, look::isMirrored(partner, true));
    const Picture picture = pictureOf(listed, list_.feature_);
    drawCards(p, picture, at.picture, r);
    const auto n = static_cast<int>(picture.cards.size());
    const int step = n < 2 ? 0 : std::min(m.px(kStep), m.px(kMostWide) / (n - 1));
    const int used = n == 0 ? 0 : (n - 1) * step + m.px(kCard.width()) + m.px(10);
    const bool ours = picture.whose == listed.side() && !picture.cost;
    drawLines(p, at.picture.adjusted(used, 0, 0, 0), pictureWords(listed, picture, list_.feature_), ours);
    const bool won = !listed.hand.unscored && listed.resti() > 0;
    p.setFont(look::sans(m, 16, won ? QFont::Bold : QFont::Normal));
    p.setPen(QColor(colour::ink));
    p.drawText(at.resti, Qt::AlignRight | Qt::AlignVCenter, restiWords(listed));
    drawCost(p, listed, at.cost, current);
}

void HandsList::Drawer::paint(QPainter* p, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const {
    const HandRow& row = list_.rows_[static_cast<std::size_t>(index.row())];
    const look::Metrics& m = list_.metrics_;
    const QRect& r = option.rect;
    const bool current = index == list_.view_->currentIndex();
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    if (current && row.hand) {
        p->fillRect(r, QColor(colour::paperOpen));
        p->fillRect(QRect(r.left(), r.top(), m.px(4), r.height()), QColor(colour::openBar));
    } else if (row.hand && (list_.marked_ == row.hand || option.state & QStyle::State_MouseOver)) {
        p->fillRect(r.adjusted(0, 0, 0, -1), look::withAlpha(colour::paperOpen, 150));
    }
    p->fillRect(QRect(r.left() + m.px(kInset), r.bottom(), r.width() - 2 * m.px(kInset), m.line(1)),
                QColor(row.hand ? colour::paperFine : colour::paperRule));
    row.hand ? drawHand(*p, (*list_.hands_)[*row.hand], r, current) : drawHeading(*p, row, r);
    if (current && list_.view_->hasFocus()) {
        p->setBrush(Qt::NoBrush);
        p->setPen(QPen(QColor(colour::ink), m.line(2)));
        const double in = m.line(2);
        p->drawRoundedRect(QRectF(r).adjusted(in, in, -in, -in), m.px(3), m.px(3));
    }
    p->restore();
}

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
    view_->setStyleSheet(sheet::paperListStyle());
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
            rowRect(static_cast<int>(i)).top() >= view_->viewport()->height() - rowHigh() / 2) {
            ++below.hands;
            below.last = rows_[i].hand;
        }
    return below;
}

QRect HandsList::rowRect(int row) const {
    return view_->visualRect(model_->index(row));
}

int HandsList::rowHigh() const {
    const int lines = 2 * QFontMetrics(look::sans(metrics_, 13)).height();
    return std::max(metrics_.px(kRow), lines + metrics_.px(8));
}

// Lengths of the design; on small pages words need more of the width than s gives them.
HandsList::Columns HandsList::columns(const QRect& row) const {
    const look::Metrics& m = metrics_;
    const QFontMetrics words(look::sans(m, 13)), big(look::sans(m, 16, QFont::Bold));
    const int inset = m.px(kInset + 14);
    Columns at;
    const auto part = [&](int left, int right) { return QRect(left, row.top(), right - left, row.height()); };
    const int cost = row.right() - inset,
              costWide = std::max(m.px(86), words.horizontalAdvance(QStringLiteral("000")) + m.px(40));
    at.cost = part(cost - costWide, cost);
    const int resti = at.cost.left() - m.px(16);
    at.resti = part(resti - big.horizontalAdvance(QStringLiteral("+00")), resti);
    const int when = row.left() + inset;
    at.when = part(
        when, when + std::max(m.px(98), words.horizontalAdvance(QStringLiteral("28 November")) + m.px(4)));
    at.with = part(at.when.right() + m.px(8), at.when.right() + m.px(44));
    at.picture = part(at.with.right() + m.px(34), at.resti.left() - m.px(4));
    return at;
}

void HandsList::layOut() {
    const int high = std::max(metrics_.px(22), QFontMetrics(look::sans(metrics_, 12)).height());
    view_->setGeometry(0, high + metrics_.line(1), width(), height() - high - metrics_.line(1));
    const QScrollBar* bar = view_->verticalScrollBar();
    const int wide = width() - (bar->maximum() > 0 ? bar->sizeHint().width() : 0);
    const Columns at = columns(QRect(0, 0, wide, high));
    const auto word = [&](Order order) {
        return QFontMetrics(look::sans(metrics_, 12, QFont::DemiBold))
                   .horizontalAdvance(head(order)->text()) +
               2;
    };
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
