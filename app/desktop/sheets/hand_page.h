// A hand of a sheet: what is asked of it at the left, what it comes to line by line at the right, with a
// note. A new hand is kept as it is said and counts once it is written; one that is written follows every
// tap. A game's page says what is asked.
#pragma once

#include "desktop/paper/page.h"
#include "desktop/sheets/choices.h"
#include "desktop/sheets/hands_book.h"
#include "desktop/sheets/ledger.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QTimer>

namespace sheets {

struct HandButtons {
    look::PaperButton *remove, *back, *write;
};

class HandPage : public paper::Page {
    Q_OBJECT

public:
    // The book outlives the page. `comesTo` stands over what the hand comes to.
    HandPage(HandsBook& book, const QString& name, const QString& comesTo, QWidget* parent = nullptr);

    void showHand(int number);
    [[nodiscard]] int number() const { return number_; }
    // What is tapped from here on is taken back tap by tap as long as the page is seen, and in one
    // afterwards.
    void enter() { before_ = hands_.changes(); }
    void leave() { hands_.joinChanges(before_); }

    [[nodiscard]] const HandButtons& handButtons() const { return handButtons_; }
    [[nodiscard]] paper::Field* note() const { return note_; }
    // What cannot be, wherever it stands; empty while all is well.
    [[nodiscard]] QString says() const { return wrong_; }
    [[nodiscard]] QString priceTold() const { return ledger_->accessibleName(); }
    [[nodiscard]] QString sum() const { return sum_->text(); }
    [[nodiscard]] QString scores() const { return shares_->accessibleName(); }

signals:
    void done(); // it is written
    void removed(int number);

protected:
    // The hand with this number, or what has been said of the next one, as what is asked now.
    virtual void takeUp() = 0;
    // Everything asked shows what has been said.
    virtual void fill() = 0;
    // Keeps what has been said: of the next hand as it is, in a written one where it is whole.
    virtual void keep() = 0;
    // What has been said comes to; call one of the three below.
    virtual void tell() = 0;
    // Writes the hand, if it is whole and can be; false if not.
    virtual bool writeDown() = 0;

    // After a tap.
    void said();
    // Something is not said yet; or cannot be, a sentence, under its line or at the foot; or all is well, and
    // it comes to this.
    void tellMissing(const QString& what);
    void tellWrong(const QString& why, paper::Words* under = nullptr);
    void tellHand(const std::vector<LedgerLine>& lines, const QString& sum, const std::vector<Share>& shares);

    // It comes to that as far as it goes: something is missing, or cannot be.
    void holdBack(const QString& missing, const QString& wrong);

    void setDealer(const QString& name);
    // A line of what is asked.
    struct Asked {
        paper::Words* label = nullptr;
        QWidget* what = nullptr;
        int row = 0;
    };
    Asked ask(const QString& label, QWidget* what);
    // Whether it is asked now; else it takes no room.
    enum class Asking : std::uint8_t { Now, NotNow };
    void setAsked(const Asked& line, Asking when);
    // Running words under a line: what follows from what it says, or by tellWrong() what is wrong with it.
    paper::Words* askUnder();
    static void sayUnder(paper::Words& under, const QString& words);
    // Something that needs the whole width, and room.
    void askAcross(QWidget* what);
    // A line with what cannot be beside it, unless that stands under its own.
    Asked askWithFaults(const QString& label, QWidget* what);
    [[nodiscard]] bool isNew() const { return number_ >= hands_.next(); }

    void write();
    void measure(const look::Metrics& m) override;
    void drawOn(QPainter& p) override;

private:
    void undo();
    void buildPrice(const QString& comesTo);
    void join();
    void clear();
    void retell();
    void showRemove();
    void sayWrong(paper::Words& at, const QString& why);

    HandsBook& hands_;
    int number_ = 0;
    bool unkept_ = false; // what was tapped last is not in the book
    QTimer typed_;        // since something was said that the hand comes to otherwise by
    std::size_t before_ = 0;
    QString wrong_;
    paper::Words* wrongAt_ = nullptr;
    QHBoxLayout* whole_;
    QWidget *asking_, *price_;
    QGridLayout* grid_;
    paper::Words *title_, *ledger_, *sum_, *shares_, *says_;
    paper::Field* note_;
    HandButtons handButtons_;
};

} // namespace sheets
