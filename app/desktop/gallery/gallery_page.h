// The card gallery: the whole deck on the cloth, one card large, and what there is to know of it.
#pragma once

#include "gallery/deck_list.h"
#include "look/deck.h"
#include "look/metrics.h"

#include <QLabel>
#include <QWidget>

namespace look {
class PaperButton;
}

namespace gallery {

class GalleryPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive it.
    explicit GalleryPage(look::Deck& deck, QWidget* parent = nullptr);

    [[nodiscard]] DeckList* list() const { return list_; }
    // What is told of the card shown, as plain text.
    [[nodiscard]] QString told() const;
    void focusFirst() { list_->setFocus(); }

signals:
    void closed(); // Esc or the button
    void ruleAsked(const QString& number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void tell();
    void layOut();

    look::Deck& deck_;
    look::Metrics metrics_;
    QRect card_;  // the large card
    QRect paper_; // behind the words
    DeckList* list_;
    QLabel *title_, *italian_, *words_;
    QString told_; // the words without their links
    look::PaperButton* back_;
};

} // namespace gallery
