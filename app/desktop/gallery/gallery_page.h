// The card gallery: the packs to choose from, a whole pack on the cloth, one card large, and what there is to
// know of it.
#pragma once

#include "desktop/gallery/deck_list.h"
#include "desktop/look/decks.h"
#include "desktop/look/metrics.h"
#include "desktop/look/sign_row.h"
#include "text/pack.h"

#include <QLabel>
#include <QWidget>

#include <vector>

namespace look {
class PaperButton;
}

namespace gallery {

class GalleryPage : public QWidget {
    Q_OBJECT

public:
    // The packs must outlive it; each is asked for when it is first shown.
    explicit GalleryPage(look::Decks& decks, QWidget* parent = nullptr);

    [[nodiscard]] const std::vector<text::Pack>& packs() const { return packs_; }
    [[nodiscard]] look::SignRow* packRow() const { return row_; }
    [[nodiscard]] DeckList* list() const { return list_; }
    // Shows the pack whose pictures lie in this folder.
    void showPackOf(const QString& folder);
    // The pictures of the pack shown.
    [[nodiscard]] look::Deck& deck() const { return decks_.of(packs_[shown_].folder); }
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
    void showPack(int pack);
    void tell();
    void layOut();
    [[nodiscard]] int wordsNeed(int width) const;

    std::vector<text::Pack> packs_;
    look::Decks& decks_;
    std::size_t shown_ = 0;
    look::Metrics metrics_;
    QRect card_;  // the large card
    QRect paper_; // behind the words
    look::SignRow* row_;
    DeckList* list_;
    QLabel *title_, *own_, *words_;
    QString told_; // the words without their links
    look::PaperButton* back_;
};

} // namespace gallery
