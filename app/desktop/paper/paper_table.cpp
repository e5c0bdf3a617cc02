#include "desktop/paper/paper_table.h"

#include "desktop/look/palette.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>

namespace paper {

namespace colour = look::colour;
using Kind = TableRow::Kind;

class PaperTable::Rows : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void set(std::vector<TableRow> rows) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<TableRow>& all() const { return rows_; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)
            return rows_[static_cast<std::size_t>(index.row())].told;
        return {};
    }

private:
    std::vector<TableRow> rows_;
};

class PaperTable::Drawer : public QStyledItemDelegate {
public:
    explicit Drawer(PaperTable* table) : QStyledItemDelegate(table), table_(*table) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const TableRow& row = table_.rows()[static_cast<std::size_t>(index.row())];
        return {10, table_.rowHigh_ + (table_.wraps_ ? further(row) : 0)};
    }
    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int further(const TableRow& row) const;
    [[nodiscard]] int afterHead(const TableRow& row) const;
    void drawHeading(QPainter& p, const TableRow& row, const QRect& r) const;
    void drawRing(QPainter& p, const QString& words, const QRect& at, int align) const;
    [[nodiscard]] QFont font(const Cell& cell) const;

    PaperTable& table_;
};

QFont PaperTable::Drawer::font(const Cell& cell) const {
    QFont f = look::font(table_.metrics_, table_.type_);
    if (cell.ink == Cell::Ink::Bold)
        f.setWeight(QFont::Bold);
    if (cell.ink == Cell::Ink::Strong)
        f.setWeight(QFont::DemiBold);
    return f;
}

// From a heading's left edge to its running words.
int PaperTable::Drawer::afterHead(const TableRow& row) const {
    const QFontMetrics round(look::font(table_.metrics_, look::Type::Round));
    return round.horizontalAdvance(row.cells[0].text) + table_.metrics_.px(14);
}

// How high the lines after the first are.
int PaperTable::Drawer::further(const TableRow& row) const {
    const int wide = table_.viewport()->width();
    const auto more = [](const QFont& f, int room, const QString& words) {
        const QFontMetrics fm(f);
        return fm.horizontalAdvance(words) <= room
                   ? 0
                   : fm.boundingRect(QRect(0, 0, room, 4000), Qt::TextWordWrap, words).height() - fm.height();
    };
    if (row.kind == Kind::Heading)
        return more(look::font(table_.metrics_, look::Type::Text), wide - afterHead(row), row.cells[1].text);
    int most = 0;
    for (std::size_t i = 0; i < row.cells.size() && i < table_.columns_.size(); ++i)
        most = std::max(most, more(font(row.cells[i]), table_.cellRect(QRect(0, 0, wide, 1), i).width(),
                                   row.cells[i].text));
    return most;
}

void PaperTable::Drawer::drawHeading(QPainter& p, const TableRow& row, const QRect& r) const {
    const look::Metrics& m = table_.metrics_;
    const int baseline = r.top() + table_.rowHigh_ - m.px(8); // of the first line
    p.setPen(QColor(colour::ink));
    p.setFont(look::font(m, look::Type::Round));
    p.drawText(r.left(), baseline, row.cells[0].text);
    p.setFont(look::font(m, look::Type::Text));
    p.setPen(QColor(colour::ink2));
    const QFontMetrics fm(p.font());
    const int left = r.left() + afterHead(row);
    const QRect rest(left, baseline - fm.ascent(), r.right() - left, r.bottom() - baseline + fm.ascent());
    if (table_.wraps_)
        p.drawText(rest, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, row.cells[1].text);
    else
        p.drawText(left, baseline, fm.elidedText(row.cells[1].text, Qt::ElideRight, rest.width()));
    p.fillRect(QRect(r.left(), r.bottom(), r.width(), m.line(1)), QColor(colour::paperRule));
}

void PaperTable::Drawer::drawRing(QPainter& p, const QString& words, const QRect& at, int align) const {
    const look::Metrics& m = table_.metrics_;
    const QFontMetrics fm(p.font());
    const QRectF text = QFontMetricsF(fm).boundingRect(QRectF(at), align | Qt::AlignVCenter, words);
    QRectF ring(0, 0, text.width() + m.px(14), std::min<double>(fm.height() + 2, at.height() - 2));
    ring.moveCenter(text.center());
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::ink2), m.line(1)));
    p.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
}

