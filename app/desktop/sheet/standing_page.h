// The page on which the game stands written: the standing while it is played, the result at its end.
#pragma once

#include "look/buttons.h"
#include "look/deck.h"
#include "sheet/standing.h"
#include "sheet/standing_layout.h"

#include <QWidget>

namespace sheet {

// A paper on the cloth; it fills its window as the table does. While the game lasts it offers Close; at the
// end Again and First page.
class StandingPage : public QWidget {
    Q_OBJECT

public:
    // `deck` must outlive the page.
    explicit StandingPage(look::Deck& deck, QWidget* parent = nullptr);

    void setStanding(const Standing& standing);

    [[nodiscard]] const Standing& standing() const { return m_standing; }
    [[nodiscard]] const StandingPlaces& places() const { return m_places; }
    [[nodiscard]] look::PaperButton* closeButton() const { return m_close; } // hidden at the end
    [[nodiscard]] look::PaperButton* againButton() const { return m_again; } // shown at the end
    [[nodiscard]] look::PaperButton* handsButton() const { return m_hands; }
    [[nodiscard]] look::PaperButton* doorsButton() const { return m_doors; } // likewise

    // Gives the focus to the main button.
    void focusFirst();

signals:
    void closed();      // Close, or Esc at any time
    void againChosen(); // another game of the same length
    void doorsChosen(); // to the first page
    void handsChosen(); // what each hand is made of

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] look::PaperButton* mainButton() const;
    void layOut();
    void placeButtons();

    look::Deck& m_deck;
    Standing m_standing;
    StandingPlaces m_places;
    look::PaperButton* m_again;
    look::PaperButton* m_doors;
    look::PaperButton* m_close;
    look::PaperButton* m_hands; // once a hand is over
};

} // namespace sheet
