// The match sheet: of a match played here, of a round, or kept by hand. Rounds and hands, each player's resti
// with their sum of zero; a row opens in place to what its hand is made of.
#pragma once

#include "desktop/score/keep_menu.h"
#include "desktop/score/names_menu.h"
#include "desktop/score/on_paper.h"
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

struct SheetButtons {
    look::PaperButton *names, *curve, *print, *save, *stop, *review, *back, *again, *doors, *next;
};

class SheetPage : public Page {
    Q_OBJECT

public:
    // What the sheet belongs to.
    enum class Use {
        Kept,   // a file of the shelf, to be written on
        Game,   // the game at the table, under way
        Result, // the same once it is over
    };

    // Deck and book outlive the page.
    SheetPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);

    void setUse(Use use);
    void say(const QString& words);
    [[nodiscard]] Use use() const { return use_; }
    [[nodiscard]] const SheetBook& book() const { return book_; }
    [[nodiscard]] sheet::HandList* hands() const { return hands_; }
    [[nodiscard]] sheet::OpenHand* openPanel() const { return hands_->panel(); }
    [[nodiscard]] int openHand() const { return hands_->openHand(); }
    [[nodiscard]] const SheetButtons& buttons() const { return buttons_; }
    [[nodiscard]] NamesMenu* namesMenu() const { return namesMenu_; }
    [[nodiscard]] PartnersMenu* partnersMenu() const { return partners_; }
    [[nodiscard]] KeepMenu* keepMenu() const { return keep_; }
    [[nodiscard]] BookActions actions() const { return actions_; }
    [[nodiscard]] QString says() const { return says_->text(); }
    [[nodiscard]] QRect paper() const { return paper_; }

    void focusFirst() override;

signals:
    void handAsked(int number);                          // to be marked or changed
    void watchAsked(const score::WatchedHand& watched);  // a hand played here
    void reviewAsked(const score::WatchedHand& watched); // likewise
    void againChosen();                                  // another game of the same length
    void doorsChosen();                                  // to the first page

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void nameButtons();
    void joinMenus();
    [[nodiscard]] std::optional<WatchedHand> playedHand(int hand) const;
    void reviewHere();
    void placeButtons(const look::Metrics& m);
    void placeHeadButtons(const look::Metrics& m);
    void placeHands(const look::Metrics& m);
    void drawHead(QPainter& p) const;
    void drawTotals(QPainter& p) const;
    [[nodiscard]] sheet::SheetColumns columns() const;

    look::Deck& deck_;
    SheetBook& book_;
    Use use_ = Use::Kept;
    bool showCurve_ = false;
    QRect paper_, written_; // the whole, and where words begin and rules end
    int headRule_ = 0, totalRule_ = 0;
    sheet::HandList* hands_;
    Words* says_;
    SheetButtons buttons_;
    KeepMenu* keep_;
    NamesMenu* namesMenu_;
    PartnersMenu* partners_;
    BookActions actions_;
    QAction* review_;
};

} // namespace score

Q_DECLARE_METATYPE(score::WatchedHand)
