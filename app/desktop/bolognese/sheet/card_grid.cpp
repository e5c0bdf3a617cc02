#include "desktop/bolognese/sheet/card_grid.h"

#include "text/bolognese/bolognese_words.h"

#include <QKeyEvent>

#include <algorithm>

namespace bolognese_sheet {

using namespace bolognese;
namespace words = text::bolognese;

namespace {

// As it stands on a small piece of paper.
QString shortName(Card card) {
    if (suitOf(card) == Suit::Matto)
        return CardGrid::tr("Matto");
    if (suitOf(card) != Suit::Trumps) {
        const std::array<QString, 4> figures{CardGrid::tr("K", "king"), CardGrid::tr("Q", "queen"),
                                             CardGrid::tr("N", "knight"), CardGrid::tr("J", "page")};
        const auto rank = static_cast<std::size_t>(rankOf(card));
        return rank < figures.size()       ? figures[rank]
               : rankOf(card) == Rank::Ace ? CardGrid::tr("A", "ace")
                                           : QString::fromStdString(codeOf(card)).mid(1);
    }
    if (kMoors & bit(card))
        return CardGrid::tr("Moor");
    if (card == kBegato)
        return CardGrid::tr("Bégato");
    const std::array<QString, 4> high{CardGrid::tr("Angel"), CardGrid::tr("World"), CardGrid::tr("Sun"),
                                      CardGrid::tr("Moon")};
    const auto place = static_cast<std::size_t>(card.id - kAngel.id);
    return place < high.size() ? high[place] : QString::fromStdString(codeOf(card)).mid(1);
}

QString longName(Card card) {
    QString name = words::cardName(card);
    if (kMoors & bit(card))
        name += u' ' + QString::fromStdString(codeOf(card)).right(1); // told apart to the ear
    return name;
}

QString upperFirst(QString text) {
    text[0] = text[0].toUpper();
    return text;
}

} // namespace

std::vector<CardGrid::Row> CardGrid::rows() {
    std::vector<Row> all;
    for (Suit suit : kSuits) {
        Row row{upperFirst(words::suitName(suit)), tr("All %1", "suit").arg(words::suitName(suit)), {}};
        for (Card card : setOf(bitsOf(suit)))
            row.cards.push_back(card);
        all.push_back(std::move(row));
    }
    Row high{tr("Trumps"), tr("All high trumps"), {}},
        low{tr("and on"), tr("All low trumps, and the Matto"), {}};
    for (Card card : kTrumps)
        (high.cards.size() < 11 ? high : low).cards.push_back(card);
    low.cards.push_back(kMatto);
    all.push_back(std::move(high));
    all.push_back(std::move(low));
    return all;
}

CardGrid::CardGrid(const QString& what, QWidget* parent) : QWidget(parent), cards_(kDeckSize) {
    setAccessibleName(what);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    for (const Row& row : rows())
        addRow(*grid, row);
    grid->setColumnStretch(0, 2);
    for (int column = 1; column <= 11; ++column)
        grid->setColumnStretch(column, 1);
    setCurrent(cards_.front());
}

void CardGrid::addRow(QGridLayout& grid, const Row& row) {
    const int at = static_cast<int>(heads_.size());
    auto* head = new CardCell(row.words, row.name, this);
    head->setCheckable(false);
    CardSet all;
    for (Card card : row.cards)
        all.insert(card);
    grid.addWidget(head, at, 0);
    add(head, at, 0);
    heads_.push_back(head);
    rowCards_.push_back(all);
    connect(head, &QAbstractButton::clicked, this, [this, all] {
        const bool whole = taken_.containsAll(all);
        emit changedTo(whole ? taken_ - all : taken_ | all);
    });
    for (std::size_t i = 0; i < row.cards.size(); ++i) {
        const Card card = row.cards[i];
        auto* cell = new CardCell(shortName(card), longName(card), this);
        const int column = static_cast<int>(i) + 1;
        grid.addWidget(cell, at, column);
        add(cell, at, column);
        cards_[card.id] = cell;
        connect(cell, &QAbstractButton::clicked, this, [this, card](bool taken) {
            CardSet cards = taken_;
            if (taken)
                cards.insert(card);
            else
                cards.erase(card);
            emit changedTo(cards);
        });
    }
}

void CardGrid::add(CardCell* cell, int row, int column) {
    places_.push_back({cell, row, column});
    cell->setFocusPolicy(Qt::ClickFocus);
    cell->installEventFilter(this);
}

void CardGrid::setCards(CardSet cards) {
    taken_ = cards;
    for (Card card : kWholeDeck)
        cards_[card.id]->setChecked(cards.contains(card));
}

void CardGrid::setMetrics(const look::Metrics& m) {
    for (const Place& place : places_)
        place.cell->setMetrics(m);
}

void CardGrid::setCurrent(CardCell* cell) {
    if (current_)
        current_->setFocusPolicy(Qt::ClickFocus);
    current_ = cell;
    current_->setFocusPolicy(Qt::StrongFocus);
}

void CardGrid::move(const CardCell* from, int rows, int columns) {
    const auto at = std::ranges::find(places_, from, &Place::cell);
    const auto to = std::ranges::find_if(places_, [&](const Place& place) {
        return place.row == at->row + rows && place.column == at->column + columns;
    });
    if (to == places_.end())
        return;
    setCurrent(to->cell);
    to->cell->setFocus(Qt::OtherFocusReason);
}

bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
    auto* cell = static_cast<CardCell*>(watched);
    if (event->type() == QEvent::FocusIn) {
        setCurrent(cell);
        cell->update();
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Left:
        move(cell, 0, -1);
        return true;
    case Qt::Key_Right:
        move(cell, 0, 1);
        return true;
    case Qt::Key_Up:
        move(cell, -1, 0);
        return true;
    case Qt::Key_Down:
        move(cell, 1, 0);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace bolognese_sheet

#include "moc_card_grid.cpp"
