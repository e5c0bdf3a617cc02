// Which cards to play with: deck, back, size of the index, banners and signs of value, with the whole deck
// beside them as it will be. Not modal; every change applies at once.
#pragma once

#include "desktop/gallery/deck_list.h"
#include "desktop/look/deck.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QListWidget>

namespace gallery {

class CardsDialog : public QDialog {
    Q_OBJECT

public:
    explicit CardsDialog(const look::Faces& faces, QWidget* parent = nullptr);

    // Shows other cards, chosen elsewhere; emits nothing.
    void setFaces(const look::Faces& faces);
    [[nodiscard]] const look::Faces& faces() const { return faces_; }

    [[nodiscard]] QComboBox* deckBox() const { return decks_; }
    [[nodiscard]] QListWidget* backs() const { return backs_; }
    [[nodiscard]] QCheckBox* largeIndexBox() const { return largeIndex_; }
    [[nodiscard]] QCheckBox* arabicBox() const { return arabic_; }
    [[nodiscard]] QCheckBox* valuesBox() const { return values_; }
    [[nodiscard]] DeckList* preview() const { return preview_; }

signals:
    void changed(const look::Faces& faces);

private:
    QCheckBox* addCheck(QLayout* into, const QString& words, const QString& gloss,
                        bool look::CardManner::*member);
    void fillBacks();
    void drawBacks();
    void showFaces();
    void take(const look::Faces& wanted);

    look::Faces faces_;
    look::Deck deck_; // of its own: the preview is another picture of every card
    QComboBox* decks_ = nullptr;
    QListWidget* backs_ = nullptr;
    QCheckBox *largeIndex_ = nullptr, *arabic_ = nullptr, *values_ = nullptr;
    DeckList* preview_ = nullptr;
};

} // namespace gallery
