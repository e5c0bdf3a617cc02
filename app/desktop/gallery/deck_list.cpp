#include "gallery/deck_list.h"

#include "hand_order.h"
#include "look/palette.h"
#include "words.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

namespace gallery {

using namespace minchiate;

namespace {

constexpr int kCodeRole = Qt::UserRole;
constexpr double kHighToWide = 1.8;

// A card's breadth where a row is `width` wide; the rest is air.
QSize tileFor(int width) {
    const int wide = std::max(12, width / kInRow);
    return {wide, static_cast<int>(wide * 0.9 * kHighToWide) + wide / 10};
}

QRect cardIn(const QRect& tile) {
    const int wide = static_cast<int>(tile.width() * 0.9);
    const QSize size(wide, static_cast<int>(wide * kHighToWide));
    return {QPoint(tile.center().x() - size.width() / 2, tile.center().y() - size.height() / 2), size};
}

// One card of the list, with the keyboard's ring around the current one.
class CardDelegate : public QStyledItemDelegate {
public:
    CardDelegate(look::Deck& deck, QObject* parent) : QStyledItemDelegate(parent), deck_(deck) {}

    void paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QRect card = cardIn(option.rect);
        p->drawPixmap(card, deck_.card(index.data(kCodeRole).toString(), card.size(),
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
    look::Deck& deck_;
};

} // namespace

DeckModel::DeckModel(QObject* parent) : QAbstractListModel(parent) {
    for (Suit suit : kSuits) {
        std::vector<Card> cards;
        for (Card c : cardsOf(suit))
            cards.push_back(c);
        // Strength falls with the number of pips in two suits and rises in the others: here a row is a row.
        std::ranges::sort(cards, {}, [](Card c) {
            const int s = strength(c);
            return s >= 10 || !isRound(suitOf(c)) ? -s : s - 9;
        });
        cards_.insert(cards_.end(), cards.begin(), cards.end());
    }
    for (int n = 1; n <= 40; ++n)
        cards_.push_back(trump(n));
    cards_.push_back(kFool);
}

int DeckModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cards_.size()) + 1;
}

QVariant DeckModel::data(const QModelIndex& index, int role) const {
    const std::optional<Card> card = cardAt(index.row());
    switch (role) {
    case kCodeRole:
        return card ? QString::fromStdString(code(*card)) : QStringLiteral("back");
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: {
        if (!card)
            return tr("the back");
        const QString title = text::trumpTitle(*card);
        return title.isEmpty() ? text::cardName(*card)
                               : text::cardName(*card) + QStringLiteral(" · ") + title;
    }
    default:
        return {};
    }
}

std::optional<Card> DeckModel::cardAt(int row) const {
    if (row < 0 || row >= static_cast<int>(cards_.size()))
        return std::nullopt;
    return cards_[static_cast<std::size_t>(row)];
}

int DeckModel::rowOf(Card card) const {
    return static_cast<int>(std::ranges::find(cards_, card) - cards_.begin());
}

DeckList::DeckList(look::Deck& deck, QWidget* parent) : QListView(parent) {
    setModel(&model_);
    setItemDelegate(new CardDelegate(deck, this));
    setAccessibleName(tr("The ninety-seven cards"));
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
    setMinimumWidth(kInRow * 16);
    connect(&deck, &look::Deck::ready, viewport(), qOverload<>(&QWidget::update));
    setCurrentIndex(model_.index(0, 0));
}

std::optional<Card> DeckList::current() const {
    return model_.cardAt(currentIndex().row());
}

void DeckList::setCurrent(Card card) {
    setCurrentIndex(model_.index(model_.rowOf(card), 0));
}

int DeckList::heightForWidth(int width) const {
    return model_.rowCount() / kInRow * tileFor(width).height() + 2;
}

QSize DeckList::sizeHint() const {
    const int wide = kInRow * 46;
    return {wide, heightForWidth(wide)};
}

void DeckList::resizeEvent(QResizeEvent* event) {
    // Where the room is too low for cards as wide as it would hold, they are smaller: no row is cut.
    int width = event->size().width() - 2;
    while (width > kInRow * 16 && heightForWidth(width) > event->size().height())
        width -= kInRow;
    setGridSize(tileFor(width));
    QListView::resizeEvent(event);
}

void DeckList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit chosen();
}

} // namespace gallery
