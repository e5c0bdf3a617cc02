// All 62 cards to be tapped, a row a suit; what heads a row takes all of it. For the keyboard it is one stop
// of Tab: arrows lead from card to card.
#pragma once

#include "bolognese/card.h"
#include "desktop/bolognese/sheet/card_cell.h"

#include <QGridLayout>
#include <QWidget>

#include <vector>

namespace bolognese_sheet {

class CardGrid : public QWidget {
    Q_OBJECT

public:
    explicit CardGrid(const QString& what, QWidget* parent = nullptr);

    void setCards(bolognese::CardSet cards);
    void setMetrics(const look::Metrics& m);
    [[nodiscard]] CardCell* cell(bolognese::Card card) const { return cards_.at(card.id); }
    [[nodiscard]] CardCell* head(int row) const { return heads_.at(static_cast<std::size_t>(row)); }
    // Where Tab leads to.
    [[nodiscard]] QWidget* current() const { return current_; }

signals:
    void changedTo(bolognese::CardSet cards); // by the person

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Row {
        QString words, name;
        std::vector<bolognese::Card> cards;
    };
    [[nodiscard]] static std::vector<Row> rows();
    void addRow(QGridLayout& grid, const Row& row);
    void add(CardCell* cell, int row, int column);
    void setCurrent(CardCell* cell);
    void move(const CardCell* from, int rows, int columns);

    struct Place {
        CardCell* cell = nullptr;
        int row = 0, column = 0;
    };
    bolognese::CardSet taken_;
    std::vector<CardCell*> cards_, heads_; // the cards by number
    std::vector<bolognese::CardSet> rowCards_;
    std::vector<Place> places_;
    CardCell* current_ = nullptr;
};

} // namespace bolognese_sheet
