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

#include <map>

namespace score {

class HandPage : public Page {
    Q_OBJECT

public:
    // Deck and book outlive the page.
    HandPage(look::Deck& deck, SheetBook& book, QWidget* parent = nullptr);
    ~HandPage() override;

    void showHand(int number);
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] SideColumn* column(minchiate::Side side) const {
        return columns_[static_cast<std::size_t>(side)];
    }
    [[nodiscard]] sheet::PaperTable* marks() const { return marks_; }
    [[nodiscard]] CardPicker* cardPicker() const { return cards_; }
    [[nodiscard]] VersicolaPicker* versicolaPicker() const { return versicole_; }
    [[nodiscard]] MarkEditor* editor() const { return editor_; }
    [[nodiscard]] PenaltyMenu* penalties() const { return penalties_; }
    [[nodiscard]] look::PaperButton* undoButton() const { return undo_; }
    [[nodiscard]] look::PaperButton* countButton() const { return count_; }
    [[nodiscard]] look::PaperButton* penaltyButton() const { return penalty_; }
    [[nodiscard]] look::PaperButton* writeButton() const { return write_; }
    [[nodiscard]] look::PaperButton* sheetButton() const { return toSheet_; }
    [[nodiscard]] look::PaperButton* nextButton() const { return next_; }
    [[nodiscard]] Field* resultField() const { return result_; }
    [[nodiscard]] Field* paidField() const { return paid_; }
    [[nodiscard]] Field* noteField() const { return note_; }
    [[nodiscard]] QString says() const { return says_->text(); }

    void focusFirst() override;

signals:
    void countAsked(int number);
    void nextAsked();

protected:
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] scoresheet::KeptHand hand() const { return book_.hand(number_); }
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
    void showResult(const scoresheet::KeptHand& hand);
    void keepDraft();
    [[nodiscard]] bool hasDraft() const;
    void tell();
    void say(const QString& words, bool wrong);
    void joinOverlays();

    SheetBook& book_;
    int number_ = 0;
    int shown_ = -1; // whose fields are filled
    int edited_ = -1;
    QString doubted_; // the result that was asked about
    // What was typed for other hands of this sheet and not yet written.
    struct Draft {
        QString result, paid;
    };
    std::map<int, Draft> drafts_;
    QString draftsOf_; // the sheet's file
    minchiate::Side side_{};
    scoresheet::Reason reason_{};

    QGridLayout* whole_;
    QHBoxLayout* foot_;
    Words* title_;
    Words* underTitle_;
    std::array<SideColumn*, 2> columns_;
    PadTray* tray_;
    sheet::PaperTable* marks_;
    Words* says_;
    Field* result_;
    Field* paid_; // resti, where they were paid without being marked here
    Field* note_;
    look::PaperButton *undo_, *count_, *penalty_, *write_, *toSheet_, *next_;
    CardPicker* cards_;
    VersicolaPicker* versicole_;
    MarkEditor* editor_;
    PenaltyMenu* penalties_;
};

} // namespace score
