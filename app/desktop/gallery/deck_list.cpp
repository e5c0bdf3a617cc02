#include "desktop/gallery/deck_list.h"

#include "desktop/look/palette.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <utility>

namespace gallery {

namespace {

constexpr int kCodeRole = Qt::UserRole;
constexpr double kHighToWide = 1.8;
constexpr int kLeastTile = 16; // wide

QRect cardIn(const QRect& tile) {
    const int wide = static_cast<int>(tile.width() * 0.9);
    const QSize size(wide, static_cast<int>(wide * kHighToWide));
    return {QPoint(tile.center().x() - size.width() / 2, tile.center().y() - size.height() / 2), size};
}

// One card of the list, with the keyboard's ring around the current one.
class CardDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setDeck(look::Deck& deck) { deck_ = &deck; }

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect card = cardIn(option.rect);
        p->drawPixmap(card, deck_->card(index.data(kCodeRole).toString(), card.size(),
                                        p->device()->devicePixelRatioF()));
        if (option.state & QStyle::State_Selected) {
            p->save();
            p->setRenderHint(QPainter::Antialiasing);
            p->setPen(QPen(QColor(look::colour::focus), 3));
            p->setBrush(Qt::NoBrush);
            p->drawRoundedRect(QRectF(card).adjusted(-1, -1, 1, 1), 4, 4);
            p->restore();
        }
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return static_cast<const QListView*>(parent())->gridSize();
    }

private:
    look::Deck* deck_ = nullptr;
};

} // namespace

DeckModel::DeckModel(text::Pack pack, QObject* parent) : QAbstractListModel(parent), pack_(std::move(pack)) {}

void DeckModel::setPack(const text::Pack& pack) {
    beginResetModel();
    pack_ = pack;
    endResetModel();
}

int DeckModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(pack_.codes.size()) + 1;
}

QVariant DeckModel::data(const QModelIndex& index, int role) const {
    const QString code = codeAt(index.row());
    switch (role) {
    case kCodeRole:
        return code;
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return pack_.noteOf(code).english;
    default:
        return {};
    }
}

QString DeckModel::codeAt(int row) const {
    return row >= 0 && row < pack_.codes.size() ? pack_.codes.at(row) : QStringLiteral("back");
}

DeckList::DeckList(const text::Pack& pack, look::Deck& deck, QWidget* parent)
    : QListView(parent), model_(pack) {
    setModel(&model_);
    setItemDelegate(new CardDelegate(this));
    setViewMode(IconMode);
    setMovement(Static);
    setUniformItemSizes(true);
    setSelectionMode(SingleSelection);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setAutoFillBackground(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setPack(pack, deck);
}

void DeckList::setPack(const text::Pack& pack, look::Deck& deck) {
    static_cast<CardDelegate*>(itemDelegate())->setDeck(deck);
    connect(&deck, &look::Deck::ready, viewport(), qOverload<>(&QWidget::update), Qt::UniqueConnection);
    setAccessibleName(
        tr("%1 pack: %n card(s)", "Florentine pack: 97 cards", static_cast<int>(pack.codes.size()))
            .arg(pack.name));
    setMinimumWidth(pack.inRow * kLeastTile);
    model_.setPack(pack);
    fitTiles();
    setCurrentIndex(model_.index(0, 0));
}

QString DeckList::current() const {
    return model_.codeAt(currentIndex().row());
}

// A card's breadth where a row is `width` wide; the rest is air.
QSize DeckList::tileFor(int width) const {
    const int wide = std::max(12, width / model_.pack().inRow);
    return {wide, static_cast<int>(wide * 0.9 * kHighToWide) + wide / 10};
}

int DeckList::heightForWidth(int width) const {
    const int inRow = model_.pack().inRow;
    return (model_.rowCount() + inRow - 1) / inRow * tileFor(width).height() + 2;
}

QSize DeckList::sizeHint() const {
    const int wide = model_.pack().inRow * 46;
    return {wide, heightForWidth(wide)};
}

void DeckList::fitTiles() {
    // Where the room is too low for cards as wide as it would hold, they are smaller: no row is cut.
    const int inRow = model_.pack().inRow;
    int width = this->width() - 2;
    while (width > inRow * kLeastTile && heightForWidth(width) > height())
        width -= inRow;
    setGridSize(tileFor(width));
}

void DeckList::resizeEvent(QResizeEvent* event) {
    fitTiles();
    QListView::resizeEvent(event);
}

void DeckList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit chosen();
}

} // namespace gallery

#include "moc_deck_list.cpp"
