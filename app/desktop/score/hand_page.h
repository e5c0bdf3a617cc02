// One hand of a real table, marked while people play: large buttons for both pairs, the pad between them,
// every mark to be changed at any time, and the ways to end the hand.
#pragma once

#include "desktop/look/deck.h"
#include "desktop/score/card_picker.h"
#include "desktop/score/mark_editor.h"
#include "desktop/score/on_paper.h"
#include "desktop/score/pad_tray.h"
#include "desktop/score/penalty_menu.h"
#include "desktop/score/sheet_book.h"
#include "desktop/score/side_column.h"

#include <QGridLayout>

#include <map>

namespace score {

struct HandFields {
    Field* result;
    Field* paid; // resti, where they were paid without being marked here
    Field* note;
};
struct HandButtons {
    look::PaperButton *undo, *count, *penalty, *write, *sheet, *next;
};

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
    [[nodiscard]] paper::PaperTable* marks() const { return marks_; }
    [[nodiscard]] CardPicker* cardPicker() const { return cards_; }
    [[nodiscard]] VersicolaPicker* versicolaPicker() const { return versicole_; }
    [[nodiscard]] MarkEditor* editor() const { return editor_; }
    [[nodiscard]] PenaltyMenu* penalties() const { return penalties_; }
    [[nodiscard]] const HandButtons& buttons() const { return buttons_; }
    [[nodiscard]] const HandFields& fields() const { return fields_; }
    [[nodiscard]] QString says() const { return says_->accessibleName(); }

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
    paper::PaperTable* marks_;
    Words* says_;
    HandFields fields_;
    HandButtons buttons_;
    CardPicker* cards_;
    VersicolaPicker* versicole_;
    MarkEditor* editor_;
    PenaltyMenu* penalties_;
};

} // namespace score
