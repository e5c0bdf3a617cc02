// A whole pack laid out in rows, to look at and to choose from: a list in icon mode, so that arrows, the
// mouse and assistive programs all know it. A row to a suit, then the trumps, the Fool and the back.
#pragma once

#include "desktop/look/deck.h"
#include "text/pack.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace gallery {

// All cards of a pack; one place more is the back.
class DeckModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit DeckModel(text::Pack pack, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] const text::Pack& pack() const { return pack_; }
    void setPack(const text::Pack& pack);
    // The code of the card at a place, or "back".
    [[nodiscard]] QString codeAt(int row) const;

private:
    text::Pack pack_;
};

class DeckList : public QListView {
    Q_OBJECT

public:
    // `deck`, the pack's pictures, must outlive it.
    DeckList(const text::Pack& pack, look::Deck& deck, QWidget* parent = nullptr);

    // Another pack, with its first card the current one.
    void setPack(const text::Pack& pack, look::Deck& deck);

    [[nodiscard]] const DeckModel& deckModel() const { return model_; }
    // The code of the current card, or "back".
    [[nodiscard]] QString current() const;
    // As wide as given, and just high enough.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(); // another card is the current one

protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    [[nodiscard]] QSize tileFor(int width) const;
    void fitTiles();

    DeckModel model_;
};

} // namespace gallery
