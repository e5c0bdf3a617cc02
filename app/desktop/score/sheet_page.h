// The sheet: rounds and hands, each player's resti with their sum of zero, what any number is made of, the
// curve.
#pragma once

#include "score/keep_menu.h"
#include "score/made_of.h"
#include "score/names_menu.h"
#include "score/page.h"
#include "score/paper_table.h"
#include "score/partners_menu.h"
#include "score/score_button.h"
#include "score/sheet_book.h"
#include "score/tricks_view.h"

#include <QGridLayout>

namespace score {

class SheetPage : public Page {
    Q_OBJECT

public:
    // Deck and book outlive the page.
    SheetPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);

    void refresh();
    void say(const QString& words);
    [[nodiscard]] PaperTable* table() const { return m_table; }
    [[nodiscard]] look::PaperButton* nextButton() const { return m_next; }
    [[nodiscard]] look::PaperButton* changeButton() const { return m_change; }
    [[nodiscard]] look::PaperButton* curveButton() const { return m_curve; }
    [[nodiscard]] look::PaperButton* stopButton() const { return m_stop; }
    [[nodiscard]] look::PaperButton* printButton() const { return m_print; }
    [[nodiscard]] look::PaperButton* backButton() const { return m_back; }
    [[nodiscard]] look::PaperButton* cardsButton() const { return m_cards; }
    [[nodiscard]] look::PaperButton* namesButton() const { return m_names; }
    [[nodiscard]] look::PaperButton* watchButton() const { return m_watch; }
    [[nodiscard]] NamesMenu* namesMenu() const { return m_namesMenu; }
    [[nodiscard]] PartnersMenu* partnersMenu() const { return m_partners; }
    [[nodiscard]] KeepMenu* keepMenu() const { return m_keep; }
    [[nodiscard]] TricksView* tricksView() const { return m_tricks; }
    [[nodiscard]] MadeOf* madeOf() const { return m_madeOf; }
    [[nodiscard]] QString says() const { return m_says->text(); }
    [[nodiscard]] int openHand() const { return m_open; }

    void focusFirst() override;

signals:
    void handAsked(int number);                          // to be marked or changed
    void replayAsked(const records::HandRecord& record); // a hand played here, to be watched again

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    void toggle(int hand);
    void tellOpen();
    void showTricks();
    void joinMenus();

    SheetBook& m_book;
    int m_open = -1;
    bool m_showCurve = false;
    QGridLayout* m_whole;
    QWidget* m_paper;
    QWidget* m_head; // where the names stand
    QWidget* m_total;
    Words* m_title;
    Words* m_says;
    PaperTable* m_table;
    QWidget* m_field; // where the curve is drawn
    look::PaperButton *m_cards, *m_change, *m_watch, *m_curve, *m_stop, *m_print, *m_names, *m_back, *m_next;
    KeepMenu* m_keep;
    MadeOf* m_madeOf;
    TricksView* m_tricks;
    NamesMenu* m_namesMenu;
    PartnersMenu* m_partners;
};

} // namespace score
