// One hand of a real table, marked while people play: large buttons for both pairs, the pad between them,
// every mark to be changed at any time, and the ways to end the hand.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/score/card_picker.h"
#include "desktop/score/mark_editor.h"
#include "desktop/score/pad_tray.h"
#include "desktop/score/page.h"
#include "desktop/score/penalty_menu.h"
#include "desktop/score/sheet_book.h"
#include "desktop/score/side_column.h"
#include "desktop/sheet/paper_table.h"

#include <QGridLayout>

namespace score {

class HandPage : public Page {
    Q_OBJECT

public:
    // Deck and book outlive the page.
    HandPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);
    ~HandPage() override;

    void showHand(int number);
    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] SideColumn* column(minchiate::Side side) const {
        return m_columns[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] sheet::PaperTable* marks() const { return m_marks; }
    [[nodiscard]] CardPicker* cardPicker() const { return m_cards; }
    [[nodiscard]] VersicolaPicker* versicolaPicker() const { return m_versicole; }
    [[nodiscard]] MarkEditor* editor() const { return m_editor; }
    [[nodiscard]] PenaltyMenu* penalties() const { return m_penalties; }
    [[nodiscard]] look::PaperButton* undoButton() const { return m_undo; }
    [[nodiscard]] look::PaperButton* countButton() const { return m_count; }
    [[nodiscard]] look::PaperButton* penaltyButton() const { return m_penalty; }
    [[nodiscard]] look::PaperButton* writeButton() const { return m_write; }
    [[nodiscard]] look::PaperButton* sheetButton() const { return m_toSheet; }
    [[nodiscard]] look::PaperButton* nextButton() const { return m_next; }
    [[nodiscard]] Field* resultField() const { return m_result; }
    [[nodiscard]] Field* paidField() const { return m_paid; }
    [[nodiscard]] Field* noteField() const { return m_note; }
    [[nodiscard]] QString says() const { return m_says->text(); }

    void focusFirst() override;

signals:
    void countAsked(int number);
    void nextAsked();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] scoresheet::KeptHand hand() const { return m_book.hand(m_number); }
    [[nodiscard]] QString pair(minchiate::Side side) const;
    void write(const scoresheet::KeptHand& hand);
    // Writes the hand as `change` makes it.
    template<class Change>
    void writeWith(Change change) {
        scoresheet::KeptHand now = hand();
        change(now);
        write(now);
    }
    void add(const scoresheet::PadMark& mark);
    void askCard(minchiate::Side side, scoresheet::Reason reason);
    void askVersicola(minchiate::Side side);
    void edit(int mark);
    void writeResult();
    void tell();
    void say(const QString& words, bool wrong);
    void joinOverlays();

    SheetBook& m_book;
    int m_number = 0;
    int m_shown = -1; // whose fields are filled
    int m_edited = -1;
    minchiate::Side m_side{};
    scoresheet::Reason m_reason{};

    QGridLayout* m_whole;
    QHBoxLayout* m_foot;
    Words* m_title;
    Words* m_underTitle;
    std::array<SideColumn*, 2> m_columns;
    PadTray* m_tray;
    sheet::PaperTable* m_marks;
    Words* m_says;
    Field* m_result;
    Field* m_paid; // resti, where they were paid without being marked here
    Field* m_note;
    look::PaperButton *m_undo, *m_count, *m_penalty, *m_write, *m_toSheet, *m_next;
    CardPicker* m_cards;
    VersicolaPicker* m_versicole;
    MarkEditor* m_editor;
    PenaltyMenu* m_penalties;
};

} // namespace score
