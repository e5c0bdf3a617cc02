// The match sheet: of a match played here, of a round, or kept by hand. Rounds and hands, each player's resti
// with their sum of zero; a row opens in place to what its hand is made of.
#pragma once

#include "desktop/score/keep_menu.h"
#include "desktop/score/names_menu.h"
#include "desktop/score/page.h"
#include "desktop/score/partners_menu.h"
#include "desktop/score/sheet_book.h"
#include "desktop/sheet/hand_list.h"

namespace score {

// A hand of the sheet to be watched, with the people who sat in its seats: 0 is the first player.
struct WatchedHand {
    records::HandRecord record;
    minchiate::PerSeat<QString> names;
    minchiate::PerSeat<int> players{};
    QString title; // "Hand 3 of 12"
};

class SheetPage : public Page {
    Q_OBJECT

public:
    // What the sheet belongs to.
    enum class Use {
        kept,   // a file of the shelf, to be written on
        game,   // the game at the table, under way
        result, // the same once it is over
    };

    // Deck and book outlive the page.
    SheetPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);

    void setUse(Use use);
    void say(const QString& words);
    [[nodiscard]] Use use() const { return m_use; }
    [[nodiscard]] const SheetBook& book() const { return m_book; }
    [[nodiscard]] sheet::HandList* hands() const { return m_hands; }
    [[nodiscard]] sheet::OpenHand* openPanel() const { return m_hands->panel(); }
    [[nodiscard]] int openHand() const { return m_hands->openHand(); }
    [[nodiscard]] look::PaperButton* nextButton() const { return m_next; }
    [[nodiscard]] look::PaperButton* curveButton() const { return m_curve; }
    [[nodiscard]] look::PaperButton* stopButton() const { return m_stop; }
    [[nodiscard]] look::PaperButton* printButton() const { return m_print; }
    [[nodiscard]] look::PaperButton* saveButton() const { return m_save; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }
    [[nodiscard]] look::PaperButton* namesButton() const { return m_names; }
    [[nodiscard]] look::PaperButton* againButton() const { return m_again; }
    [[nodiscard]] look::PaperButton* doorsButton() const { return m_doors; }
    [[nodiscard]] NamesMenu* namesMenu() const { return m_namesMenu; }
    [[nodiscard]] PartnersMenu* partnersMenu() const { return m_partners; }
    [[nodiscard]] KeepMenu* keepMenu() const { return m_keep; }
    [[nodiscard]] BookActions actions() const { return m_actions; }
    [[nodiscard]] QString says() const { return m_says->text(); }
    [[nodiscard]] QRect paper() const { return m_paper; }

    void focusFirst() override;

signals:
    void handAsked(int number);                         // to be marked or changed
    void watchAsked(const score::WatchedHand& watched); // a hand played here
    void againChosen();                                 // another game of the same length
    void doorsChosen();                                 // to the first page

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void nameButtons();
    void joinMenus();
    void watch(int hand);
    void placeButtons(const look::Metrics& m);
    void placeHeadButtons(const look::Metrics& m);
    void placeHands(const look::Metrics& m);
    void drawHead(QPainter& p) const;
    void drawTotals(QPainter& p) const;
    [[nodiscard]] sheet::SheetColumns columns() const;

    look::Deck& m_deck;
    SheetBook& m_book;
    Use m_use = Use::kept;
    bool m_showCurve = false;
    QRect m_paper, m_written; // the whole, and where words begin and rules end
    int m_headRule = 0, m_totalRule = 0;
    sheet::HandList* m_hands;
    Words* m_says;
    look::PaperButton *m_names, *m_curve, *m_print, *m_save, *m_stop, *m_back, *m_again, *m_doors, *m_next;
    KeepMenu* m_keep;
    NamesMenu* m_namesMenu;
    PartnersMenu* m_partners;
    BookActions m_actions;
};

} // namespace score

Q_DECLARE_METATYPE(score::WatchedHand)