void PaperTable::Drawer::paint(QPainter* p, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const TableRow& row = table_.rows()[static_cast<std::size_t>(index.row())];
    const look::Metrics& m = table_.metrics_;
    const QRect& r = option.rect;
    p->save();
    p->setRenderHint(QPainter::Antialiasing);
    if (row.kind == Kind::Heading) {
        drawHeading(*p, row, r);
        p->restore();
        return;
    }
    if (table_.keepsChosen_ && index == table_.currentIndex()) {
        p->fillRect(r.adjusted(0, 0, 0, -1), QColor(colour::paperOpen));
        p->fillRect(QRect(r.left(), r.top(), m.px(3), r.height() - 1), QColor(colour::openBar));
    }
    if (row.kind == Kind::Line || row.kind == Kind::Across)
        p->fillRect(QRect(r.left(), r.bottom(), r.width(), m.line(1)), QColor(colour::paperFine));
    if (option.state & QStyle::State_MouseOver)
        p->fillRect(r.adjusted(0, 0, 0, -1), look::withAlpha(colour::paperOpen, 130));
    for (std::size_t i = 0; i < row.cells.size() && i < table_.columns_.size(); ++i) {
        const Cell& cell = row.cells[i];
        QRect at = table_.cellRect(r, i);
        if (row.kind == Kind::Across && i + 1 == row.cells.size())
            at.setRight(r.right());
        p->setFont(font(cell));
        p->setPen(QColor(cell.ink == Cell::Ink::Weak ? colour::inkWeak : colour::ink));
        const int align = int(table_.columns_[i].align) | Qt::AlignVCenter;
        if (table_.wraps_)
            p->drawText(at, align | Qt::TextWordWrap, cell.text);
        else
            p->drawText(at, align | Qt::TextSingleLine,
                        QFontMetrics(p->font()).elidedText(cell.text, Qt::ElideRight, at.width()));
        if (cell.ring == Cell::Ring::Round)
            drawRing(*p, cell.text, at, int(table_.columns_[i].align));
    }
    if (table_.hasFocus() && index == table_.currentIndex()) {
        p->setBrush(Qt::NoBrush);
        p->setPen(QPen(QColor(colour::ink), m.line(2)));
        const double in = m.line(2);
        p->drawRoundedRect(QRectF(r).adjusted(in, in, -in, -in), m.px(3), m.px(3));
    }
    p->restore();
}

QString paperListStyle() {
    return QStringLiteral("QListView{background:transparent}"
                          "QScrollBar{background:transparent;width:8px;margin:0}"
                          "QScrollBar::handle{background:%1;border-radius:3px;min-height:28px}"
                          "QScrollBar::add-line,QScrollBar::sub-line{height:0}"
                          "QScrollBar::add-page,QScrollBar::sub-page{background:transparent}")
        .arg(QColor(colour::paperRule).name());
}

PaperTable::PaperTable(QWidget* parent)
    : QListView(parent), rows_(new Rows(this)), drawer_(new Drawer(this)),
      metrics_(look::metricsForTable(QSize(1280, 776))) {
    setModel(rows_);
    setItemDelegate(drawer_);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    viewport()->setAttribute(Qt::WA_Hover);
    setStyleSheet(paperListStyle());
    connect(this, &QListView::entered, this, [this](const QModelIndex& index) {
        emit pointed(rows()[static_cast<std::size_t>(index.row())].number);
    });
    connect(this, &QListView::clicked, this, [this](const QModelIndex& index) {
        if (const int number = rows()[static_cast<std::size_t>(index.row())].number; number >= 0)
            emit chosen(number);
    });
    connect(this, &QListView::doubleClicked, this, [this](const QModelIndex& index) {
        if (const int number = rows()[static_cast<std::size_t>(index.row())].number; number >= 0)
            emit opened(number);
    });
}

void PaperTable::setColumns(std::vector<Column> columns) {
    columns_ = std::move(columns);
    viewport()->update();
}

void PaperTable::setRows(std::vector<TableRow> rows) {
    const int scrolled = verticalScrollBar()->value();
    const int current = currentIndex().row();
    rows_->set(std::move(rows));
    setFocusPolicy(rows_->rowCount() == 0 ? Qt::NoFocus : Qt::StrongFocus); // Tab stops where something is
    if (current >= 0 && current < rows_->rowCount())
        setCurrentIndex(rows_->index(current));
    verticalScrollBar()->setValue(scrolled);
}

void PaperTable::setMetrics(const look::Metrics& m, double rowHigh, look::Type type) {
    metrics_ = m;
    type_ = type;
    rowHigh_ = std::max(m.px(rowHigh),
                        QFontMetrics(look::font(m, type)).height() + (type == look::Type::Sheet ? 2 : 0));
    scheduleDelayedItemsLayout();
    viewport()->update();
}

const std::vector<TableRow>& PaperTable::rows() const {
    return rows_->all();
}

const TableRow* PaperTable::currentRow() const {
    const int row = currentIndex().row();
    return row < 0 ? nullptr : &rows()[static_cast<std::size_t>(row)];
}

void PaperTable::selectNumber(int number) {
    const auto found = std::ranges::find(rows(), number, &TableRow::number);
    if (found == rows().end())
        return;
    const QModelIndex index = rows_->index(static_cast<int>(found - rows().begin()));
    setCurrentIndex(index);
    scrollTo(index);
}

QRect PaperTable::cellRect(const QRect& row, std::size_t column) const {
    const Column& c = columns_[column];
    const int left = row.left() + static_cast<int>(c.left * row.width());
    return {left, row.top(), static_cast<int>((c.right - c.left) * row.width()), row.height()};
}

void PaperTable::keyPressEvent(QKeyEvent* event) {
    const bool enter =
        event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space;
    if (const TableRow* row = currentRow(); enter && row && row->number >= 0) {
        const int number = row->number;
        emit chosen(number);
        emit opened(number);
    } else if (event->key() == Qt::Key_Escape || (!event->text().isEmpty() && event->text().at(0).isPrint()))
        event->ignore();
    else
        QListView::keyPressEvent(event);
}

void PaperTable::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    emit pointed(-1);
}

void PaperTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit moved();
}

} // namespace paper

#include "moc_paper_table.cpp"
