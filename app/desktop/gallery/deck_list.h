// The whole deck laid out in rows, to look at and to choose from: a list in icon mode, so that arrows, the
// mouse and assistive programs all know it. Fourteen to a row: four suits, then the trumps, the Fool and the
// back.
#pragma once

#include "card.h"
#include "look/deck.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <optional>

namespace gallery {

inline constexpr int kInRow = 14;

// All 97 cards by rows, kings first and trumps from 1; one place more is the back.
class DeckModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit DeckModel(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    // The card at a place; nothing for the back.
    [[nodiscard]] std::optional<minchiate::Card> cardAt(int row) const;
    [[nodiscard]] int rowOf(minchiate::Card card) const;

private:
    std::vector<minchiate::Card> cards_;
};

class DeckList : public QListView {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit DeckList(look::Deck& deck, QWidget* parent = nullptr);

    [[nodiscard]] const DeckModel& deckModel() const { return model_; }
    [[nodiscard]] std::optional<minchiate::Card> current() const;
    void setCurrent(minchiate::Card card);
    // As wide as given, and just high enough.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(); // another card is the current one

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    DeckModel model_;
};

} // namespace gallery
